"""
Playing many scenarios against many misreadings, with several processes.

A worker takes one misreading at a time and plays in process, with the rulebook that was read
before it was forked. It tells of each scenario that does not pass. Where it stands is written
to memory that it shares with its parent, so that a misreading which ends its process costs
one scenario, not all that were to follow.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import connection as pipes
from multiprocessing.sharedctypes import RawValue
from typing import TYPE_CHECKING, Any, Final
import ctypes
import os
import traceback

from judgecall.engines import Connection, EngineFault, HandshakeFailed
from judgecall.inheriting import bequeathed, inherited
from judgecall.kill.matrix import Failure
from judgecall.players import play_one
from judgecall.processes import WorkerFault, end, heed_the_parent, start, told_status
from judgecall.rulebook import Fault, SuiteError
from judgecall.verdicts import JUDGED, Verdict

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence
    from multiprocessing.process import BaseProcess
    from pathlib import Path

    from judgecall.kill.shelf import Misreading, Shelf
    from judgecall.lint import Checked

#: How long a misreading may take for one answer, in seconds.
TIMEOUT: Final = 2.0

#: How often a misreading may hang, or end its process, before the rest is left unplayed.
PATIENCE: Final = 5

#: How often a worker that has nothing to do looks whether it still has a parent, in seconds.
_ORPHANED: Final = 5.0

#: Verdicts by which a scenario tells an engine from one that reads rightly.
_TELLING: Final = JUDGED - {Verdict.PASSED}


@dataclass(frozen=True, slots=True)
class Job:
    """A misreading, and the scenarios to play against it."""

    #: None is the engine that reads rightly.
    misreading: Misreading | None
    #: The ids of the scenarios, in the order in which they are to be played.
    scenarios: tuple[str, ...]
    #: Whoever passes so many of the first is of no interest any more; 0 for no such number.
    decisive: int = 0
    #: Whoever passes any of so many of the first is of no interest any more, either.
    essential: int = 0
    patience: int = PATIENCE


@dataclass(frozen=True, slots=True)
class Played:
    """What a job came to."""

    misreading: Misreading | None
    #: How scenarios were not passed, by id, in the order in which they were played.
    failures: Mapping[str, Failure]
    unplayed: frozenset[str]


def play_jobs(
    checked: Checked,
    shelf: Shelf,
    jobs: Sequence[Job],
    *,
    workers: int,
    timeout: float = TIMEOUT,
) -> Generator[Played]:
    """
    Play all jobs; they end in any order.

    Raises `SuiteError` if a scenario cannot be played, and lets `CannotReach` and
    `HandshakeFailed` through.
    """
    with bequeathed(checked) as folder:
        crew = _Crew(folder, shelf, jobs, timeout)
        try:
            for _ in range(min(workers, len(jobs))):
                crew.hire()
            yield from crew.work()
        finally:
            crew.dismiss()


@dataclass(frozen=True, slots=True)
class _Caught:
    """A scenario was not passed."""

    scenario: str
    failure: Failure


@dataclass(frozen=True, slots=True)
class _Done:
    """A job has ended after so many of its scenarios."""

    played: int


@dataclass(slots=True, eq=False)
class _Task:
    """What is left of a job, and what is known of it."""

    job: Job
    failures: dict[str, Failure] = field(default_factory=dict)

    def played(self, number: int) -> Played:
        return Played(
            self.job.misreading,
            self.failures,
            frozenset(self.job.scenarios[number:]),
        )


@dataclass(slots=True, eq=False)
class _Worker:
    """A process that plays, as the parent sees it."""

    process: BaseProcess
    pipe: pipes.Connection
    #: The place of the scenario that it is playing among those of its job, in shared memory.
    place: Any
    task: _Task | None = None


class _Crew:
    """The workers, and what is left for them to do."""

    def __init__(self, folder: Path, shelf: Shelf, jobs: Sequence[Job], timeout: float) -> None:
        self._for_worker = (folder, shelf, timeout)
        self._waiting = [_Task(job) for job in reversed(jobs)]
        self._open = len(jobs)
        self._workers: list[_Worker] = []

    def hire(self) -> None:
        """Start one more worker, with something to do."""
        place = RawValue(ctypes.c_int, 0)
        worker = _Worker(*start(_work, place, *self._for_worker), place)
        self._workers.append(worker)
        self._hand_out(worker)

    def work(self) -> Generator[Played]:
        """Hand out jobs until each has ended."""
        while self._open:
            by_pipe = {worker.pipe: worker for worker in self._workers}
            for pipe in pipes.wait(list(by_pipe)):
                worker = by_pipe[pipe]  # type: ignore[index] # it is one of those waited for
                played = self._listen(worker)
                if played is not None:
                    self._open -= 1
                    yield played

    def dismiss(self) -> None:
        """End every worker."""
        for worker in self._workers:
            worker.pipe.close()
        end([worker.process for worker in self._workers], grace=0)
        self._workers.clear()

    def _listen(self, worker: _Worker) -> Played | None:
        try:
            told = worker.pipe.recv()
        except (EOFError, ConnectionError):
            return self._bury(worker)
        task = worker.task
        assert task is not None
        match told:
            case _Caught():
                task.failures[told.scenario] = told.failure
                return None
            case _Done():
                self._hand_out(worker)
                return task.played(told.played)
            case Fault():
                raise SuiteError([told])
            case EngineFault():
                raise told
            case _:
                raise WorkerFault(told)

    def _bury(self, worker: _Worker) -> Played | None:
        """Count the death of a worker against the scenario that it was playing."""
        worker.process.join()
        worker.pipe.close()
        self._workers.remove(worker)
        status = told_status(worker.process)
        place = worker.place.value
        if worker.task is None or place < 0:
            raise HandshakeFailed(
                f"the process that plays {status} before the engine was there",
                hint="An engine in process must not end the process it is imported into.",
            )
        task, job = worker.task, worker.task.job
        task.failures[job.scenarios[place]] = Failure(
            Verdict.CRASHED,
            sentence=f"the process in which this was played {status}",
        )
        if job.patience == 1 or place + 1 == len(job.scenarios):
            if self._waiting:
                self.hire()
            return task.played(place + 1)
        rest = replace(
            job,
            scenarios=job.scenarios[place + 1 :],
            decisive=0,  # it has failed one
            essential=max(job.essential - place - 1, 0),
            patience=job.patience - 1,
        )
        self._waiting.append(_Task(rest, task.failures))
        self.hire()
        return None

    def _hand_out(self, worker: _Worker) -> None:
        worker.task = None
        if self._waiting:
            worker.task = self._waiting.pop()
            worker.place.value = -1
            # A worker that died meanwhile is found by its end of the pipe, not by ours.
            with suppress(OSError):
                worker.pipe.send(worker.task.job)


def _work(
    pipe: pipes.Connection,
    place: Any,  # noqa: ANN401 - a number in shared memory
    folder: Path,
    shelf: Shelf,
    timeout: float,
) -> None:
    """Do the jobs that come through the pipe until it closes."""
    heed_the_parent()
    parent = os.getppid()
    try:
        checked = inherited(folder)
        work = _Work(checked, pipe, place)
        while True:
            while not pipe.poll(_ORPHANED):
                if os.getppid() != parent:
                    return  # the pipe stays open as long as any other worker lives
            job = pipe.recv()
            transport = shelf.engine(job.misreading)
            rulebook = checked.rulebook
            connection = Connection(transport, rulebook.id, rulebook.edition, timeout)
            connection.open()
            played = work.do(job, connection)
            connection.close()
            pipe.send(_Done(played))
    except (EOFError, ConnectionError):
        return  # the parent has closed the pipe
    except EngineFault as fault:
        pipe.send(fault)
    except Exception:  # noqa: BLE001 - it is sent to the parent, which raises it
        pipe.send(traceback.format_exc())


class _Work:
    """What a worker does: play, and tell of what does not pass."""

    def __init__(self, checked: Checked, pipe: pipes.Connection, place: Any) -> None:  # noqa: ANN401
        self._vocabulary = checked.vocabulary
        self._scenarios = {scenario.id: scenario for scenario in checked.rulebook.scenarios}
        self._pipe = pipe
        self._place = place

    def do(self, job: Job, connection: Connection) -> int:
        """Play the scenarios of a job, and say how many were played."""
        patience, caught = job.patience, False
        for number, name in enumerate(job.scenarios):
            if not patience or (number == job.decisive and job.decisive and not caught):
                return number
            self._place.value = number
            ended = play_one(number, self._scenarios[name], self._vocabulary, connection)
            verdict = ended.outcome.verdict
            if ended.fault is not None:
                self._pipe.send(ended.fault)
            elif verdict in _TELLING:
                caught = True
                self._pipe.send(_Caught(name, Failure.of(ended.outcome)))
            elif number < job.essential:
                return number + 1
            patience -= verdict is Verdict.TIMED_OUT
        return len(job.scenarios)
