"""A conversation with an engine in a process of its own, in which anything may be said to it.

It holds the engine to three things, whatever the lines: it lives on in the same process, each of
its answers is one that the protocol allows, and the game after them goes as it would have gone on
a fresh connection.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any
import json

from judgecall.engines.child import Child
from judgecall.engines.lines import NoLine, Silence, Unasked
from judgecall.protocol import Checker, NotAMessage, SchemaFault, decode
from judgecall.protocol.schemas import Contract, contract
from tests.fuzz.strategies import initialize, line_of
from tests.laws.games import game

if TYPE_CHECKING:
    from collections.abc import Sequence

Json = dict[str, Any]

#: How long an engine may take for an answer, in seconds; none comes near it unless it hangs.
AMPLE = 60.0

PARSE_ERROR, INTERNAL_ERROR = -32700, -32603

#: Answers after which nothing has changed. With any other, what broke the schema has left the
#: game in who knows what state, and until the next one starts little is asked of the engine.
REFUSALS = frozenset({-32600, -32001, -32002, -32003})

#: From here on, integers are too long for the suite's own reader.
LONGEST_NUMBER = 2**63

#: An engine may call a line with more lists and objects than this no JSON, sound or not.
DEEP = 500

RULEBOOK = "arcane_legions"

#: What the protocol says of answers when no rulebook closes what it leaves open.
_OPEN = Contract({"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:any"})


class Failing(AssertionError):
    """The engine does not hold what it must."""


class Died(Failing):
    """The engine is gone, or says no more."""


class Wrong(Failing):
    """The engine's answer is none."""


class Leaked(Failing):
    """The game after it is not the game that it would have been."""


#: The games that are played before and after: one of many choices, one with static abilities.
SEEDS = (15, 21)


def canned() -> list[Json]:
    """Games in which much happens and players are asked, and which are played to their end."""
    told = [request for seed in SEEDS for request, _ in game(Random(seed)).steps]
    return [each | {"id": number} for number, each in enumerate(told, 1000)]


class Conversation:
    """One engine process, and all that is said to it and heard of it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._child: Child | None = None
        self._canned = [line_of(each) for each in canned()]
        self._expected: list[bytes] = []
        #: How many processes were needed: one, if all is well.
        self.processes = 0
        #: How often which error code was heard; None stands for a result.
        self.heard: Counter[int | None] = Counter()
        #: The same of answers to requests that fit the schema.
        self.heard_in_earnest: Counter[int | None] = Counter()

    def survives(self, batch: Sequence[bytes]) -> None:
        """Say all this, and hold the engine to what it must do."""
        try:
            self._begin()
            for line in batch:
                self._check(line, self._ask(line))
            if [self._ask(line) for line in self._canned] != self._expected:
                raise Leaked("the game after this is not the game that it was before")
            self._expect_sense()
        except Failing:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the engine."""
        if self._child is not None:
            self._child.close()
            self._child = None

    @property
    def is_alive(self) -> bool:
        """Whether the process that was started is still running."""
        process = self._child and self._child._process
        return process is not None and process.poll() is None

    def _begin(self) -> None:
        """Reach the engine, unless it is still there from the batch before."""
        if self._child is not None:
            return
        self._child = Child(self._command)
        self._child.open()
        self.processes += 1
        self._expect_sense()
        hello = line_of(initialize())
        self._check(hello, self._ask(hello))
        self._expected = [self._ask(line) for line in self._canned]
        for line, answer in zip(self._canned, self._expected, strict=True):
            self._check(line, answer)

    def _expect_sense(self) -> None:
        """The game in progress is the canned one, or none, and nothing is wrong with it."""
        self._checker = Checker(RULEBOOK)
        self._checker.check_request(json.loads(self._canned[0]))
        self._in_earnest = True

    def _ask(self, line: bytes) -> bytes:
        assert self._child is not None
        lines = self._child._lines
        assert lines is not None
        try:
            answer = lines.ask(line, AMPLE)
            lines.refuse_unasked()
        except Unasked as second:
            raise Wrong(f"a line that nobody asked for: {second.heard[:200]!r}") from None
        except Silence as silence:
            raise Died(f"no answer, but {silence.heard[:200]!r}, to {line[:200]!r}") from None
        except NoLine:
            log = "\n".join(self._child.stderr_tail())
            raise Died(f"the engine ended over {line[:500]!r}\n{log}") from None
        return answer

    def _check(self, line: bytes, answered: bytes) -> None:
        """Hold an answer against the protocol."""
        message = _read(line)
        identity = _id_of(message)
        if isinstance(identity, int) and abs(identity) >= LONGEST_NUMBER:
            # An engine repeats an id of any length; the suite neither reads nor sends such.
            answered = answered.replace(b"%d" % identity, b"1")
            message["id"] = 1
        try:
            answer = decode(answered)
        except NotAMessage as fault:
            raise Wrong(f"{fault}: {answered[:200]!r} to {line[:200]!r}") from None
        code = answer["error"].get("code") if isinstance(answer.get("error"), dict) else None
        self.heard[code] += 1
        if code == PARSE_ERROR and line.count(b"[") + line.count(b"{") > DEEP:
            message = None
        self._check_identity(message, json.loads(answered), answer)
        try:
            self._check_shape(message, answer, code)
        except SchemaFault as fault:
            raise Wrong(f"{fault}\n{answered[:2000]!r}\nto {line[:2000]!r}") from None

    def _check_identity(self, message: Any, exactly: Json, answer: Json) -> None:
        """The answer repeats the id, of any length, or says none where it could not be read."""
        expected = _id_of(message)
        if exactly.get("id", "none") != expected:
            raise Wrong(f"an answer with the id {exactly.get('id', 'none')!r} to {message!r:.300}")
        # The suite's own ids are short numbers; the shape of the rest is what matters here.
        answer["id"] = None if expected is None else 1

    def _check_shape(self, message: Any, answer: Json, code: int | None) -> None:
        """The answer is of the shape that the schemas ask for, as far as they can."""
        method = message["method"] if _is_request(message) else None
        if method not in _OPEN.responses:
            if "result" in answer:
                raise Wrong(f"a result of {message!r:.300}")
            Checker(RULEBOOK).check_response("shutdown", answer)
            if code == INTERNAL_ERROR:
                raise Wrong(f"{answer['error']} over what is not even a request: {message!r:.300}")
            return
        in_earnest = _fits(method, message)
        if method == "game/start":
            self._in_earnest = True
        self._in_earnest &= in_earnest or code in REFUSALS
        if in_earnest and (self._in_earnest or method == "initialize"):
            self._checker.check_request(message)
            self.heard_in_earnest[code] += 1
            self._checker.check_response(method, answer)
            if code == INTERNAL_ERROR:
                raise Wrong(f"{answer['error']} over a sound request: {message!r:.3000}")
        elif not in_earnest and code == INTERNAL_ERROR:
            raise Wrong(f"{answer['error']} over nonsense: {message!r:.3000}")
        elif not _OPEN.responses[method].is_valid(answer):
            raise Wrong(f"no answer at all: {answer!r:.1000} to {message!r:.1000}")


def _read(line: bytes) -> Any:
    """What the line says, or None."""
    with suppress(ValueError, RecursionError):
        return json.loads(line.decode(), parse_constant=_refuse)
    return None


def _id_of(message: Any) -> int | str | None:
    """The id that can be read of a message, a request or not."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, (int, str)) and not isinstance(found, bool) else None


def _is_request(message: Any) -> bool:
    """Whether JSON-RPC would call it a request that can be answered under its id."""
    return (
        _id_of(message) is not None
        and message.get("jsonrpc") == "2.0"
        and isinstance(message.get("method"), str)
    )


def _fits(method: str, message: Json) -> bool:
    """Whether the suite could have sent this; it can send neither long numbers nor half signs."""
    with suppress(ValueError, OverflowError, RecursionError):
        return contract(RULEBOOK).requests[method].is_valid(message)
    return False


def _refuse(constant: str) -> None:
    raise ValueError(constant)
