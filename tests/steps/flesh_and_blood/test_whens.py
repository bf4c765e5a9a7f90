"""What each When of Flesh and Blood asks of the engine."""

from typing import Any

import pytest

from judgecall import cardtext
from tests.steps.fake_game import progress
from tests.steps.sitting import FLESH_AND_BLOOD, FleshAndBloodSitting, mismatch, scenario_fault

SURGE, EBB = "Slash gets +2 power", "Slash gets -1 power"


def table(*replies: Any) -> FleshAndBloodSitting:
    sitting = FleshAndBloodSitting(progress(), *(replies or (progress(),)))
    sitting.place("Slash", "Gash", power="4")
    sitting.given("these effects, oldest first:", ["effect", "text"], ["Surge", SURGE])
    return sitting


def happens(sitting: FleshAndBloodSitting) -> list[dict[str, Any]]:
    method, player, action = sitting.last_request
    assert (method, player, action["type"]) == ("act", None, "happen")
    found: list[dict[str, Any]] = action["effects"]
    return found


COUNTED = {"card": "Slash", "property": "power", "change": 1}


@pytest.mark.parametrize(
    ("line", "effects"),
    [
        ("Surge ends", [{"do": "end", "effect": "Surge"}]),
        ("the turn ends", [{"do": "end-turn"}]),
        ("everything is worked out anew", [{"do": "work-out"}]),
        (
            "1 +1 power counter is put on Slash",
            [{"do": "put-counters", **COUNTED, "count": 1}],
        ),
        (
            "2 +1 power counters are removed from Slash",
            [{"do": "remove-counters", **COUNTED, "count": 2}],
        ),
        (
            "1 +1 power counter and 2 -3 life counters are put on Slash",
            [
                {"do": "put-counters", **COUNTED, "count": 1},
                {
                    "do": "put-counters",
                    "card": "Slash",
                    "property": "life",
                    "change": -3,
                    "count": 2,
                },
            ],
        ),
        (
            "Slash and Gash leave the arena",
            [{"do": "leave", "card": "Slash"}, {"do": "leave", "card": "Gash"}],
        ),
        (
            "Ada gains control of Slash",
            [{"do": "gain-control", "card": "Slash", "player": "Ada"}],
        ),
    ],
)
def test_what_happens(line: str, effects: list[dict[str, Any]]) -> None:
    sitting = table()
    sitting.when(line)
    assert happens(sitting) == effects


def begun(name: str, text: str, owner: str = "Ada", **more: str) -> dict[str, Any]:
    ability = cardtext.parse(FLESH_AND_BLOOD, text)
    effect = {"name": name, "owner": owner, "text": text, "ability": ability, "lasting": "layer"}
    return {"do": "begin", "effect": effect | more}


def test_an_effect_begins() -> None:
    sitting = table()
    sitting.when("this effect begins:", ["effect", "text"], ["Ebb", EBB])
    assert happens(sitting) == [begun("Ebb", EBB)]


def test_an_effect_begins_with_all_that_is_said_of_it() -> None:
    sitting = table()
    header = ["effect", "text", "owner", "lasting", "until"]
    sitting.when("this effect begins:", header, ["Ebb", EBB, "Ben", "layer", "end of game"])
    assert happens(sitting) == [begun("Ebb", EBB, "Ben", until="end-of-game")]


def test_an_effect_that_begins_is_the_turn_players() -> None:
    sitting = table(progress(active="Ben"), progress(active="Ben"))
    sitting.when("the turn ends")
    sitting.when("this effect begins:", ["effect", "text"], ["Ebb", EBB])
    assert happens(sitting) == [begun("Ebb", EBB, "Ben")]


def test_several_effects_begin_at_one_moment() -> None:
    sitting = table()
    rows = [["Ebb", EBB], ["Rise", SURGE]]
    sitting.when("these effects begin together:", ["effect", "text"], *rows)
    assert happens(sitting) == [begun("Ebb", EBB), begun("Rise", SURGE)]


def test_one_effect_at_a_time_is_one() -> None:
    with scenario_fault(
        "one effect begins here, and the table has several",
        "say `these effects begin together:` if they are of equal age, else one at a time",
    ):
        table().when("this effect begins:", ["effect", "text"], ["Ebb", EBB], ["Rise", SURGE])


def test_an_effect_that_has_begun_can_end() -> None:
    sitting = table(progress(), progress())
    sitting.when("this effect begins:", ["effect", "text"], ["Ebb", EBB])
    sitting.when("Surge and Ebb end")
    assert happens(sitting) == [
        {"do": "end", "effect": "Surge"},
        {"do": "end", "effect": "Ebb"},
    ]


@pytest.mark.parametrize(
    ("line", "sentence", "way_out"),
    [
        ("Slash ends", "Slash is not an effect", "name an effect here"),
        ("Surge leaves the arena", "Surge is not a card", "name a card here"),
        ("Glow ends", "no Given has placed Glow", "placed so far: Gash, Slash and Surge"),
    ],
)
def test_what_a_when_speaks_of_must_be_there(line: str, sentence: str, way_out: str) -> None:
    with scenario_fault(sentence, way_out):
        table().when(line)


def test_which_effects_there_are_is_what_a_when_says_and_no_other_change() -> None:
    before = progress(effects=[{"name": "Surge", "on": []}], cards={"Gash": 1})
    sitting = table(before, progress(effects=[], cards={"Gash": 1}))
    sitting.when("everything is worked out anew")
    sitting.then("nobody is asked anything")
    sitting.when("Surge ends")
    sitting.then("nothing else changed")


def test_what_becomes_of_a_card_is_a_change() -> None:
    sitting = table(progress(cards={"Gash": {"color": "red"}}))
    sitting.when("Surge ends")
    with mismatch(
        "something else changed since the last When",
        ["no other change"],
        ["cards: None became {'Gash': {'color': 'red'}}"],
    ):
        sitting.then("nothing else changed")
