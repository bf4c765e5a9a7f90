"""What each seat is told: its own, what lies open, and that something lies face-down."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from reference_engine.fawnalore.engine import Fawnalore
from tests.reference_engine.driving import Refused
from tests.reference_engine.fawnalore.games import Table as OpenTable
from tests.reference_engine.unit_triggers.games import Table, event, flip, unit


@pytest.fixture
def play():
    return Table().start(
        unit("Ant"),
        unit("Bee", "Ben", at=1),
        unit("Cat", "Ben", at=2, facing="down"),
        unit("Dog", zone="deck"),
        unit("Eft", "Ada", zone="discard"),
        event("Cloud", "Ada", flip("Bee", "down")),
    )


def test_of_what_others_put_down_a_seat_knows_where_it_lies(play):
    zone = play.view("Ada")["state"]["zone"]
    assert list(zone) == ["Bee", "hidden-1"]
    assert zone["hidden-1"] == {"owner": "Ben", "location": "Location 2", "facing": "down"}
    assert play.view("Ben")["state"]["zone"] == play.state["zone"]


def test_a_card_is_numbered_by_the_order_in_which_it_was_put_down(play):
    play.place("Ant", 3).play("Cloud")
    assert set(play.view("Ada")["state"]["zone"]) == {"Ant", "hidden-1", "hidden-3"}
    assert set(play.view("Ben")["state"]["zone"]) == {"Bee", "Cat", "hidden-2"}


def test_a_hand_is_its_players_and_a_deck_is_nobodys(play):
    ada, ben = (play.view(seat)["state"]["players"]["Ada"] for seat in ("Ada", "Ben"))
    assert ada["hand_cards"] == ["Ant", "Cloud"]
    assert "hand_cards" not in ben
    assert "deck_cards" not in ada
    assert (ben["hand"], ben["deck"], ben["discard_cards"]) == (2, 1, ["Eft"])


def test_which_card_was_put_down_only_its_player_is_told_even_after_it_was_revealed(play):
    play.place("Ant", 3).reveal("Ant")
    [mine], [theirs] = (
        [it for it in play.view(seat)["events"] if it["event"] == "card-placed"]
        for seat in ("Ada", "Ben")
    )
    assert mine == {**theirs, "card": "Ant"}
    assert play.view("Ben")["state"]["zone"]["Ant"]["facing"] == "up"
    assert play.view()["events"] == play.view("Ada")["events"] == play.events


def test_nobody_looks_from_a_seat_that_there_is_not(play):
    with pytest.raises(Refused) as refused:
        play.view("Cy")
    assert refused.value.code == errors.INVALID_PARAMS


def test_in_a_game_without_secrets_every_seat_sees_everything():
    play = OpenTable(Fawnalore).start()
    assert play.request("game/view", {"player": "Ben"}) == play.view()
