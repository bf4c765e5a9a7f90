"""What each Given of Fawnalore puts into the request with which a game begins."""

from typing import Any

import pytest

from tests.steps.sitting import FawnaloreSitting, scenario_fault

HEAL = "When Hart dies, heal Oak 2"
WARD = "At any time, prevent the next 2 damage to Oak"
BALM = "Heal Oak 1"


def begun(sitting: FawnaloreSitting) -> dict[str, Any]:
    sitting.table.start()
    return sitting.started_with


def thing(sitting: FawnaloreSitting, name: str) -> dict[str, Any]:
    (found,) = [each for each in begun(sitting)["objects"] if each["name"] == name]
    return found


def abilities(sitting: FawnaloreSitting, name: str) -> dict[str, str]:
    return {each["name"]: each["text"] for each in thing(sitting, name)["abilities"]}


# Units


def test_a_unit_of_which_nothing_is_said_has_the_defaults() -> None:
    sitting = FawnaloreSitting()
    sitting.given("these units:", ["unit", "owner"], ["Oak", "Cy"])
    assert thing(sitting, "Oak") == {
        "type": "unit",
        "name": "Oak",
        "owner": "Cy",
        "hp": 10,
        "max_hp": 10,
        "armor": 0,
        "guard": 0,
        "range": 1,
        "character": False,
        "since": 1,
        "abilities": [],
    }


def test_a_table_says_all_that_a_unit_is() -> None:
    sitting = FawnaloreSitting()
    header = ["unit", "owner", "HP", "max HP", "Armor", "Guard", "Range", "Character", "since"]
    sitting.given("these units:", header, ["Oak", "Cy", "5", "6", "2", "3", "4", "yes", "7"])
    assert thing(sitting, "Oak") == {
        "type": "unit",
        "name": "Oak",
        "owner": "Cy",
        "hp": 5,
        "max_hp": 6,
        "armor": 2,
        "guard": 3,
        "range": 4,
        "character": True,
        "since": 7,
        "abilities": [],
    }


def test_a_unit_begins_with_all_of_its_hp_unless_more_is_said() -> None:
    sitting = FawnaloreSitting()
    sitting.given("these units:", ["unit", "owner", "HP"], ["Oak", "Cy", "3"])
    assert thing(sitting, "Oak")["max_hp"] == 3


def test_a_unit_cannot_have_more_hp_than_its_max_hp() -> None:
    with scenario_fault(
        "Oak cannot have 10 HP of 6",
        "raise its max HP, or leave that out: then it begins with all of its HP",
    ):
        FawnaloreSitting().given("these units:", ["unit", "owner", "max HP"], ["Oak", "Cy", "6"])


def test_a_player_has_one_character_at_most() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Oak", owner="Ada", Character="yes")
    sitting.place("Elk", owner="Ben", Character="yes")
    sitting.place("Fox", owner="Ada", Character="no")
    with scenario_fault(
        "Hart cannot be a Character of Ada, who has Oak",
        "a player has one Character at most",
    ):
        sitting.place("Hart", owner="Ada", Character="yes")


# Cards


def test_a_card_of_which_nothing_is_said_is_in_hand() -> None:
    sitting = FawnaloreSitting()
    sitting.given("these cards:", ["card", "owner"], ["Spark", "Ben"])
    assert thing(sitting, "Spark") == {
        "type": "card",
        "name": "Spark",
        "title": "Spark",
        "owner": "Ben",
        "zone": "hand",
        "cost": 0,
        "tier": 1,
        "relic_type": "Charm",
        "since": 1,
        "abilities": [],
    }


def test_a_table_says_all_that_a_card_is() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Oak", owner="Ben")
    header = ["card", "owner", "in", "on", "cost", "tier", "type", "title", "since"]
    row = ["Kris", "Ben", "play", "Oak", "1", "3", "Blade", "Dirk", "4"]
    sitting.given("these cards:", header, row)
    assert thing(sitting, "Kris") == {
        "type": "card",
        "name": "Kris",
        "title": "Dirk",
        "owner": "Ben",
        "zone": "play",
        "on": "Oak",
        "cost": 1,
        "tier": 3,
        "relic_type": "Blade",
        "since": 4,
        "abilities": [],
    }


def test_a_card_on_a_unit_is_in_play() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Oak", owner="Ben")
    sitting.given("these cards:", ["card", "owner", "on"], ["Kris", "Ben", "Oak"])
    assert thing(sitting, "Kris")["zone"] == "play"


def test_a_card_in_hand_is_on_no_unit() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Oak", owner="Ben")
    with scenario_fault("Kris cannot be on Oak while it is in hand", "leave one of the two out"):
        sitting.given(
            "these cards:", ["card", "owner", "in", "on"], ["Kris", "Ben", "hand", "Oak"]
        )


def test_a_card_is_on_a_unit_and_on_nothing_else() -> None:
    sitting = FawnaloreSitting()
    sitting.given("these cards:", ["card", "owner", "in"], ["Rune", "Ben", "play"])
    with scenario_fault("Rune is no unit", "name a unit here"):
        sitting.given("these cards:", ["card", "owner", "on"], ["Kris", "Ben", "Rune"])


# Abilities


def test_an_ability_without_a_name_is_called_as_its_bearer_is() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Elk")
    sitting.given(f'Elk has "{HEAL}"')
    assert abilities(sitting, "Elk") == {"Elk": HEAL}


def test_abilities_have_the_names_that_are_given() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Elk")
    sitting.given(f'Elk has Ward: "{WARD}" and Balm: "{BALM}"')
    assert abilities(sitting, "Elk") == {"Ward": WARD, "Balm": BALM}


def test_a_card_may_bear_abilities() -> None:
    sitting = FawnaloreSitting()
    sitting.given("these cards:", ["card", "owner"], ["Spark", "Ben"])
    sitting.given(f'Spark has "{WARD}"')
    assert abilities(sitting, "Spark") == {"Spark": WARD}


def test_an_ability_goes_with_its_text_and_its_meaning() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Elk")
    sitting.given(f'Elk has "{HEAL}"')
    (ability,) = thing(sitting, "Elk")["abilities"]
    assert ability["ability"]["type"] == "triggered"


def test_two_abilities_of_one_bearer_cannot_both_go_without_a_name() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Elk")
    sitting.given(f'Elk has "{HEAL}"')
    with scenario_fault(
        "Elk has two abilities without a name",
        'name them where they are given:  Elk has Ward: "..." and Balm: "..."',
    ):
        sitting.given(f'Elk has "{WARD}"')


def test_an_ability_may_not_be_called_as_another_ability_is() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Elk", "Fox")
    sitting.given(f'Elk has Ward: "{HEAL}"')
    with scenario_fault(
        "two abilities are called Ward",
        "name each ability differently; choices and events are told by these names",
    ):
        sitting.given(f'Fox has Ward: "{WARD}"')


@pytest.mark.parametrize("level", ["scenario", "campaign"])
def test_a_rule_of_a_scenario_or_a_campaign(level: str) -> None:
    sitting = FawnaloreSitting()
    sitting.given(f'the {level} rule Grit says "Each hit deals at least 1 damage"')
    found = thing(sitting, "Grit")
    (ability,) = found["abilities"]
    assert (found["type"], found["level"]) == ("rule", level)
    assert (ability["name"], ability["text"]) == ("Grit", "Each hit deals at least 1 damage")
    assert ability["ability"]["type"] == "static"


# Players


def test_what_players_own_goes_into_the_rules() -> None:
    sitting = FawnaloreSitting()
    sitting.given("Ada has 3 cards in hand, 5 resources and 1 action")
    sitting.given("Ben has 0 resources")
    assert begun(sitting)["rules"] == {
        "cards_in_hand": {"Ada": 3},
        "resources": {"Ada": 5, "Ben": 0},
        "actions": {"Ada": 1},
    }


@pytest.mark.parametrize("number_first", [True, False])
def test_the_cards_in_hand_count_those_with_a_name(number_first: bool) -> None:
    sitting = FawnaloreSitting()
    lines = [
        ("Ada has 3 cards in hand",),
        (
            "these cards:",
            ["card", "owner", "in"],
            ["Spark", "Ada", "hand"],
            ["Bolt", "Ben", "hand"],
            ["Rune", "Ada", "play"],
        ),
    ]
    for line in lines if number_first else reversed(lines):
        sitting.given(*line)
    assert begun(sitting)["rules"] == {"cards_in_hand": {"Ada": 2}}


@pytest.mark.parametrize("number_first", [True, False])
def test_a_hand_cannot_hold_more_cards_by_name_than_it_has(number_first: bool) -> None:
    sitting = FawnaloreSitting()
    cards = ("these cards:", ["card", "owner"], ["Spark", "Ada"], ["Bolt", "Ada"])
    lines = [("Ada has 1 card in hand",), cards]
    first, second = lines if number_first else reversed(lines)
    sitting.given(*first)
    with scenario_fault(
        "Ada holds more cards by name than cards in hand",
        "the cards in hand count those with a name, too",
    ):
        sitting.given(*second)


def test_a_hand_limit() -> None:
    sitting = FawnaloreSitting()
    sitting.given("the hand limit is 5")
    assert begun(sitting)["rules"] == {"hand_limit": 5}


def test_distances_between_units() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Oak", "Elk", "Fox")
    sitting.given("Oak is 3 tiles from Elk")
    sitting.given("Fox is 1 tile from Elk")
    assert begun(sitting)["rules"] == {
        "distances": [
            {"between": ["Oak", "Elk"], "tiles": 3},
            {"between": ["Fox", "Elk"], "tiles": 1},
        ],
    }


def test_scripted_rolls_follow_each_other() -> None:
    sitting = FawnaloreSitting()
    sitting.place("Oak", "Elk")
    sitting.given("Oak will roll 4 and 6")
    sitting.given("Elk will roll 2")
    assert begun(sitting)["dice"] == [
        {"unit": "Oak", "roll": 4},
        {"unit": "Oak", "roll": 6},
        {"unit": "Elk", "roll": 2},
    ]
