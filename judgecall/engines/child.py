"""An engine as a child process: requests on its stdin, answers on its stdout, a log on stderr."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final
import os
import select
import shlex
import signal
import subprocess
import time

from judgecall.engines.faults import CannotReach
from judgecall.engines.lined import LinedTransport
from judgecall.engines.lines import Lines
from judgecall.engines.log import Log
from judgecall.engines.pinning import Pin

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How long a child that was told to end may take before it is ended, in seconds.
_GRACE: Final = 0.5


#: How long at most it is waited for between two looks at whether it has ended, in seconds.
_GLANCE: Final = 0.05


class Child(LinedTransport):
    """A command, run in a process group of its own, so that all of it can be ended."""

    def __init__(self, command: Sequence[str], *, pin: bool = False) -> None:
        self.command = tuple(command)
        self.description = shlex.join(command)
        self._pin = Pin() if pin else None
        self._process: subprocess.Popen[bytes] | None = None
        self._log: Log | None = None
        self._last_log: list[str] = []

    def open(self) -> None:
        """Start the command."""
        if self._pin:
            self._pin.hold()
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running it is what the user asks for
                self.command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise _cannot_start(self.command, error) from error
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._log = Log(self._process.stderr.fileno())
        self._lines = Lines(
            self._process.stdout.fileno(),
            self._process.stdin.fileno(),
            self._log,
        )
        self._well = True

    def close(self) -> None:
        """End it: politely if it has behaved, and in any case with all that it started."""
        process, self._process, self._lines = self._process, None, None
        if process is not None:
            assert process.stdin
            assert process.stdout
            assert process.stderr
            with suppress(OSError):
                process.stdin.close()
            if self._well:
                _wait_for_the_end(process.stdout.fileno())
            # The group outlives the child that gave it its number if anybody is left in it.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            self._last_log = self.stderr_tail()
            self._log = None
            process.stdout.close()
            process.stderr.close()
        if self._pin:
            self._pin.release()

    def ends(self, seconds: float) -> bool:
        """Close its stdin and see whether it takes that for the end."""
        process = self._process
        assert process is not None, "open the transport first"
        assert process.stdin
        assert process.stdout
        assert process.stderr
        with suppress(OSError):
            process.stdin.close()
        # What it still has to say is taken off its hands, lest it wait for room to write it.
        poll = select.poll()
        for stream in (process.stdout, process.stderr):
            poll.register(stream, select.POLLIN)
        deadline = time.monotonic() + seconds
        while process.poll() is None and (left := deadline - time.monotonic()) > 0:
            for descriptor, _ in poll.poll(min(left, _GLANCE) * 1000):
                if not _read_some(descriptor):
                    poll.unregister(descriptor)
        self._well = process.poll() is not None
        return self._well

    def stderr_tail(self) -> list[str]:
        """The last lines of its stderr."""
        if self._log is None:
            return self._last_log
        self._log.drain()
        return self._log.tail.lines()

    def _how_it_ended(self) -> str:
        assert self._process is not None
        try:
            status = self._process.wait(timeout=_GRACE)
        except subprocess.TimeoutExpired:
            return "closed its stdout"
        if status >= 0:
            return f"ended with exit code {status}"
        with suppress(ValueError):
            return f"was killed by {signal.Signals(-status).name}"
        return f"was killed by signal {-status}"


def _wait_for_the_end(stdout: int) -> None:
    """Wait until the child lets go of its stdout, but not for ever."""
    poll = select.poll()
    poll.register(stdout, 0)  # asks for nothing, so that only the other end's closing counts
    poll.poll(_GRACE * 1000)


def _read_some(descriptor: int) -> bool:
    """Take what is there; False if there will never be more."""
    try:
        return bool(os.read(descriptor, 1 << 16))
    except BlockingIOError:
        return True
    except OSError:
        return False


def _cannot_start(command: Sequence[str], error: OSError) -> CannotReach:
    if isinstance(error, FileNotFoundError):
        name = command[0]
        hint = "Check the spelling, and the folder you run this from."
        if name.endswith((".py", ".mjs", ".js")):
            runs = "python" if name.endswith(".py") else "node"
            hint = f"To run a script, name what runs it: {runs} {name}"
        return CannotReach(f"there is no command {name}", hint=hint)
    if isinstance(error, PermissionError):
        return CannotReach(
            f"{command[0]} may not be executed",
            hint=f"Make it executable (chmod +x {command[0]}), or name what runs it.",
        )
    return CannotReach(f"{shlex.join(command)} could not be started: {error}")
