"""The words in which changes are told, on a terminal and in Markdown alike."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from judgecall.comparing.verdicts import Kind
from judgecall.report.brief import counted
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.comparing.rules import RulesDiff
    from judgecall.comparing.sides import ClauseKey, Count, Side
    from judgecall.comparing.verdicts import Change, Diff

#: The kinds in the order in which a reader needs them, each with its headline.
HEADLINES: Final = {
    Kind.LOST: "Lost",
    Kind.LEFT_OUT: "Left out",
    Kind.GAINED: "Gained",
    Kind.TURNED: "Changed kind",
    Kind.ONLY_OLD: "Only in the first",
    Kind.ONLY_NEW: "Only in the second",
}

#: Kinds of which there are many at once, so that scenarios are counted and clauses named.
IN_BULK: Final = frozenset({Kind.LEFT_OUT, Kind.ONLY_OLD, Kind.ONLY_NEW})


def how_many(changes: Mapping[ClauseKey, list[Change]]) -> str:
    """Say how many clauses and scenarios a change is about."""
    scenarios = sum(len(each) for each in changes.values())
    return f"{counted(len(changes), 'clause')}, {counted(scenarios, 'scenario')}"


def turn(change: Change) -> str:
    """Say what a scenario was and is."""
    old, new = (each.value if each else "not there" for each in (change.old, change.new))
    return f"{old} -> {new}"


def tallied(changes: list[Change]) -> str:
    """Count scenarios of a clause by the only verdict that each has."""
    verdicts = Counter((change.old or change.new or Verdict.NOT_RUN).value for change in changes)
    return ", ".join(f"{number} {verdict}" for verdict, number in verdicts.items())


def passed(count: Count) -> str:
    """Say what passed, with both denominators."""
    return f"{count.passed} of {count.judged} judged, {count.passed} of {count.of_all} in all"


def who(side: Side) -> str:
    """Say who was judged, and by what."""
    editions = ", ".join(f"{book.title} {book.edition}" for book in side.books.values())
    return f"{side.engine} ({side.spec}) · {editions or 'no rulebook'} · suite {side.suite}"


def cautions(diff: Diff) -> list[str]:
    """Say what makes the comparison weaker than it looks."""
    found = []
    old, new = diff.old, diff.new
    shared = [name for name in old.books if name in new.books]
    for name in shared:
        before, after = old.books[name].edition, new.books[name].edition
        if before != after:
            found.append(
                f"{new.books[name].title}: edition {before} there, {after} here, so a scenario "
                "may ask something else under the same id; `judgecall diff --rules` tells",
            )
    if old.suite != new.suite:
        found.append(
            f"suite {old.suite} there, {new.suite} here, so a scenario may ask something else "
            "under the same id; `judgecall diff --rules` tells",
        )
    found += [
        f"{side.name}: the run did not come to its end ({side.ending})"
        for side in (old, new)
        if side.ending != "complete"
    ]
    if diff.of(Kind.LEFT_OUT):
        found.append(
            "what is left out was not selected in the second run, so nobody knows; play it, "
            "or compare with --common what both have played",
        )
    return found


def verdict_of(diff: Diff) -> str:
    """Say in a line what it came to."""
    if not diff.old_in_both.of_all:
        return "The two have no scenario in common, so nothing was compared."
    if not diff.old_in_both.judged and not diff.new_in_both.judged:
        return "Nothing that the two have in common was judged, so nothing was compared."
    if lost := diff.of(Kind.LOST):
        return f"Lost: {how_many(lost)}."
    if left_out := diff.of(Kind.LEFT_OUT):
        return f"Nothing is lost of what was played, but left out: {how_many(left_out)}."
    if diff.changes:
        return "Nothing is lost."
    return "No verdict differs."


def numbers(book: RulesDiff) -> str:
    """Count what changed in a rulebook."""
    said = [
        (len(book.clauses_added), "clause", "added"),
        (len(book.clauses_removed), "clause", "removed"),
        (sum(bool(each.reworded) for each in book.clauses_changed), "clause", "reworded"),
        (
            sum(bool(each.standing) for each in book.clauses_changed),
            "clause",
            "of other standing or reading",
        ),
        (len(book.added), "scenario", "added"),
        (len(book.removed), "scenario", "removed"),
        (len(book.changed), "scenario", "changed in meaning"),
        (len(book.renamed), "scenario", "renamed"),
    ]
    parts = [f"{counted(number, noun)} {what}" for number, noun, what in said if number]
    if book.manifest:
        parts.insert(0, f"{counted(len(book.manifest), 'statement')} of rulebook.toml changed")
    return ", ".join(parts) or "nothing changed"
