"""A breakaway attack in which both sides lose a figure: who chooses when, and what follows."""

from __future__ import annotations

import pytest

from reference_engine import engine, misreading
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import Player, ability, roll, unit, when

MARCH = {"type": "order", "order": "move", "unit": "Mine", "steps": 1}


def trace_c(play):
    """
    Ben's unit attacks in Ada's turn; each unit takes 1 damage.

    Every figure has an ability that waits for the loss of a figure of its unit.
    """
    play.start(
        unit(
            "Mine",
            "Ada",
            *(ability(f"A{slot}", when("figure-downed", of="this"), slot=slot) for slot in (1, 2)),
            figures=2,
            attack=1,
            base="formation",
            adjacent=["Theirs"],
        ),
        unit(
            "Theirs",
            "Ben",
            *(ability(f"I{slot}", when("figure-downed", of="this"), slot=slot) for slot in (1, 2)),
            figures=2,
            attack=1,
        ),
        players=("Ben", "Ada"),
        active="Ada",
        dice=[roll("Mine", [6], [1]), roll("Theirs", [6], [1])],
    )
    play.act("Ada", **MARCH)
    play.choose("unit:Theirs")


@pytest.fixture
def play():
    play = Player(engine())
    trace_c(play)
    return play


def test_the_active_player_chooses_first_although_the_other_attacks(play):
    asked = {**play.decision, "options": play.options}
    assert asked == {
        "id": "d2",
        "player": "Ada",
        "kind": "figure",
        "options": ["figure:Mine/1", "figure:Mine/2"],
        "min": 1,
        "max": 1,
        "context": {"unit": "Mine", "revealed": []},
    }
    assert play.decision["options"][1]["label"] == "figure 2 of Mine"


def test_the_choice_is_shown_before_the_other_player_chooses_and_nothing_has_happened(play):
    before = play.state
    progress = play.choose("figure:Mine/2")
    assert progress["events"] == [
        {"event": "choice-revealed", "player": "Ada", "unit": "Mine", "slot": 2}
    ]
    assert play.decision["player"] == "Ben"
    assert play.options == ["figure:Theirs/1", "figure:Theirs/2"]
    assert play.decision["context"] == {"unit": "Theirs", "revealed": ["figure:Mine/2"]}
    assert play.state == before


def test_a_choice_that_was_shown_is_final(play):
    answered = play.decision["id"]
    play.choose("figure:Mine/2")
    before, decision = play.view(), play.decision
    with pytest.raises(Refused) as refused:
        play.request("game/decide", {"decision": answered, "choice": ["figure:Mine/1"]})
    assert (refused.value.code, refused.value.data) == (-32003, {"decision": answered})
    assert play.view() == before
    assert play.decision == decision


def test_both_are_downed_together_then_abilities_resolve_then_the_order_goes_on(play):
    play.choose("figure:Mine/2")
    progress = play.choose("figure:Theirs/1")
    assert [each["event"] for each in progress["events"]] == [
        "unit-damaged",
        "unit-damaged",
        "figure-downed",
        "figure-downed",
        "triggered",
        "triggered",
        "triggered",
        "triggered",
    ]
    assert [each.get("unit") for each in progress["events"][:4]] == ["Mine", "Theirs"] * 2
    # The abilities of the figures that went down were ready when it happened.
    assert play.state["buckets"] == {"Ada": ["A1", "A2"], "Ben": ["I1", "I2"]}
    assert play.state["units"]["Mine"]["slots"] == {"1": 0}
    assert play.state["units"]["Theirs"]["slots"] == {"2": 0}
    play.choose("ability:A2")
    play.choose("ability:I1")
    assert play.resolved == ["A2", "A1", "I1", "I2"]
    assert [each["event"] for each in play.events[-2:]] == ["combat-ends", "unit-moved"]
    assert play.state["units"]["Mine"]["steps"] == 1


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("attacker-chooses-first", ["Ben", "Ada"]),
        ("inactive-chooses-first", ["Ben", "Ada"]),
        ("first-seat-chooses-first", ["Ben", "Ada"]),
        ("defender-chooses-first", ["Ada", "Ben"]),
        ("may-reconsider", ["Ada", "Ben", "Ada"]),
    ],
)
def test_who_is_asked_by_a_misreading(name, asked):
    play = Player(misreading(name)())
    trace_c(play)
    players = []
    while play.decision["kind"] == "figure":
        players.append(play.decision["player"])
        play.choose(play.options[0])
    assert players == asked
