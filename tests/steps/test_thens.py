"""Every Then in a game in which it holds, and in one in which it fails, and how it says so."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from judgecall.engines.faults import SaidIllegal
from tests.steps.fake_game import asks, progress, resolves
from tests.steps.sitting import Sitting, bind, mismatch, vocabulary

WHICH = asks("Ben", "resolve", "ability:Spite", "ability:Omen")
WHETHER = asks("Ben", "use", "yes", optional=True)


def scene(*events: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The answer to the one When of a game."""
    return progress(*events, **more)


@dataclass(frozen=True)
class Case:
    """One Then, with what it holds in and what it fails in."""

    line: str
    good: dict[str, Any]
    bad: dict[str, Any]
    sentence: str
    expected: list[str]
    actual: list[str]
    rows: list[str] = field(default_factory=list)


MOVED = {"event": "unit-moved", "unit": "Hoplites", "owner": "Ada", "steps": 1}
MOVED_TWICE = MOVED | {"steps": 2}
DOWNED = {"event": "figure-downed", "unit": "Hoplites", "owner": "Ada"}
SAME = {"units": {"Hoplites": {"figures": 3}}, "victory_points": {"Ada": 0}}
CASES = [
    Case(
        "Ben is asked which ability to resolve next:",
        scene(decision=WHICH),
        scene(decision=asks("Ben", "resolve", "ability:Spite", "ability:Wrath")),
        "Ben is asked something else",
        ["Ben is asked which ability to resolve next: Omen or Spite"],
        ["Ben is asked which ability to resolve next: Spite or Wrath"],
        ["Omen", "Spite"],
    ),
    Case(
        "Ben is asked which ability to resolve next:",
        scene(decision=asks("Ben", "resolve", "ability:Omen", "ability:Omen#2")),
        scene(decision=asks("Ben", "resolve", "ability:Omen", "ability:Wrath")),
        "Ben is asked something else",
        ["Ben is asked which ability to resolve next: Omen or Omen"],
        ["Ben is asked which ability to resolve next: Omen or Wrath"],
        ["Omen", "Omen"],
    ),
    Case(
        "Ben is asked which ability to resolve next:",
        scene(decision=WHICH),
        scene(decision=asks("Ben", "breakaway", "unit:Spite", "unit:Omen")),
        "Ben is asked something else",
        ["Ben is asked which ability to resolve next: Omen or Spite"],
        ["Ben is asked which unit makes a breakaway attack: Spite or Omen"],
        ["Omen", "Spite"],
    ),
    Case(
        "Ben is asked whether to use an ability",
        scene(decision=WHETHER),
        scene(decision=WHICH),
        "Ben is asked something else",
        ["Ben is asked whether to use an ability"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ),
    Case(
        "Ben is asked which ability to resolve next",
        scene(decision=WHICH),
        scene(decision=asks("Ada", "use", "yes", optional=True)),
        "Ben is not asked anything",
        ["Ben is asked"],
        ["Ada is asked whether to use an ability: yes (or to decline)"],
    ),
    Case(
        "Ben is not asked anything",
        scene(decision=asks("Ada", "use", "yes", optional=True)),
        scene(decision=WHETHER),
        "Ben is asked something",
        ["Ben is not asked anything"],
        ["Ben is asked whether to use an ability: yes (or to decline)"],
    ),
    Case(
        "nobody is asked anything",
        scene(),
        scene(decision=WHETHER),
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked whether to use an ability: yes (or to decline)"],
    ),
    Case(
        "these abilities resolved, in order:",
        scene(resolves("Spite"), MOVED, resolves("Vigil")),
        scene(resolves("Vigil"), resolves("Spite")),
        "other abilities resolved, or in another order",
        ["Spite", "Vigil"],
        ["Vigil", "Spite"],
        ["Spite", "Vigil"],
    ),
    Case(
        "these abilities resolved, in order:",
        scene(resolves("Spite")),
        scene(resolves("Spite"), resolves("Vigil")),
        "other abilities resolved, or in another order",
        ["Spite"],
        ["Spite", "Vigil"],
        ["Spite"],
    ),
    Case(
        "these abilities resolved, in any order:",
        scene(resolves("Vigil"), resolves("Spite")),
        scene(resolves("Vigil"), resolves("Spite"), resolves("Spite")),
        "other abilities resolved",
        ["Spite", "Vigil"],
        ["Spite", "Spite", "Vigil"],
        ["Vigil", "Spite"],
    ),
    Case(
        "Spite, Vigil and Omen never resolved",
        scene(resolves("Zeal")),
        scene(resolves("Zeal"), resolves("Omen"), resolves("Vigil")),
        "Vigil and Omen resolved",
        ["Spite, Vigil and Omen never resolved"],
        ["Vigil and Omen resolved"],
    ),
    Case(
        "no ability resolved",
        scene(MOVED),
        scene(resolves("Zeal"), resolves("Omen")),
        "an ability resolved",
        ["no ability resolved"],
        ["Zeal", "Omen"],
    ),
    Case(
        "these things happened, in order:",
        scene(DOWNED, resolves("Spite"), DOWNED, MOVED),
        scene(MOVED, resolves("Spite"), DOWNED),
        "`Hoplites move 1 step` did not happen, or not in this place",
        ["Spite resolves", "Hoplites move 1 step"],
        ["Hoplites move 1 step", "Spite resolves", "a figure of Hoplites is downed"],
        ["Spite resolves", "Hoplites move 1 step"],
    ),
    Case(
        "these things happened, in order:",
        scene(DOWNED, DOWNED),
        scene(DOWNED),
        "`a figure of Hoplites is downed` did not happen, or not in this place",
        ["a figure of Hoplites is downed", "a figure of Hoplites is downed"],
        ["a figure of Hoplites is downed"],
        ["a figure of Hoplites is downed", "a figure of Hoplites is downed"],
    ),
    Case(
        "exactly these things happened, in order:",
        scene(MOVED_TWICE),
        scene(MOVED_TWICE, DOWNED),
        "other things happened since the last When",
        ["Hoplites move 2 steps"],
        ["Hoplites move 2 steps", "a figure of Hoplites is downed"],
        ["Hoplites move 2 steps"],
    ),
    Case(
        "none of these things happened:",
        scene(MOVED),
        scene(MOVED, DOWNED),
        "`a figure of Hoplites is downed` happened",
        ["never: Hoplites move 2 steps", "never: a figure of Hoplites is downed"],
        ["Hoplites move 1 step", "a figure of Hoplites is downed"],
        ["Hoplites move 2 steps", "a figure of Hoplites is downed"],
    ),
    Case(
        "Hoplites have 2 figures",
        scene(units={"Hoplites": {"figures": 2}}),
        scene(units={"Hoplites": {"figures": 3}}),
        "the number of figures differs",
        ["Hoplites: 2 figures"],
        ["Hoplites: 3 figures"],
    ),
    Case(
        "Ada has 1 victory point",
        scene(victory_points={"Ada": 1, "Ben": 0}),
        scene(victory_points={"Ada": 0, "Ben": 1}),
        "the number of victory points differs",
        ["Ada: 1 victory point"],
        ["Ada: 0 victory points"],
    ),
    Case(
        "Hoplites have 0 figures",
        scene(units={"Hoplites": {"figures": 0}}),
        scene(units={}),
        "the number of figures differs",
        ["Hoplites: 0 figures"],
        ["the state tells nothing of Hoplites in figures"],
    ),
    Case(
        "nothing else changed",
        scene(**SAME),
        scene(units={"Hoplites": {"figures": 2}}, victory_points={"Ada": 1}),
        "something else changed since the last When",
        ["no other change"],
        ["units > Hoplites > figures: 3 became 2", "victory_points > Ada: 0 became 1"],
    ),
    Case(
        "Hoplites are defeated",
        scene(defeated=["Hoplites"]),
        scene(defeated=["Bears"]),
        "Hoplites are not defeated",
        ["defeated: Hoplites"],
        ["defeated: Bears"],
    ),
    Case(
        "Hoplites and Bears are defeated",
        scene(defeated=["Bears", "Hoplites"]),
        scene(defeated=[]),
        "Hoplites and Bears are not defeated",
        ["defeated: Hoplites and Bears"],
        ["defeated: no unit"],
    ),
    Case(
        "Ben's bucket holds Spite and Omen",
        scene(buckets={"Ben": ["Omen", "Spite"]}),
        scene(buckets={"Ben": ["Omen"]}),
        "Ben's bucket holds something else",
        ["Omen and Spite"],
        ["Omen"],
    ),
    Case(
        "Ben's bucket holds nothing",
        scene(buckets={"Ben": []}),
        scene(buckets={"Ben": ["Omen"]}),
        "Ben's bucket holds something else",
        ["nothing"],
        ["Omen"],
    ),
    Case(
        "the figures of Hoplites stand in slots 1 and 3",
        scene(units={"Hoplites": {"slots": {"1": 0, "3": 1}}}),
        scene(units={"Hoplites": {"slots": {"1": 0, "2": 0}}}),
        "the figures of Hoplites stand elsewhere",
        ["slots 1 and 3"],
        ["slots 1 and 2"],
    ),
    Case(
        "Ben's bucket holds Spite",
        scene(buckets={"Ben": ["Spite"]}),
        scene(),
        "Ben's bucket holds something else",
        ["Spite"],
        ["nothing"],
    ),
]


def after(reply: dict[str, Any]) -> Sitting:
    """A game that begins quietly and then answers so to its one When."""
    sitting = Sitting(progress(**SAME), reply)
    sitting.given("Ada controls Hoplites")
    sitting.given("Ben controls Bears")
    sitting.when("Hoplites move 1 step")
    return sitting


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.line)
def test_a_then_holds_where_it_should(case: Case) -> None:
    after(case.good).then(case.line, *case.rows)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.line)
def test_a_then_fails_where_it_should_and_says_why(case: Case) -> None:
    sitting = after(case.bad)
    with mismatch(case.sentence, case.expected, case.actual):
        sitting.then(case.line, *case.rows)


def test_every_then_is_shown_to_fail() -> None:
    shown = {bind("then", case.line, case.rows or None).sentence for case in CASES}
    # Refusals need an attempt before them: test_choices shows them.
    refused = {bind("then", "it is refused because not your turn").sentence}
    declared = {each for each in vocabulary().sentences if each.kind == "then"}
    assert [each.template for each in declared - shown - refused] == []


# What the wider view of a Then is


def test_what_resolved_is_told_from_the_beginning_of_the_game() -> None:
    sitting = Sitting(progress(resolves("Zeal")), progress(resolves("Spite")), progress())
    sitting.given("Ada controls Hoplites")
    sitting.when("Hoplites move 1 step")
    sitting.then("these abilities resolved, in order:", "Zeal", "Spite")
    sitting.when("Hoplites move 1 step")
    sitting.then("these abilities resolved, in order:", "Zeal", "Spite")


def test_exactly_speaks_of_the_time_since_the_last_when_group_began() -> None:
    sitting = Sitting(progress(resolves("Zeal")), progress(MOVED), progress(DOWNED), progress())
    sitting.given("Ada controls Hoplites")
    sitting.when("Hoplites move 1 step")
    sitting.when("Hoplites move 1 step")
    sitting.then(
        "exactly these things happened, in order:",
        "Hoplites move 1 step",
        "a figure of Hoplites is downed",
    )
    sitting.when("Hoplites move 1 step")
    with mismatch(
        "other things happened since the last When",
        ["Hoplites move 1 step"],
        [],
    ):
        sitting.then("exactly these things happened, in order:", "Hoplites move 1 step")


def test_nothing_else_changed_spares_what_the_group_has_claimed() -> None:
    sitting = after(
        scene(
            units={"Hoplites": {"figures": 2}},
            victory_points={"Ada": 1},
            defeated=["Bears"],
        ),
    )
    sitting.then("Hoplites have 2 figures")
    sitting.then("Bears are defeated")
    with mismatch(
        "something else changed since the last When",
        ["no other change"],
        ["victory_points > Ada: 0 became 1"],
    ):
        sitting.then("nothing else changed")
    sitting.then("Ada has 1 victory point")
    sitting.then("nothing else changed")


def test_nothing_else_changed_begins_anew_with_every_group_of_whens() -> None:
    sitting = Sitting(
        progress(**SAME),
        progress(units={"Hoplites": {"figures": 2}}, victory_points={"Ada": 0}),
        progress(units={"Hoplites": {"figures": 1}}, victory_points={"Ada": 0}),
    )
    sitting.given("Ada controls Hoplites")
    sitting.when("Hoplites move 1 step")
    sitting.then("Hoplites have 2 figures")
    sitting.then("nothing else changed")
    sitting.when("Hoplites move 1 step")
    with mismatch(
        "something else changed since the last When",
        ["no other change"],
        ["units > Hoplites > figures: 2 became 1"],
    ):
        sitting.then("nothing else changed")


def test_a_unit_that_left_takes_its_numbers_with_it() -> None:
    sitting = after(scene(units={}, victory_points={"Ada": 0}, defeated=["Hoplites"]))
    sitting.then("Hoplites are defeated")
    sitting.then("nothing else changed")


def test_another_reason_is_another_refusal() -> None:
    sitting = after(scene())
    sitting.game.replies.append(SaidIllegal("not-adjacent"))
    sitting.when("Ada tries to end the turn")
    with mismatch(
        "it is refused for another reason",
        ["refused because not your turn"],
        ["refused because not adjacent"],
    ):
        sitting.then("it is refused because not your turn")


def test_a_refusal_where_nothing_was_tried() -> None:
    with mismatch("nothing was refused", ["refused because not adjacent"], ["not refused"]):
        after(scene()).then("it is refused because not adjacent")
