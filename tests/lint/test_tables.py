"""Tables below a sentence: there or not, and of its shape."""

from tests.drafts import Draft


def test_a_missing_table(draft: Draft) -> None:
    draft.change("        | Spite |\n        | Vigil |\n", "")
    draft.shows("""
buckets.feature:20: this sentence needs a table below it
    Then these abilities resolved, in order:
  like this:  | Spite |
""")


def test_a_table_too_many(draft: Draft) -> None:
    draft.change(
        "      And Ada has 1 victory point\n",
        "      And Ada has 1 victory point\n        | Ada |\n",
    )
    draft.shows("""
buckets.feature:24: this sentence takes no table
    | Ada |
  take the table away from:  {name} has {amount}
""")


def test_an_unknown_column(draft: Draft) -> None:
    draft.change("| unit     | owner | figures |", "| unit     | owner | figurs  |")
    draft.shows("""
buckets.feature:27: no column is called `figurs` here
    | unit | owner | figurs |
                     ~~~~~~
  nearest:  figures
""")


def test_a_column_unlike_any(draft: Draft) -> None:
    draft.change("| unit     | owner | figures |", "| unit     | owner | zzz     |")
    draft.shows("""
buckets.feature:27: no column is called `zzz` here
    | unit | owner | zzz |
                     ~~~
  the columns are:  unit, owner, base, figures, slots, hit points, attack and defense
""")


def test_a_missing_column(draft: Draft) -> None:
    draft.change("| unit     | owner | figures |", "| unit     | base  | figures |")
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites | sortie | 3      |")
    draft.shows("""
buckets.feature:27: the column `owner` is missing
    | unit | base | figures |
  this table needs unit and owner
""")


def test_a_column_twice(draft: Draft) -> None:
    draft.change("| unit     | owner | figures |", "| unit     | owner | owner   |")
    draft.shows("""
buckets.feature:27: two columns are called `owner`
    | unit | owner | owner |
                     ~~~~~
  take one of them out
""")


def test_a_header_without_rows(draft: Draft) -> None:
    draft.change("        | Hoplites | Ada   | 3       |\n", "")
    draft.shows("""
buckets.feature:27: this table has a header and no row
    | unit | owner | figures |
  add a row, or take the sentence out
""")


def test_a_cell_of_the_wrong_kind(draft: Draft) -> None:
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites | Ada   | three   |")
    draft.shows("""
buckets.feature:28: `three` cannot stand in the column `figures`
    | Hoplites | Ada | three |
                       ~~~~~
  it holds a number
""")


def test_an_empty_cell_that_must_be_filled(draft: Draft) -> None:
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites |       | 3       |")
    draft.shows("""
buckets.feature:28: the column `owner` is empty in this row
    | Hoplites |  | 3 |
                 ~
  it holds one capitalised word
""")


def test_a_list_with_two_cells_in_a_row(draft: Draft) -> None:
    draft.change(
        "        | Spite |\n        | Vigil |",
        "        | Spite | Vigil |\n        | Vigil | Spite |",
    )
    draft.shows("""
buckets.feature:21: a list below this sentence has one cell in each row
    | Spite | Vigil |
              ~~~~~
  write each on a row of its own
""")


def test_a_list_with_an_empty_row(draft: Draft) -> None:
    draft.change("        | Spite |\n        | Vigil |", "        | Spite |\n        |       |")
    draft.shows("""
buckets.feature:22: this row of the list is empty
    |  |
      ~
  take the row out, or fill it
""")


def test_an_event_that_is_not_told_so(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| Spite resolvs |")
    draft.shows("""
buckets.feature:50: no event is told like this
    | Spite resolvs |
            ~~~~~~~
  nearest:  {ability} resolves
""")


def test_an_event_with_the_wrong_number(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| Bears take two damage |")
    draft.shows("""
buckets.feature:50: no event is told like this
    | Bears take two damage |
                 ~~~~~~~~~~
  nearest:  {unit} take {amount} damage
""")


def test_an_event_unlike_any(draft: Draft) -> None:
    draft.change("| Spite resolves |", "| the sky falls |")
    draft.shows("""
buckets.feature:50: no event is told like this
    | the sky falls |
      ~~~~~~~~~~~~~
  how events are told stands in rulebook.toml, [events]
""")


def test_a_text_block(draft: Draft) -> None:
    draft.change(
        "      And Ada has 1 victory point\n",
        '      And Ada has 1 victory point\n        """\n        at least\n        """\n',
    )
    draft.shows('''
buckets.feature:23: no sentence takes a text block
    """
  take it out
''')
