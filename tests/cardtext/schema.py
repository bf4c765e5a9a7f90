"""The schema of Arcane Legions, as the tests of its card texts ask it."""

from __future__ import annotations

from functools import cache
from typing import Any
import json

from jsonschema import Draft202012Validator

from judgecall.resources import schemas


@cache
def document() -> dict[str, Any]:
    path = schemas() / "arcane_legions.schema.json"
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator({**document(), "$ref": "#/$defs/ability"})


def assert_ability(ability: object) -> None:
    """Fail, and say why, if this is no ability under the schema."""
    _validator().validate(ability)


def constants(definition: str, key: str) -> set[str]:
    """Every value that the alternatives of a definition allow for a key."""
    alternatives = document()["$defs"][definition]["oneOf"]
    return {alternative["properties"][key]["const"] for alternative in alternatives}
