"""The published contract itself: sound, closed, and described down to the last member."""

from __future__ import annotations

from jsonschema import Draft202012Validator
import pytest

from judgecall.protocol.schemas import METHODS, NoSuchContract, protocol_schema, rulebook_schema

SCHEMA = protocol_schema()
DEFS = SCHEMA["$defs"]

#: What a rulebook closes, and the protocol therefore leaves open.
OPEN = {"object", "roll", "action", "event", "state"}


def test_it_is_a_schema_of_the_draft_that_it_names():
    assert SCHEMA["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    Draft202012Validator.check_schema(SCHEMA)


def test_every_method_has_its_params_and_its_result():
    assert DEFS["request"]["properties"]["method"]["enum"] == list(METHODS)
    for method in METHODS:
        for part in ("params", "result"):
            assert f"{method.replace('/', '.')}.{part}" in DEFS


@pytest.mark.parametrize("name", DEFS)
def test_every_part_and_every_member_is_described(name):
    described = [DEFS[name]]
    described += [
        member for member in DEFS[name].get("properties", {}).values() if "$ref" not in member
    ]
    for part in described:
        assert part["title"].strip()
        assert part["description"].strip().endswith(".")


@pytest.mark.parametrize("name", DEFS)
def test_every_object_is_closed_unless_a_rulebook_closes_it(name):
    part = DEFS[name]
    if part.get("type") == "object":
        assert (part.get("additionalProperties") is False) == (name not in OPEN)


def refs(part):
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for inner in part.values():
            yield from refs(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from refs(inner)


def test_nothing_is_defined_in_vain_and_nothing_is_missing():
    used = {ref.removeprefix("#/$defs/") for ref in refs(SCHEMA)}
    entered = {f"{method.replace('/', '.')}.result" for method in METHODS}
    assert used | entered == set(DEFS)


def test_a_rulebook_without_a_schema_is_told_which_have_one():
    with pytest.raises(NoSuchContract, match=r"schemas/go\.schema\.json.*arcane_legions"):
        rulebook_schema("go")
