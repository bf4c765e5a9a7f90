"""What card texts do, and what windows offer to whom."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from tests.reference_engine.driving import Refused
from tests.reference_engine.unit_triggers.games import (
    NOTHING,
    Table,
    at_end,
    attach,
    deplete,
    destroy,
    destroyed,
    discard,
    draw,
    event,
    flip,
    gain,
    give_back,
    lose,
    more_cq,
    move,
    reason,
    response,
    safe,
    seek,
    shrink,
    throughout,
    unit,
    upon,
)


def played(*effects, also=()):
    return Table().start(event("Jab", "Ada", *effects), *also).play("Jab")


def test_points_come_and_go_below_nothing_too():
    play = played(gain(3), lose(2))
    assert (play.has()["points"], play.has("Ben")["points"]) == (3, -2)


def test_of_a_small_deck_what_is_there_is_drawn_and_depleted():
    play = played(draw(2), deplete(2, "opponent"), also=[unit("Ant", "Ben", zone="deck")])
    assert play.outline == "(Jab) Jab-It pAnt"


def test_whoever_discards_chooses_and_chooses_again():
    hand = [unit(name, "Ben") for name in ("Cat", "Ant", "Bee")]
    play = played(discard(who="opponent", count=2), also=hand)
    assert play.asked == ("Ben", "discard", "Ant", "Bee", "Cat")
    with pytest.raises(Refused) as refused:
        play.choose()
    assert reason(refused) == "a-choice-is-required"
    play.choose("card:Bee").choose("card:Cat")
    assert play.has("Ben")["discard_cards"] == ["Bee", "Cat"]


def test_a_last_card_is_discarded_without_a_question():
    assert played(discard(who="opponent"), also=[unit("Ant", "Ben")]).outline.endswith("cAnt")


def test_what_is_returned_lies_on_top_of_the_deck():
    deck = [unit("Bee", zone="deck"), unit("Ant", at=1)]
    assert played(give_back("Ant", "deck-top"), also=deck).has()["deck_cards"] == ["Ant", "Bee"]


def test_what_cannot_be_done_is_left_undone():
    there = [unit("Ant", at=1), unit("Bee"), unit("Owl", "Ben", zone="deck")]
    play = played(
        destroy("Bee"),
        give_back("Bee"),
        discard("Owl"),
        seek("Bee"),
        seek("Owl", 3),
        flip("Ant", "up"),
        flip("Bee", "down"),
        move("Ant", 1),
        move("Bee", 2),
        attach("Ant", "Ant"),
        attach("Ant", "Bee"),
        shrink("Bee"),
        also=there,
    )
    assert play.outline == "(Jab) Jab-It"


def test_what_cannot_be_destroyed_stays():
    guard = unit("Ant", "Ada", throughout("Ant-T", safe({"card": "Bee"})), at=1)
    play = played(destroy("all-yours"), also=[guard, unit("Bee", at=2)])
    assert play.outline == "(Jab) Jab-It xAnt"


def test_cq_is_changed_for_the_battle_and_as_long_as_the_unit_stays():
    play = played(shrink("Ant", -5), also=[unit("Ant", at=1), unit("Bee", at=2)])
    assert play.cq("Ant") == 0
    play.end(3)
    assert play.has()["total_cq"] == 0


def test_an_attached_unit_goes_where_its_host_goes_and_stays_when_that_leaves():
    there = [unit("Ant", at=1), unit("Bee", at=1, on="Ant")]
    play = played(move("Ant", "0"), give_back("Ant"), also=there)
    assert play.outline == "(Jab) Jab-It ~Ant ~Bee <Ant"
    bee = play.state["zone"]["Bee"]
    assert (bee["location"], bee["attached_to"]) == ("Extra Location 0", None)


def test_an_effect_attaches_what_lies_face_down_and_that_is_no_deployment():
    there = [unit("Ant", at=1), unit("Bee", "Ada", upon("Hi"), at=2, facing="down")]
    play = played(attach("Bee", "Ant"), also=there)
    assert play.outline == "(Jab) Jab-It Bee@Ant"
    assert play.state["zone"]["Bee"] == {
        "owner": "Ada",
        "location": "Location 1",
        "facing": "up",
        "attached_to": "Ant",
        "cq": 2,
    }


def test_a_face_down_unit_shows_its_printed_cq():
    there = [unit("Ant", "Ada", throughout("Ant-T", more_cq()), at=1)]
    play = played(flip("Bee", "down"), also=[*there, unit("Bee", at=2)])
    assert (play.cq("Ant"), play.cq("Bee"), play.has()["total_cq"]) == (3, 2, 3)


# Windows


def test_opponents_are_asked_first_and_all_anew_after_each_response():
    play = Table().start(
        unit("Ant"),
        response("Kit", "Ada", NOTHING),
        response("Net", "Ben", NOTHING),
        response("Rope", "Cy", NOTHING),
        event("Jab", "Ben", NOTHING),
        players=("Cy", "Ada", "Ben"),
    )
    play.plan("Ada", "Kit", "Ant").deploy("Ant")
    assert [player for player, _, _ in play.offered] == ["Ben", "Cy", "Ada", "Ben", "Cy"]
    player, context, options = play.offered[0]
    assert (player, context["unit"], options) == ("Ben", "Ant", ["card:Net"])


def test_a_unit_deployed_in_response_comes_where_the_other_is_and_has_a_window_itself():
    play = Table().start(
        unit("Ant", "Ada", upon("Ant-U")),
        unit("Owl", "Ben", upon("Owl-U"), lightspeed=True),
        response("Kit", "Ada", destroy("Owl")),
    )
    play.plan("Ben", "Owl", "Ant").plan("Ada", "Kit", "Owl").deploy("Ant", "2")
    assert play.outline == ("_Ant ^Ant _Owl ^Owl (Kit) Kit-It xOwl Ant? +Ant !Ant-U Ant-U Ada+1")
    placed = [it["location"] for it in play.events if it["event"] == "card-placed"]
    assert placed == ["Extra Location 2", "Extra Location 2"]


def test_what_a_response_triggers_resolves_before_the_next_one():
    play = Table().start(
        unit("Ant", "Ada", at=1),
        unit("Bee", "Ada", destroyed("Bee-D", destroy("Ant")), at=2),
        unit("Cat"),
        response("Net", "Ben", destroy("Bee")),
        response("Rope", "Ben", NOTHING),
    )
    play.plan("Ben", "Net", "Cat").plan("Ben", "Rope", "Cat").deploy("Cat", 3)
    assert play.outline == (
        "_Cat ^Cat (Net) Net-It xBee !Bee-D Bee-D xAnt (Rope) Rope-It Cat? +Cat"
    )


def test_units_revealed_together_are_deployed_at_one_moment():
    play = Table().start(
        unit("Ant", "Ada", upon("Ant-U"), at=2, facing="down"),
        unit("Bee", "Ada", upon("Bee-U"), at=1, facing="down"),
        response("Net", "Ben", NOTHING),
        response("Rope", "Ben", destroy("Ant")),
    )
    play.plan("Ben", "Net", "Bee").together("Ant", "Bee")
    assert play.outline == (
        "^Ant ^Bee (Net) Net-It Ant? Bee? +Ant +Bee !Bee-U !Ant-U Bee-U Ada+1 Ant-U Ada+1"
    )


# The Battle


def test_phases_can_come_in_another_order_or_not_at_all():
    order = ["deployment", "end-of-battle", "tallying", "clean-up"]
    play = Table().start(unit("Ant", "Ada", at_end("Ant-E"), at=1), phases=order).end(3)
    assert play.outline.startswith("[end-of-battle] !Ant-E Ant-E Ada+1 [tallying] Ada=2 Ben=0")
    play = Table().start(phases=["deployment", "clean-up"]).end()
    assert play.outline == "[clean-up] [2] [deployment]"


def test_who_holds_too_much_discards_down_to_the_limit():
    play = Table().start(unit("Ant"), unit("Bee"), unit("Cat"), hand_limit=1).end(3)
    assert play.asked == ("Ada", "discard", "Ant", "Bee", "Cat")
    play.choose("card:Bee").choose("card:Ant")
    assert play.outline.endswith("rBee rAnt [2] [deployment]")


def test_a_chain_that_never_ends_is_not_supported():
    ant = unit("Ant", "Ada", upon("Ant-U", give_back("Bee", "deck-top"), seek("Bee", 1)))
    bee = unit("Bee", "Ada", upon("Bee-U", give_back("Ant", "deck-top"), seek("Ant", 1)), at=1)
    play = Table().start(ant, bee)
    with pytest.raises(Refused) as refused:
        play.deploy("Ant")
    assert refused.value.code == errors.UNSUPPORTED
