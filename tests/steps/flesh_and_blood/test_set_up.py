"""What each Given of Flesh and Blood puts into the request with which a game begins."""

from collections.abc import Sequence
from typing import Any

import pytest

from judgecall import cardtext
from judgecall.protocol.schemas import rulebook_schema
from judgecall.steps import Slip
from judgecall.steps import flesh_and_blood_values as values
from tests.steps.sitting import FLESH_AND_BLOOD, FleshAndBloodSitting, bind, scenario_fault

SURGE = "Slash gets +2 power"


def begun(sitting: FleshAndBloodSitting) -> dict[str, Any]:
    sitting.table.start()
    return sitting.started_with


def thing(sitting: FleshAndBloodSitting, name: str) -> dict[str, Any]:
    (found,) = [each for each in begun(sitting)["objects"] if each["name"] == name]
    return found


# Cards


def test_a_card_of_which_nothing_is_said_has_nothing_but_a_name() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash")
    assert thing(sitting, "Slash") == {
        "type": "card",
        "name": "Slash",
        "owner": "Ben",
        "controller": "Ben",
        "printed": {
            "name": "Slash",
            "color": None,
            "types": [],
            "subtypes": [],
            "supertypes": [],
            "abilities": [],
            "power": None,
            "defense": None,
            "life": None,
            "intellect": None,
            "pitch": None,
        },
        "counters": [],
        "life_lost": 0,
    }


def test_a_table_says_all_that_a_card_is() -> None:
    sitting = FleshAndBloodSitting()
    row = {
        "controller": "Ada",
        "name": "Horrors",
        "color": "red",
        "types": "weapon, action",
        "subtypes": "sword, attack",
        "supertypes": "Shadow, Assassin",
        "abilities": "ward 2, go again",
        "power": "0",
        "defense": "2",
        "life": "3",
        "intellect": "4",
        "pitch": "1",
    }
    sitting.place("Slash", **row)
    found = thing(sitting, "Slash")
    assert found["controller"] == "Ada"
    assert found["printed"] == {
        "name": "Horrors",
        "color": "red",
        "types": ["action", "weapon"],
        "subtypes": ["attack", "sword"],
        "supertypes": ["Assassin", "Shadow"],
        "abilities": ["go again", "ward 2"],
        "power": 0,
        "defense": 2,
        "life": 3,
        "intellect": 4,
        "pitch": 1,
    }


@pytest.mark.parametrize(
    ("column", "cell"),
    [("types", "wepon"), ("types", "action weapon"), ("color", "green"), ("abilities", "ward")],
)
def test_a_card_is_described_in_the_words_of_the_game(column: str, cell: str) -> None:
    with pytest.raises(Slip, match=f"`{cell}` cannot stand in the column `{column}`"):
        FleshAndBloodSitting().place("Slash", **{column: cell})


def test_the_words_are_those_of_the_contract() -> None:
    words = rulebook_schema(FLESH_AND_BLOOD)["$defs"]
    assert sorted(words["color"]["enum"]) == sorted(values.COLORS)
    assert sorted(words["type"]["enum"]) == sorted(values.TYPES)
    assert sorted(words["subtype"]["enum"]) == sorted(values.SUBTYPES)
    assert sorted(words["supertype"]["enum"]) == sorted(values.SUPERTYPES)
    assert sorted(words["property"]["enum"]) == sorted(values.NUMBERS)
    assert sorted(words["ability_word"]["oneOf"][0]["enum"]) == sorted(values.ABILITIES)


def test_counters_and_lost_life() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Vex", types="hero", life="20")
    sitting.given("Vex has 2 +1 power counters and 1 -1 life counter")
    sitting.given("Vex has lost 5 life")
    found = thing(sitting, "Vex")
    assert found["counters"] == [
        {"property": "power", "change": 1, "count": 2},
        {"property": "life", "change": -1, "count": 1},
    ]
    assert found["life_lost"] == 5


def test_counters_of_one_kind_are_told_once() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash")
    sitting.given("Slash has 2 +1 power counters")
    with scenario_fault(
        "the +1 power counters of Slash are told twice", "tell all of them in one number"
    ):
        sitting.given("Slash has 1 +1 power counter")


def test_counters_are_told_once_in_a_line_too() -> None:
    with pytest.raises(Slip, match=r"the \+1 power counters are told twice"):
        bind(
            "given", "Slash has 2 +1 power counters and 1 +1 power counter", None, FLESH_AND_BLOOD
        )


def test_only_what_has_life_loses_some() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash", power="3")
    with scenario_fault("Slash has no life to lose", "give it life where it is placed"):
        sitting.given("Slash has lost 1 life")


def test_only_a_card_has_counters() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash")
    effects(sitting, ["Surge", SURGE])
    with scenario_fault("Surge is not a card", "name a card here"):
        sitting.given("Surge has 1 +1 power counter")


# Effects


def effects(sitting: FleshAndBloodSitting, *rows: Sequence[str], more: Sequence[str] = ()) -> None:
    sitting.given("these effects, oldest first:", ["effect", "text", *more], *rows)


def test_an_effect_of_which_little_is_said_is_a_layers_and_the_turn_players() -> None:
    sitting = FleshAndBloodSitting()
    sitting.given("it is Ben's turn")
    sitting.place("Slash")
    effects(sitting, ["Surge", SURGE])
    assert thing(sitting, "Surge") == {
        "type": "effect",
        "name": "Surge",
        "owner": "Ben",
        "text": SURGE,
        "ability": cardtext.parse(FLESH_AND_BLOOD, SURGE),
        "lasting": "layer",
        "timestamp": 1,
    }


def test_a_table_says_all_that_an_effect_is() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash", "Gash")
    effects(
        sitting,
        ["Surge", SURGE, "Ben", "layer", "end of turn", "Slash, Gash"],
        ["Glow", "Attacks get dominate", "Ada", "static", "", ""],
        more=["owner", "lasting", "until", "on"],
    )
    surge, glow = thing(sitting, "Surge"), thing(sitting, "Glow")
    assert (surge["owner"], surge["until"], surge["on"]) == (
        "Ben",
        "end-of-turn",
        ["Slash", "Gash"],
    )
    assert (glow["owner"], glow["lasting"]) == ("Ada", "static")
    assert not {"until", "on"} & glow.keys()


def test_effects_are_older_the_higher_up_they_stand() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash")
    effects(sitting, ["Surge", SURGE], ["Glow", "Attacks get dominate"])
    effects(sitting, ["Ebb", "Slash gets -1 power"])
    ages = {each["name"]: each.get("timestamp") for each in begun(sitting)["objects"]}
    assert ages == {"Slash": None, "Surge": 1, "Glow": 2, "Ebb": 3}


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("Gash gets +2 power", "Gash"),
        ("Slash is a copy of Ref", "Ref"),
        ("Slash gets power equal to the power of Ref", "Ref"),
    ],
)
def test_a_text_speaks_of_cards_that_are_there(text: str, missing: str) -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash")
    with scenario_fault(f"no Given has placed {missing}", "placed so far: Slash"):
        effects(sitting, ["Surge", text])


def test_a_name_in_a_text_need_not_be_that_of_a_card_that_is_there() -> None:
    sitting = FleshAndBloodSitting()
    sitting.place("Slash")
    effects(sitting, ["Alias", "Slash is named Ref"])
    assert thing(sitting, "Alias")["text"] == "Slash is named Ref"


def test_a_text_that_does_not_read_is_shown_in_its_row() -> None:
    with pytest.raises(Slip) as caught:
        effects(FleshAndBloodSitting(), ["Surge", SURGE], ["Glow", "Slash gains dominate"])
    assert caught.value.row == 2
    assert caught.value.check == "card-text"
