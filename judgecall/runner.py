"""
A run: the truth gate, then every selected scenario against one engine, then the count.

Whatever ends a run, what it came to until then is kept: every selected scenario has an
outcome in the record, those that had no turn *not run*.
"""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from datetime import UTC, datetime
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from judgecall.engines import EngineFault, parse_spec
from judgecall.lint import differing_sets
from judgecall.play import Outcome
from judgecall.players import Reached, play_here
from judgecall.rulebook import SuiteError
from judgecall.runs import BookRun, Run
from judgecall.verdicts import Ending, Verdict
from judgecall.wording import listed
from judgecall.workers import play_with_workers

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from judgecall.players import Ended
    from judgecall.rulebook import Scenario
    from judgecall.runs import How
    from judgecall.selection import Chosen, Selection


#: Endings that leave the next scenario its turn.
_GOES_ON = frozenset({Ending.COMPLETE, Ending.SUITE_FAULT})


class Listener(Protocol):
    """Whoever tells of a run while it goes on."""

    def begins(self, run: Run, book: BookRun) -> None:
        """The engine was reached, and the scenarios of a rulebook begin."""
        ...

    def progresses(self, run: Run, ended: int) -> None:
        """A scenario has ended, maybe before others that stand before it."""
        ...

    def ends(self, run: Run, outcome: Outcome) -> None:
        """A scenario has ended, and so have all that stand before it."""
        ...

    def finishes(self, run: Run, book: BookRun) -> None:
        """Every scenario of a rulebook has its outcome."""
        ...


class LostError(Exception):
    """Scenarios were lost or doubled on the way: a mistake of the runner, never a verdict."""


def run(selection: Selection, how: How, listener: Listener, *, workers: int = 1) -> Run:
    """Play what is selected; raises `SuiteError` if the suite does not pass the gate."""
    if selection.faults:
        raise SuiteError(selection.faults)
    record = Run(how, parse_spec(how.spec).description, datetime.now(UTC))
    begun = perf_counter()
    for chosen in selection.books:
        if not chosen.scenarios:
            continue
        book = BookRun(chosen)
        record.books.append(book)
        if record.ending in _GOES_ON:
            _play_book(record, book, listener, workers)
        else:
            book.outcomes += [_not_run(scenario, record) for scenario in chosen.scenarios]
        listener.finishes(record, book)
    record.seconds = perf_counter() - begun
    compare_sets(selection, [outcome.scenario.id for outcome in record.outcomes])
    return record


def _play_book(record: Run, book: BookRun, listener: Listener, workers: int) -> None:
    ended = _Ended(record, book, listener)
    try:
        with closing(_players(book.chosen, record.how, workers)) as happenings:
            for happening in happenings:
                if isinstance(happening, Reached):
                    book.handshake = happening.handshake
                    listener.begins(record, book)
                else:
                    ended.take(happening)
    except KeyboardInterrupt:
        record.ending = Ending.INTERRUPTED
    except EngineFault as fault:
        record.ending = Ending.NO_ENGINE
        record.no_engine = fault
    ended.tell_the_rest()


class _Ended:
    """The scenarios of a rulebook that have ended, told of in the order of the suite."""

    def __init__(self, record: Run, book: BookRun, listener: Listener) -> None:
        self._record = record
        self._book = book
        self._listener = listener
        self._outcomes: dict[int, Outcome] = {}

    def take(self, ended: Ended) -> None:
        """Take in one, and tell of all that waited for it."""
        if ended.index in self._outcomes:
            raise LostError(f"{ended.outcome.scenario.id} was played twice")
        self._outcomes[ended.index] = ended.outcome
        if ended.fault is not None:
            self._record.faults.append(ended.fault)
            self._record.ending = Ending.SUITE_FAULT
        self._listener.progresses(self._record, len(self._outcomes))
        while (outcome := self._outcomes.get(len(self._book.outcomes))) is not None:
            self._tell(outcome)

    def tell_the_rest(self) -> None:
        """Tell of those that ended behind one that did not, and of those that had no turn."""
        for index in range(len(self._book.outcomes), len(self._book.chosen.scenarios)):
            if (outcome := self._outcomes.get(index)) is not None:
                self._tell(outcome)
                continue
            scenario = self._book.chosen.scenarios[index]
            if self._record.ending in _GOES_ON:
                raise LostError(f"{scenario.id} was selected and never played")
            self._book.outcomes.append(_not_run(scenario, self._record))

    def _tell(self, outcome: Outcome) -> None:
        self._book.outcomes.append(outcome)
        self._listener.ends(self._record, outcome)


def _players(chosen: Chosen, how: How, workers: int) -> Generator[Reached | Ended]:
    if workers > 1 and len(chosen.scenarios) > 1:
        return play_with_workers(chosen, how, workers)
    return play_here(chosen, how)


def _not_run(scenario: Scenario, record: Run) -> Outcome:
    why = {
        Ending.INTERRUPTED: "the run was interrupted before this had its verdict",
        Ending.NO_ENGINE: "there was no engine to play this",
    }
    return Outcome(scenario, Verdict.NOT_RUN, sentence=why[record.ending])


def compare_sets(selection: Selection, told: Sequence[str]) -> None:
    """Hold what is told of against what was selected; any difference is our own mistake."""
    lost, from_nowhere = differing_sets([one.id for one in selection.scenarios], told)
    doubled = sorted(name for name, times in Counter(told).items() if times > 1)
    for names, what in (
        (lost, "selected and not told of"),
        (from_nowhere, "told of and never selected"),
        (doubled, "told of more than once"),
    ):
        if names:
            raise LostError(f"{listed(names)}: {what}")
