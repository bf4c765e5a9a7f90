"""What lint says of a rulebook that has left its frozen edition, and of what is no matter."""

# Lines are shown as they are printed, however long.
# ruff: noqa: E501

import re

import pytest

from tests.editions.conftest import Frozen

WAY_OUT = """\
  or make a new edition, if the rules did change: give it a name of its own as
  `edition` in rulebook.toml, and then: judgecall freeze arcane_legions NAME
"""


def test_a_rulebook_that_is_as_it_was_frozen_is_in_order(frozen: Frozen) -> None:
    assert frozen.path("editions/2011-01.toml").is_file()
    assert frozen.printed() == ""


def test_a_frozen_scenario_that_changed(frozen: Frozen) -> None:
    frozen.change("Then Ada has 6 order points", "Then Ada has 5 order points", "orders.feature")
    frozen.shows(f"""
orders.feature:9: this scenario no longer means what it did when edition 2011-01 was frozen
    arcane_legions/orders.cost/a-formation-moves
  put it back as it was; what is frozen never changes
{WAY_OUT}""")


def test_a_frozen_scenario_that_vanished(frozen: Frozen) -> None:
    frozen.change("        | two  | 2 figures | 1 figure  |\n", "")
    line = frozen.path("editions/2011-01.toml").read_text("utf-8").count("\n") - 2
    frozen.shows(f"""
editions/2011-01.toml:{line}: this scenario has vanished since edition 2011-01 was frozen
    arcane_legions/bucket.active-first/every-figure-is-counted/two
  put it back as it was; what is frozen never changes
{WAY_OUT}""")


def test_a_frozen_scenario_that_was_renamed(frozen: Frozen) -> None:
    frozen.change("Scenario: A formation moves", "Scenario: A formation marches", "orders.feature")
    frozen.shows(f"""
orders.feature:9: this scenario had another id when edition 2011-01 was frozen, by which reports and expectations know it
    then: arcane_legions/orders.cost/a-formation-moves
    now:  arcane_legions/orders.cost/a-formation-marches
  give it back the name, clause or case that it had; what is frozen never changes
{WAY_OUT}""")


def test_a_frozen_clause_that_vanished_is_told_once_for_all_its_scenarios(frozen: Frozen) -> None:
    frozen.path("orders.feature").unlink()
    frozen.change('["buckets", "orders"]', '["buckets"]', "rulebook.toml")
    frozen.shows(f"""
editions/2011-01.toml:14: the clause `orders.cost` has vanished since edition 2011-01 was frozen
  put it back as it was; what is frozen never changes
{WAY_OUT}""")


def test_a_default_that_scenarios_leave_open(frozen: Frozen) -> None:
    frozen.change("figures = 3", "figures = 4", "rulebook.toml")
    (fault,) = re.findall(r"(?m)^\S.*", frozen.printed())
    assert fault.partition(": ")[2] == (
        "`unit` of [defaults] is not as it was when edition 2011-01 was frozen, "
        "so scenarios that leave it open mean something else"
    )
    line = int(fault.split(":")[1])
    lines = frozen.path("rulebook.toml").read_text("utf-8").splitlines()
    assert lines[line - 1] == "[defaults.unit]"


def test_a_quantity_that_is_found_elsewhere(frozen: Frozen) -> None:
    frozen.change('"order_points/*"', '"victory_points/*"', "rulebook.toml")
    line = int(frozen.printed().split(":")[1])
    lines = frozen.path("rulebook.toml").read_text("utf-8").splitlines()
    assert lines[line - 1] == 'one = "order point"'


def test_an_answer_to_an_open_question_that_changed(frozen: Frozen) -> None:
    frozen.change('adopted = "never"', 'adopted = "own"', "readings.toml")
    assert frozen.printed().startswith("buckets.feature:")
    assert "bucket.halts/an-order-is-refused" in frozen.printed()


def test_many_scenarios_of_one_file_are_told_as_one(frozen: Frozen) -> None:
    text = frozen.path("orders.feature").read_text("utf-8")
    scenario = text[text.index("    Scenario:") :]
    more = [scenario.replace("formation moves", f"formation moves {n}") for n in "abcdefg"]
    frozen.write("orders.feature", "\n".join([text, *more]))
    frozen.path("editions/2011-01.toml").unlink()
    frozen.freeze("2011-01")
    changed = frozen.path("orders.feature").read_text("utf-8").replace("6 order", "5 order")
    frozen.write("orders.feature", changed)
    assert frozen.printed().splitlines()[:7] == [
        "orders.feature:9: 8 scenarios of this file no longer mean what they did when edition 2011-01 was frozen; did a Background change?",
        "    arcane_legions/orders.cost/a-formation-moves",
        *(f"    arcane_legions/orders.cost/a-formation-moves-{n}" for n in "abcd"),
        "    ... and 3 more",
    ]


# What is no matter


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  Background:\n", "  # Two players.\n  Background: The table\n"),
        ("While both players have", "As long as both players have"),
        ("Rule: The active player resolves first", "Rule: The active player goes first"),
        ("Source: Timing > step 2", "Source: Timing > the second step"),
        ("      And Ada has 1 victory point", "      * Ada has 1 victory point"),
    ],
)
def test_how_a_frozen_scenario_is_written(frozen: Frozen, old: str, new: str) -> None:
    frozen.change(old, new)
    assert frozen.printed() == ""


def test_a_scenario_that_was_added(frozen: Frozen) -> None:
    frozen.add()
    assert frozen.printed() == ""


def test_a_clause_that_moved_to_another_file(frozen: Frozen) -> None:
    frozen.write("prices.feature", frozen.path("orders.feature").read_bytes())
    frozen.path("orders.feature").unlink()
    frozen.change('"orders"]', '"prices"]', "rulebook.toml")
    assert frozen.printed() == ""


def test_a_default_for_something_new(frozen: Frozen) -> None:
    frozen.change(
        "[defaults.unit]", "[defaults.card]\ncost = 1\n\n[defaults.unit]", "rulebook.toml"
    )
    assert frozen.printed() == ""


# A new edition


def test_a_new_edition_may_change_what_an_earlier_one_froze(frozen: Frozen) -> None:
    frozen.change("6 order points", "5 order points", "orders.feature")
    assert frozen.printed() != ""
    frozen.begin("2012-03")
    assert frozen.printed() == ""


def test_a_new_edition_that_is_frozen_is_held_to_as_well(frozen: Frozen) -> None:
    frozen.change("6 order points", "5 order points", "orders.feature")
    frozen.begin("2012-03")
    frozen.freeze("2012-03")
    assert frozen.printed() == ""
    frozen.change("5 order points", "6 order points", "orders.feature")
    assert "when edition 2012-03 was frozen" in frozen.printed()


def test_going_back_to_an_earlier_edition_is_to_be_held_to_it_again(frozen: Frozen) -> None:
    frozen.begin("2012-03")
    frozen.change("6 order points", "5 order points", "orders.feature")
    assert frozen.printed() == ""
    frozen.change('edition = "2012-03"', 'edition = "2011-01"', "rulebook.toml")
    assert "when edition 2011-01 was frozen" in frozen.printed()


# The file itself


@pytest.mark.parametrize("name", ["2011-01", "2012-03"])
def test_a_frozen_edition_that_was_edited(frozen: Frozen, name: str) -> None:
    """Also one that was overtaken: an engine may still be scored by it."""
    frozen.begin(name)
    text = frozen.path("editions/2011-01.toml").read_text("utf-8")
    without = "".join(
        line for line in text.splitlines(keepends=True) if "a-formation-moves" not in line
    )
    assert without != text
    frozen.write("editions/2011-01.toml", without)
    frozen.shows("""
editions/2011-01.toml:1: this edition was changed after it was frozen
  put the file back as it was committed; nobody edits a frozen edition
""")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[scenarios]", "[scenarios", "this is not TOML: "),
        ("[scenarios]", "[scenario]", "this is no edition as `judgecall freeze` writes it"),
        ('  "orders.cost",', "  1,", "this is no edition as `judgecall freeze` writes it"),
        (
            'rulebook = "arcane',
            'rulebook = "mundane',
            "this is edition 2011-01 of mundane_legions, not the one after which the file is named",
        ),
        (
            "meaning = 1",
            "meaning = 2",
            "the hashes of this edition were made in way 2, and this judgecall makes them in way 1",
        ),
    ],
)
def test_a_file_that_is_not_in_order(frozen: Frozen, old: str, new: str, sentence: str) -> None:
    frozen.change(old, new, "editions/2011-01.toml")
    assert frozen.printed().startswith(f"editions/2011-01.toml:1: {sentence}")


def test_the_order_of_its_lines_is_no_matter(frozen: Frozen) -> None:
    head, _, scenarios = (
        frozen.path("editions/2011-01.toml").read_text("utf-8").partition("[scenarios]\n")
    )
    turned = "".join(reversed(scenarios.splitlines(keepends=True)))
    assert turned != scenarios
    frozen.write("editions/2011-01.toml", f"{head}[scenarios]\n{turned}")
    assert frozen.printed() == ""


def test_a_file_that_cannot_be_read_has_not_made_its_scenarios_vanish(frozen: Frozen) -> None:
    frozen.change("Feature: Orders", "Feture: Orders", "orders.feature")
    assert "vanished" not in frozen.printed()
    assert "orders.feature:1:" in frozen.printed()
