"""The schemas of the rulebooks, as the tests of their card texts ask them."""

from __future__ import annotations

from functools import cache
from typing import Any
import json

from jsonschema import Draft202012Validator

from judgecall.resources import schemas


@cache
def document(rulebook: str = "arcane_legions") -> dict[str, Any]:
    path = schemas() / f"{rulebook}.schema.json"
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def _validator(rulebook: str) -> Draft202012Validator:
    return Draft202012Validator({**document(rulebook), "$ref": "#/$defs/ability"})


def assert_ability(ability: object, rulebook: str = "arcane_legions") -> None:
    """Fail, and say why, if this is no ability under the schema."""
    _validator(rulebook).validate(ability)


def constants(definition: str, key: str, rulebook: str = "arcane_legions") -> set[str]:
    """Every value that the alternatives of a definition allow for a key."""
    alternatives = document(rulebook)["$defs"][definition]["oneOf"]
    return {alternative["properties"][key]["const"] for alternative in alternatives}
