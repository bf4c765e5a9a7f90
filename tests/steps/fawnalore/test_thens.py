"""What each Then of Fawnalore reads from the state, and what it says if that differs."""

from typing import Any

import pytest

from tests.steps.fake_game import progress
from tests.steps.sitting import FawnaloreSitting, mismatch, scenario_fault


def seen(**state: Any) -> FawnaloreSitting:
    sitting = FawnaloreSitting(progress(), progress(**state))
    sitting.place("Oak", "Elk", owner="Ada")
    sitting.given("these cards:", ["card", "owner", "in"], ["Rune", "Ben", "play"])
    sitting.when("Oak takes 1 damage")
    return sitting


UNITS = {"Oak": {"dead": True, "hp": 0}, "Elk": {"dead": False, "hp": 3}}


def test_who_is_dead_and_who_is_alive() -> None:
    sitting = seen(units=UNITS)
    sitting.then("Oak is Dead")
    sitting.then("Elk is alive")


def test_one_of_several_is_not_dead() -> None:
    with mismatch("Elk is not Dead", ["Oak: Dead", "Elk: Dead"], ["Oak: Dead", "Elk: alive"]):
        seen(units=UNITS).then("Oak and Elk are Dead")


def test_several_are_not_alive() -> None:
    units = {"Oak": {"dead": True}, "Elk": {}}
    with mismatch(
        "Oak and Elk are not alive",
        ["Oak: alive", "Elk: alive"],
        ["Oak: Dead", "Elk: not in the state"],
    ):
        seen(units=units).then("Oak and Elk are alive")


def test_only_a_unit_can_be_dead() -> None:
    with scenario_fault("Rune is no unit", "name a unit here"):
        seen(units=UNITS).then("Rune is Dead")


@pytest.mark.parametrize("health", ["Dead", "alive"])
def test_whether_a_unit_is_dead_counts_as_said(health: str) -> None:
    sitting = FawnaloreSitting(
        progress(units={"Oak": {"dead": health != "Dead", "hp": 3}}),
        progress(units={"Oak": {"dead": health == "Dead", "hp": 2}}),
    )
    sitting.place("Oak")
    sitting.when("Oak takes 1 damage")
    sitting.then(f"Oak is {health}")
    with mismatch(
        "something else changed since the last When",
        ["no other change"],
        ["units > Oak > hp: 3 became 2"],
    ):
        sitting.then("nothing else changed")


RUNE = {"relic_type": "Charm", "title": "Rune", "tier": 3, "cost": 4}


@pytest.mark.parametrize(
    "said",
    [
        "a Charm relic called Rune",
        "a tier 3 Charm relic called Rune",
        "a Charm relic called Rune of cost 4",
        "a tier 3 Charm relic called Rune of cost 4",
    ],
)
def test_what_a_card_counts_as(said: str) -> None:
    seen(cards={"Rune": RUNE}).then(f"Rune is {said}")


@pytest.mark.parametrize(
    ("said", "expected", "actual"),
    [
        (
            "a Blade relic called Rune",
            ["relic type: Blade", "title: Rune"],
            ["relic type: Charm", "title: Rune"],
        ),
        (
            "a Charm relic called Dirk",
            ["relic type: Charm", "title: Dirk"],
            ["relic type: Charm", "title: Rune"],
        ),
        (
            "a tier 1 Charm relic called Rune",
            ["relic type: Charm", "title: Rune", "tier: 1"],
            ["relic type: Charm", "title: Rune", "tier: 3"],
        ),
        (
            "a Charm relic called Rune of cost 0",
            ["relic type: Charm", "title: Rune", "cost: 0"],
            ["relic type: Charm", "title: Rune", "cost: 4"],
        ),
    ],
)
def test_a_card_that_counts_as_something_else(
    said: str, expected: list[str], actual: list[str]
) -> None:
    with mismatch("Rune is another relic", expected, actual):
        seen(cards={"Rune": RUNE}).then(f"Rune is {said}")


@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("Oak has 4 HP", {"units": {"Oak": {"hp": 4}}}),
        ("Oak has 2 Guard", {"units": {"Oak": {"guard": 2}}}),
        ("Oak has 3 damage taken this turn", {"units": {"Oak": {"damage_taken": 3}}}),
        ("Ada has 1 card in hand", {"players": {"Ada": {"hand": 1}}}),
        ("Ada has 2 cards discarded", {"players": {"Ada": {"discard": 2}}}),
        ("Ada has 5 resources", {"players": {"Ada": {"resources": 5}}}),
        ("Ada has 1 action", {"players": {"Ada": {"actions": 1}}}),
        ("Ada has 8 damage dealt this turn", {"players": {"Ada": {"damage_dealt": 8}}}),
    ],
)
def test_every_number_is_found_in_its_place(line: str, state: dict[str, Any]) -> None:
    seen(**state).then(line)
