"""
The two engines of Flesh and Blood play random games in lockstep, and neither leaves the other.

They were written apart from each other. Where they give different answers, one of them
misreads the rules or its page leaves something open: find out which, mend it, and add the
scenario that tells them apart.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
import shlex
import shutil

import pytest

from judgecall.protocol.checker import Checker
from tests.laws import wide_effects
from tests.laws.lockstep import Drifted, in_step

GAMES = 300

#: Misreadings that fall out of step within so many games, of every chapter of the rules.
WITHIN = 40
MISREADINGS = [
    "stages-descend",
    "lowest-stage-counts",
    "whole-effect-waits",
    "by-age-in-a-stage",
    "goes-back",
    "layers-let-go",
    "counters-come-last",
    "opposite-counters-cancel",
    "base-needs-a-number",
    "worked-out-when-something-begins",
]

EXAMPLES = Path(__file__).parents[2] / "adapters" / "javascript" / "examples"


def games(spec: str, count: int) -> list[list[dict]]:
    """The answers of so many games that the reference plays in step with this engine."""
    return in_step(spec, "flesh_and_blood", "2.14.0", count, wide_effects)


def test_the_second_engine_plays_as_the_reference_does() -> None:
    if shutil.which("node") is None:
        pytest.skip("NODE IS MISSING: NOTHING SHOWS THAT THE TWO ENGINES AGREE")
    engine = EXAMPLES / "flesh_and_blood.mjs"
    assert len(games(f"node {shlex.quote(str(engine))}", GAMES)) == GAMES


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_an_engine_that_misreads_a_clause_falls_out_of_step(misreading: str) -> None:
    with pytest.raises(Drifted, match="the answers to the last of these differ in"):
        games(f"reference/{misreading}", WITHIN)


def test_wide_games_go_everywhere() -> None:
    """Engines would agree in games where nothing happens; these are not such games."""
    answers = [answer for game in games("reference", GAMES) for answer in game]
    asked = [answer["decision"] for answer in answers if answer.get("decision")]
    assert {(decision["kind"], len(decision["options"])) for decision in asked} == {
        *[("order", 2), ("order", 3)],
    }
    assert {event["event"] for answer in answers for event in answer.get("events", ())} == {
        *("effect-begins", "effect-ends", "counters-put", "counters-removed"),
        *("control-changes", "left", "turn-ends"),
    }
    assert {answer.get("reason") for answer in answers} == {
        None,
        *("a-choice-is-open", "a-choice-is-required", "not-an-option", "no-such-card"),
        *("no-such-effect", "no-such-player", "not-enough-counters", "name-taken"),
    }
    states = [answer["state"] for answer in answers if "state" in answer]
    assert max(len(state["effects"]) for state in states) >= 2 * len(wide_effects.CARDS)
    assert any(effect["on"] for state in states for effect in state["effects"])


def test_the_games_are_such_as_may_be_sent() -> None:
    checker = Checker("flesh_and_blood")
    for seed in range(GAMES):
        message = {"jsonrpc": "2.0", "id": 1, "method": "game/start"}
        checker.check_request({**message, "params": wide_effects.setup(Random(seed))})
