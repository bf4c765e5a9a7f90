"""Every clause has a game in which the rules give one log and each misreading something else."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from reference_engine import engine, misreading, misreadings
from tests.reference_engine.driving import Refused
from tests.reference_engine.unit_triggers.clause_games import (
    closing,
    deployment,
    routes,
    standing,
)
from tests.reference_engine.unit_triggers.games import Table

ALL = misreadings("unit_triggers")

#: For each clause a game, and an outline of it.
GAMES = {**deployment.GAMES, **standing.GAMES, **routes.GAMES, **closing.GAMES}

#: Games that show what does not come out in the game of the clause itself.
FINER = (*deployment.FINER, *standing.FINER, *routes.FINER, *closing.FINER)

ALL_GAMES = tuple(dict.fromkeys((*(game for game, _ in GAMES.values()), *FINER)))


class Recorded(Table):
    """Remembers every answer, and what each seat sees after it."""

    def __init__(self, make):
        self.seen = []
        super().__init__(make)

    def request(self, method, params):
        try:
            answer = super().request(method, params)
        except Refused as refused:
            self.seen.append(refused.args[0])
            raise
        self.seen.append(answer)
        if method.startswith("game/") and method != "game/view":
            self.seen += [self.view(player) for player in ("Ada", "Ben")]
        return answer


def transcript(make, game):
    """All that can be seen of a game, up to where it goes another way than its author expects."""
    play = Recorded(make)
    try:
        game(play)
    except (Refused, TypeError):
        play.seen.append("it ends here")
    return play


@pytest.fixture(scope="module")
def seen():
    """What is seen of every game, by the rules and by each misreading."""
    makes = {None: engine, **{wrong.id: misreading(wrong.id) for wrong in ALL}}
    return {
        name: [transcript(make, game).seen[1:] for game in ALL_GAMES]
        for name, make in makes.items()
    }


@pytest.mark.parametrize("clause", GAMES)
def test_the_rules_give_this_outline(clause):
    game, outline = GAMES[clause]
    play = Table()
    game(play)
    assert play.outline == outline


@pytest.mark.parametrize("wrong", ALL, ids=lambda wrong: wrong.id)
def test_some_game_gives_the_misreading_away(wrong, seen):
    assert seen[wrong.id] != seen[None]


def test_no_two_misreadings_are_the_same(seen):
    """Told apart by some game, so that each can be named as a diagnosis."""
    alike = {}
    for name, transcripts in seen.items():
        alike.setdefault(repr(transcripts), []).append(name)
    assert [names for names in alike.values() if len(names) > 1] == []


@pytest.mark.parametrize("wrong", ALL, ids=lambda wrong: wrong.id)
def test_a_misreading_plays_wrongly_and_speaks_correctly(wrong, seen):
    """Every message was held against the schema; what it refuses, the rules could forbid."""
    errs = [answer for game in seen[wrong.id] for answer in game if "code" in answer]
    assert {error["code"] for error in errs} <= {errors.ILLEGAL, errors.STALE}


def test_a_misreading_says_what_its_author_believed():
    for wrong in ALL:
        assert wrong.belief.endswith("."), wrong.id
        assert wrong.rules.__doc__ == wrong.belief
