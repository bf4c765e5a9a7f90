"""
An engine as a Python object in this very process.

It is spoken to in the same messages as any other. They are written to JSON and read
back on each way, so that neither side ever holds a list that the other may change, and
nothing passes here that could not pass a pipe.
"""

from __future__ import annotations

from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Final, NoReturn, Protocol
import importlib
import io
import os
import signal
import sys
import threading
import traceback

import orjson

from judgecall.engines.faults import Broken, CannotReach, Crashed, TimedOut
from judgecall.engines.lined import shown
from judgecall.engines.log import Tail
from judgecall.engines.transport import Transport
from judgecall.protocol import encode

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from judgecall.protocol import Json

#: What JSON does not know, our encoder shall not know either.
_PLAINLY: Final = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME


class Handler(Protocol):
    """All that an engine in process must have: `judgecall_adapter.Engine` has it."""

    def handle(self, message: Json) -> Json:
        """Answer one request."""
        ...


class InProcess(Transport):
    """An engine made by a function of ours, afresh each time this is opened."""

    def __init__(self, description: str, make: Callable[[], Handler]) -> None:
        self.description = description
        self._make = make
        self._engine: Handler | None = None
        self._log = _Log()

    def open(self) -> None:
        """Import it and make one."""
        self._log = _Log()
        with redirect_stderr(self._log):
            self._engine = self._make()

    def exchange(self, message: Json, seconds: float) -> Json:
        """Hand the request over, and take the answer."""
        assert self._engine is not None, "open the transport first"
        request = orjson.loads(encode(message))
        method = message["method"]
        try:
            with redirect_stderr(self._log), _Limit(seconds):
                answer = self._engine.handle(request)
        except _TimeIsUp:
            raise TimedOut(
                f"the engine did not answer {method} within {seconds:g} s",
                hint="If it needs that long, raise the limit with --timeout.",
            ) from None
        except SystemExit as error:
            raise Crashed(f"the engine called sys.exit({error.code!r}) in {method}") from error
        except Exception as error:
            self._log.write(traceback.format_exc())
            raise Crashed(f"{type(error).__name__} in {method}: {error}") from error
        return _read_back(answer, method)

    def close(self) -> None:
        """Forget it."""
        self._engine = None

    def stderr_tail(self) -> list[str]:
        """The last lines that it wrote to `sys.stderr`."""
        return self._log.tail.lines()


def _read_back(answer: object, method: str) -> Json:
    try:
        line = orjson.dumps(answer, option=_PLAINLY)
    except (TypeError, ValueError) as error:
        raise Crashed(
            f"the engine's answer to {method} cannot be written as JSON: {error}",
        ) from error
    message = orjson.loads(line)
    if not isinstance(message, dict):
        raise Broken(
            f"the engine's answer to {method} is not a message",
            evidence=shown(line),
            hint="`handle` returns a dict: a response of the protocol.",
        )
    return message


class _Log(io.TextIOBase):
    """Takes the place of `sys.stderr` while the engine is at work."""

    def __init__(self) -> None:
        self.tail = Tail()

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.tail.feed(text.encode("utf-8", "backslashreplace"))
        return len(text)


class _TimeIsUp(BaseException):
    """Raised inside the engine. No `except Exception` in there may catch it."""


class _Limit:
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
            raise _TimeIsUp


def find(module_name: str, attribute: str) -> object:
    """What `module:attribute` names, looked for in the current folder as well."""
    here = os.getcwd()  # noqa: PTH109 - the import path holds texts
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if not f"{module_name}.".startswith(f"{error.name}."):
            _fails_to_import(module_name, error)
        raise CannotReach(
            f"there is no module {error.name}",
            hint="Install it, or run this from the folder that it lies in.",
        ) from error
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is told
        _fails_to_import(module_name, error)
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise CannotReach(
                f"the module {module_name} has no {attribute}",
                hint=f"Name what holds your engine, or makes it: {module_name}:engine",
            )
        found = getattr(found, name)
    return found


def _fails_to_import(module_name: str, error: Exception | SystemExit) -> NoReturn:
    raise CannotReach(
        f"importing {module_name} fails with {type(error).__name__}: {error}",
        evidence=_place(error),
        hint='A module that serves an engine does so under `if __name__ == "__main__":` only.'
        if isinstance(error, SystemExit)
        else None,
    ) from error


def _place(error: BaseException) -> str:
    """Where it was raised, with the line of code."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{place.filename}:{place.lineno}: {place.line}"


def as_engine(found: object, named: str) -> Handler:
    """The engine that was found, or one freshly made by what was found."""
    if callable(found) and (isinstance(found, type) or not hasattr(found, "handle")):
        try:
            found = found()
        except Exception as error:
            raise CannotReach(
                f"{named}() fails with {type(error).__name__}: {error}",
                evidence=_place(error),
            ) from error
    if not callable(getattr(found, "handle", None)):
        raise CannotReach(
            f"{named} is {type(found).__name__}, which has no `handle` to answer requests with",
            hint="Subclass judgecall_adapter.Engine, and name the class or an instance of it.",
        )
    return found  # type: ignore[return-value]  # just looked at
