"""
The reference engine and a second account of the rules agree on positions made at random.

`JUDGECALL_ORACLE_CASES` says on how many; a nightly run takes a million. They are cut into parts
of at most 20,000, each a test of its own, so that `pytest -n` shares them among processors, a
long run tells how far it is, and what one part finds does not keep the others from running.
"""

from __future__ import annotations

import os
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
import pytest

from judgecall.protocol.checker import Checker
from reference_engine import misreadings
from reference_engine.flesh_and_blood.engine import FleshAndBlood
from tests.oracle.flesh_and_blood import World
from tests.oracle.positions import happenings, position

#: How many positions are tried, unless the environment says otherwise.
CASES = int(os.environ.get("JUDGECALL_ORACLE_CASES", "3000"))
#: Where the random numbers of a run begin, so that nights differ if they are told to.
SEED = int(os.environ.get("JUDGECALL_ORACLE_SEED", "0"))
#: How many positions one test tries at most.
PART = 20_000
#: The seeds of each test: all of them together are as many as there are cases, none twice.
PARTS = [range(SEED, SEED + CASES)[at : at + PART] for at in range(0, CASES, PART)]


def states(setup, then, make=FleshAndBlood):
    """How things stand by the engine, after the set-up and after each happening."""
    engine = make()
    yield engine.start(setup)["state"]
    for each in then:
        yield engine.act(None, {"type": "happen", "effects": [each]})["state"]


def accounts(setup, then):
    """How they stand by the other account."""
    world = World(setup)
    yield world.state()
    for each in then:
        world.happen(each)
        yield world.state()


def difference(setup, then, make=FleshAndBlood):
    """The first pair of states that differ, if there is one."""
    pairs = zip(states(setup, then, make), accounts(setup, then), strict=True)
    return next(((ours, theirs) for ours, theirs in pairs if ours != theirs), None)


@settings(max_examples=min(CASES, 150), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_both_accounts_agree(data):
    def pick(among):
        return data.draw(st.sampled_from(among))

    setup = position(pick)
    assert difference(setup, happenings(pick, setup)) is None


@pytest.mark.parametrize("seeds", PARTS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_both_accounts_agree_on_a_great_many_positions(seeds):
    for seed in seeds:
        pick = random.Random(seed).choice
        setup = position(pick)
        then = happenings(pick, setup)
        assert difference(setup, then) is None, f"seed {seed}"


def test_several_effects_meet_in_the_positions():
    """Where there is one alone, hardly anything could be worked out wrongly."""
    setups = [position(random.Random(seed).choice) for seed in range(300)]
    numbers = [sum(each["type"] == "effect" for each in setup["objects"]) for setup in setups]
    assert sum(numbers) >= 3 * len(setups)
    assert sum(number > 1 for number in numbers) > len(setups) / 2


def test_the_positions_are_such_as_may_be_sent():
    for seed in range(20):
        pick = random.Random(seed).choice
        setup = position(pick)
        checker = Checker("flesh_and_blood")
        message = {"jsonrpc": "2.0", "id": 1}
        checker.check_request({**message, "method": "game/start", "params": setup})
        for each in happenings(pick, setup):
            params = {"player": None, "action": {"type": "happen", "effects": [each]}}
            checker.check_request({**message, "method": "game/act", "params": params})


#: Whom positions of equal age would have to catch: none of them is drawn here.
ABOUT_EQUAL_AGE = {"6.3.4.equal-age"}
CAUGHT = [wrong for wrong in misreadings("flesh_and_blood") if wrong.clause not in ABOUT_EQUAL_AGE]


@pytest.mark.parametrize("wrong", CAUGHT, ids=lambda wrong: wrong.id)
def test_a_misreading_does_not_agree(wrong):
    """So the comparison can fail: on few enough positions that a run tries them all."""

    def misread():
        return FleshAndBlood(wrong.rules)

    for seed in range(2000):
        pick = random.Random(seed).choice
        setup = position(pick)
        if difference(setup, happenings(pick, setup), misread) is not None:
            return
    pytest.fail("nothing among 2000 positions gives it away")
