"""
The two engines of Arcane Legions play random games in lockstep, and neither leaves the other.

They were written apart from each other. Where they give different answers, one of them
misreads the rules or its page leaves something open: find out which, mend it, and add the
scenario that tells them apart.
"""

from __future__ import annotations

from pathlib import Path
import shlex
import shutil

import pytest

from tests.laws import wide_games
from tests.laws.lockstep import Drifted, in_step

GAMES = 200

EXAMPLES = Path(__file__).parents[2] / "adapters" / "javascript" / "examples"

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


def games(spec: str, count: int) -> list[list[dict]]:
    """The answers of so many games that the reference plays in step with this engine."""
    return in_step(spec, "arcane_legions", "2011-01", count, wide_games)


def test_the_second_engine_plays_as_the_reference_does() -> None:
    if shutil.which("node") is None:
        pytest.skip("NODE IS MISSING: NOTHING SHOWS THAT THE TWO ENGINES AGREE")
    engine = EXAMPLES / "arcane_legions.mjs"
    assert len(games(f"node {shlex.quote(str(engine))}", GAMES)) == GAMES


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_an_engine_that_misreads_a_clause_falls_out_of_step(misreading: str) -> None:
    with pytest.raises(Drifted, match="the answers to the last of these differ in"):
        games(f"reference/{misreading}", WITHIN)


def test_wide_games_go_everywhere() -> None:
    """Engines would agree in games where nothing happens; these are not such games."""
    answers = [answer for game in games("reference", GAMES) for answer in game]
    asked = {answer["decision"]["kind"] for answer in answers if answer.get("decision")}
    assert asked == {"resolve", "use", "breakaway", "target", "figure", "apply"}
    assert {event["event"] for answer in answers for event in answer.get("events", ())} == {
        *("triggered", "resolves", "declined", "static-begins", "static-ends"),
        *("figure-downed", "figure-returned", "figure-repositioned", "choice-revealed"),
        *("unit-damaged", "unit-defeated", "unit-moved", "points-gained", "points-lost"),
        *("order-paid", "order-given", "combat-begins", "dice-rolled", "hits-scored"),
        *("combat-ends", "turn-ends", "turn-begins"),
    }
    assert {answer.get("reason") for answer in answers} == {
        None,
        *("abilities-are-pending", "a-choice-is-open", "a-choice-is-required", "not-an-option"),
        *("not-your-turn", "not-your-unit", "no-such-unit", "no-such-ability", "not-adjacent"),
        *("not-enough-order-points", "move-orders-are-forbidden", "ability-is-not-ready"),
    }
    players = {len(answer["state"]["victory_points"]) for answer in answers if "state" in answer}
    assert players == {2, 3}
