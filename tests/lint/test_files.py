"""Files that are lost, in whole or by a line, and files that do not parse."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

from judgecall.lint import check
from tests.drafts import Draft


def test_a_file_that_is_not_utf8(draft: Draft) -> None:
    text = (
        draft.path("orders.feature")
        .read_text("utf-8")
        .replace("formation moves", "formación moves")
    )
    draft.write("orders.feature", text.encode("latin-1"))
    draft.shows("""
orders.feature:9: the file is not UTF-8: byte 0xf3 begins no character
    Scenario: A formaci�n moves
                       ~
  save the file with the encoding UTF-8
""")


def test_an_unlisted_file(draft: Draft) -> None:
    text = draft.path("orders.feature").read_text("utf-8").replace("orders.cost", "orders.more")
    draft.write("more/orders2.feature", text)
    draft.shows("""
more/orders2.feature:1: this file is not among the rulebook's sections, so it would never run
  add "more/orders2" to `sections` in rulebook.toml
""")


def test_a_section_without_a_file(draft: Draft) -> None:
    draft.path("orders.feature").unlink()
    draft.shows("""
rulebook.toml:7: the section `orders` has no file orders.feature
    sections = ["buckets", "orders"]
  write the file, or take the name out of `sections`
""")


def test_a_file_without_a_feature(draft: Draft) -> None:
    draft.write("orders.feature", "# nothing yet\n")
    draft.shows("""
orders.feature:1: the file holds no Feature
  begin it with Feature:
""")


def test_a_line_that_cannot_stand_there(draft: Draft) -> None:
    draft.change(
        "      Then Ada has 6 order points\n",
        "      Then Ada has 6 order points\n      as she should\n",
        "orders.feature",
    )
    draft.shows("""
orders.feature:14: this line cannot stand here
    as she should
  a line begins with a keyword (Rule: Scenario: Given When Then And) or with | or #; words without one stand only below Feature: and Rule:
""")


def test_a_misspelt_keyword_after_a_step(draft: Draft) -> None:
    draft.change("      Then Ada has", "      Thne Ada has", "orders.feature")
    draft.shows("""
orders.feature:13: this line begins with no keyword
    Thne Ada has 6 order points
    ~~~~
  nearest:  Then
""")


def test_a_misspelt_keyword_before_the_first_step(draft: Draft) -> None:
    draft.change("      Given a game", "      Givn a game", "orders.feature")
    draft.shows("""
orders.feature:10: this line is no step, so it would be passed over
    Givn a game of Arcane Legions between Ada and Ben
    ~~~~
  nearest:  Given
""")


def test_a_misspelt_scenario_below_the_words_of_a_rule(draft: Draft) -> None:
    draft.change(
        "    Scenario: A formation moves", "    Scenrio: A formation moves", "orders.feature"
    )
    draft.shows("""
orders.feature:9: this line reads as words of the clause, so what it begins is passed over
    Scenrio: A formation moves
    ~~~~~~~~~~~~~~~~~~~~~~~~~~
  nearest:  Scenario:
""")


def test_a_scenario_without_its_colon(draft: Draft) -> None:
    draft.change(
        "    Scenario: A formation moves", "    Scenario A formation moves", "orders.feature"
    )
    draft.shows("""
orders.feature:9: this line reads as words of the clause, so what it begins is passed over
    Scenario A formation moves
    ~~~~~~~~~~~~~~~~~~~~~~~~~~
  a scenario begins with Scenario: and a remark with #; the words of a clause end with its Source:
""")


def test_a_misspelt_rule(draft: Draft) -> None:
    draft.change("  Rule: A formation", "  Rul: A formation", "orders.feature")
    draft.shows("""
orders.feature:4: this line begins with no keyword
    Rul: A formation pays two points for a move
    ~~~
  nearest:  Rule:
""")


def test_a_misspelt_background(draft: Draft) -> None:
    draft.change("  Background:", "  Backgruond:")
    draft.shows("""
buckets.feature:5: this line reads as words of the clause, so what it begins is passed over
    Backgruond:
    ~~~~~~~~~~~
  nearest:  Background:
""")


def test_a_misspelt_examples(draft: Draft) -> None:
    draft.change("      Examples:", "      Exampels:")
    draft.shows("""
buckets.feature:32: this line begins with no keyword
    Exampels:
    ~~~~~~~~
  nearest:  Examples:
""")


def test_a_remark_behind_a_row(draft: Draft) -> None:
    draft.change("        | Vigil |", "        | Vigil | of Ada")
    draft.shows("""
buckets.feature:22: `of Ada` stands behind the last | of this row, so it would be passed over
    | Vigil | of Ada
              ~~~~~~
  close the row with |; a remark stands on a line of its own
""")


def test_a_row_that_is_not_closed(draft: Draft) -> None:
    draft.change("        | Spite |\n        | Vigil |", "        | Spite |\n        | Vigil")
    draft.shows(r"""
buckets.feature:22: the rows of this table do not have equally many cells
    | Vigil
  close each row with | and give it as many cells as the first; \| is a | in a cell
""")


def test_rows_of_different_lengths(draft: Draft) -> None:
    draft.change("        | Hoplites | Ada   | 3       |", "        | Hoplites | Ada   |")
    draft.shows(r"""
buckets.feature:28: the rows of this table do not have equally many cells
    | Hoplites | Ada   |
  close each row with | and give it as many cells as the first; \| is a | in a cell
""")


def test_a_tag_with_a_blank(draft: Draft) -> None:
    draft.change("@clause:orders.cost @derived", "@clause:orders cost @derived", "orders.feature")
    draft.shows("""
orders.feature:3: a tag holds no blank
    @clause:orders cost @derived
  write each tag with an @ of its own, and join words by hyphens
""")


def test_a_text_block_that_is_not_closed(draft: Draft) -> None:
    draft.change(
        "      Then Ada has 6 order points\n",
        '      Then Ada has 6 order points\n        """\n',
        "orders.feature",
    )
    draft.shows("""
orders.feature:15: the file ends in the middle of something
  finish what it begins
""")


def test_another_language(draft: Draft) -> None:
    draft.change("Feature: Orders", "# language: no\nEgenskap: Orders", "orders.feature")
    draft.change("  Rule:", "  Regel:", "orders.feature")
    draft.change("Scenario: A", "Scenario: A", "orders.feature")
    draft.change("Given a game", "Gitt a game", "orders.feature")
    draft.change("And Ada", "Og Ada", "orders.feature")
    draft.change("When Ada", "Når Ada", "orders.feature")
    draft.change("Then Ada", "Så Ada", "orders.feature")
    draft.shows("""
orders.feature:2: this file is written with the keywords of the language `no`
    Egenskap: Orders
  write them in English, as the sentences are
""")


def test_a_language_that_does_not_exist(draft: Draft) -> None:
    draft.change("Feature: Orders", "# language: xx\nFeature: Orders", "orders.feature")
    draft.shows("""
orders.feature:1: this language is not known
    # language: xx
  write in English, without # language:
""")


def test_a_folder_that_bears_another_name_is_the_only_fault(draft: Draft, monkeypatch) -> None:
    renamed = draft.folder.rename(draft.folder.with_name("arcane"))
    monkeypatch.chdir(renamed)
    assert [str(fault) for fault in check(renamed).faults] == [
        """\
rulebook.toml:1: the folder is called arcane, and its files are of @arcane_legions
  a rulebook is known by the name of its folder, and so are its sentences: call it arcane_legions"""
    ]


def test_a_tag_that_nobody_has_sentences_for_does_not_hide_the_other_faults(
    draft: Draft, monkeypatch
) -> None:
    draft.change("@arcane_legions\n", "@arcane\n")
    renamed = draft.folder.rename(draft.folder.with_name("legions"))
    monkeypatch.chdir(renamed)
    told = [str(fault) for fault in check(renamed).faults]
    assert len(told) > 5
    assert told[0].startswith("buckets.feature:1: no tag is called @arcane here")
