"""What a set-up must be like, and what is said of one that is not."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from reference_engine.unit_triggers.engine import UnitTriggers
from tests.reference_engine.unit_triggers.games import (
    NOTHING,
    destroyed,
    draw,
    event,
    give_back,
    more_cq,
    named,
    part,
    special,
    throughout,
    unit,
    upon,
)


def answer(*objects, **more):
    setup = {"rulebook": "unit_triggers", "players": ["Ada", "Ben"], "active": "Ada"}
    setup |= {"objects": list(objects), "rules": {}} | more
    message = {"jsonrpc": "2.0", "id": 1, "method": "game/start", "params": setup}
    return UnitTriggers().handle(message)


HERE = {"at": 1}


@pytest.mark.parametrize(
    ("objects", "more", "said"),
    [
        ([], {"players": ["Ada", "Ada"]}, "two players have the same name"),
        ([], {"active": "Cy"}, "the active player Cy is not among the players"),
        ([], {"rules": {"points": {"Cy": 1}}}, "Cy, who has points"),
        ([], {"rules": {"phases": ["deployment"]}}, "closes with clean-up"),
        ([], {"rules": {"phases": ["deployment", "lunch", "clean-up"]}}, "some of deployment"),
        ([unit("Ant", "Cy")], {}, "Cy, who owns Ant"),
        ([unit("Ant"), unit("Ant")], {}, "two cards are called Ant"),
        ([unit("Ant", zone="pocket")], {}, "Ant is in pocket"),
        ([{**event("Jab", "Ada", NOTHING), "zone": "battle"}], {}, "only units lie"),
        ([unit("Ant", zone="battle")], {}, "Ant lies in the Battle Zone and needs its location"),
        ([{**unit("Ant", **HERE), "arrival": "placed"}], {}, "so it lies face-down"),
        ([{**unit("Ant", **HERE), "arrival": "attached"}], {}, "attached to something"),
        ([unit("Ant", at=1), unit("Bee", at=1, on="Yak")], {}, "is no unit lying face-up"),
        ([unit("Ant", at=2), unit("Bee", at=1, on="Ant")], {}, "must lie at its Location"),
        ([unit("Ant", "Ada", upon("Say", give_back("Yak")))], {}, "names the card Yak"),
        ([unit("Ant", "Ada", throughout("Say", more_cq(1, {"card": "Yak"})))], {}, "card Yak"),
        (
            [unit("Ant", "Ada", named("Say", {"type": "event", "effects": [draw()]}))],
            {},
            "only events are played",
        ),
    ],
)
def test_a_set_up_that_makes_no_sense_is_answered_with_what_is_wrong(objects, more, said):
    error = answer(*objects, **more)["error"]
    assert error["code"] == errors.INVALID_PARAMS
    assert said in error["message"]


@pytest.mark.parametrize(
    ("thing", "what"),
    [
        ({"type": "die", "name": "Ant", "owner": "Ada"}, "objects of the type die"),
        (unit("Ant", "Ada", named("Say", {"type": "once"})), "abilities of the type once"),
        (unit("Ant", "Ada", destroyed("Say", {"do": "sing"})), "the instruction sing"),
        (unit("Ant", "Ada", throughout("Say", {"static": "hum"})), "Throughout ability hum"),
        (
            unit("Ant", "Ada", special("Say", {**part("tallying"), "window": {"at": "noon"}})),
            "at the moment noon",
        ),
    ],
)
def test_what_this_engine_does_not_know_is_unsupported_from_the_start(thing, what):
    error = answer(thing)["error"]
    assert error["code"] == errors.UNSUPPORTED
    assert what in error["message"]


def test_a_good_set_up_is_played():
    assert "result" in answer(unit("Ant", at=1), unit("Bee", at=1, on="Ant"))
