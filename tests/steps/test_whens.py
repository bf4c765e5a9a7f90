"""What each When asks of the engine, and what becomes of it when it is refused."""

import pytest

from judgecall.engines.faults import SaidIllegal
from judgecall.table import ScenarioFault
from tests.steps.fake_game import asks, progress
from tests.steps.sitting import Sitting, mismatch, scenario_fault


def placed(*replies: object) -> Sitting:
    sitting = Sitting(progress(), *(replies or (progress(),)))  # type: ignore[arg-type]
    sitting.given("Ada controls Hoplites")
    sitting.given("Ben controls Bears")
    return sitting


def order(kind: str, **more: object) -> dict[str, object]:
    return {"type": "order", "order": kind, "unit": "Hoplites", **more}


def happen(*effects: dict[str, object]) -> dict[str, object]:
    return {"type": "happen", "effects": list(effects)}


#: A line, who acts, and what they do.
ACTS = {
    "1 figure of Hoplites is downed": (
        None,
        happen({"do": "down", "count": 1, "unit": {"unit": "Hoplites"}}),
    ),
    "2 figures of Hoplites and 1 figure of Bears are downed": (
        None,
        happen(
            {"do": "down", "count": 2, "unit": {"unit": "Hoplites"}},
            {"do": "down", "count": 1, "unit": {"unit": "Bears"}},
        ),
    ),
    "Hoplites take 3 damage": (
        None,
        happen({"do": "damage", "amount": 3, "unit": {"unit": "Hoplites"}}),
    ),
    "Hoplites move 2 steps": (
        None,
        happen({"do": "move", "steps": 2, "unit": {"unit": "Hoplites"}}),
    ),
    "Ada orders Hoplites to move 1 step": ("Ada", order("move", steps=1)),
    "Ada orders Hoplites to attack Bears": ("Ada", order("close-combat", target="Bears")),
    "Ada ends the turn": ("Ada", {"type": "end-turn"}),
}

#: What a player only tries, as the same request.
ATTEMPTS = {
    "Ada tries to order Hoplites to move 1 step": "Ada orders Hoplites to move 1 step",
    "Ada tries to order Hoplites to attack Bears": "Ada orders Hoplites to attack Bears",
    "Ada tries to end the turn": "Ada ends the turn",
}


@pytest.mark.parametrize("line", ACTS)
def test_a_when_asks_for_just_this(line: str) -> None:
    assert placed().does(line) == ACTS[line]


@pytest.mark.parametrize("line", ATTEMPTS)
def test_an_attempt_asks_for_the_same_as_the_deed(line: str) -> None:
    assert placed(SaidIllegal("not-your-turn")).does(line) == ACTS[ATTEMPTS[line]]


@pytest.mark.parametrize("line", ACTS)
def test_a_when_that_the_engine_refuses_has_failed(line: str) -> None:
    sitting = placed(SaidIllegal("not-your-turn"))
    with mismatch("the engine refuses this", ["it is done"], ["refused because not-your-turn"]):
        sitting.when(line)


@pytest.mark.parametrize("line", ACTS)
def test_a_when_waits_until_every_choice_is_made(line: str) -> None:
    sitting = placed(progress(decision=asks("Ben", "resolve", "ability:Spite", "ability:Omen")))
    sitting.when(line)
    with mismatch(
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        sitting.when(line)


def test_a_when_about_a_unit_that_nobody_placed() -> None:
    sitting = placed()
    for line in (
        "1 figure of Wolves is downed",
        "Wolves take 1 damage",
        "Wolves move 1 step",
    ):
        with scenario_fault("no Given has placed Wolves", "placed so far: Bears and Hoplites"):
            sitting.when(line)


def test_a_when_of_a_player_who_is_not_there() -> None:
    sitting = placed()
    for line in (
        "Cy orders Hoplites to move 1 step",
        "Cy orders Hoplites to attack Bears",
        "Cy ends the turn",
        "Cy chooses Spite",
        "Cy declines",
    ):
        with pytest.raises(ScenarioFault, match="nobody at this table is called Cy"):
            sitting.when(line)


def test_a_player_may_try_to_order_what_is_not_there() -> None:
    sitting = placed(SaidIllegal("no-such-unit"))
    sitting.when("Ada tries to order Wolves to move 1 step")
    assert sitting.last_request[2]["unit"] == "Wolves"
    sitting.then("it is refused because no such unit")
