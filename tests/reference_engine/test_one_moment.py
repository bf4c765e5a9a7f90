"""Several things at one moment: on which board they are judged, and in which order told."""

from __future__ import annotations

import pytest

from reference_engine import engine
from tests.reference_engine.games import (
    Player,
    ability,
    activated,
    damage,
    down,
    each_player_downs,
    gain,
    give_back,
    lose,
    move,
    reposition,
    roll,
    unit,
    when,
)

NOBODY = when("unit-moved", "Nobody")


@pytest.fixture
def play():
    return Player(engine())


def told(play):
    """What happened to units, each as the kind and the unit."""
    return [(each["event"], each["unit"]) for each in play.events if "unit" in each]


def test_it_is_told_kind_by_kind_and_the_defeated_last(play):
    play.start(unit("Ants", "Ada", slots=4), unit("Elk", "Ben", figures=1), unit("Owl", "Ada"))
    play.happen(
        move("Elk"), give_back("Ants"), reposition("Owl", 9), down("Elk"), damage("Owl"),
        reposition("Ants", 4, **{"from": 2}),
    )  # fmt: skip
    assert told(play) == [
        ("unit-damaged", "Owl"),
        ("figure-downed", "Owl"),
        ("figure-downed", "Elk"),
        ("figure-repositioned", "Ants"),
        ("unit-moved", "Elk"),
        ("unit-defeated", "Elk"),
    ]


def test_of_each_kind_the_active_players_come_first_and_a_players_own_as_they_are_named(play):
    names = ("Ants", "Bees", "Elk", "Fox")
    units = [unit(name, "Ada" if name < "C" else "Ben", figures=1) for name in names]
    play.start(*units, active="Ben")
    play.happen(down("Bees"), down("Fox"), down("Ants"), down("Elk"))
    order = ["Fox", "Elk", "Bees", "Ants"]
    assert told(play) == [
        (kind, name) for kind in ("figure-downed", "unit-defeated") for name in order
    ]


def test_where_all_of_several_units_go_they_go_by_name(play):
    go = activated("Use", each_player_downs(9))
    play.start(unit("Owl", "Ada", go, figures=1), unit("Ants", "Ada", figures=2))
    play.act("Ada", type="use", ability="Use")
    downed = [name for kind, name in told(play) if kind == "figure-downed"]
    assert downed == ["Ants", "Ants", "Owl"]


@pytest.mark.parametrize("effect", [gain, lose])
def test_points_of_several_opponents_change_in_turn_order_from_the_active_player(play, effect):
    play.start(
        unit("Owl", "Ada", ability("Omen", when("unit-moved", "Elk"), effect(1, "opponent"))),
        unit("Elk", "Ben"),
        players=("Ada", "Cy", "Ben"),
        active="Ben",
        rules={"victory_points": {"Cy": 1, "Ben": 1}},
    )
    play.happen(move("Elk"))
    points = [each["player"] for each in play.told("points-gained", "points-lost")]
    assert points == ["Ben", "Cy"]


def test_a_figure_returns_only_into_a_slot_that_was_empty_before(play):
    play.start(unit("Ants", "Ada", ability("A", NOBODY, slot=1), figures=3, slots=4))
    play.happen(down("Ants", slot=1), give_back("Ants", 2))
    assert play.outline == "xAnts ^Ants"
    assert sorted(play.state["units"]["Ants"]["slots"]) == ["2", "3", "4"]


def test_a_figure_that_is_named_goes_down_besides_those_that_are_picked(play):
    play.start(unit("Ants", "Ada", ability("A", NOBODY, slot=1)), unit("Elk", "Ben"))
    play.happen(down("Ants"), down("Ants", slot=1))
    assert play.options == ["figure:Ants/2", "figure:Ants/3"]
    play.choose("figure:Ants/3")
    assert list(play.state["units"]["Ants"]["slots"]) == ["2"]


def test_a_figure_that_goes_down_is_not_repositioned(play):
    play.start(unit("Ants", "Ada", slots=4))
    play.happen(reposition("Ants", 4, **{"from": 3}), down("Ants", slot=3))
    assert play.outline == "xAnts"


def test_nothing_is_shown_to_who_has_no_choice_with_all_of_the_moment_counted(play):
    mark = ability("A", NOBODY, slot=1), ability("B", NOBODY, slot=1)
    play.start(unit("Ants", "Ada", mark[0]), unit("Elk", "Ben", mark[1], figures=2))
    play.happen(down("Ants"), down("Elk", 2), down("Elk"))
    play.choose("figure:Ants/1")
    assert play.outline == "xAnts xElk xElk"


def test_a_question_names_the_unit_if_only_one_is_left_to_pick_from(play):
    go = activated("Use", each_player_downs(1))
    play.start(
        unit("Ants", "Ada", go, ability("A", NOBODY, slot=1)),
        unit("Owl", "Ada", {**_spares("Owl"), "name": "Aegis"}, figures=1),
        unit("Elk", "Ben", figures=1),
    )
    play.act("Ada", type="use", ability="Use")
    assert play.decision["context"] == {"unit": "Ants", "revealed": []}


def _spares(name):
    downing = {"what": "downing", "figure": {"unit": {"unit": name}, "slot": 1}, "may": False}
    meant = {"type": "static", "condition": None, "modifies": [downing]}
    return {"text": "as the ability says", "ability": meant}


def test_a_unit_without_dice_leaves_its_next_roll_where_it_is(play):
    dice = [roll("Ants", [], []), roll("Ants", [6], [6]), roll("Elk", [1, 1], [1])]
    play.start(
        unit("Ants", "Ada", attack=0, defense=0, adjacent=["Elk"]), unit("Elk", "Ben"), dice=dice
    )
    play.act("Ada", type="order", order="close-combat", unit="Ants", target="Elk")
    assert play.state["dice"] == dice[:2]
