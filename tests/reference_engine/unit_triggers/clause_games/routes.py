"""Games of Destroyed, Discarded and Depleted."""

from __future__ import annotations

from tests.reference_engine.unit_triggers.games import (
    at_end,
    deplete,
    depleted,
    destroy,
    destroyed,
    discard,
    discarded,
    draw,
    event,
    give_back,
    response,
    seek,
    unit,
    upon,
)


def x(**more):
    """A unit with an ability for each way into the discard pile."""
    abilities = [destroyed("X-D"), discarded("X-C"), depleted("X-P"), upon("X-U")]
    return unit("Xerus", "Ada", *abilities, **more)


def own_effect(play):
    """Ada's unit destroys her other one, and is destroyed by Ben's card."""
    play.start(
        x(at=1),
        unit("Yak", "Ada", upon("Yak-U", destroy("Xerus")), destroyed("Yak-D")),
        response("Blast", "Ben", destroy("Yak")),
    )
    play.deploy("Yak", 2).play("Blast", "Ben")


def given_back(play):
    play.start(x(at=1), event("Call", "Ada", give_back("Xerus"))).play("Call")


def face_up(play):
    play.start(x(at=2), event("Blast", "Ada", destroy(2))).play("Blast")


def face_down(play):
    play.start(x(at=2, facing="down"), event("Blast", "Ada", destroy(2))).play("Blast")


def swept(play):
    play.start(x(at=1), unit("Yak", "Ada", destroyed("Y-D"), at=2, facing="down")).end(3)


def removed(play):
    play.start(x(), state_check={"least_cq": 3}).deploy("Xerus")


def from_the_hand(play):
    play.start(x(), event("Pitch", "Ada", discard("Xerus"))).play("Pitch")


def from_the_battle_zone(play):
    play.start(x(at=1), event("Pitch", "Ada", discard("Xerus"))).play("Pitch")


def by_opponent(play):
    play.start(x(), event("Pitch", "Ben", discard(who="opponent"))).play("Pitch", "Ben")


def in_window(play):
    play.start(x(), response("Snare", "Ben", destroy("Xerus")))
    play.plan("Ben", "Snare", "Xerus").deploy("Xerus")


def several(play):
    play.start(
        x(at=1),
        unit("Yak", "Ada", destroyed("Y-D"), at=2),
        unit("Zebu", "Ada", destroyed("Z-D"), at=3),
        event("Storm", "Ben", destroy("all-opposing")),
    )
    play.play("Storm", "Ben")


def attached_one(play):
    play.start(x(), unit("Yak", at=1), event("Blast", "Ada", destroy("Xerus")))
    play.attach("Xerus", "Yak").play("Blast")


def hand_limit(play):
    play.start(x(), unit("Yak"), hand_limit=1).end(3).choose("card:Xerus")


def from_the_deck(play):
    play.start(
        x(zone="deck"),
        unit("Yak", "Ada", zone="deck"),
        unit("Zebu", "Ada", depleted("Z-P"), zone="deck"),
        unit("Ant", "Ada", depleted("A-P"), zone="deck"),
        unit("Bee", "Ada", depleted("B-P")),
        event("Drain", "Ada", deplete(3)),
    )
    play.play("Drain")


def two_at_once(play):
    play.start(
        x(zone="deck"),
        unit("Zebu", "Ada", depleted("Z-P"), zone="deck"),
        event("Drain", "Ben", deplete(2, "opponent")),
    )
    play.play("Drain", "Ben")


def depleted_before_the_end(play):
    play.start(
        unit("Yak", "Ada", at_end("Y-E"), zone="deck"),
        unit("Zebu", "Ada", at_end("Z-E"), zone="discard"),
        event("Drain", "Ada", deplete(1)),
    )
    play.play("Drain").end(2)


def out_of_the_deck(play):
    play.start(
        unit("Yak", "Ada", depleted("Y-P"), zone="deck"),
        x(zone="deck"),
        event("Call", "Ada", draw(), seek("Xerus"), discard("Xerus")),
    )
    play.play("Call")


GAMES = {
    "destroyed.by-card-effect": (
        own_effect,
        (
            "_Yak ^Yak Yak? +Yak !Yak-U Yak-U xXerus !X-D X-D Ada+1 "
            "(Blast) Blast-It xYak !Yak-D Yak-D Ada+1"
        ),
    ),
    "destroyed.zone-to-discard": (given_back, "(Call) Call-It <Xerus"),
    "destroyed.face-up": (face_up, "(Blast) Blast-It xXerus !X-D X-D Ada+1"),
    "destroyed.face-down-too": (face_down, "(Blast) Blast-It xXerus !X-D X-D Ada+1"),
    "destroyed.cleanup-is-not-destruction": (
        swept,
        "[tallying] Ada=2 Ben=0 [end-of-battle] [clean-up] sXerus sYak [2] [deployment]",
    ),
    "destroyed.only-card-effects": (removed, "_Xerus ^Xerus Xerus?? -Xerus"),
    "destroyed.other-discard-routes": (
        from_the_hand,
        "(Pitch) Pitch-It cXerus !X-C X-C Ada+1",
    ),
    "destroyed.independent-of-deployment": (
        in_window,
        "_Xerus ^Xerus (Snare) Snare-It xXerus !X-D X-D Ada+1",
    ),
    "destroyed.each-unit-own": (
        several,
        "(Storm) Storm-It xXerus xYak xZebu !X-D !Y-D !Z-D X-D Ada+1 Y-D Ada+1 Z-D Ada+1",
    ),
    "discarded.by-effect": (by_opponent, "(Pitch) Pitch-It cXerus !X-C X-C Ada+1"),
    "discarded.from-hand": (from_the_hand, "(Pitch) Pitch-It cXerus !X-C X-C Ada+1"),
    "discarded.cleanup-is-not-discard": (
        swept,
        "[tallying] Ada=2 Ben=0 [end-of-battle] [clean-up] sXerus sYak [2] [deployment]",
    ),
    "discarded.effect-needed": (
        hand_limit,
        "[tallying] Ada=0 Ben=0 [end-of-battle] [clean-up] rXerus [2] [deployment]",
    ),
    "discarded.not-for-destroyed-or-depleted": (
        two_at_once,
        "(Drain) Drain-It pXerus pZebu !X-P !Z-P X-P Ada+1 Z-P Ada+1",
    ),
    "depleted.top-of-deck": (
        from_the_deck,
        "(Drain) Drain-It pXerus pYak pZebu !X-P !Z-P X-P Ada+1 Z-P Ada+1",
    ),
    "depleted.straight-to-discard": (
        two_at_once,
        "(Drain) Drain-It pXerus pZebu !X-P !Z-P X-P Ada+1 Z-P Ada+1",
    ),
    "depleted.each-card-own-trigger": (
        from_the_deck,
        "(Drain) Drain-It pXerus pYak pZebu !X-P !Z-P X-P Ada+1 Z-P Ada+1",
    ),
    "depleted.order-from-top": (
        two_at_once,
        "(Drain) Drain-It pXerus pZebu !X-P !Z-P X-P Ada+1 Z-P Ada+1",
    ),
    "depleted.only-by-depletion": (
        out_of_the_deck,
        "(Call) Call-It Adad1 oXerus cXerus !X-C X-C Ada+1",
    ),
    "depleted.no-deploy": (
        two_at_once,
        "(Drain) Drain-It pXerus pZebu !X-P !Z-P X-P Ada+1 Z-P Ada+1",
    ),
}

FINER = (from_the_battle_zone, attached_one, depleted_before_the_end)
