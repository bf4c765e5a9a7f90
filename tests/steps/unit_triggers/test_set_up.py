"""What each Given of Unit Triggers puts into the request with which a game begins."""

from typing import Any

import pytest

from tests.steps.fake_game import asks, progress
from tests.steps.sitting import UnitTriggersSitting, mismatch, scenario_fault

ROAR = "Upon Deployment: gain 2 points"
CRY = "Destroyed: draw 1 card"


def begun(sitting: UnitTriggersSitting) -> dict[str, Any]:
    sitting.table.start()
    return sitting.started_with


def thing(sitting: UnitTriggersSitting, name: str) -> dict[str, Any]:
    (found,) = [each for each in begun(sitting)["objects"] if each["name"] == name]
    return found


# Cards


def test_a_card_of_which_nothing_is_said_is_a_unit_with_the_defaults() -> None:
    sitting = UnitTriggersSitting()
    sitting.place("Lynx", owner="Cy", where="hand")
    assert thing(sitting, "Lynx") == {
        "type": "card",
        "name": "Lynx",
        "title": "Lynx",
        "owner": "Cy",
        "kind": "unit",
        "zone": "hand",
        "cq": 2,
        "lightspeed": False,
        "abilities": [],
    }


def test_a_table_says_all_that_a_unit_is() -> None:
    sitting = UnitTriggersSitting()
    sitting.place(
        "Lynx", where="deck", kind="unit", CQ="7", Lightspeed="yes", title="Big Grey Cat"
    )
    assert thing(sitting, "Lynx") == {
        "type": "card",
        "name": "Lynx",
        "title": "Big Grey Cat",
        "owner": "Ada",
        "kind": "unit",
        "zone": "deck",
        "cq": 7,
        "lightspeed": True,
        "abilities": [],
    }


def test_an_event_has_nothing_that_only_units_have() -> None:
    sitting = UnitTriggersSitting()
    sitting.place("Bolt", where="discard pile", kind="event")
    assert thing(sitting, "Bolt") == {
        "type": "card",
        "name": "Bolt",
        "title": "Bolt",
        "owner": "Ada",
        "kind": "event",
        "zone": "discard",
        "abilities": [],
    }


@pytest.mark.parametrize(("column", "cell"), [("CQ", "3"), ("Lightspeed", "no")])
def test_what_only_units_have_cannot_be_said_of_an_event(column: str, cell: str) -> None:
    with scenario_fault(
        f"Bolt is an event and has no `{column}`", "leave that column empty in this row"
    ):
        UnitTriggersSitting().place("Bolt", kind="event", **{column: cell})


@pytest.mark.parametrize(
    ("where", "more", "lying"),
    [
        ("Location 10", {}, ({"number": 10}, "up", "deployed")),
        ("Extra Location 0", {"facing": "face-up"}, ({"extra": 0}, "up", "deployed")),
        ("Location 2", {"facing": "face-down"}, ({"number": 2}, "down", "placed")),
        (
            "Location 2",
            {"facing": "face-down", "arrival": "deployed"},
            ({"number": 2}, "down", "deployed"),
        ),
    ],
)
def test_how_a_card_lies_in_the_battle_zone(
    where: str, more: dict[str, str], lying: tuple[Any, ...]
) -> None:
    sitting = UnitTriggersSitting()
    sitting.place("Lynx", where=where, **more)
    card = thing(sitting, "Lynx")
    assert card["zone"] == "battle"
    assert (card["location"], card["facing"], card["arrival"]) == lying
    assert "attached_to" not in card


def test_a_card_is_attached_to_one_that_stands_above() -> None:
    sitting = UnitTriggersSitting()
    sitting.place("Lynx", where="Location 2")
    sitting.place("Puma", where="Location 2", on="Lynx")
    assert thing(sitting, "Puma") == thing(sitting, "Lynx") | {
        "name": "Puma",
        "title": "Puma",
        "arrival": "attached",
        "attached_to": "Lynx",
    }


def test_a_card_cannot_be_attached_to_one_that_is_not_there() -> None:
    with scenario_fault("no Given has placed Lynx", "placed so far: nothing"):
        UnitTriggersSitting().place("Puma", where="Location 2", on="Lynx")


@pytest.mark.parametrize(
    ("column", "cell"), [("facing", "face-up"), ("on", "Lynx"), ("arrival", "placed")]
)
def test_only_in_the_battle_zone_cards_lie_somehow(column: str, cell: str) -> None:
    with scenario_fault(
        f"Puma is not in the Battle Zone and has no `{column}`",
        "leave that column empty in this row",
    ):
        UnitTriggersSitting().place("Puma", where="hand", **{column: cell})


# Abilities


def test_abilities_are_printed_with_and_without_a_name() -> None:
    sitting = UnitTriggersSitting()
    sitting.place("Lynx", "Puma")
    sitting.given(f'Lynx has "{ROAR}"')
    sitting.given(f'Puma has Snarl: "{ROAR}" and Cry: "{CRY}"')
    assert [each["name"] for each in thing(sitting, "Lynx")["abilities"]] == ["Lynx"]
    assert [(each["name"], each["text"]) for each in thing(sitting, "Puma")["abilities"]] == [
        ("Snarl", ROAR),
        ("Cry", CRY),
    ]
    assert thing(sitting, "Puma")["abilities"][1]["ability"] == {
        "type": "destroyed",
        "effects": [{"do": "draw", "count": 1}],
    }


def test_two_abilities_cannot_have_the_same_name() -> None:
    sitting = UnitTriggersSitting()
    sitting.place("Lynx")
    sitting.given(f'Lynx has "{ROAR}"')
    with scenario_fault(
        "two abilities are called Lynx",
        "name each ability differently; choices and events are told by these names",
    ):
        sitting.given(f'Lynx has "{CRY}"')


# The rules of the game


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("Ben has 3 points", {"points": {"Ben": 3}}),
        ("Ben has 1 point", {"points": {"Ben": 1}}),
        ("the state check asks for 4 CQ or more", {"state_check": {"least_cq": 4}}),
        ("the hand limit is 2", {"hand_limit": 2}),
        (
            "the phases are deployment, then tallying, then clean-up",
            {"phases": ["deployment", "tallying", "clean-up"]},
        ),
    ],
)
def test_what_is_said_of_the_game(line: str, rules: dict[str, Any]) -> None:
    sitting = UnitTriggersSitting()
    sitting.given(line)
    assert begun(sitting)["rules"] == rules


def test_points_of_several_players_stand_side_by_side() -> None:
    sitting = UnitTriggersSitting()
    sitting.given("Cy has 3 points")
    sitting.given("Ada has 5 points")
    assert begun(sitting)["rules"] == {"points": {"Cy": 3, "Ada": 5}}


# Responses


def window(player: str, *cards: str) -> dict[str, Any]:
    decision = asks(player, "interrupt", *(f"card:{card}" for card in cards), optional=True)
    return decision | {"context": {"window": "response", "unit": "Lynx"}}


def sitting_with_a_window(*later: Any) -> UnitTriggersSitting:
    sitting = UnitTriggersSitting(
        progress(), progress(decision=window("Ben", "Snare", "Dodge")), *later
    )
    sitting.place("Lynx")
    sitting.place("Snare", "Dodge", owner="Ben", kind="event")
    return sitting


def test_a_response_that_is_planned_is_given() -> None:
    sitting = sitting_with_a_window(progress())
    sitting.given("Ben will respond with Dodge when Lynx is revealed")
    sitting.when("Ada deploys Lynx at Location 2")
    assert sitting.last_request == ("decide", "d1", ["card:Dodge"])


def test_a_window_of_which_nothing_is_said_is_passed() -> None:
    sitting = sitting_with_a_window(progress())
    sitting.when("Ada deploys Lynx at Location 2")
    assert sitting.last_request == ("decide", "d1", [])


def test_the_game_halts_in_a_window() -> None:
    sitting = sitting_with_a_window()
    sitting.given("the game halts for Ben when Lynx is revealed")
    sitting.when("Ada deploys Lynx at Location 2")
    sitting.then("Ben is asked whether to respond:", "Snare", "Dodge")


def test_a_response_to_a_unit_that_is_not_revealed_is_left_over() -> None:
    sitting = sitting_with_a_window(progress())
    sitting.place("Puma")
    sitting.given("Ben will respond with Snare when Puma is revealed")
    sitting.when("Ada deploys Lynx at Location 2")
    with mismatch(
        "Ben was never offered Snare when Puma is revealed",
        ["Ben is offered Snare when Puma is revealed"],
        ["Ben could use Snare or Dodge when Lynx is revealed"],
    ):
        sitting.table.end()


@pytest.mark.parametrize(
    "line",
    [
        "Ben will respond with Net when Lynx is revealed",
        "Ben will respond with Snare when Net is revealed",
        "the game halts for Ben when Net is revealed",
    ],
)
def test_what_is_not_at_the_table_is_no_part_of_a_plan(line: str) -> None:
    with pytest.raises(Exception, match="Net"):
        sitting_with_a_window().given(line)
