"""
What an engine raises when it has no progress to report.

Each class is one error of the protocol. Raise it from `start`, `act`, `decide` or
`view`; the kit turns it into the error answer. Any other exception is a bug of the
engine and is answered as an internal error.

====================  ======  ==========================================================
`Unsupported`         -32001  this engine does not do that, and says so
`Illegal`             -32002  the rules forbid it; nothing has changed
`Stale`               -32003  that decision is not the one that is open
`Unscripted`          -32004  chance is needed that the scenario did not script
`InvalidParams`       -32602  the request makes no sense to this engine
====================  ======  ==========================================================
"""

# A raised answer is named for what it says, as the protocol names it.
from __future__ import annotations

from typing import Any, Optional

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
UNSUPPORTED = -32001
ILLEGAL = -32002
STALE = -32003
UNSCRIPTED = -32004


class ErrorAnswer(Exception):
    """An answer of the protocol that is an error: a code, a sentence, and data by code."""

    def __init__(self, code: int, message: str, data: Optional[dict[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data

    def as_json(self) -> dict[str, Any]:
        """The `error` member of the response."""
        error: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.data is not None:
            error["data"] = self.data
        return error


class Unsupported(ErrorAnswer):
    """The engine does not do this, and `issue` may be the address where that is discussed."""

    def __init__(self, what: str, issue: Optional[str] = None) -> None:
        data = {"what": what} if issue is None else {"what": what, "issue": issue}
        super().__init__(UNSUPPORTED, f"this engine does not support {what}", data)


class Illegal(ErrorAnswer):
    """
    The rules forbid it, for one of the rulebook's reasons (`"not-your-turn"`).

    The suite looks at the state afterwards: it must be what it was before.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(ILLEGAL, f"the rules forbid it: {reason}", {"reason": reason})


class Stale(ErrorAnswer):
    """The decision that was answered is not, or no longer, open."""

    def __init__(self, decision: str) -> None:
        super().__init__(STALE, f"the decision {decision} is not open", {"decision": decision})


class Unscripted(ErrorAnswer):
    """The game needs an outcome of chance that `game/start` did not bring: never invent one."""

    def __init__(self, what: str) -> None:
        super().__init__(UNSCRIPTED, f"no outcome was scripted for {what}", {"what": what})


class InvalidParams(ErrorAnswer):
    """The request makes no sense to this engine; the sentence says what it expected instead."""

    def __init__(self, sentence: str) -> None:
        super().__init__(INVALID_PARAMS, sentence)
