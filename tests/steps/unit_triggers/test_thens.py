"""What each Then of Unit Triggers reads from the state, and what it says if that differs."""

from typing import Any

import pytest

from tests.steps.fake_game import progress
from tests.steps.sitting import UnitTriggersSitting, mismatch

ZONE = {
    "Lynx": {"owner": "Ada", "location": "Location 2", "facing": "up", "cq": 3},
    "Puma": {"owner": "Ada", "location": "Location 2", "facing": "down", "cq": 5},
    "Crow": {"owner": "Ben", "location": "Extra Location 2", "facing": "up", "cq": 1},
}
ADA = {
    "hand": 2,
    "hand_cards": ["Fox", "Otter"],
    "deck": 2,
    "deck_cards": ["Moth", "Heron"],
    "discard": 1,
    "discard_cards": ["Bolt"],
    "energy": 1,
    "energy_cards": ["Ember"],
    "points": 4,
    "total_cq": 3,
}
STATE = {"zone": ZONE, "players": {"Ada": ADA, "Ben": {"hand_cards": []}}}


def seen(**state: Any) -> UnitTriggersSitting:
    sitting = UnitTriggersSitting(progress(), progress(**(STATE | state)))
    sitting.place(*ZONE, *ADA["hand_cards"], *ADA["deck_cards"], "Bolt", "Ember")
    sitting.when("Ada reveals Lynx")
    return sitting


@pytest.mark.parametrize(
    "line",
    [
        "Lynx is at Location 2",
        "Lynx is face-up at Location 2",
        "Puma is face-down at Location 2",
        "Lynx and Puma are at Location 2",
        "Crow is at Extra Location 2",
        "Otter and Fox are in Ada's hand",
        "Heron is in Ada's deck",
        "Moth is on top of Ada's deck",
        "Bolt is in Ada's discard pile",
        "Ember is in Ada's energy store",
    ],
)
def test_where_cards_are(line: str) -> None:
    seen().then(line)


@pytest.mark.parametrize(
    ("line", "sentence", "expected", "actual"),
    [
        (
            "Crow is at Location 2",
            "Crow is not at Location 2",
            ["Crow: at Location 2"],
            ["Crow: face-up at Extra Location 2"],
        ),
        (
            "Lynx and Puma are face-up at Location 2",
            "Puma is not face-up at Location 2",
            ["Lynx: face-up at Location 2", "Puma: face-up at Location 2"],
            ["Lynx: face-up at Location 2", "Puma: face-down at Location 2"],
        ),
        (
            "Otter and Bolt are at Location 7",
            "Otter and Bolt are not at Location 7",
            ["Otter: at Location 7", "Bolt: at Location 7"],
            ["Otter: in Ada's hand", "Bolt: in Ada's discard pile"],
        ),
        (
            "Heron is on top of Ada's deck",
            "Heron is not on top of Ada's deck",
            ["Heron: on top of Ada's deck"],
            ["Heron: in Ada's deck"],
        ),
        (
            "Otter is in Ben's hand",
            "Otter is not in Ben's hand",
            ["Otter: in Ben's hand"],
            ["Otter: in Ada's hand"],
        ),
    ],
)
def test_cards_that_are_elsewhere(
    line: str, sentence: str, expected: list[str], actual: list[str]
) -> None:
    with mismatch(sentence, expected, actual):
        seen().then(line)


def test_a_card_that_is_nowhere() -> None:
    with mismatch("Bolt is not in Ada's hand", ["Bolt: in Ada's hand"], ["Bolt: nowhere"]):
        seen(players={"Ada": {"hand_cards": []}}).then("Bolt is in Ada's hand")


def test_where_a_card_is_counts_as_said() -> None:
    before = {"zone": {"Lynx": ZONE["Lynx"]}, "players": {"Ada": {"discard_cards": []}}}
    after = {"zone": {}, "players": {"Ada": {"discard_cards": ["Lynx"], "discard": 1}}}
    sitting = UnitTriggersSitting(progress(**before), progress(**after))
    sitting.place("Lynx", where="Location 2")
    sitting.when("Ada reveals Lynx")
    sitting.then("Lynx is in Ada's discard pile")
    sitting.then("nothing else changed")


@pytest.mark.parametrize(
    "line",
    [
        "Lynx has 3 CQ",
        "Ada has 3 Total CQ",
        "Ada has 4 points",
        "Ada has 2 cards in hand",
        "Ada has 2 cards in the deck",
        "Ada has 1 card in the discard pile",
        "Ada has 1 card in the energy store",
    ],
)
def test_every_number_is_found_in_its_place(line: str) -> None:
    seen().then(line)


# Who sees what

BENS_VIEW = {
    "zone": {
        "Lynx": ZONE["Lynx"],
        "hidden-1": {"owner": "Ada", "location": "Location 2", "facing": "down"},
    },
    "players": {"Ada": {"hand": 2}},
}


def looked_at(view: dict[str, Any]) -> UnitTriggersSitting:
    sitting = seen()
    sitting.game.seen_by["Ben"] = view
    return sitting


def test_what_is_not_shown_cannot_be_seen() -> None:
    sitting = looked_at(BENS_VIEW)
    sitting.then("Ben cannot see Ada's hand")
    sitting.then("Ben cannot see Ada's deck")
    sitting.then("Ada can see Ada's hand")


def test_what_lies_at_a_location_is_seen_as_a_whole_or_not_at_all() -> None:
    sitting = looked_at(BENS_VIEW)
    with mismatch(
        "Ben can see what lies at Location 2",
        ["hidden from Ben: Lynx and Puma"],
        ["Ben sees Lynx"],
    ):
        sitting.then("Ben cannot see what lies at Location 2")
    with mismatch(
        "Ben cannot see what lies at Location 2",
        ["Ben sees Lynx and Puma"],
        ["Ben sees Lynx"],
    ):
        sitting.then("Ben can see what lies at Location 2")


def test_a_hand_that_is_shown_is_seen() -> None:
    sitting = looked_at(STATE)
    with mismatch(
        "Ben can see Ada's hand",
        ["hidden from Ben: Fox and Otter"],
        ["Ben sees Fox and Otter"],
    ):
        sitting.then("Ben cannot see Ada's hand")


def test_where_there_is_nothing_nothing_can_be_hidden() -> None:
    with mismatch("there is nothing to see: what lies at Location 9", ["some cards"], ["no card"]):
        looked_at(BENS_VIEW).then("Ben cannot see what lies at Location 9")
