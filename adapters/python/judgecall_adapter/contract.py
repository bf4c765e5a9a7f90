"""
The contract of the suite: where its schemas are, and what they have against a message.

The protocol's schema leaves open what only a rulebook can say (`object`, `event`,
`state` ...). A message must satisfy both. Nothing here is loaded until it is needed: in
development mode, or when an engine has stumbled and it must be told over what.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union
import json
import re

from judgecall_adapter.schema import Validator

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]

METHODS = ("initialize", "game/start", "game/act", "game/decide", "game/view", "shutdown")

_PROTOCOL = "protocol.schema.json"
_URN = "urn:judgecall:protocol:1"
_REFERENCE = re.compile(r"[a-z][a-z0-9_]*")


class NoSchemas(LookupError):
    """There is no folder of schemas where one was said, or is usual, to be."""


def folder_of_schemas(folder: Optional[str] = None) -> Path:
    """The folder, if it holds schemas; without one, the first of the usual places that does."""
    places = list(_usual_places()) if folder is None else [Path(folder)]
    for place in places:
        if (place / _PROTOCOL).is_file():
            return place
    raise NoSchemas(
        f"there is no {_PROTOCOL} in {' or '.join(map(str, places))}; name the folder that holds "
        "the schemas of Judgecall: --check FOLDER",
    )


def _usual_places() -> Iterator[Path]:
    """Beside this copy of the kit, in the repository that it is part of, where Judgecall is."""
    here = Path(__file__).resolve()
    yield here.parent / "schemas"
    yield here.parent.parent / "schemas"
    if len(here.parents) > 3:  # noqa: PLR2004 - schemas/ stands beside adapters/python/<kit>
        yield here.parents[3] / "schemas"
    installed = find_spec("judgecall")
    for place in (installed and installed.submodule_search_locations) or ():
        yield Path(place) / "schemas"
        yield Path(place).parent / "schemas"


class Contract:
    """What may be said about one rulebook, in both directions."""

    def __init__(self, folder: Path, rulebook: Optional[str]) -> None:
        self._rulebook: Json = {}
        schemas = [_read(folder / _PROTOCOL)]
        #: Whether what the protocol leaves open is known as well.
        self.whole = _is_there(folder, rulebook)
        if self.whole:
            self._rulebook = _read(folder / f"{rulebook}.schema.json")
            schemas.append(self._rulebook)
        self._validator = Validator(schemas)

    def fault_in_params(self, method: str, params: object) -> Optional[str]:
        """What is wrong with the params of a request, and where; None if nothing is."""
        message = {"jsonrpc": "2.0", "id": 0, "method": method, "params": params}
        return self._told(self._request(method), message)

    def fault_in_answer(self, method: str, response: Json) -> Optional[str]:
        """What is wrong with the response to such a request, and where; None if nothing is."""
        return self._told(self._response(method), {**response, "id": 0})

    def _told(self, schema: Json, message: Json) -> Optional[str]:
        fault = self._validator.fault(schema, message)
        return None if fault is None else f"at {fault.pointer or 'the top'}: {fault.sentence}"

    def _request(self, method: str) -> Json:
        params: Json = {}
        if method == "game/start":
            params = {
                "objects": {"items": self._refined("object")},
                "rules": self._refined("rules"),
                "dice": {"items": self._refined("roll")},
            }
        elif method == "game/act":
            params = {"action": self._refined("action")}
        refined = {"properties": params}
        return {"$ref": f"{_URN}#/$defs/request", "properties": {"params": refined}}

    def _response(self, method: str) -> Json:
        result: Json = {"$ref": f"{_URN}#/$defs/{method.replace('/', '.')}.result"}
        if method.startswith("game/"):
            seen = method == "game/view"
            result["properties"] = {
                "events": {"items": self._refined("event", seen=seen)},
                "decision": {"if": {"type": "object"}, "then": self._refined("decision")},
                "state": self._refined("state", seen=seen),
            }
        reason = {"data": {"properties": {"reason": self._refined("reason")}}}
        illegal = {"properties": {"code": {"const": -32002}}}
        error = {"if": illegal, "then": {"properties": reason}}
        return {
            "$ref": f"{_URN}#/$defs/response",
            "properties": {"result": result, "error": error},
        }

    def _refined(self, name: str, *, seen: bool = False) -> Union[Json, bool]:
        """
        What the rulebook says about this part, or True where it has nothing to add.

        `seen` asks for what a seat sees of it, where that may be less.
        """
        known = self._rulebook.get("$defs", {})
        if seen and f"seen_{name}" in known:
            name = f"seen_{name}"
        if name in known:
            return {"$ref": f"{self._rulebook['$id']}#/$defs/{name}"}
        return True


def _is_there(folder: Path, rulebook: Optional[str]) -> bool:
    return (
        rulebook is not None
        and _REFERENCE.fullmatch(rulebook) is not None
        and (folder / f"{rulebook}.schema.json").is_file()
    )


def _read(file: Path) -> Json:
    schema: Json = json.loads(file.read_text(encoding="utf-8"))
    return schema


@lru_cache(maxsize=8)
def contract(folder: Path, rulebook: Optional[str]) -> Contract:
    """The contract of a rulebook, by the schemas in this folder, read once."""
    return Contract(folder, rulebook)
