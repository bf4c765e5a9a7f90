"""What becomes of one hit, by the reference engine and by a formula of five lines."""

from collections import Counter
from functools import partial
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
import pytest

from reference_engine.fawnalore.engine import Fawnalore
from reference_engine.shelf import MISREADINGS
from tests.laws.fawnalore.one_hit import Hit, Victim, by_engine, by_formula, random_hit

HITS = 300

#: Whoever misreads a clause so comes to another figure in some hit.
BREAKERS = [
    "rules-reduce-what-cannot-be-reduced",
    "reductions-multiply",
    "attack-modifiers-multiply",
    "only-negative-numbers-reduce",
    "reduction-is-a-share",
    "only-the-highest-reduces",
    "armor-is-all-that-counts",
    "reduces-only-attacks",
    "guard-needs-reducible-damage",
    "guard-is-raised-by-a-hit",
    "guard-is-for-attacks",
    "one-point-cannot-be-prevented",
    "larger-hits-are-not-prevented",
    "prevents-the-whole-hit",
    "doubled-damage-gets-through",
    "prevention-is-doubled-too",
    "both-take-it",
    "they-share-it",
    "first-reductions-count-too",
    "would-be-dealt-cannot-break-in",
    "nothing-is-prepared",
    "a-number-is-not-modified",
    "a-number-is-modified-twice",
    "reduced-then-doubled",
    "doubled-is-not-reduced",
    "reductions-are-doubled-too",
    "doubled-is-two-hits",
    "doubled-then-modified",
    "modifiers-are-doubled",
]


def agree(hit: Hit, engine=Fawnalore) -> bool:
    name, taken = by_formula(hit)
    return by_engine(hit, engine)[0] == ({name: taken} if taken else {})


@settings(max_examples=HITS)
@given(random=st.randoms(use_true_random=False))
def test_the_engine_agrees_with_the_formula(random: Random) -> None:
    assert agree(random_hit(random))


@pytest.fixture(scope="module")
def some_hits() -> list[Hit]:
    return [random_hit(Random(seed)) for seed in range(HITS)]


@pytest.mark.parametrize("misreading", BREAKERS)
def test_a_misreading_disagrees_with_the_formula(misreading, some_hits) -> None:
    misread = {each.id: each.rules for each in MISREADINGS["fawnalore"]}
    engine = partial(Fawnalore, misread[misreading])
    assert any(not agree(each, engine) for each in some_hits)


def test_the_formula_knows_the_pages_own_examples() -> None:
    def taken(hit: Hit) -> int:
        return by_formula(hit)[1]

    worn = {"Oak": Victim(armor=2, by_card=1)}
    assert taken(Hit(base=5, victims=worn)) == 2
    assert taken(Hit(base=3, victims=worn)) == 0
    assert taken(Hit(base=3, replaced=True, modifiers=[1], victims={"Oak": Victim()})) == 4
    assert taken(Hit(base=4, doublings=1, victims={"Oak": Victim(armor=3)})) == 5
    assert taken(Hit(base=5, victims={"Oak": Victim(guard=3)})) == 2
    assert taken(Hit(base=5, victims={"Oak": Victim(pools=[3])})) == 2


def test_hits_are_of_all_kinds(some_hits) -> None:
    """So that the formula and the engine do not agree on nothing."""
    seen = Counter[str]()
    for hit in some_hits:
        name, taken = by_formula(hit)
        unit = hit.victims[name]
        told = {event["event"] for event in by_engine(hit)[1]}
        stopped = hit.negated or hit.prevented or unit.pools
        seen["taken"] += taken > 0
        seen["nothing taken"] += taken == 0
        seen["no attack"] += not hit.is_attack
        seen["replaced and modified"] += bool(hit.replaced and hit.modifiers)
        seen["lowered to nothing"] += hit.base + sum(hit.modifiers) <= 0
        seen["doubled"] += bool(hit.doublings == 1 and taken)
        seen["doubled twice"] += bool(hit.doublings > 1 and taken)
        seen["prevented"] += bool(stopped and "damage-prevented" in told)
        seen["prevented in part"] += bool(stopped and "damage-prevented" in told and taken)
        seen["redirected"] += "damage-redirected" in told
        seen["redirected and taken"] += bool("damage-redirected" in told and taken)
        seen["by an offer"] += any(not hop.prepared for hop in hit.hops)
        seen["reduced"] += bool(taken and unit.armor and unit.reductions and unit.by_card)
        seen["unreducible"] += bool(taken and hit.unreducible and unit.armor)
        seen["Guard"] += bool(taken and "guard-removed" in told)
        seen["a minimum"] += bool(hit.minimum and taken == hit.minimum)
    assert {thing: times for thing, times in seen.items() if times < 3} == {}
    assert len(seen) > 15
