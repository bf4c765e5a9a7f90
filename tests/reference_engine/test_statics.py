"""Static abilities: what they change, for whom, since when, and who orders them."""

from __future__ import annotations

import pytest

from reference_engine import engine
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import (
    Player,
    ability,
    attack,
    defense,
    down,
    give_back,
    move,
    move_orders,
    reposition,
    roll,
    spare,
    static,
    unit,
    when,
)

MARCH = {"type": "order", "order": "move", "unit": "Mine", "steps": 1}
ATTACK = {"type": "order", "order": "close-combat", "unit": "Mine", "target": "Theirs"}


@pytest.fixture
def play():
    return Player(engine())


def dice(play, name="Mine"):
    seen = play.state["units"][name]
    return seen["attack_dice"], seen["defense_dice"]


def field(play, mine=(), theirs=(), **more):
    play.start(
        unit("Mine", "Ada", *mine, adjacent=["Theirs"], slots=4),
        unit("Theirs", "Ben", *theirs, slots=4),
        unit("Far", "Ben"),
        **more,
    )


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([attack(set=5)], (5, 1)),
        ([attack(add=2), defense(add=-1)], (4, 0)),
        ([attack(add=-5)], (0, 1)),
        ([attack(add=-5), attack(add=4)], (1, 1)),
        ([attack(set=5), attack(add=1)], (6, 1)),
        ([attack(add=1), attack(set=5)], (5, 1)),
    ],
)
def test_what_a_static_makes_of_dice(play, changes, expected):
    """In the order of their print; only what comes out in the end is at least none."""
    field(play, [static("S", *changes)])
    assert dice(play) == expected


@pytest.mark.parametrize(
    ("about", "mine", "theirs", "far"),
    [
        (None, 2, 3, 2),
        ("Mine", 3, 2, 2),
        ("Far", 2, 2, 3),
        ("adjacent-enemies", 3, 2, 2),
    ],
)
def test_whom_a_static_is_about(play, about, mine, theirs, far):
    field(play, [], [static("S", attack(about, add=1))])
    assert [dice(play, name)[0] for name in ("Mine", "Theirs", "Far")] == [mine, theirs, far]


def test_an_enemy_that_moves_away_is_adjacent_no_more(play):
    field(play, [], [static("S", attack("adjacent-enemies", add=1))])
    play.happen(move("Mine"))
    assert dice(play) == (2, 1)
    assert play.told("static-ends") == []


def test_a_friend_next_to_it_is_no_enemy(play):
    play.start(
        unit("Mine", "Ada", static("S", attack("adjacent-enemies", add=1)), adjacent=["Friend"]),
        unit("Friend", "Ada"),
    )
    assert dice(play, "Friend") == (2, 1)


def test_changed_dice_are_rolled(play):
    field(
        play,
        [static("S", attack(add=-1), defense(add=1))],
        dice=[roll("Mine", [1], [6, 6]), roll("Theirs", [1, 1], [6])],
    )
    play.act("Ada", **ATTACK)
    assert [(each["attack"], each["defense"]) for each in play.told("dice-rolled")] == [
        ([1], [6, 6]),
        ([1, 1], [6]),
    ]


def test_dice_are_scripted_for_the_changed_number(play):
    field(play, [static("S", attack(add=1))], dice=[roll("Mine", [1, 1], [6])])
    with pytest.raises(Refused) as refused:
        play.act("Ada", **ATTACK)
    assert refused.value.data == {"what": "attack dice of Mine: 3"}


# Since when


def test_statics_of_the_start_begin_in_the_order_of_their_turns(play):
    field(
        play,
        [static("Late", attack(set=3), since=4), static("Early", attack(set=4), since=2)],
        [static("First", attack("Mine", set=5))],
    )
    assert play.decision is None
    assert play.outline == "+First +Early +Late Mine:3/1"
    assert play.events[0] == {"event": "static-begins", "ability": "First", "owner": "Ben"}


def test_a_slot_without_a_figure_and_a_false_condition_begin_nothing(play):
    field(
        play,
        [static("Slot", attack(set=3), slot=4), static("Combat", attack(set=4), in_combat=True)],
    )
    assert play.outline == ""
    play.happen(reposition("Mine", 4, **{"from": 1}))
    play.happen(down("Mine", slot=4))
    assert play.outline == "Mine/1>4 +Slot xMine -Slot"


def test_a_static_of_a_unit_ends_with_its_unit(play):
    field(play, [], [static("S", attack("Mine", add=1))])
    play.happen(down("Theirs", 3))
    assert play.outline == "+S xTheirs xTheirs xTheirs -S"


def test_combat_begins_and_ends_what_waits_for_it_for_both_sides(play):
    field(
        play,
        [static("S", defense(add=1), in_combat=True)],
        [static("T", attack(add=1), in_combat=True)],
        dice=[roll("Mine", [1, 1], [6, 6]), roll("Theirs", [1, 1, 1], [6])],
    )
    play.act("Ada", **ATTACK)
    assert play.outline == "( +S +T xMine xTheirs ) -S -T"


def test_statics_are_up_to_date_before_anything_resolves(play):
    """Told after what triggered, and before the first ability resolves."""
    downed = when("figure-downed", "Theirs")
    field(play, [ability("A1", downed)], [static("S", attack("Mine", set=5), slot=1)])
    play.happen(down("Theirs", slot=1))
    assert [each["event"] for each in play.events] == [
        "static-begins",
        "figure-downed",
        "triggered",
        "static-ends",
        "resolves",
        "points-gained",
    ]


def test_a_static_that_starts_again_is_the_most_recent(play):
    field(play, [static("S", attack(set=3), slot=3)], [static("T", attack("Mine", set=5))])
    assert play.outline == "+S +T Mine:5/1"
    play.happen(down("Mine", slot=3))
    play.happen(give_back("Mine"))
    assert play.outline == "+S +T xMine -S ^Mine +S Mine:3/1"


# Who orders what begins together


def test_a_player_orders_their_own_that_conflict_one_at_a_time(play):
    field(play, [static(name, attack(set=n)) for n, name in enumerate(("C", "B", "A"), 3)])
    assert play.decision["kind"] == "apply"
    assert (play.decision["player"], play.decision["context"]) == ("Ada", {})
    assert play.options == ["ability:C", "ability:B", "ability:A"]
    play.choose("ability:B")
    assert play.options == ["ability:C", "ability:A"]
    assert dice(play) == (4, 1)
    play.choose("ability:A")
    assert play.outline == "+B +A +C Mine:3/1"


def test_each_player_orders_their_own_the_active_one_first(play):
    field(
        play,
        [static("S1", attack(set=3)), static("S2", attack(add=1))],
        [
            static("T1", move_orders("Mine", may=True)),
            static("T2", move_orders("Mine", may=False)),
        ],
        players=("Ada", "Ben"),
        active="Ben",
    )
    assert (play.decision["player"], play.options) == ("Ben", ["ability:T1", "ability:T2"])
    play.choose("ability:T2")
    assert (play.decision["player"], play.options) == ("Ada", ["ability:S1", "ability:S2"])
    play.choose("ability:S2")
    assert play.outline == "+T2 +T1 +S2 +S1 Mine:3/1"


def test_what_conflicts_with_nothing_is_applied_first_and_unasked(play):
    field(
        play,
        [
            static("D", attack(set=3)),
            static("C", attack(set=4)),
            static("B", defense(add=1)),
            static("A", attack("Far", set=3)),
        ],
    )
    assert play.options == ["ability:D", "ability:C"]
    play.choose("ability:D")
    assert play.outline == "+A +B +D +C Far:3/1 Mine:4/2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (attack(add=1), attack(add=2)),
        (attack(set=1), defense(set=2)),
        (attack(set=1), attack("Far", set=2)),
        (attack("adjacent-enemies", set=1), attack("Far", set=2)),
        (move_orders(may=True), move_orders(may=True)),
        (move_orders(may=True), move_orders("Far", may=False)),
        (spare("Mine", 1), spare("Mine", 1)),
    ],
)
def test_what_is_no_conflict(play, one, other):
    field(play, [static("S", one), static("T", other)])
    assert play.decision is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (attack(set=1), attack(set=2)),
        (attack(set=1), attack(add=1)),
        (attack("adjacent-enemies", set=1), attack("Theirs", set=2)),
        (move_orders("adjacent-enemies", may=True), move_orders("Theirs", may=False)),
    ],
)
def test_what_is_a_conflict(play, one, other):
    field(play, [static("S", one), static("T", other)])
    assert play.options == ["ability:S", "ability:T"]


def test_statics_of_different_turns_are_nobodys_choice(play):
    field(play, [static("S", attack(set=3)), static("T", attack(set=4), since=2)])
    assert play.decision is None


def test_what_begins_later_in_the_game_is_ordered_in_the_middle_of_a_step(play):
    field(
        play,
        [
            static("S", defense(set=2), in_combat=True),
            static("T", defense(set=3), in_combat=True),
        ],
        dice=[roll("Mine", [1, 1], [6, 6]), roll("Theirs", [1, 1], [6])],
    )
    play.act("Ada", **ATTACK)
    assert play.decision["kind"] == "apply"
    assert play.state["in_combat"] == ["Mine", "Theirs"]
    play.choose("ability:T")
    assert play.outline == "( +T +S xTheirs ) -T -S"


# Permissions


@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [
        ([], [], True),
        ([], [move_orders("adjacent-enemies", may=False)], False),
        ([], [move_orders("adjacent-enemies", may=True)], True),
        ([move_orders(may=True)], [move_orders("Mine", may=False)], False),
        ([move_orders(may=False)], [move_orders("Mine", may=True)], True),
        ([], [move_orders(may=False)], True),
    ],
)
def test_who_may_be_given_a_move_order(play, mine, theirs, allowed):
    field(
        play,
        [static("S", each) for each in mine],
        [static("T", each) for each in theirs],
    )
    if allowed:
        play.act("Ada", **MARCH)
        assert play.state["units"]["Mine"]["steps"] == 1
        return
    before = play.view()
    with pytest.raises(Refused) as refused:
        play.act("Ada", **MARCH)
    assert refused.value.data == {"reason": "move-orders-are-forbidden"}
    assert play.view() == before
    # Only orders are forbidden.
    play.happen(move("Mine"))
    assert play.state["units"]["Mine"]["steps"] == 1


# Refusals


def test_nobody_acts_before_the_statics_of_the_start_are_ordered(play):
    field(play, [static("S", attack(set=3)), static("T", attack(set=4))])
    before = play.view()
    with pytest.raises(Refused) as refused:
        play.act("Ada", **MARCH)
    assert refused.value.data == {"reason": "a-choice-is-open"}
    for choice, reason in (
        ([], "a-choice-is-required"),
        (["ability:Other"], "not-an-option"),
        (["ability:S", "ability:T"], "too-many-choices"),
    ):
        with pytest.raises(Refused) as refused:
            play.choose(*choice)
        assert refused.value.data == {"reason": reason}
    assert play.view() == before


def test_the_active_player_cannot_order_the_others_statics(play):
    field(
        play,
        [static("S1", attack(set=3)), static("S2", attack(set=4))],
        [static("T1", attack("Mine", set=5))],
    )
    with pytest.raises(Refused) as refused:
        play.choose("ability:T1")
    assert refused.value.data == {"reason": "not-an-option"}


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"condition": "in-water"}, "the condition in-water"),
        (
            {"modifies": [{"what": "range", "unit": {"of": "this"}, "set": 1}]},
            "statics that change range",
        ),
        (
            {"modifies": [{"what": "attack-dice", "unit": {"of": "all"}, "set": 1}]},
            "statics about all",
        ),
    ],
)
def test_a_static_that_this_engine_does_not_know(play, change, what):
    odd = static("Odd", attack(set=1))
    odd["ability"].update(change)
    with pytest.raises(Refused) as refused:
        field(play, [odd])
    assert (refused.value.code, refused.value.data) == (-32001, {"what": what})
