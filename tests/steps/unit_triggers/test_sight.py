"""What a seat at a table of Unit Triggers may know, and how a difference is told."""

from typing import Any

import pytest

from judgecall.steps.unit_triggers_sight import entitled, plain, say

ZONE = {
    "Lynx": {
        "owner": "Ada",
        "location": "Location 2",
        "facing": "up",
        "attached_to": None,
        "cq": 3,
    },
    "Puma": {
        "owner": "Ada",
        "location": "Location 6",
        "facing": "down",
        "attached_to": None,
        "cq": 5,
    },
    "Crow": {
        "owner": "Ben",
        "location": "Location 2",
        "facing": "down",
        "attached_to": None,
        "cq": 1,
    },
}
ADA = {
    "hand": 1,
    "hand_cards": ["Fox"],
    "deck_cards": ["Moth"],
    "discard_cards": ["Bolt"],
    "energy_cards": ["Ember"],
    "points": 4,
}
BEN = {
    "hand": 1,
    "hand_cards": ["Owl"],
    "deck_cards": [],
    "discard_cards": [],
    "energy_cards": [],
}
STATE = {"phase": "deployment", "zone": ZONE, "players": {"Ada": ADA, "Ben": BEN}}
PLACED = {"event": "card-placed", "player": "Ada", "location": "Location 6", "card": "Puma"}


def told(seat: str, *events: dict[str, Any]) -> dict[str, Any]:
    return entitled(STATE, events, seat)


def test_a_player_knows_the_own_hand_and_of_others_the_number() -> None:
    players = told("Ada")["state"]["players"]
    assert players["Ada"]["hand_cards"] == ["Fox"]
    assert "hand_cards" not in players["Ben"]
    assert players["Ben"]["hand"] == 1


def test_nobody_knows_a_deck() -> None:
    for seat in ("Ada", "Ben"):
        assert not any("deck_cards" in has for has in told(seat)["state"]["players"].values())


def test_everybody_knows_what_is_open() -> None:
    state = told("Ben")["state"]
    assert state["phase"] == "deployment"
    assert state["players"]["Ada"]["discard_cards"] == ["Bolt"]
    assert state["players"]["Ada"]["energy_cards"] == ["Ember"]
    assert state["players"]["Ada"]["points"] == 4
    assert state["zone"]["Lynx"] == ZONE["Lynx"]


def test_of_what_lies_face_down_others_know_only_where_and_whose() -> None:
    zone = told("Ben")["state"]["zone"]
    assert zone.keys() == {"Lynx", "Crow", "hidden-1"}
    assert zone["hidden-1"] == {"owner": "Ada", "location": "Location 6", "facing": "down"}
    assert zone["Crow"] == ZONE["Crow"]


def test_others_are_not_told_which_card_was_put_down() -> None:
    revealed = {"event": "revealed", "card": "Puma"}
    assert told("Ada", PLACED, revealed)["events"] == [PLACED, revealed]
    unnamed = {"event": "card-placed", "player": "Ada", "location": "Location 6"}
    assert told("Ben", PLACED, revealed)["events"] == [unnamed, revealed]


def test_the_full_state_is_left_as_it_was() -> None:
    told("Ben", PLACED)
    assert STATE["zone"].keys() == {"Lynx", "Puma", "Crow"}
    assert ADA["deck_cards"] == ["Moth"]
    assert PLACED["card"] == "Puma"


def hidden(location: str) -> dict[str, Any]:
    return {"owner": "Ada", "location": location, "facing": "down"}


def zone(**cards: dict[str, Any]) -> dict[str, Any]:
    return {name.replace("_", "-"): card for name, card in cards.items()}


def test_how_face_down_units_are_numbered_does_not_matter() -> None:
    one = {"zone": zone(hidden_1=hidden("Location 2"), hidden_2=hidden("Location 6"))}
    other = {"zone": zone(hidden_7=hidden("Location 6"), hidden_3=hidden("Location 2"))}
    assert plain({"state": one, "events": []}) == plain({"state": other, "events": []})


def test_a_name_of_its_own_is_no_number() -> None:
    view = {"state": {"zone": {"hidden-Puma": hidden("Location 6")}}, "events": []}
    assert plain(view) == view


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("players", "Ada", "hand_cards"), ["Fox", "Owl"], "Ada's hand: Fox and Owl"),
        (("players", "Ada", "hand_cards"), None, "Ada's hand: not told"),
        (("players", "Ada", "deck_cards"), [], "Ada's deck: nothing"),
        (("players", "Ada", "total_cq"), 4, "Ada's total cq: 4"),
        (("zone", "Puma"), ZONE["Puma"], "Puma: Ada's, face-down at Location 6"),
        (("zone", "Puma"), None, "Puma: not told"),
        (
            ("zone", "hidden-1"),
            hidden("Location 2"),
            "a face-down unit: Ada's, face-down at Location 2",
        ),
        (("zone", "hidden-1", "cq"), 5, "cq of a face-down unit: 5"),
        (("phase",), "tallying", "phase: tallying"),
    ],
)
def test_a_place_is_told_in_words_of_the_game(
    place: tuple[str, ...], value: object, said: str
) -> None:
    assert say(place, value) == said
