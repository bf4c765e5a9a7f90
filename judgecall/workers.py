"""
Playing the selected scenarios of one rulebook with several processes.

Each worker has an engine of its own and is handed one scenario at a time, so that it is
always known what a worker was playing when it died: an engine in process may end the
process, and then that scenario crashed and a new worker goes on.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import connection as pipes
from typing import TYPE_CHECKING, Any
import traceback

from judgecall.engines import EngineFault, HandshakeFailed
from judgecall.inheriting import bequeathed, inherited
from judgecall.play import Outcome
from judgecall.players import Ended, Reached, connect, play_one
from judgecall.processes import WorkerFault, end, heed_the_parent, start, told_status
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Generator
    from multiprocessing.process import BaseProcess
    from pathlib import Path

    from judgecall.rulebook import Scenario
    from judgecall.runs import How
    from judgecall.selection import Chosen


def play_with_workers(chosen: Chosen, how: How, workers: int) -> Generator[Reached | Ended]:
    """Play all that is chosen of a rulebook; scenarios end in any order."""
    pool = _Pool(chosen, how)
    with bequeathed(chosen.checked):
        try:
            for _ in range(min(workers, len(chosen.scenarios))):
                pool.hire()
            yield from pool.play()
        finally:
            pool.dismiss()


@dataclass(slots=True, eq=False)
class _Worker:
    """A process that plays, as the parent sees it."""

    process: BaseProcess
    pipe: pipes.Connection
    #: The scenario that it is playing.
    index: int | None = None
    has_engine: bool = False


class _Pool:
    """The workers, and what is left for them to do."""

    def __init__(self, chosen: Chosen, how: How) -> None:
        self._chosen = chosen
        self._how = how
        self._waiting = list(reversed(range(len(chosen.scenarios))))
        self._open = len(chosen.scenarios)
        self._workers: list[_Worker] = []

    def hire(self) -> None:
        """Start one more worker."""
        self._workers.append(_Worker(*start(_work, self._chosen.rulebook.folder, self._how)))

    def play(self) -> Generator[Reached | Ended]:
        """Hand out scenarios until each has ended."""
        reached = False
        while self._open:
            for worker in self._with_news():
                told = self._listen(worker)
                if isinstance(told, Ended):
                    self._open -= 1
                    yield told
                elif not reached:
                    reached = True
                    yield told
                if worker in self._workers:
                    self._hand_out(worker)

    def dismiss(self) -> None:
        """End every worker, with its engine."""
        for worker in self._workers:
            worker.pipe.close()
        end([worker.process for worker in self._workers])
        self._workers.clear()

    def _with_news(self) -> list[_Worker]:
        by_channel: dict[Any, _Worker] = {}
        for worker in self._workers:
            by_channel[worker.pipe] = by_channel[worker.process.sentinel] = worker
        ready = pipes.wait(list(by_channel))
        return list(dict.fromkeys(by_channel[channel] for channel in ready))

    def _listen(self, worker: _Worker) -> Reached | Ended:
        try:
            # With nothing in the pipe, the news is that the process has ended.
            told = worker.pipe.recv() if worker.pipe.poll() else None
        except (EOFError, ConnectionError):
            told = None
        match told:
            case None:
                return self._bury(worker)
            case Reached():
                worker.has_engine = True
                return told
            case _Told():
                worker.index = None
                return told.by(self._chosen.scenarios)
            case EngineFault():
                raise told
            case _:
                raise WorkerFault(told)

    def _bury(self, worker: _Worker) -> Ended:
        """Find the verdict that the death of a worker means, and put another in its place."""
        worker.process.join()
        self._workers.remove(worker)
        worker.pipe.close()
        status = told_status(worker.process)
        if worker.index is None:
            raise HandshakeFailed(
                f"the process that plays {status} before the engine was there",
                hint="An engine in process must not end the process it is imported into.",
            )
        if self._waiting:
            self.hire()
        return Ended(
            worker.index,
            Outcome(
                self._chosen.scenarios[worker.index],
                Verdict.CRASHED,
                sentence=f"the process in which this was played {status}",
                hint="An engine in process must not end the process it plays in; "
                "as a command it has one of its own.",
            ),
        )

    def _hand_out(self, worker: _Worker) -> None:
        if worker.has_engine and worker.index is None and self._waiting:
            worker.index = self._waiting.pop()
            # A worker that died meanwhile is found by its end of the pipe, not by ours.
            with suppress(OSError):
                worker.pipe.send((worker.index, self._chosen.scenarios[worker.index].id))


@dataclass(frozen=True, slots=True)
class _Told:
    """A scenario's end on its way to the parent, which has the scenario already."""

    ended: Ended
    #: The place of the failing step among the steps of the scenario.
    step: int | None

    @classmethod
    def of(cls, ended: Ended) -> _Told:
        outcome = ended.outcome
        step = None if outcome.step is None else outcome.scenario.steps.index(outcome.step)
        # The scenario leads to the whole rulebook, which must not travel with every end.
        bare = replace(outcome, scenario=None, step=None)  # type: ignore[arg-type]
        return cls(replace(ended, outcome=bare), step)

    def by(self, scenarios: tuple[Scenario, ...]) -> Ended:
        """Put the scenario back in."""
        scenario = scenarios[self.ended.index]
        step = None if self.step is None else scenario.steps[self.step]
        return replace(
            self.ended,
            outcome=replace(self.ended.outcome, scenario=scenario, step=step),
        )


def _work(pipe: pipes.Connection, folder: Path, how: How) -> None:
    """Play what comes through the pipe until it closes."""
    heed_the_parent()
    try:
        checked = inherited(folder)
        scenarios = {scenario.id: scenario for scenario in checked.rulebook.scenarios}
        connection = connect(how, checked.rulebook)
        try:
            pipe.send(Reached(connection.open()))
            while True:
                index, identity = pipe.recv()
                ended = play_one(index, scenarios[identity], checked.vocabulary, connection)
                pipe.send(_Told.of(ended))
        finally:
            connection.close()
    except EngineFault as fault:
        pipe.send(fault)
    except (EOFError, ConnectionError):
        return  # the parent has closed the pipe
    except Exception:  # noqa: BLE001 - it is sent to the parent, which raises it
        pipe.send(traceback.format_exc())
