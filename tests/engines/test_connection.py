"""What each miniature's misdeed is called, what is said about it, and that the run goes on."""

from __future__ import annotations

import pytest

from judgecall.engines import (
    Broken,
    Connection,
    Crashed,
    Direction,
    HandshakeFailed,
    SaidIllegal,
    SaidStale,
    SaidUnsupported,
    TimedOut,
    parse_spec,
)
from judgecall.protocol import SchemaFault, Side
from tests.engines.conftest import AMPLE, DOWN, SETUP, command

#: A limit that the engines of a test are meant to exceed.
SHORT = 0.3

MISDEEDS = [
    ("mortal", Crashed, "the engine ended with exit code 70 instead of answering game/act"),
    ("killed", Crashed, "the engine was killed by SIGKILL instead of answering game/act"),
    ("hanging_up", Crashed, "the engine closed its stdout instead of answering game/act"),
    ("half_a_line_then_exit", Crashed, "ended with exit code 0 instead of answering game/act"),
    ("raising", Crashed, "the engine failed inside, in game/act: KeyError in act: 'unit'"),
    ("exiting", Crashed, "the engine ended with exit code 3"),
    ("silent", TimedOut, "the engine did not answer game/act within 0.3 s"),
    ("half_a_line_then_silence", TimedOut, "the engine did not answer game/act within 0.3 s"),
    ("printing", Broken, "not a message; this looks like a print to stdout"),
    ("printing_afterwards", Broken, "not a message; this looks like a print to stdout"),
    ("not_json", Broken, "this looks like a dict as Python prints it"),
    ("wrong_id", Broken, "the answer to request 3 has the id 2"),
    ("endless_line", Broken, "the engine wrote a line longer than 16 MiB"),
    ("answering_twice", Broken, "the engine answered twice"),
    ("unknownevent", Broken, "figure-down is not an event that is known here"),
    ("repeatingoptions", Broken, "the option ability:Tribute is offered more than once"),
    ("refusing_params", Broken, "does not accept the params of game/act: whose action?"),
    ("refusing_to_read", Broken, "could not read our request as JSON of game/act"),
]


@pytest.mark.parametrize(("name", "fault", "sentence"), MISDEEDS)
def test_a_misdeed_has_its_verdict_and_the_next_game_works(connect, name, fault, sentence):
    connection = connect(command(name))
    connection.open()
    connection.start(SETUP)
    connection.timeout = SHORT if fault is TimedOut else AMPLE
    with pytest.raises(fault) as caught:
        connection.act(None, DOWN)
    assert sentence in caught.value.sentence
    assert caught.value.verdict is fault.verdict
    assert connection.needs_restart

    connection.timeout = AMPLE
    assert connection.start(SETUP)["state"]["units"].keys() == {"Hoplites", "Bears"}
    assert not connection.needs_restart
    assert connection.view()["state"]["active"] == "Ben"


EVIDENCE = [
    ("printing", "line 3 of its output: resolving Tribute..."),
    ("half_a_line_then_exit", 'so far it has written: {"jsonrpc": "2.0", '),
    ("endless_line", "it begins: xxxxxxxxxx"),
    ("unknownevent", '{"event":"figure-down","unit":"Bears","owner":"Ben"}'),
    ("answering_twice", 'line 4 of its output: {"jsonrpc": "2.0", "id": 3'),
    ("refusing_params", '{"code":-32602,"message":"whose action?"}'),
]


@pytest.mark.parametrize(("name", "evidence"), EVIDENCE)
def test_the_evidence_is_shown(connect, name, evidence):
    connection = connect(command(name))
    connection.start(SETUP)
    with pytest.raises((Broken, Crashed)) as caught:
        connection.act(None, DOWN)
    assert evidence in caught.value.evidence
    assert evidence in caught.value.in_full()


def test_a_print_is_told_where_logs_belong(connect):
    connection = connect(command("printing"))
    connection.start(SETUP)
    with pytest.raises(Broken, match="print to stdout") as caught:
        connection.act(None, DOWN)
    assert "Log to stderr instead" in caught.value.hint


def test_a_line_without_its_end_is_told_apart_from_silence(connect):
    connection = connect(command("half_a_line_then_silence"))
    connection.start(SETUP)
    connection.timeout = SHORT
    with pytest.raises(TimedOut) as caught:
        connection.act(None, DOWN)
    assert "without a line end" in caught.value.hint
    assert "so far it has written" in caught.value.evidence


def test_both_ids_are_named_when_they_differ(connect):
    connection = connect(command("wrong_id"))
    connection.start(SETUP)
    with pytest.raises(Broken, match="request 3 has the id 2") as caught:
        connection.act(None, DOWN)
    assert "Request 2 was answered before" in caught.value.hint


def test_the_nearest_event_is_named(connect):
    connection = connect(command("unknownevent"))
    connection.start(SETUP)
    with pytest.raises(Broken, match="the nearest is figure-downed") as caught:
        connection.act(None, DOWN)
    assert "/result/events/0" in caught.value.sentence


@pytest.mark.parametrize(
    ("name", "logged"),
    [("mortal", ["out of memory"]), ("raising", ["KeyError: 'unit'"])],
)
def test_a_fault_carries_what_the_engine_logged_last(connect, name, logged):
    connection = connect(command(name))
    connection.start(SETUP)
    with pytest.raises(Crashed) as caught:
        connection.act(None, DOWN)
    assert caught.value.stderr[-1:] == logged


def test_after_a_fault_nothing_is_asked_until_a_new_game_starts(connect):
    connection = connect(command("silent"))
    connection.start(SETUP)
    connection.timeout = SHORT
    with pytest.raises(TimedOut) as first:
        connection.act(None, DOWN)
    said = list(connection.transcript)
    with pytest.raises(TimedOut) as second:
        connection.view()
    assert second.value is first.value
    assert connection.transcript == said


def test_an_engine_that_dies_at_once_fails_the_handshake(connect):
    connection = connect(command("stillborn"))
    with pytest.raises(HandshakeFailed, match="ended with exit code 3") as caught:
        connection.open()
    assert caught.value.stderr == ["no licence found"]
    assert caught.value.verdict is None
    assert caught.value.exit_code == 4


def test_an_engine_that_never_speaks_fails_the_handshake(connect):
    with pytest.raises(HandshakeFailed, match=r"did not answer initialize within 0\.3 s"):
        connect(command("silent_from_the_start"), timeout=SHORT).open()


def test_another_version_of_the_protocol_is_named(connect):
    with pytest.raises(HandshakeFailed, match=r"speaks version 2 .* this suite speaks 1"):
        connect(command("another_version")).open()


def test_the_handshake_says_what_the_engine_is(connect):
    handshake = connect(command("alwayspassing")).open()
    assert (handshake.name, handshake.version, handshake.language) == (
        "AlwaysPassing",
        "1.0",
        "Python",
    )
    assert handshake.supports_rulebook
    assert handshake.edition == "2011-01"
    assert not handshake.unsupported


def test_a_stale_decision_is_what_the_engine_says_and_no_fault(connect):
    connection = connect(command("staledecision"))
    connection.start(SETUP)
    decision = connection.act(None, DOWN)["decision"]
    with pytest.raises(SaidStale) as caught:
        connection.decide(decision["id"], ["yes"])
    assert caught.value.decision == decision["id"]
    assert not connection.needs_restart


def test_a_refusal_that_changes_the_state_can_be_seen(connect):
    connection = connect(command("changingafterrefusal"))
    before = connection.start(SETUP)["state"]
    with pytest.raises(SaidIllegal) as caught:
        connection.act("Ben", {"type": "end-turn"})
    assert caught.value.reason == "not-adjacent"
    assert connection.view()["state"] != before
    assert not connection.needs_restart


def test_what_is_not_written_is_unsupported(connect):
    connection = connect("judgecall_adapter:Engine")
    with pytest.raises(SaidUnsupported, match="the rulebook arcane_legions"):
        connection.start(SETUP)
    assert not connection.needs_restart


def both_ways_to(name: str) -> list[str]:
    """The specs of a miniature on the kit: as a child, and in process."""
    return [command(name.lower()), f"tests.engines.miniatures:{name}"]


@pytest.mark.parametrize("spec", both_ways_to("AlwaysPassing"))
def test_always_passing_says_nothing_but_what_is_allowed(connect, spec):
    connection = connect(spec)
    start = connection.start(SETUP)
    assert connection.act(None, DOWN) == start == connection.decide("d1", [])


@pytest.mark.parametrize("spec", both_ways_to("AlwaysFailing"))
def test_always_failing_says_nothing_but_what_is_allowed(connect, spec):
    connection = connect(spec)
    decision = connection.start(SETUP)["decision"]
    again = connection.decide(decision["id"], ["yes"])["decision"]
    assert again["id"] != decision["id"]


def test_a_request_that_must_not_be_sent_is_blamed_on_the_suite(connect):
    connection = connect("tests.engines.miniatures:AlwaysPassing")
    connection.start(SETUP)
    connection.begin_transcript()
    with pytest.raises(SchemaFault) as caught:
        connection.act("Ben", {"type": "happens", "effects": []})
    assert caught.value.whose is Side.SUITE
    assert caught.value.pointer == "/params/action"
    assert "the nearest is happen" in caught.value.sentence
    assert not connection.transcript
    assert not connection.needs_restart


def test_the_transcript_holds_what_was_said_since_the_scenario_began(connect):
    connection = connect("tests.engines.miniatures:AlwaysPassing")
    connection.start(SETUP)
    connection.begin_transcript()
    connection.start(SETUP)
    connection.act(None, DOWN)
    said = connection.transcript
    assert [direction for direction, _ in said] == [
        Direction.TO_ENGINE,
        Direction.FROM_ENGINE,
    ] * 2
    assert [message["id"] for _, message in said] == [3, 3, 4, 4]
    assert said[2][1]["method"] == "game/act"
    assert said[3][1]["result"]["events"] == []


def test_the_transcript_holds_what_came_instead_of_a_message(connect):
    connection = connect(command("half_a_line_then_exit"))
    connection.start(SETUP)
    connection.begin_transcript()
    with pytest.raises(Crashed):
        connection.act(None, DOWN)
    assert connection.transcript[-1] == (Direction.FROM_ENGINE, b'{"jsonrpc": "2.0", "')


def test_a_connection_that_was_closed_opens_again(connect):
    connection = connect(command("alwayspassing"))
    connection.start(SETUP)
    connection.close()
    assert connection.start(SETUP)["decision"] is None


def test_an_unknown_rulebook_is_refused_before_anything_is_reached():
    with pytest.raises(LookupError, match="arcane_legions"):
        Connection(parse_spec("reference"), "go", "1")
