"""
Games of the clauses about static abilities, and what the rules make of them.

In an outline `+S` is a static that begins, `-S` one that ends, `(` and `)` the beginning
and the end of a combat, and `Mine:3/1` a unit whose dice are not the printed ones.
"""

from __future__ import annotations

from tests.reference_engine.games import (
    ability,
    attack,
    defense,
    down,
    move,
    move_orders,
    reposition,
    roll,
    spare,
    static,
    unit,
    when,
)

END = {"type": "end-turn"}
ATTACK = {"type": "order", "order": "close-combat", "unit": "Mine", "target": "Theirs"}
BACK = {"type": "order", "order": "close-combat", "unit": "Theirs", "target": "Mine"}
MARCH = {"type": "order", "order": "move", "unit": "Mine", "steps": 1}


def field(play, mine=(), theirs=(), *, far=(), dice=(), unarmed=True, **more):
    """Two units next to each other, and one of Ben's elsewhere; Ada sits second, and begins."""
    printed = {"attack": 0, "defense": 1} if unarmed else {"attack": 2, "defense": 1}
    play.start(
        unit("Mine", "Ada", *mine, slots=4, adjacent=["Theirs"], **printed),
        unit("Theirs", "Ben", *theirs, slots=4, **printed),
        unit("Far", "Ben", *far),
        players=("Ben", "Ada"),
        dice=[roll(name, [], [1] * count) for name, count in dice],
        **more,
    )


def of_the_start(mine=(), theirs=(), active="Ada"):
    """Statics are there from the beginning."""

    def game(play):
        field(play, mine, theirs, unarmed=False, active=active)

    return game


def permission(play):
    """Ben's net forbids what Ada's unit may do since a later turn."""
    field(
        play,
        [static("S2", move_orders(may=True), since=3)],
        [static("S1", move_orders("adjacent-enemies", may=False), since=1)],
    )
    play.act("Ada", **MARCH)


def readied_slot(play):
    """Ada's static of a slot becomes ready in her turn, long after Ben's has been active."""
    field(
        play,
        [static("S", attack(set=3), slot=4)],
        [static("T", attack("Mine", set=5), since=2)],
        unarmed=False,
    )
    play.happen(reposition("Mine", 4, **{"from": 1}))


def enters_combat(play):
    """Ada's condition becomes true after Ben's static became ready."""
    field(
        play,
        [static("S", defense(set=4), in_combat=True)],
        [static("T", defense("Mine", set=2), since=3)],
        dice=[("Mine", 4), ("Theirs", 1)],
    )
    play.act("Ada", **ATTACK)


def not_in_combat(play):
    """Ada's static is the later one in print, but its condition is false until there is combat."""
    field(
        play,
        [static("S", defense(set=4), in_combat=True, since=3)],
        [static("T", defense("Mine", set=2))],
        dice=[("Mine", 4), ("Theirs", 1)],
    )
    yield
    play.act("Ada", **ATTACK)


def second_combat(play):
    """A rival becomes ready between two combats."""
    field(
        play,
        [static("S", defense(set=4), in_combat=True)],
        [static("T", defense("Mine", set=2), slot=4)],
        dice=[("Mine", 4), ("Theirs", 1), ("Mine", 4), ("Theirs", 1)],
    )
    play.act("Ada", **ATTACK)
    play.happen(reposition("Theirs", 4, **{"from": 1}))
    play.act("Ada", **ATTACK)


def used_each_turn(play):
    """Two statics stay active through turns and combats."""
    field(
        play,
        [static("S", defense(set=4))],
        far=[static("T", defense("Mine", set=2), since=3)],
        dice=[("Mine", 2), ("Theirs", 1), ("Mine", 2), ("Theirs", 1)],
    )
    play.act("Ada", **ATTACK)
    play.act("Ada", **END)
    play.act("Ben", **END)
    play.act("Ada", **ATTACK)


def winner_ends(play):
    """The figure whose static overrode another one is downed."""
    field(
        play,
        [static("S1", attack(set=3), defense(set=3)), static("S2", attack(set=5), since=2)],
        [static("S3", defense("Mine", set=4), slot=1, since=3)],
        unarmed=False,
    )
    play.happen(down("Theirs", slot=1))


def combat_tie(play):
    """Both players' statics begin with a combat in Ada's turn, and then with one in Ben's."""
    field(
        play,
        [static("S", defense(set=4), in_combat=True)],
        [static("T", defense("Mine", set=6), in_combat=True)],
        dice=[("Mine", 6), ("Theirs", 1), ("Mine", 4), ("Theirs", 1)],
    )
    play.act("Ada", **ATTACK)
    play.act("Ada", **END)
    play.act("Ben", **BACK)


def turn_passes(play):
    """Two statics that began together are still active when the turn passes."""
    field(play, [static("S", attack(set=3))], [static("T", attack("Mine", set=5))], unarmed=False)
    play.act("Ada", **END)


def readied_while_pending(play):
    """An ability readies a static that changes what the next one can do."""
    spark = when("unit-moved", "Spark")
    play.start(
        unit(
            "Mine",
            "Ada",
            static("S", spare("Wall", 2), slot=4),
            ability("A1", spark, reposition("Mine", 4)),
            ability("A2", spark, down("Wall", 2)),
            slots=4,
        ),
        unit("Wall", "Ben", figures=2),
        unit("Spark", "Ben"),
    )
    play.happen(move("Spark"))


SET3, SET5 = attack("Mine", set=3), attack("Mine", set=5)

#: For each clause a game, and its outline when the first option is chosen.
GAMES = {
    "static.conflict.latest-activation-wins": (permission, "+S1 +S2 ~Mine"),
    "static.active.plain-means-ready": (readied_slot, "+T Mine/1>4 +S Mine:3/1"),
    "static.active.conditional-means-condition-true": (
        enters_combat,
        "+T ( +S ) -S Mine:0/2",
    ),
    "static.inactive.no-say": (not_in_combat, "+T ( +S ) -S Mine:0/2"),
    "static.active.restamp": (
        second_combat,
        "( +S ) -S Theirs/1>4 +T ( +S ) -S Mine:0/2",
    ),
    "static.active.no-restamp-while-continuous": (
        used_each_turn,
        "+S +T ( ) [Ben] [Ada] ( ) Mine:0/2",
    ),
    "static.conflict.loser-suppressed-only": (
        winner_ends,
        "+S1 +S2 +S3 xTheirs -S3 Mine:5/3",
    ),
    "static.simultaneous.active-orders-own": (
        of_the_start([static("S2", SET3), static("S1", SET5)]),
        "+S1 +S2 Mine:3/1",
    ),
    "static.simultaneous.inactive-orders-own": (
        of_the_start([], [static("T2", SET3), static("T1", SET5)]),
        "+T1 +T2 Mine:3/1",
    ),
    "static.simultaneous.inactive-after-active": (
        of_the_start(
            [static("S1", defense("Mine", set=2)), static("S2", SET3)],
            [static("T1", SET5), static("T2", defense("Theirs", set=2))],
        ),
        "+S1 +S2 +T1 +T2 Mine:5/2 Theirs:2/2",
    ),
    "static.simultaneous.inactive-prevails": (
        combat_tie,
        "( +S +T ) -S -T [Ben] ( +T +S ) -T -S",
    ),
    "static.simultaneous.same-owner-last-applied-prevails": (
        of_the_start([static("S1", SET3), static("S2", SET5)]),
        "+S1 +S2 Mine:5/1",
    ),
    "static.simultaneous.each-orders-only-own": (
        of_the_start([static("S", SET3)], [static("T", SET5)]),
        "+S +T Mine:5/1",
    ),
    "static.tie-rule-only-for-ties": (readied_slot, "+T Mine/1>4 +S Mine:3/1"),
    "static.order-is-fixed-at-activation": (turn_passes, "+S +T [Ben] Mine:5/1"),
    "static.not-in-buckets": (
        readied_while_pending,
        "~Spark A1 Mine/1>4 +S A2 xWall",
    ),
    "static.no-conflict-all-apply": (
        of_the_start([static("S", attack(add=1)), static("T", attack(add=1))]),
        "+S +T Mine:4/1",
    ),
}


def permitted_then_forbidden(play):
    """The times of the two exchanged: what forbids is the later one, and listed first."""
    play.start(
        unit("Net", "Ben", static("S2", move_orders("adjacent-enemies", may=False), since=3)),
        unit("Mine", "Ada", static("S1", move_orders(may=True)), adjacent=["Net"]),
    )
    play.act("Ada", **MARCH)


def breakaway_tie(play):
    """Ben attacks in Ada's turn."""
    play.start(
        unit(
            "Mine",
            "Ada",
            static("S", defense(set=4), in_combat=True),
            adjacent=["Theirs"],
            attack=0,
            base="formation",
        ),
        unit("Theirs", "Ben", static("T", defense("Mine", set=6), in_combat=True), attack=0),
        dice=[roll("Mine", [], [1] * 6), roll("Theirs", [], [1])],
    )
    play.act("Ada", **MARCH)
    play.choose("unit:Theirs")


def own_tie_in_combat(play):
    """Two statics of the defender begin with the combat."""
    field(
        play,
        [],
        [
            static("T1", defense("Mine", set=2), in_combat=True),
            static("T2", defense("Mine", set=4), in_combat=True),
        ],
        dice=[("Mine", 4), ("Theirs", 1)],
    )
    play.act("Ada", **ATTACK)


#: Games in which misreadings differ that come to the same in the game of their clause.
FINER = (
    permitted_then_forbidden,
    breakaway_tie,
    own_tie_in_combat,
    of_the_start(
        [static("S1", SET5), static("S2", SET3)], [static("T1", SET3), static("T2", SET5)]
    ),
    of_the_start(
        [static("S1", SET5), static("S2", SET3)],
        [static("T1", SET3), static("T2", SET5)],
        active="Ben",
    ),
    of_the_start([static("S1", attack(add=1)), static("S2", attack(add=-1), since=2)]),
)
