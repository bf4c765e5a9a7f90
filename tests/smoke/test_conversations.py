"""The conversations of the suite, and files that are none."""

from __future__ import annotations

import json

import pytest

from judgecall import resources
from judgecall.protocol import Checker
from judgecall.rulebook import SuiteError, available, load
from judgecall.smoke import Finding, Heading, Kind, Smoke
from judgecall.smoke.conversation import read_conversation
from tests.drafts import Draft

WITH_ONE = [
    name for name in available() if read_conversation(resources.features() / name) is not None
]


def test_there_is_one():
    assert "arcane_legions" in WITH_ONE


@pytest.mark.parametrize("name", WITH_ONE)
def test_it_names_clauses_that_rest_on_no_reading(name):
    clauses = {
        clause.id: clause
        for section in load(resources.features() / name).sections
        for clause in section.clauses
    }
    conversation = read_conversation(resources.features() / name)
    named = {each for game in conversation.games for step in game.steps for each in step.clauses}
    assert named <= clauses.keys()
    assert not [each for each in named if clauses[each].readings]


@pytest.mark.parametrize("name", WITH_ONE)
def test_it_asks_what_the_protocol_allows_and_something_is_refused(name):
    conversation = read_conversation(resources.features() / name)
    checker = Checker(name)
    steps = [conversation.start, *(step for game in conversation.games for step in game.steps)]
    for step in steps:
        checker.check_request(
            {"jsonrpc": "2.0", "id": 1, "method": step.method, "params": step.params}
        )
    assert {step.method for step in steps} == {
        "game/start",
        "game/act",
        "game/decide",
        "game/view",
    }
    assert {step.error["code"] for step in steps if step.error} == {-32002, -32003}


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ('{\n  "start": oops\n}', 2, "this is not JSON"),
        ('{"games": []}', 1, "`start` is missing"),
        ('{"start": {"params": {}}}', 1, "`games` is missing"),
        ('{"start": {"parms": {}}, "games": []}', 1, "parms"),
        (
            '{"start": {"params": {}}, "games": [{"game": "a", "steps": []}]}',
            1,
            "the game `a` has no step",
        ),
        ("[]", 1, "this is no conversation"),
    ],
)
def test_a_file_that_is_no_conversation_is_a_fault_of_the_suite(tmp_path, text, line, sentence):
    (tmp_path / "smoke.json").write_text(text, encoding="utf-8")
    with pytest.raises(SuiteError) as told:
        read_conversation(tmp_path)
    (fault,) = told.value.faults
    assert fault.line == line
    assert sentence in fault.sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"method": "game/shuffle"}, "calls a method that does not exist"),
        ({"method": "game/act", "params": {"player": 7}}, "asks what the protocol forbids"),
        ({"error": {"code": 404}}, "has an error that the protocol does not have"),
    ],
)
def test_a_step_that_the_protocol_forbids_is_a_fault_of_the_suite(tmp_path, change, sentence):
    draft = Draft(tmp_path)
    ours = _ours()
    ours["games"][0]["steps"][0] |= change
    draft.write("smoke.json", json.dumps(ours))
    with pytest.raises(SuiteError, match=sentence):
        read_conversation(draft.folder)


def _ours():
    path = resources.features() / "arcane_legions" / "smoke.json"
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_rulebook_without_one_says_so_and_the_protocol_is_tried_all_the_same(tmp_path):
    Draft(tmp_path)
    told = list(Smoke("reference", 30, root=tmp_path).hold())
    (heading,) = (each for each in told if isinstance(each, Heading) and "Arcane" in each.title)
    assert heading.notes == (
        "no conversation has been written for it yet (arcane_legions/smoke.json)",
    )
    findings = [each for each in told if isinstance(each, Finding)]
    assert len(findings) == 4
    assert {each.kind for each in findings} == {Kind.OK}
    assert not any(each.of_a_game for each in findings)


def test_another_conversation_is_only_another_file(tmp_path):
    draft = Draft(tmp_path)
    ours = _ours()
    ours["games"] = [ours["games"][0]]
    ours["games"][0]["game"] = "the only one"
    draft.write("smoke.json", json.dumps(ours))
    told = list(Smoke("reference", 30, root=tmp_path).hold())
    assert [each.title for each in told if isinstance(each, Heading) and each.is_game] == [
        "the only one"
    ]
    assert all(each.kind is Kind.OK for each in told if isinstance(each, Finding))
