"""
The outer shape of each request's params, so that an author's methods need not doubt them.

This is not the schema of the protocol: the suite checks that before it sends anything.
It is what spares an author a `KeyError` when they talk to their engine by hand.
"""

from __future__ import annotations

from typing import Callable, NamedTuple, Optional


class Field(NamedTuple):
    """One member of a request's params: how to recognise it, and how to describe it."""

    fits: Callable[[object], bool]
    described: str
    required: bool = True


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_objects(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_object, value))


def _is_seat(value: object) -> bool:
    return value is None or isinstance(value, str)


def _is_action(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("type"), str)


_TEXT = Field(_is_text, "text")

SHAPES: dict[str, dict[str, Field]] = {
    "initialize": {
        "protocol": Field(_is_number, "a whole number"),
        "suite": _TEXT,
        "rulebook": _TEXT,
        "edition": _TEXT,
    },
    "game/start": {
        "rulebook": _TEXT,
        "players": Field(_is_texts, "a list of names in turn order"),
        "active": _TEXT,
        "objects": Field(_is_objects, "a list of objects"),
        "rules": Field(_is_object, "an object", required=False),
        "dice": Field(_is_objects, "a list of objects", required=False),
    },
    "game/act": {
        "player": Field(_is_seat, "a player's name, or null"),
        "action": Field(_is_action, "an object with a `type`"),
    },
    "game/decide": {
        "decision": _TEXT,
        "choice": Field(_is_texts, "a list of option ids"),
    },
    "game/view": {"player": Field(_is_seat, "a player's name, or null", required=False)},
    "shutdown": {},
}


def fault(method: str, params: object) -> Optional[str]:
    """What is wrong with the params of this method, as a sentence, or None."""
    if not isinstance(params, dict):
        return f"the params of {method} must be an object"
    for name, field in SHAPES[method].items():
        if name not in params:
            if field.required:
                return f"the params of {method} need `{name}`: {field.described}"
        elif not field.fits(params[name]):
            return f"`{name}` in the params of {method} must be {field.described}"
    return None
