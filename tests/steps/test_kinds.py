"""Every kind of value is read back from what is written, and is recognised as it is written."""

from typing import Any
import re

from hypothesis import given
from hypothesis import strategies as st
import pytest

from judgecall import cardtext
from judgecall.steps import arcane_legions
from judgecall.steps.kinds import KINDS, Amount, Card, Kind, Question
from judgecall.steps.slips import Slip
from tests.steps.sitting import vocabulary
from tests.strategies import abilities

WORDS = vocabulary().words
MANIFEST = WORDS.manifest

names = st.from_regex(r"[A-Z][a-z]{1,8}(?:-[A-Z][a-z]{1,4})?", fullmatch=True)
numbers = st.integers(0, 99)


def lists(each: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(each, min_size=1, max_size=4)


def card(name: str, ability: dict[str, Any]) -> Card:
    text = cardtext.render("arcane_legions", ability)
    return Card(name, text, cardtext.parse("arcane_legions", text))


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "Name": names,
    "Names": lists(names),
    "Number": numbers,
    "Numbers": st.lists(numbers, max_size=4),
    "Title": st.just(MANIFEST.title),
    "Cards": lists(st.builds(card, names, abilities())),
    "Amount": st.builds(Amount, numbers, st.sampled_from(MANIFEST.quantities)),
    "Question": st.sampled_from([Question(*each) for each in MANIFEST.questions.items()]),
    "Reason": st.sampled_from(sorted(MANIFEST.reasons)),
    "Choices": lists(st.one_of(names, st.none(), st.just("yes"))),
    "Choice": st.one_of(names, st.just("yes")),
    "Has": st.sampled_from(["has", "have"]),
    "Is": st.sampled_from(["is", "are"]),
    # Arcane Legions
    "Steps": numbers,
    "Figures": numbers,
    "OrderPoints": numbers,
    "FigureGroups": lists(st.tuples(numbers, names)),
    "Take": st.sampled_from(["takes", "take"]),
    "Move": st.sampled_from(["moves", "move"]),
}
ALL: list[Kind] = [*KINDS.values(), *arcane_legions.sentences.kinds]


def test_every_kind_has_values_here() -> None:
    assert {kind.name for kind in ALL} == set(VALUES)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_what_is_written_is_read_back(kind: Kind) -> None:
    @given(VALUES[kind.name])
    def check(value: object) -> None:
        said = kind.write(value)
        assert re.fullmatch(kind.pattern, said)
        assert kind.read(said, WORDS) == value

    check()


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_an_example_is_of_its_kind(kind: Kind) -> None:
    assert re.fullmatch(kind.pattern, kind.example)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_a_pattern_captures_nothing_of_its_own(kind: Kind) -> None:
    assert re.compile(kind.pattern).groups == 0


def test_kinds_that_hold_names_are_told_from_those_that_do_not() -> None:
    assert {kind.name for kind in ALL if kind.holds_names} == {
        "Name",
        "Names",
        "Cards",
        "Choices",
        "Choice",
        "FigureGroups",
    }


@pytest.mark.parametrize(
    ("said", "is_name"),
    [
        ("Ada", True),
        ("Pan-Athens", True),
        ("O'Brien", True),
        ("Unit2", True),
        ("ada", False),
        ("Ada's", False),
        ("Ada Ben", False),
        ("2nd", False),
        ("", False),
    ],
)
def test_a_name_is_one_capitalised_word(said: str, is_name: bool) -> None:
    assert bool(re.fullmatch(KINDS["Name"].pattern, said)) == is_name


@pytest.mark.parametrize(
    ("said", "number"),
    [("1 step", 1), ("2 steps", 2), ("0 steps", 0), ("1 steps", 1)],
)
def test_a_counted_number_is_written_in_the_right_form(said: str, number: int) -> None:
    (steps,) = [kind for kind in ALL if kind.name == "Steps"]
    assert steps.read(said, WORDS) == number
    assert steps.write(number) == ("1 step" if number == 1 else f"{number} steps")


# What a pattern cannot say, `read` does


@pytest.mark.parametrize(
    ("kind", "said", "check", "wrong"),
    [
        ("Amount", "2 figure s", "quantity", "figure s"),
        ("Title", "Arcane Legion", "title", ""),
        ("Question", "which ability is next", "question", ""),
        ("Reason", "not adjacent enough", "reason", ""),
        ("Cards", 'Zeal: "Whenever this unit mvoes, gain 1 victory point"', "card-text", ""),
    ],
)
def test_a_value_that_is_not_known_is_a_slip(kind: str, said: str, check: str, wrong: str) -> None:
    assert re.fullmatch(KINDS[kind].pattern, said)
    with pytest.raises(Slip) as caught:
        KINDS[kind].read(said, WORDS)
    assert (caught.value.check, caught.value.wrong) == (check, wrong)


def test_several_cards_with_and_in_their_texts_are_told_apart() -> None:
    text = "Whenever this unit moves, gain 1 victory point, then lose 1 victory point"
    cards = KINDS["Cards"].read(f'Zeal: "{text}", Omen: "{text}" and Spite: "{text}"', WORDS)
    assert [each.name for each in cards] == ["Zeal", "Omen", "Spite"]
    assert {each.text for each in cards} == {text}
