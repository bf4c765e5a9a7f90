"""
The entries of a file held against each other and against the suite, before any verdict counts.

What is left names something, and no scenario is spoken of twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall.expectations.entries import By, line_of
from judgecall.expectations.judgement import Do, Fault, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from judgecall.expectations.entries import Entry
    from judgecall.expectations.names import Names


class Settling:
    """Goes through the entries of a file and keeps those that can be judged by."""

    def __init__(self, path: Path, names: Names, fits: Callable[[Entry], bool]) -> None:
        self._path = path
        self._names = names
        #: Whether an entry agrees with all that was seen, so that it is the one to keep.
        self._fits = fits
        self.faults: list[Fault] = []
        self.kept: list[Entry] = []
        #: The entry that speaks of a scenario, by its id; or of a name that was not played.
        self.speaks_of: dict[str, Entry] = {}

    def take(self, entry: Entry) -> None:
        """Keep an entry, or note what is wrong with it."""
        scenarios = self._names.scenarios(entry)
        if not scenarios and not self._names.is_elsewhere(entry):
            self._matches_nothing(entry)
        else:
            self._settle(entry, [scenario.id for scenario in scenarios] or [entry.name])

    def _settle(self, entry: Entry, ids: Sequence[str]) -> None:
        others = list(
            dict.fromkeys(self.speaks_of[each] for each in ids if each in self.speaks_of)
        )
        stronger = [other for other in others if not self._outdoes(entry, other)]
        if stronger:
            self._clash(entry, stronger[0])
            return
        for other in others:
            self._clash(other, entry)
            self.kept.remove(other)
        self.speaks_of = {
            name: each for name, each in self.speaks_of.items() if each not in others
        }
        self.kept.append(entry)
        self.speaks_of |= dict.fromkeys(ids, entry)

    def _outdoes(self, later: Entry, earlier: Entry) -> bool:
        """Whether the later one is the one to keep: as the one that fits, or that says more."""
        if not _say_the_same(later, earlier) and self._fits(later) is not self._fits(earlier):
            return self._fits(later)
        return later.by is By.CLAUSE and earlier.by is By.SCENARIO

    def _clash(self, loser: Entry, keeper: Entry) -> None:
        where = f"the entry on line {keeper.place.first}"
        if _say_the_same(loser, keeper):
            kind = Kind.DOUBLED
            sentence = f"what is expected of {loser.name} says {where} already"
        else:
            kind = Kind.CONTRADICTING
            sentence = (
                f"{loser.name} {loser.said}, says this entry; "
                f"{keeper.name} {keeper.said}, says {where}"
            )
        self._fault(loser, kind, sentence)

    def _matches_nothing(self, entry: Entry) -> None:
        near = self._names.near(entry)
        sentence = f"no {entry.by.value} of the suite is called {entry.name}"
        if near is None:
            self._fault(entry, Kind.MATCHES_NOTHING, sentence)
            return
        hint = "that is the nearest name; delete the entry if it means something else"
        instead = line_of(entry.by.value, near)
        self._fault(entry, Kind.MATCHES_NOTHING, sentence, instead=instead, hint=hint)

    def _fault(
        self, entry: Entry, kind: Kind, sentence: str, *, instead: str = "", hint: str = ""
    ) -> None:
        place, scenarios = entry.place, self._names.scenarios(entry)
        line = place.line_of(entry.by.value) if instead else None
        self.faults.append(
            Fault(
                kind,
                self._path,
                line or place.first,
                line or place.last,
                sentence,
                Do.WRITE if instead else Do.DELETE,
                (instead,) if instead else (),
                scenarios[0].clause if scenarios else None,
                tuple(scenario.id for scenario in scenarios),
                hint,
            )
        )


def _say_the_same(one: Entry, other: Entry) -> bool:
    return (one.strength, one.verdict) == (other.strength, other.verdict)
