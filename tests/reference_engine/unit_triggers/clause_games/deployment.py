"""Games of what a trigger is, and of Upon Deployment."""

from __future__ import annotations

from contextlib import suppress

from tests.reference_engine.driving import Refused
from tests.reference_engine.unit_triggers.games import (
    NOTHING,
    attach,
    depleted,
    destroy,
    destroyed,
    discarded,
    event,
    flip,
    give_back,
    move,
    response,
    seek,
    shrink,
    unit,
    upon,
)
from tests.reference_engine.unit_triggers.games import deplete as depleting


def fixed_moment(play):
    play.start(
        unit("Xerus", "Ada", destroyed("Last")),
        response("Blast", "Ben", destroy("Xerus")),
    )
    play.deploy("Xerus").end().play("Blast", "Ben")


def kinds(play):
    def trio(name, **more):
        return unit(
            name,
            "Ada",
            destroyed(f"{name}-D"),
            discarded(f"{name}-C"),
            depleted(f"{name}-P"),
            **more,
        )

    play.start(
        trio("Xerus", zone="deck"),
        trio("Yak", at=1),
        trio("Zebu", at=2),
        event("Blast", "Ada", depleting(), destroy("Yak")),
    )
    play.play("Blast").end(3)


def x(*more, **other):
    return unit("Xerus", "Ada", upon("Hello"), *more, **other)


def responded(play, *effects, also=(), **rules):
    """Xerus is deployed, and Ben responds."""
    play.start(x(), response("Snare", "Ben", *effects), *also, **rules)
    play.plan("Ben", "Snare", "Xerus").deploy("Xerus")


def completion(play):
    responded(play, NOTHING)
    play.end()


def face_down(play):
    play.start(x(), unit("Yak", "Ben", at=1), event("Cloud", "Ben", flip("Yak", "down")))
    play.place("Xerus", 2).play("Cloud", "Ben")
    with suppress(Refused):
        play.end(player="Ben")
    play.reveal("Xerus").end()


def seen(play):
    """Ben holds a response while Ada's unit lies face-down, and Ada has a hand and a deck."""
    play.start(
        x(),
        unit("Yak"),
        unit("Zebu"),
        unit("Elk", zone="deck"),
        response("Snare", "Ben", NOTHING),
    )
    play.place("Xerus").deploy("Yak", 2)


def lost(play):
    responded(play, destroy("Xerus"))


def returned_in_window(play):
    responded(play, give_back("Xerus"))


def turned_down_in_window(play):
    responded(play, flip("Xerus", "down"))


def checked(play):
    play.start(x(), state_check={"least_cq": 2}).deploy("Xerus")


def failing(play):
    responded(play, shrink("Xerus", -1), state_check={"least_cq": 2})


def once(play):
    play.start(x(), unit("Yak")).deploy("Xerus").deploy("Yak").end(4)


def facing_and_moving(play):
    effects = [flip("Xerus", "down"), flip("Xerus", "up"), move("Xerus", 3)]
    play.start(x(), event("Gust", "Ada", *effects)).deploy("Xerus").play("Gust")


def attached(play):
    play.start(x(), unit("Yak", at=1), event("Blast", "Ada", destroy("Yak")))
    play.attach("Xerus", "Yak").play("Blast")


def sought(play):
    play.start(x(zone="deck"), event("Call", "Ada", seek("Xerus", 2))).play("Call")


def sought_and_lost(play):
    play.start(
        x(zone="deck"),
        event("Call", "Ada", seek("Xerus", 2)),
        response("Snare", "Ben", destroy("Xerus")),
        unit("Yak", "Ada", upon("Hi"), lightspeed=True),
        response("Trap", "Ben", destroy("Yak")),
    )
    play.plan("Ben", "Snare", "Xerus").plan("Ben", "Trap", "Yak")
    play.play("Call").lightspeed("Yak")


def sought_to_hand(play):
    play.start(x(zone="deck"), event("Call", "Ada", seek("Xerus"))).play("Call")


def lightspeed(play):
    play.start(x(lightspeed=True), unit("Yak", "Ada", upon("Hi"), lightspeed=True))
    play.lightspeed("Xerus").end().lightspeed("Yak")


def attached_by_an_effect(play):
    play.start(x(), unit("Yak", at=1), event("Bind", "Ada", attach("Xerus", "Yak")))
    play.deploy("Xerus", 2).play("Bind")


GAMES = {
    "triggers.general.fixed-moment": (
        fixed_moment,
        (
            "_Xerus ^Xerus Xerus? +Xerus [tallying] Ada=2 Ben=0 "
            "(Blast) Blast-It xXerus !Last Last Ada+1"
        ),
    ),
    "triggers.general.kinds-are-separate": (
        kinds,
        (
            "(Blast) Blast-It pXerus !Xerus-P xYak !Yak-D Xerus-P Ada+1 Yak-D Ada+1 "
            "[tallying] Ada=2 Ben=0 [end-of-battle] [clean-up] sZebu [2] [deployment]"
        ),
    ),
    "deploy.fires-on-completion": (
        completion,
        "_Xerus ^Xerus (Snare) Snare-It Xerus? +Xerus !Hello Hello Ada+1 [tallying] Ada=2 Ben=0",
    ),
    "deploy.requires-reveal": (
        face_down,
        (
            "_Xerus (Cloud) Cloud-It vYak ^Xerus Xerus? +Xerus !Hello Hello Ada+1 "
            "[tallying] Ada=2 Ben=0"
        ),
    ),
    "deploy.after-response-window": (
        completion,
        "_Xerus ^Xerus (Snare) Snare-It Xerus? +Xerus !Hello Hello Ada+1 [tallying] Ada=2 Ben=0",
    ),
    "deploy.lost-in-window-no-fire": (lost, "_Xerus ^Xerus (Snare) Snare-It xXerus"),
    "deploy.after-state-check": (
        failing,
        "_Xerus ^Xerus (Snare) Snare-It Xerus?? -Xerus",
    ),
    "deploy.failed-state-check-no-fire": (
        failing,
        "_Xerus ^Xerus (Snare) Snare-It Xerus?? -Xerus",
    ),
    "deploy.step-order": (
        completion,
        "_Xerus ^Xerus (Snare) Snare-It Xerus? +Xerus !Hello Hello Ada+1 [tallying] Ada=2 Ben=0",
    ),
    "deploy.once": (
        once,
        (
            "_Xerus ^Xerus Xerus? +Xerus !Hello Hello Ada+1 _Yak ^Yak Yak? +Yak "
            "[tallying] Ada=4 Ben=0 [end-of-battle] [clean-up] sXerus sYak [2] [deployment] "
            "[tallying] Ada=0 Ben=0"
        ),
    ),
    "deploy.no-refire-on-facing-or-move": (
        facing_and_moving,
        "_Xerus ^Xerus Xerus? +Xerus !Hello Hello Ada+1 (Gust) Gust-It vXerus uXerus ~Xerus",
    ),
    "deploy.attach-is-not-deploy": (attached, "Xerus@Yak (Blast) Blast-It xYak"),
    "deploy.seek-and-deploy-counts": (
        sought,
        "(Call) Call-It oXerus _Xerus ^Xerus Xerus? +Xerus !Hello Hello Ada+1",
    ),
    "deploy.seek-alone-does-not-count": (sought_to_hand, "(Call) Call-It oXerus"),
    "deploy.lightspeed-counts": (
        lightspeed,
        (
            "_Xerus ^Xerus Xerus? +Xerus !Hello Hello Ada+1 [tallying] Ada=2 Ben=0 "
            "_Yak ^Yak Yak? +Yak !Hi Hi Ada+1"
        ),
    ),
    "deploy.same-steps-for-seek-and-lightspeed": (
        sought_and_lost,
        (
            "(Call) Call-It oXerus _Xerus ^Xerus (Snare) Snare-It xXerus "
            "_Yak ^Yak (Trap) Trap-It xYak"
        ),
    ),
}

FINER = (seen, returned_in_window, turned_down_in_window, checked, attached_by_an_effect)
