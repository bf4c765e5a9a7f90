"""Games of the clauses about buckets, and the log that the rules give."""

from __future__ import annotations

from tests.reference_engine.games import (
    ability,
    damage,
    down,
    gain,
    give_back,
    move,
    roll,
    unit,
    when,
)

SPARK, TWIG = when("figure-downed", "Spark"), when("unit-damaged", "Twig")
BOUGH, LEAF = when("unit-moved", "Bough"), when("unit-damaged", "Leaf")


def spark(mine=(), theirs=()):
    """A figure of Spark is downed, on the turn of Ada, who sits second."""

    def game(play):
        play.start(
            unit("Mine", "Ada", *mine),
            unit("Theirs", "Ben", *theirs),
            *(unit(name, "Ben", figures=9) for name in ("Spark", "Twig", "Bough", "Leaf")),
            players=("Ben", "Ada"),
            active="Ada",
        )
        play.happen(down("Spark"))

    return game


def close_combat(play):
    """Two abilities trigger when dice are rolled; one of them takes the attacker away."""
    rolled = when("dice-rolled", "Mine")
    play.start(
        unit("Mine", "Ada", ability("A1", rolled), adjacent=["Theirs"], figures=2),
        unit("Theirs", "Ben", ability("I1", rolled, down("Mine", 2))),
        dice=[roll("Mine", [6, 5], [1]), roll("Theirs", [5, 5], [4])],
    )
    play.act("Ada", type="order", order="close-combat", unit="Mine", target="Theirs")


def undisturbed_combat(play):
    """An ability triggers between the roll and the hits, and the hits are scored next."""
    rolled = when("dice-rolled", "Mine")
    play.start(
        unit("Mine", "Ada", ability("A1", rolled), adjacent=["Theirs"]),
        unit("Theirs", "Ben"),
        dice=[roll("Mine", [6, 5], [1]), roll("Theirs", [5, 5], [4])],
    )
    play.act("Ada", type="order", order="close-combat", unit="Mine", target="Theirs")


def breakaway(play):
    """Ben's unit attacks on Ada's turn, after an ability of his has resolved alone."""
    rolled, ordered = when("dice-rolled", "Theirs"), when("order-given", "Mine", order="move")
    play.start(
        unit("Mine", "Ada", ability("A1", rolled), adjacent=["Theirs"], base="formation"),
        unit("Theirs", "Ben", ability("I1", ordered), ability("I2", rolled)),
        dice=[roll("Mine", [1, 1], [6]), roll("Theirs", [2, 2], [4])],
    )
    play.act("Ada", type="order", order="move", unit="Mine", steps=2)


#: For each clause a game, and the log that the rules give when the first option is chosen.
GAMES = {
    "timing.bucket.one-per-owner": (
        spark([ability("A1", SPARK, damage("Twig")), ability("A2", TWIG)], [ability("I1", SPARK)]),
        "A1 A2 I1",
    ),
    "timing.bucket.active-first": (
        spark([ability("A1", SPARK)], [ability("I1", SPARK)]),
        "A1 I1",
    ),
    "timing.bucket.skip-empty-active": (
        spark([], [ability("I1", SPARK)]),
        "I1",
    ),
    "timing.bucket.owner-picks": (
        spark([ability("A2", SPARK), ability("A1", SPARK)]),
        "A1 A2",
    ),
    "timing.bucket.pick-is-remade-each-time": (
        spark(
            [ability("A1", SPARK, damage("Twig")), ability("A3", SPARK), ability("A2", TWIG)],
        ),
        "A1 A2 A3",
    ),
    "timing.bucket.one-at-a-time": (
        spark(
            [
                ability("A1", SPARK, down("Twig"), down("Twig")),
                ability("A2", SPARK, give_back("Twig")),
            ],
        ),
        "A1 A2",
    ),
    "timing.bucket.active-drains-fully": (
        spark([ability("A1", SPARK), ability("A2", SPARK)], [ability("I1", SPARK)]),
        "A1 A2 I1",
    ),
    "timing.bucket.inactive-same-method": (
        spark([], [ability("I2", SPARK), ability("I1", SPARK)]),
        "I1 I2",
    ),
    "timing.bucket.inactive-drains-fully": (
        spark([ability("A1", TWIG)], [ability("I1", SPARK, damage("Twig")), ability("I2", SPARK)]),
        "I1 I2 A1",
    ),
    "timing.bucket.back-to-active": (
        spark([ability("A1", TWIG)], [ability("I1", SPARK, damage("Twig"))]),
        "I1 A1",
    ),
    "timing.bucket.repeat-to-both-empty": (
        spark(
            [
                ability("A1", SPARK, damage("Twig")),
                ability("A2", BOUGH, damage("Leaf")),
                ability("A3", when("figure-downed", "Theirs")),
            ],
            [ability("I1", TWIG, move("Bough")), ability("I2", LEAF, down("Theirs"))],
        ),
        "A1 I1 A2 I2 A3",
    ),
    "timing.bucket.mandatory": (
        spark([ability("A1", SPARK), ability("A2", SPARK, down("Mine"))]),
        "A1 A2",
    ),
    "timing.bucket.optional-text-still-processed": (
        spark([ability("A1", SPARK, gain(1), down("Twig"), optional=True)]),
        "A1",
    ),
    "timing.simultaneous.full-set-before-first-pick": (
        spark([ability("A2", SPARK), ability("A1", SPARK)], [ability("I1", SPARK)]),
        "A1 A2 I1",
    ),
    "timing.new.enters-at-once": (
        spark(
            [ability("A1", SPARK, damage("Twig")), ability("A3", SPARK), ability("A2", TWIG)],
        ),
        "A1 A2 A3",
    ),
    "timing.new.no-interruption": (
        spark(
            [
                ability("A1", SPARK, damage("Twig"), gain(1)),
                ability("A2", SPARK),
                ability("A3", TWIG),
            ],
        ),
        "A1 A2 A3",
    ),
    "timing.new.owner-not-causer": (
        spark(
            [ability("A1", SPARK, damage("Twig")), ability("A2", SPARK)],
            [ability("I1", TWIG)],
        ),
        "A1 A2 I1",
    ),
    "timing.new.equal-standing": (
        spark(
            [
                ability("A1", SPARK, damage("Twig")),
                ability("A2", SPARK),
                ability("A4", SPARK),
                ability("A3", TWIG),
            ],
        ),
        "A1 A2 A3 A4",
    ),
    "timing.new.same-pass": (
        spark([ability("A1", SPARK, damage("Twig")), ability("A2", TWIG)], [ability("I1", SPARK)]),
        "A1 A2 I1",
    ),
    "timing.new.other-pool-waits": (
        spark(
            [ability("A1", SPARK, damage("Twig")), ability("A2", SPARK)],
            [ability("I1", TWIG)],
        ),
        "A1 A2 I1",
    ),
    "timing.game.halts-while-pending": (close_combat, "A1 I1"),
    "timing.game.resumes-where-it-stopped": (undisturbed_combat, "A1"),
    "timing.active.is-turn-player": (breakaway, "I1 A1 I2"),
}


def own_figure(play):
    """The event happens to the active player's own unit."""
    downed = when("figure-downed", "Mine")
    play.start(
        unit("Mine", "Ada", ability("A1", downed)), unit("Theirs", "Ben", ability("I1", downed))
    )
    play.happen(down("Mine"))


def plain_breakaway(play):
    """Abilities of both sides trigger in Ben's attack, and nothing has triggered before."""
    rolled = when("dice-rolled", "Theirs")
    play.start(
        unit("Mine", "Ada", ability("A1", rolled), adjacent=["Theirs"], base="formation"),
        unit("Theirs", "Ben", ability("I2", rolled)),
        dice=[roll("Mine", [1, 1], [6]), roll("Theirs", [2, 2], [4])],
    )
    play.act("Ada", type="order", order="move", unit="Mine", steps=2)


#: Games in which misreadings differ that come to the same in the game of their clause.
FINER = (
    own_figure,
    plain_breakaway,
    spark(
        [ability("A1", SPARK, damage("Twig")), ability("A2", TWIG)],
        [ability("I1", SPARK), ability("I2", TWIG)],
    ),
    spark(
        [
            ability("A1", SPARK, damage("Twig")),
            ability("A2", SPARK, move("Bough")),
            ability("A3", TWIG),
            ability("A4", BOUGH),
        ],
    ),
    spark(
        [ability("A1", SPARK, damage("Twig")), ability("A2", SPARK, damage("Leaf"))],
        [ability("I1", SPARK), ability("I2", TWIG), ability("I3", LEAF)],
    ),
)
