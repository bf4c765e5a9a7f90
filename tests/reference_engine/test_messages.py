"""Whatever the reference engine is asked and answers is in the words of the schemas."""

from __future__ import annotations

import pytest

from judgecall.protocol import Checker
from reference_engine import engine, misreading
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import Player
from tests.reference_engine.test_misreadings import ALL, ALL_GAMES, answer, first, last, nothing

ILLEGAL, UNSCRIPTED = -32002, -32004


class Checked(Player):
    """Lets no message pass that the schemas do not allow."""

    def __init__(self, engine):
        super().__init__(engine)
        self.checker = Checker("arcane_legions")


def refusal(make, game, choose):
    """Play a game to its end; the code of the refusal that ends it early, or None."""
    play = Checked(make())
    try:
        for _ in game(play) or ():
            answer(play, choose, [])
        answer(play, choose, [])
    except Refused as refused:
        return refused.code
    play.view()
    return None


@pytest.mark.parametrize("choose", [first, last, nothing])
def test_the_rules_speak_by_the_schemas(choose):
    """Some orders in these games are illegal, and some choices change how many dice are due."""
    codes = {refusal(engine, game, choose) for game in ALL_GAMES}
    assert codes <= {None, ILLEGAL, UNSCRIPTED}


@pytest.mark.parametrize("wrong", ALL, ids=lambda wrong: wrong.id)
def test_a_misreading_plays_wrongly_and_speaks_correctly(wrong):
    """It may forbid what is legal, or need other dice; it does not break down."""
    codes = {refusal(misreading(wrong.id), game, first) for game in ALL_GAMES}
    assert codes <= {None, ILLEGAL, UNSCRIPTED}
