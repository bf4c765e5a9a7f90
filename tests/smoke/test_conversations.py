"""The conversations of the suite, and files that are none."""

from __future__ import annotations

from functools import cache
import json

import pytest

from judgecall import resources
from judgecall.protocol import Checker
from judgecall.rulebook import SuiteError, available, load
from judgecall.smoke import Finding, Heading, Kind, Smoke
from judgecall.smoke.conversation import read_conversation
from reference_engine import shelf
from tests.drafts import Draft

RULEBOOKS = ["arcane_legions", "fawnalore", "flesh_and_blood", "unit_triggers"]


@cache
def clauses_of(name):
    return {
        clause.id: clause
        for section in load(resources.features() / name).sections
        for clause in section.clauses
    }


@pytest.fixture
def troubles(tmp_path):
    """What an engine is told about one rulebook: the steps that are not ok, in their order."""

    def hold(name, engine):
        (tmp_path / name).symlink_to(resources.features() / name, target_is_directory=True)
        told = list(Smoke(engine, 30, root=tmp_path).hold())
        findings = [each for each in told if isinstance(each, Finding)]
        assert sum(each.of_a_game for each in findings) >= 15
        return [each for each in findings if each.kind not in {Kind.OK, Kind.NOT_TRIED}]

    return hold


def test_every_rulebook_of_the_suite_has_one():
    assert available() == RULEBOOKS
    for name in RULEBOOKS:
        assert read_conversation(resources.features() / name) is not None, name


@pytest.mark.parametrize("name", RULEBOOKS)
def test_it_names_clauses_that_rest_on_no_reading(name):
    clauses = clauses_of(name)
    conversation = read_conversation(resources.features() / name)
    named = {each for game in conversation.games for step in game.steps for each in step.clauses}
    assert named <= clauses.keys()
    assert named
    assert not [each for each in named if clauses[each].readings]


OTHER_READINGS = [
    (name, wrong.id)
    for name in RULEBOOKS
    for wrong in shelf.misreadings(name)
    if clauses_of(name)[wrong.clause].readings
]


@pytest.mark.parametrize(("name", "reading"), OTHER_READINGS)
def test_an_engine_that_reads_otherwise_what_is_left_open_is_told_nothing(troubles, name, reading):
    assert troubles(name, f"reference/{reading}") == []


def test_such_engines_are_there_for_every_rulebook():
    assert sorted({name for name, _ in OTHER_READINGS}) == RULEBOOKS


@pytest.mark.parametrize(
    ("name", "misreading", "step", "clause"),
    [
        (
            "unit_triggers",
            "face-down-fires",
            "Ada puts Lynx down face-down, and nothing fires",
            "deploy.requires-reveal",
        ),
        (
            "unit_triggers",
            "fires-on-reveal",
            "she reveals it, and before anything fires Ben may respond",
            "deploy.after-response-window",
        ),
        (
            "unit_triggers",
            "queued-on-reveal",
            "he destroys it: that fires, and its deployment never does",
            "deploy.lost-in-window-no-fire",
        ),
        (
            "unit_triggers",
            "printed-cq-is-tallied",
            "at Tallying the CQ of the face-up units is counted",
            "throughout.counts-at-tally",
        ),
        (
            "unit_triggers",
            "locations-as-text",
            "in End of Battle, Location 2 comes before Location 10",
            "eob.location-order",
        ),
        (
            "unit_triggers",
            "clean-up-destroys",
            "Clean Up sweeps every unit, and destroys none",
            "destroyed.cleanup-is-not-destruction",
        ),
        (
            "flesh_and_blood",
            "one-list-by-age",
            "a newer effect sets the base, and what the older one adds comes on top",
            "6.3.2.stage-by-kind-of-change",
        ),
        (
            "flesh_and_blood",
            "nothing-depends",
            "Thump waits for the power, which is above its base",
            "6.3.2a.dependence",
        ),
        (
            "flesh_and_blood",
            "statics-end-with-the-turn",
            "the turn ends, and with it Surge; what Thump gave is gone, too",
            "6.2.3a.static-lasts",
        ),
        (
            "flesh_and_blood",
            "next-player-says-which-is-older",
            "Ben is asked which of them is the older, and until then nothing has happened",
            "6.3.4.equal-age",
        ),
        (
            "flesh_and_blood",
            "newest-comes-first",
            "he chooses Ebb, so that Rise has the last word",
            "6.3.3a.by-age",
        ),
    ],
)
def test_a_misreading_differs_where_its_clause_is_played(troubles, name, misreading, step, clause):
    first, *others = troubles(name, f"reference/{misreading}")
    assert (first.step, first.kind) == (step, Kind.DIFFERS)
    assert clause in first.clauses
    assert {each.kind for each in others} <= {Kind.DIFFERS}


@pytest.mark.parametrize(
    ("leak", "step", "sentence", "not_so"),
    [
        (
            "face-down-cards-are-known",
            "Ada sees that a unit lies face-down at Location 4, and not which",
            "the view of Ada is not what Ada may know",
            ("Heron: not told", "Heron: Ben's, face-down at Location 4"),
        ),
        (
            "turned-down-cards-stay-known",
            "and what lies at Location 6 is hidden from Ben again",
            "the view of Ben is not what Ben may know",
            ("Lynx: not told", "Lynx: Ada's, face-down at Location 6"),
        ),
        (
            "placing-names-the-card",
            "Ben is not told which unit she put down",
            "the view of Ben is not what Ben may know",
            (
                '{"event":"card-placed","player":"Ada","location":"Location 6"}',
                '{"event":"card-placed","player":"Ada","location":"Location 6","card":"Lynx"}',
            ),
        ),
        (
            "hands-are-open",
            "Ben sees his own face-down unit, and not Ada's hand",
            "the view of Ben shows what is hidden from Ben",
            ("Ada's hand: not told", "Ada's hand: Lynx and Veil"),
        ),
        (
            "decks-are-open",
            "Ben sees his own face-down unit, and not Ada's hand",
            "the view of Ben shows what is hidden from Ben",
            ("Ada's deck: not told", "Ada's deck: Otter"),
        ),
        (
            "owners-forget-what-they-put-down",
            "Ben sees his own face-down unit, and not Ada's hand",
            "the view of Ben is not what Ben may know",
            ("Heron: Ben's, face-down at Location 4", "Heron: not told"),
        ),
    ],
)
def test_a_seat_that_is_told_too_much_or_too_little_is_found(
    troubles, leak, step, sentence, not_so
):
    first, *_ = troubles("unit_triggers", f"reference/{leak}")
    assert (first.step, first.kind, first.sentence) == (step, Kind.DIFFERS, sentence)
    known, shown = not_so
    assert known in first.expected
    assert shown in first.actual
    assert first.clauses == ("deploy.requires-reveal",)


@pytest.mark.parametrize("name", RULEBOOKS)
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
