"""One game of statics, in either player's turn, that tells engines apart by a number of dice."""

from __future__ import annotations

import pytest

from reference_engine import engine, misreading
from tests.reference_engine.games import Player, ability, defense, down, roll, static, unit, when

#: The defense dice of Mine: before the combat, in it, once V's figure is downed, after it.
#: The first game is played in Ada's turn, the second in Ben's.
DICE = {
    None: ([2, 6, 4, 2], [2, 4, 4, 2]),
    "active-wins-ties": ([2, 4, 4, 2], [2, 6, 4, 2]),
    "ties-cancel-out": ([2, 2, 4, 2], [2, 2, 4, 2]),
    "stamped-when-ready": ([2, 2, 2, 2], [2, 2, 2, 2]),
    "first-activated-wins": ([2, 2, 2, 2], [2, 2, 2, 2]),
    "conditions-ignored": ([2, 2, 2, 2], [2, 2, 2, 2]),
    "condition-checked-once": ([2, 2, 2, 2], [2, 2, 2, 2]),
    "attacker-wins-ties": ([2, 4, 4, 2], [2, 6, 4, 2]),
    "turn-decides": ([2, 6, 2, 2], [2, 4, 4, 2]),
    "loser-is-gone": ([2, 6, 1, 1], [2, 4, 4, 1]),
}


def trace_s(play, active, in_combat):
    """
    T of Ben has been active since turn 2. A combat activates S of Ada and V of Ben together.

    Two abilities trigger when the dice are rolled: the first downs V's figure.
    """
    rolled = when("dice-rolled", "Mine")
    play.start(
        unit(
            "Mine",
            "Ada",
            static("S", defense(set=4), in_combat=True),
            ability("A1", rolled, down("Theirs"), optional=True),
            ability("A2", rolled, optional=True),
            attack=0,
            adjacent=["Theirs"],
        ),
        unit(
            "Theirs",
            "Ben",
            static("V", defense("Mine", set=6), in_combat=True, slot=2),
            attack=0,
        ),
        unit("Far", "Ben", static("T", defense("Mine", set=2), since=2)),
        active=active,
        dice=[roll("Mine", [], [1] * in_combat), roll("Theirs", [], [1])],
    )
    dice = [seen(play)]
    attacker, target = ("Mine", "Theirs") if active == "Ada" else ("Theirs", "Mine")
    play.act(active, type="order", order="close-combat", unit=attacker, target=target)
    assert play.state["in_combat"] == ["Mine", "Theirs"]
    dice.append(seen(play))
    for choice in ("ability:A1", "yes", "figure:Theirs/2"):
        play.choose(choice)
    assert play.state["in_combat"] == ["Mine", "Theirs"]
    dice.append(seen(play))
    play.choose()
    assert play.decision is None
    assert play.state["in_combat"] == []
    return [*dice, seen(play)]


def seen(play):
    return play.state["units"]["Mine"]["defense_dice"]


@pytest.mark.parametrize("name", DICE)
def test_each_engine_has_its_dice(name):
    for active, dice in zip(("Ada", "Ben"), DICE[name], strict=True):
        play = Player(misreading(name)() if name else engine())
        assert trace_s(play, active, in_combat=dice[1]) == dice


@pytest.mark.parametrize(
    ("active", "begins"), [("Ada", ["T", "S", "V"]), ("Ben", ["T", "V", "S"])]
)
def test_the_active_players_static_is_applied_first(active, begins):
    play = Player(engine())
    trace_s(play, active, in_combat=6 if active == "Ada" else 4)
    assert [each["ability"] for each in play.told("static-begins")] == begins
    assert [each["ability"] for each in play.told("static-ends")] == ["V", "S"]
