"""
Asking over a pair of file descriptors: one line out, one line back, within a time limit.

The other side may do anything: be silent, be slow to read, write half a line, write a
line without end, or go away. None of that may make us wait longer than the limit, take
more memory than the longest line, or leave both sides waiting for each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import os
import select
import time

from judgecall.protocol import LONGEST_LINE

if TYPE_CHECKING:
    from judgecall.engines.log import Log

#: How much is read at a time.
_GULP: Final = 64 * 1024

#: How much of a line that is too long is kept to be shown.
_GLIMPSE: Final = 200


class NoLine(Exception):
    """No line came; `heard` is what came of it, if anything."""

    def __init__(self, heard: bytes) -> None:
        super().__init__()
        self.heard = heard


class Silence(NoLine):
    """The time is up."""


class Ended(NoLine):
    """The other side has closed its end."""


class TooLong(NoLine):
    """The line is longer than any line may be."""


class Unasked(NoLine):
    """There is a line before anything was asked."""


class Lines:
    """
    Two file descriptors (they may be the same), used for one line at a time.

    While a line is awaited, the log is drained too, so that the other side never has to wait
    for room to write it.
    """

    def __init__(self, reading: int, writing: int, log: Log | None = None) -> None:
        self._reading = reading
        self._writing = writing
        self._log = log
        self._buffer = bytearray()
        os.set_blocking(reading, False)
        os.set_blocking(writing, False)
        self._answer = select.poll()
        self._answer.register(reading, select.POLLIN)
        self._either = select.poll()
        if reading == writing:
            self._either.register(reading, select.POLLIN | select.POLLOUT)
        else:
            self._either.register(reading, select.POLLIN)
            self._either.register(writing, select.POLLOUT)
        if log is not None:
            self._answer.register(log.reading, select.POLLIN)
            self._either.register(log.reading, select.POLLIN)
        #: How many lines were read so far.
        self.count = 0

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write this line and return the next one, with its line end."""
        deadline = time.monotonic() + seconds
        self.refuse_unasked()
        self._write(line, deadline)
        return self._read(deadline)

    def refuse_unasked(self) -> None:
        """Raise `Unasked` if there is a line already, though nothing was asked."""
        end = self._buffer.find(b"\n")
        if end >= 0:
            raise Unasked(self._take(end))

    def _write(self, line: bytes, deadline: float) -> None:
        """Write it all, and read meanwhile, lest the other side wait for us to."""
        try:
            written = os.write(self._writing, line)
        except BlockingIOError:
            written = 0
        except OSError:
            raise self._ended() from None
        rest = memoryview(line)[written:]
        while rest:
            self._wait(self._either, deadline)
            if not self._gulp():
                raise Ended(bytes(self._buffer))
            try:
                rest = rest[os.write(self._writing, rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def _read(self, deadline: float) -> bytes:
        buffer, seen = self._buffer, 0
        while True:
            end = buffer.find(b"\n", seen)
            if end >= 0:
                return self._take(end)
            seen = len(buffer)
            self._wait(self._answer, deadline)
            if not self._gulp():
                raise Ended(bytes(buffer))

    def _take(self, end: int) -> bytes:
        line = bytes(self._buffer[: end + 1])
        del self._buffer[: end + 1]
        self.count += 1
        return line

    def _wait(self, poll: select.poll, deadline: float) -> None:
        """Wait for anything but log lines."""
        while True:
            left = deadline - time.monotonic()
            ready = poll.poll(left * 1000) if left > 0 else ()
            if not ready:
                raise Silence(bytes(self._buffer))
            # The log was registered last, so it comes first only if it comes alone.
            if self._log is None or ready[0][0] != self._log.reading:
                return
            if not self._log.sip():
                self._answer.unregister(self._log.reading)
                self._either.unregister(self._log.reading)
                self._log = None

    def _gulp(self) -> bool:
        """Read what is there; False if there will never be more."""
        try:
            data = os.read(self._reading, _GULP)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._buffer += data
        if len(self._buffer) > LONGEST_LINE + len(b"\n"):
            raise TooLong(bytes(self._buffer[:_GLIMPSE]))
        return bool(data)

    def _ended(self) -> Ended:
        """The other side no longer reads: hear what it had to say before that."""
        while self._gulp() and self._answer.poll(0):
            pass
        return Ended(bytes(self._buffer))
