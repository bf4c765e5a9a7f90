"""
An engine spoken to without indulgence: also what it must refuse is sent, and all is kept.

A `Connection` never sends a request that the protocol forbids, and starts an engine that went
wrong afresh. Here both would hide what is looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall.engines import PROTOCOL, answers
from judgecall.engines.child import Child
from judgecall.engines.faults import EngineFault
from judgecall.protocol import Checker, SchemaFault
from judgecall.smoke.findings import Kind, Stop
import judgecall

if TYPE_CHECKING:
    from judgecall.engines import Transport
    from judgecall.protocol import Json


class Wire:
    """One engine from its start to its end, in which it hears of one rulebook."""

    def __init__(
        self,
        transport: Transport,
        rulebook_id: str,
        edition: str,
        timeout: float,
    ) -> None:
        self.transport = transport
        self.timeout = timeout
        #: What was said so far, with whether we said it.
        self.dialogue: list[tuple[bool, Json | bytes]] = []
        self._rulebook_id = rulebook_id
        self._edition = edition
        self._checker = Checker(rulebook_id)
        self._number = 0

    def open(self) -> Json:
        """Start the engine and hear who it is; raises `CannotReach`, or `Stop`."""
        self.transport.open()
        params = {
            "protocol": PROTOCOL,
            "suite": judgecall.__version__,
            "rulebook": self._rulebook_id,
            "edition": self._edition,
        }
        response = self.ask("initialize", params)
        if "error" in response:
            error = response["error"]
            raise Stop(
                Kind.ADAPTER_FAULT,
                f"the engine refuses to introduce itself: {error['message']} ({error['code']})",
                hint="An engine that does not play a rulebook leaves it out of `rulebooks`.",
            )
        introduction: Json = response["result"]
        return introduction

    def ask(self, method: str, params: Json, *, in_vain: bool = False) -> Json:
        """
        Send a request and give its response, whatever it says; raises `Stop` if it is none.

        A request that the protocol forbids is sent `in_vain`.
        """
        self._number += 1
        request = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        if not in_vain:
            self._checker.check_request(request)
        self.dialogue.append((True, request))
        try:
            response = self.transport.exchange(request, self.timeout)
            self.dialogue.append((False, response))
            answers.check_identity(response, self._number)
            if method == "initialize":
                answers.check_version(response, PROTOCOL)
            # The shape of an error is the same for every method.
            if not in_vain or "result" not in response:
                self._checker.check_response("shutdown" if in_vain else method, response)
        except SchemaFault as fault:
            raise self.stopped_by(answers.broken(method, fault)) from fault
        except EngineFault as fault:
            raise self.stopped_by(fault) from fault
        return response

    def stopped_by(self, fault: EngineFault) -> Stop:
        """The end of a step in which this fault showed."""
        if fault.heard is not None:
            self.dialogue.append((False, fault.heard))
        return Stop(
            Kind.ADAPTER_FAULT,
            fault.sentence,
            hint=fault.hint or "",
            evidence=fault.evidence or "",
            log=tuple(self.transport.stderr_tail()),
        )

    def ends(self) -> bool:
        """Whether an engine that we started ends now that nothing more can be asked."""
        assert isinstance(self.transport, Child), "only a child's end can be seen"
        return self.transport.ends(self.timeout)

    def close(self) -> None:
        """Let go of it."""
        self.transport.close()
