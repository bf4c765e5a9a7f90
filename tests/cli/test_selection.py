"""What a word of the command line names."""

from __future__ import annotations

import pytest

from judgecall.rulebook import SuiteError
from judgecall.selection import Library, NothingNamed

ACTIVE = "arcane_legions/bucket.active-first/the-active-player-comes-first"
ROWS = "arcane_legions/bucket.active-first/every-figure-is-counted"
HALTS = "arcane_legions/bucket.halts/an-order-is-refused-while-an-ability-waits"
COST = "arcane_legions/orders.cost/a-formation-moves"
ALL = [ACTIVE, f"{ROWS}/one", f"{ROWS}/two", HALTS, COST]


@pytest.fixture
def library(draft):
    return Library(draft.folder.parent)


def ids(selection) -> list[str]:
    return [scenario.id for scenario in selection.scenarios]


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("arcane_legions", ALL),
        ("buckets", ALL[:4]),
        ("arcane_legions/buckets", ALL[:4]),
        ("orders", [COST]),
        ("bucket.active-first", ALL[:3]),
        ("arcane_legions:bucket.active-first", ALL[:3]),
        ("arcane_legions/bucket.active-first", ALL[:3]),
        (ACTIVE, [ACTIVE]),
        (ACTIVE.partition("/")[2], [ACTIVE]),
        (ROWS, ALL[1:3]),
        (f"{ROWS}/two", [f"{ROWS}/two"]),
        ("bucket.*", ALL[:4]),
        ("*/two", [f"{ROWS}/two"]),
        ("arcane_legions:*", ALL),
        ("orders.c?st", [COST]),
    ],
)
def test_an_id_names_all_that_belongs_to_it(library, word, named):
    assert ids(library.select([word])) == named


def test_no_word_names_the_whole_suite(library):
    selection = library.select([])
    assert ids(selection) == ALL
    assert selection.in_suite == 5


def test_words_add_up_in_the_order_of_the_suite_and_each_scenario_counts_once(library):
    selection = library.select(["orders", "bucket.active-first", ACTIVE])
    assert ids(selection) == [*ALL[:3], COST]
    assert selection.in_suite == 5


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("", ALL),
        ("/rulebook.toml", ALL),
        ("/orders.feature", [COST]),
        ("/buckets.feature", ALL[:4]),
        (":bucket.halts", [HALTS]),
        (":orders", [COST]),
        (":bucket.*", ALL[:4]),
        ("/buckets.feature:bucket.halts", [HALTS]),
        ("/buckets.feature:16", [ACTIVE]),  # the scenario's own line
        ("/buckets.feature:20", [ACTIVE]),  # a step of it
        ("/buckets.feature:26", ALL[1:3]),  # the table of the outline's Given
        ("/buckets.feature:35", [f"{ROWS}/two"]),  # one row
        ("/buckets.feature:10", ALL[:3]),  # the Rule
        ("/buckets.feature:2", ALL[:4]),  # the Feature
        ("/orders.feature:999", [COST]),
    ],
)
def test_a_path_names_what_is_written_there(draft, path, named):
    # The library knows of another suite, so that only the path can have found it.
    assert ids(Library().select([f"{draft.folder}{path}"])) == named


def test_the_lines_of_the_last_test_are_what_it_says(draft):
    lines = draft.path("buckets.feature").read_text().splitlines()
    assert lines[15].strip() == "Scenario: The active player comes first"
    assert lines[9].strip().startswith("Rule: The active player")
    assert lines[34].strip().startswith("| two ")


def test_a_folder_of_rulebooks_names_them_all(draft):
    assert ids(Library().select([str(draft.folder.parent)])) == ALL


def test_a_folder_inside_a_rulebook_names_its_sections(draft):
    draft.write("more/orders.feature", draft.path("orders.feature").read_text())
    draft.path("orders.feature").unlink()
    draft.change('"orders"', '"more/orders"', "rulebook.toml")
    assert ids(Library().select([str(draft.path("more"))])) == [COST]


@pytest.mark.parametrize(
    ("word", "sentence", "way_out"),
    [
        ("bucket.active-frist", "nothing in the suite is called", "nearest:  bucket.active-first"),
        (
            "bucket",
            "no clause is called just `bucket`",
            "all that begin like this (2): 'bucket.*'",
        ),
        ("zzz*", "nothing in the suite is called `zzz*`", "what there is: judgecall list"),
        ("nosuch.feature", "there is no file or folder nosuch.feature", "judgecall list"),
        ("nosuch.feature:3", "there is no file or folder nosuch.feature:3", "judgecall list"),
        ("./nosuch", "there is no file or folder ./nosuch", "judgecall list"),
    ],
)
def test_a_word_that_names_nothing_is_told_with_what_is_near(library, word, sentence, way_out):
    with pytest.raises(NothingNamed) as error:
        library.select([word])
    assert sentence in error.value.sentence
    assert way_out in error.value.way_out


def test_a_path_that_names_nothing_is_told(library, draft, tmp_path):
    with pytest.raises(NothingNamed, match="holds no scenario called `nosuch`"):
        library.select([f"{draft.folder}:nosuch"])
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with pytest.raises(NothingNamed, match="belongs to no rulebook"):
        library.select([str(elsewhere)])


def test_one_word_that_names_nothing_is_enough(library):
    with pytest.raises(NothingNamed):
        library.select(["orders", "nosuch"])


def test_what_may_stand_in_a_file_that_cannot_be_read_is_no_slip_of_the_caller(library, draft):
    draft.write("orders.feature", b"Feature: \xff\n")
    with pytest.raises(SuiteError, match="not UTF-8"):
        library.select(["orders.cost"])


def test_faults_come_with_the_selection_of_their_rulebook(library, draft):
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    assert [fault.line for fault in library.select(["bucket.halts"]).faults] == [13]
