"""The two engines of Arcane Legions play random games, and neither leaves the other."""

from __future__ import annotations

from functools import partial

import pytest

from tests.laws import wide_games
from tests.laws.lockstep import events, falls_out_of_step, in_step, reasons, second_engine

GAMES = 200

#: Misreadings that fall out of step within so many games, of every chapter of the rules.
WITHIN = 60
MISREADINGS = [
    "resumes-active",
    "causers-bucket",
    "step-between-resolutions",
    "first-activated-wins",
    "active-wins-ties",
    "offers-the-impossible",
    "rolls-back",
    "removed-at-once",
    "sealed-choices",
]

#: The answers of so many games that the reference plays in step with the engine of a spec.
games = partial(in_step, wide_games, "arcane_legions", "2011-01")


def test_the_second_engine_plays_as_the_reference_does() -> None:
    assert len(games(second_engine("arcane_legions"), GAMES)) == GAMES


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_an_engine_that_misreads_a_clause_falls_out_of_step(misreading: str) -> None:
    with falls_out_of_step():
        games(f"reference/{misreading}", WITHIN)


def test_wide_games_go_everywhere() -> None:
    """Engines would agree in games where nothing happens; these are not such games."""
    answers = [answer for game in games("reference", GAMES) for answer in game]
    asked = {answer["decision"]["kind"] for answer in answers if answer.get("decision")}
    assert asked == {"resolve", "use", "breakaway", "target", "figure", "apply"}
    assert events(answers) == {
        *("triggered", "resolves", "declined", "static-begins", "static-ends"),
        *("figure-downed", "figure-returned", "figure-repositioned", "choice-revealed"),
        *("unit-damaged", "unit-defeated", "unit-moved", "points-gained", "points-lost"),
        *("order-paid", "order-given", "combat-begins", "dice-rolled", "hits-scored"),
        *("combat-ends", "turn-ends", "turn-begins"),
    }
    assert reasons(answers) == {
        None,
        *("abilities-are-pending", "a-choice-is-open", "a-choice-is-required", "not-an-option"),
        *("not-your-turn", "not-your-unit", "no-such-unit", "no-such-ability", "not-adjacent"),
        *("not-enough-order-points", "move-orders-are-forbidden", "ability-is-not-ready"),
    }
    players = {len(answer["state"]["victory_points"]) for answer in answers if "state" in answer}
    assert players == {2, 3}
