"""Every row of an outline is a case of its own."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

from tests.drafts import Draft


def test_an_outline_without_a_case(draft: Draft) -> None:
    draft.change("| case | downed    | left      |", "| name | downed    | left      |")
    draft.shows("""
buckets.feature:33: the first column of this outline is `name`, not `case`
    | name | downed    | left      |
      ~~~~
  begin each row with a case: a short name that becomes part of the id
""")


def test_an_outline_without_rows(draft: Draft) -> None:
    draft.change(
        "        | one  | 1 figure  | 2 figures |\n        | two  | 2 figures | 1 figure  |\n", ""
    )
    draft.shows("""
buckets.feature:32: these Examples have no rows, so they never run
    Examples:
  add a row for each case below the names of the columns
""")


def test_an_outline_without_examples(draft: Draft) -> None:
    draft.change(
        "      Examples:\n        | case | downed    | left      |\n        | one  | 1 figure  | 2 figures |\n        | two  | 2 figures | 1 figure  |\n",
        "",
    )
    draft.shows("""
buckets.feature:25: this outline has no Examples, so it never runs
    Scenario Outline: Every figure is counted
  add Examples: with a row for each case, or make it a plain Scenario
""")


def test_examples_without_anything_below(draft: Draft) -> None:
    draft.change(
        "        | case | downed    | left      |\n        | one  | 1 figure  | 2 figures |\n        | two  | 2 figures | 1 figure  |\n",
        "",
    )
    draft.shows("""
buckets.feature:32: these Examples have no rows, so they never run
    Examples:
  add a row for each case below the names of the columns
""")


def test_one_of_two_examples_without_rows(draft: Draft) -> None:
    draft.change(
        "        | two  | 2 figures | 1 figure  |\n",
        "        | two  | 2 figures | 1 figure  |\n\n      Examples: at the edge\n        | case | downed | left |\n",
    )
    draft.shows("""
buckets.feature:37: these Examples have no rows, so they never run
    Examples: at the edge
  add a row for each case below the names of the columns
""")


def test_an_unused_column(draft: Draft) -> None:
    draft.change("Then Hoplites have <left>", "Then Hoplites have 2 figures")
    draft.shows("""
buckets.feature:33: the column `left` is never used
    | case | downed    | left      |
                         ~~~~
  write <left> in a step, or take the column out
""")


def test_a_placeholder_without_a_column(draft: Draft) -> None:
    draft.change("Then Hoplites have <left>", "Then Hoplites have <rest>")
    draft.shows("""
buckets.feature:30: no column is called `rest`
    Then Hoplites have <rest>
                       ~~~~~~
  add the column, or take <rest> out

buckets.feature:33: the column `left` is never used
    | case | downed    | left      |
                         ~~~~
  write <left> in a step, or take the column out
""")


def test_two_columns_of_one_name(draft: Draft) -> None:
    draft.change("| case | downed    | left      |", "| case | left      | left      |")
    draft.change("When <downed> of", "When 1 figure of")
    draft.shows("""
buckets.feature:33: two columns are called `left`
    | case | left      | left      |
             ~~~~
  each column has a name of its own
""")


def test_two_rows_of_one_case(draft: Draft) -> None:
    draft.change("| two  | 2 figures", "| one  | 2 figures")
    draft.shows("""
buckets.feature:35: the id arcane_legions/bucket.active-first/every-figure-is-counted/one is already taken by line 34
    | one  | 2 figures | 1 figure  |
  names and cases must differ in more than signs and capitals
""")


def test_a_row_without_a_case(draft: Draft) -> None:
    draft.change("| two  | 2 figures", "|      | 2 figures")
    draft.shows("""
buckets.feature:35: the case of this row has nothing to make an id of
    |      | 2 figures | 1 figure  |
  write a short name in words, such as: at-the-limit
""")


def test_tags_on_examples(draft: Draft) -> None:
    draft.change("      Examples:", "      @slow\n      Examples:")
    draft.shows("""
buckets.feature:32: Examples bear no tags
    @slow
    ~~~~~
  tag the scenario instead
""")


def test_a_slip_in_one_row(draft: Draft) -> None:
    draft.change("| two  | 2 figures |", "| two  | 2 figrues |")
    draft.shows("""
buckets.feature:29: no sentence reads like this
    When 2 figrues of Hoplites is downed
         ~~~~~~~~~~~~~~~~~~~~~
  nearest:  {groups} are downed
  write {groups} like:  1 figure of Hoplites and 2 figures of Immortals
  so it reads with the values of line 35
""")


def test_a_slip_in_the_line_is_told_once_for_all_rows(draft: Draft) -> None:
    draft.change("Then Hoplites have <left>", "Then Hoplites hve <left>")
    draft.shows("""
buckets.feature:30: no sentence reads like this
    Then Hoplites hve 2 figures
                  ~~~
  nearest:  {name} has {amount}
  so it reads with the values of line 34
""")
