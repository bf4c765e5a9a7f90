"""A comparison on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from judgecall.comparing.verdicts import Kind
from judgecall.comparing.wording import (
    HEADLINES,
    IN_BULK,
    cautions,
    how_many,
    numbers,
    passed,
    tallied,
    turn,
    verdict_of,
    who,
)
from judgecall.report.brief import briefly, counted
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgecall.comparing.playing import Flips, RulesComparison
    from judgecall.comparing.rules import Altered, RulesDiff
    from judgecall.comparing.sides import ClauseKey
    from judgecall.comparing.verdicts import Change, Diff
    from judgecall.report.page import Page
    from judgecall.rulebook import Scenario

_STYLES: Final = {
    Kind.LOST: "red",
    Kind.LEFT_OUT: "red",
    Kind.GAINED: "green",
    Kind.TURNED: "yellow",
    Kind.ONLY_OLD: "cyan",
    Kind.ONLY_NEW: "cyan",
}
_COLOURS: Final = {"-": "red", "+": "green"}


def put_diff(page: Page, diff: Diff) -> None:
    """Tell what changed between two sides."""
    for label, side in (("First", diff.old), ("Second", diff.new)):
        page.labelled(label, side.name, wrap=False, style="bold")
        page.labelled("", who(side))
    page.gap()
    for caution in cautions(diff):
        page.labelled("Mind", caution, style="yellow")
    page.gap()
    _put_changes(page, diff)
    page.labelled("First", f"passed {passed(diff.old.count)}")
    page.labelled("Second", f"passed {passed(diff.new.count)}")
    page.labelled(
        "In both",
        f"{counted(diff.new_in_both.of_all, 'scenario')}; "
        f"passed {diff.old_in_both.passed} -> {diff.new_in_both.passed}",
    )
    page.gap()
    page.line(verdict_of(diff), "bold red" if diff.exit_code is not ExitCode.OK else "bold")


def _put_changes(page: Page, diff: Diff) -> None:
    for kind, headline in HEADLINES.items():
        if not (clauses := diff.of(kind)):
            continue
        page.title(headline.upper(), how_many(clauses), _STYLES[kind])
        for clause, changes in clauses.items():
            old, new = diff.old.of_clause(clause), diff.new.of_clause(clause)
            if kind in IN_BULK:
                page.line(f"  {clause}   {tallied(changes)}")
                continue
            page.line(
                f"  {clause}   passed {old.passed} of {old.of_all} -> "
                f"{new.passed} of {new.of_all}",
                "bold",
            )
            _put_words(page, diff, clause)
            for said, names in _turns(changes).items():
                for name in briefly(names):
                    page.line(f"    {said}   {name}")
        page.gap()


def _put_words(page: Page, diff: Diff, clause: ClauseKey) -> None:
    if words := diff.words_of(clause):
        page.line(f"    {words}", "dim")


def _turns(changes: Iterable[Change]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for change in changes:
        found.setdefault(turn(change), []).append(change.id)
    return found


def put_rules(page: Page, comparison: RulesComparison) -> None:
    """Tell what changed between two versions of the rules, and whose verdicts flip."""
    page.line(f"{comparison.old} -> {comparison.new}", "bold")
    page.gap()
    for book in comparison.books:
        page.title(book.id, numbers(book), "yellow" if not book.is_empty else "green")
        _put_book(page, book)
        page.gap()
    for name, why in comparison.not_played.items():
        page.labelled("Not played", f"{name}: {why}", style="yellow")
    for flips in comparison.flips:
        page.gap()
        _put_flips(page, flips)


def _put_book(page: Page, book: RulesDiff) -> None:
    for statement in book.manifest:
        _put_altered(page, statement)
    for sign, clauses in (("+", book.clauses_added), ("-", book.clauses_removed)):
        for clause in clauses:
            page.line(f"  {sign} {clause.id}   {clause.title}", _COLOURS[sign])
            for scenario in clause.scenarios:
                page.line(f"      {scenario.name}", "dim")
    for changed in book.clauses_changed:
        page.line(f"  ~ {changed.clause.id}   {changed.clause.title}", "yellow")
        for altered in (*changed.standing, *changed.reworded):
            _put_altered(page, altered)
    told = {clause.id for clause in (*book.clauses_added, *book.clauses_removed)}
    _put_scenarios(page, "+", [each for each in book.added if each.clause.id not in told])
    _put_scenarios(page, "-", [each for each in book.removed if each.clause.id not in told])
    for change in book.changed:
        page.line(f"  ~ {change.new.id}", "yellow")
        for line in change.lines:
            page.line(f"      {line}", _COLOURS.get(line[0], "dim"))
    for old, scenario in book.renamed.items():
        page.line(f"  = {old} is now {scenario.id}", "dim")


def _put_altered(page: Page, altered: Altered) -> None:
    page.line(f"      {altered.what}", "dim")
    for sign, said in (("-", altered.old), ("+", altered.new)):
        page.line(f"      {sign} {said or '(nothing)'}", _COLOURS[sign])


def _put_scenarios(page: Page, sign: str, scenarios: Iterable[Scenario]) -> None:
    for scenario in scenarios:
        page.line(f"  {sign} {scenario.id}", _COLOURS[sign])


def _put_flips(page: Page, flips: Flips) -> None:
    if flips.diff is None:
        page.title("NOT PLAYED", flips.spec, "magenta")
        fault = flips.no_engine
        page.labelled("Because", fault.sentence if fault else flips.ending.value)
        if fault and fault.hint:
            page.labelled("Hint", fault.hint)
        return
    page.title("Verdicts of", f"{flips.diff.new.engine} ({flips.spec})", "")
    _put_changes(page, flips.diff)
    for fault_told in flips.faults:
        for line in fault_told.splitlines():
            page.line(f"  {line}", "magenta")
    page.labelled("Before", f"passed {passed(flips.diff.old.count)}")
    page.labelled("After", f"passed {passed(flips.diff.new.count)}")
    page.line(f"  {verdict_of(flips.diff)}", "bold red" if flips.exit_code else "bold")
