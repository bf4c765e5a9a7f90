"""
Two versions of the rules played against the same engine: and whose verdicts flip.

The runner, the sentences and the engine are those of today for both; only the rules differ. A
version whose sentences this judgecall does not know cannot be played, which is told, not guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.comparing.rules import compare_rules
from judgecall.comparing.sides import Side
from judgecall.comparing.verdicts import compare
from judgecall.comparing.versions import NoVersion
from judgecall.lint import check
from judgecall.rulebook import read
from judgecall.runner import run
from judgecall.runs import How
from judgecall.selection import Chosen, Selection
from judgecall.verdicts import Ending, ExitCode

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from judgecall.comparing.rules import RulesDiff
    from judgecall.comparing.verdicts import Diff
    from judgecall.comparing.versions import Version
    from judgecall.engines import EngineFault
    from judgecall.lint import Checked
    from judgecall.play import Outcome
    from judgecall.rulebook import Rulebook
    from judgecall.runs import BookRun, Run


@dataclass(frozen=True, slots=True)
class Flips:
    """What changed for one engine."""

    spec: str
    #: None where the engine could not be reached.
    diff: Diff | None
    #: Why not.
    no_engine: EngineFault | None = None
    #: How the runs ended, if not with a verdict for everything.
    ending: Ending = Ending.COMPLETE
    #: What kept scenarios from being played, at places that the reader knows.
    faults: tuple[str, ...] = ()

    @property
    def exit_code(self) -> ExitCode:
        """What the process tells its caller of this engine."""
        if self.ending is Ending.INTERRUPTED:
            return ExitCode.INTERRUPTED
        if self.diff is None:
            return ExitCode.NO_ENGINE
        if self.ending is Ending.SUITE_FAULT:
            return ExitCode.SUITE_FAULT
        return self.diff.exit_code


@dataclass(frozen=True, slots=True)
class RulesComparison:
    """Everything about two versions of the rules."""

    old: str
    new: str
    #: Every rulebook of either version, changed or not.
    books: tuple[RulesDiff, ...]
    #: One for each engine; none if no rulebook was played.
    flips: tuple[Flips, ...]
    #: The rulebooks that changed and could not be played, each with the reason.
    not_played: dict[str, str]

    @property
    def exit_code(self) -> ExitCode:
        """What the process tells its caller: a change of rules alone is no fault."""
        return max((each.exit_code for each in self.flips), default=ExitCode.OK)


def compare_versions(
    old: Version,
    new: Version,
    specs: Sequence[str],
    *,
    timeout: float,
    workers: int = 1,
) -> RulesComparison:
    """Compare two versions that are on disk; raises `SuiteError` for one that cannot be read."""
    books: list[RulesDiff] = []
    to_play: list[tuple[Checked, Checked, RulesDiff]] = []
    not_played: dict[str, str] = {}
    if old.folders.keys().isdisjoint(new.folders):
        raise NoVersion(
            f"{old.name} and {new.name} have no rulebook in common: "
            f"{', '.join(old.folders)} there, {', '.join(new.folders)} here",
            "a rulebook goes by the name of its folder; name folders that agree in it",
        )
    for name in sorted(old.folders.keys() | new.folders.keys()):
        before, after = old.folders.get(name), new.folders.get(name)
        book = compare_rules(_read(old, before), _read(new, after))
        books.append(book)
        if before is None or after is None:
            not_played[name] = f"it is in {new.name if before is None else old.name} alone"
        elif specs and _text_of(before) != _text_of(after):
            # Unrehearsed, a rulebook is not held to its frozen editions: that is lint's to do.
            then, now = check(before, rehearsed=False), check(after, rehearsed=False)
            new.refuse(now.faults)
            if then.faults:
                not_played[name] = _not_today(old, then)
            else:
                to_play.append((then, now, book))
    flips = [_flips(How(spec, timeout), old, new, to_play, workers) for spec in specs if to_play]
    return RulesComparison(old.name, new.name, tuple(books), tuple(flips), not_played)


def _read(version: Version, folder: Path | None) -> Rulebook | None:
    if folder is None:
        return None
    rulebook, faults = read(folder)
    version.refuse(faults)
    return rulebook


def _text_of(folder: Path) -> dict[str, bytes]:
    """Every file that a rulebook is read from, by its place."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for pattern in ("**/*.feature", "*.toml")
        for path in folder.glob(pattern)
    }


def _not_today(version: Version, checked: Checked) -> str:
    first, *more = version.as_read(checked.faults)
    rest = f", and {len(more)} more" if more else ""
    return (
        f"{version.name} does not pass today's gate: "
        f"{first.path}:{first.line}: {first.sentence}{rest}"
    )


def _flips(
    how: How,
    old: Version,
    new: Version,
    to_play: Sequence[tuple[Checked, Checked, RulesDiff]],
    workers: int,
) -> Flips:
    sides, faults, ending = [], [], Ending.COMPLETE
    played = (
        (old, [then for then, _, _ in to_play]),
        (new, [now for _, now, _ in to_play]),
    )
    for version, books in played:
        chosen = [Chosen(checked, tuple(checked.rulebook.scenarios)) for checked in books]
        record = run(Selection(tuple(chosen)), how, _Silent(), workers=workers)
        if record.ending in {Ending.NO_ENGINE, Ending.INTERRUPTED}:
            return Flips(how.spec, None, record.no_engine, record.ending)
        if record.ending is not Ending.COMPLETE:
            ending = record.ending
        faults += [str(fault) for fault in version.as_read(record.faults)]
        sides.append(Side.of_run(version.name, record))
    renamed = {
        name: scenario.id for *_, book in to_play for name, scenario in book.renamed.items()
    }
    return Flips(how.spec, compare(*sides, renamed=renamed), None, ending, tuple(faults))


class _Silent:
    """Tells nothing: what two runs came to is told when both are there."""

    def begins(self, run: Run, book: BookRun) -> None: ...
    def progresses(self, run: Run, ended: int) -> None: ...
    def ends(self, run: Run, outcome: Outcome) -> None: ...
    def finishes(self, run: Run, book: BookRun) -> None: ...
