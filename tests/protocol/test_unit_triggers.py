"""What the schema of Unit Triggers lets pass and what it stops, beyond the shape of each part."""

from __future__ import annotations

from itertools import chain, permutations
from typing import Any

import pytest

from judgecall.cardtext import parse
from judgecall.protocol import Checker, SchemaFault

Json = dict[str, Any]


def printed(name: str, text: str) -> Json:
    return {"name": name, "text": text, "ability": parse("unit_triggers", text)}


def unit(**changes: Any) -> Json:
    made = {
        "type": "card",
        "name": "Lynx",
        "title": "Lynx",
        "owner": "Ada",
        "kind": "unit",
        "zone": "hand",
        "cq": 2,
        "lightspeed": False,
        "abilities": [printed("Leap", "Upon Deployment: draw 1 card")],
    }
    return made | changes


def in_battle(**changes: Any) -> Json:
    lying = {"zone": "battle", "location": {"number": 2}, "facing": "up", "arrival": "deployed"}
    return unit(**(lying | changes))


def event_card(**changes: Any) -> Json:
    made = {
        "type": "card",
        "name": "Snare",
        "title": "Snare",
        "owner": "Ben",
        "kind": "event",
        "zone": "hand",
        "abilities": [printed("Snare", "Response: destroy Lynx")],
    }
    return made | changes


def start(*objects: Json, **rules: Any) -> Json:
    params = {
        "rulebook": "unit_triggers",
        "players": ["Ada", "Ben"],
        "active": "Ada",
        "objects": list(objects),
        "rules": rules,
        "dice": [],
    }
    return {"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": params}


def player(**more: Any) -> Json:
    """What every seat may know of a player, and what not every seat may."""
    known = {"hand": 1, "deck": 2, "discard": 1, "energy": 0, "points": 0}
    open_piles = {"discard_cards": ["Puma"], "energy_cards": []}
    return {**known, "may_deploy": True, "total_cq": 3, **open_piles, **more}


LYNX = {
    "owner": "Ada",
    "location": "Location 2",
    "facing": "down",
    "attached_to": None,
    "cq": 2,
}
HIDDEN = {"owner": "Ada", "location": "Extra Location 0", "facing": "down"}
PLACED = {"event": "card-placed", "player": "Ada", "location": "Location 2", "card": "Lynx"}
PLACED_UNSEEN = {"event": "card-placed", "player": "Ada", "location": "Location 2"}


def answer(
    players: Json, zone: Json, *events: Json, decision: Json | None = None, **more: Any
) -> Json:
    state = {"phase": "deployment", "battle": 1, "players": players, "zone": zone}
    result = {"events": list(events), "state": state, "decision": decision, **more}
    return {"jsonrpc": "2.0", "id": 1, "result": result}


def view(players: Json, zone: Json, *events: Json) -> Json:
    seen = answer(players, zone, *events)
    del seen["result"]["decision"]
    return seen


def in_full() -> Json:
    return player(hand_cards=["Snare"], deck_cards=["Bear", "Ant"])


def checker() -> Checker:
    checks = Checker("unit_triggers")
    checks.check_request(start())
    return checks


def test_a_position_with_cards_in_every_place_may_be_sent():
    objects = (
        unit(),
        unit(name="Ant", zone="deck"),
        unit(name="Bear", zone="discard"),
        in_battle(name="Puma"),
        in_battle(name="Elk", location={"extra": 0}, facing="down"),
        in_battle(name="Mole", facing="down", arrival="placed"),
        in_battle(name="Tick", arrival="attached", attached_to="Puma"),
        event_card(),
        event_card(name="Spark", zone="deck"),
    )
    Checker("unit_triggers").check_request(
        start(*objects, state_check={"least_cq": 1}, hand_limit=3, points={"Ada": 2})
    )


STOPPED = {
    "a card in hand that lies at a Location": (
        unit(location={"number": 1}),
        '{"number": 1} may not stand here',
    ),
    "a card in a deck that lies face-down": (
        unit(zone="deck", facing="down"),
        '"down" may not stand here',
    ),
    "a unit in the Battle Zone at no Location": (
        unit(zone="battle"),
        "location, facing, arrival are missing",
    ),
    "an attached unit without a host": (
        in_battle(arrival="attached"),
        "attached_to is missing",
    ),
    "a deployed unit with a host": (in_battle(attached_to="Puma"), '"Puma" may not stand here'),
    "a unit that was only put down and lies face-up": (
        in_battle(arrival="placed"),
        '"up" is not one of down',
    ),
    "a unit with the text of an event card": (
        unit(abilities=[printed("Snare", "Response: destroy Lynx")]),
        "may not stand here",
    ),
    "an event card in the Battle Zone": (event_card(zone="battle"), '"battle" is not one of'),
    "an event card with CQ": (event_card(cq=2), "cq does not belong here"),
    "a card that bears a word of the cards": (unit(name="Battle"), '"Battle" may not stand here'),
    "a unit with too much CQ": (unit(cq=100), "100 must be at most 99"),
}


@pytest.mark.parametrize("placed", STOPPED)
def test_an_impossible_card_is_stopped(placed):
    made, sentence = STOPPED[placed]
    with pytest.raises(SchemaFault) as caught:
        Checker("unit_triggers").check_request(start(made))
    assert sentence in caught.value.sentence


def test_the_phases_begin_with_deployment_and_end_with_clean_up():
    phases = ["deployment", "tallying", "end-of-battle", "clean-up"]
    for some in chain.from_iterable(permutations(phases, count) for count in range(5)):
        sensible = some[:1] == ("deployment",) and some[-1:] == ("clean-up",)
        sent = start(phases=list(some))
        if sensible:
            Checker("unit_triggers").check_request(sent)
        else:
            with pytest.raises(SchemaFault):
                Checker("unit_triggers").check_request(sent)


def test_nothing_is_left_to_chance():
    sent = start()
    sent["params"]["dice"] = [{"unit": "Lynx", "roll": 4}]
    with pytest.raises(SchemaFault):
        Checker("unit_triggers").check_request(sent)


@pytest.mark.parametrize(
    "part",
    [
        {"window": {"at": "start", "phase": "tallying"}, "label": "upon-deployment"},
        {"window": {"at": "your-deployment"}, "label": "throughout"},
        {"window": {"at": "start", "phase": "clean-up"}},
        {"window": {"at": "deploys"}, "label": "destroyed"},
    ],
)
def test_a_part_of_a_special_trigger_has_a_timing_that_its_label_allows(part):
    ability = {"type": "special", "parts": [{**part, "effects": [{"do": "upload"}]}]}
    made = unit(abilities=[{"name": "Leap", "text": "Leap", "ability": ability}])
    with pytest.raises(SchemaFault):
        Checker("unit_triggers").check_request(start(made))


def test_a_ban_takes_hold_only_in_a_special_trigger():
    ability = {"type": "upon-deployment", "effects": [{"do": "ban"}]}
    made = unit(abilities=[{"name": "Leap", "text": "Leap", "ability": ability}])
    with pytest.raises(SchemaFault):
        Checker("unit_triggers").check_request(start(made))


@pytest.mark.parametrize("method", ["game/start", "game/act", "game/decide"])
def test_an_answer_to_a_move_tells_everything(method):
    whole = answer({"Ada": in_full()}, {"Lynx": LYNX}, PLACED)
    checker().check_response(method, whole)
    for lacking, sentence in (
        (answer({"Ada": player(deck_cards=[])}, {"Lynx": LYNX}), "hand_cards is missing"),
        (answer({"Ada": player(hand_cards=[])}, {"Lynx": LYNX}), "deck_cards is missing"),
        (answer({"Ada": in_full()}, {"hidden-1": HIDDEN}), "hidden-1"),
        (answer({"Ada": in_full()}, {"Lynx": HIDDEN}), "attached_to, cq are missing"),
        (answer({"Ada": in_full()}, {}, PLACED_UNSEEN), "card is missing"),
    ):
        with pytest.raises(SchemaFault) as caught:
            checker().check_response(method, lacking)
        assert sentence in caught.value.sentence


def test_a_view_may_hide_what_a_seat_may_not_know():
    players = {"Ada": player(), "Ben": player(hand_cards=["Snare"])}
    zone = {"hidden-1": HIDDEN, "hidden-12": HIDDEN, "Lynx": LYNX}
    checker().check_response("game/view", view(players, zone, PLACED_UNSEEN, PLACED))


def test_a_view_without_a_seat_shows_everything():
    shown = view({"Ada": in_full(), "Ben": in_full()}, {"Lynx": LYNX}, PLACED)
    checker().check_response("game/view", shown)


@pytest.mark.parametrize(
    "zone",
    [
        {"hidden-1": LYNX},
        {"hidden-1": {**HIDDEN, "cq": 2}},
        {"hidden-1": {**HIDDEN, "facing": "up"}},
        {"hidden-0": HIDDEN},
        {"hidden": HIDDEN},
        {"Lynx": HIDDEN},
    ],
    ids=str,
)
def test_a_hidden_card_shows_that_it_is_there_and_no_more(zone):
    with pytest.raises(SchemaFault):
        checker().check_response("game/view", view({"Ada": player()}, zone))


@pytest.mark.parametrize(("method", "told"), [("game/act", answer), ("game/view", view)])
@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({**PLACED, "zone": "hand"}, "zone does not belong here"),
        ({"event": "card-placed", "player": "Ada", "card": "Lynx"}, "location is missing"),
        ({"event": "revealed"}, "card is missing"),
        ({"event": "reveal", "card": "Lynx"}, "the nearest is revealed"),
    ],
)
def test_a_wrong_event_is_told_alike_whether_it_is_news_or_seen(method, told, event, sentence):
    with pytest.raises(SchemaFault) as caught:
        checker().check_response(method, told({}, {}, event))
    assert sentence in caught.value.sentence


def test_a_view_hides_only_what_can_be_hidden():
    for key in player():
        lacking = player()
        del lacking[key]
        with pytest.raises(SchemaFault) as caught:
            checker().check_response("game/view", view({"Ada": lacking}, {}))
        assert f"{key} is missing" in caught.value.sentence


@pytest.mark.parametrize(
    "place", ["Location", "Location 02", "2", "Location Extra 1", "location 2"]
)
def test_a_place_is_told_as_a_card_says_it(place):
    moved = {"event": "moved", "card": "Lynx", "location": place}
    with pytest.raises(SchemaFault):
        checker().check_response("game/act", answer({}, {}, moved))


def asked(**changes: Any) -> Json:
    decision = {
        "id": "d1",
        "player": "Ben",
        "kind": "interrupt",
        "options": [{"id": "card:Snare", "label": "Play Snare"}],
        "min": 0,
        "max": 1,
        "context": {"window": "response", "unit": "Lynx"},
    }
    return answer({}, {}, decision=decision | changes)


@pytest.mark.parametrize("changes", [{}, {"kind": "discard", "min": 1, "context": {}}])
def test_a_player_may_be_asked_to_respond_and_to_discard(changes):
    checker().check_response("game/act", asked(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"context": {}},
        {"context": {"window": "response"}},
        {"options": [{"id": "ability:Snare", "label": "Snare"}]},
        {"kind": "discard"},
        {"kind": "resolve", "context": {}},
    ],
    ids=str,
)
def test_a_decision_says_what_its_kind_says(changes):
    with pytest.raises(SchemaFault):
        checker().check_response("game/act", asked(**changes))


ACTIONS = (
    {"type": "deploy", "card": "Lynx", "location": {"number": 0}},
    {"type": "deploy", "card": "Lynx", "location": {"extra": 1}, "lightspeed": True},
    {"type": "place", "card": "Lynx", "location": {"number": 3}},
    {"type": "reveal", "card": "Lynx"},
    {"type": "attach", "card": "Lynx", "to": "Puma"},
    {"type": "play", "card": "Snare"},
    {"type": "end-phase"},
    {"type": "happen", "do": "reveal", "cards": ["Lynx", "Puma"]},
)


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_every_action_may_be_sent_and_nothing_less_or_more(action):
    def sent(said: Json) -> Json:
        params = {"player": "Ada", "action": said}
        return {"jsonrpc": "2.0", "id": 2, "method": "game/act", "params": params}

    checker().check_request(sent(action))
    for key in action.keys() - {"lightspeed"}:
        with pytest.raises(SchemaFault):
            checker().check_request(sent({k: said for k, said in action.items() if k != key}))
    with pytest.raises(SchemaFault):
        checker().check_request(sent({**action, "zone": "hand"}))
