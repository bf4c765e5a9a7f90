"""Every clause has a game in which the rules give one log and each misreading something else."""

from __future__ import annotations

from itertools import product

import pytest

from reference_engine import engine, misreading, misreadings
from tests.reference_engine.clause_games import buckets, choices, effects, statics
from tests.reference_engine.clause_games.buckets import SPARK, spark
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import Player, ability, damage, down, gain, lose

ALL = misreadings("arcane_legions")

#: For each clause a game, and an outline of it.
OUTLINED = {**statics.GAMES, **effects.GAMES, **choices.GAMES}
GAMES = {**buckets.GAMES, **OUTLINED}

#: Games in which misreadings differ that come to the same in the game of their clause.
FINER = (*buckets.FINER, *statics.FINER, *effects.FINER, *choices.FINER)

ALL_GAMES = (*(game for game, _ in GAMES.values()), *FINER)


def first(decision):
    return min(option["id"] for option in decision["options"])


def last(decision):
    return max(option["id"] for option in decision["options"])


def nothing(decision):
    return None if decision["min"] == 0 else first(decision)


def transcript(make, game, choose):
    """A game, and all that can be seen of it: each answer of the engine, or its refusal."""
    play, seen = Player(make()), []
    try:
        for _ in game(play) or ():
            answer(play, choose, seen)
        answer(play, choose, seen)
    except Refused as refused:
        seen.append((refused.code, refused.data))
    return play, [*seen, play.events, play.state]


def answer(play, choose, seen):
    """Make all choices that are open, and remember what was asked."""
    while play.decision:
        seen.append((play.decision, play.state))
        choice = choose(play.decision)
        play.choose(*([] if choice is None else [choice]))
    seen.append(play.state)


@pytest.mark.parametrize("clause", buckets.GAMES)
def test_the_rules_give_this_log(clause):
    game, log = buckets.GAMES[clause]
    play, _ = transcript(engine, game, first)
    assert " ".join(play.resolved) == log


@pytest.mark.parametrize("clause", OUTLINED)
def test_the_rules_give_this_outline(clause):
    game, outline = OUTLINED[clause]
    play, _ = transcript(engine, game, first)
    assert play.outline == outline


@pytest.mark.parametrize("wrong", ALL, ids=lambda wrong: wrong.id)
def test_the_game_of_its_clause_gives_the_misreading_away(wrong):
    game, _ = GAMES[wrong.clause]
    assert any(
        transcript(engine, game, choose)[1] != transcript(misreading(wrong.id), game, choose)[1]
        for choose in (first, last, nothing)
    )


def test_no_two_misreadings_are_the_same():
    """Told apart by some game, so that each can be named as a diagnosis."""
    alike = [list(ALL)]
    for game, choose in product(ALL_GAMES, (first, last, nothing)):
        alike = [
            those for them in alike for those in told_apart(them, game, choose) if len(those) > 1
        ]
    assert [[wrong.id for wrong in those] for those in alike] == []


def told_apart(wrongs, game, choose):
    """The misreadings, grouped by what is seen of this game."""
    behaviours = {}
    for wrong in wrongs:
        _, seen = transcript(misreading(wrong.id), game, choose)
        behaviours.setdefault(repr(seen), []).append(wrong)
    return behaviours.values()


def test_a_misreading_says_what_its_author_believed():
    for wrong in ALL:
        assert wrong.belief.endswith("."), wrong.id
        assert wrong.rules.__doc__ == wrong.belief


def test_harm_is_told_from_good():
    """What skips the harmful leaves out every kind of harm, and nothing else."""
    mine = [
        ability("Down", SPARK, down("Mine")),
        ability("Damage", SPARK, damage("Mine")),
        ability("Lose", SPARK, lose(1)),
        ability("Give", SPARK, gain(1, "opponent")),
        ability("Good", SPARK, down("Theirs"), damage("Theirs"), gain(1), lose(1, "opponent")),
    ]
    play, _ = transcript(misreading("skips-the-harmful"), spark(mine), first)
    assert play.resolved == ["Good"]
