"""
One entry of an expectation file: which clause or scenario, which verdict, and why.

An entry by clause stands for each scenario of the clause, so that there is one rule for both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

import tomlkit

from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from judgecall.rulebook import Clause, Scenario

#: The name of the tables that an expectation file consists of.
TABLE: Final = "expect"

#: What an entry says that nobody has written a reason for.
NO_REASON: Final = "not explained yet"

#: The verdicts that may be expected, and why any other may not.
EXPECTABLE: Final = (
    Verdict.FAILED,
    Verdict.CRASHED,
    Verdict.TIMED_OUT,
    Verdict.DIFFERS,
    Verdict.UNSUPPORTED,
)
NEVER_EXPECTED: Final = {
    Verdict.PASSED: "what passes needs no entry",
    Verdict.BROKEN: "a fault of the adapter cannot be excused: mend it, beginning with "
    "`judgecall smoke`",
    Verdict.NOT_RUN: "what was never asked says nothing of the engine",
}


class Strength(Enum):
    """How firmly a verdict is expected."""

    #: Any other verdict is a failure, and a pass above all.
    MUST = "must"
    #: It may pass as well: for what comes and goes.
    MAY = "may"


class By(Enum):
    """What an entry speaks of."""

    CLAUSE = "clause"
    SCENARIO = "scenario"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands in its file."""

    #: The line of its header and the last one that belongs to it.
    first: int = 0
    last: int = 0
    #: The line of each of its keys.
    keys: tuple[tuple[str, int], ...] = ()

    def line_of(self, key: str) -> int:
        """The line of a key, or that of the header."""
        return dict(self.keys).get(key, self.first)


@dataclass(frozen=True, slots=True)
class Entry:
    """What is expected of a clause or a scenario."""

    by: By
    name: str
    strength: Strength
    verdict: Verdict
    reason: str = NO_REASON
    issue: str = ""
    place: Place = Place()
    #: What it speaks of in words, for a comment beside it.
    words: str = ""

    @property
    def lines(self) -> list[str]:
        """The entry as it is written."""
        words = "".join(sign if sign.isprintable() else " " for sign in self.words)
        lines = [f"[[{TABLE}]]" + (f"  # {words}" if words else "")]
        lines += [line_of(self.by.value, self.name), self.verdict_line]
        lines += [line_of("reason", self.reason)]
        return [*lines, line_of("issue", self.issue)] if self.issue else lines

    @property
    def verdict_line(self) -> str:
        """The line that says what is expected."""
        return line_of(self.strength.value, self.verdict.value)

    @property
    def said(self) -> str:
        """What it expects, in words."""
        return f"{self.strength.value} end as {self.verdict.value}"

    def speaks_of(self, scenario: Scenario) -> bool:
        """Whether it is about this scenario."""
        if self.by is By.SCENARIO:
            return self.name == scenario.id
        return self.name in names_of(scenario.clause)

    def about(self, scenario: Scenario, verdict: Verdict) -> Entry:
        """The same, of one scenario and with the verdict that was seen."""
        return replace(
            self,
            by=By.SCENARIO,
            name=scenario.id,
            verdict=verdict,
            words=scenario.clause.title,
            place=Place(),
        )


def names_of(clause: Clause) -> tuple[str, str]:
    """The names by which an entry may speak of a clause; the first is the one we write."""
    return clause.name, f"{clause.section.rulebook.id}/{clause.id}"


def line_of(key: str, value: Any) -> str:  # noqa: ANN401 - any value of TOML
    """A key with its value, as TOML has it."""
    return f"{key} = {tomlkit.item(value).as_string()}"
