"""A line finds its one sentence, and a sentence is said again from its values."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
import pytest

from judgecall.rulebook import Step
from judgecall.steps import Sentence, Slip, Vocabulary
from judgecall.steps.kinds import KINDS, Kind
from judgecall.steps.sentences import Sentences
from tests.steps.sitting import bind, rulebook, vocabulary
from tests.steps.values import SPOKEN

SENTENCES = vocabulary().sentences
#: Every sentence of every rulebook, with the rulebook whose words it is spoken in.
ALL = [
    pytest.param(rulebook_id, each, id=f"{rulebook_id} {each.kind} {each.template}")
    for rulebook_id, spoken in SPOKEN.items()
    for each in spoken.vocabulary.sentences
]


@pytest.mark.parametrize(("rulebook_id", "sentence"), ALL)
def test_a_sentence_that_is_said_is_read_as_itself_with_its_values(
    rulebook_id: str, sentence: Sentence
) -> None:
    spoken = SPOKEN[rulebook_id]
    kinds = sentence.wordings[0].kinds
    values_of = {name: spoken.values[kind.name] for name, kind in kinds.items()}

    @given(st.fixed_dictionaries(values_of), st.booleans())
    def check(values: dict[str, Any], attempt: bool) -> None:
        attempt = attempt and sentence.attempt is not None
        said = sentence.write(attempt=attempt, **values)
        bound = spoken.vocabulary.bind_text(sentence.kind, said)
        assert bound.sentence is sentence
        assert bound.is_attempt == attempt
        assert {name: bound.values[name] for name in values} == values

    check()


@pytest.mark.parametrize(("rulebook_id", "sentence"), ALL)
def test_both_wordings_of_a_sentence_hold_the_same_values(
    rulebook_id: str, sentence: Sentence
) -> None:
    first, *others = sentence.wordings
    assert [each.kinds for each in others] == [first.kinds] * len(others)


@pytest.mark.parametrize("spoken", SPOKEN.values(), ids=list(SPOKEN))
def test_no_two_sentences_of_a_kind_have_the_same_template(spoken) -> None:
    sentences = spoken.vocabulary.sentences
    said = [(each.kind, wording.shown) for each in sentences for wording in each.wordings]
    assert len(said) == len(set(said))


def test_words_agree_with_what_stands_before_them() -> None:
    (has,) = [each for each in SENTENCES if each.template.endswith("{:Has} {amount:Amount}")]
    amount = KINDS["Amount"].read("1 figure", vocabulary().words)
    assert has.write(name="Ada", amount=amount) == "Ada has 1 figure"
    assert has.write(name="Hoplites", amount=amount) == "Hoplites have 1 figure"


@pytest.mark.parametrize(
    ("subject", "form"),
    [
        ("Ada", "is"),
        ("Hoplites", "are"),
        ("Chess", "is"),
        ("Ada and Ben", "are"),
        ("1 figure of Hoplites", "is"),
        ("2 figures of Hoplites", "are"),
        ("1 figure of Hoplites and 1 figure of Bears", "are"),
        ("{unit}", "is"),
        ("{units}", "are"),
    ],
)
def test_a_word_agrees_with_its_subject(subject: str, form: str) -> None:
    assert KINDS["Is"].agreeing(subject) == form


def test_either_form_of_a_word_is_read() -> None:
    for line in ("Hoplites has 2 figures", "Hoplites have 2 figures"):
        assert bind("then", line).values["name"] == "Hoplites"


def test_a_line_is_bound_to_the_sentence_of_its_own_kind() -> None:
    given_points, seen_points = (
        bind("given", "Ada has 2 order points"),
        bind(
            "then",
            "Ada has 2 order points",
        ),
    )
    assert (given_points.sentence.kind, seen_points.sentence.kind) == ("given", "then")


def test_what_was_found_is_remembered() -> None:
    one, other = (vocabulary().bind_text("when", "Ada ends the turn") for _ in range(2))
    assert one is other


def test_a_remembered_line_is_read_with_the_table_of_each_place() -> None:
    told = "these abilities resolved, in order:"
    assert bind("then", told, ["Spite"]).values["rows"] == ["Spite"]
    assert bind("then", told, ["Omen"]).values["rows"] == ["Omen"]


def test_a_rulebook_without_sentences_of_its_own_has_the_common_ones() -> None:
    stranger = rulebook().__class__("no_such_rulebook", rulebook().folder, rulebook().manifest)
    assert {each.kind for each in Vocabulary(stranger).sentences} == {"given", "when", "then"}


@pytest.mark.parametrize("name", ["common", "kinds", "vocabulary", "..", "no.such"])
def test_a_folder_that_bears_the_name_of_a_module_gets_nothing_twice(name: str) -> None:
    stranger = rulebook().__class__(name, rulebook().folder, rulebook().manifest)
    sentences = Vocabulary(stranger).sentences
    assert len(sentences) == len(set(sentences))
    assert len(sentences) < len(SENTENCES)


# Kinds and sentences declared elsewhere


def test_a_module_may_have_kinds_of_its_own() -> None:
    colour = Kind("Colour", "red|blue", lambda text, _: text.upper(), str.lower, "red")
    own = Sentences(colour)
    own.when("{unit:Name} turns {colour:Colour}")(lambda table, unit, colour: None)
    (sentence,) = own.declared
    match = sentence.match("Oak turns blue")
    assert match is not None
    assert sentence.read("Oak turns blue", match, vocabulary().words) == {
        "unit": "Oak",
        "colour": "BLUE",
    }
    assert sentence.write(unit="Oak", colour="RED") == "Oak turns red"
    assert sentence.match("Oak turns green") is None


def test_a_sentence_with_an_unknown_kind_is_found_when_it_is_first_needed() -> None:
    own = Sentences()
    own.when("{unit:Nmae} turns")(lambda table, unit: None)
    with pytest.raises(KeyError, match="Nmae"):
        own.declared[0].match("Oak turns")


def test_a_step_with_a_text_block_is_a_slip() -> None:
    step = Step("then", "nothing else changed", 1, doc="at least")
    with pytest.raises(Slip, match="no sentence takes a text block"):
        vocabulary().bind(step)
