"""What each When of Unit Triggers asks of the engine."""

from typing import Any

import pytest

from judgecall.engines.faults import SaidIllegal
from tests.steps.fake_game import progress
from tests.steps.sitting import UnitTriggersSitting, mismatch, scenario_fault


def table(*replies: Any) -> UnitTriggersSitting:
    begun = progress(phase="deployment")
    sitting = UnitTriggersSitting(begun, *(replies or (begun,)))
    sitting.place("Lynx", "Puma", owner="Ben")
    return sitting


ACTIONS = [
    (
        "Ben deploys Lynx at Location 10",
        "Ben tries to deploy Lynx at Location 10",
        {"type": "deploy", "card": "Lynx", "location": {"number": 10}},
    ),
    (
        "Ben deploys Lynx at Lightspeed at Extra Location 0",
        "Ben tries to deploy Lynx at Lightspeed at Extra Location 0",
        {"type": "deploy", "card": "Lynx", "location": {"extra": 0}, "lightspeed": True},
    ),
    (
        "Ben places Lynx face-down at Location 0",
        "Ben tries to place Lynx face-down at Location 0",
        {"type": "place", "card": "Lynx", "location": {"number": 0}},
    ),
    ("Ben reveals Lynx", "Ben tries to reveal Lynx", {"type": "reveal", "card": "Lynx"}),
    (
        "Ben attaches Lynx to Puma",
        "Ben tries to attach Lynx to Puma",
        {"type": "attach", "card": "Lynx", "to": "Puma"},
    ),
    ("Ben plays Lynx", "Ben tries to play Lynx", {"type": "play", "card": "Lynx"}),
    (
        "Ben ends the deployment phase",
        "Ben tries to end the deployment phase",
        {"type": "end-phase"},
    ),
]


@pytest.mark.parametrize(("line", "attempt", "action"), ACTIONS)
def test_what_players_do(line: str, attempt: str, action: dict[str, Any]) -> None:
    assert table().does(line) == ("Ben", action)


@pytest.mark.parametrize(("line", "attempt", "action"), ACTIONS)
def test_what_players_try(line: str, attempt: str, action: dict[str, Any]) -> None:
    sitting = table(SaidIllegal("may-not-deploy"))
    assert sitting.does(attempt) == ("Ben", action)
    sitting.then("it is refused because may not deploy")


def test_units_that_are_revealed_together() -> None:
    action = {"type": "happen", "do": "reveal", "cards": ["Puma", "Lynx"]}
    assert table().does("Puma and Lynx are revealed together") == (None, action)


def test_only_the_phase_that_is_going_on_can_be_ended() -> None:
    with mismatch("another phase is going on", ["phase: tallying"], ["phase: deployment"]):
        table().when("Ben ends the tallying phase")


@pytest.mark.parametrize(
    ("line", "sentence", "way_out"),
    [
        (
            "Ben deploys Wolf at Location 2",
            "no Given has placed Wolf",
            "placed so far: Lynx and Puma",
        ),
        ("Ben attaches Lynx to Wolf", "no Given has placed Wolf", "placed so far: Lynx and Puma"),
        (
            "Lynx and Wolf are revealed together",
            "no Given has placed Wolf",
            "placed so far: Lynx and Puma",
        ),
        (
            "Bob reveals Lynx",
            "nobody at this table is called Bob",
            "the players are Ada, Ben and Cy",
        ),
    ],
)
def test_what_is_not_at_the_table(line: str, sentence: str, way_out: str) -> None:
    with scenario_fault(sentence, way_out):
        table().when(line)


def test_what_is_not_at_the_table_can_be_tried() -> None:
    sitting = table(SaidIllegal("no-such-card"))
    sitting.when("Ben tries to reveal Wolf")
    sitting.then("it is refused because no such card")
