"""Slots and figures: which figure is meant, and who says so."""

from __future__ import annotations

import pytest

from reference_engine import engine
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import (
    Player,
    ability,
    attack,
    chosen,
    damage,
    down,
    give_back,
    move,
    reposition,
    spare,
    static,
    unit,
    when,
)

SPARK = when("unit-moved", "Spark")

REPOSITION = ability("A1", SPARK, reposition("Wall", 2))

#: Binds an ability to a slot, so that the figures of the unit are not alike.
BOUND = ability("Bound", when("unit-moved", "Nobody"), slot=1)


@pytest.fixture
def play():
    return Player(engine())


def slots(play, name="Wall"):
    return {int(slot): harm for slot, harm in play.state["units"][name]["slots"].items()}


def wall(play, *abilities, mine=(), **given):
    play.start(
        unit("Wall", "Ben", *abilities, **given), unit("Mine", "Ada", *mine), unit("Spark", "Ada")
    )


def test_figures_stand_in_the_first_slots(play):
    wall(play, figures=2, slots=4)
    assert slots(play) == {1: 0, 2: 0}
    assert play.state["units"]["Wall"]["figures"] == 2


@pytest.mark.parametrize(
    "wrong",
    [
        unit("Wall", "Ben", figures=3, slots=2),
        unit("Wall", "Ben", ability("Far", SPARK, slot=4), figures=3),
    ],
)
def test_there_is_a_slot_for_everything(play, wrong):
    with pytest.raises(Refused) as refused:
        play.start(wrong)
    assert refused.value.code == -32602


# Figures that are alike


def test_of_alike_figures_the_most_damaged_goes_down_first_then_the_highest_slot(play):
    wall(play, figures=3, slots=4, hit_points=2)
    play.happen(damage("Wall"))
    play.happen(give_back("Wall"))
    assert slots(play) == {1: 0, 2: 0, 3: 1, 4: 0}
    play.happen(down("Wall"))
    assert slots(play) == {1: 0, 2: 0, 4: 0}
    play.happen(down("Wall", 2))
    assert slots(play) == {1: 0}


def test_damage_goes_to_the_most_damaged_of_alike_figures_then_to_the_highest_slot(play):
    wall(play, hit_points=2)
    play.happen(damage("Wall"))
    assert slots(play) == {1: 0, 2: 0, 3: 1}
    play.happen(damage("Wall", 2))
    assert slots(play) == {1: 0, 2: 1}
    assert play.state["units"]["Wall"]["damage"] == 1


def test_a_figure_returns_to_the_lowest_empty_slot(play):
    wall(play, figures=3, slots=4)
    play.happen(down("Wall", slot=1))
    play.happen(give_back("Wall"))
    assert slots(play) == {1: 0, 2: 0, 3: 0}


def test_the_highest_of_alike_figures_is_repositioned_with_its_damage(play):
    wall(play, mine=[ability("A1", SPARK, reposition("Wall", 4))], slots=4, hit_points=2)
    play.happen(damage("Wall"))
    play.happen(move("Spark"))
    assert slots(play) == {1: 0, 2: 0, 4: 1}
    assert play.told("figure-repositioned") == [
        {"event": "figure-repositioned", "unit": "Wall", "owner": "Ben", "from": 3, "to": 4}
    ]


@pytest.mark.parametrize(("slot", "origin"), [(2, 1), (5, 1), (4, 4), (3, 4)])
def test_a_reposition_that_is_impossible_changes_nothing(play, slot, origin):
    """Into an occupied slot, into none, or from an empty one."""
    wall(play, slots=4)
    play.happen(reposition("Wall", slot, **{"from": origin}))
    assert slots(play) == {1: 0, 2: 0, 3: 0}
    assert play.events == []


def test_the_figure_that_is_named_is_downed_or_none(play):
    wall(play, figures=2)
    play.happen(down("Wall", slot=1))
    play.happen(down("Wall", slot=1))
    assert slots(play) == {2: 0}
    assert len(play.told("figure-downed")) == 1


# Figures that are not alike


def test_the_owner_of_an_ability_picks_what_it_downs_and_all_go_together(play):
    wall(play, BOUND, mine=[ability("A1", SPARK, down("Wall", 2))])
    play.happen(move("Spark"))
    assert (play.decision["kind"], play.decision["player"]) == ("figure", "Ada")
    assert play.options == ["figure:Wall/1", "figure:Wall/2", "figure:Wall/3"]
    play.choose("figure:Wall/2")
    assert play.options == ["figure:Wall/1", "figure:Wall/3"]
    assert slots(play) == {1: 0, 2: 0, 3: 0}
    play.choose("figure:Wall/1")
    assert slots(play) == {3: 0}
    assert play.told("choice-revealed") == []


def test_the_owner_of_a_unit_picks_what_is_downed_by_no_ability(play):
    wall(play, BOUND)
    play.happen(down("Wall"))
    assert play.decision["player"] == "Ben"
    assert play.decision["context"] == {"unit": "Wall", "revealed": []}


def test_nobody_is_asked_if_all_of_them_go(play):
    wall(play, BOUND)
    play.happen(down("Wall", 3))
    assert play.decision is None
    assert play.state["defeated"] == ["Wall"]


def test_the_owner_of_a_unit_deals_out_damage_to_the_most_damaged_first(play):
    wall(play, BOUND, mine=[ability("A1", SPARK, damage("Wall", 3))], hit_points=2)
    play.happen(move("Spark"))
    assert (play.decision["player"], len(play.options)) == ("Ben", 3)
    play.choose("figure:Wall/2")
    assert play.options == ["figure:Wall/1", "figure:Wall/3"]
    play.choose("figure:Wall/3")
    assert slots(play) == {1: 0, 3: 1}
    # The injured figure takes the next damage unasked; the rest goes to the one that is left.
    play.happen(damage("Wall", 2))
    assert play.decision is None
    assert slots(play) == {1: 1}


def test_damage_that_takes_them_all_is_dealt_unasked(play):
    wall(play, BOUND)
    play.happen(damage("Wall", 4))
    assert play.decision is None
    assert play.told("unit-damaged")[0]["amount"] == 4


def test_the_owner_of_an_ability_picks_what_it_repositions(play):
    wall(play, BOUND, mine=[ability("A1", SPARK, reposition("Wall", 4))], slots=4)
    play.happen(move("Spark"))
    assert play.decision["player"] == "Ada"
    play.choose("figure:Wall/2")
    assert slots(play) == {1: 0, 3: 0, 4: 0}


def test_two_effects_of_one_moment_do_not_take_the_same_figure(play):
    wall(play, BOUND)
    play.happen(down("Wall"), down("Wall"))
    play.choose("figure:Wall/2")
    assert play.options == ["figure:Wall/1", "figure:Wall/3"]
    play.choose("figure:Wall/1")
    assert slots(play) == {3: 0}


def test_a_figures_ability_hears_its_own_loss_and_is_deaf_once_its_slot_is_empty(play):
    wall(play, ability("I1", when("figure-downed", of="this"), slot=2))
    play.happen(down("Wall", slot=2))
    assert play.resolved == ["I1"]
    play.happen(down("Wall", slot=1))
    assert play.resolved == ["I1"]
    play.happen(give_back("Wall", 2))
    play.happen(down("Wall", slot=1))
    assert play.resolved == ["I1", "I1"]


# Figures that are spared


def test_a_figure_that_cannot_be_downed_is_no_candidate(play):
    wall(play, static("S", spare(None, 3)))
    play.happen(down("Wall", slot=3))
    assert play.told("figure-downed") == []
    play.happen(damage("Wall"))
    assert slots(play) == {1: 0, 3: 0}
    play.happen(down("Wall", 3))
    assert slots(play) == {3: 0}
    told = len(play.events)
    play.happen(damage("Wall"))
    play.happen(down("Wall"))
    assert len(play.events) == told


def test_a_figure_that_cannot_be_downed_may_be_repositioned(play):
    wall(play, static("S", spare(None, 1)), mine=[REPOSITION], figures=1, slots=2)
    play.happen(move("Spark"))
    assert slots(play) == {2: 0}


def test_damage_beyond_the_figures_that_can_be_downed_is_told_in_full(play):
    wall(play, static("S", spare(None, 1)), figures=2)
    play.happen(damage("Wall", 3))
    assert play.told("unit-damaged")[0]["amount"] == 3
    assert slots(play) == {1: 0}


def test_a_unit_none_of_whose_figures_can_be_downed_is_no_target(play):
    mine = [ability("A1", SPARK, chosen(damage("x"), "enemy"), {"do": "gain-points", **POINT})]
    wall(play, static("S", spare(None, 1)), figures=1, mine=mine)
    play.happen(move("Spark"))
    assert play.outline == "+S ~Spark A1 Ada+1"


POINT = {"player": "you", "amount": 1}


def test_a_static_whose_figure_moves_away_spares_nobody(play):
    wall(play, static("S", spare("Mine", 1), attack(add=1), slot=1), slots=4)
    play.happen(reposition("Wall", 4, **{"from": 1}))
    assert play.outline == "+S Wall/1>4 -S"
    play.happen(down("Mine", slot=1))
    assert slots(play, "Mine") == {2: 0, 3: 0}
