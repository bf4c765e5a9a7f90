"""
Development mode: the kit reads what the engine answers before the suite does.

An answer that the schemas do not allow is told on standard error and goes out as an
internal error, so that its author learns at once which answer it was, and where in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional
import json
import sys

from judgecall_adapter import errors
from judgecall_adapter.contract import METHODS, contract, folder_of_schemas
from judgecall_adapter.engine import response_of
from judgecall_adapter.errors import ErrorAnswer

if TYPE_CHECKING:
    from pathlib import Path

Json = dict[str, Any]


class Check:
    """The answers on one connection, held to the schemas."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rulebook: Optional[str] = None

    def answered(self, message: object, response: Json, line: bytes) -> Optional[Json]:
        """What goes out instead of this line, or None if the line is as it must be."""
        if not isinstance(message, dict) or message.get("method") not in METHODS:
            return None
        method = message["method"]
        if method in {"initialize", "game/start"}:
            self._play_by(message)
        said = json.loads(line)
        sentence = contract(self._folder, self._rulebook).fault_in_answer(method, said)
        if sentence is None:
            return None
        answer = f"the answer to {method} is not what the protocol allows, {sentence}"
        sys.stderr.write(f"judgecall: {answer}\n")
        sys.stderr.flush()
        return response_of(ErrorAnswer(errors.INTERNAL_ERROR, answer), response["id"])

    def _play_by(self, message: Json) -> None:
        params = message.get("params")
        rulebook = params.get("rulebook") if isinstance(params, dict) else None
        if not isinstance(rulebook, str) or rulebook == self._rulebook:
            return
        self._rulebook = rulebook
        if not contract(self._folder, rulebook).whole:
            sys.stderr.write(
                f"judgecall: {self._folder} has no schema for the rulebook {rulebook}; "
                "its messages are checked by the protocol alone\n",
            )


def check_in(folder: Optional[str]) -> Check:
    """A check by the schemas in this folder, or where they usually are; it reads them now."""
    found = folder_of_schemas(folder)
    contract(found, None)
    return Check(found)
