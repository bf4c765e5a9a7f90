"""Names make ids: they must be there, and differ."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

from tests.drafts import Draft


def test_a_name_that_repeats_in_the_file_under_another_rule(draft: Draft) -> None:
    draft.change(
        "Scenario: An order is refused while an ability waits",
        "Scenario: The active player comes first",
    )
    draft.shows("""
buckets.feature:43: the name `The active player comes first` already stands in this file, on line 16
    Scenario: The active player comes first
              ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  give this scenario a name of its own; pytest-bdd would drop one of the two
""")


def test_a_name_that_repeats_under_the_same_rule(draft: Draft) -> None:
    draft.change(
        "Scenario Outline: Every figure is counted",
        "Scenario Outline: The active player comes first",
    )
    draft.shows("""
buckets.feature:25: the name `The active player comes first` already stands in this file, on line 16
    Scenario Outline: The active player comes first
                      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  give this scenario a name of its own; pytest-bdd would drop one of the two
""")


def test_names_that_differ_in_signs_only(draft: Draft) -> None:
    draft.change(
        "Scenario Outline: Every figure is counted", "Scenario: The active player, comes first!"
    )
    draft.change("<downed> of", "1 figure of")
    draft.change("<left>", "2 figures")
    draft.change(
        "\n      Examples:\n        | case | downed    | left      |\n        | one  | 1 figure  | 2 figures |\n        | two  | 2 figures | 1 figure  |\n",
        "",
    )
    draft.shows("""
buckets.feature:25: the id arcane_legions/bucket.active-first/the-active-player-comes-first is already taken by line 16
    Scenario: The active player, comes first!
  names and cases must differ in more than signs and capitals
""")


def test_a_scenario_without_a_name(draft: Draft) -> None:
    draft.change("Scenario: The active player comes first", "Scenario:")
    draft.shows("""
buckets.feature:16: this scenario has no name to make an id of
    Scenario:
  say beside it, in a few words, what it shows
""")


def test_a_rule_without_a_title(draft: Draft) -> None:
    draft.change("Rule: The active player resolves first", "Rule:")
    draft.shows("""
buckets.feature:10: this Rule has no title
    Rule:
  say the clause in a line beside it
""")


def test_a_feature_without_a_title(draft: Draft) -> None:
    draft.change("Feature: Buckets", "Feature:")
    draft.shows("""
buckets.feature:2: this Feature has no title
    Feature:
  name the section beside it
""")
