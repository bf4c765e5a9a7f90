"""Every kind of value is read back from what is written, and is recognised as it is written."""

import re

from hypothesis import given
import pytest

from judgecall.steps.kinds import KINDS, Kind
from judgecall.steps.slips import Slip
from tests.steps.values import ALL, VALUES, WORDS


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
        "Held",
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
