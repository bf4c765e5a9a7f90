"""Processes of our own that play: how they are started and ended, and what their end means."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context
from typing import TYPE_CHECKING, Final
import os
import signal
import sys

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from multiprocessing import connection as pipes
    from multiprocessing.context import BaseContext
    from multiprocessing.process import BaseProcess
    from types import FrameType

#: How long a worker may take to put its engine away, in seconds.
_GRACE: Final = 2.0


class WorkerFault(Exception):
    """A worker stumbled over a mistake of ours: the run cannot be trusted and ends."""


def context() -> BaseContext:
    """Fork where that exists: a worker then begins with all that is read and imported."""
    return get_context("fork" if "fork" in get_all_start_methods() else "spawn")


def start(work: Callable[..., None], *told: object) -> tuple[BaseProcess, pipes.Connection]:
    """Start a process that is told the far end of a pipe, and this; the near end is ours."""
    here = context()
    ours, theirs = here.Pipe()
    process: BaseProcess = here.Process(  # type: ignore[attr-defined] # every context has it
        target=work,
        args=(theirs, *told),
    )
    process.start()
    theirs.close()
    return process, ours


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def told_status(process: BaseProcess) -> str:
    """Say how a process has ended."""
    status = process.exitcode or 0
    if status >= 0:
        return f"ended with exit code {status}"
    with suppress(ValueError):
        return f"was killed by {signal.Signals(-status).name}"
    return f"was killed by signal {-status}"


def end(processes: Collection[BaseProcess], grace: float = _GRACE) -> None:
    """End every one of them, with what it has started."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(grace)
        if process.is_alive():
            process.kill()
            process.join()


def heed_the_parent() -> None:
    """
    Let the parent decide when this process ends.

    Ctrl-C reaches every process of the terminal; the parent alone decides what it means.
    A handler of ours, unlike SIG_IGN, is not inherited by the engines that are started.
    """
    signal.signal(signal.SIGINT, _leave_it_to_the_parent)
    signal.signal(signal.SIGTERM, _end)


def _leave_it_to_the_parent(_signal: int, _frame: FrameType | None) -> None:
    pass


def _end(_signal: int, _frame: FrameType | None) -> None:
    sys.exit()
