"""
One engine, spoken to: requests numbered, both directions checked, errors given their names.

A connection outlives its engine. When the engine dies, hangs or breaks the protocol, the
scenario that was being played gets its verdict, and the next `start` finds a fresh one.
"""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Final

from judgecall.engines import answers
from judgecall.engines.faults import (
    CannotReach,
    EngineError,
    EngineFault,
    HandshakeFailed,
)
from judgecall.engines.handshake import Handshake
from judgecall.protocol import Checker, Json, SchemaFault
import judgecall

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.engines.transport import Transport

#: The version of the protocol that the suite speaks.
PROTOCOL: Final = 1

#: How long an engine may take for one answer unless told otherwise, in seconds.
TIMEOUT: Final = 5.0

#: How long an engine is waited for when it is told goodbye, in seconds.
_GOODBYE: Final = 0.5

#: What a game has come to: the result of a request that moves it, as it crossed the wire.
Progress = Json


class Direction(Enum):
    """Which way a message went."""

    TO_ENGINE = "to engine"
    FROM_ENGINE = "from engine"


class Connection:
    """A line to one engine, for one rulebook."""

    def __init__(
        self,
        transport: Transport,
        rulebook_id: str,
        edition: str,
        timeout: float = TIMEOUT,
        *,
        checker: Checker | None = None,
    ) -> None:
        self.transport = transport
        self.rulebook_id = rulebook_id
        self.edition = edition
        self.timeout = timeout
        #: Whether the next `start` must begin with a fresh engine: so after every fault.
        self.needs_restart = True
        self._checker = checker or Checker(rulebook_id)
        self._number = 0
        self._fault: EngineFault | None = None
        self._transcript: list[tuple[Direction, Json | bytes]] = []

    def open(self) -> Handshake:
        """Reach the engine and shake hands with it."""
        self._number = 0
        self._fault = None
        self.transport.open()
        params = {
            "protocol": PROTOCOL,
            "suite": judgecall.__version__,
            "rulebook": self.rulebook_id,
            "edition": self.edition,
        }
        try:
            result = self._ask("initialize", params)
        except (EngineFault, EngineError) as error:
            self.needs_restart = True
            raise _handshake_failed(error) from error
        self._handshake = Handshake.of(result, self.rulebook_id)
        return self._handshake

    @property
    def handshake(self) -> Handshake:
        """How the engine introduced itself last."""
        assert self._handshake is not None, "open the connection first"
        return self._handshake

    def log_tail(self) -> list[str]:
        """The last lines that the engine logged, as far as they can be seen from here."""
        return self.transport.stderr_tail()

    def start(self, params: Json) -> Progress:
        """Set up a new game, with a fresh engine if the last one went wrong."""
        if self.needs_restart:
            self.transport.close()
            self.open()
        return self._ask("game/start", params)

    def act(self, player: str | None, action: Json) -> Progress:
        """Have a player act, or something happen that nobody does."""
        return self._ask("game/act", {"player": player, "action": action})

    def decide(self, decision_id: str, choice: Sequence[str]) -> Progress:
        """Answer the open decision."""
        return self._ask("game/decide", {"decision": decision_id, "choice": list(choice)})

    def view(self, player: str | None = None) -> Json:
        """The state and the events so far, as this player may see them."""
        return self._ask("game/view", {} if player is None else {"player": player})

    def close(self) -> None:
        """Say goodbye, if it is worth the while, and let go of the engine."""
        if not self.needs_restart:
            with suppress(EngineFault):
                self.transport.exchange(self._request("shutdown", {}), _GOODBYE)
        self.needs_restart = True
        self.transport.close()

    def begin_transcript(self) -> None:
        """Forget what was said so far: a scenario begins."""
        self._transcript = []

    @property
    def transcript(self) -> Sequence[tuple[Direction, Json | bytes]]:
        """What was said since the scenario began; bytes are what came instead of a message."""
        return self._transcript

    def _request(self, method: str, params: Json) -> Json:
        self._number += 1
        return {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}

    def _ask(self, method: str, params: Json) -> Json:
        """One request, its answer, and all that can be wrong with either."""
        if self._fault is not None:
            raise self._fault
        request = self._request(method, params)
        self._checker.check_request(request)
        self._transcript.append((Direction.TO_ENGINE, request))
        self.needs_restart = True  # unless the answer is there, and sound
        try:
            response = self.transport.exchange(request, self.timeout)
            self._transcript.append((Direction.FROM_ENGINE, response))
            self._check(method, response)
        except EngineFault as fault:
            fault.stderr = self.transport.stderr_tail()
            if fault.heard is not None:
                self._transcript.append((Direction.FROM_ENGINE, fault.heard))
            self._fault = fault
            raise
        self.needs_restart = False
        if "error" in response:
            raise answers.said(response["error"])
        result: Json = response["result"]
        return result

    def _check(self, method: str, response: Json) -> None:
        """Raise the fault of the engine's that this answer shows, if any."""
        answers.check_identity(response, self._number)
        if method == "initialize":
            answers.check_version(response, PROTOCOL)
        try:
            self._checker.check_response(method, response)
        except SchemaFault as fault:
            raise answers.broken(method, fault) from fault
        if "error" in response:
            inside = answers.fault_in(method, response["error"])
            if inside is not None:
                raise inside


def _handshake_failed(error: EngineFault | EngineError) -> EngineFault:
    if isinstance(error, HandshakeFailed | CannotReach):
        return error
    if isinstance(error, EngineError):
        return HandshakeFailed(
            f"no handshake: {error}",
            hint="An engine that does not play a rulebook leaves it out of `rulebooks`.",
        )
    failed = HandshakeFailed(
        f"no handshake: {error.sentence}",
        hint=error.hint,
        evidence=error.evidence,
    )
    failed.stderr = error.stderr
    return failed
