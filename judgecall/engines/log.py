"""The last lines of what an engine logs, which are often the ones that say what went wrong."""

from __future__ import annotations

from collections import deque
from typing import Final
import os

#: How many of the last lines are kept.
KEPT_LINES: Final = 32

#: How much of one line is kept, in characters.
_KEPT_WIDTH: Final = 2000

#: How much is read at a time.
_GULP: Final = 64 * 1024

#: How often, at most, to read what is there: who writes faster than this never ends.
_ENOUGH: Final = 64


class Tail:
    """The last lines of a log, however much is written to it."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)
        self._unfinished = b""

    def feed(self, data: bytes) -> None:
        """Take in what was written next, wherever it was cut."""
        *lines, rest = (self._unfinished + data).split(b"\n")
        self._lines.extend(map(_legible, lines[-KEPT_LINES:]))
        self._unfinished = rest[-_KEPT_WIDTH:]

    def lines(self) -> list[str]:
        """The last lines, oldest first."""
        unfinished = [_legible(self._unfinished)] if self._unfinished else []
        return [*self._lines, *unfinished][-KEPT_LINES:]


def _legible(line: bytes) -> str:
    return line[-_KEPT_WIDTH:].decode("utf-8", "replace").rstrip("\r")


class Log:
    """
    The end of a pipe that an engine logs to.

    It is read by whoever awaits the engine's answer, not by a thread: then all that was
    logged before an answer can be seen with it, always.
    """

    def __init__(self, reading: int) -> None:
        self.reading = reading
        self.tail = Tail()
        os.set_blocking(reading, False)

    def sip(self) -> bool:
        """Take the next piece of what is there; False if there will never be more."""
        try:
            data = os.read(self.reading, _GULP)
        except BlockingIOError:
            return True
        self.tail.feed(data)
        return bool(data)

    def drain(self) -> None:
        """Take all that is there by now."""
        for _ in range(_ENOUGH):
            try:
                data = os.read(self.reading, _GULP)
            except BlockingIOError:
                return
            if not data:
                return
            self.tail.feed(data)
