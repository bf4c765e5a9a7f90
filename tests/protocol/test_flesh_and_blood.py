"""What the schema of Flesh and Blood lets pass and what it stops, beyond the form of each part."""

from __future__ import annotations

from typing import Any

import pytest

from judgecall.cardtext import parse
from judgecall.protocol import Checker, SchemaFault

Json = dict[str, Any]


def card(**changes: Any) -> Json:
    made = {
        "type": "card",
        "name": "Slash",
        "owner": "Ada",
        "controller": "Ben",
        "printed": {
            "name": "Ref",
            "color": "red",
            "types": ["action"],
            "subtypes": ["attack"],
            "supertypes": ["Ninja"],
            "abilities": ["go again", "ward 10"],
            "power": 0,
            "defense": None,
        },
        "counters": [{"property": "power", "change": -1, "count": 2}],
        "life_lost": 0,
    }
    return made | changes


def effect(text: str = "Slash is blue", **changes: Any) -> Json:
    made = {
        "type": "effect",
        "name": "Brand",
        "owner": "Ada",
        "text": text,
        "ability": parse("flesh_and_blood", text),
        "lasting": "layer",
        "until": "end-of-turn",
        "timestamp": 1,
        "on": ["Slash"],
    }
    return made | changes


def part(**changes: Any) -> Json:
    made = {"applies_to": {"every": {}}, "do": {"do": "color", "color": "red"}}
    return {"type": "continuous", "parts": [made | changes]}


def start(*objects: Json) -> Json:
    params = {
        "rulebook": "flesh_and_blood",
        "players": ["Ada", "Ben"],
        "active": "Ada",
        "objects": list(objects),
        "rules": {},
        "dice": [],
    }
    return {"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": params}


def asked(**changes: Any) -> Json:
    decision = {
        "id": "d1",
        "player": "Ben",
        "kind": "order",
        "options": [
            {"id": "effect:Brand", "label": "Brand"},
            {"id": "effect:Cut", "label": "Cut"},
        ],
        "min": 1,
        "max": 1,
        "context": {},
    }
    state = {"active": "Ada", "cards": {}, "effects": []}
    result = {"events": [], "decision": decision | changes, "state": state}
    return {"jsonrpc": "2.0", "id": 1, "result": result}


def happening(**said: Any) -> Json:
    action = {"type": "happen", "effects": [said]}
    params = {"player": None, "action": action}
    return {"jsonrpc": "2.0", "id": 1, "method": "game/act", "params": params}


def checker() -> Checker:
    checks = Checker("flesh_and_blood")
    checks.check_request(start())
    return checks


def test_a_position_with_all_kinds_of_objects_may_be_sent():
    Checker("flesh_and_blood").check_request(start(card(), effect()))


TESTED = [{"test": "has", "ability": "ward"}] * 2
STOPPED = {
    "a static effect with a duration": effect(lasting="static", on=[]),
    "a static effect that stays on": effect(lasting="static", until=None),
    "an effect without an age": {k: v for k, v in effect().items() if k != "timestamp"},
    "a card that bears a word of the cards": card(name="Draconic"),
    "a type that nobody knows": card(printed={"types": ["Action"]}),
    "a ward without its number": card(printed={"abilities": ["ward"]}),
    "counters that change nothing": card(
        counters=[{"property": "power", "change": 0, "count": 1}]
    ),
    "a type and a subtype at once": effect(
        ability=part(applies_to={"every": {"type": "weapon", "subtype": "sword"}})
    ),
    "a condition on every card": effect(ability=part(**{"if": TESTED})),
    "a color counted for every card": effect(
        ability=part(do={"do": "color-by-count", "of": TESTED})
    ),
    "a base value that is raised": effect(
        ability=part(
            do={"do": "number", "property": "power", "base": True, "op": "add", "amount": 1}
        )
    ),
    "a roll": None,
}


@pytest.mark.parametrize("case", STOPPED)
def test_an_impossible_position_is_stopped(case):
    made = STOPPED[case]
    message = start(*([] if made is None else [card(), made]))
    if made is None:
        message["params"]["dice"] = [{"unit": "Slash", "roll": 1}]
    elif made["type"] == "card":
        message = start(made)
    with pytest.raises(SchemaFault):
        Checker("flesh_and_blood").check_request(message)


@pytest.mark.parametrize(
    "said",
    [
        {"do": "work-out"},
        {"do": "end", "effect": "Brand"},
        {"do": "end-turn"},
        {"do": "put-counters", "card": "Slash", "property": "power", "change": 1, "count": 2},
        {"do": "leave", "card": "Slash"},
        {"do": "gain-control", "card": "Slash", "player": "Ben"},
    ],
)
def test_everything_that_happens_may_be_told(said):
    checker().check_request(happening(**said))


def test_an_effect_begins_without_a_past():
    begins = {k: v for k, v in effect().items() if k not in {"type", "timestamp", "on"}}
    checker().check_request(happening(do="begin", effect=begins))
    for key, past in (("timestamp", 1), ("on", ["Slash"])):
        with pytest.raises(SchemaFault):
            checker().check_request(happening(do="begin", effect={**begins, key: past}))


def test_the_question_which_effect_is_older_may_be_asked():
    checker().check_response("game/act", asked())


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "target"},
        {"options": [{"id": "card:Slash", "label": "Slash"}]},
        {"context": {"of": "Slash"}},
    ],
)
def test_it_is_asked_in_this_form_only(changes):
    with pytest.raises(SchemaFault):
        checker().check_response("game/act", asked(**changes))
