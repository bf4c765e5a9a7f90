"""
Two sides held against each other, scenario by scenario.

What passed and no longer does is *lost*, whatever it does instead: a declared gap, a hang and a
wrong answer all take away what somebody relied on. What never passed cannot be lost, so a
failure that became a crash is told of and nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from judgecall.comparing.sides import counted
from judgecall.verdicts import ExitCode, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.comparing.sides import ClauseKey, Count, Side, Told


class Kind(Enum):
    """What became of one scenario; those of which both sides say the same have no kind."""

    #: It passed and does no longer.
    LOST = "lost"
    #: It passed, and was left out of a run that may well have had it to play: lost from sight.
    LEFT_OUT = "left out"
    #: It passes and did not.
    GAINED = "gained"
    #: It passes on neither side, for another reason now.
    TURNED = "changed kind"
    #: Only the first side tells of it, and that is no loss.
    ONLY_OLD = "only in the first"
    #: Only the second side tells of it.
    ONLY_NEW = "only in the second"


@dataclass(frozen=True, slots=True)
class Change:
    """One scenario of which the two sides say different things."""

    #: Its id on the second side, or on the first if the second lacks it.
    id: str
    clause: ClauseKey
    kind: Kind
    #: None where that side does not tell of it.
    old: Verdict | None
    new: Verdict | None

    @property
    def name(self) -> str:
        """What it is called within its clause."""
        return self.id.split("/", 2)[-1]


@dataclass(frozen=True, slots=True)
class Diff:
    """What changed between two sides."""

    old: Side
    new: Side
    #: In the order of the second side; what only the first tells of comes last.
    changes: tuple[Change, ...]
    #: What passed of the scenarios that both sides tell of.
    old_in_both: Count
    new_in_both: Count

    def of(self, kind: Kind) -> dict[ClauseKey, list[Change]]:
        """The changes of one kind, clause by clause."""
        found: dict[ClauseKey, list[Change]] = {}
        for change in self.changes:
            if change.kind is kind:
                found.setdefault(change.clause, []).append(change)
        return found

    def words_of(self, clause: ClauseKey) -> str:
        """The clause in a line, by the second side's words if it has any."""
        return self.new.words_of(clause) or self.old.words_of(clause)

    @property
    def has_losses(self) -> bool:
        """Whether anything passed of which nobody can say that it still does."""
        return any(change.kind in {Kind.LOST, Kind.LEFT_OUT} for change in self.changes)

    @property
    def exit_code(self) -> ExitCode:
        """What the process tells its caller."""
        if not self.old_in_both.judged and not self.new_in_both.judged:
            return ExitCode.NOTHING_JUDGED
        return ExitCode.NOT_CONFORMANT if self.has_losses else ExitCode.OK


def compare(
    old: Side,
    new: Side,
    *,
    common: bool = False,
    renamed: Mapping[str, str] | None = None,
) -> Diff:
    """
    Compare two sides; `common` leaves out what only one of them tells of.

    `renamed` leads from the id of a scenario on the first side to that on the second.
    """
    now_called = renamed or {}
    before = {now_called.get(name, name): told for name, told in old.told.items()}
    both = [name for name in new.told if name in before]
    changes = []
    for name in (*new.told, *(name for name in before if name not in new.told)):
        change = _change(before.get(name), new.told.get(name), new)
        if change is not None and not (common and None in {change.old, change.new}):
            changes.append(change)
    return Diff(
        old,
        new,
        tuple(changes),
        counted([before[name] for name in both], len(both)),
        counted([new.told[name] for name in both], len(both)),
    )


def _change(old: Told | None, new: Told | None, side: Side) -> Change | None:
    if new is None:
        assert old is not None
        kind = Kind.LEFT_OUT if _is_left_out(old, side) else Kind.ONLY_OLD
        return Change(old.id, old.clause, kind, old.verdict, None)
    if old is None:
        return Change(new.id, new.clause, Kind.ONLY_NEW, None, new.verdict)
    if old.verdict is new.verdict:
        return None
    if old.verdict is Verdict.PASSED:
        kind = Kind.LOST
    elif new.verdict is Verdict.PASSED:
        kind = Kind.GAINED
    else:
        kind = Kind.TURNED
    return Change(new.id, new.clause, kind, old.verdict, new.verdict)


def _is_left_out(told: Told, side: Side) -> bool:
    """
    Whether a pass was not confirmed because a run left it out.

    A side that played all it had says by its silence that the scenario is not in its suite,
    as another edition may well decide; a run of a part says nothing, which must not look green.
    """
    if told.verdict is not Verdict.PASSED:
        return False
    book = side.books.get(told.clause.rulebook)
    return book is None or not book.is_whole
