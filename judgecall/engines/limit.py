"""How a Python engine in this process is kept from taking for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING
import signal
import threading

if TYPE_CHECKING:
    from types import FrameType


class TimeIsUp(BaseException):
    """Raised inside the engine. No `except Exception` in there may catch it."""


class TimeLimit:
    """
    Interrupts what runs inside it after so many seconds.

    That takes a signal, and signals are for the main thread. In any other thread there is
    no limit: whoever plays there runs the engine as a child process if it may hang.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._armed = False

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGALRM, self._ring)
            self._armed = True
            self._timer = signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, *_exception: object) -> None:
        self._armed = False
        if threading.current_thread() is threading.main_thread():
            signal.setitimer(signal.ITIMER_REAL, *self._timer)
            signal.signal(signal.SIGALRM, self._before)

    def _ring(self, _signal: int, _frame: FrameType | None) -> None:
        if self._armed:
            self._armed = False
            raise TimeIsUp
