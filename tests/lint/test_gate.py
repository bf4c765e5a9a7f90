"""The gate as a whole: what it lets through, how it sorts, and the sets it compares."""

import pytest

from judgecall import lint, resources
from judgecall.rulebook import SuiteError, available, load
from tests.drafts import Draft


def test_the_draft_that_other_tests_break_is_in_order(draft: Draft) -> None:
    assert draft.printed() == ""


@pytest.mark.parametrize("rulebook_id", available())
def test_the_suite_is_in_order(rulebook_id: str) -> None:
    faults = lint.check(resources.features() / rulebook_id).faults
    assert "\n\n".join(map(str, faults)) == ""


def test_faults_come_file_by_file_and_line_by_line(draft: Draft) -> None:
    draft.change("And Ada controls Hoplites\n", "And Ada controlls Hoplites\n", "orders.feature")
    draft.change("Source: Orders", "Sauce: Orders", "orders.feature")
    draft.change("And Ada has 1 victory point", "And Ada as 1 victory point")
    found = [(fault.path.name, fault.line) for fault in lint.check(draft.folder).faults]
    assert found == [("buckets.feature", 23), ("orders.feature", 4), ("orders.feature", 11)]


def test_a_slip_in_a_background_is_told_once(draft: Draft) -> None:
    draft.change("And it is Ben's turn", "And it was Ben's turn")
    assert [fault.line for fault in lint.check(draft.folder).faults] == [7]


def test_different_slips_in_different_rows_are_told_each(draft: Draft) -> None:
    draft.change("| 1 figure  | 2 figures |", "| 1 figrue  | 2 figures |")
    draft.change("| 2 figures | 1 figure  |", "| 2 fugures | 1 figure  |")
    faults = lint.check(draft.folder).faults
    assert [fault.way_out.splitlines()[-1] for fault in faults] == [
        "so it reads with the values of line 34",
        "so it reads with the values of line 35",
    ]


def test_the_manifest_is_mended_before_any_sentence_is_doubted(draft: Draft) -> None:
    draft.change('title = "Arcane Legions"', 'titel = "Arcane Legions"', "rulebook.toml")
    assert {fault.path.name for fault in lint.check(draft.folder).faults} == {"rulebook.toml"}


def test_whoever_wants_to_play_gets_every_fault_at_once(draft: Draft) -> None:
    draft.change("@clause:orders.cost", "@clause:bucket.halts", "orders.feature")
    draft.change("Rule: The active player resolves first", "Rule:")
    with pytest.raises(SuiteError) as refused:
        load(draft.folder)
    assert [fault.check for fault in refused.value.faults] == ["title", "clause-doubled"]
    assert "already taken by buckets.feature:37" in str(refused.value)


def test_what_was_parsed_and_what_was_played_must_be_the_same() -> None:
    assert lint.differing_sets(["a", "b"], ["b", "a"]) == ([], [])
    assert lint.differing_sets(["b", "a", "c"], ["b", "x"]) == (["a", "c"], ["x"])
