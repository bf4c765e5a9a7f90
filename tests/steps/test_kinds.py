"""Every kind of value is read back from what is written, and is recognised as it is written."""

import re

from hypothesis import given
import pytest

from judgecall.steps.kinds import KINDS, Kind
from judgecall.steps.slips import Slip
from tests.steps.sitting import ARCANE_LEGIONS, FAWNALORE, UNIT_TRIGGERS, vocabulary
from tests.steps.values import SPOKEN

WORDS = vocabulary().words
#: Every kind that there is; common ones once.
ALL = list({kind: None for spoken in SPOKEN.values() for kind in spoken.kinds})
BOTH = [
    pytest.param(rulebook_id, kind, id=f"{rulebook_id} {kind.name}")
    for rulebook_id, spoken in SPOKEN.items()
    for kind in spoken.kinds
]


@pytest.mark.parametrize("spoken", SPOKEN.values(), ids=list(SPOKEN))
def test_every_kind_has_values_here(spoken) -> None:
    assert {kind.name for kind in spoken.kinds} == set(spoken.values)


@pytest.mark.parametrize(("rulebook_id", "kind"), BOTH)
def test_what_is_written_is_read_back(rulebook_id: str, kind: Kind) -> None:
    spoken = SPOKEN[rulebook_id]

    @given(spoken.values[kind.name])
    def check(value: object) -> None:
        said = kind.write(value)
        assert re.fullmatch(kind.pattern, said)
        assert kind.read(said, spoken.vocabulary.words) == value

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
        "Hit",
        "Abilities",
        "Relic",
        "Place",
        "Thing",
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


# Of Fawnalore


@pytest.mark.parametrize(
    ("kind", "said", "check", "wrong", "way_out"),
    [
        (
            "Stock",
            "2 actions, 3 resources and 1 action",
            "sentence",
            "1 action",
            "tell them once",
        ),
        (
            "Abilities",
            '"Heal Oak 1" and "Heal Oak 2"',
            "card-text",
            "",
            'name the others:  Ward: "..." and Balm: "..."',
        ),
        (
            "Window",
            "before the damege to Oak",
            "window",
            "",
            "nearest:  before the damage to {unit}",
        ),
    ],
)
def test_a_value_of_fawnalore_that_is_not_known_is_a_slip(
    kind: str, said: str, check: str, wrong: str, way_out: str
) -> None:
    (found,) = [each for each in SPOKEN[FAWNALORE].kinds if each.name == kind]
    assert re.fullmatch(found.pattern, said)
    with pytest.raises(Slip) as caught:
        found.read(said, vocabulary(FAWNALORE).words)
    slip = caught.value
    assert (slip.check, slip.wrong, slip.way_out) == (check, wrong, way_out)


def test_a_rulebook_without_windows_has_no_name_for_one() -> None:
    assert vocabulary(ARCANE_LEGIONS).words.window("in Clean Up") is None


@pytest.mark.parametrize(
    ("said", "relic_type"),
    [("an Axe relic called Rune", "Axe"), ("a Blade relic called Rune", "Blade")],
)
def test_a_relic_is_written_with_its_article(said: str, relic_type: str) -> None:
    (relic,) = [each for each in ALL if each.name == "Relic"]
    found = relic.read(said, WORDS)
    assert found.relic_type == relic_type
    assert str(found) == said


# Of Unit Triggers


@pytest.mark.parametrize(
    ("kind", "said", "sentence", "way_out"),
    [
        (
            "Place",
            "on top of Ada's hand",
            "nothing is said to lie on top of a hand",
            "write:  in Ada's hand",
        ),
        (
            "Window",
            "when Lynx is reveeled",
            "no window for interrupting is called `when Lynx is reveeled`",
            "nearest:  when {unit} is revealed",
        ),
    ],
)
def test_a_value_of_unit_triggers_that_is_not_known_is_a_slip(
    kind: str, said: str, sentence: str, way_out: str
) -> None:
    (found,) = [each for each in SPOKEN[UNIT_TRIGGERS].kinds if each.name == kind]
    assert re.fullmatch(found.pattern, said)
    with pytest.raises(Slip) as caught:
        found.read(said, vocabulary(UNIT_TRIGGERS).words)
    assert (caught.value.sentence, caught.value.way_out) == (sentence, way_out)
