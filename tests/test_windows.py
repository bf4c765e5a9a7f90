"""Windows for Interrupts: planned, halted at, passed in silence, and all that goes amiss there."""

from typing import Any

import pytest

from judgecall.engines.faults import SaidIllegal
from judgecall.windows import is_window
from tests.steps.fake_game import Reply, asks, progress
from tests.steps.sitting import FawnaloreSitting, mismatch, scenario_fault

DAMAGE = {"window": "damage", "unit": "Oak", "amount": 3, "attack": True}
INSTRUCTION = {"window": "instruction", "effect": "Bolt", "instruction": 2}


def offers(player: str, context: dict[str, Any], *names: str, id: str = "d1") -> Reply:  # noqa: A002
    """A game in which a player may interrupt."""
    options = [f"ability:{name}" for name in names]
    decision = asks(player, "interrupt", *options, optional=True, id=id)
    return progress(decision=decision | {"context": context})


def sitting_of(*replies: Reply) -> FawnaloreSitting:
    """A game that begins with nobody asked; what is replied follows the first When."""
    sitting = FawnaloreSitting(progress(), *replies)
    sitting.place("Oak", owner="Ben")
    for name in ("Ward", "Balm", "Bolt"):
        sitting.table.name_ability(name)
    return sitting


def answers(sitting: FawnaloreSitting) -> list[list[str]]:
    return [request[2] for request in sitting.game.requests if request[0] == "decide"]


@pytest.mark.parametrize(
    ("kind", "optional", "found"),
    [("interrupt", True, True), ("interrupt", False, False), ("use", True, False)],
)
def test_a_window_is_an_optional_decision_to_interrupt(
    kind: str, optional: bool, found: bool
) -> None:
    assert is_window(asks("Ben", kind, "ability:Ward", optional=optional)) is found


# Passing


def test_a_window_of_which_the_scenario_says_nothing_is_passed() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), offers("Cy", DAMAGE, "Balm"), progress())
    sitting.when("Oak takes 3 damage")
    sitting.table.end()
    assert answers(sitting) == [[], []]


def test_another_choice_is_not_passed() -> None:
    sitting = sitting_of(progress(decision=asks("Ben", "use", "yes", optional=True)))
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked whether to use an ability: yes (or to decline)"],
    ):
        sitting.table.end()


def test_a_mandatory_interrupt_is_not_passed() -> None:
    decision = asks("Ben", "interrupt", "ability:Ward", "ability:Balm")
    sitting = sitting_of(progress(decision=decision))
    sitting.when("Oak takes 3 damage")
    assert answers(sitting) == []
    with mismatch(
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked whether to interrupt: Ward or Balm"],
    ):
        sitting.table.end()


def test_an_answer_planned_for_a_choice_is_not_given_in_a_window() -> None:
    choice = progress(decision=asks("Ben", "resolve", "ability:Ward", "ability:Balm"))
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), choice, progress())
    sitting.given("Ben will choose Ward")
    sitting.when("Oak takes 3 damage")
    sitting.table.end()
    assert answers(sitting) == [[], ["ability:Ward"]]


def test_an_engine_that_refuses_to_let_a_window_pass() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), SaidIllegal("a-choice-is-required"))
    with mismatch(
        "the engine refuses an option that it offered",
        ["Ben may choose nothing"],
        ["refused because a-choice-is-required"],
    ):
        sitting.when("Oak takes 3 damage")


def test_an_engine_that_opens_windows_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgecall.table._MOST_PASSED", 50)
    sitting = sitting_of(*[offers("Ben", DAMAGE, "Ward") for _ in range(60)])
    with mismatch(
        "the engine asks without end for what is no choice",
        ["the game goes on"],
        ["Ben is asked whether to interrupt: Ward (or to decline)"],
    ):
        sitting.when("Oak takes 3 damage")
    assert len(answers(sitting)) == 51


def test_a_window_passed_in_silence_leaves_no_choice_to_change() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), progress())
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben has not chosen anything yet", ["Ben has chosen"], ["no choice of theirs to change"]
    ):
        sitting.when("Ben tries to change the choice to Ward")


# Plans


def test_an_ability_is_used_in_the_window_it_is_planned_for_and_once() -> None:
    sitting = sitting_of(
        offers("Ben", INSTRUCTION, "Ward", id="d1"),
        offers("Ben", DAMAGE, "Balm", "Ward", id="d2"),
        offers("Ben", DAMAGE, "Ward", id="d3"),
        progress(),
    )
    sitting.given("Ben will use Ward before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    sitting.table.end()
    assert answers(sitting) == [[], ["ability:Ward"], []]


@pytest.mark.parametrize(
    ("context", "met"),
    [
        ({"window": "damage", "unit": "Oak"}, True),
        (DAMAGE, True),
        ({"window": "damage", "unit": "Elk"}, False),
        ({"window": "roll", "unit": "Oak"}, False),
        ({"window": "damage"}, False),
        ({}, False),
    ],
)
def test_a_window_is_told_by_what_its_context_holds(context: dict[str, Any], met: bool) -> None:
    sitting = sitting_of(offers("Ben", context, "Ward"), progress())
    sitting.given("Ben will use Ward before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    assert answers(sitting) == [["ability:Ward"] if met else []]


@pytest.mark.parametrize(
    ("said", "context"),
    [
        ("before instruction 2 of Bolt", INSTRUCTION),
        ("before the roll of Oak", {"window": "roll", "unit": "Oak", "target": "Elk"}),
        ("before the damage to Oak", DAMAGE),
        ("in Clean Up", {"window": "clean-up", "player": "Ada"}),
        ("before discarding", {"window": "discard", "player": "Ada"}),
    ],
)
def test_every_window_of_fawnalore_has_its_name(said: str, context: dict[str, Any]) -> None:
    sitting = sitting_of(offers("Ben", context, "Ward"), progress())
    sitting.given(f"Ben will use Ward {said}")
    sitting.when("Oak takes 3 damage")
    sitting.table.end()
    assert answers(sitting) == [["ability:Ward"]]


def test_a_plan_is_for_one_player() -> None:
    sitting = sitting_of(
        offers("Cy", DAMAGE, "Ward"), offers("Ben", DAMAGE, "Ward", id="d2"), progress()
    )
    sitting.given("Ben will use Ward before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    assert sitting.game.requests[-2:] == [
        ("decide", "d1", []),
        ("decide", "d2", ["ability:Ward"]),
    ]


def test_of_two_plans_for_a_window_the_first_is_followed_first() -> None:
    sitting = sitting_of(
        offers("Ben", DAMAGE, "Ward", "Balm"), offers("Ben", DAMAGE, "Ward"), progress()
    )
    sitting.given("Ben will use Balm before the damage to Oak")
    sitting.given("Ben will use Ward before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    assert answers(sitting) == [["ability:Balm"], ["ability:Ward"]]


def test_a_plan_whose_ability_is_never_offered_tells_what_was() -> None:
    sitting = sitting_of(
        offers("Ben", INSTRUCTION, "Balm", "Ward"),
        offers("Ben", DAMAGE, "Balm"),
        offers("Ben", DAMAGE, "Balm"),
        offers("Cy", DAMAGE, "Ward"),
        progress(),
    )
    sitting.given("Ben will use Ward before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben was never offered Ward before the damage to Oak",
        ["Ben is offered Ward before the damage to Oak"],
        [
            "Ben could use Balm or Ward before instruction 2 of Bolt",
            "Ben could use Balm before the damage to Oak",
        ],
    ):
        sitting.table.end()


def test_an_ability_that_was_offered_and_is_then_refused() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), SaidIllegal("exhausted"))
    sitting.given("Ben will use Ward before the damage to Oak")
    with mismatch(
        "the engine refuses an option that it offered",
        ["Ben may choose Ward"],
        ["refused because exhausted"],
    ):
        sitting.when("Oak takes 3 damage")


# Halts


def test_the_game_halts_for_the_scenario_to_choose_and_goes_on() -> None:
    sitting = sitting_of(
        offers("Ben", DAMAGE, "Ward", "Balm"), offers("Ben", DAMAGE, "Balm"), progress()
    )
    sitting.given("the game halts for Ben before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    assert answers(sitting) == []
    sitting.then("Ben is asked whether to interrupt:", "Ward", "Balm")
    sitting.when("Ben chooses Ward")
    sitting.table.end()
    assert answers(sitting) == [["ability:Ward"], []]


def test_a_halted_game_goes_on_when_the_player_declines() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), progress())
    sitting.given("the game halts for Ben before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    sitting.when("Ben declines")
    sitting.table.end()
    assert answers(sitting) == [[]]


def test_something_may_be_tried_while_the_game_halts() -> None:
    sitting = sitting_of(
        offers("Ben", DAMAGE, "Ward"), SaidIllegal("an-effect-is-resolving"), progress()
    )
    sitting.given("the game halts for Ben before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    sitting.when("Ben tries to use Balm")
    sitting.then("it is refused because an effect is resolving")
    sitting.when("Ben declines")
    sitting.table.end()
    assert sitting.last_request == ("decide", "d1", [])


def test_nothing_else_can_be_done_while_the_game_halts() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"))
    sitting.given("the game halts for Ben before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked whether to interrupt: Ward (or to decline)"],
    ):
        sitting.when("Oak takes 1 damage")


def test_a_scenario_may_not_end_at_a_halt_that_it_says_nothing_of() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"))
    sitting.given("the game halts for Ben before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked whether to interrupt: Ward (or to decline)"],
    ):
        sitting.table.end()


def test_a_halt_that_never_comes() -> None:
    sitting = sitting_of(offers("Cy", DAMAGE, "Ward"), progress())
    sitting.given("the game halts for Ben before instruction 2 of Bolt")
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben was never asked whether to interrupt before instruction 2 of Bolt",
        ["Ben is asked whether to interrupt before instruction 2 of Bolt"],
        ["Ben could never interrupt"],
    ):
        sitting.table.end()


# What was offered


def test_an_ability_was_never_offered() -> None:
    sitting = sitting_of(offers("Ben", DAMAGE, "Ward"), offers("Cy", DAMAGE, "Balm"), progress())
    sitting.when("Oak takes 3 damage")
    sitting.then("Ben was never offered Balm")
    sitting.then("Cy was never offered Ward and Bolt")


def test_an_ability_was_offered_against_the_scenario() -> None:
    sitting = sitting_of(
        offers("Ben", INSTRUCTION, "Balm"), offers("Ben", DAMAGE, "Ward", "Balm"), progress()
    )
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben was offered Ward",
        ["Ben was never offered Bolt and Ward"],
        ["Ben could use Ward or Balm before the damage to Oak"],
    ):
        sitting.then("Ben was never offered Bolt and Ward")


def test_what_was_offered_at_a_halt_or_used_by_plan_was_offered() -> None:
    sitting = sitting_of(
        offers("Ben", INSTRUCTION, "Balm"), offers("Ben", DAMAGE, "Ward"), progress()
    )
    sitting.given("Ben will use Balm before instruction 2 of Bolt")
    sitting.given("the game halts for Ben before the damage to Oak")
    sitting.when("Oak takes 3 damage")
    sitting.when("Ben declines")
    for name in ("Balm", "Ward"):
        with pytest.raises(Exception, match=f"Ben was offered {name}"):
            sitting.then(f"Ben was never offered {name}")


def test_a_window_that_the_rulebook_has_no_name_for_is_told_by_its_context() -> None:
    sitting = sitting_of(offers("Ben", {"window": "dawn", "day": 2}, "Ward"), progress())
    sitting.when("Oak takes 3 damage")
    with mismatch(
        "Ben was offered Ward",
        ["Ben was never offered Ward"],
        ["Ben could use Ward where window is dawn and day is 2"],
    ):
        sitting.then("Ben was never offered Ward")


# Slips of the scenario


@pytest.mark.parametrize(
    ("line", "sentence", "way_out"),
    [
        (
            "Ben will use Wadr before the damage to Oak",
            "no Given has placed an ability called Wadr",
            "nearest:  Ward",
        ),
        (
            "Ben will use Ward before the damage to Aok",
            "nothing here is called Aok",
            "nearest:  Oak",
        ),
        (
            "Bob will use Ward before the damage to Oak",
            "nobody at this table is called Bob",
            "the players are Ada, Ben and Cy",
        ),
        (
            "the game halts for Ben before instruction 1 of Zzz",
            "nothing here is called Zzz",
            "place it above; there are:  Ada, Ben, Cy, Oak, Balm, Bolt and Ward",
        ),
    ],
)
def test_a_window_of_something_that_is_not_there(line: str, sentence: str, way_out: str) -> None:
    sitting = sitting_of()
    with scenario_fault(sentence, way_out):
        sitting.given(line)


def test_an_ability_that_is_not_there_was_never_offered_in_vain() -> None:
    sitting = sitting_of(progress())
    sitting.when("Oak takes 3 damage")
    with scenario_fault(
        "no Given has placed an ability called Shild",
        "place it above; there are:  Balm, Bolt and Ward",
    ):
        sitting.then("Ben was never offered Shild")


def test_the_windows_since_the_last_when_are_told_each_once() -> None:
    sitting = sitting_of(
        offers("Ben", INSTRUCTION, "Ward"),
        progress(),
        offers("Ben", DAMAGE, "Ward"),
        offers("Cy", DAMAGE, "Balm", "Bolt"),
        offers("Ben", DAMAGE, "Ward"),
        progress(),
    )
    sitting.when("Oak takes 3 damage")
    sitting.then("nobody is asked anything")
    sitting.when("Oak takes 3 damage")
    assert sitting.table.windows.recent == [
        "Ben could use Ward before the damage to Oak",
        "Cy could use Balm or Bolt before the damage to Oak",
    ]
