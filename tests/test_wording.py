"""Numbers, events and questions, said and recognised in one rulebook's words."""

import pytest

from judgecall.rulebook import Manifest, Quantity
from judgecall.wording import Words, event_form, listed, nearest, option_name

WORDS = Words(
    "chess_with_bears",
    Manifest(
        title="Chess with Bears",
        edition="1",
        sections=(),
        questions={"pick": "which bear to move"},
        events={
            "moved": "{unit} move {steps:step|steps}",
            "hurt": "{unit} take {amount:damage|damage}",
            "turn": "{player}'s turn begins",
            "ordered": "{unit} are given a {order} order",
        },
        windows={
            "step": "before step {step} of {unit}",
            "dusk": "at dusk",
        },
        quantities=(Quantity("step", "steps", ("units", "*", "steps")),),
    ),
)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["Ada"], "Ada"),
        (["Ada", "Ben"], "Ada and Ben"),
        (["Ada", "Ben", "Cy"], "Ada, Ben and Cy"),
    ],
)
def test_a_list_is_said_as_a_sentence_says_it(names: list[str], said: str) -> None:
    assert listed(names) == said


def test_a_list_may_be_one_of_alternatives() -> None:
    assert listed(["Ada", "Ben"], "or") == "Ada or Ben"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ({"event": "moved", "unit": "Bears", "steps": 1}, "Bears move 1 step"),
        ({"event": "moved", "unit": "Bears", "steps": 2}, "Bears move 2 steps"),
        ({"event": "hurt", "unit": "Bears", "amount": 1}, "Bears take 1 damage"),
        ({"event": "turn", "player": "Ada"}, "Ada's turn begins"),
    ],
)
def test_what_is_told_of_an_event_tells_an_event(event: dict[str, object], line: str) -> None:
    assert WORDS.say_event(event) == line
    assert WORDS.tells_an_event(line)


def test_an_event_that_the_rulebook_does_not_tell_is_told_plainly() -> None:
    event = {"event": "slept", "unit": "Bears", "hours": 8}
    assert WORDS.say_event(event) == "slept (unit Bears, hours 8)"


def test_a_field_that_an_event_lacks_is_told_as_a_gap() -> None:
    assert WORDS.say_event({"event": "turn"}) == "?'s turn begins"


@pytest.mark.parametrize(
    "line",
    [
        "Bears move 1 steps",
        "Bears move 2 step",
        "Bears move two steps",
        "Bears move 2 steps twice",
        "Bears take some damage",
        "Bears sleep",
        "bears",
        "",
    ],
)
def test_a_line_that_no_event_would_be_told_as(line: str) -> None:
    assert not WORDS.tells_an_event(line)


def test_what_a_line_puts_into_the_fields_of_an_event() -> None:
    assert WORDS.told("Bears move 2 steps") == [("Bears", "2 steps")]
    assert WORDS.told("Bears are given a close-combat order") == [("Bears", "close-combat")]
    assert WORDS.told("Bears sleep") == []


def test_the_form_of_an_event_shows_its_fields() -> None:
    assert event_form("{unit} move {steps:step|steps}") == "{unit} move {steps} steps"


def test_a_number_is_counted_in_one_or_in_many() -> None:
    assert WORDS.quantity("step") is WORDS.quantity("steps")
    assert WORDS.quantity("stpes") is None
    assert WORDS.quantity_words == ["steps"]


def test_a_decision_is_told_with_its_options() -> None:
    decision = {
        "player": "Ada",
        "kind": "pick",
        "options": [{"id": "unit:Bears"}, {"id": "unit:Wolves"}],
        "min": 1,
    }
    assert WORDS.say_decision(decision) == "Ada is asked which bear to move: Bears or Wolves"
    assert WORDS.say_decision(decision | {"min": 0, "kind": "other"}) == (
        "Ada is asked other: Bears or Wolves (or to decline)"
    )


@pytest.mark.parametrize(
    ("option", "name"),
    [("ability:Spite", "Spite"), ("ability:Spite#2", "Spite"), ("yes", "yes")],
)
def test_an_option_is_called_by_the_name_in_its_id(option: str, name: str) -> None:
    assert option_name(option) == name


def test_the_nearest_is_the_one_that_resembles_most_or_none() -> None:
    assert nearest("stpes", ["points", "steps"]) == "steps"
    assert nearest("zzz", ["points", "steps"]) == ""


@pytest.mark.parametrize(
    ("text", "context"),
    [
        ("before step 2 of Bears", {"window": "step", "step": 2, "unit": "Bears"}),
        ("at dusk", {"window": "dusk"}),
    ],
)
def test_a_window_is_known_by_its_name(text: str, context: dict[str, object]) -> None:
    assert WORDS.window(text) == context
    assert WORDS.say_window(context) == text
    assert WORDS.say_window(context | {"moon": "full"}) == text


@pytest.mark.parametrize("text", ["before step 2", "at dusk or so", "before step 2 of Two Bears"])
def test_a_window_without_such_a_name(text: str) -> None:
    assert WORDS.window(text) is None


@pytest.mark.parametrize("context", [{"window": "dawn", "day": 2}, {"day": 2}, {}])
def test_a_window_that_the_rulebook_does_not_name_is_told_by_its_context(
    context: dict[str, object],
) -> None:
    told = WORDS.say_window(context)
    assert told.startswith("where ")
    assert ("day is 2" in told) == ("day" in context)


def test_the_nearest_of_all_is_the_same_word_in_other_capitals() -> None:
    assert nearest("hp", ["hop", "HP"]) == "HP"
    assert nearest("hp", ["hp", "HP"]) == "hp"
