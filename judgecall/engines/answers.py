"""What is wrong with an answer, and what an answered error is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import orjson

from judgecall.engines.faults import (
    Broken,
    Crashed,
    HandshakeFailed,
    SaidIllegal,
    SaidStale,
    SaidUnscripted,
    SaidUnsupported,
)
from judgecall.engines.lined import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgecall.engines.faults import EngineError, EngineFault
    from judgecall.protocol import Json, SchemaFault

_INTERNAL: Final = -32603

#: What it means that the engine refuses a request in JSON-RPC's own terms: ours are valid.
_REFUSALS: Final = {
    -32700: "could not read our request as JSON",
    -32600: "does not take our request for one",
    -32601: "does not know the method",
    -32602: "does not accept the params",
}


def check_identity(response: Json, number: int) -> None:
    """Raise `Broken` if this answers another request than the one numbered so."""
    identity = response.get("id")
    if identity == number and not isinstance(identity, bool):
        return
    if identity is None and "id" in response and "error" in response:
        return  # an error about a line whose id could not be read is about ours
    if isinstance(identity, int) and not isinstance(identity, bool) and 0 < identity < number:
        hint = f"Request {identity} was answered before. Answer each request once, and in order."
    else:
        hint = "Copy the id of the request into its response."
    raise Broken(
        f"the answer to request {number} has the id {_value(identity)}"
        if "id" in response
        else f"the answer to request {number} has no id",
        evidence=_value(response),
        hint=hint,
    )


def check_version(response: Json, ours: int) -> None:
    """Raise `HandshakeFailed` if the engine speaks another version of the protocol."""
    result = response.get("result")
    theirs = result.get("protocol") if isinstance(result, dict) else None
    if isinstance(theirs, int) and theirs != ours:
        raise HandshakeFailed(
            f"the engine speaks version {theirs} of the protocol, and this suite speaks {ours}",
            hint="Use an adapter for this version, or the release of judgecall that the adapter "
            "was written for.",
        )


def broken(method: str, fault: SchemaFault) -> Broken:
    """What the schema has against an answer, as a fault of the engine's."""
    place = f" at {fault.pointer}" if fault.pointer else ""
    return Broken(
        f"the answer to {method} is not what the protocol allows{place}: {fault.sentence}",
        evidence=_value(_at(fault.pointer, fault.message)),
        hint=f"The protocol says there: {fault.likely}" if fault.likely else None,
    )


def _at(pointer: str, message: Json) -> object:
    """The part of the message that the JSON pointer points at."""
    part: Any = message
    for step in pointer.split("/")[1:]:
        part = part[int(step)] if isinstance(part, list) else part[_unescaped(step)]
    return part


def _unescaped(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~")


def _value(value: object) -> str:
    return shown(orjson.dumps(value))


def fault_in(method: str, error: Json) -> EngineFault | None:
    """The fault that an answered error amounts to, unless the protocol provides for it."""
    code, message = error["code"], error["message"]
    if code == _INTERNAL:
        return Crashed(f"the engine failed inside, in {method}: {message}")
    if code in _REFUSALS:
        return Broken(
            f"the engine {_REFUSALS[code]} of {method}: {message}",
            evidence=_value(error),
            hint="The request is as the protocol has it; see schemas/protocol.schema.json.",
        )
    return None


def said(error: Json) -> EngineError:
    """What the engine has answered with an error that the protocol provides for."""
    if error["code"] == _ILLEGAL:
        return SaidIllegal(error["data"]["reason"], error["message"])
    return _SAID[error["code"]](**error["data"])


_ILLEGAL: Final = -32002
_SAID: Final[dict[int, Callable[..., EngineError]]] = {
    -32001: SaidUnsupported,
    -32003: SaidStale,
    -32004: SaidUnscripted,
}
