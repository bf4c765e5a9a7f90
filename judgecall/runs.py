"""What a run came to: the one record that terminal, report and exit code tell of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judgecall.verdicts import Ending, Verdict, exit_code

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from judgecall.engines import EngineFault, Handshake
    from judgecall.play import Outcome
    from judgecall.rulebook import Fault
    from judgecall.selection import Chosen
    from judgecall.verdicts import ExitCode


@dataclass(frozen=True, slots=True)
class How:
    """How to reach the engine, and how long to wait for it."""

    spec: str
    timeout: float
    pin: bool = False
    #: The frozen edition by which is scored; otherwise all that the suite holds.
    edition: str | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """How many scenarios ended in each verdict, with both denominators."""

    by_verdict: Counter[Verdict]
    #: How many scenarios the rulebooks or their frozen editions hold, selected or not.
    in_suite: int

    @classmethod
    def of(cls, outcomes: Iterable[Outcome], in_suite: int) -> Tally:
        """Count the verdicts."""
        return cls(Counter(outcome.verdict for outcome in outcomes), in_suite)

    @property
    def selected(self) -> int:
        """How many scenarios the run was about."""
        return self.by_verdict.total()

    @property
    def passed(self) -> int:
        """How many of them passed."""
        return self.by_verdict[Verdict.PASSED]

    @property
    def judged(self) -> int:
        """How many of them were compared with their clause."""
        return sum(number for verdict, number in self.by_verdict.items() if verdict.is_judged)


@dataclass(slots=True)
class BookRun:
    """What a run came to for one rulebook."""

    chosen: Chosen
    #: How the engine introduced itself; None if it was never reached for this rulebook.
    handshake: Handshake | None = None
    #: One for each scenario that was selected, in the order of the suite.
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def tally(self) -> Tally:
        """The verdicts, counted."""
        return Tally.of(self.outcomes, self.chosen.in_suite)


@dataclass(slots=True)
class Run:
    """What a run came to."""

    how: How
    #: How people name the way to the engine: the command, the address, `in process`.
    engine: str
    started: datetime
    books: list[BookRun] = field(default_factory=list)
    seconds: float = 0.0
    ending: Ending = Ending.COMPLETE
    #: Why there was no engine, if that ended the run.
    no_engine: EngineFault | None = None
    #: What kept scenarios from being played though the gate had let them through.
    faults: list[Fault] = field(default_factory=list)
    #: Whether everything is as an expectation file has it; None if there is none.
    as_expected: bool | None = None

    @property
    def outcomes(self) -> list[Outcome]:
        """One for each scenario that was selected, in the order of the suite."""
        return [outcome for book in self.books for outcome in book.outcomes]

    @property
    def tally(self) -> Tally:
        """The verdicts of all rulebooks, counted."""
        return Tally.of(self.outcomes, sum(book.tally.in_suite for book in self.books))

    @property
    def exit_code(self) -> ExitCode:
        """What the process tells its caller."""
        verdicts = (outcome.verdict for outcome in self.outcomes)
        return exit_code(verdicts, self.ending, as_expected=self.as_expected)
