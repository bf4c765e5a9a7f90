"""One game that tells eleven engines apart: two ways to play it rightly, nine wrong ones."""

from __future__ import annotations

import pytest

from reference_engine import engine, misreading
from tests.reference_engine.games import Player, ability, damage, move, unit, when

#: What each engine makes of it; None is the rules. Players pick the lowest number they are
#: offered, except in the game called `highest`.
LOGS = {
    None: "A1 A2 A3 I1 I2 I3 A4 I4",
    "highest": "A2 A3 A1 I3 I2 I1 A4 I4",
    "resumes-active": "A1 A2 A3 I1 A4 I2 I3 I4",
    "strict-alternation": "A1 I1 A2 I2 A3 I3 A4 I4",
    "one-queue": "A1 A2 I1 I2 A3 I3 A4 I4",
    "stack": "I1 A4 I4 I2 A1 A2 I3 A3",
    "depth-first": "A1 A2 A3 I3 I1 A4 I4 I2",
    "snapshot-rounds": "A1 A2 I1 I2 A3 A4 I3 I4",
    "inactive-first": "I1 I2 A1 A2 A3 A4 I3 I4",
    "causers-bucket": "A1 A2 A3 I3 I1 I2 A4 I4",
    "no-return": "A1 A2 A3 I1 I2 I3",
}


def trace_k(play, pick):
    """Spark falls: A1, A2, I1, I2. A2 triggers A3 and I3; I1 triggers A4; A4 triggers I4."""
    spark, twig = when("figure-downed", "Spark"), when("unit-damaged", "Twig")
    bough, leaf = when("unit-moved", "Bough"), when("unit-damaged", "Leaf")
    mine = [
        ability("A1", spark),
        ability("A2", spark, damage("Twig")),
        ability("A3", twig),
        ability("A4", bough, damage("Leaf")),
    ]
    theirs = [
        ability("I1", spark, move("Bough")),
        ability("I2", spark),
        ability("I3", twig),
        ability("I4", leaf),
    ]
    # The active player sits second, so that no seat order is mistaken for the turn.
    play.start(
        unit("Theirs", "Ben", *theirs),
        unit("Mine", "Ada", *mine),
        *(unit(name, "Ben", figures=9) for name in ("Spark", "Twig", "Bough", "Leaf")),
        players=("Ben", "Ada"),
        active="Ada",
    )
    play.happen(damage("Spark"))
    while play.decision:
        play.choose(pick(play.options, key=lambda option: (option[-1], option)))
    return " ".join(play.resolved)


@pytest.mark.parametrize("name", LOGS)
def test_each_engine_gives_its_log(name):
    make = engine if name in {None, "highest"} else misreading(name)
    pick = max if name == "highest" else min
    assert trace_k(Player(make()), pick) == LOGS[name]


def test_no_two_logs_are_alike():
    assert len(set(LOGS.values())) == len(LOGS) == 11
