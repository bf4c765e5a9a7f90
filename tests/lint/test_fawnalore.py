"""What a newcomer mistypes in a scenario of Fawnalore is shown with what to write instead."""

from pathlib import Path

import pytest

from tests.drafts import FawnaloreDraft


@pytest.fixture
def fawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FawnaloreDraft:
    made = FawnaloreDraft(tmp_path)
    monkeypatch.chdir(made.folder)
    return made


def test_the_draft_is_in_order(fawn: FawnaloreDraft) -> None:
    assert fawn.printed() == ""


def test_a_first_scenario_of_three_lines_with_a_slip_in_each(fawn: FawnaloreDraft) -> None:
    fawn.write(
        "interrupts.feature",
        """\
Feature: Mine
  @clause:mine @firm
  Rule: Three damage are three
    Damage comes off HP.

    Source: Damage > all of it

    Scenario: My first
      Given a game of Fawnalor between Ada and Ben
      When Oak takes 3 damge
      Then Oak has 7 hp
""",
    )
    fawn.shows("""
interrupts.feature:9: this rulebook's game is not called Fawnalor
    Given a game of Fawnalor between Ada and Ben
                    ~~~~~~~~
  write:  a game of Fawnalore

interrupts.feature:10: no sentence reads like this
    When Oak takes 3 damge
                   ~~~~~~~
  nearest:  {units} take {hit}
  write {hit} like:  3 damage from Wolf

interrupts.feature:11: nothing here is counted in `hp`
    Then Oak has 7 hp
                   ~~
  nearest:  7 HP
""")


def test_a_unit_that_was_forgotten(fawn: FawnaloreDraft) -> None:
    fawn.change("When Oak takes 3 damage", "When Aok takes 3 damage")
    fawn.shows("""
interrupts.feature:20: no Given has placed Aok
    When Aok takes 3 damage
         ~~~
  placed so far: Elk and Oak
""")


def test_a_slip_in_a_card_text(fawn: FawnaloreDraft) -> None:
    fawn.change("prevent the next 2 damage", "prevnt the next 2 damage")
    fawn.shows("""
interrupts.feature:17: this card text does not read after "At any time,"
    "At any time, prevnt the next 2 damage to Oak"
                  ^^^^^^
  here a card says a cost or an instruction:  prevent the next 2 damage to Oak
  nearest:  prevent the next {amount} damage to {unit}
""")


def test_a_name_in_a_card_text_that_nothing_bears(fawn: FawnaloreDraft) -> None:
    fawn.change("When Oak takes damage", "When Oka takes damage")
    fawn.shows("""
interrupts.feature:18: no Given has brought in Oka
    "When Oka takes damage, this unit gains Guard 1"
          ~~~
  nearest:  Oak
""")


def test_a_type_of_relics_may_be_one_that_nothing_has(fawn: FawnaloreDraft) -> None:
    fawn.change(
        "prevent the next 2 damage to Oak", "deal 1 damage to Oak for each Blade relic in play"
    )
    assert fawn.printed() == ""


def test_a_window_by_another_name(fawn: FawnaloreDraft) -> None:
    fawn.change("Ward before the damage to Oak", "Ward before Oak is damaged")
    fawn.shows("""
interrupts.feature:19: no window for interrupting is called `before Oak is damaged`
    And Ben will use Ward before Oak is damaged
                          ~~~~~~~~~~~~~~~~~~~~~
  nearest:  before the damage to {unit}
""")


def test_a_window_of_a_unit_that_is_not_there(fawn: FawnaloreDraft) -> None:
    fawn.change("Ward before the damage to Oak", "Ward before the damage to Oaks")
    fawn.shows("""
interrupts.feature:19: nothing here is called Oaks
    And Ben will use Ward before the damage to Oaks
                                               ~~~~
  nearest:  Oak
""")


def test_an_ability_that_nobody_has(fawn: FawnaloreDraft) -> None:
    fawn.change("will use Ward", "will use Wrad")
    fawn.shows("""
interrupts.feature:19: no Given has placed an ability called Wrad
    And Ben will use Wrad before the damage to Oak
                     ~~~~
  nearest:  Ward
""")


def test_two_abilities_without_a_name(fawn: FawnaloreDraft) -> None:
    fawn.change(
        "      And Ben will use",
        '      And Elk has "When Oak dies, heal this unit 1"\n      And Ben will use',
    )
    fawn.shows("""
interrupts.feature:19: Elk has two abilities without a name
    And Elk has "When Oak dies, heal this unit 1"
        ~~~
  name them where they are given:  Elk has Ward: "..." and Balm: "..."
""")


def test_two_abilities_without_a_name_in_one_line(fawn: FawnaloreDraft) -> None:
    fawn.change(
        'Elk has "When Oak takes damage, this unit gains Guard 1"',
        'Elk has "When Oak takes damage, draw 1 card" and "When Oak dies, draw 1 card"',
    )
    fawn.shows("""
interrupts.feature:18: only one ability can go without a name
    And Elk has "When Oak takes damage, draw 1 card" and "When Oak dies, draw 1 card"
                ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  name the others:  Ward: "..." and Balm: "..."
""")


def test_a_column_in_small_letters(fawn: FawnaloreDraft) -> None:
    fawn.change("| unit | owner | HP |", "| unit | owner | hp |")
    fawn.shows("""
interrupts.feature:12: no column is called `hp` here
    | unit | owner | hp |
                     ~~
  nearest:  HP
""")


def test_an_event_told_in_other_words(fawn: FawnaloreDraft) -> None:
    fawn.change("| Oak takes 1 damage            |", "| Oak take 1 damage             |")
    fawn.shows("""
interrupts.feature:24: no event is told like this
    | Oak take 1 damage |
          ~~~~
  nearest:  {unit} takes {amount} damage
""")


def test_a_type_of_damage_that_no_text_can_define(fawn: FawnaloreDraft) -> None:
    fawn.change("When Oak takes 3 damage", "When Oak takes 3 holy damage")
    printed = fawn.printed()
    assert "    When Oak takes 3 holy damage\n" in printed
    assert "known are fire, frost, lightning, magic, poison" in printed


def test_more_guard_than_there_can_be(fawn: FawnaloreDraft) -> None:
    fawn.change("| unit | owner | HP |", "| unit | owner | Guard |")
    assert "the contract does not allow guard of Oak" in fawn.printed()


def test_a_blank_card_needs_no_given(fawn: FawnaloreDraft) -> None:
    fawn.change("| Oak takes 1 damage            |", "| Ada discards Blank            |")
    assert fawn.printed() == ""
    fawn.change("| Ada discards Blank            |", "| Ada discards Blonk            |")
    fawn.shows("""
interrupts.feature:24: no Given has brought in Blonk
    | Ada discards Blonk |
                   ~~~~~
  nearest:  Blank
""")
