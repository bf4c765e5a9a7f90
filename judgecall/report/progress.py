"""
How far a run is, for whoever waits.

On a terminal one line is written over and over; elsewhere, as in the log of a build, a line
now and then. Short runs tell nothing: they are over before anybody asks.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

#: The least time between two lines, in seconds: on a terminal, and in a log.
_ON_TERMINAL: Final = 0.1
_IN_LOG: Final = 5.0

_CLEAR: Final = "\r\x1b[2K"


class Progress:
    """A line that says how many scenarios, or whatever it is, have ended."""

    def __init__(
        self,
        stream: TextIO,
        clock: Callable[[], float] = monotonic,
        *,
        what: str = "scenarios",
        bad: str = "not passed",
    ) -> None:
        self._what = what
        self._bad = bad
        self._stream = stream
        self._clock = clock
        self._on_terminal = stream.isatty()
        self._pause = _ON_TERMINAL if self._on_terminal else _IN_LOG
        self._last = clock()
        self._shown = False

    def tell(self, ended: int, selected: int, not_good: int) -> None:
        """Say how far it is, if it was long enough ago that it was said."""
        now = self._clock()
        if now - self._last < self._pause or ended == selected:
            return
        self._last = now
        bad = f" · {not_good} {self._bad}" if not_good else ""
        line = f"  {ended} of {selected} {self._what}{bad}"
        if self._on_terminal:
            self._stream.write(_CLEAR + line)
            self._shown = True
        else:
            self._stream.write(line + "\n")
        self._stream.flush()

    def clear(self) -> None:
        """Make room for a line that stays."""
        if self._shown:
            self._stream.write(_CLEAR)
            self._stream.flush()
            self._shown = False

    def close(self) -> None:
        """Leave no line behind."""
        self.clear()
