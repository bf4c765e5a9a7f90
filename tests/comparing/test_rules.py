"""What is a change of the rules, and what only looks like one."""

from __future__ import annotations

from dataclasses import fields

import pytest

from judgecall.comparing import compare_rules
from judgecall.rulebook import load
from tests.drafts import Draft


@pytest.fixture
def drafts(tmp_path):
    """The small rulebook twice, both alike."""
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    return Draft(tmp_path / "old"), Draft(tmp_path / "new")


@pytest.fixture
def after(drafts):
    """Compare when the second has been changed; gives what is not empty."""

    def compared(*changes, name="buckets.feature"):
        old, new = drafts
        for before, then in changes:
            new.change(before, then, name)
        return compare_rules(load(old.folder), load(new.folder))

    return compared


def found(diff):
    told = {each.name: getattr(diff, each.name) for each in fields(diff)}
    return {name for name, value in told.items() if value} - {"id", "old", "new"}


def test_two_copies_do_not_differ(after):
    assert after().is_empty


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("  @clause:bucket.active-first", "  # a remark\n\n  @clause:bucket.active-first"),
        ("  Background:\n", "  Background: What always holds\n"),
        ("resolves theirs,\n    one after", "resolves\n    theirs, one after"),
        ("    And it is Ben's turn", "    Given it is Ben's turn"),
        ("        | Spite |\n", "        |   Spite   |\n"),
    ],
)
def test_what_only_reads_otherwise_in_the_file_is_no_change(after, before, then):
    assert after((before, then)).is_empty


def test_a_clause_is_reworded_without_its_scenarios_meaning_anything_else(after):
    diff = after(
        ("Rule: The active player resolves first", "Rule: The active player begins"),
        ("Nobody gives an order", "No player gives an order"),
    )
    assert found(diff) == {"clauses_changed"}
    title, text = diff.clauses_changed
    assert [(each.what, each.new) for each in title.reworded] == [
        ("title", "The active player begins"),
    ]
    assert (text.clause.id, text.reworded[0].what) == ("bucket.halts", "text")
    assert not title.standing


def test_a_changed_standing_is_told_apart_from_words(after):
    [change] = after(("active-first @firm", "active-first @derived")).clauses_changed
    assert [(each.what, each.old, each.new) for each in change.standing] == [
        ("standing", "firm", "derived"),
    ]
    assert not change.reworded


def test_another_answer_to_a_reading_changes_its_clause_and_what_its_scenarios_mean(after):
    diff = after(('adopted = "never"', 'adopted = "own"'), name="readings.toml")
    assert found(diff) == {"clauses_changed", "changed"}
    [change] = diff.clauses_changed
    assert change.clause.id == "bucket.halts"
    assert [each.what for each in change.standing] == ["halting, adopted"]
    [scenario] = diff.changed
    assert "- needs halting: never" in scenario.lines
    assert "+ needs halting: own" in scenario.lines


def test_a_question_that_is_only_wrapped_otherwise_is_the_same(after):
    asked = "May a player give an order while an ability waits?"
    wrapped = asked.replace(" while", "\n  while")
    assert after((f'"{asked}"', f'"""{wrapped}"""'), name="readings.toml").is_empty


def test_what_sentences_leave_open_is_told_with_its_values(after):
    diff = after(("figures = 3", "figures = 4"), name="rulebook.toml")
    assert found(diff) == {"manifest"}
    [altered] = diff.manifest
    assert altered.what.startswith("defaults.")
    assert '"figures": 3' in altered.old
    assert '"figures": 4' in altered.new


def test_an_added_clause_brings_its_scenarios(after):
    text = """
  @clause:orders.free @firm
  Rule: A formation may wait
    Waiting costs nothing.

    Source: Orders > waiting

    Scenario: A formation waits
      Given a game of Arcane Legions between Ada and Ben
      And Ada controls Hoplites
      When Ada orders Hoplites to move 1 step
      Then Ada has 6 order points
"""
    last = "      Then Ada has 6 order points\n"
    diff = after((last, last + text), name="orders.feature")
    assert [clause.id for clause in diff.clauses_added] == ["orders.free"]
    assert [each.id for each in diff.added] == [
        "arcane_legions/orders.free/a-formation-waits",
    ]
    assert not diff.renamed, "it means what another does, which is still there"
    back = compare_rules(diff.new, diff.old)
    assert [clause.id for clause in back.clauses_removed] == ["orders.free"]
    assert len(back.removed) == 1


def test_a_changed_step_is_shown_between_those_that_stayed(after):
    diff = after(("And Ada has 1 victory point", "And Ada has 2 victory points"))
    assert found(diff) == {"changed"}
    [change] = diff.changed
    assert change.new.name == "The active player comes first"
    assert change.lines[-2:] == (
        "- Then Ada has 1 victory point",
        "+ Then Ada has 2 victory points",
    )
    assert "  When 1 figure of Hoplites is downed" in change.lines


def test_a_renamed_scenario_is_neither_lost_nor_new(after):
    diff = after(("Scenario: The active player comes first", "Scenario: Ben comes first"))
    assert found(diff) == {"renamed"}
    [(old, new)] = diff.renamed.items()
    assert (old.rsplit("/")[-1], new.name) == ("the-active-player-comes-first", "Ben comes first")


def test_the_background_is_part_of_what_a_scenario_means(after):
    diff = after(("    And it is Ben's turn", "    And it is Ada's turn"))
    assert found(diff) == {"changed"}
    assert len(diff.changed) == 4


def test_a_rulebook_that_is_new_brings_all_it_has(drafts):
    book = load(drafts[1].folder)
    diff = compare_rules(None, book)
    assert len(diff.clauses_added) == 3
    assert len(diff.added) == 5
    assert found(diff) == {"clauses_added", "added"}
