"""Four longer games, worked out by hand from the page, that tell many wrong engines apart."""

from __future__ import annotations

import pytest

from tests.reference_engine.driving import Refused
from tests.reference_engine.unit_triggers.games import (
    UPLOAD,
    Table,
    at_end,
    deplete,
    depleted,
    destroy,
    destroyed,
    discard,
    discarded,
    event,
    example,
    more_cq,
    part,
    reason,
    response,
    seek,
    special,
    throughout,
    unit,
    upon,
)


def copy(name, **more):
    """A unit with an ability of each kind that ends in the discard pile, and two more."""
    abilities = [
        destroyed(f"{name}-D"),
        discarded(f"{name}-C"),
        depleted(f"{name}-P"),
        upon(f"{name}-U"),
        at_end(f"{name}-E"),
    ]
    return unit(name, "Ada", *abilities, title="Moth", **more)


def test_each_route_to_the_discard_pile_fires_its_own_kind():
    play = Table().start(
        copy("M1"),
        copy("M2", at=3, facing="down"),
        copy("M3"),
        copy("M4"),
        copy("M5", zone="deck"),
        copy("M6"),
        event("Blast", "Ada", destroy("M2"), discard("M4"), deplete(1)),
    )
    play.deploy("M1", 2).deploy("M6", "0").attach("M3", "M1")
    assert play.resolved == "M1-U M6-U"
    play.play("Blast").end(3)
    told = play.resolved.replace("M1-U M6-U Blast-It ", "")
    assert told == "M2-D M4-C M5-P M1-E M3-E M6-E"
    assert play.outline.endswith("sM1 sM3 sM6 [2] [deployment]")
    assert play.has()["discard_cards"] == ["M2", "M4", "M5", "Blast", "M1", "M3", "M6"]


def window(*more, **rules):
    """A unit is deployed next to another, and Ben may respond to it."""
    x = unit(
        "Xerus",
        "Ada",
        upon("Xerus-U"),
        throughout("Xerus-T", more_cq()),
        destroyed("Xerus-D"),
    )
    return Table().start(x, unit("Yak", at=1, cq=3), *more, **rules)


def test_destroyed_in_its_window_a_unit_was_not_deployed():
    play = window(response("Snare", "Ben", destroy("Xerus"))).halt("Ben", "Xerus")
    play.deploy("Xerus", 2)
    assert play.cq("Yak") == 4
    play.choose("card:Snare")
    assert play.outline == "_Xerus ^Xerus (Snare) Snare-It xXerus !Xerus-D Xerus-D Ada+1"
    assert play.cq("Yak") == 3


def test_left_alone_a_unit_fires_after_the_check_and_counts():
    play = window().deploy("Xerus", 2).end()
    assert play.outline == (
        "_Xerus ^Xerus Xerus? +Xerus !Xerus-U Xerus-U Ada+1 [tallying] Ada=7 Ben=0"
    )
    assert play.cq("Yak") == 4


def test_a_unit_that_fails_the_check_fires_nothing_and_was_not_destroyed():
    play = window(state_check={"least_cq": 4}).deploy("Xerus", 2)
    assert play.outline == "_Xerus ^Xerus Xerus?? -Xerus"
    assert play.cq("Yak") == 3


def test_end_of_battle_goes_by_location_after_special_triggers():
    play = Table().start(
        event(
            "Fragment",
            "Ada",
            abilities=[special("Fragment-It", part("end-of-battle", UPLOAD))],
        ),
        unit("Emu", "Ada", at_end("Emu-E")),
        unit("Xerus", "Ada", at_end("Xerus-E")),
        unit("Wasp", "Ada", at_end("Wasp-E"), destroyed("Wasp-D")),
        unit("Zebu", "Ada", at_end("Zebu-E", destroy(2))),
    )
    play.deploy("Emu", "0").deploy("Xerus", 3).deploy("Wasp", 2).deploy("Zebu", 1).end(2)
    assert play.resolved == "Fragment-It Zebu-E Wasp-D Xerus-E Emu-E"
    assert play.has()["energy_cards"] == ["Fragment"]


@pytest.mark.parametrize("stays", [True, False])
def test_the_example_card_bans_whether_or_not_it_is_still_there(stays):
    protection = [throughout("King-Safe", {"static": "indestructible", "of": {"card": "King"}})]
    king = example()
    king["abilities"] += protection if stays else []
    play = Table().start(
        king,
        unit("Ant", "Ada", destroyed("Ant-D"), at=1),
        unit("Bee", "Ada", destroyed("Bee-D"), at=2, facing="down"),
        unit("Owl", "Ben", at=1),
        unit("Cat"),
        unit("Dog", lightspeed=True),
        unit("Elk", zone="deck"),
        unit("Fox", "Ben"),
        event("Call", "Ada", seek("Elk", 4)),
    )
    play.deploy("King", 3)
    assert play.resolved == "King-It King-It Ant-D Bee-D"
    assert list(play.state["zone"]) == (["King", "Owl"] if stays else ["Owl"])
    for attempt in (lambda: play.deploy("Cat"), lambda: play.lightspeed("Dog")):
        with pytest.raises(Refused) as refused:
            attempt()
        assert reason(refused) == "may-not-deploy"
    play.play("Call")
    assert play.has()["deck_cards"] == ["Elk"]
    play.attach("Cat", "Owl").deploy("Fox", 5, "Ben")
    assert {"Cat", "Fox"} <= set(play.state["zone"])
    play.end(3).deploy("Dog")
    assert "Dog" in play.state["zone"]
