"""What a child process and a TCP connection have in common: messages travel as lines."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from judgecall.engines.faults import Broken, Crashed, TimedOut
from judgecall.engines.lines import Ended, NoLine, Silence, TooLong, Unasked
from judgecall.engines.transport import Transport
from judgecall.protocol import LONGEST_LINE, NotAMessage, decode, encode

if TYPE_CHECKING:
    from judgecall.engines.faults import EngineFault
    from judgecall.engines.lines import Lines
    from judgecall.protocol import Json

LOG_ELSEWHERE: Final = (
    'Log to stderr instead; stdout belongs to the protocol (docs/engine-authors.md, "Logging").'
)

#: How much of a line is shown as evidence, in characters.
_SHOWN: Final = 300


class LinedTransport(Transport):
    """A transport that asks in one line and is answered in one line."""

    _lines: Lines | None = None
    #: Whether all is well, so that the engine deserves to be parted with politely.
    _well = True

    @abstractmethod
    def _how_it_ended(self) -> str:
        """What is known about why the engine says no more, as the end of a sentence."""

    def exchange(self, message: Json, seconds: float) -> Json:
        """Send one request and wait that long for the one answer."""
        assert self._lines is not None, "open the transport first"
        self._well = False
        try:
            line = self._lines.ask(encode(message), seconds)
            answer = decode(line)
            self._lines.refuse_unasked()
        except NoLine as missing:
            raise self._fault(missing, str(message["method"]), seconds) from None
        except NotAMessage as fault:
            raise _not_a_message(fault, self._lines.count) from fault
        self._well = True
        return answer

    def _fault(self, missing: NoLine, method: str, seconds: float) -> EngineFault:
        """No line came: whose verdict that is, and what shows it."""
        half = missing.heard
        evidence = f"so far it has written: {shown(half)}" if half else None
        match missing:
            case Silence():
                return TimedOut(
                    f"the engine did not answer {method} within {seconds:g} s",
                    evidence=evidence,
                    hint="It has written a line without a line end; end each message with one, "
                    "and flush."
                    if half
                    else "If it needs that long, raise the limit with --timeout.",
                    heard=half or None,
                )
            case Ended():
                return Crashed(
                    f"the engine {self._how_it_ended()} instead of answering {method}",
                    evidence=evidence,
                    heard=half or None,
                )
            case TooLong():
                return Broken(
                    f"the engine wrote a line longer than {LONGEST_LINE >> 20} MiB",
                    evidence=f"it begins: {shown(half)}",
                    hint="Send only what happened since the answer before.",
                    heard=half,
                )
            case Unasked():
                return self._unasked(half)
            case _:
                raise AssertionError(missing)

    def _unasked(self, line: bytes) -> Broken:
        count = self._lines.count if self._lines else 0
        try:
            decode(line)
        except NotAMessage as fault:
            return _not_a_message(fault, count)
        return Broken(
            "the engine answered twice",
            evidence=f"line {count} of its output: {shown(line)}",
            hint="Answer each request with exactly one line.",
            heard=line,
        )


def _not_a_message(fault: NotAMessage, count: int) -> Broken:
    return Broken(
        f"the engine wrote a line that is not a message; {fault.likely}",
        evidence=f"line {count} of its output: {shown(fault.line)}",
        hint=LOG_ELSEWHERE if "print" in fault.likely else None,
        heard=fault.line,
    )


def shown(line: bytes) -> str:
    """A line as evidence: legible whatever is in it, and not longer than can be read."""
    text = line.decode("utf-8", "backslashreplace").rstrip("\r\n")
    legible = "".join(char if char.isprintable() else repr(char)[1:-1] for char in text[:_SHOWN])
    return legible if len(text) <= _SHOWN else f"{legible}..."
