"""What the kit answers for an author, by `handle` alone."""

# Engines are written here as authors write them.
# ruff: noqa: RUF012
from __future__ import annotations

from judgecall_adapter import Engine
from judgecall_adapter.shapes import SHAPES
import pytest

from tests.adapters.little_engine import LittleEngine
from tests.adapters.talking import INITIALIZE, INITIALIZED, START, STARTED, act, request


@pytest.fixture
def engine():
    """The little engine, in the middle of a game."""
    engine = LittleEngine()
    engine.handle(INITIALIZED)
    engine.handle(STARTED)
    return engine


def test_an_engine_introduces_itself(engine):
    assert engine.handle(INITIALIZED) == {
        "jsonrpc": "2.0",
        "id": 1,
        "result": {
            "protocol": 1,
            "engine": {
                "name": "Little engine",
                "version": "1.2",
                "language": "Python",
                "homepage": "https://example.org/little",
            },
            "rulebooks": LittleEngine.rulebooks,
            "capabilities": ["counting-up"],
        },
    }


def test_the_smallest_engine_is_named_after_its_class():
    class Smallest(Engine):
        pass

    described = Smallest().handle(INITIALIZED)["result"]["engine"]
    assert described == {"name": "Smallest", "version": "0", "language": "Python"}


def test_the_smallest_engine_supports_nothing():
    class Smallest(Engine):
        rulebooks = {"counting": {"edition": "1"}}

    error = Smallest().handle(STARTED)["error"]
    assert (error["code"], error["data"]) == (-32001, {"what": "game/start"})


@pytest.mark.parametrize(
    ("message", "what"),
    [
        (act("count"), "game/act"),
        (request("game/decide", {"decision": "d1", "choice": []}), "game/decide"),
        (request("game/view", {}), "game/view"),
    ],
)
def test_a_method_that_is_not_written_yet_is_unsupported(message, what):
    class Started(Engine):
        rulebooks = {"counting": {"edition": "1"}}

        def start(self, setup):
            return {}

    engine = Started()
    engine.handle(STARTED)
    error = engine.handle(message)["error"]
    assert (error["code"], error["data"]) == (-32001, {"what": what})


def test_a_rulebook_that_was_not_claimed_is_unsupported(engine):
    error = engine.handle(request("game/start", START | {"rulebook": "go"}))["error"]
    assert (error["code"], error["data"]) == (-32001, {"what": "the rulebook go"})


def test_a_game_goes_on_from_request_to_request(engine):
    assert engine.handle(act("count"))["result"]["state"] == {"count": 1}
    assert engine.handle(act("count"))["result"]["state"] == {"count": 2}
    assert engine.handle(STARTED)["result"]["state"] == {"count": 0}


SEATS = [(None, None), ({}, None), ({"player": None}, None), ({"player": "Ada"}, "Ada")]


@pytest.mark.parametrize(("params", "player"), SEATS)
def test_a_view_is_of_one_seat_or_of_all(engine, params, player):
    assert engine.handle(request("game/view", params))["result"]["state"]["seen by"] == player


ERRORS = [
    ("refuse", -32002, {"reason": "not-your-turn"}),
    ("roll", -32004, {"what": "the attack of Bears"}),
    ("magic", -32001, {"what": "magic", "issue": "https://example.org/1"}),
    ("give_up", -32001, {"what": "counting further"}),
    ("fly", -32602, None),
]


@pytest.mark.parametrize(("kind", "code", "data"), ERRORS)
def test_what_an_author_raises_is_answered_by_its_code(engine, kind, code, data):
    error = engine.handle(act(kind))["error"]
    assert error["code"] == code
    assert error.get("data") == data
    assert engine.handle(act("count"))["result"]["state"] == {"count": 1}


def test_a_stale_decision_is_named(engine):
    error = engine.handle(request("game/decide", {"decision": "d7", "choice": ["yes"]}))["error"]
    assert (error["code"], error["data"]) == (-32003, {"decision": "d7"})


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("stumble", "KeyError in act: 'nothing'"),
        ("raise_nothing_to_say", "ValueError in act: it gave no reason"),
        ("return_nothing", "act returned NoneType, but a dict is the answer"),
    ],
)
def test_a_bug_is_an_internal_error_and_the_game_goes_on(engine, capsys, kind, sentence):
    error = engine.handle(act(kind))["error"]
    assert error["code"] == -32603
    assert sentence in error["message"]
    assert "data" not in error
    assert "count" in engine.handle(act("count"))["result"]["state"]
    assert ("Traceback" in capsys.readouterr().err) == ("returned" not in sentence)


@pytest.mark.parametrize(
    "message",
    [
        act("count"),
        request("game/decide", {"decision": "d1", "choice": []}),
        request("game/view", {}),
    ],
)
@pytest.mark.parametrize(
    "before",
    [[], [INITIALIZED], [STARTED, INITIALIZED], [STARTED, request("shutdown")]],
)
def test_without_a_game_there_is_nothing_to_do(message, before):
    engine = LittleEngine()
    for earlier in before:
        engine.handle(earlier)
    error = engine.handle(message)["error"]
    assert (error["code"], error["message"]) == (
        -32600,
        "no game is in progress; send game/start first",
    )


def test_a_start_that_fails_leaves_no_game(engine):
    engine.handle(request("game/start", START | {"rulebook": "go"}))
    assert engine.handle(act("count"))["error"]["code"] == -32600


def test_an_unknown_method_is_told_which_there_are(engine):
    error = engine.handle(request("game/stop"))["error"]
    assert error["code"] == -32601
    assert "game/start" in error["message"]


@pytest.mark.parametrize("number", [0, -1, 10**20, "seven", ""])
def test_any_id_comes_back(engine, number):
    assert engine.handle(request("shutdown", number=number)) == {
        "jsonrpc": "2.0",
        "id": number,
        "result": {},
    }


NO_JSONRPC = '"jsonrpc": "2.0"'


@pytest.mark.parametrize(
    ("message", "number", "sentence"),
    [
        ([INITIALIZED], None, "batches are not part of this protocol"),
        ("initialize", None, "must be a JSON object"),
        (None, None, "must be a JSON object"),
        ({}, None, NO_JSONRPC),
        ({**INITIALIZED, "jsonrpc": "1.0"}, 1, NO_JSONRPC),
        ({**INITIALIZED, "jsonrpc": "1.0", "id": "seven"}, "seven", NO_JSONRPC),
        ({**INITIALIZED, "id": None}, None, "must have an id"),
        ({**INITIALIZED, "id": True}, None, "must have an id"),
        ({**INITIALIZED, "id": 1.0}, None, "must have an id"),
        ({**INITIALIZED, "id": [1]}, None, "must have an id"),
        ({"jsonrpc": "2.0", "method": "shutdown"}, None, "must have an id"),
        ({"jsonrpc": "2.0", "id": 1}, 1, "must name its method"),
        ({"jsonrpc": "2.0", "id": 1, "method": ["shutdown"]}, 1, "must name its method"),
    ],
)
def test_what_is_no_request_is_refused_under_its_id_if_that_can_be_read(message, number, sentence):
    response = LittleEngine().handle(message)
    assert response["id"] == number
    assert response["error"]["code"] == -32600
    assert sentence in response["error"]["message"]


PROPER = {
    "initialize": INITIALIZE,
    "game/start": START | {"rules": {}, "dice": []},
    "game/act": {"player": None, "action": {"type": "count"}},
    "game/decide": {"decision": "d1", "choice": ["yes"]},
    "game/view": {"player": "Ada"},
    "shutdown": {},
}

WRONG = [None, True, 1.5, "\x00", [], [1], {}, {"type": 1}]


@pytest.mark.parametrize("method", SHAPES)
def test_params_that_are_no_object_are_refused(engine, method):
    for wrong in (None, [], "x", 1):
        error = engine.handle({**request(method), "params": wrong})["error"]
        assert (error["code"], error["message"]) == (
            -32602,
            f"the params of {method} must be an object",
        )


@pytest.mark.parametrize(
    ("method", "name"), [(method, name) for method in SHAPES for name in SHAPES[method]]
)
def test_each_of_the_params_is_missed_and_named_when_wrong(engine, method, name):
    field = SHAPES[method][name]
    without = {key: value for key, value in PROPER[method].items() if key != name}
    answer = engine.handle(request(method, without))
    if field.required:
        assert answer["error"]["code"] == -32602
        assert answer["error"]["message"].startswith(f"the params of {method} need `{name}`")
    else:
        assert answer.get("error", {}).get("code") != -32602
    wrongs = [wrong for wrong in WRONG if not field.fits(wrong)]
    assert len(wrongs) >= 4
    for wrong in wrongs:
        error = engine.handle(request(method, PROPER[method] | {name: wrong}))["error"]
        assert error["code"] == -32602
        assert error["message"].startswith(f"`{name}` in the params of {method} must be ")
