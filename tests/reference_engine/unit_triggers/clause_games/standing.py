"""Games of Throughout the Battle: the CQ of units and the Total CQ of players."""

from __future__ import annotations

from tests.reference_engine.unit_triggers.games import (
    NOTHING,
    destroy,
    event,
    flip,
    give_back,
    more_cq,
    response,
    throughout,
    unit,
)


def flag(*more, change=1, of="yours", **other):
    return unit("Flag", "Ada", throughout("Flag-T", more_cq(change, of)), *more, **other)


def arriving_later(play):
    """A unit arrives when the bonus is in force; the Battle goes on, and another begins."""
    play.start(flag(), unit("Yak"), unit("Owl", "Ben", at=2), unit("Zebu"), active="Ada")
    play.deploy("Flag").deploy("Yak", 2).end(3).deploy("Zebu")


def of_both(play):
    """Each player has a unit that works throughout."""
    play.start(
        flag(at=1),
        unit("Owl", "Ben", throughout("Owl-T", more_cq(2)), at=2),
        unit("Yak", at=3),
    )
    play.end()


def face_down(play):
    play.start(flag(), unit("Yak", at=1), unit("Zebu", at=3, facing="down", cq=5))
    play.place("Flag", 2).end()


def elsewhere(play):
    play.start(
        flag(zone="discard"),
        unit("Yak", at=1),
        unit("Flag-Two", "Ada", throughout("Two", more_cq(3))),
    )
    play.end()


def in_window(play):
    play.start(flag(), unit("Yak", at=1), response("Snare", "Ben", NOTHING))
    play.halt("Ben", "Flag").deploy("Flag").choose()


def reducing(play):
    """A reduction here, and a bonus everywhere; what reduces leaves."""
    play.start(
        flag(change=-2, of="opposing-here"),
        unit("Owl", "Ben", at=1, cq=3),
        unit("Eft", "Ben", throughout("Eft-T", more_cq()), at=4, cq=1),
        response("Blast", "Ben", destroy("Flag")),
    )
    play.deploy("Flag").end().play("Blast", "Ben")


def counted(play):
    play.start(unit("Yak", at=1, cq=3), unit("Zebu", at=2, cq=4), flag(cq=0)).deploy("Flag")
    play.end(2)


def leaving(play):
    play.start(
        flag(at=1),
        unit("Yak", at=2),
        unit("Zebu"),
        event("Call", "Ada", give_back("Flag")),
    )
    play.play("Call").deploy("Zebu", 3).end()


def turned_down(play):
    play.start(flag(at=1), unit("Yak", at=2), event("Cloud", "Ada", flip("Flag", "down")))
    play.play("Cloud").end()


def attached(play):
    play.start(flag(), unit("Yak", at=1)).attach("Flag", "Yak").end()


GAMES = {
    "throughout.while-face-up-in-zone": (
        arriving_later,
        (
            "_Flag ^Flag Flag? +Flag _Yak ^Yak Yak? +Yak [tallying] Ada=6 Ben=2 [end-of-battle] "
            "[clean-up] sFlag sYak sOwl [2] [deployment] _Zebu ^Zebu Zebu? +Zebu"
        ),
    ),
    "throughout.not-face-down": (face_down, "_Flag [tallying] Ada=2 Ben=0"),
    "throughout.not-outside-zone": (elsewhere, "[tallying] Ada=2 Ben=0"),
    "throughout.starts-with-face-up": (in_window, "_Flag ^Flag Flag? +Flag"),
    "throughout.state-not-event": (
        arriving_later,
        (
            "_Flag ^Flag Flag? +Flag _Yak ^Yak Yak? +Yak [tallying] Ada=6 Ben=2 [end-of-battle] "
            "[clean-up] sFlag sYak sOwl [2] [deployment] _Zebu ^Zebu Zebu? +Zebu"
        ),
    ),
    "throughout.buffs-and-debuffs": (
        reducing,
        "_Flag ^Flag Flag? +Flag [tallying] Ada=2 Ben=4 (Blast) Blast-It xFlag",
    ),
    "throughout.counts-at-tally": (
        counted,
        "_Flag ^Flag Flag? +Flag [tallying] Ada=10 Ben=0 [end-of-battle]",
    ),
    "throughout.ends-on-leaving": (
        leaving,
        "(Call) Call-It <Flag _Zebu ^Zebu Zebu? +Zebu [tallying] Ada=4 Ben=0",
    ),
    "throughout.ends-at-cleanup-latest": (
        arriving_later,
        (
            "_Flag ^Flag Flag? +Flag _Yak ^Yak Yak? +Yak [tallying] Ada=6 Ben=2 [end-of-battle] "
            "[clean-up] sFlag sYak sOwl [2] [deployment] _Zebu ^Zebu Zebu? +Zebu"
        ),
    ),
    "throughout.attached-units-have-it": (attached, "Flag@Yak [tallying] Ada=6 Ben=0"),
}

FINER = (of_both, turned_down)
