"""What may be tried, and for which reason it is refused."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from tests.reference_engine.driving import Refused
from tests.reference_engine.unit_triggers.games import (
    BAN,
    NOTHING,
    Table,
    event,
    part,
    place,
    reason,
    response,
    special,
    unit,
)


@pytest.fixture
def play():
    return Table().start(
        unit("Ant"),
        unit("Bee", lightspeed=True),
        unit("Cat", at=1),
        unit("Dog", at=2, facing="down"),
        {**unit("Eft", at=3, facing="down"), "arrival": "deployed"},
        unit("Fox", "Ben"),
        unit("Gnu", "Ben", at=4, facing="down"),
        unit("Hen", zone="deck"),
        event("Jab", "Ada", NOTHING),
        response("Kit", "Ada", NOTHING),
        event("Log", "Ada", abilities=[special("Log-It", part("tallying"))]),
    )


def refused(attempt):
    with pytest.raises(Refused) as refused:
        attempt()
    assert refused.value.code == errors.ILLEGAL
    return reason(refused)


REFUSED = {
    "no-such-card": [
        lambda play: play.deploy("Yak"),
        lambda play: play.together("Dog", "Yak"),
    ],
    "not-yours": [
        lambda play: play.deploy("Fox"),
        lambda play: play.place("Fox"),
        lambda play: play.reveal("Gnu"),
        lambda play: play.play("Jab", "Ben"),
    ],
    "not-in-hand": [
        lambda play: play.deploy("Hen"),
        lambda play: play.place("Cat"),
        lambda play: play.attach("Cat", "Cat"),
        lambda play: play.play("Hen"),
    ],
    "not-a-unit": [lambda play: play.deploy("Jab"), lambda play: play.attach("Jab", "Cat")],
    "not-an-event": [lambda play: play.play("Ant"), lambda play: play.play("Log")],
    "not-placed": [
        lambda play: play.reveal("Ant"),
        lambda play: play.reveal("Eft"),
        lambda play: play.together("Dog", "Ant"),
    ],
    "already-face-up": [
        lambda play: play.reveal("Cat"),
        lambda play: play.together("Dog", "Cat"),
    ],
    "no-such-target": [
        lambda play: play.attach("Ant", "Yak"),
        lambda play: play.attach("Ant", "Dog"),
        lambda play: play.attach("Ant", "Gnu"),
        lambda play: play.attach("Ant", "Bee"),
    ],
    "not-lightspeed": [lambda play: play.lightspeed("Ant")],
    "not-active": [lambda play: play.end(player="Ben")],
}


@pytest.mark.parametrize(
    ("why", "attempt"), [(why, attempt) for why, all_ in REFUSED.items() for attempt in all_]
)
def test_it_is_refused_and_nothing_changes(play, why, attempt):
    before = play.view()
    assert refused(lambda: attempt(play)) == why
    assert play.view() == before


@pytest.mark.parametrize(
    "attempt",
    [
        lambda play: play.deploy("Ant"),
        lambda play: play.place("Ant"),
        lambda play: play.reveal("Dog"),
        lambda play: play.attach("Ant", "Cat"),
        lambda play: play.play("Jab"),
    ],
)
def test_outside_the_deployment_phase_units_come_at_lightspeed_only(play, attempt):
    play.end()
    assert refused(lambda: attempt(play)) == "not-in-this-phase"
    play.lightspeed("Bee").play("Kit")


def test_whoever_is_banned_may_attach_and_play_but_not_deploy(play):
    king = unit("King", "Ada", special("King-It", part("deploys", BAN, label="throughout")))
    play.start(
        king,
        unit("Ant", lightspeed=True),
        unit("Cat", at=1),
        unit("Dog", at=2, facing="down"),
        unit("Fox", "Ben", at=4, facing="down"),
        event("Jab", "Ada", NOTHING),
    )
    play.deploy("King")
    for attempt in (
        lambda: play.deploy("Ant"),
        lambda: play.lightspeed("Ant"),
        lambda: play.place("Ant"),
        lambda: play.reveal("Dog"),
        lambda: play.together("Fox", "Dog"),
    ):
        assert refused(attempt) == "may-not-deploy"
    play.attach("Ant", "Cat").play("Jab")


def test_while_a_player_is_asked_nothing_else_begins():
    play = Table().start(unit("Ant"), unit("Cat"), response("Snare", "Ben", NOTHING))
    play.halt("Ben", "Ant").deploy("Ant")
    assert play.asked == ("Ben", "interrupt", "Snare")
    assert refused(play.end) == "an-ability-is-resolving"
    assert refused(lambda: play.deploy("Cat")) == "an-ability-is-resolving"
    assert refused(lambda: play.choose("card:Cat")) == "not-an-option"


def test_only_players_act_and_only_happenings_happen(play):
    for player, action in (
        ("Cy", {"type": "end-phase"}),
        (None, {"type": "end-phase"}),
        ("Ada", {"type": "happen", "do": "reveal", "cards": ["Dog"]}),
        ("Ada", {"type": "deploy", "card": "Ant"}),
        ("Ada", {"type": "deploy", "card": 7, "location": place(1)}),
    ):
        message = {"jsonrpc": "2.0", "id": 1, "method": "game/act"}
        params = {"player": player, "action": action}
        answer = play.engine.handle({**message, "params": params})
        assert answer["error"]["code"] == errors.INVALID_PARAMS
    for player, action in (
        ("Ada", {"type": "concede"}),
        (None, {"type": "happen", "do": "storm", "cards": []}),
    ):
        message = {"jsonrpc": "2.0", "id": 1, "method": "game/act"}
        params = {"player": player, "action": action}
        answer = play.engine.handle({**message, "params": params})
        assert answer["error"]["code"] == errors.UNSUPPORTED
