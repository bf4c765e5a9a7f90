"""Lines that no sentence reads, and how near each came."""

import pytest

from judgecall.steps import common
from tests.drafts import Draft


def test_a_misspelt_verb(draft: Draft) -> None:
    draft.change("When 1 figure of Hoplites is downed", "When 1 figure of Hoplites is downd")
    draft.shows("""
buckets.feature:19: no sentence reads like this
    When 1 figure of Hoplites is downd
                                 ~~~~~
  nearest:  {groups} are downed
""")


def test_another_word(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And Ada as 1 victory point")
    draft.shows("""
buckets.feature:23: no sentence reads like this
    And Ada as 1 victory point
            ~~
  nearest:  {name} has {amount}
""")


def test_a_misspelt_when(draft: Draft) -> None:
    draft.change("When Ada orders Hoplites", "When Ada odrers Hoplites", "orders.feature")
    draft.shows("""
orders.feature:12: no sentence reads like this
    When Ada odrers Hoplites to move 1 step
             ~~~~~~
  nearest:  {player} orders {unit} to move {steps}
""")


def test_a_misspelt_then_with_a_table(draft: Draft) -> None:
    draft.change("Then these abilities", "Then thise abilities")
    draft.shows("""
buckets.feature:20: no sentence reads like this
    Then thise abilities resolved, in order:
         ~~~~~
  nearest:  these abilities resolved, in order:
""")


def test_a_misspelt_given(draft: Draft) -> None:
    draft.change("And Ada controls Hoplites\n", "And Ada controlls Hoplites\n", "orders.feature")
    draft.shows("""
orders.feature:11: no sentence reads like this
    And Ada controlls Hoplites
            ~~~~~~~~~
  nearest:  {player} controls {unit}
""")


def test_a_missing_word(draft: Draft) -> None:
    draft.change("Then these abilities resolved", "Then abilities resolved")
    draft.shows("""
buckets.feature:20: no sentence reads like this
    Then abilities resolved, in order:
         ^
  nearest:  these abilities resolved, in order:
""")


def test_a_word_too_many(draft: Draft) -> None:
    draft.change("And it is Ben's turn", "And it is now Ben's turn")
    draft.shows("""
buckets.feature:7: no sentence reads like this
    And it is now Ben's turn
              ~~~
  nearest:  it is {player}'s turn
""")


def test_a_name_without_its_capital(draft: Draft) -> None:
    draft.change("And Ada controls Hoplites\n", "And Ada controls hoplites\n", "orders.feature")
    draft.shows("""
orders.feature:11: no sentence reads like this
    And Ada controls hoplites
                     ~~~~~~~~
  nearest:  {player} controls {unit}
  write {unit} like:  Hoplites
""")


def test_a_number_in_words(draft: Draft) -> None:
    draft.change(
        "to move 1 step\n      Then Ada", "to move one step\n      Then Ada", "orders.feature"
    )
    draft.shows("""
orders.feature:12: no sentence reads like this
    When Ada orders Hoplites to move one step
                                     ~~~~~~~~
  nearest:  {player} orders {unit} to move {steps}
  write {steps} like:  2 steps
""")


def test_a_card_text_without_quotes(draft: Draft) -> None:
    draft.change(
        'Bears with Spite: "Whenever an enemy figure is downed, gain 1 victory point"',
        "Bears with Spite: Whenever an enemy figure is downed, gain 1 victory point",
    )
    draft.shows("""
buckets.feature:18: no sentence reads like this
    And Ben controls Bears with Spite: Whenever an enemy figure is downed, gain 1 victory point
                                ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  nearest:  {player} controls {unit} with {cards}
  write {cards} like:  Tribute: "Whenever ..."
""")


def test_a_line_like_no_sentence(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And everyone is happy")
    draft.shows("""
buckets.feature:23: no sentence reads like this
    And everyone is happy
        ~~~~~~~~~~~~~~~~~
  all sentences:  judgecall sentences arcane_legions
""")


def test_a_line_that_two_sentences_read(draft: Draft, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = list(common.sentences.declared)
    monkeypatch.setattr(common.sentences, "declared", declared)
    common.then("{name:Name} has {amount:Number} victory point")(lambda table: None)
    assert (
        draft.printed()
        == """\
buckets.feature:23: this line can be read as two sentences
    And Ada has 1 victory point
  as:  {name} has {amount}
  as:  {name} has {amount} victory point
  word it so that only one of them is meant"""
    )
    declared.pop()
    assert draft.printed() == ""


def test_a_given_as_a_when(draft: Draft) -> None:
    draft.change(
        "When Ada orders Hoplites to move 1 step", "When Ada has 3 order points", "orders.feature"
    )
    draft.shows("""
orders.feature:12: this sentence is a Given or Then, and stands here as a When
    When Ada has 3 order points
    ~~~~
  write it below a Given or Then
""")


def test_a_given_as_an_and_below_then(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And Ada controls Elephants")
    draft.shows("""
buckets.feature:23: this sentence is a Given, and stands here as a Then
    And Ada controls Elephants
    ~~~
  write it below a Given
""")


def test_a_misspelt_sentence_of_another_kind(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And Hoplites takse 1 damage")
    draft.shows("""
buckets.feature:23: no sentence reads like this
    And Hoplites takse 1 damage
                 ~~~~~
  nearest:  {unit} takes {amount} damage  (a When)
""")


def test_an_unknown_quantity(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And Ada has 1 victory pint")
    draft.shows("""
buckets.feature:23: nothing here is counted in `victory pint`
    And Ada has 1 victory pint
                  ~~~~~~~~~~~~
  nearest:  1 victory point
""")


def test_a_quantity_cut_in_two(draft: Draft) -> None:
    draft.change("Then Hoplites have <left>", "Then Hoplites have 2 figure s")
    draft.change("| case | downed    | left      |", "| case | downed    |")
    draft.change("| one  | 1 figure  | 2 figures |", "| one  | 1 figure  |")
    draft.change("| two  | 2 figures | 1 figure  |", "| two  | 2 figures |")
    draft.shows("""
buckets.feature:30: nothing here is counted in `figure s`
    Then Hoplites have 2 figure s
                         ~~~~~~~~
  nearest:  2 figures
""")


def test_a_quantity_unlike_any(draft: Draft) -> None:
    draft.change("And Ada has 1 victory point", "And Ada has 1 zzz")
    draft.shows("""
buckets.feature:23: nothing here is counted in `zzz`
    And Ada has 1 zzz
                  ~~~
  counted are:  figures, damage, victory points, order points, attack dice and defense dice
""")


def test_an_unknown_question(draft: Draft) -> None:
    draft.change(
        "And Ben is asked which ability to resolve next",
        "And Ben is asked which ability resolves next",
    )
    draft.shows("""
buckets.feature:48: no player is ever asked `which ability resolves next`
    And Ben is asked which ability resolves next
                     ~~~~~~~~~~~~~~~~~~~~~~~~~~~
  nearest:  which ability to resolve next
""")


def test_an_unknown_reason(draft: Draft) -> None:
    draft.change("because abilities are pending", "because an ability is pending")
    draft.shows("""
buckets.feature:47: no refusal reads `an ability is pending`
    Then it is refused because an ability is pending
                               ~~~~~~~~~~~~~~~~~~~~~
  nearest:  abilities are pending
""")


def test_another_game(draft: Draft) -> None:
    draft.change(
        "Given a game of Arcane Legions", "Given a game of Arcane Legion", "orders.feature"
    )
    draft.shows("""
orders.feature:10: this rulebook's game is not called Arcane Legion
    Given a game of Arcane Legion between Ada and Ben
                    ~~~~~~~~~~~~~
  write:  a game of Arcane Legions
""")
