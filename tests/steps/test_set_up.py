"""What each Given puts into the request with which a game begins."""

from typing import Any

from tests.steps.sitting import Sitting, scenario_fault

GAIN = "Whenever this unit moves, gain 1 victory point"
GAIN_ABILITY = {
    "type": "triggered",
    "optional": False,
    "trigger": {"event": "unit-moved", "whose": {"of": "this"}},
    "effects": [{"do": "gain-points", "player": "you", "amount": 1}],
}


def unit(started_with: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = [thing for thing in started_with["objects"] if thing["name"] == name]
    return found


def begun(sitting: Sitting) -> dict[str, Any]:
    sitting.table.start()
    return sitting.started_with


def test_players_are_seated_in_turn_order_and_the_first_is_active() -> None:
    sitting = Sitting(players=())
    sitting.given("a game of Arcane Legions between Cy, Ada and Ben")
    assert begun(sitting) == {
        "rulebook": "arcane_legions",
        "players": ["Cy", "Ada", "Ben"],
        "active": "Cy",
        "objects": [],
    }


def test_the_active_player_may_be_another_seat() -> None:
    sitting = Sitting()
    sitting.given("it is Ben's turn")
    assert begun(sitting)["active"] == "Ben"


def test_a_unit_has_the_rulebooks_defaults() -> None:
    sitting = Sitting()
    sitting.given("Ada controls Hoplites")
    defaults = sitting.table.words.manifest.defaults["unit"]
    assert unit(begun(sitting), "Hoplites") == {
        "type": "unit",
        "name": "Hoplites",
        "owner": "Ada",
        "adjacent": [],
        "abilities": [],
        **defaults,
        "slots": defaults["figures"],
    }


def test_a_table_states_what_differs_from_the_defaults() -> None:
    sitting = Sitting()
    sitting.given(
        "these units:",
        ("unit", "owner", "base", "figures", "hit points", "attack", "defense"),
        ("Hoplites", "Ada", "sortie", "4", "2", "5", "0"),
        ("Bears", "Ben", "", "", "", "", "3"),
    )
    started_with = begun(sitting)
    hoplites, bears = unit(started_with, "Hoplites"), unit(started_with, "Bears")
    stated = ("owner", "base", "figures", "hit_points", "attack", "defense")
    assert [hoplites[key] for key in stated] == ["Ada", "sortie", 4, 2, 5, 0]
    assert (bears["owner"], bears["base"], bears["defense"]) == ("Ben", "formation", 3)
    assert bears["figures"] == sitting.table.words.manifest.defaults["unit"]["figures"]


def test_a_unit_may_be_placed_with_its_cards() -> None:
    sitting = Sitting()
    sitting.given(f'Ada controls Hoplites with Zeal: "{GAIN}" and Omen: "{GAIN}"')
    assert unit(begun(sitting), "Hoplites")["abilities"] == [
        {"name": "Zeal", "text": GAIN, "ability": GAIN_ABILITY},
        {"name": "Omen", "text": GAIN, "ability": GAIN_ABILITY},
    ]


def test_a_placed_unit_may_get_a_card() -> None:
    sitting = Sitting()
    sitting.given("Ada controls Hoplites")
    sitting.given(f'Hoplites have Zeal: "{GAIN}"')
    assert unit(begun(sitting), "Hoplites")["abilities"] == [
        {"name": "Zeal", "text": GAIN, "ability": GAIN_ABILITY},
    ]


def test_adjacency_is_mutual_sorted_and_said_once() -> None:
    sitting = Sitting()
    for name in ("Hoplites", "Wolves", "Bears"):
        sitting.given(f"Ada controls {name}")
    sitting.given("Hoplites are adjacent to Wolves and Bears")
    sitting.given("Bears are adjacent to Hoplites")
    started_with = begun(sitting)
    assert unit(started_with, "Hoplites")["adjacent"] == ["Bears", "Wolves"]
    assert unit(started_with, "Wolves")["adjacent"] == ["Hoplites"]
    assert unit(started_with, "Bears")["adjacent"] == ["Hoplites"]


def test_dice_are_scripted_in_order() -> None:
    sitting = Sitting()
    sitting.given("Ada controls Hoplites")
    sitting.given("Hoplites will roll 6, 5 and 2 to attack and nothing to defend")
    sitting.given("Hoplites will roll 1 to attack and 2 and 3 to defend")
    assert begun(sitting)["dice"] == [
        {"unit": "Hoplites", "attack": [6, 5, 2], "defense": []},
        {"unit": "Hoplites", "attack": [1], "defense": [2, 3]},
    ]


def test_order_points_are_a_rule_of_this_game() -> None:
    sitting = Sitting()
    sitting.given("Ada has 1 order point")
    sitting.given("Ben has 3 order points")
    assert begun(sitting)["rules"] == {"order_points": {"Ada": 1, "Ben": 3}}


# What cannot be placed


def test_one_player_alone_is_no_game() -> None:
    sitting = Sitting(players=())
    with scenario_fault(
        "Ada cannot be seated",
        "a game needs two or more players with different names",
    ):
        sitting.given("a game of Arcane Legions between Ada")


def test_two_players_of_one_name_cannot_be_told_apart() -> None:
    sitting = Sitting(players=())
    with scenario_fault(
        "Ada, Ben and Ada cannot be seated",
        "a game needs two or more players with different names",
    ):
        sitting.given("a game of Arcane Legions between Ada, Ben and Ada")


def test_a_game_without_players_does_not_begin() -> None:
    sitting = Sitting(players=())
    with scenario_fault(
        "nobody is seated",
        "begin with: Given a game of Arcane Legions between {player} and {player}",
    ):
        sitting.then("nobody is asked anything")
    assert sitting.game.requests == []


def test_a_player_whom_nobody_seated() -> None:
    for line in ("it is Cy's turn", "Cy controls Hoplites", "Cy will choose Spite"):
        with scenario_fault(
            "nobody at this table is called Cy",
            "the players are Ada and Ben",
        ):
            Sitting().given(line)


def test_a_unit_that_nobody_placed() -> None:
    sitting = Sitting()
    sitting.given("Ada controls Bears")
    for line in (
        f'Hoplites have Zeal: "{GAIN}"',
        "Hoplites are adjacent to Bears",
        "Bears are adjacent to Hoplites",
        "Hoplites will roll 6 to attack and 1 to defend",
    ):
        with scenario_fault("no Given has placed Hoplites", "placed so far: Bears"):
            sitting.given(line)


def test_a_name_is_given_once() -> None:
    sitting = Sitting()
    sitting.given("Ada controls Hoplites")
    with scenario_fault("Hoplites is already at this table", "give it another name"):
        sitting.given("Ben controls Hoplites")
    with scenario_fault("Ben is already at this table", "give it another name"):
        sitting.given("Ada controls Ben")


def test_an_ability_is_named_once_among_all_units() -> None:
    sitting = Sitting()
    sitting.given(f'Ada controls Hoplites with Zeal: "{GAIN}"')
    with scenario_fault(
        "two abilities are called Zeal",
        "name each ability differently; choices and events are told by these names",
    ):
        sitting.given(f'Ben controls Bears with Zeal: "{GAIN}"')


def test_nothing_is_placed_once_the_game_has_begun() -> None:
    sitting = Sitting()
    sitting.given("Ada controls Hoplites")
    sitting.then("nobody is asked anything")
    with scenario_fault(
        "a Given stands after the first When",
        "place everything before the game begins; only When makes things happen",
    ):
        sitting.given("Ada has 1 order point")
