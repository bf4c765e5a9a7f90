"""What people look up is what scenarios may say."""

from pathlib import Path

import pytest

from judgecall import resources
from judgecall.rulebook import available, load
from judgecall.steps import Vocabulary, reference
from judgecall.steps.reference import Entry, entries
from tests.steps.sitting import ARCANE_LEGIONS, FAWNALORE, UNIT_TRIGGERS, vocabulary

ENTRIES = entries(vocabulary())


def entry(wording: str) -> Entry:
    (found,) = [each for each in ENTRIES if each.wordings[0] == wording]
    return found


def test_the_page_of_sentences_is_up_to_date() -> None:
    vocabularies = [Vocabulary(load(resources.features() / name)) for name in available()]
    assert Path(reference.PAGE).read_text("utf-8") == reference.page(vocabularies), (
        f"docs/sentences.md lags behind the sentences; make it again with: {reference.COMMAND}"
    )


def test_every_sentence_is_listed_once_in_the_order_of_a_scenario() -> None:
    assert len(ENTRIES) == len(vocabulary().sentences)
    assert [each.kind for each in ENTRIES] == sorted(
        (each.kind for each in ENTRIES),
        key=["given", "when", "then"].index,
    )


def test_a_sentence_is_shown_as_it_is_said_and_as_it_is_tried() -> None:
    assert entry("{player} chooses {choice}") == Entry(
        kind="when",
        wordings=("{player} chooses {choice}", "{player} tries to choose {choice}"),
        examples=("Ada chooses Spite", "Ada tries to choose Spite"),
        table="",
        own=False,
    )


def test_a_sentence_is_shown_with_the_table_below_it() -> None:
    assert entry("these abilities resolved, in order:").table == "| Spite |"


def test_sentences_of_one_rulebook_are_told_from_those_of_all() -> None:
    assert not entry("nothing else changed").own
    assert entry("{player} ends the turn").own


@pytest.mark.parametrize(
    ("rulebook_id", "each"),
    [
        pytest.param(rulebook_id, each, id=f"{rulebook_id} {each.wordings[0]}")
        for rulebook_id in (ARCANE_LEGIONS, FAWNALORE, UNIT_TRIGGERS)
        for each in entries(vocabulary(rulebook_id))
    ],
)
def test_an_example_is_read_as_its_own_sentence(rulebook_id: str, each: Entry) -> None:
    for wording, example in zip(each.wordings, each.examples, strict=True):
        bound = vocabulary(rulebook_id).bind_text(each.kind, example)
        shown = [found.shown for found in bound.sentence.wordings]
        assert shown == list(each.wordings)
        assert shown[bound.is_attempt] == wording


def test_the_lines_for_a_terminal_hold_every_sentence_and_word() -> None:
    printed = "\n".join(reference.lines(vocabulary()))
    manifest = vocabulary().words.manifest
    said = [wording for each in ENTRIES for wording in each.wordings]
    said += [*manifest.questions.values(), *manifest.reasons.values()]
    said += [quantity.many for quantity in manifest.quantities]
    assert [each for each in said if each not in printed] == []
    assert printed.startswith("Arcane Legions (arcane_legions)\n")
    assert "{unit} move {steps} steps" in printed
    assert "Card texts\n    {trigger}, {effect}\n" in printed


def test_windows_and_names_that_need_no_given_are_listed_where_a_rulebook_has_some() -> None:
    printed = "\n".join(reference.lines(vocabulary(FAWNALORE)))
    assert "Windows\n    before instruction {instruction} of {effect}\n" in printed
    assert "Names\n    Blank: a card in hand whose text does not matter" in printed
    assert "Windows" not in "\n".join(reference.lines(vocabulary()))


def test_examples_are_in_the_words_of_their_rulebook() -> None:
    examples = {each.wordings[0]: each.examples[0] for each in entries(vocabulary(FAWNALORE))}
    assert examples["{player} attacks {target} with {unit}"] == "Ben attacks Oak with Oak"
    assert examples["{name} has {amount}"] == "Oak has 2 HP"
    assert entry("{name} has {amount}").examples == ("Hoplites have 2 figures",)
