"""
A comparison as Markdown, for a job summary or a comment on a pull request.

An engine's words stand in `<code>` with everything but letters and digits as entities: they can
make no link, no image, no mention and no row of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from judgecall.comparing.verdicts import Kind
from judgecall.comparing.wording import (
    HEADLINES,
    IN_BULK,
    cautions,
    how_many,
    numbers,
    tallied,
    turn,
    verdict_of,
)
from judgecall.report.brief import briefly
from judgecall.report.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgecall.comparing.playing import Flips, RulesComparison
    from judgecall.comparing.rules import Altered, RulesDiff
    from judgecall.comparing.sides import Count, Side
    from judgecall.comparing.verdicts import Diff

_HARMLESS: Final = frozenset(" .,-/")


def code(text: str) -> str:
    """A text that is shown to the letter."""
    return f"<code>{escaped(text)}</code>"


def escaped(text: str) -> str:
    """A text that means nothing to Markdown or HTML."""
    return "".join(
        each if each.isalnum() or each in _HARMLESS else f"&#{ord(each)};"
        for each in visible(text)
    )


def diff_markdown(diff: Diff) -> str:
    """Tell what changed between two sides."""
    lines = [f"### {verdict_of(diff)}", "", *_sides(diff), ""]
    lines += [f"> {escaped(caution)}\n" for caution in cautions(diff)]
    lines += _changes(diff, "####")
    return "\n".join(lines).rstrip() + "\n"


def _sides(diff: Diff) -> list[str]:
    return [
        "| | engine | passed of judged | passed of all | of what both have |",
        "|---|---|---|---|---|",
        _side("first", diff.old, diff.old_in_both),
        _side("second", diff.new, diff.new_in_both),
    ]


def _side(label: str, side: Side, both: Count) -> str:
    editions = ", ".join(f"{book.title} {book.edition}" for book in side.books.values())
    count = side.count
    return (
        f"| {label}: {code(side.name)} | {code(side.engine)} on {escaped(editions)} "
        f"| {count.passed} of {count.judged} | {count.passed} of {count.of_all} "
        f"| {both.passed} of {both.of_all} |"
    )


def _changes(diff: Diff, level: str) -> list[str]:
    lines = []
    for kind, headline in HEADLINES.items():
        if not (clauses := diff.of(kind)):
            continue
        lines += [f"{level} {headline}: {how_many(clauses)}", ""]
        lines += ["| clause | passed | scenarios |", "|---|---|---|"]
        for clause, changes in clauses.items():
            old, new = diff.old.of_clause(clause), diff.new.of_clause(clause)
            turns: dict[str, list[str]] = {}
            for change in changes:
                turns.setdefault(turn(change), []).append(change.id)
            named = "<br>".join(
                f"{said.replace('->', '→')}: {escaped(name)}"
                for said, names in turns.items()
                for name in briefly(names)
            )
            scenarios = tallied(changes) if kind in IN_BULK else named
            words = diff.words_of(clause)
            lines.append(
                f"| {code(str(clause))}{'<br>' + escaped(words) if words else ''} "
                f"| {_moved(kind, old, new)} | {scenarios} |",
            )
        lines.append("")
    return lines


def _moved(kind: Kind, old: Count, new: Count) -> str:
    before, after = f"{old.passed} of {old.of_all}", f"{new.passed} of {new.of_all}"
    if kind is Kind.ONLY_OLD:
        return before
    return after if kind is Kind.ONLY_NEW else f"{before} → {after}"


def rules_markdown(comparison: RulesComparison) -> str:
    """Tell what changed between two versions of the rules, and whose verdicts flip."""
    lines = [f"### Rules: {code(comparison.old)} → {code(comparison.new)}", ""]
    for book in comparison.books:
        lines += [f"#### {code(book.id)}: {numbers(book)}", "", *_book(book), ""]
    lines += [f"> {escaped(f'Not played: {name}: {why}')}\n" for name, why in
              comparison.not_played.items()]  # fmt: skip
    for flips in comparison.flips:
        lines += [*_flips(flips), ""]
    return "\n".join(lines).rstrip() + "\n"


def _book(book: RulesDiff) -> list[str]:
    lines = [line for statement in book.manifest for line in _altered(statement, "")]
    for verb, clauses in (("added", book.clauses_added), ("removed", book.clauses_removed)):
        for clause in clauses:
            lines.append(f"- clause {verb}: {code(clause.id)} {escaped(clause.title)}")
            lines += [f"  - {escaped(scenario.name)}" for scenario in clause.scenarios]
    for changed in book.clauses_changed:
        lines.append(
            f"- clause changed: {code(changed.clause.id)} {escaped(changed.clause.title)}"
        )
        for altered in (*changed.standing, *changed.reworded):
            lines += _altered(altered, "  ")
    told = {clause.id for clause in (*book.clauses_added, *book.clauses_removed)}
    for verb, scenarios in (("added", book.added), ("removed", book.removed)):
        lines += [
            f"- scenario {verb}: {code(scenario.id)}"
            for scenario in scenarios
            if scenario.clause.id not in told
        ]
    for change in book.changed:
        lines += [f"- scenario changed in meaning: {code(change.new.id)}", ""]
        lines += [*_fenced(change.lines), ""]
    lines += [
        f"- scenario renamed: {code(old)} → {code(scenario.id)}"
        for old, scenario in book.renamed.items()
    ]
    return lines


def _altered(altered: Altered, indent: str) -> list[str]:
    old, new = (escaped(said) or "(nothing)" for said in (altered.old, altered.new))
    return [f"{indent}- {escaped(altered.what)}: {old} → {new}"]


def _fenced(lines: Iterable[str]) -> list[str]:
    """The lines as a diff below an item; the fence is longer than any in them."""
    shown = [visible(line) for line in lines]
    longest = max((len(run) for line in shown for run in _runs_of_backticks(line)), default=0)
    fence = "`" * max(3, longest + 1)
    return [f"  {line}" for line in (f"{fence}diff", *shown, fence)]


def _runs_of_backticks(line: str) -> list[str]:
    return "".join(each if each == "`" else " " for each in line).split()


def _flips(flips: Flips) -> list[str]:
    if flips.diff is None:
        why = flips.no_engine.sentence if flips.no_engine else flips.ending.value
        return [f"#### Not played: {code(flips.spec)}", "", f"> {escaped(why)}"]
    diff = flips.diff
    lines = [f"#### {code(diff.new.engine)} ({code(flips.spec)}): {verdict_of(diff)}", ""]
    lines += [*_sides(diff), "", *_changes(diff, "#####")]
    return [*lines, *(f"> {escaped(fault)}\n" for fault in flips.faults)]
