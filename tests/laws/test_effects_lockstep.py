"""The two engines of Flesh and Blood play random games, and neither leaves the other."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from judgecall.protocol.checker import Checker
from tests.laws import wide_effects
from tests.laws.lockstep import events, falls_out_of_step, in_step, reasons, second_engine

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

#: The answers of so many games that the reference plays in step with the engine of a spec.
games = partial(in_step, wide_effects, "flesh_and_blood", "2.14.0")


def test_the_second_engine_plays_as_the_reference_does() -> None:
    assert len(games(second_engine("flesh_and_blood"), GAMES)) == GAMES


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_an_engine_that_misreads_a_clause_falls_out_of_step(misreading: str) -> None:
    with falls_out_of_step():
        games(f"reference/{misreading}", WITHIN)


def test_wide_games_go_everywhere() -> None:
    """Engines would agree in games where nothing happens; these are not such games."""
    answers = [answer for game in games("reference", GAMES) for answer in game]
    asked = [answer["decision"] for answer in answers if answer.get("decision")]
    assert {(decision["kind"], len(decision["options"])) for decision in asked} == {
        *[("order", 2), ("order", 3)],
    }
    assert events(answers) == {
        *("effect-begins", "effect-ends", "counters-put", "counters-removed"),
        *("control-changes", "left", "turn-ends"),
    }
    assert reasons(answers) == {
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
