"""A rulebook of one card, to check messages against without any game getting in the way."""

from __future__ import annotations

from typing import Any

from judgecall.protocol import Checker
from judgecall.protocol.schemas import Contract

Json = dict[str, Any]


def named(key: str, own: str, /, **members: Json) -> Json:
    """An object that names itself under this key."""
    return {
        "type": "object",
        "properties": {key: {"const": own}, **members},
        "required": [key, *members],
        "additionalProperties": False,
    }


TEXT = {"type": "string"}
COUNT = {"type": "integer", "minimum": 1, "description": "How many cards."}

RULEBOOK = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "urn:judgecall:snap:1",
    "$defs": {
        "object": {"oneOf": [{"$ref": "#/$defs/card"}]},
        "card": named("type", "card", name=TEXT),
        "action": {
            "oneOf": [
                named("type", "draw", count=COUNT),
                named("type", "snap"),
                named("type", "give", to={"$ref": "#/$defs/seat"}),
            ],
        },
        # Either way of saying it is right, and neither says which it is.
        "seat": {
            "oneOf": [
                {
                    "type": "object",
                    "properties": {"side": {"enum": ["left", "right"]}},
                    "required": ["side"],
                    "additionalProperties": False,
                },
                {
                    "type": "object",
                    "properties": {"player": TEXT},
                    "required": ["player"],
                    "additionalProperties": False,
                },
            ],
        },
        "event": {"oneOf": [named("event", "card-drawn", card=TEXT), named("event", "snapped")]},
        "state": {
            "type": "object",
            "properties": {"cards": {"type": "integer"}},
            "required": ["cards"],
        },
        "decision": {"type": "object", "properties": {"kind": {"enum": ["keep", "discard"]}}},
        "reason": {"oneOf": [{"const": "not-your-turn"}, {"const": "no-cards-left"}]},
    },
}

CONTRACT = Contract(RULEBOOK)


def checker() -> Checker:
    """A checker in the middle of a game between Ada and Ben."""
    checks = Checker("snap", by=CONTRACT)
    checks.check_request(start())
    return checks


def request(method: str, params: Json) -> Json:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


def start(**changes: Any) -> Json:
    params = {
        "rulebook": "snap",
        "players": ["Ada", "Ben"],
        "active": "Ben",
        "objects": [{"type": "card", "name": "Jack"}],
    }
    return request("game/start", params | changes)


def response(**members: Any) -> Json:
    return {"jsonrpc": "2.0", "id": 1, **members}


def progress(**changes: Any) -> Json:
    return response(result={"events": [], "decision": None, "state": {"cards": 1}} | changes)


def decision(**changes: Any) -> Json:
    asked = {
        "id": "d1",
        "player": "Ada",
        "kind": "keep",
        "options": [{"id": "card:Jack", "label": "Jack"}, {"id": "card:Queen", "label": "Queen"}],
        "min": 0,
        "max": 2,
        "context": {},
    }
    return asked | changes
