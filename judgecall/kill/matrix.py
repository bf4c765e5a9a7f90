"""What the suite came to against the misreadings of one rulebook."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from judgecall.kill.shelf import Misreading
    from judgecall.play import Outcome
    from judgecall.rulebook import Clause, Rulebook
    from judgecall.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Failure:
    """How an engine did not pass a scenario; two that read alike fail alike."""

    verdict: Verdict
    #: The line that failed; None at the gates after the last one.
    line: int | None = None
    sentence: str = ""
    actual: tuple[str, ...] = ()

    @classmethod
    def of(cls, outcome: Outcome) -> Failure:
        """What an outcome shows."""
        line = None if outcome.step is None else outcome.step.line
        return cls(outcome.verdict, line, outcome.sentence, outcome.actual)


class Fate(Enum):
    """What becomes of a misreading."""

    #: A scenario of the clause that it misreads tells it from the rules.
    CAUGHT = "caught"
    #: Only scenarios of other clauses do.
    WEAK = "weak"
    #: No scenario does.
    SURVIVES = "survives"


@dataclass(frozen=True, slots=True)
class Row:
    """One misreading, and every scenario that it does not pass."""

    misreading: Misreading
    #: By id of the scenario, in the order of the suite.
    failures: Mapping[str, Failure]
    #: The scenarios that it was not asked for, such as after it had hung too often.
    unplayed: frozenset[str] = frozenset()

    @property
    def own(self) -> list[str]:
        """The scenarios of its own clause that tell it from the rules."""
        return [name for name in self.failures if _clause_of(name) == self.misreading.clause]

    @property
    def others(self) -> list[str]:
        """The scenarios of other clauses that do."""
        return [name for name in self.failures if _clause_of(name) != self.misreading.clause]

    @property
    def fate(self) -> Fate:
        """What becomes of it."""
        if self.own:
            return Fate.CAUGHT
        return Fate.WEAK if self.failures else Fate.SURVIVES

    def without(self, unfit: Collection[str]) -> Row:
        """The same, as if these scenarios did not exist."""
        fit = {name: self.failures[name] for name in self.failures if name not in unfit}
        return replace(self, failures=fit, unplayed=self.unplayed - set(unfit))


def _clause_of(scenario_id: str) -> str:
    return scenario_id.split("/")[1]


@dataclass(slots=True)
class Matrix:
    """The misreadings of one rulebook, or of a part of it, with what catches them."""

    rulebook: Rulebook
    #: The clauses that this is about, in the order of the suite, with their misreadings.
    clauses: dict[Clause, list[Row]]
    #: Clauses that were selected as a whole, and so must have a misreading or a reason.
    whole: frozenset[Clause]
    #: Why a clause has no misreading that could be told apart, by id of the clause.
    excused: Mapping[str, str] = field(default_factory=dict)
    #: Misreadings of clauses that the rulebook does not have.
    strays: tuple[Misreading, ...] = ()
    #: Scenarios that even the engine that reads rightly does not pass. They catch nothing.
    unfit: Mapping[str, Failure] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def rows(self) -> list[Row]:
        """Every misreading, in the order of the clauses."""
        return [row for rows in self.clauses.values() for row in rows]

    @property
    def fates(self) -> Counter[Fate]:
        """How many misreadings met each fate."""
        return Counter(row.fate for row in self.rows)

    @property
    def without(self) -> list[Clause]:
        """The clauses that have neither a misreading nor a reason for having none."""
        return [
            clause
            for clause, rows in self.clauses.items()
            if clause in self.whole and not rows and clause.id not in self.excused
        ]

    @property
    def contradicted(self) -> list[Clause]:
        """The clauses that none can be seen to misread, it is said, though somebody is caught."""
        return [
            clause
            for clause, rows in self.clauses.items()
            if clause.id in self.excused and any(row.fate is Fate.CAUGHT for row in rows)
        ]

    @property
    def holds(self) -> bool:
        """Whether the suite would notice each of these misreadings."""
        all_caught = self.fates[Fate.CAUGHT] == len(self.rows)
        return all_caught and not (self.without or self.contradicted or self.strays or self.unfit)

    @property
    def exit_code(self) -> ExitCode:
        """What the process tells its caller."""
        return ExitCode.OK if self.holds else ExitCode.NOT_CONFORMANT
