"""What the engine refuses, and that a refusal changes nothing."""

from __future__ import annotations

import pytest

from reference_engine.flesh_and_blood.engine import FleshAndBlood
from tests.reference_engine.driving import Refused
from tests.reference_engine.flesh_and_blood.games import Table, card, effect, static

S = static("S", "Slash gets +1 power", 1)
COUNTERS = {"card": "Slash", "property": "power", "change": 1, "count": 1}

ILLEGAL = {
    "no-such-card": [{"do": "leave", "card": "Gone"}],
    "no-such-effect": [{"do": "end", "effect": "Gone"}],
    "no-such-player": [{"do": "gain-control", "card": "Slash", "player": "Cas"}],
    "not-enough-counters": [{"do": "remove-counters", **COUNTERS}],
    "name-taken": [{"do": "begin", "effect": static("S", "Slash gets +1 power")}],
}
TOGETHER = {
    "no-such-card": [{"do": "leave", "card": "Slash"}, {"do": "leave", "card": "Slash"}],
    "no-such-effect": [{"do": "end", "effect": "S"}, {"do": "end", "effect": "S"}],
    "not-enough-counters": [
        {"do": "put-counters", **COUNTERS},
        {"do": "remove-counters", **COUNTERS, "count": 2},
    ],
    "name-taken": [
        {"do": "begin", "effect": static("New", "Slash gets +1 power")},
        {"do": "begin", "effect": static("New", "Slash gets +1 power")},
    ],
}
WHIM = effect("Whim", "Slash gets +1 power", owner="Cas")
LATE = effect("S", "Gone gets +1 power", owner="Cas")
#: More that cannot happen; of several reasons the first in the list of the schema is given.
FURTHER = [
    ("no-such-card", [{"do": "end", "effect": "Gone"}, {"do": "leave", "card": "Gone"}]),
    ("no-such-card", [{"do": "begin", "effect": LATE}]),
    ("no-such-card", [{"do": "begin", "effect": WHIM}, {"do": "leave", "card": "Slash"}]),
    ("no-such-player", [{"do": "begin", "effect": WHIM}]),
    ("no-such-effect", [{"do": "end", "effect": "Turn"}]),
]


@pytest.mark.parametrize(
    ("reason", "happenings"),
    [*ILLEGAL.items(), *TOGETHER.items(), *FURTHER],
    ids=lambda each: str(each)[:30],
)
def test_what_cannot_happen_is_refused_and_changes_nothing(reason, happenings):
    table = Table()
    table.start(card(power=1), S, effect("Turn", "Slash gets +1 power", 2))
    before = table.state
    with pytest.raises(Refused) as caught:
        table.happen({"do": "end-turn"}, *happenings)
    assert (caught.value.code, caught.value.data) == (-32002, {"reason": reason})
    assert table.request("game/view", {}) == {"state": before, "events": []}


def test_what_has_ended_with_its_card_does_not_end_again():
    table = Table()
    table.start(card(power=1), effect("Turn", "Slash gets +1 power", 1))
    with pytest.raises(Refused) as caught:
        table.happen({"do": "leave", "card": "Slash"}, {"do": "end", "effect": "Turn"})
    assert caught.value.data == {"reason": "no-such-effect"}


def test_nothing_happens_before_the_turn_player_has_answered():
    table = Table()
    table.start(card(power=1), S, {**S, "name": "T"})
    with pytest.raises(Refused) as caught:
        table.do("work-out")
    assert caught.value.data == {"reason": "a-choice-is-open"}


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ((), "a-choice-is-required"),
        (("effect:U",), "not-an-option"),
        (("effect:S", "effect:T"), "too-many-choices"),
    ],
)
def test_the_answer_is_one_of_the_effects(choice, reason):
    table = Table()
    table.start(card(power=1), S, {**S, "name": "T"})
    with pytest.raises(Refused) as caught:
        table.choose(*choice)
    assert caught.value.data == {"reason": reason}


def setup(*objects, **changes):
    made = {"rulebook": "flesh_and_blood", "players": ["Ada", "Ben"], "active": "Ada"}
    return made | {"objects": list(objects)} | changes


NONSENSE = {
    "two players of one name": (setup(players=["Ada", "Ada"]), "same name"),
    "a turn-player who is none": (setup(active="Cas"), "active player Cas"),
    "dice": (setup(dice=[{}]), "nothing is rolled"),
    "an owner who is no player": (setup(card(owner="Cas")), "who owns Slash"),
    "a controller who is no player": (setup(card(controller="Cas")), "who controls Slash"),
    "two cards of one name": (setup(card(), card()), "two cards are called Slash"),
    "two effects of one name": (setup(card(), S, {**S, "timestamp": 2}), "two effects"),
    "a card that is not there": (setup(S), "names the card Slash"),
    "a static effect that stays on": (setup(card(), {**S, "on": ["Slash"]}), "stays on nothing"),
    "an effect on nothing": (
        setup(card(), effect("E", "Slash is blue", 1, on=["Gone"])),
        "is on Gone",
    ),
    "counters twice": (
        setup({**card(), "counters": [{k: v for k, v in COUNTERS.items() if k != "card"}] * 2}),
        "add them up",
    ),
}


@pytest.mark.parametrize("case", NONSENSE)
def test_a_position_that_makes_no_sense_is_refused(case):
    params, sentence = NONSENSE[case]
    message = {"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": params}
    error = FleshAndBlood().handle(message)["error"]
    assert error["code"] == -32602
    assert sentence in error["message"]


def test_what_is_not_played_is_said_so():
    engine = FleshAndBlood()
    strange = setup({"type": "token", "name": "T", "owner": "Ada"})
    message = {"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": strange}
    assert engine.handle(message)["error"]["code"] == -32001
    every = {"applies_to": {"every": {}}, "do": {"do": "lose-supertypes"}}
    conditional = every | {"if": [{"test": "controlled-by-you"}]}
    for ability in ({"type": "triggered"}, {"type": "continuous", "parts": [conditional]}):
        message["params"] = setup(card(), {**S, "ability": ability})
        assert engine.handle(message)["error"]["code"] == -32001


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        ("Ada", {"type": "happen", "effects": [{"do": "work-out"}]}, -32602),
        (None, {"type": "happen"}, -32602),
        (None, {"type": "play", "card": "Slash"}, -32001),
        (None, {"type": "happen", "effects": [{"do": "explode"}]}, -32001),
    ],
)
def test_other_actions_are_none(player, action, code):
    engine = FleshAndBlood()
    engine.handle({"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": setup(card())})
    params = {"player": player, "action": action}
    message = {"jsonrpc": "2.0", "id": 2, "method": "game/act", "params": params}
    assert engine.handle(message)["error"]["code"] == code
