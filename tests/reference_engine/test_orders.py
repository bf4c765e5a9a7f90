"""Orders and turns, step by step, and what happens when a step finds nobody left."""

from __future__ import annotations

import pytest

from reference_engine import engine
from reference_engine.arcane_legions.orders import hits
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import (
    Player,
    ability,
    damage,
    down,
    gain,
    move,
    roll,
    unit,
    when,
)

ATTACK = {"type": "order", "order": "close-combat", "unit": "Mine", "target": "Theirs"}
MARCH = {"type": "order", "order": "move", "unit": "Mine", "steps": 2}


@pytest.fixture
def play():
    return Player(engine())


def names(events):
    return [each["event"] for each in events]


def duel(play, *abilities, mine=None, theirs=None, dice=None):
    play.start(
        unit("Mine", "Ada", *abilities, **{"adjacent": ["Theirs"], **(mine or {})}),
        unit("Theirs", "Ben", **(theirs or {})),
        dice=[roll("Mine", [6, 3], [2]), roll("Theirs", [5, 2], [4])] if dice is None else dice,
    )


def test_the_steps_of_a_close_combat(play):
    duel(play)
    play.act("Ada", **ATTACK)
    assert play.events == [
        {"event": "order-paid", "player": "Ada", "points": 1},
        {"event": "order-given", "order": "close-combat", "unit": "Mine", "owner": "Ada"},
        {"event": "combat-begins", "attacker": "Mine", "defender": "Theirs"},
        {
            "event": "dice-rolled",
            "unit": "Mine",
            "owner": "Ada",
            "attack": [6, 3],
            "defense": [2],
        },
        {
            "event": "dice-rolled",
            "unit": "Theirs",
            "owner": "Ben",
            "attack": [5, 2],
            "defense": [4],
        },
        {"event": "hits-scored", "unit": "Mine", "hits": 2},
        {"event": "hits-scored", "unit": "Theirs", "hits": 2},
        {"event": "unit-damaged", "unit": "Mine", "owner": "Ada", "amount": 2, "combat": True},
        {"event": "unit-damaged", "unit": "Theirs", "owner": "Ben", "amount": 2, "combat": True},
        {"event": "figure-downed", "unit": "Mine", "owner": "Ada"},
        {"event": "figure-downed", "unit": "Mine", "owner": "Ada"},
        {"event": "figure-downed", "unit": "Theirs", "owner": "Ben"},
        {"event": "figure-downed", "unit": "Theirs", "owner": "Ben"},
        {"event": "combat-ends", "attacker": "Mine", "defender": "Theirs"},
    ]
    assert play.state["dice"] == []
    assert play.state["in_combat"] == []
    assert play.state["order_points"] == {"Ada": 7, "Ben": 0}


@pytest.mark.parametrize(
    ("attack", "defense", "scored"),
    [
        ([6, 1], [5, 1], 1),
        ([1, 6], [1, 5], 1),
        ([3], [3], 0),
        ([2, 1], [], 2),
        ([], [6], 0),
        ([5], [4, 6, 6], 0),
        ([6, 6, 6], [6, 6, 6], 1),
        ([6, 6, 6, 2], [1], 5),
        ([6, 6], [6, 6], 0),
    ],
)
def test_hits(attack, defense, scored):
    assert hits(attack, defense) == scored


def test_the_active_players_unit_comes_first_in_every_step_even_when_it_defends(play):
    play.start(
        unit("Mine", "Ada", base="formation", figures=9),
        unit("Theirs", "Ben", adjacent=["Mine"], figures=9),
        dice=[roll("Theirs", [6, 6], [1]), roll("Mine", [6, 6], [1])],
    )
    play.act("Ada", **MARCH)
    play.choose("unit:Theirs")
    for kind in ("dice-rolled", "hits-scored", "unit-damaged"):
        assert [each["unit"] for each in play.told(kind)] == ["Mine", "Theirs"]


def test_one_ability_for_each_figure_that_combat_downs_all_pending_together(play):
    duel(play, ability("A1", when("figure-downed", of="any")))
    play.act("Ada", **ATTACK)
    assert play.decision["player"] == "Ada"
    assert play.options == ["ability:A1", "ability:A1#2", "ability:A1#3", "ability:A1#4"]
    assert play.state["in_combat"] == ["Mine", "Theirs"]
    assert play.state["buckets"] == {"Ada": ["A1"] * 4, "Ben": []}


@pytest.mark.parametrize(
    ("trigger", "last"),
    [
        (when("order-given", of="this", order="close-combat"), "order-given"),
        (when("dice-rolled", of="this"), "combat-ends"),
    ],
)
def test_a_combat_whose_target_is_gone_goes_on_at_its_end(play, trigger, last):
    duel(play, ability("A1", trigger, down("Theirs", 3)))
    play.act("Ada", **ATTACK)
    assert play.state["defeated"] == ["Theirs"]
    assert play.told("hits-scored", "unit-damaged") == []
    orders_and_combat = {"order-given", "combat-begins", "dice-rolled", "combat-ends"}
    assert names(play.told(*orders_and_combat))[-1] == last
    assert play.state["in_combat"] == []


def test_a_unit_that_dies_in_combat_is_no_longer_in_it(play):
    ask = ability("A1", when("unit-defeated", "Theirs"), optional=True)
    duel(play, ask, theirs={"figures": 1})
    play.act("Ada", **ATTACK)
    assert play.decision["kind"] == "use"
    assert play.state["in_combat"] == ["Mine"]
    assert play.state["units"]["Mine"]["adjacent"] == []


def test_buckets_are_emptied_after_every_step(play):
    abilities = [
        ability("Given", when("order-given", of="this", order="close-combat")),
        ability("Rolled", when("dice-rolled", of="this")),
        ability("Damaged", when("unit-damaged", of="this")),
    ]
    duel(play, *abilities)
    play.act("Ada", **ATTACK)
    told = names(play.told("resolves", "combat-begins", "hits-scored", "combat-ends"))
    assert play.resolved == ["Given", "Rolled", "Damaged"]
    assert told == [
        "resolves",
        "combat-begins",
        "resolves",
        "hits-scored",
        "hits-scored",
        "resolves",
        "combat-ends",
    ]


@pytest.mark.parametrize(
    ("dice", "missing"),
    [
        ([], "attack dice of Mine: 2"),
        ([roll("Mine", [6, 6], [])], "defense dice of Mine: 1"),
        ([roll("Mine", [6, 6, 6], [1])], "attack dice of Mine: 2"),
        ([roll("Mine", [6, 6], [1])], "attack dice of Theirs: 2"),
    ],
)
def test_dice_are_never_invented(play, dice, missing):
    play.start(unit("Mine", "Ada", adjacent=["Theirs"]), unit("Theirs", "Ben"), dice=dice)
    with pytest.raises(Refused) as refused:
        play.act("Ada", **ATTACK)
    assert (refused.value.code, refused.value.data) == (-32004, {"what": missing})
    assert play.view()["state"]["dice"] == dice
    with pytest.raises(Refused) as again:
        play.act("Ada", type="end-turn")
    assert again.value.code == -32004


def test_a_units_rolls_are_used_in_their_order_and_others_are_left(play):
    dice = [
        roll("Mine", [1, 1], [6]),
        roll("Theirs", [1, 1], [6]),
        roll("Mine", [2, 2], [5]),
        roll("Theirs", [2, 2], [5]),
    ]
    duel(play, dice=dice)
    play.act("Ada", **ATTACK)
    assert play.state["dice"] == dice[2:]
    play.act("Ada", **ATTACK)
    assert [each["attack"] for each in play.told("dice-rolled")] == [
        [1, 1],
        [1, 1],
        [2, 2],
        [2, 2],
    ]


def test_a_unit_without_dice_needs_none_and_rolls_none(play):
    none = {"attack": 0, "defense": 0}
    duel(play, mine=none, theirs=none, dice=[])
    play.act("Ada", **ATTACK)
    assert play.told("dice-rolled", "unit-damaged") == []
    assert [each["hits"] for each in play.told("hits-scored")] == [0, 0]


def test_a_sortie_moves_away_for_one_point_and_unopposed(play):
    duel(play, dice=[])
    play.act("Ada", **MARCH)
    assert names(play.events) == ["order-paid", "order-given", "unit-moved"]
    assert play.state["units"]["Mine"]["steps"] == 2
    assert play.state["units"]["Mine"]["adjacent"] == []
    assert play.state["units"]["Theirs"]["adjacent"] == []
    assert play.state["order_points"]["Ada"] == 7


def march_of_a_formation(play, **mine):
    """Two enemies and a friend stand next to it."""
    play.start(
        unit("Mine", "Ada", base="formation", adjacent=["Elk", "Fox", "Friend"], **mine),
        unit("Elk", "Ben"),
        unit("Fox", "Ben"),
        unit("Friend", "Ada"),
        unit("Far", "Ben"),
        dice=[
            roll("Mine", [1, 1], [6]),
            roll("Mine", [1, 1], [6]),
            roll("Elk", [6, 6], [6]),
            roll("Fox", [6, 6], [6]),
        ],
    )
    play.act("Ada", **MARCH)


def test_each_adjacent_enemy_of_a_formation_may_attack_once_in_the_order_its_owner_picks(play):
    march_of_a_formation(play)
    asked = {**play.decision, "options": play.options}
    assert asked == {
        "id": "d1",
        "player": "Ben",
        "kind": "breakaway",
        "options": ["unit:Elk", "unit:Fox"],
        "min": 0,
        "max": 1,
        "context": {"mover": "Mine"},
    }
    play.choose("unit:Fox")
    assert play.options == ["unit:Elk"]
    assert play.state["order_points"] == {"Ada": 6, "Ben": 0}
    play.choose()
    assert play.decision is None
    assert play.told("combat-begins") == [
        {"event": "combat-begins", "attacker": "Fox", "defender": "Mine"}
    ]
    assert names(play.events)[-2:] == ["combat-ends", "unit-moved"]


def test_a_mover_that_a_breakaway_attack_defeats_does_not_move(play):
    march_of_a_formation(play, figures=1)
    play.choose("unit:Elk")
    assert play.decision is None
    assert play.state["defeated"] == ["Mine"]
    assert play.told("unit-moved") == []


def test_with_three_players_each_owner_is_asked_in_turn_order(play):
    play.start(
        unit("Mine", "Ben", base="formation", adjacent=["Elk", "Fox"]),
        unit("Elk", "Ada"),
        unit("Fox", "Cy"),
        players=("Ada", "Ben", "Cy"),
        active="Ben",
    )
    play.act("Ben", **MARCH)
    assert play.decision["player"] == "Cy"
    play.choose()
    assert play.decision["player"] == "Ada"
    play.choose()
    assert play.state["units"]["Mine"]["steps"] == 2


def test_three_players_empty_their_buckets_in_turn_order_and_again_from_the_active_one(play):
    spark, bough = when("figure-downed", "Mine"), when("unit-moved", "Mine")
    play.start(
        unit("Mine", "Ben", ability("B1", spark), ability("B2", bough)),
        unit("Elk", "Ada", ability("A1", spark, move("Mine"))),
        unit("Fox", "Cy", ability("C1", spark), ability("C2", bough)),
        players=("Ada", "Ben", "Cy"),
        active="Ben",
    )
    play.happen(down("Mine"))
    assert play.resolved == ["B1", "C1", "A1", "B2", "C2"]


def test_the_end_of_a_turn(play):
    ends = ability("Ends", {"event": "turn-ends", "player": "you"}, damage("Theirs"))
    begins = ability("Begins", {"event": "turn-begins", "player": "opponent"})
    theirs = ability("Woken", {"event": "turn-begins", "player": "you"}, gain(2))
    play.start(
        unit("Mine", "Ada", ends, begins, hit_points=3),
        unit(
            "Theirs", "Ben", theirs, ability("Last", {"event": "turn-ends", "player": "opponent"})
        ),
        rules={"order_points": {"Ada": 3, "Ben": 1}},
    )
    play.happen(damage("Mine", 2))
    assert play.state["units"]["Mine"]["damage"] == 2
    play.act("Ada", type="end-turn")
    # Ada is active until her turn has ended, Ben once his has begun.
    assert play.resolved == ["Ends", "Last", "Woken", "Begins"]
    assert play.state["active"] == "Ben"
    assert play.state["order_points"] == {"Ada": 0, "Ben": 8}
    assert play.state["units"]["Mine"]["damage"] == 0
    assert names(play.told("turn-ends", "turn-begins")) == ["turn-ends", "turn-begins"]


def test_the_turn_has_not_passed_while_what_its_end_triggered_is_pending(play):
    ends = {"event": "turn-ends", "player": "you"}
    play.start(unit("Mine", "Ada", ability("A1", ends), ability("A2", ends)), unit("T", "Ben"))
    play.act("Ada", type="end-turn")
    assert play.state["active"] == "Ada"
    play.choose("ability:A2")
    assert play.state["active"] == "Ben"
