"""What people look up is what scenarios may say."""

from pathlib import Path

import pytest

from judgecall import resources
from judgecall.rulebook import available, load
from judgecall.steps import Vocabulary, reference
from judgecall.steps.reference import Entry, entries
from tests.steps.sitting import vocabulary

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


@pytest.mark.parametrize("each", ENTRIES, ids=lambda each: each.wordings[0])
def test_an_example_is_read_as_its_own_sentence(each: Entry) -> None:
    for wording, example in zip(each.wordings, each.examples, strict=True):
        bound = vocabulary().bind_text(each.kind, example)
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
