"""What the schema of Fawnalore lets pass and what it stops, beyond the shape of each part."""

from __future__ import annotations

from typing import Any

import pytest

from judgecall.cardtext import parse
from judgecall.protocol import Checker, SchemaFault

Json = dict[str, Any]


def printed(name: str, text: str) -> Json:
    return {"name": name, "text": text, "ability": parse("fawnalore", text)}


def unit(**changes: Any) -> Json:
    made = {
        "type": "unit",
        "name": "Oak",
        "owner": "Ada",
        "hp": 10,
        "max_hp": 10,
        "armor": 0,
        "guard": 0,
        "range": 1,
        "character": False,
        "since": 1,
        "abilities": [],
    }
    return made | changes


def card(**changes: Any) -> Json:
    made = {
        "type": "card",
        "name": "Kris",
        "title": "Kris",
        "owner": "Ada",
        "zone": "play",
        "cost": 0,
        "tier": 1,
        "relic_type": "Blade",
        "on": "Oak",
        "since": 1,
        "abilities": [printed("Kris", "+1 to attacks")],
    }
    return made | changes


def rule(text: str) -> Json:
    return {
        "type": "rule",
        "name": "Embers",
        "level": "campaign",
        "abilities": [printed("Embers", text)],
    }


def start(*objects: Json, **changes: Any) -> Json:
    params = {
        "rulebook": "fawnalore",
        "players": ["Ada", "Ben"],
        "active": "Ada",
        "objects": list(objects),
        "rules": {
            "hand_limit": 5,
            "cards_in_hand": {"Ada": 2},
            "resources": {"Ben": 4},
            "actions": {"Ada": 3},
            "distances": [{"between": ["Oak", "Ash"], "tiles": 2}],
        },
        "dice": [{"unit": "Oak", "roll": 4}],
    }
    return {"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": params | changes}


def asked(**changes: Any) -> Json:
    decision = {
        "id": "d1",
        "player": "Ben",
        "kind": "interrupt",
        "options": [{"id": "ability:Ward", "label": "Use Ward"}],
        "min": 0,
        "max": 1,
        "context": {"window": "roll", "unit": "Oak", "target": "Ash"},
    }
    state = {
        "active": "Ada",
        "phase": "main",
        "players": {},
        "units": {},
        "cards": {},
        "lasting": [],
        "dice": [],
    }
    result = {"events": [], "decision": decision | changes, "state": state}
    return {"jsonrpc": "2.0", "id": 1, "result": result}


def checker() -> Checker:
    checks = Checker("fawnalore")
    checks.check_request(start())
    return checks


def test_a_position_with_all_kinds_of_objects_may_be_sent():
    objects = unit(), card(), rule("Fire damage ignores Armor")
    Checker("fawnalore").check_request(start(*objects))


STOPPED = {
    "a unit with too much Guard": (unit(guard=4), "4 must be at most 3"),
    "a Dead unit": (unit(hp=0), "0 must be at least 1"),
    "a unit that bears a word of the cards": (unit(name="Guard"), '"Guard" may not stand here'),
    "an equipped card in a hand": (card(zone="hand"), '"hand" is not one of play'),
    "a rule that is no static one": (rule("Heal Oak 2"), '"activated" must be "static"'),
}


@pytest.mark.parametrize("placed", STOPPED)
def test_an_impossible_object_is_stopped(placed):
    made, sentence = STOPPED[placed]
    with pytest.raises(SchemaFault) as caught:
        Checker("fawnalore").check_request(start(made))
    assert sentence in caught.value.sentence


@pytest.mark.parametrize(
    ("timing", "event"), [("after", "end-of-turn"), ("when", "effect-dealt-damage")]
)
def test_a_trigger_goes_with_the_timing_that_makes_sense(timing, event):
    ability = {
        **parse("fawnalore", "When you play a card, heal Oak 2"),
        "timing": timing,
        "trigger": {"event": event},
    }
    made = unit(abilities=[{"name": "Elk", "text": "Elk", "ability": ability}])
    with pytest.raises(SchemaFault) as caught:
        Checker("fawnalore").check_request(start(made))
    assert f'"{timing}" is not one of' in caught.value.sentence


def test_a_condition_holds_no_other_condition():
    ability = parse("fawnalore", "If Oak has 7 HP or less, heal Oak 2")
    nested = {**ability, "effects": [{**ability["effects"][0], "then": ability["effects"]}]}
    made = unit(abilities=[{"name": "Elk", "text": "Elk", "ability": nested}])
    with pytest.raises(SchemaFault):
        Checker("fawnalore").check_request(start(made))


@pytest.mark.parametrize(
    "context",
    [
        {"window": "instruction", "effect": "Bolt", "instruction": 1},
        {"window": "roll", "unit": "Oak", "target": "Ash"},
        {"window": "damage", "unit": "Oak", "amount": 3, "attack": False},
        {"window": "damage", "unit": "Oak", "source": "Ash", "amount": 3, "attack": True},
        {"window": "clean-up", "player": "Ada"},
        {"window": "discard", "player": "Ada"},
    ],
)
def test_every_window_for_interrupts_may_be_told(context):
    checker().check_response("game/act", asked(context=context))


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "interrupt", "context": {}},
        {"kind": "interrupt", "options": [{"id": "unit:Oak", "label": "Oak"}]},
        {"kind": "resolve", "context": {"window": "clean-up", "player": "Ada"}},
        {"kind": "figure"},
    ],
)
def test_a_decision_says_what_its_kind_says(changes):
    with pytest.raises(SchemaFault):
        checker().check_response("game/act", asked(**changes))


def test_a_blank_card_may_be_discarded():
    options = [{"id": f"card:{name}", "label": name} for name in ("Kris", "Blank")]
    answer = asked(kind="discard", options=options, min=1, context={})
    answer["result"]["events"] = [{"event": "card-discarded", "player": "Ada", "card": "Blank"}]
    checker().check_response("game/act", answer)
