"""
Games of the clauses about effects that cannot be carried out.

In an outline an ability stands where it begins to resolve, `xWall` is a figure downed,
`~Mine` a unit moved, `Ada+1` points gained.
"""

from __future__ import annotations

from tests.reference_engine.games import (
    ability,
    activated,
    chosen,
    damage,
    down,
    gain,
    give_back,
    move,
    reposition,
    unit,
    when,
)

TORCH = when("unit-moved", "Torch")
WALL = when("figure-downed", "Wall")
SPECIAL = when("order-given", "Mine", order="special")


def after_a_loss(mine=(), theirs=(), *, wall=3, use=None, lose="Gone"):
    """A unit is defeated; then something triggers, or an ability is used."""

    def game(play):
        play.start(
            unit("Mine", "Ada", *mine, adjacent=["Gone"]),
            unit("Theirs", "Ben", *theirs),
            unit("Gone", "Ben", figures=1, slots=2),
            unit("Torch", "Ben"),
            unit("Wall", "Ben", figures=wall),
            players=("Ben", "Ada"),
            active="Ada",
        )
        play.happen(down(lose, 9))
        if use:
            play.act("Ada", type="use", ability=use)
        else:
            play.happen(move("Torch"))

    return game


#: For each clause a game, and its outline when the first option is chosen.
GAMES = {
    "effects.impossible.skip-one": (
        after_a_loss([ability("A1", TORCH, move("Gone"))]),
        "xGone ~Torch A1",
    ),
    "effects.impossible.later-effects-done": (
        after_a_loss([ability("A1", TORCH, move("Gone"), gain(1))]),
        "xGone ~Torch A1 Ada+1",
    ),
    "effects.impossible.earlier-effects-stand": (
        after_a_loss([ability("A1", TORCH, gain(1), down("Wall"), move("Gone"))]),
        "xGone ~Torch A1 Ada+1 xWall",
    ),
    "effects.impossible.lost-target": (
        after_a_loss(
            [
                ability("A1", TORCH, chosen(down("x"), "adjacent-enemy"), down("Wall")),
                ability("A2", WALL, chosen(give_back("x"), "enemy")),
            ]
        ),
        "xGone ~Torch A1 xWall A2 ^Wall",
    ),
    "effects.impossible.vanished-unit": (
        after_a_loss(
            [
                ability(
                    "A1",
                    when("unit-defeated", of="this"),
                    {"do": "move", "steps": 1, "unit": {"of": "this"}},
                    down("Wall"),
                )
            ],
            lose="Mine",
        ),
        "xMine xMine xMine A1 xWall ~Torch",
    ),
    "effects.impossible.activated-and-triggered": (
        after_a_loss(
            [
                activated("Use", reposition("Theirs", 3), down("Wall")),
                ability("A1", SPECIAL, down("Theirs", 3)),
            ],
            use="Use",
        ),
        "xGone A1 xTheirs xTheirs xTheirs Use xWall",
    ),
    "effects.impossible.counts-as-resolved": (
        after_a_loss([ability("A1", TORCH, damage("Gone"))], [ability("I1", TORCH)]),
        "xGone ~Torch A1 I1 Ben+1",
    ),
    "effects.impossible.judged-when-reached": (
        after_a_loss(
            [
                ability("A1", TORCH, down("Theirs"), give_back("Theirs")),
                ability("A2", TORCH, down("Wall")),
                ability("A3", TORCH, give_back("Wall")),
            ]
        ),
        "xGone ~Torch A1 xTheirs ^Theirs A2 xWall A3 ^Wall",
    ),
    "effects.impossible.no-substitute": (
        after_a_loss([activated("Use", damage("Gone"), gain(1))], use="Use"),
        "xGone Use Ada+1",
    ),
    "effects.impossible.per-target": (
        after_a_loss(
            [ability("A1", TORCH, down("Wall", 3), {**gain(1), "per": "figure-downed"})],
            [ability("I1", when("figure-downed", "Wall"))],
            wall=2,
        ),
        "xGone ~Torch A1 xWall xWall Ada+2 I1 Ben+1 I1 Ben+1",
    ),
    "effects.impossible.no-event": (
        after_a_loss(
            [ability("A1", TORCH, move("Gone"))], [ability("I1", when("unit-moved", "Gone"))]
        ),
        "xGone ~Torch A1",
    ),
}

#: Games in which misreadings differ that come to the same in the game of their clause.
FINER = (
    after_a_loss([ability("A1", TORCH, move("Gone"), gain(1), move("Wall"))]),
    after_a_loss([ability("A1", TORCH, gain(1), move("Gone"))]),
    after_a_loss([activated("Use", move("Gone"), gain(1))], use="Use"),
    after_a_loss([activated("Use", damage("Gone"), move("Gone"))], use="Use"),
    after_a_loss([ability("A1", TORCH, down("Theirs"), reposition("Theirs", 3))]),
)
