"""
Both directions, checked: what the suite sends, and what the engine answers.

A fault is blamed on whoever wrote the message. A suite that sends nonsense is at fault
itself, and must never let an engine fail for it.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, NoReturn

from judgecall.protocol.explain import Explanation, explain
from judgecall.protocol.schemas import contract

if TYPE_CHECKING:
    from judgecall.protocol.codec import Json
    from judgecall.protocol.schemas import Contract


class Side(StrEnum):
    """Who wrote a message."""

    SUITE = "suite"
    ADAPTER = "adapter"


class SchemaFault(Exception):
    """A message that the contract does not allow: where, what is wrong, and whose fault it is."""

    def __init__(self, whose: Side, message: Json, explanation: Explanation) -> None:
        self.whose = whose
        self.message = message
        self.pointer = explanation.pointer
        self.sentence = explanation.sentence
        self.likely = explanation.likely
        super().__init__(f"at {self.pointer or 'the top'}: {self.sentence}")


class Checker:
    """Checks the messages of one connection, which plays by one rulebook."""

    def __init__(self, rulebook_id: str, *, by: Contract | None = None) -> None:
        self._contract = by or contract(rulebook_id)
        self._players: frozenset[str] = frozenset()

    def check_request(self, message: Json) -> None:
        """Raise a `SchemaFault` of the suite's if this request must not be sent."""
        method = message["method"]
        if not self._contract.requests[method].is_valid(message):
            self._blame(Side.SUITE, self._contract.request_schemas[method], message)
        if method == "game/start":
            self._players = frozenset(message["params"]["players"])

    def check_response(self, method: str, message: Json) -> None:
        """Raise a `SchemaFault` of the adapter's if this is no answer to such a request."""
        if not self._contract.responses[method].is_valid(message):
            self._blame(Side.ADAPTER, self._contract.response_schemas[method], message)
        result = message.get("result")
        if result is not None and result.get("decision") is not None:
            self._check_decision(result["decision"], message)

    def _check_decision(self, decision: Json, message: Json) -> None:
        """What a schema cannot say about a decision."""
        ids = [option["id"] for option in decision["options"]]
        least, most = decision["min"], decision["max"]
        place = "/result/decision"
        if len(set(ids)) < len(ids):
            twice, _ = Counter(ids).most_common(1)[0]
            fault = Explanation(
                f"{place}/options",
                f"the option {twice} is offered more than once",
                "An option's id is unique within its decision; a second pending entry of the "
                f"same thing is {twice}#2.",
            )
        elif least > most:
            fault = Explanation(
                f"{place}/min",
                f"at least {least} options must be taken, but at most {most} may",
            )
        elif most > len(ids):
            fault = Explanation(
                f"{place}/max",
                f"up to {most} options may be taken, but only {len(ids)} are offered",
            )
        elif decision["player"] not in self._players:
            fault = Explanation(
                f"{place}/player",
                f"{decision['player']} is asked, but the players are "
                f"{', '.join(sorted(self._players))}",
            )
        else:
            return
        raise SchemaFault(Side.ADAPTER, message, fault)

    def _blame(self, whose: Side, schema: Json, message: Json) -> NoReturn:
        raise SchemaFault(whose, message, explain(self._contract, schema, message))
