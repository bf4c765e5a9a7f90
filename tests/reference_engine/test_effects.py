"""What effects do, what really happened, and what that triggers."""

from __future__ import annotations

import pytest

from reference_engine import engine
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import (
    Player,
    ability,
    damage,
    down,
    gain,
    give_back,
    lose,
    move,
    unit,
    when,
)


@pytest.fixture
def play():
    return Player(engine())


def of(play, name):
    return play.state["units"][name]


def test_leftover_damage_stays_and_the_injured_figure_takes_the_next(play):
    play.start(unit("Bears", "Ada", figures=3, hit_points=3))
    play.happen(damage("Bears", 2))
    assert (of(play, "Bears")["figures"], of(play, "Bears")["damage"]) == (3, 2)
    play.happen(damage("Bears", 2))
    assert (of(play, "Bears")["figures"], of(play, "Bears")["damage"]) == (2, 1)


def test_all_figures_downed_by_one_dealing_go_down_before_anything_resolves(play):
    spite = ability("Spite", when("figure-downed", of="this"))
    play.start(unit("Bears", "Ada", spite))
    play.happen(damage("Bears", 2))
    assert [each["event"] for each in play.events] == [
        "unit-damaged",
        "figure-downed",
        "figure-downed",
        "triggered",
        "triggered",
    ]
    assert play.options == ["ability:Spite", "ability:Spite#2"]
    play.choose("ability:Spite#2")
    assert play.resolved == ["Spite", "Spite"]


def test_damage_beyond_the_last_figure_is_dealt_and_downs_no_more(play):
    play.start(unit("Bears", "Ada", figures=2))
    play.happen(damage("Bears", 5))
    assert play.told("unit-damaged")[0]["amount"] == 5
    assert len(play.told("figure-downed")) == 2
    assert play.state["units"] == {}
    assert play.state["defeated"] == ["Bears"]


def test_an_injured_figure_is_downed_first_and_takes_its_damage_with_it(play):
    play.start(unit("Bears", "Ada", hit_points=2))
    play.happen(damage("Bears"))
    play.happen(down("Bears"))
    assert (of(play, "Bears")["figures"], of(play, "Bears")["damage"]) == (2, 0)


def test_an_ability_hears_its_own_units_end_and_is_deaf_after_it(play):
    watch = [
        ability("Downed", when("figure-downed", of="this")),
        ability("Defeated", when("unit-defeated", of="this")),
        ability("Late", when("unit-moved", "Elk")),
    ]
    play.start(unit("Bears", "Ada", *watch, figures=1), unit("Elk", "Ben"))
    play.happen(down("Bears"))
    play.choose("ability:Defeated")
    assert play.resolved == ["Defeated", "Downed"]
    play.happen(move("Elk"))
    assert play.resolved == ["Defeated", "Downed"]


def test_what_happens_together_triggers_together_though_the_watcher_falls_first(play):
    play.start(
        unit("Bears", "Ada", ability("Watch", when("unit-moved", "Elk")), figures=1),
        unit("Elk", "Ben"),
    )
    play.happen(down("Bears"), move("Elk"))
    assert play.resolved == ["Watch"]


def test_figures_return_up_to_the_places_there_are(play):
    welcome = ability("Welcome", when("figure-returned", of="this"))
    play.start(unit("Bears", "Ada", welcome, figures=3))
    play.happen(down("Bears", 1))
    play.happen(give_back("Bears", 5))
    assert of(play, "Bears")["figures"] == 3
    assert play.resolved == ["Welcome"]
    play.happen(give_back("Bears"))
    assert len(play.told("figure-returned")) == 1


def test_what_cannot_be_done_is_left_out_and_the_rest_is_done(play):
    spark = when("figure-downed", "Spark")
    play.start(
        unit("Mine", "Ada", ability("Plan", spark, gain(1), move("Elk"), damage("Fox"))),
        unit("Fox", "Ben"),
        unit("Elk", "Ben", figures=1),
        unit("Ears", "Ben", ability("Heard", when("unit-moved", of="any"))),
        unit("Spark", "Ben"),
    )
    play.happen(down("Elk"))
    play.happen(down("Spark"))
    assert play.state["victory_points"] == {"Ada": 1, "Ben": 0}
    assert of(play, "Fox")["figures"] == 2
    assert play.state["defeated"] == ["Elk"]
    assert play.resolved == ["Plan"]


def test_only_figures_really_downed_count(play):
    play.start(
        unit("Mine", "Ada", ability("Count", when("figure-downed", of="enemy"))),
        unit("Elk", "Ben", figures=2),
    )
    play.happen(down("Elk", 3))
    play.choose("ability:Count")
    assert play.resolved == ["Count", "Count"]


def test_points_are_gained_and_lost_and_never_fall_below_none(play):
    spark = when("figure-downed", "Spark")
    play.start(
        unit("Mine", "Ada", ability("Plan", spark, gain(2), lose(3), lose(5, "opponent"))),
        unit("Spark", "Ben", ability("Envy", {"event": "points-gained", "player": "opponent"})),
        rules={"victory_points": {"Ben": 1}},
    )
    play.happen(down("Spark"))
    assert play.told("points-gained", "points-lost") == [
        {"event": "points-gained", "player": "Ada", "amount": 2},
        {"event": "points-lost", "player": "Ada", "amount": 2},
        {"event": "points-lost", "player": "Ben", "amount": 1},
        {"event": "points-gained", "player": "Ben", "amount": 1},
    ]
    assert play.resolved == ["Plan", "Envy"]
    play.happen(down("Spark"))
    assert play.state["victory_points"] == {"Ada": 0, "Ben": 1}


@pytest.mark.parametrize(
    ("whose", "heard"),
    [
        ({"of": "this"}, ["Mine"]),
        ({"of": "own"}, ["Mine", "Friend"]),
        ({"of": "enemy"}, ["Elk"]),
        ({"of": "any"}, ["Mine", "Friend", "Elk"]),
        ({"unit": "Elk"}, ["Elk"]),
    ],
)
def test_whom_a_trigger_watches(play, whose, heard):
    play.start(
        unit("Mine", "Ada", ability("Watch", {"event": "unit-moved", "whose": whose})),
        unit("Friend", "Ada"),
        unit("Elk", "Ben"),
    )
    for name in ("Mine", "Friend", "Elk"):
        before = len(play.resolved)
        play.happen(move(name))
        assert (len(play.resolved) > before) == (name in heard), name


def test_an_order_triggers_only_what_waits_for_that_order(play):
    waits = [
        ability("Moves", when("order-given", of="this", order="move")),
        ability("Fights", when("order-given", of="this", order="close-combat")),
    ]
    play.start(unit("Mine", "Ada", *waits), unit("Elk", "Ben"))
    play.act("Ada", type="order", order="move", unit="Mine", steps=1)
    assert play.resolved == ["Moves"]


def test_an_optional_ability_is_out_of_the_bucket_when_its_owner_is_asked(play):
    spark = when("figure-downed", "Elk")
    play.start(
        unit("Mine", "Ada", ability("Prowess", spark, gain(1), move("Mine"), optional=True)),
        unit("Elk", "Ben"),
    )
    play.happen(down("Elk"))
    asked = play.decision
    assert (asked["player"], asked["kind"], asked["min"], asked["max"]) == ("Ada", "use", 0, 1)
    assert (play.options, asked["context"]) == (["yes"], {"ability": "Prowess"})
    assert play.state["buckets"] == {"Ada": [], "Ben": []}
    play.choose()
    assert [each["event"] for each in play.events][-2:] == ["resolves", "declined"]
    play.happen(down("Elk"))
    play.choose("yes")
    assert play.state["victory_points"]["Ada"] == 1
    assert of(play, "Mine")["steps"] == 1


def test_a_chain_that_never_ends_is_admitted_and_not_waited_for(play):
    bough = when("unit-moved", "Mine")
    play.start(unit("Mine", "Ada", ability("Again", bough, move("Mine"))))
    with pytest.raises(Refused) as refused:
        play.happen(move("Mine"))
    assert refused.value.code == -32001
    assert "chain" in refused.value.data["what"]


def test_a_long_game_is_no_long_chain(play):
    play.start(unit("Mine", "Ada", ability("Once", when("unit-moved", of="this"))))
    for _ in range(1001):
        play.happen(move("Mine"))
    assert len(play.resolved) == 1001
