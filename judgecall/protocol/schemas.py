"""
The contract, compiled: one validator for each method and direction of a rulebook.

The protocol's schema leaves open what only a rulebook can say. A rulebook's schema
fills those holes under agreed names (`object`, `event`, `state` ...), and each message
must satisfy both. Where a seat may be shown less than everything, the rulebook also has
`seen_event` and `seen_state`, by which the answers to game/view are judged. What is compiled
is kept for the process, since every message of a run is checked.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import jsonschema_rs
import orjson

from judgecall import resources

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.protocol.codec import Json

PROTOCOL_URN: Final = "urn:judgecall:protocol:1"

PROTOCOL_FILE: Final = "protocol.schema.json"

#: The methods of the protocol, in the order in which a connection meets them.
METHODS: Final = (
    "initialize",
    "game/start",
    "game/act",
    "game/decide",
    "game/view",
    "shutdown",
)


class NoSuchContract(LookupError):
    """There is no schema for the rulebook that was asked for."""


@cache
def protocol_schema() -> Json:
    """The protocol's schema, as published."""
    return _read(PROTOCOL_FILE)


@cache
def rulebook_schema(rulebook_id: str) -> Json:
    """The schema by which this rulebook closes what the protocol leaves open."""
    name = f"{rulebook_id}.schema.json"
    if not (resources.schemas() / name).is_file():
        known = sorted(
            folder.name
            for folder in resources.features().iterdir()
            if (resources.schemas() / f"{folder.name}.schema.json").is_file()
        )
        raise NoSuchContract(
            f"there is no schemas/{name}; the rulebooks that have one are: {', '.join(known)}",
        )
    return _read(name)


def _read(name: str) -> Json:
    schema: Json = orjson.loads((resources.schemas() / name).read_bytes())
    return schema


class Contract:
    """What may be said about one rulebook: a schema and a validator per method and direction."""

    def __init__(self, rulebook: Json) -> None:
        self.rulebook = rulebook
        self._registry = jsonschema_rs.Registry(
            [(schema["$id"], schema) for schema in (protocol_schema(), rulebook)],
        )
        self.request_schemas = {method: self._request(method) for method in METHODS}
        self.response_schemas = {method: self._response(method) for method in METHODS}
        self.requests = self._compile(self.request_schemas)
        self.responses = self._compile(self.response_schemas)

    @property
    def resources(self) -> Mapping[str, Json]:
        """The schemas that the composed ones refer to, by their `$id`."""
        return {schema["$id"]: schema for schema in (protocol_schema(), self.rulebook)}

    def resolved(self, schema: Json) -> Json:
        """The schema, or the one among the rulebook's definitions that it merely refers to."""
        found = schema
        while str(found.get("$ref", "")).startswith("#/$defs/"):
            found = self.rulebook["$defs"].get(found["$ref"].removeprefix("#/$defs/"), {})
        return found

    def _compile(self, by_method: dict[str, Json]) -> dict[str, jsonschema_rs.Validator]:
        return {
            method: jsonschema_rs.validator_for(schema, registry=self._registry)
            for method, schema in by_method.items()
        }

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
        return {
            "$ref": f"{PROTOCOL_URN}#/$defs/request",
            "properties": {"method": {"const": method}, "params": {"properties": params}},
        }

    def _response(self, method: str) -> Json:
        result: Json = {"$ref": f"{PROTOCOL_URN}#/$defs/{method.replace('/', '.')}.result"}
        if method.startswith("game/"):
            seen = method == "game/view"
            result["properties"] = {
                "events": {"items": self._refined("event", seen=seen)},
                "decision": {"if": {"type": "object"}, "then": self._refined("decision")},
                "state": self._refined("state", seen=seen),
            }
        reason = {"properties": {"reason": self._refined("reason")}}
        return {
            "$ref": f"{PROTOCOL_URN}#/$defs/response",
            "properties": {
                "result": result,
                "error": {
                    "if": {"properties": {"code": {"const": -32002}}},
                    "then": {"properties": {"data": reason}},
                },
            },
        }

    def _refined(self, name: str, *, seen: bool = False) -> Json | bool:
        """
        What the rulebook says about this part, or True where it has nothing to add.

        `seen` asks for what a seat sees of it, where that may be less.
        """
        known = self.rulebook.get("$defs", {})
        if seen and f"seen_{name}" in known:
            name = f"seen_{name}"
        return {"$ref": f"{self.rulebook['$id']}#/$defs/{name}"} if name in known else True


@cache
def contract(rulebook_id: str) -> Contract:
    """The contract of a rulebook of the suite, compiled once per process."""
    return Contract(rulebook_schema(rulebook_id))
