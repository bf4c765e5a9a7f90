"""Requests that make no sense, or ask for more than any table holds: each is refused in words."""

from __future__ import annotations

import pytest

from reference_engine import engine
from reference_engine.arcane_legions.setup import MOST_SLOTS
from reference_engine.core.numbers import LARGEST
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import Player, ability, damage, down, unit, when

UNSUPPORTED, ILLEGAL, INVALID = -32001, -32002, -32602


@pytest.fixture
def play():
    return Player(engine())


def refused(request, *arguments, **named) -> Refused:
    with pytest.raises(Refused) as caught:
        request(*arguments, **named)
    return caught.value


def test_who_plays_alone_is_next_when_their_turn_ends(play):
    play.start(unit("Elk", "Ada"), players=["Ada"])
    play.act("Ada", type="end-turn")
    assert play.state["active"] == "Ada"
    assert play.outline == "[Ada]"
    assert play.state["order_points"] == {"Ada": 8}


def test_no_two_players_share_a_name(play):
    assert refused(play.start, unit("Elk", "Ada"), players=["Ada", "Ada"]).code == INVALID


def test_no_unit_is_next_to_itself(play):
    assert refused(play.start, unit("Elk", "Ada", adjacent=["Elk"])).code == INVALID


def test_no_two_abilities_share_a_name(play):
    omen = ability("Omen", when("figure-downed", "Elk"))
    units = [unit("Elk", "Ada", omen), unit("Fox", "Ben", omen)]
    assert refused(play.start, *units).code == INVALID
    assert refused(play.start, unit("Elk", "Ada", omen, omen)).code == INVALID


@pytest.mark.parametrize("figures", [4, 999_999, LARGEST])
def test_every_figure_has_a_slot(play, figures):
    assert refused(play.start, unit("Elk", "Ada", figures=figures, slots=3)).code == INVALID


def test_all_units_together_have_no_more_slots_than_there_is_room_for(play):
    half = MOST_SLOTS // 2
    units = [unit("Elk", "Ada", figures=half), unit("Fox", "Ben", figures=MOST_SLOTS - half)]
    play.start(*units)
    assert refused(play.start, *units, unit("Hart", "Ben", figures=1)).code == UNSUPPORTED
    assert refused(play.start, unit("Elk", "Ada", figures=999_999)).code == UNSUPPORTED
    assert refused(play.start, unit("Elk", "Ada", figures=1, slots=999_999)).code == UNSUPPORTED


@pytest.mark.parametrize("number", [LARGEST + 1, 2**53 + 1, 10**4000, 1e300, -LARGEST - 1])
def test_numbers_have_an_end(play, number):
    play.start(unit("Elk", "Ada", hit_points=LARGEST))
    assert refused(play.start, unit("Elk", "Ada", hit_points=number)).code == UNSUPPORTED


def test_numbers_of_an_action_have_an_end(play):
    play.start(unit("Elk", "Ada", hit_points=5))
    before = play.view()
    assert refused(play.happen, damage("Elk", LARGEST + 1)).code == UNSUPPORTED
    assert play.view() == before


@pytest.mark.parametrize("number", [1.5, float("inf")])
def test_a_number_with_a_fraction_is_none_of_the_game(play, number):
    assert refused(play.start, unit("Elk", "Ada", attack=number)).code == INVALID


def test_a_whole_number_is_whole_however_it_is_written(play):
    back = {"do": "return", "count": 1.0, "unit": {"unit": "Elk"}}
    play.start(
        unit("Elk", "Ada", ability("Omen", when("figure-downed", "Elk"), back), figures=3.0)
    )
    play.happen(down("Elk", 1.0))
    assert play.state["units"]["Elk"]["figures"] == 3
    assert type(play.state["units"]["Elk"]["figures"]) is int
    assert play.outline == "xElk Omen ^Elk"


def test_an_occurrence_is_about_units_that_are_or_were_there(play):
    play.start(unit("Elk", "Ada", figures=1), unit("Fox", "Ben"))
    play.happen(down("Elk"))
    play.happen(down("Elk"), down("Fox"))
    assert play.state["units"]["Fox"]["figures"] == 2
    nobody = refused(play.happen, down("Fox"), down("Nobody"))
    assert (nobody.code, nobody.data) == (ILLEGAL, {"reason": "no-such-unit"})
    assert play.state == play.view()["state"]
