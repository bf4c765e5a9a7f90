"""
Which misreadings explain a set of failures.

Three numbers count for a set of misreadings: the failures that it explains, those that it
leaves, and the contradictions, which are scenarios that it fails and the engine passes. The
best set has the least of the latter two together, and each member must earn its place by
explaining what no other does. Where sets are equally good, it counts how many failures are
alike to the letter: the same line, and the same told instead of what was expected.

Sets of scenarios are written as bits of a number, so that every set of up to three
misreadings can be tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final

from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from judgecall.kill import Failure, Misreading, Row

#: No engine is told that it has more misreadings than this.
MOST: Final = 3

#: What part of all that must be explained, or contradicts, a set must explain to be told.
ENOUGH: Final = 0.8

#: A misreading that alone explains fewer failures than this is told as a possibility only.
THIN: Final = 2

#: One that is told although much is left must explain so many, and so many more than others.
_STANDS_OUT: Final = 3
_ADDS: Final = 2

#: What part of the explained failures must be alike to the letter, unless it is the very set
#: of a misreading; and where so little passes that hardly anything could speak against it.
ALIKE: Final = 0.5
SURELY_ALIKE: Final = 0.9

#: Little passes where it is less than one scenario for so many failures.
GROUND: Final = 5

#: What one more misreading costs, in failures: enough to prefer fewer, not to forbid any.
_PRICE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Explanation:
    """A misreading that explains failures of an engine."""

    misreading: Misreading
    #: The scenarios that both fail, by id.
    explains: tuple[str, ...]
    #: How many of them no other explanation covers.
    alone: int
    #: The scenarios that the misreading fails and the engine passes.
    contradicted_by: tuple[str, ...]
    #: Misreadings that explain the same just as well.
    equally: tuple[Misreading, ...] = ()

    @property
    def is_likely(self) -> bool:
        """Whether there is enough to go by, or it is merely possible."""
        return self.alone >= THIN


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What an engine's failures in one rulebook say about how it reads it."""

    rulebook: str
    #: How many misreadings were compared.
    compared: int
    #: The failures that a misreading could explain: an engine that breaks is another matter.
    failures: tuple[str, ...]
    explanations: tuple[Explanation, ...]
    #: Those of the failures that no explanation covers.
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Suspect:
    """Misreadings that cannot be told apart by what this engine passes and fails."""

    members: tuple[Misreading, ...]
    explains: int
    contradicts: int
    #: Those explained failures that are alike to the letter.
    alike: int


def fit(
    rulebook: str,
    failures: Mapping[str, Failure],
    passed: Collection[str],
    rows: Sequence[Row],
) -> Diagnosis:
    """Find the misreadings that explain these failures best, if any does well enough."""
    fitting = _Fitting(failures, passed, rows)
    chosen = fitting.best() or fitting.outstanding()
    covered = _union(suspect.explains for suspect in chosen)
    concerned = fitting.failed | covered
    return Diagnosis(
        rulebook,
        len(rows),
        fitting.names(concerned),
        tuple(
            Explanation(
                suspect.members[0],
                fitting.names(suspect.explains),
                (suspect.explains & ~_union(_others(chosen, suspect))).bit_count(),
                fitting.names(suspect.contradicts),
                (*suspect.members[1:], *fitting.as_well(chosen, suspect)),
            )
            for suspect in sorted(chosen, key=lambda each: -each.explains.bit_count())
        ),
        fitting.names(concerned & ~covered),
    )


class _Fitting:
    """The failures of one engine, held against misreadings."""

    def __init__(
        self,
        failures: Mapping[str, Failure],
        passed: Collection[str],
        rows: Sequence[Row],
    ) -> None:
        self._order = [*failures, *passed]
        self._bits = {name: 1 << place for place, name in enumerate(self._order)}
        self._failures = failures
        self._passed = self._mask(passed)
        #: An engine that crashes, hangs or breaks the protocol does not do so by misreading.
        self.failed = self._mask(
            name for name, failure in failures.items() if failure.verdict is Verdict.FAILED
        )
        self._suspects = self._suspected(rows)

    def names(self, mask: int) -> tuple[str, ...]:
        """The scenarios of a set."""
        return tuple(name for name in self._order if mask & self._bits[name])

    def best(self) -> list[_Suspect]:
        """The set that explains enough of all with the least that speaks against it, if any."""
        best: tuple[_Suspect, ...] = ()
        worth = float(self.failed.bit_count()), 0
        for size in range(1, MOST + 1):
            if size > 1 and worth[0] <= _PRICE * (size - 1):
                break  # one more cannot be worth its price
            for chosen in combinations(self._suspects, size):
                against, alike = self._against(chosen), _alike(chosen)
                if (against, -alike) < worth:
                    best, worth = chosen, (against, -alike)
        return list(best) if best and self._is_enough(best) else []

    def outstanding(self) -> list[_Suspect]:
        """Those that explain every failure of their clause where much else is left to explain."""
        if not self._has_ground():
            return []
        fitting = [
            suspect
            for suspect in self._suspects
            if not suspect.contradicts
            if suspect.explains.bit_count() >= _STANDS_OUT
            if self._failed_of(suspect) & ~suspect.explains == 0
            if suspect.alike.bit_count() >= ALIKE * suspect.explains.bit_count()
        ]
        chosen: list[_Suspect] = []
        while fitting and len(chosen) < MOST:
            covered = _union(suspect.explains for suspect in chosen)
            news = [
                ((each.explains & ~covered).bit_count(), each.alike.bit_count())
                for each in fitting
            ]
            best = news.index(max(news))
            if news[best][0] < _ADDS:
                break
            chosen.append(fitting[best])
        return chosen

    def as_well(self, chosen: Sequence[_Suspect], one: _Suspect) -> list[Misreading]:
        """All that could take the place of one of the chosen, and do as well."""
        worth = self._against(chosen), _alike(chosen)
        found: list[Misreading] = []
        for suspect in self._suspects:
            if suspect not in chosen:
                others = [suspect if each is one else each for each in chosen]
                if (self._against(others), _alike(others)) == worth:
                    found += suspect.members
        return found

    def _mask(self, names: Iterable[str]) -> int:
        return _union(self._bits.get(name, 0) for name in names)

    def _suspected(self, rows: Sequence[Row]) -> list[_Suspect]:
        """Everyone who explains more than they get wrong, the same sets taken together."""
        found: dict[tuple[int, int], list[tuple[int, Misreading]]] = {}
        for row in rows:
            explains = self._mask(filter(lambda name: self._is_explained(name, row), row.failures))
            contradicts = self._mask(row.failures) & self._passed
            if explains.bit_count() <= contradicts.bit_count():
                continue
            alike = self._mask(
                name
                for name, failure in row.failures.items()
                if failure == self._failures.get(name)
            )
            found.setdefault((explains, contradicts), []).append((alike, row.misreading))
        suspects = []
        for (explains, contradicts), members in found.items():
            alike = max((alike for alike, _ in members), key=int.bit_count)
            suspects.append(
                _Suspect(
                    tuple(
                        misreading
                        for own, misreading in members
                        if own.bit_count() == alike.bit_count()
                    ),
                    explains,
                    contradicts,
                    alike,
                ),
            )
        return suspects

    def _is_explained(self, name: str, row: Row) -> bool:
        """Whether the engine fails as it would if it read so; if it breaks, in the same way."""
        own = self._failures.get(name)
        if own is None:
            return False
        return own.verdict in {Verdict.FAILED, row.failures[name].verdict}

    def _failed_of(self, suspect: _Suspect) -> int:
        """The failures among the scenarios of the clause that is misread."""
        clause = suspect.members[0].clause
        return self.failed & self._mask(
            name for name in self._failures if name.split("/")[1] == clause
        )

    def _against(self, chosen: Sequence[_Suspect]) -> float:
        left = self.failed & ~_union(suspect.explains for suspect in chosen)
        contradicts = _union(suspect.contradicts for suspect in chosen)
        return left.bit_count() + contradicts.bit_count() + _PRICE * (len(chosen) - 1)

    def _has_ground(self) -> bool:
        """Whether enough passes to speak against what is not so."""
        return GROUND * self._passed.bit_count() >= self.failed.bit_count()

    def _is_enough(self, chosen: Sequence[_Suspect]) -> bool:
        explains = _union(suspect.explains for suspect in chosen)
        against = self._against(chosen) - _PRICE * (len(chosen) - 1)
        number = explains.bit_count()
        if number < ENOUGH * (number + against):
            return False
        # The very set of a misreading tells by itself; anything less must be alike in detail.
        if len(chosen) == 1 and not against and number >= _STANDS_OUT and self._passed:
            return True
        needed = ALIKE if len(chosen) == 1 or self._has_ground() else SURELY_ALIKE
        return _alike(chosen) >= needed * number


def _union(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _alike(chosen: Sequence[_Suspect]) -> int:
    return _union(suspect.alike for suspect in chosen).bit_count()


def _others(chosen: Sequence[_Suspect], one: _Suspect) -> list[int]:
    return [each.explains for each in chosen if each is not one]
