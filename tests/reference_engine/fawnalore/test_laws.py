"""What holds in every game, whatever stands on the cards and whatever anybody tries."""

from __future__ import annotations

import pytest

from tests.reference_engine.fawnalore.random_games import Wild

SEEDS = range(60)
STEPS = 40


@pytest.fixture(scope="module")
def games():
    return [Wild(seed).go(STEPS) for seed in SEEDS]


def states(games):
    return [state for game in games for state in game.states]


def test_many_things_happen(games):
    """So that what holds below was really tried."""
    told = {event["event"] for game in games for event in game.play.events}
    assert told >= {
        "ability-used",
        "attack-ends",
        "canceled",
        "card-destroyed",
        "copy-begins",
        "copy-ends",
        "damage-prevented",
        "damage-redirected",
        "finishes",
        "guard-removed",
        "turn-begins",
        "unit-dies",
        "unit-healed",
    }
    assert len(set().union(*(game.reasons for game in games))) > 8


def test_the_dead_have_no_hp_and_the_living_have_some(games):
    for state in states(games):
        for each in state["units"].values():
            assert each["dead"] == (each["hp"] <= 0)
            assert each["hp"] <= each["max_hp"]


def test_guard_goes_from_nothing_to_three(games):
    assert all(0 <= it["guard"] <= 3 for state in states(games) for it in state["units"].values())


def test_every_effect_that_began_is_finished_before_the_next_action(games):
    for game in games:
        events = [event["event"] for event in game.play.events]
        if game.play.decision is None:
            assert events.count("resolves") == events.count("finishes")


def test_nobody_comes_back_from_the_dead(games):
    for game in games:
        dead = set()
        for state in game.states:
            now = {name for name, each in state["units"].items() if each["dead"]}
            assert now >= dead
            dead = now


def test_a_card_copies_only_what_is_in_play(games):
    for state in states(games):
        cards = state["cards"]
        for each in cards.values():
            assert each["copies"] is None or cards[each["copies"]]["zone"] == "play"


@pytest.mark.parametrize("seed", [1, 7, 23])
def test_the_same_game_is_played_the_same_way(seed):
    one, other = Wild(seed).go(STEPS), Wild(seed).go(STEPS)
    assert one.states == other.states
    assert one.play.events == other.play.events
