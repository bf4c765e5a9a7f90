"""Every misreading says what its author believed, and plays any game to its end."""

from __future__ import annotations

from functools import partial

import pytest

from reference_engine import misreadings
from reference_engine.fawnalore.engine import Fawnalore
from tests.reference_engine.fawnalore.random_games import Wild

ALL = misreadings("fawnalore")

STEPS = 30


def test_a_misreading_says_what_its_author_believed():
    for wrong in ALL:
        assert wrong.belief.endswith("."), wrong.id
        assert "\n" not in wrong.rules.__doc__, wrong.id


@pytest.mark.parametrize("number", range(len(ALL)), ids=lambda number: ALL[number].id)
def test_a_misreading_keeps_to_the_protocol_whatever_is_played(number):
    """
    A game with whatever on the cards, another one for each misreading.

    The table checks every answer against the contract, and a refusal must change nothing.
    """
    game = Wild(number, make=partial(Fawnalore, ALL[number].rules)).go(STEPS)
    assert game.states
    assert game.play.view()["state"] == game.states[-1]
