"""What a scenario means: which changes leave it alone, and which do not."""

import pytest

from judgecall.rulebook.meaning import ground, meaning
from tests.drafts import Draft

FIRST = "arcane_legions/bucket.active-first/the-active-player-comes-first"
ONE = "arcane_legions/bucket.active-first/every-figure-is-counted/one"
TWO = "arcane_legions/bucket.active-first/every-figure-is-counted/two"
HALTS = "arcane_legions/bucket.halts/an-order-is-refused-while-an-ability-waits"
COST = "arcane_legions/orders.cost/a-formation-moves"


def hashes(draft: Draft) -> dict[str, str]:
    rulebook, faults = draft.read()
    assert not faults
    return {scenario.id: meaning(scenario).hash for scenario in rulebook.scenarios}


def changed(draft: Draft, old: str, new: str, name: str = "buckets.feature") -> set[str]:
    before = hashes(draft)
    draft.change(old, new, name)
    after = hashes(draft)
    assert before.keys() == after.keys()
    return {one for one in before if before[one] != after[one]}


def test_every_scenario_of_the_draft_means_something_else(draft: Draft) -> None:
    assert len(set(hashes(draft).values())) == len(hashes(draft)) == 5


def test_a_hash_is_the_same_on_every_machine(draft: Draft) -> None:
    assert hashes(draft)[COST] == "3cf8f83703ab5286"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  Background:\n", "  # Who sits there is told once.\n  Background: The table\n"),
        ("Feature: Buckets", "Feature: Buckets of abilities"),
        ("While both players have", "As long as both players have"),
        ("Rule: The active player resolves first", "Rule: The active player goes first"),
        ("Source: Timing > step 2", "Source: Timing > the second step"),
        ("      And Ada has 1 victory point", "      * Ada has 1 victory point"),
        ("      Examples:\n", "      # Both ways.\n\n      Examples: each figure\n"),
        ("        | Spite |", "          |  Spite  |"),
        ("downed>", "gone>"),
        ("      Given ", "            Given "),
        ("@derived", "@firm"),
    ],
)
def test_how_it_is_written_is_no_part_of_it(draft: Draft, old: str, new: str) -> None:
    name = "orders.feature" if old == "@derived" else "buckets.feature"
    before = hashes(draft)
    text = draft.path(name).read_text("utf-8")
    assert old in text
    text = text.replace(old, new)
    if old == "downed>":
        text = text.replace("| downed    |", "| gone      |")
    draft.write(name, text)
    assert hashes(draft) == before


def test_a_step_means_the_same_in_a_background_and_in_the_scenario(draft: Draft) -> None:
    before = hashes(draft)
    draft.change("    And it is Ben's turn\n", "")
    text = draft.path("buckets.feature").read_text("utf-8")
    for first in ("Given Ada controls", "Given these units", "Given Ben controls"):
        text = text.replace(first, first.replace("Given", "Given it is Ben's turn\n      And"))
    draft.write("buckets.feature", text)
    assert hashes(draft) == before


def test_a_row_means_the_same_written_out_as_a_scenario(draft: Draft) -> None:
    before = hashes(draft)[ONE]
    draft.change(
        "    Scenario Outline: Every figure",
        "    Scenario: By itself\n"
        "      Given these units:\n"
        "        | unit     | owner | figures |\n"
        "        | Hoplites | Ada   | 3       |\n"
        "      When 1 figure of Hoplites is downed\n"
        "      Then Hoplites have 2 figures\n\n"
        "    Scenario Outline: Every figure",
    )
    assert hashes(draft)["arcane_legions/bucket.active-first/by-itself"] == before


def test_a_renamed_scenario_has_another_id_and_the_same_meaning(draft: Draft) -> None:
    before = hashes(draft)
    draft.change("Scenario: A formation moves", "Scenario: A formation marches", "orders.feature")
    after = hashes(draft)
    assert after.pop("arcane_legions/orders.cost/a-formation-marches") == before.pop(COST)
    assert after == before


def test_a_step_of_a_background_changes_each_scenario_below_it(draft: Draft) -> None:
    assert changed(draft, "And it is Ben's turn", "And it is Ada's turn") == {
        FIRST,
        ONE,
        TWO,
        HALTS,
    }


def test_a_value_of_an_outline_changes_its_row_alone(draft: Draft) -> None:
    assert changed(draft, "| 2 figures | 1 figure  |", "| 2 figures | 2 figures |") == {TWO}


def test_a_cell_of_a_table_and_the_order_of_its_rows_are_part_of_it(draft: Draft) -> None:
    assert changed(draft, "| Hoplites | Ada   | 3       |", "| Hoplites | Ada   | 4       |") == {
        ONE,
        TWO,
    }
    rows = "        | Spite |\n        | Vigil |\n"
    turned = "        | Vigil |\n        | Spite |\n"
    assert changed(draft, rows, turned) == {FIRST}


def test_a_then_that_is_dropped_is_a_change(draft: Draft) -> None:
    assert changed(draft, "      And Ada has 1 victory point\n", "") == {FIRST}


def test_whether_something_is_placed_or_done_is_part_of_it(draft: Draft) -> None:
    assert changed(
        draft,
        "      And Ada controls Hoplites\n",
        "      When Ada controls Hoplites\n",
        "orders.feature",
    ) == {COST}


def test_a_reading_that_a_scenario_needs_is_part_of_it_with_its_answer(draft: Draft) -> None:
    assert changed(draft, 'adopted = "never"', 'adopted = "own"', "readings.toml") == {HALTS}
    assert changed(draft, "@derived", "@reading:halting", "orders.feature") == {COST}


def test_the_words_about_a_reading_are_no_part_of_it(draft: Draft) -> None:
    assert not changed(draft, "The page says that", "The page tells us that", "readings.toml")


def test_a_default_is_ground_on_which_all_scenarios_stand(draft: Draft) -> None:
    before = ground(draft.read()[0])
    draft.change("figures = 3", "figures = 4", "rulebook.toml")
    draft.change('path = "units/*/damage"', 'path = "units/*/harm"', "rulebook.toml")
    after = ground(draft.read()[0])
    assert {name for name in before if before[name] != after[name]} == {
        "defaults.unit",
        "quantities.damage",
    }


def test_the_order_of_defaults_is_not(draft: Draft) -> None:
    before = ground(draft.read()[0])
    draft.change("figures = 3\nhit_points = 1", "hit_points = 1\nfigures = 3", "rulebook.toml")
    assert ground(draft.read()[0]) == before
