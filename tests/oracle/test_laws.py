"""
What must hold of any position, whatever the rules make of it.

An effect that has nothing to do with a card makes no difference to it. The age of two
effects makes no difference if they meet in no stage. The parts of an effect are as good as
so many effects. Each law is broken by some misreading, so each can fail.
"""

from __future__ import annotations

from itertools import pairwise
import copy
import random

import pytest

from reference_engine import misreadings
from reference_engine.flesh_and_blood.engine import FleshAndBlood
from tests.oracle.flesh_and_blood import places
from tests.oracle.positions import CARDS, change, position

WRONG = {wrong.id: wrong.rules for wrong in misreadings("flesh_and_blood")}
POSITIONS = 400


def cards(setup, make=FleshAndBlood):
    """What the cards are, but for one that only an irrelevant effect is about."""
    state = make().start(setup)["state"]
    return {name: record for name, record in state["cards"].items() if name != "Loner"}


def drawn(seed):
    """A position in which every text names its cards or is static."""
    pick = random.Random(seed).choice
    setup = position(pick)
    for each in setup["objects"]:
        if each["type"] == "effect":
            each["lasting"] = "static"
            each.pop("on", None)
            each.pop("until", None)
    return setup, pick


def effects_of(setup):
    return [each for each in setup["objects"] if each["type"] == "effect"]


def with_irrelevant_effect(setup, pick):
    """The same with another card, and an effect of any age on that card alone."""
    other = copy.deepcopy(setup)
    loner = {"type": "card", "name": "Loner", "owner": "Ben", "printed": {"power": 3}}
    if not any(each["name"] == "Loner" for each in setup["objects"]):
        other["objects"].append(loner)
    part = {"applies_to": {"card": "Loner"}, "do": relevant_to_nobody(pick)}
    made = {
        "type": "effect",
        "name": "Irrelevant",
        "owner": pick(("Ada", "Ben")),
        "text": "-",
        "ability": {"type": "continuous", "parts": [part]},
        "lasting": "static",
    }
    place = pick(range(len(effects_of(other)) + 1))
    for each in effects_of(other):
        if each["timestamp"] > place:
            each["timestamp"] += 1
    other["objects"].append({**made, "timestamp": place + 1})
    return other


def relevant_to_nobody(pick):
    """A change that needs no other card."""
    made = change(pick, counted=True)
    return relevant_to_nobody(pick) if any(f"'{name}'" in repr(made) for name in CARDS) else made


def with_ages_swapped(setup, pick):
    """The same with two neighbours in age swapped that meet in no stage, if there are any."""
    other = copy.deepcopy(setup)
    effects = sorted(effects_of(other), key=lambda each: each["timestamp"])
    pairs = [(one, two) for one, two in pairwise(effects) if stages(one).isdisjoint(stages(two))]
    if not pairs:
        return None
    one, two = pick(pairs)
    one["timestamp"], two["timestamp"] = two["timestamp"], one["timestamp"]
    return other


def stages(effect):
    return {
        stage
        for part in effect["ability"]["parts"]
        for stage, _substage in places(part, effect["lasting"])
    }


def with_parts_split(setup, _pick):
    """The same with an effect for each part, if some effect has several."""
    other = copy.deepcopy(setup)
    effects = sorted(effects_of(other), key=lambda each: each["timestamp"])
    split = [
        {
            **each,
            "name": f"{each['name']}-{number}",
            "ability": {**each["ability"], "parts": [part]},
        }
        for each in effects
        for number, part in enumerate(each["ability"]["parts"])
    ]
    if len(split) == len(effects):
        return None
    aged = [{**each, "timestamp": age} for age, each in enumerate(split, 1)]
    other["objects"] = [*(each for each in other["objects"] if each["type"] == "card"), *aged]
    return other


LAWS = {
    "irrelevant": with_irrelevant_effect,
    "ages": with_ages_swapped,
    "split": with_parts_split,
}


def broken(law, make=FleshAndBlood):
    """On which position the law does not hold, and on how many it was tried up to there."""
    tried = 0
    for seed in range(POSITIONS):
        setup, pick = drawn(seed)
        other = LAWS[law](setup, pick)
        if other is not None:
            tried += 1
            if cards(setup, make) != cards(other, make):
                return seed, tried
    return None, tried


@pytest.mark.parametrize("law", LAWS)
def test_the_rules_keep_the_law(law):
    seed, tried = broken(law)
    assert seed is None
    assert tried > POSITIONS / 4


@pytest.mark.parametrize(
    ("law", "wrong"),
    [
        ("irrelevant", "depends-on-what-is-there"),
        ("ages", "one-list-by-age"),
        ("split", "whole-effect-waits"),
        ("split", "whole-effect-at-once"),
        ("split", "only-the-first-part"),
        ("split", "siblings-wait"),
        ("split", "parts-age-anew"),
        ("split", "one-part-in-a-place"),
    ],
)
def test_a_misreading_breaks_the_law(law, wrong):
    seed, _tried = broken(law, lambda: FleshAndBlood(WRONG[wrong]))
    assert seed is not None
