"""Games of End of Battle, Special Triggers, and the card that bans deploying."""

from __future__ import annotations

from contextlib import suppress

from tests.reference_engine.driving import Refused
from tests.reference_engine.unit_triggers.games import (
    UPLOAD,
    at_end,
    attach,
    destroy,
    destroyed,
    event,
    example,
    gain,
    give_back,
    lose,
    more_cq,
    part,
    response,
    safe,
    seek,
    special,
    throughout,
    unit,
    upon,
)


def ending(name, **more):
    return unit(name, "Ada", at_end(f"{name}-E"), **more)


def in_play_only(play):
    play.start(
        ending("Ant"),
        ending("Bee", zone="discard"),
        ending("Cat", zone="deck"),
        ending("Dog", at=1),
    )
    play.end(3)


def by_location(play):
    play.start(
        ending("Ant"),
        ending("Bee"),
        ending("Cat"),
        unit("Owl", "Ben", at_end("Owl-E"), at=3),
    )
    play.deploy("Ant", 10).deploy("Bee", 2).deploy("Cat", "1").end(2)


def attached_too(play):
    play.start(ending("Ant", at=1), ending("Bee", at=1, on="Ant")).end(2)


def judged_late(play):
    """The first destroys the second and lets the fourth arrive; the third stays."""
    play.start(
        unit("Ant", "Ada", at_end("Ant-E", destroy(2), seek("Dog", 4)), at=1),
        unit("Bee", "Ada", at_end("Bee-E"), destroyed("Bee-D"), at=2),
        ending("Cat", at=3),
        ending("Dog", zone="deck"),
    )
    play.end(2)


def fragment(**more):
    ability = special("Fragment-It", part("end-of-battle", UPLOAD))
    return event("Fragment", "Ada", abilities=[ability], **more)


def uploaded(play):
    play.start(fragment(), ending("Ant", at=1), unit("Bee", "Ada", upon("Bee-U")))
    play.deploy("Bee", 2).end(2)


def windows(play):
    """Special Triggers of two phases, one of them face-down."""
    play.start(
        unit("Ant", "Ada", special("Ant-S", part("tallying"))),
        unit("Bee", "Ada", special("Bee-S", part("end-of-battle")), at=1, facing="down"),
        unit("Cat", "Ada", special("Cat-S", part("end-of-battle")), at=2),
        ending("Dog", at=3),
    )
    play.end(3)


def clash(play):
    play.start(
        event("Edict", "Ben", abilities=[special("Edict-S", part("your-deployment"))]),
        unit("Ant", "Ben", upon("Ant-U")),
        unit("Bee", "Ben", at=2, facing="down"),
        unit("Cat", "Ada", upon("Cat-U"), at=1, facing="down"),
    )
    play.together("Cat", "Bee").deploy("Ant", 3, "Ben")


def late_extra(play):
    play.start(ending("Ant", at=3), ending("Bee", at="7"), ending("Cat", at=10)).end(2)


def clash_of_neighbors(play):
    """The Special Trigger lies at a lower Location than the unit that is deployed."""
    edict = special("Bee-S", part("your-deployment"))
    play.start(unit("Ant", "Ada", upon("Ant-U")), unit("Bee", "Ada", edict, at=1))
    play.deploy("Ant", 2)


def two_parts(play):
    parts = [part("deploys", gain(2)), part("tallying", lose())]
    play.start(unit("Ant", "Ada", special("Ant-S", *parts))).deploy("Ant").end(2)


def labelled(play):
    """The example card of one player, and a unit of the other, are deployed at one moment."""
    king = example("King", "Ben", at=2, facing="down")
    play.start(unit("Ant", "Ada", upon("Ant-U"), at=1, facing="down"), king)
    play.together("Ant", "King")


def banned(play, *more, king=()):
    """The example card is deployed, and everything is tried that might be forbidden then."""
    card = example()
    card["abilities"] += king
    play.start(
        card,
        unit("Ant", "Ada", destroyed("Ant-D"), at=1),
        unit("Bee", "Ada", destroyed("Bee-D"), at=3, facing="down"),
        unit("Owl", "Ben", at=1),
        unit("Eft", "Ben"),
        unit("Cat"),
        unit("Dog", lightspeed=True),
        unit("Elk", zone="deck"),
        unit("Fox"),
        event("Call", "Ada", seek("Elk", 3)),
        *more,
    )
    play.deploy("King", 3)
    for attempt in (
        lambda: play.deploy("Cat", 3),
        lambda: play.deploy("Cat", 4),
        lambda: play.lightspeed("Dog", 3),
        lambda: play.attach("Fox", "Owl"),
        lambda: play.deploy("Eft", 5, "Ben"),
    ):
        with suppress(Refused):
            attempt()
    play.play("Call")
    for _ in range(2):
        play.end()
        with suppress(Refused):
            play.lightspeed("Dog", 3)
    play.end()
    with suppress(Refused):
        play.deploy("Cat")


def banned_and_gone(play):
    banned(play)


def banned_and_there(play):
    """The example card stays, with another that counts, until it goes back to the hand."""
    banned(
        play,
        unit("Gnu", "Ada", throughout("Gnu-T", more_cq(2)), at=6),
        response("Home", "Ada", give_back("King")),
        king=[throughout("King-T", safe())],
    )


def saved_by_another(play):
    """Units that cannot be destroyed stay, and count as before."""
    play.start(
        example(),
        unit("Gnu", "Ada", throughout("Gnu-T", safe(), more_cq(2)), at=6),
        event("Home", "Ada", give_back("King")),
        unit("Cat"),
    )
    play.deploy("King", 3).play("Home")
    with suppress(Refused):
        play.deploy("Cat")
    play.end(3)
    with suppress(Refused):
        play.deploy("Cat")


def attached_by_an_effect(play):
    """After the example card has done its work, an effect attaches a unit."""
    play.start(
        example(),
        unit("Owl", "Ben", at=1),
        unit("Cat", "Ada", destroyed("Cat-D")),
        event("Bind", "Ada", attach("Cat", "Owl")),
    )
    play.deploy("King", 3).play("Bind")


_ENDS = (
    "[tallying] Ada=2 Ben=0 [end-of-battle] !Dog-E Dog-E Ada+1 [clean-up] sDog [2] [deployment]"
)
_BY_LOCATION = (
    "_Ant ^Ant Ant? +Ant _Bee ^Bee Bee? +Bee _Cat ^Cat Cat? +Cat [tallying] Ada=6 Ben=2 "
    "[end-of-battle] !Bee-E Bee-E Ada+1 !Owl-E Owl-E Ben+1 !Ant-E Ant-E Ada+1 !Cat-E Cat-E Ada+1"
)
_LATE = (
    "[tallying] Ada=6 Ben=0 [end-of-battle] !Ant-E Ant-E xBee !Bee-D oDog _Dog ^Dog Dog? +Dog "
    "Bee-D Ada+1 !Cat-E Cat-E Ada+1 !Dog-E Dog-E Ada+1"
)
_WINDOWS = (
    "[tallying] !Ant-S Ant-S Ada+1 Ada=4 Ben=0 [end-of-battle] !Bee-S !Cat-S Bee-S Ada+1 "
    "Cat-S Ada+1 !Dog-E Dog-E Ada+1 [clean-up] sBee sCat sDog [2] [deployment]"
)
_CLASH = (
    "^Cat ^Bee Cat? Bee? +Cat +Bee !Edict-S !Cat-U Edict-S Ben+1 Cat-U Ada+1 "
    "_Ant ^Ant Ant? +Ant !Edict-S !Ant-U Edict-S Ben+1 Ant-U Ben+1"
)
_PARTS = (
    "_Ant ^Ant Ant? +Ant !Ant-S Ant-S Ada+2 [tallying] !Ant-S Ant-S Ben-1 Ada=2 Ben=0 "
    "[end-of-battle]"
)
_LABELLED = (
    "^Ant ^King Ant? King? +Ant +King !King-It !King-It !Ant-U King-It xKing King-It ban Ben "
    "Ant-U Ada+1"
)
_UPLOADED = (
    "_Bee ^Bee Bee? +Bee !Bee-U Bee-U Ada+1 [tallying] Ada=4 Ben=0 "
    "[end-of-battle] !Fragment-It Fragment-It eFragment !Ant-E Ant-E Ada+1"
)
_BANNED = (
    "_King ^King King? +King !King-It !King-It King-It xAnt xBee xKing !Ant-D !Bee-D "
    "King-It ban Ada Ant-D Ada+1 Bee-D Ada+1 Fox@Owl _Eft ^Eft Eft? +Eft (Call) Call-It "
    "[tallying] Ada=2 Ben=4 [end-of-battle] [clean-up] sFox sOwl sEft free Ada [2] [deployment] "
    "_Cat ^Cat Cat? +Cat"
)

GAMES = {
    "eob.phase": (in_play_only, _ENDS),
    "eob.only-in-play": (in_play_only, _ENDS),
    "eob.not-from-hand-or-discard": (in_play_only, _ENDS),
    "eob.location-order": (by_location, _BY_LOCATION),
    "eob.extra-last": (by_location, _BY_LOCATION),
    "eob.left-before-its-turn": (judged_late, _LATE),
    "eob.before-cleanup": (in_play_only, _ENDS),
    "eob.no-deployment-needed": (
        attached_too,
        "[tallying] Ada=4 Ben=0 [end-of-battle] !Ant-E Ant-E Ada+1 !Bee-E Bee-E Ada+1",
    ),
    "special.window-from-text": (windows, _WINDOWS),
    "special.from-anywhere": (windows, _WINDOWS),
    "special.first-on-clash": (clash, _CLASH),
    "special.no-general-priority": (uploaded, _UPLOADED),
    "special.fragment-example": (uploaded, _UPLOADED),
    "special.bundle": (two_parts, _PARTS),
    "special.each-part-own-timing": (two_parts, _PARTS),
    "special.parts-all-special": (labelled, _LABELLED),
    "special.example.destroys-own-units": (banned_and_gone, _BANNED),
    "special.example.spares-opponent": (banned_and_gone, _BANNED),
    "special.example.destruction-is-destruction": (banned_and_gone, _BANNED),
    "special.example.no-more-deploys": (banned_and_gone, _BANNED),
    "special.example.covers-seek-and-lightspeed": (banned_and_gone, _BANNED),
    "special.example.attach-still-allowed": (banned_and_gone, _BANNED),
    "special.example.rest-of-battle": (banned_and_gone, _BANNED),
    "special.example.survives-the-card": (banned_and_gone, _BANNED),
    "special.example.ends-with-battle": (banned_and_gone, _BANNED),
    "special.example.only-you": (banned_and_gone, _BANNED),
    "special.example.only-further-ones": (
        saved_by_another,
        (
            "_King ^King King? +King !King-It !King-It King-It King-It ban Ada "
            "(Home) Home-It <King [tallying] Ada=4 Ben=0 [end-of-battle] "
            "[clean-up] sGnu free Ada [2] [deployment] _Cat ^Cat Cat? +Cat"
        ),
    ),
    "special.example.two-moments": (banned_and_gone, _BANNED),
}

FINER = (
    banned_and_there,
    saved_by_another,
    attached_by_an_effect,
    late_extra,
    clash_of_neighbors,
)
