"""What a newcomer mistypes in a scenario of Flesh and Blood is shown with what to write instead."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

from pathlib import Path

import pytest

from tests.drafts import FleshAndBloodDraft


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FleshAndBloodDraft:
    made = FleshAndBloodDraft(tmp_path)
    monkeypatch.chdir(made.folder)
    return made


def test_the_draft_is_in_order(book: FleshAndBloodDraft) -> None:
    assert book.printed() == ""


def test_a_card_text_in_a_table_that_does_not_read(book: FleshAndBloodDraft) -> None:
    book.change("| Surge  | Slash gets +2 power |", "| Surge  | Slash gets +2 powr  |")
    book.shows("""
stages.feature:17: this card text does not read after "Slash gets +2"
    "Slash gets +2 powr"
                   ^^^^
  here a card says a numbered property:  Slash gets +2 power
""")


def test_a_card_text_about_a_card_that_is_not_there(book: FleshAndBloodDraft) -> None:
    book.change("| Surge  | Slash gets +2 power |", "| Surge  | Slahs gets +2 power |")
    book.shows("""
stages.feature:15: no Given has placed Slahs
    And these effects, oldest first:
  placed so far: Gash and Slash
""")


def test_a_name_that_an_effect_has_brought_in_is_known_from_then_on(
    book: FleshAndBloodDraft,
) -> None:
    book.change("When Swell ends", "When Swel ends")
    book.shows("""
stages.feature:25: no Given has placed Swel
    When Swel ends
         ~~~~
  placed so far: Gash, Slash, Surge and Swell
""")


def test_a_talent_needs_nobody_to_bring_it_in(book: FleshAndBloodDraft) -> None:
    book.change("Slash has its base power doubled |", "Slash is Draconic |")
    book.change("        | base power | 8  |", "        | supertypes | Draconic  |")
    book.change("        | power      | 10 |", "        | power      | 6 |")
    assert book.printed() == ""


def test_a_name_that_nobody_bears_in_what_a_card_is(book: FleshAndBloodDraft) -> None:
    book.change("        | power      | 10 |", "        | name       | Ref |")
    book.shows("""
stages.feature:23: no Given has brought in Ref
    | Ref |
      ~~~
  nearest:  Ben
""")


def test_a_duration_of_a_static_effect(book: FleshAndBloodDraft) -> None:
    book.change(
        "| effect | text                             | lasting |",
        "| effect | text | lasting | until |",
    )
    book.change(
        "| Swell  | Slash has its base power doubled | static  |",
        "| Swell  | Slash has its base power doubled | static  | end of turn |",
    )
    assert "the contract does not allow" in book.printed()
