"""The schemas by which the rulebooks close the protocol: sound, closed and described."""

from __future__ import annotations

import re

from jsonschema import Draft202012Validator
import pytest

from judgecall.cardtext import rulebooks
from judgecall.protocol.schemas import rulebook_schema

#: What the protocol looks for in a rulebook's schema.
ROOTS = {"object", "rules", "roll", "action", "event", "state", "decision", "reason"}
#: What it looks for besides, in a rulebook in which a seat may be shown less than everything.
SEEN = {"seen_event", "seen_state"}

SCHEMAS = {rulebook: rulebook_schema(rulebook) for rulebook in rulebooks()}

of_each_rulebook = pytest.mark.parametrize("rulebook", SCHEMAS)


def parts(part, path=""):
    """Every object of a schema and where it stands; conditions are no parts of a message."""
    if isinstance(part, dict):
        yield path, part
        for key, inner in part.items():
            if key not in {"if", "not", "dependentSchemas", "allOf"}:
                yield from parts(inner, f"{path}/{key}")
    elif isinstance(part, list):
        for index, inner in enumerate(part):
            yield from parts(inner, f"{path}/{index}")


@of_each_rulebook
def test_it_is_a_schema_of_the_draft_that_it_names(rulebook):
    schema = SCHEMAS[rulebook]
    assert schema["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    assert schema["$id"] == f"urn:judgecall:{rulebook}:1"
    Draft202012Validator.check_schema(schema)


@of_each_rulebook
def test_it_has_all_that_the_protocol_looks_for_and_nothing_in_vain(rulebook):
    defs = SCHEMAS[rulebook]["$defs"]
    used = {
        part["$ref"].removeprefix("#/$defs/")
        for _path, part in parts(defs)
        if isinstance(part.get("$ref"), str)
    }
    assert SEEN & set(defs) in (SEEN, set())
    assert used | ROOTS == set(defs) - SEEN


@of_each_rulebook
def test_every_definition_and_every_member_is_described(rulebook):
    defs = SCHEMAS[rulebook]["$defs"]
    nameless = [name for name, part in defs.items() if not part.get("title")]
    members = [
        (f"{path}/{name}", member)
        for path, part in parts(defs)
        if isinstance(part.get("properties"), dict)
        for name, member in part["properties"].items()
        if "$ref" not in member and set(member) != {"not"}
    ]
    described = [*((f"/{name}", part) for name, part in defs.items()), *members]
    assert nameless == []
    assert [
        path for path, part in described if not part.get("description", "").strip().endswith(".")
    ] == []


@of_each_rulebook
def test_every_object_is_closed_but_for_what_the_protocol_closes(rulebook):
    defs = SCHEMAS[rulebook]["$defs"]
    open_ones = [
        path
        for path, part in parts(defs)
        if part.get("type") == "object" and part.get("additionalProperties", True) is True
    ]
    assert [path for path in open_ones if not re.match("/decision(/|$)", path)] == []


@of_each_rulebook
def test_what_is_required_is_there(rulebook):
    for path, part in parts(SCHEMAS[rulebook]["$defs"]):
        if isinstance(part.get("required"), list) and "properties" in part:
            missing = set(part["required"]) - set(part["properties"])
            assert path == "/decision" or missing == set(), path
