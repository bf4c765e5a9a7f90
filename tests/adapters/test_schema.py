"""The kits' own little validators say what the libraries say, and each other's words."""

from __future__ import annotations

import json
import subprocess

from jsonschema import Draft202012Validator
from judgecall_adapter.contract import Contract
from judgecall_adapter.schema import KNOWN, UnknownKeyword, Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012
import pytest

from judgecall import resources
from judgecall.protocol.schemas import contract
from tests.adapters.messages import RULEBOOK, STRANGE, cases, slips
from tests.adapters.node import JAVASCRIPT, needs_node

KIT = Contract(resources.schemas(), RULEBOOK)
SUITE = contract(RULEBOOK)


def said_by_the_kit(case):
    if case.part == "params":
        return KIT.fault_in_params(case.method, case.message["params"])
    return KIT.fault_in_answer(case.method, case.message)


def by_the_suite(case):
    """The suite's validator of such a message, and the schema it was made from."""
    if case.part == "params":
        return SUITE.requests[case.method], SUITE.request_schemas[case.method]
    return SUITE.responses[case.method], SUITE.response_schemas[case.method]


def test_what_is_said_in_games_is_allowed():
    assert {case.part for case in cases()} == {"params", "result", "error"}
    assert {said_by_the_kit(case) for case in cases()[::9]} == {None}


def test_a_slip_is_seen_when_the_suite_would_see_it():
    slipped = slips(800, (*STRANGE, 1.0, "Ada\n", "ability:Ada\u2028", [True, 1]))
    verdicts = [said_by_the_kit(case) is None for case in slipped]
    assert verdicts == [by_the_suite(case)[0].is_valid(case.message) for case in slipped]
    assert 50 < sum(verdicts) < 750


def test_a_slip_is_seen_when_jsonschema_would_see_it():
    registry = Registry().with_resources(
        (urn, DRAFT202012.create_resource(schema)) for urn, schema in SUITE.resources.items()
    )
    slipped = slips(100)
    verdicts = [said_by_the_kit(case) is None for case in slipped]
    assert 5 < sum(verdicts) < 95
    for case, verdict in zip(slipped, verdicts, strict=True):
        library = Draft202012Validator(by_the_suite(case)[1], registry=registry)
        assert library.is_valid(case.message) == verdict, case


@needs_node
def test_the_kits_tell_a_slip_in_the_same_words():
    slipped = [*slips(500), *cases()[:100]]
    lines = [
        json.dumps(
            {
                "folder": str(resources.schemas()),
                "rulebook": RULEBOOK,
                "method": case.method,
                "params": case.part == "params",
                "message": case.message,
            }
        )
        for case in slipped
    ]
    done = subprocess.run(
        ["node", str(JAVASCRIPT / "test" / "verdicts.mjs")],
        input="\n".join(lines).encode(),
        capture_output=True,
        check=True,
        timeout=120,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert told == [said_by_the_kit(case) for case in slipped]


#: What an author reads, by what they have done.
TOLD = [
    ({"result": {"events": [], "decision": None}}, "at /result: `state` is missing"),
    ({"result": []}, "at /result: [] must be an object"),
    ({}, "at the top: "),
    (
        {"error": {"code": -32002, "message": "", "data": {"reason": "no"}}},
        'at /error/data/reason: "no" is not one of "abilities-are-pending", ',
    ),
    ({"error": {"code": 1, "message": ""}}, "at /error/code: 1 is not one of -32700, "),
    (
        {"error": {"code": -32001, "message": "", "data": {"what": ""}}},
        "at /error/data/what: the text is empty",
    ),
]


@pytest.mark.parametrize(("members", "sentence"), TOLD)
def test_an_author_reads_where_and_what(members, sentence):
    told = KIT.fault_in_answer("game/act", {"jsonrpc": "2.0", "id": 7, **members})
    assert told.startswith(sentence)


def an_answer_with(event):
    state = next(case for case in cases() if case.method == "game/act" and case.part == "result")
    result = {**state.message["result"], "events": [event]}
    return KIT.fault_in_answer("game/act", {"jsonrpc": "2.0", "id": 7, "result": result})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "snapped", "by": 1}, 'at /result/events/0/event: "snapped" is not one of "'),
        ({}, "at /result/events/0: `event` is missing"),
        ({"event": "turn-ends"}, "at /result/events/0: `player` is missing"),
        (
            {"event": "turn-ends", "player": "ada"},
            'at /result/events/0/player: "ada" is not written like ^[A-Z]',
        ),
        (
            {"event": "turn-ends", "player": "Ada", "by": 1},
            "at /result/events/0: `by` does not belong here",
        ),
    ],
)
def test_what_has_a_name_is_judged_by_it(event, sentence):
    assert an_answer_with(event).startswith(sentence)


def keywords_of(schema):
    if isinstance(schema, bool):
        return
    yield from schema
    for keyword, value in schema.items():
        if keyword in {"properties", "patternProperties", "$defs", "dependentSchemas"}:
            inner = value.values()
        elif keyword in {"allOf", "anyOf", "oneOf"}:
            inner = value
        elif keyword in {
            *("if", "then", "else", "not", "items"),
            *("additionalProperties", "propertyNames"),
        }:
            inner = [value]
        else:
            continue
        for each in inner:
            yield from keywords_of(each)


def test_it_knows_the_keywords_of_our_schemas_and_no_other():
    rulebooks = [folder.name for folder in resources.features().iterdir() if folder.is_dir()]
    used = {
        keyword
        for name in ("protocol", *rulebooks)
        for keyword in keywords_of(
            json.loads((resources.schemas() / f"{name}.schema.json").read_bytes())
        )
    }
    assert used == KNOWN


@pytest.mark.parametrize(
    "schema",
    [
        {"contains": True},
        {"properties": {"a": {"minProperties": 1}}},
        {"$defs": {"b": {"oneOf": [{"maxLength": 1}]}}},
        {"if": {"const": {"pattern": "x"}}, "then": {"items": {"not": {"format": "date"}}}},
    ],
)
def test_a_keyword_that_it_does_not_know_stops_it(schema):
    with pytest.raises(UnknownKeyword, match=r"urn:x.*which this kit cannot check"):
        Validator([{"$id": "urn:x", **schema}])


def test_what_is_compared_and_not_applied_may_say_anything():
    Validator(
        [{"$id": "urn:x", "const": {"contains": 1}, "enum": [{"minProperties": 1}], "default": {}}]
    )
