"""Both directions, checked: what passes, what does not, where, whose fault, and in which words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from judgecall.protocol import Checker, SchemaFault, Side
from tests.protocol.games import checker, decision, progress, request, response, start

INITIALIZE = {"protocol": 1, "suite": "0.1.0", "rulebook": "snap", "edition": "1"}
HANDSHAKE = {
    "protocol": 1,
    "engine": {"name": "Snapper", "version": "1", "language": "C"},
    "rulebooks": {"snap": {"edition": "1", "readings": {"R1": "b"}, "unsupported": ["draw.two"]}},
    "capabilities": ["undo"],
}


@pytest.mark.parametrize(
    "message",
    [
        request("initialize", INITIALIZE),
        start(),
        start(rules={}, dice=[{}]),
        request("game/act", {"player": None, "action": {"type": "snap"}}),
        request("game/act", {"player": "Ada", "action": {"type": "draw", "count": 2}}),
        request("game/decide", {"decision": "d1", "choice": []}),
        request("game/decide", {"decision": "d1", "choice": ["card:Jack", "card:Jack"]}),
        request("game/view", {}),
        request("game/view", {"player": "Ada"}),
        request("shutdown", {}),
    ],
)
def test_a_proper_request_may_be_sent(message):
    checker().check_request(message)


@pytest.mark.parametrize(
    ("method", "message"),
    [
        ("initialize", response(result=HANDSHAKE)),
        ("game/start", progress()),
        ("game/act", progress(events=[{"event": "card-drawn", "card": "Jack"}])),
        ("game/decide", progress(decision=decision())),
        ("game/view", response(result={"state": {"cards": 1}, "events": [{"event": "snapped"}]})),
        ("shutdown", response(result={})),
        ("game/act", response(error={"code": -32603, "message": "", "data": [1]})),
        ("game/act", response(error={"code": -32001, "message": "", "data": {"what": "draw"}})),
        (
            "game/act",
            response(error={"code": -32002, "message": "", "data": {"reason": "not-your-turn"}}),
        ),
        ("game/act", response(id=None, error={"code": -32700, "message": ""})),
    ],
)
def test_a_proper_answer_is_taken(method, message):
    checker().check_response(method, message)


SUITE_FAULTS = [
    (start(players=[]), "/params/players", "[] must not be empty"),
    (start(players=["Ada", "Ada"]), "/params/players", "holds the same thing twice"),
    (start(board=1), "/params", "board does not belong here"),
    (
        start(objects=[{"type": "card"}]),
        "/params/objects/0",
        "name is missing",
    ),
    (
        start(objects=[{"type": "cart", "name": "Jack"}]),
        "/params/objects/0",
        "cart is not a type that is known here; the nearest is card",
    ),
    (
        request("game/act", {"player": "Ada", "action": {"type": "draw", "count": 0}}),
        "/params/action/count",
        "0 must be at least 1",
    ),
    (
        request("game/act", {"player": "Ada", "action": {"type": "draw"}}),
        "/params/action",
        "count is missing",
    ),
    (
        request("game/act", {"player": "Ada", "action": {"type": "give", "to": {"side": "lef"}}}),
        "/params/action/to/side",
        '"lef" is not one of left, right; the nearest is left',
    ),
    (
        request("game/act", {"player": "Ada", "action": {"type": "give", "to": {"player": 2}}}),
        "/params/action/to/player",
        "2 must be text",
    ),
    (request("game/act", {"action": {"type": "snap"}}), "/params", "player is missing"),
    (
        request("game/decide", {"decision": "d1", "choice": "yes"}),
        "/params/choice",
        '"yes" must be a list',
    ),
    (request("game/view", {"player": None}), "/params/player", "null must be text"),
    (request("initialize", INITIALIZE | {"protocol": 2}), "/params/protocol", "2 must be 1"),
]


@pytest.mark.parametrize(("message", "pointer", "sentence"), SUITE_FAULTS)
def test_an_improper_request_is_the_suites_fault(message, pointer, sentence):
    with pytest.raises(SchemaFault) as caught:
        checker().check_request(message)
    fault = caught.value
    assert (fault.whose, fault.pointer) == (Side.SUITE, pointer)
    assert sentence in fault.sentence


REASON = {"code": -32002, "message": "", "data": {"reason": "not-your-tern"}}

ADAPTER_FAULTS = [
    (response(), "", "one of error, result must be there"),
    (
        response(result={}, error={"code": -32603, "message": ""}),
        "",
        "only one of error, result may be there",
    ),
    (progress() | {"jsonrpc": "1.0"}, "/jsonrpc", '"1.0" must be "2.0"'),
    (response(result=[]), "/result", "[] must be an object"),
    (response(result={}), "/result", "events, decision, state are missing"),
    (progress(note="x"), "/result", "note does not belong here"),
    (progress(events=None), "/result/events", "null must be a list"),
    (progress(events=[{"event": "snaped"}]), "/result/events/0", "the nearest is snapped"),
    (
        progress(events=[{"event": "xyz"}]),
        "/result/events/0",
        "xyz is not an event that is known here; known are card-drawn, snapped",
    ),
    (
        progress(events=[{"event": 7}]),
        "/result/events/0",
        "event must be one of card-drawn, snapped",
    ),
    (progress(events=["snapped"]), "/result/events/0", '"snapped" must be an object'),
    (progress(events=[{"event": "card-drawn"}]), "/result/events/0", "card is missing"),
    (
        progress(events=[{"event": "snapped", "by": "Ada"}]),
        "/result/events/0",
        "by does not belong here",
    ),
    (progress(state={}), "/result/state", "cards is missing"),
    (progress(decision=[]), "/result/decision", "[] must be an object"),
    (
        progress(decision=decision(kind="kep")),
        "/result/decision/kind",
        '"kep" is not one of keep, discard; the nearest is keep',
    ),
    (progress(decision=decision(options=[])), "/result/decision/options", "must not be empty"),
    (
        progress(decision=decision(options=[{"id": "3 ", "label": "Jack"}])),
        "/result/decision/options/0/id",
        '"3 " is not of the form',
    ),
    (response(error={"code": -1, "message": ""}), "/error/code", "-1 is not one of -32700"),
    (response(error={"code": -32001, "message": ""}), "/error", "data is missing"),
    (
        response(error=REASON),
        "/error/data/reason",
        '"not-your-tern" is not one of not-your-turn, no-cards-left; the nearest is not-your-turn',
    ),
]


@pytest.mark.parametrize(("message", "pointer", "sentence"), ADAPTER_FAULTS)
def test_an_improper_answer_is_the_adapters_fault(message, pointer, sentence):
    with pytest.raises(SchemaFault) as caught:
        checker().check_response("game/act", message)
    fault = caught.value
    assert (fault.whose, fault.pointer) == (Side.ADAPTER, pointer)
    assert sentence in fault.sentence
    assert fault.message is message


JACK = {"id": "card:Jack", "label": "Jack"}

#: What no schema can say.
SEMANTIC_FAULTS = [
    (decision(options=[JACK, JACK]), "/options", "the option card:Jack is offered more than once"),
    (decision(min=2, max=1), "/min", "at least 2 options must be taken, but at most 1 may"),
    (decision(max=3), "/max", "up to 3 options may be taken, but only 2 are offered"),
    (decision(player="Cy"), "/player", "Cy is asked, but the players are Ada, Ben"),
]


@pytest.mark.parametrize("method", ["game/start", "game/act", "game/decide"])
@pytest.mark.parametrize(("asked", "place", "sentence"), SEMANTIC_FAULTS)
def test_a_decision_that_makes_no_sense_is_the_adapters_fault(method, asked, place, sentence):
    with pytest.raises(SchemaFault) as caught:
        checker().check_response(method, progress(decision=asked))
    fault = caught.value
    assert (fault.whose, fault.pointer) == (Side.ADAPTER, f"/result/decision{place}")
    assert fault.sentence == sentence


def test_the_players_are_those_of_the_latest_game():
    checks = checker()
    checks.check_request(start(players=["Cy", "Di"], active="Di"))
    checks.check_response("game/start", progress(decision=decision(player="Cy")))
    with pytest.raises(SchemaFault, match="Ada is asked"):
        checks.check_response("game/act", progress(decision=decision(player="Ada")))


def test_the_contract_is_quoted_where_it_is_broken():
    message = request("game/act", {"player": "Ada", "action": {"type": "draw"}})
    with pytest.raises(SchemaFault) as caught:
        checker().check_request(message)
    assert caught.value.likely == "How many cards."


def test_the_rulebook_of_the_suite_is_compiled_once():
    assert Checker("arcane_legions")._contract is Checker("arcane_legions")._contract


def test_the_slow_validator_is_not_imported_before_something_is_wrong():
    code = (
        "import sys; from judgecall.protocol import Checker; Checker('arcane_legions'); "
        "sys.exit('jsonschema' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
