"""The errors of the protocol, as a person reads of them."""

from __future__ import annotations

from typing import Final

UNSUPPORTED: Final = -32001
ILLEGAL: Final = -32002
STALE: Final = -32003

NAMES: Final = {
    -32700: "parse error",
    -32600: "invalid request",
    -32601: "method not found",
    -32602: "invalid params",
    -32603: "internal error",
    UNSUPPORTED: "unsupported",
    ILLEGAL: "illegal",
    STALE: "stale",
    -32004: "unscripted",
}


def named(code: int) -> str:
    """An error code with its name."""
    return f"{NAMES[code]} ({code})"
