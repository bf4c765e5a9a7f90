"""
Games of the clauses about choices that several players make at the same moment.

In an outline `Ada!Mine/1` is a choice that is revealed: figure 1 of Mine.
"""

from __future__ import annotations

from tests.reference_engine.games import (
    ability,
    activated,
    each_player_downs,
    move,
    roll,
    spare,
    static,
    unit,
    when,
)

ATTACK = {"type": "order", "order": "close-combat", "unit": "Mine", "target": "Theirs"}
MARCH = {"type": "order", "order": "move", "unit": "Mine", "steps": 1}
SPARK = when("unit-moved", "Spark")


def downed(name, whose, **printed):
    """An ability of a figure that waits for the loss of one of these."""
    return ability(name, when("figure-downed", whose), **{"slot": 3, **printed})


def combat(mine=(), theirs=(), *, hits=(1, 1), breakaway=False, players=("Ben", "Ada")):
    """
    Both units hit each other, each with one-hit-point figures that are not alike.

    It is the turn of Ada, who sits second unless the players are said to sit otherwise.
    """

    def game(play):
        play.start(
            unit(
                "Mine",
                "Ada",
                *(mine or [downed("A1", "Mine")]),
                adjacent=["Theirs"],
                attack=1,
                base="formation",
            ),
            unit("Theirs", "Ben", *(theirs or [downed("I1", "Theirs")]), attack=1),
            dice=[
                roll("Mine", [6 * hits[0] or 1], [1]),
                roll("Theirs", [6 * hits[1] or 1], [1]),
            ],
            players=players,
            active="Ada",
        )
        if breakaway:
            play.act("Ada", **MARCH)
            play.choose("unit:Theirs")
        else:
            play.act("Ada", **ATTACK)

    return game


def everybody(*theirs, use=None):
    """Each player downs a figure; the ability that says so is Ben's, or one that Ada uses."""

    def game(play):
        play.start(
            unit("Mine", "Ada", downed("A1", "Mine"), activated("Use", each_player_downs())),
            unit("Theirs", "Ben", downed("I1", "Theirs"), *theirs),
            unit("Spark", "Ben"),
            players=("Ben", "Ada"),
            active="Ada",
        )
        if use:
            play.act("Ada", type="use", ability=use)
        else:
            play.happen(move("Spark"))

    return game


#: For each clause a game, and its outline when the first option is chosen.
GAMES = {
    "choice.active-first": (
        combat(),
        "( Ada!Mine/1 xMine xTheirs A1 Ada+1 I1 Ben+1 )",
    ),
    "choice.active-reveals-before-inactive-chooses": (
        combat(),
        "( Ada!Mine/1 xMine xTheirs A1 Ada+1 I1 Ben+1 )",
    ),
    "choice.revealed-choice-is-final": (
        combat(),
        "( Ada!Mine/1 xMine xTheirs A1 Ada+1 I1 Ben+1 )",
    ),
    "choice.effects-may-be-simultaneous": (
        combat(),
        "( Ada!Mine/1 xMine xTheirs A1 Ada+1 I1 Ben+1 )",
    ),
    "choice.inactive-options-from-same-board": (
        combat([static("S", spare("Theirs", 1), slot=1)]),
        "+S ( Ada!Mine/1 xMine xTheirs -S I1 Ben+1 )",
    ),
    "choice.any-simultaneous-choice": (
        everybody(ability("I2", SPARK, each_player_downs())),
        "~Spark I2 Ada!Mine/1 xMine xSpark A1 Ada+1",
    ),
    "choice.active-is-not-attacker": (
        combat(breakaway=True),
        "( Ada!Mine/1 xMine xTheirs A1 Ada+1 I1 Ben+1 ) ~Mine",
    ),
    "choice.simultaneous-effects-trigger-together": (
        combat(
            [downed("A1", "Mine"), downed("A2", "Theirs")],
            [downed("I1", "Theirs"), downed("I2", "Mine")],
        ),
        "( Ada!Mine/1 xMine xTheirs A1 Ada+1 A2 Ada+1 I1 Ben+1 I2 Ben+1 )",
    ),
    "choice.only-when-simultaneous": (
        combat(hits=(1, 0)),
        "( xTheirs I1 Ben+1 )",
    ),
}

#: Games in which misreadings differ that come to the same in the game of their clause.
FINER = (everybody(use="Use"), combat(players=("Ada", "Ben")))
