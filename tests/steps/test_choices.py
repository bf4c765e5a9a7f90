"""Choices: answered by name, planned beforehand, declined, forced, and not on offer."""

import pytest

from judgecall.engines.faults import SaidIllegal, SaidStale
from judgecall.table import Mismatch
from tests.steps.fake_game import Reply, asks, progress, resolves
from tests.steps.sitting import Sitting, mismatch, scenario_fault

WHICH = asks("Ben", "resolve", "ability:Spite", "ability:Omen")
WHETHER = asks("Ben", "use", "yes", optional=True)


def asking(decision: dict[str, object], *then: Reply) -> Sitting:
    """A game that asks at once."""
    return Sitting(progress(decision=decision), *(then or (progress(),)))


def test_a_choice_is_sent_as_the_option_of_that_name() -> None:
    sitting = asking(WHICH)
    sitting.when("Ben chooses Omen")
    assert sitting.last_request == ("decide", "d1", ["ability:Omen"])


def test_of_two_options_of_one_name_the_first_is_chosen() -> None:
    sitting = asking(asks("Ben", "resolve", "ability:Spite", "ability:Omen", "ability:Omen#2"))
    sitting.when("Ben chooses Omen")
    assert sitting.last_request == ("decide", "d1", ["ability:Omen"])


def test_an_offer_is_taken_with_yes() -> None:
    sitting = asking(WHETHER)
    sitting.when("Ben chooses yes")
    assert sitting.last_request == ("decide", "d1", ["yes"])


def test_declining_chooses_nothing() -> None:
    sitting = asking(WHETHER)
    sitting.when("Ben declines")
    assert sitting.last_request == ("decide", "d1", [])


def test_a_choice_that_is_not_offered() -> None:
    sitting = asking(WHICH)
    with mismatch(
        "Vigil is not offered to Ben",
        ["Ben may choose Vigil"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        sitting.when("Ben chooses Vigil")
    assert len(sitting.game.requests) == 1


def test_a_choice_that_cannot_be_declined() -> None:
    sitting = asking(WHICH)
    with mismatch(
        "Ben cannot decline here",
        ["Ben may decline"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        sitting.when("Ben declines")
    assert len(sitting.game.requests) == 1


@pytest.mark.parametrize("line", ["Ada chooses Spite", "Ada declines", "Ada tries to decline"])
def test_a_choice_of_another_player(line: str) -> None:
    with mismatch(
        "Ada is not asked anything",
        ["Ada is asked"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        asking(WHICH).when(line)


def test_a_choice_that_nobody_asked_for() -> None:
    with mismatch("Ben is not asked anything", ["Ben is asked"], ["nobody is asked anything"]):
        Sitting().when("Ben chooses Spite")


def test_an_engine_that_refuses_what_it_offered() -> None:
    sitting = asking(WHICH, SaidIllegal("not-an-option"))
    with mismatch(
        "the engine refuses an option that it offered",
        ["Ben may choose Spite"],
        ["refused because not-an-option"],
    ):
        sitting.when("Ben chooses Spite")


def test_an_engine_that_refuses_to_let_decline() -> None:
    sitting = asking(WHETHER, SaidIllegal("a-choice-is-required"))
    with mismatch(
        "the engine refuses an option that it offered",
        ["Ben may choose nothing"],
        ["refused because a-choice-is-required"],
    ):
        sitting.when("Ben declines")


# Attempts


def test_an_attempt_to_choose_what_is_not_offered_derives_its_option() -> None:
    sitting = asking(WHICH, SaidIllegal("not-an-option"))
    sitting.when("Ben tries to choose Vigil")
    assert sitting.last_request == ("decide", "d1", ["ability:Vigil"])
    sitting.then("it is refused because not an option")


def test_an_attempt_to_decline_sends_no_option() -> None:
    sitting = asking(WHICH, SaidIllegal("a-choice-is-required"))
    sitting.when("Ben tries to decline")
    assert sitting.last_request == ("decide", "d1", [])
    sitting.then("it is refused because a choice is required")


def test_after_a_refused_choice_the_question_is_still_open() -> None:
    sitting = asking(WHICH, SaidIllegal("not-an-option"), progress())
    sitting.when("Ben tries to choose Vigil")
    sitting.then("it is refused because not an option")
    sitting.when("Ben chooses Spite")
    sitting.then("nobody is asked anything")
    sitting.table.end()


def test_an_engine_that_forgot_its_own_question() -> None:
    with mismatch(
        "the engine no longer knows the decision that it asked for",
        ["the decision is open"],
        ["the engine says that it is stale"],
    ):
        asking(WHICH, SaidStale("d1")).when("Ben tries to choose Vigil")


# Plans


def acting(*replies: Reply) -> Sitting:
    """A game in which something happens as soon as Hoplites move."""
    sitting = Sitting(progress(), *replies)
    sitting.given("Ada controls Hoplites")
    return sitting


def test_planned_answers_are_given_as_they_are_asked_for() -> None:
    sitting = acting(
        progress(decision=WHICH),
        progress(decision=asks("Ada", "resolve", "ability:Vigil", "ability:Zeal", id="d2")),
        progress(decision=asks("Ben", "use", "yes", optional=True, id="d3")),
        progress(decision=asks("Ben", "use", "yes", optional=True, id="d4")),
        progress(),
    )
    sitting.given("Ben will choose Spite, then yes, then nothing")
    sitting.given("Ada will choose Zeal")
    sitting.when("Hoplites move 1 step")
    assert sitting.game.requests[2:] == [
        ("decide", "d1", ["ability:Spite"]),
        ("decide", "d2", ["ability:Zeal"]),
        ("decide", "d3", ["yes"]),
        ("decide", "d4", []),
    ]
    sitting.table.end()


def test_plans_are_followed_after_a_spoken_answer_too() -> None:
    sitting = acting(
        progress(decision=asks("Ada", "resolve", "ability:Vigil", "ability:Zeal")),
        progress(decision=asks("Ben", "resolve", "ability:Spite", "ability:Omen", id="d2")),
        progress(),
    )
    sitting.given("Ben will choose Omen")
    sitting.when("Hoplites move 1 step")
    sitting.when("Ada chooses Vigil")
    assert sitting.last_request == ("decide", "d2", ["ability:Omen"])
    sitting.table.end()


def test_several_plans_of_a_player_follow_one_another() -> None:
    sitting = acting(
        progress(decision=WHICH),
        progress(decision=asks("Ben", "use", "yes", optional=True, id="d2")),
        progress(),
    )
    sitting.given("Ben will choose Spite")
    sitting.given("Ben will choose yes")
    sitting.when("Hoplites move 1 step")
    assert sitting.last_request == ("decide", "d2", ["yes"])


def test_a_plan_that_is_not_on_offer() -> None:
    sitting = acting(progress(decision=WHICH))
    sitting.given("Ben will choose Vigil")
    with mismatch(
        "Vigil is not offered to Ben",
        ["Ben may choose Vigil"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        sitting.when("Hoplites move 1 step")


def test_a_plan_to_decline_where_one_must_choose() -> None:
    sitting = acting(progress(decision=WHICH))
    sitting.given("Ben will choose nothing")
    with mismatch(
        "Ben cannot decline here",
        ["Ben may decline"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        sitting.when("Hoplites move 1 step")


def test_a_single_option_is_taken_without_using_up_the_plan() -> None:
    sitting = acting(
        progress(decision=asks("Ben", "resolve", "ability:Spite")),
        progress(decision=asks("Ben", "resolve", "ability:Omen", "ability:Wrath", id="d2")),
        progress(),
    )
    sitting.given("Ben will choose Wrath")
    sitting.when("Hoplites move 1 step")
    assert sitting.game.requests[2:] == [
        ("decide", "d1", ["ability:Spite"]),
        ("decide", "d2", ["ability:Wrath"]),
    ]
    sitting.table.end()


def test_a_single_option_that_may_be_declined_is_a_choice() -> None:
    sitting = acting(progress(decision=WHETHER))
    sitting.when("Hoplites move 1 step")
    assert sitting.last_request[0] == "act"
    sitting.then("Ben is asked whether to use an ability")


def test_an_engine_that_asks_without_end_is_stopped() -> None:
    endless = [progress(decision=asks("Ben", "resolve", "ability:Spite")) for _ in range(2000)]
    sitting = acting(*endless)
    with pytest.raises(Mismatch, match="asks without end for what is no choice"):
        sitting.when("Hoplites move 1 step")


# What is left over at the end


def test_an_open_choice_that_the_scenario_does_not_speak_of() -> None:
    sitting = asking(WHICH)
    sitting.then("Ada is not asked anything")
    with mismatch(
        "Ben is asked something that the scenario does not answer",
        ["nobody is asked anything"],
        ["Ben is asked which ability to resolve next: Spite or Omen"],
    ):
        sitting.table.end()


@pytest.mark.parametrize("rows", [(), ("Omen", "Spite")])
def test_an_open_choice_may_stay_open_if_the_scenario_says_so(rows: tuple[str, ...]) -> None:
    sitting = asking(WHICH)
    colon = ":" if rows else ""
    sitting.then(f"Ben is asked which ability to resolve next{colon}", *rows)
    sitting.table.end()


def test_an_asserted_choice_that_is_answered_leaves_the_next_one_unasserted() -> None:
    sitting = asking(WHICH, progress(decision=WHICH))
    sitting.then("Ben is asked which ability to resolve next")
    sitting.when("Ben chooses Spite")
    with pytest.raises(Mismatch, match="Ben is asked something that the scenario does not answer"):
        sitting.table.end()


def test_a_plan_that_nobody_asked_for() -> None:
    sitting = acting(progress())
    sitting.given("Ben will choose Spite, then nothing")
    sitting.when("Hoplites move 1 step")
    with mismatch(
        "Ben was never asked for an answer that the scenario planned",
        ["Ben is asked and answers Spite and nothing"],
        ["Ben is not asked"],
    ):
        sitting.table.end()


def test_dice_that_nobody_rolled() -> None:
    left = {"unit": "Hoplites", "attack": [6], "defense": [1]}
    sitting = acting(progress(dice=[left]))
    sitting.when("Hoplites move 1 step")
    with mismatch(
        "dice that the scenario scripted were never rolled",
        ["every scripted roll is used"],
        [f"left over: {left}"],
    ):
        sitting.table.end()


def test_a_game_that_left_nothing_over_ends_well() -> None:
    sitting = acting(progress(resolves("Spite"), dice=[]))
    sitting.given("Ben will choose nothing")
    sitting.table._plans["Ben"].clear()
    sitting.when("Hoplites move 1 step")
    sitting.table.end()


# Refusals


def refusing(*replies: Reply, **state: object) -> Sitting:
    return Sitting(progress(**state), SaidIllegal("not-your-turn"), *replies)


def test_a_refusal_that_is_claimed() -> None:
    sitting = refusing()
    sitting.when("Ben tries to end the turn")
    sitting.then("it is refused because not your turn")
    sitting.table.end()


def test_an_attempt_that_the_engine_allows() -> None:
    sitting = Sitting(progress(), progress(resolves("Spite")))
    with mismatch("the engine allows this", ["it is refused"], ["it was done"]):
        sitting.when("Ben tries to end the turn")
    assert sitting.table.events == [resolves("Spite")]


def test_something_may_be_tried_while_a_choice_is_open() -> None:
    sitting = asking(WHICH, SaidIllegal("a-choice-is-open"))
    sitting.then("Ben is asked which ability to resolve next")
    sitting.when("Ada tries to end the turn")
    sitting.then("it is refused because a choice is open")
    sitting.then("Ben is asked which ability to resolve next")
    sitting.table.end()


def test_a_refused_attempt_that_moved_a_piece() -> None:
    sitting = refusing(units={"Hoplites": {"figures": 3, "damage": 0}})
    sitting.game.seen = {"units": {"Hoplites": {"figures": 2, "damage": 0}}}
    with mismatch(
        "the engine refused an attempt and yet its state is no longer as it was",
        ["units > Hoplites > figures: 3"],
        ["units > Hoplites > figures: 2"],
    ):
        sitting.when("Ben tries to end the turn")


def test_a_refusal_that_nobody_claims_before_the_next_when() -> None:
    sitting = refusing(progress())
    sitting.when("Ben tries to end the turn")
    with scenario_fault(
        "an attempt was refused and the scenario does not say why",
        "add: Then it is refused because not your turn",
    ):
        sitting.when("Ada ends the turn")


def test_a_refusal_that_nobody_claims_before_the_end() -> None:
    sitting = refusing()
    sitting.when("Ben tries to end the turn")
    with scenario_fault(
        "an attempt was refused and the scenario does not say why",
        "add: Then it is refused because not your turn",
    ):
        sitting.table.end()


def test_a_refusal_is_forgotten_once_something_is_done() -> None:
    sitting = refusing(progress())
    sitting.when("Ben tries to end the turn")
    sitting.then("it is refused because not your turn")
    sitting.when("Ada ends the turn")
    with mismatch(
        "nothing was refused",
        ["refused because not your turn"],
        ["not refused"],
    ):
        sitting.then("it is refused because not your turn")
