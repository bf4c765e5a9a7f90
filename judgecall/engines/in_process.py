"""
An engine as a Python object in this very process.

It is spoken to in the same messages as any other. They are written to JSON and read
back on each way, so that neither side ever holds a list that the other may change, and
nothing passes here that could not pass a pipe.
"""

from __future__ import annotations

from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Final
import io
import traceback

import orjson

from judgecall.engines.faults import Broken, Crashed, TimedOut
from judgecall.engines.limit import TimeIsUp, TimeLimit
from judgecall.engines.lined import shown
from judgecall.engines.log import Tail
from judgecall.engines.transport import Transport
from judgecall.protocol import encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgecall.engines.finding import Handler
    from judgecall.protocol import Json

#: What JSON does not know, our encoder shall not know either.
_PLAINLY: Final = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_PASSTHROUGH_DATETIME


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
            with redirect_stderr(self._log), TimeLimit(seconds):
                answer = self._engine.handle(request)
        except TimeIsUp:
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
