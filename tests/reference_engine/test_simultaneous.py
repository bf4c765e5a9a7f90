"""Choices that several players make at one moment."""

from __future__ import annotations

import pytest

from reference_engine import engine
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import (
    Player,
    ability,
    activated,
    down,
    each_player_downs,
    roll,
    unit,
    when,
)

#: Binds an ability to a slot, so that the figures of a unit are not alike.
NOBODY = when("unit-moved", "Nobody")
USE = {"type": "use", "ability": "Use"}


@pytest.fixture
def play():
    return Player(engine())


def bound(name):
    return ability(name, NOBODY, slot=1)


def each_downs(play, *units, count=1, **more):
    play.start(
        unit("Mine", "Ada", activated("Use", each_player_downs(count)), bound("M")), *units, **more
    )
    play.act("Ada", **USE)


def test_every_player_picks_among_all_their_figures_and_all_go_together(play):
    each_downs(
        play,
        unit("Friend", "Ada", figures=1),
        unit("Theirs", "Ben", bound("T")),
        players=("Ben", "Ada"),
        active="Ada",
    )
    assert play.options == ["figure:Friend/1", "figure:Mine/1", "figure:Mine/2", "figure:Mine/3"]
    assert play.decision["context"] == {"revealed": []}
    play.choose("figure:Friend/1")
    assert (play.decision["player"], play.decision["context"]) == (
        "Ben",
        {"unit": "Theirs", "revealed": ["figure:Friend/1"]},
    )
    play.choose("figure:Theirs/3")
    assert play.outline == "Use Ada!Friend/1 xFriend xTheirs"
    assert play.state["defeated"] == ["Friend"]


def test_a_player_whose_figures_are_all_alike_in_one_unit_is_not_asked(play):
    each_downs(play, unit("Theirs", "Ben"))
    assert play.decision["player"] == "Ada"
    play.choose("figure:Mine/1")
    assert play.outline == "Use xMine xTheirs"
    assert play.state["units"]["Theirs"]["slots"] == {"1": 0, "2": 0}


def test_a_player_without_figures_is_left_out(play):
    each_downs(play, unit("Theirs", "Ben"), players=("Ada", "Ben", "Cy"))
    play.choose("figure:Mine/1")
    assert play.outline == "Use xMine xTheirs"


def test_three_players_choose_in_turn_order_and_see_all_that_was_chosen_before(play):
    each_downs(
        play,
        unit("Theirs", "Ben", bound("T"), figures=2),
        unit("Yours", "Cy", bound("Y"), figures=2),
        players=("Cy", "Ada", "Ben"),
        active="Ada",
    )
    seen = []
    while play.decision:
        seen.append((play.decision["player"], play.decision["context"]["revealed"]))
        play.choose(play.options[0])
    assert seen == [
        ("Ada", []),
        ("Ben", ["figure:Mine/1"]),
        ("Cy", ["figure:Mine/1", "figure:Theirs/1"]),
    ]
    assert play.outline == "Use Ada!Mine/1 Ben!Theirs/1 xMine xTheirs xYours"


def test_of_several_picks_each_is_shown_and_the_player_does_not_see_their_own(play):
    each_downs(play, unit("Theirs", "Ben", bound("T")), count=2)
    play.choose("figure:Mine/2")
    assert play.decision["context"] == {"unit": "Mine", "revealed": []}
    play.choose("figure:Mine/1")
    assert play.decision["context"]["revealed"] == ["figure:Mine/2", "figure:Mine/1"]
    play.choose("figure:Theirs/1")
    play.choose("figure:Theirs/2")
    assert play.outline == "Use Ada!Mine/2 Ada!Mine/1 xMine xMine xTheirs xTheirs"


def test_things_that_happen_together_are_chosen_together(play):
    play.start(
        unit("Theirs", "Ben", bound("T")),
        unit("Mine", "Ada", bound("M")),
        players=("Ben", "Ada"),
        active="Ada",
    )
    play.happen(down("Theirs"), down("Mine"))
    assert play.decision["player"] == "Ada"
    play.choose("figure:Mine/1")
    assert (play.decision["player"], play.decision["context"]["revealed"]) == (
        "Ben",
        ["figure:Mine/1"],
    )


def fight(play, hits, mine=2, theirs=2):
    printed = {"hit_points": 2, "attack": 3, "defense": 3}
    play.start(
        unit("Mine", "Ada", bound("M"), figures=mine, adjacent=["Theirs"], **printed),
        unit("Theirs", "Ben", bound("T"), figures=theirs, **printed),
        dice=[
            roll("Mine", [6, 6, 5][: hits[0]] + [1] * (3 - hits[0]), [4, 4, 4]),
            roll("Theirs", [6, 6, 5][: hits[1]] + [1] * (3 - hits[1]), [4, 4, 4]),
        ],
    )
    play.act("Ada", type="order", order="close-combat", unit="Mine", target="Theirs")


@pytest.mark.parametrize(
    ("hits", "mine", "theirs", "asked"),
    [
        ((1, 1), 2, 2, ["Ada", "Ben"]),
        ((1, 0), 2, 2, ["Ben"]),
        ((0, 1), 2, 2, ["Ada"]),
        ((1, 1), 2, 1, ["Ada"]),
        ((1, 1), 1, 2, ["Ben"]),
        ((3, 1), 2, 2, ["Ada", "Ben"]),
        ((1, 1), 1, 1, []),
    ],
)
def test_only_who_has_a_choice_is_asked_and_only_what_another_waits_for_is_shown(
    play, hits, mine, theirs, asked
):
    fight(play, hits, mine, theirs)
    players = []
    while play.decision:
        players.append(play.decision["player"])
        play.choose(play.options[0])
    assert players == asked
    assert [each["player"] for each in play.told("choice-revealed")] == asked[:-1]


def test_damage_of_both_sides_is_told_before_any_figure_goes_down(play):
    fight(play, (3, 2))
    play.choose("figure:Mine/1")
    play.choose("figure:Theirs/2")
    kinds = {"unit-damaged", "figure-downed", "unit-defeated"}
    assert [(each["event"], each["unit"]) for each in play.told(*kinds)] == [
        ("unit-damaged", "Mine"),
        ("unit-damaged", "Theirs"),
        ("figure-downed", "Mine"),
        ("figure-downed", "Theirs"),
    ]
    assert play.state["units"]["Mine"]["slots"] == {"2": 0}
    assert play.state["units"]["Theirs"]["slots"] == {"1": 1}


def test_a_player_cannot_take_a_figure_of_another(play):
    fight(play, (1, 1))
    before = play.view()
    with pytest.raises(Refused) as refused:
        play.choose("figure:Theirs/1")
    assert refused.value.data == {"reason": "not-an-option"}
    assert play.view() == before
    with pytest.raises(Refused) as refused:
        play.act("Ada", type="end-turn")
    assert refused.value.data == {"reason": "a-choice-is-open"}
