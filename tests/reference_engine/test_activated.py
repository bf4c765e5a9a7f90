"""Activated abilities, and targets that are chosen when an effect is reached."""

from __future__ import annotations

import pytest

from reference_engine import engine
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import (
    Player,
    ability,
    activated,
    chosen,
    damage,
    down,
    gain,
    move,
    reposition,
    unit,
    when,
)

SPECIAL = when("order-given", "Mine", order="special")
SPARK = when("unit-moved", "Spark")


@pytest.fixture
def play():
    return Player(engine())


def field(play, *mine, theirs=(), **more):
    play.start(
        unit("Mine", "Ada", *mine, adjacent=["Theirs", "Other", "Friend"]),
        unit("Friend", "Ada"),
        unit("Theirs", "Ben", *theirs),
        unit("Other", "Ben"),
        unit("Far", "Ben"),
        unit("Spark", "Ada"),
        **more,
    )


def use(name="Use"):
    return {"type": "use", "ability": name}


def test_the_steps_of_a_use(play):
    field(
        play,
        activated("Use", move("Mine"), gain(1), cost=3),
        ability("A1", SPECIAL),
        theirs=[ability("I1", when("unit-moved", of="enemy"))],
    )
    play.act("Ada", **use())
    told = [{key: each[key] for key in each if key != "owner"} for each in play.events]
    assert told == [
        {"event": "order-paid", "player": "Ada", "points": 3},
        {"event": "order-given", "order": "special", "unit": "Mine"},
        {"event": "triggered", "ability": "A1"},
        {"event": "resolves", "ability": "A1"},
        {"event": "points-gained", "player": "Ada", "amount": 1},
        {"event": "resolves", "ability": "Use"},
        {"event": "unit-moved", "unit": "Mine", "steps": 1},
        {"event": "triggered", "ability": "I1"},
        {"event": "points-gained", "player": "Ada", "amount": 1},
        {"event": "resolves", "ability": "I1"},
        {"event": "points-gained", "player": "Ben", "amount": 1},
    ]
    assert play.state["order_points"] == {"Ada": 5, "Ben": 0}


def test_a_use_is_no_move_order(play):
    field(play, activated("Use"), ability("A1", when("order-given", "Mine", order="move")))
    play.act("Ada", **use())
    assert play.resolved == ["Use"]


def test_what_is_used_resolves_although_its_unit_is_gone(play):
    field(
        play,
        activated("Use", move("Mine"), damage("Far")),
        ability("A1", SPECIAL, down("Mine", 3)),
    )
    play.act("Ada", **use())
    assert play.state["defeated"] == ["Mine"]
    assert play.resolved == ["A1", "Use"]
    assert play.state["units"]["Far"]["figures"] == 2
    assert play.state["order_points"]["Ada"] == 7


@pytest.mark.parametrize(
    ("player", "name", "reason"),
    [
        ("Ben", "Use", "not-your-turn"),
        (None, "Use", "not-your-turn"),
        ("Ada", "Nothing", "no-such-ability"),
        ("Ada", "Spike", "no-such-ability"),
        ("Ada", "Ghost", "no-such-ability"),
        ("Ada", "Alien", "not-your-unit"),
        ("Ada", "Bound", "ability-is-not-ready"),
        ("Ada", "Dear", "not-enough-order-points"),
    ],
)
def test_a_use_that_is_refused(play, player, name, reason):
    field(
        play,
        activated("Use"),
        activated("Bound", slot=3),
        activated("Dear", cost=9),
        ability("Spike", SPARK),
        theirs=[activated("Alien")],
    )
    play.happen(down("Mine", slot=3))
    before = play.view()
    with pytest.raises(Refused) as refused:
        play.act(player, **use(name))
    assert (refused.value.code, refused.value.data) == (-32002, {"reason": reason})
    assert play.view() == before
    play.act("Ada", **use())


def test_an_ability_is_gone_with_its_unit(play):
    field(play, activated("Use"))
    play.happen(down("Mine", 3))
    with pytest.raises(Refused) as refused:
        play.act("Ada", **use())
    assert refused.value.data == {"reason": "no-such-ability"}


# Targets


@pytest.mark.parametrize(
    ("choose", "options"),
    [
        ("adjacent-enemy", ["unit:Other", "unit:Theirs"]),
        ("enemy", ["unit:Far", "unit:Other", "unit:Theirs"]),
        ("own", ["unit:Friend", "unit:Mine", "unit:Spark"]),
    ],
)
def test_the_owner_of_the_ability_chooses_a_target(play, choose, options):
    field(play, activated("Use", chosen(damage("x"), choose)))
    play.act("Ada", **use())
    asked = {**play.decision, "options": play.options}
    assert asked == {
        "id": "d1",
        "player": "Ada",
        "kind": "target",
        "options": options,
        "min": 1,
        "max": 1,
        "context": {"ability": "Use"},
    }
    play.choose(options[0])
    assert play.told("unit-damaged")[0]["unit"] == options[0].removeprefix("unit:")


def test_a_target_is_chosen_anew_for_each_effect_and_only_when_it_is_reached(play):
    hit = chosen(damage("x", 3), "adjacent-enemy")
    field(play, activated("Use", hit, hit, hit, gain(1)))
    play.act("Ada", **use())
    play.choose("unit:Theirs")
    # The second is the only one left, the third finds nobody.
    assert play.decision is None
    assert play.state["defeated"] == ["Other", "Theirs"]
    assert play.state["victory_points"]["Ada"] == 1


def test_a_unit_that_is_gone_is_next_to_nobody(play):
    hit = chosen(damage("x"), "adjacent-enemy")
    field(play, ability("A1", when("unit-defeated", of="this"), hit, gain(1)))
    play.happen(down("Mine", 3))
    assert play.outline == "xMine xMine xMine A1 Ada+1"


def test_a_target_may_be_repositioned_or_moved(play):
    field(play, activated("Use", chosen(move("x", 2), "own"), chosen(reposition("x", 2), "own")))
    play.happen(down("Friend", slot=2))
    play.act("Ada", **use())
    play.choose("unit:Spark")
    # Of the owner's units only Friend has room in slot 2, so nobody is asked which.
    assert play.outline == "xFriend Use ~Spark Friend/3>2"


def test_nobody_acts_while_a_target_is_chosen(play):
    field(play, activated("Use", chosen(damage("x"), "enemy")))
    play.act("Ada", **use())
    with pytest.raises(Refused) as refused:
        play.act("Ada", type="end-turn")
    assert refused.value.data == {"reason": "a-choice-is-open"}


# Points for each figure


@pytest.mark.parametrize(
    ("effects", "gained"),
    [
        ([down("Far", 2)], [2]),
        ([down("Far", 9)], [3]),
        ([damage("Far", 2), down("Other")], [3]),
        ([], []),
        ([move("Far")], []),
    ],
)
def test_points_for_each_figure_that_the_ability_really_downed(play, effects, gained):
    field(play, activated("Use", *effects, {**gain(1), "per": "figure-downed"}))
    play.happen(down("Spark"))
    play.act("Ada", **use())
    assert [each["amount"] for each in play.told("points-gained")] == gained


def test_figures_are_counted_for_each_resolution(play):
    field(play, activated("Use", down("Far"), {**gain(2), "per": "figure-downed"}))
    play.act("Ada", **use())
    play.act("Ada", **use())
    assert play.state["victory_points"]["Ada"] == 4


@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ({**gain(1), "per": "unit-moved"}, "points for each unit-moved"),
        (chosen(damage("x"), "neutral"), "the choice of a unit that is neutral"),
    ],
)
def test_an_effect_that_this_engine_does_not_know(play, effect, what):
    with pytest.raises(Refused) as refused:
        field(play, activated("Use", effect))
    assert (refused.value.code, refused.value.data) == (-32001, {"what": what})
