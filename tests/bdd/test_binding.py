"""Anyone may bind a feature of theirs: what pytest-bdd shows, and what it lets through."""

from __future__ import annotations

import pytest

from tests.bdd.conftest import MODULE, run, verdicts_told
from tests.drafts import Draft

pytest_plugins = ["pytester"]


@pytest.fixture
def draft(pytester):
    book = Draft(pytester.path)
    pytester.makepyfile(test_bound=MODULE.format(folder=str(book.folder)))
    return book


@pytest.mark.usefixtures("draft")
def test_a_feature_of_ones_own_is_bound(pytester):
    run(pytester).assert_outcomes(passed=10)  # five by pytest-bdd, five by the collector


@pytest.mark.usefixtures("draft")
def test_tags_are_marks_with_an_argument(pytester):
    for chosen, passed in {
        "clause(id='bucket.halts')": 1,
        "reading": 1,
        "derived": 1,
        "firm": 3,
        "rulebook and firm": 3,
    }.items():
        run(pytester, "test_bound.py", "-m", chosen).assert_outcomes(
            passed=passed, deselected=5 - passed
        )


def test_an_edition_is_a_mark(pytester, draft):
    draft.change("    Scenario: An order is", "    @since:2.12\n    Scenario: An order is")
    run(pytester, "test_bound.py", "-m", "since").assert_outcomes(passed=1, deselected=4)


@pytest.mark.usefixtures("draft")
def test_a_failure_is_told_as_the_runner_tells_it(pytester):
    result = run(pytester, "test_bound.py", "--judgecall-engine=reference/inactive-first")
    result.assert_outcomes(passed=4, failed=1)
    result.stdout.fnmatch_lines(
        [
            "FAILED  arcane_legions/bucket.active-first/the-active-player-comes-first",
            "   >  Then these abilities resolved, in order:",
            "  Expected     Spite, Vigil",
            "  The engine   Vigil, Spite",
            "  Again        judgecall run *",
        ],
    )


def test_the_engine_is_a_fixture(pytester, draft):
    pytester.makepyfile(
        test_bound=MODULE.format(folder=str(draft.folder))
        + """
import pytest

@pytest.fixture
def judgecall_engine():
    return "reference/inactive-first"
""",
    )
    run(pytester, "test_bound.py").assert_outcomes(passed=4, failed=1)


def test_steps_of_ones_own_stand_beside_the_sentences(pytester, draft):
    draft.change(
        "      Then Ada has 6 order points",
        "      Then Ada is content\n      And Ada has 6 order points",
        "orders.feature",
    )
    pytester.makepyfile(
        test_bound=MODULE.format(folder=str(draft.folder))
        + """
from pytest_bdd import then

@then("Ada is content")
def _(table):
    assert table.state["active"] == "Ada"
""",
    )
    run(pytester, "test_bound.py").assert_outcomes(passed=5)


def test_a_sentence_that_nobody_knows_fails(pytester, draft):
    draft.change("Then Ada has 6 order points", "Then Ada is content", "orders.feature")
    result = run(pytester, "test_bound.py")
    result.assert_outcomes(passed=4, failed=1)
    result.stdout.fnmatch_lines(['*Step definition is not found: Then "Ada is content"*'])


def test_a_sentence_with_a_slip_in_it_is_the_suites_fault(pytester, draft):
    draft.change("Ada has 6 order points", "Ada has 6 odor points", "orders.feature")
    result = run(pytester, "test_bound.py")
    result.assert_outcomes(passed=4, failed=1)
    result.stdout.fnmatch_lines(
        ["The suite is at fault here, not the engine.", "*nothing here is counted in*"]
    )


def test_the_gates_at_the_end_are_held(pytester, draft):
    draft.change(
        "      And Ada controls Hoplites\n",
        "      And Ada controls Hoplites\n      And Ada will choose Tribute\n",
        "orders.feature",
    )
    result = run(pytester, "test_bound.py")
    result.assert_outcomes(passed=4, failed=1)
    result.stdout.fnmatch_lines(["   >  (at the end of the scenario)", "*never asked*"])


def test_what_was_declared_beforehand_is_skipped(pytester, draft):
    result = run(
        pytester,
        "test_bound.py",
        "-rs",
        "--judgecall-engine=tests.cli.engines:Partial",
        "-k",
        "not formation",
    )
    result.assert_outcomes(skipped=4, deselected=1)
    result.stdout.fnmatch_lines(["*unsupported: the engine declares bucket.active-first*"])


@pytest.mark.usefixtures("draft")
def test_an_engine_that_cannot_be_reached_fails_each_test_with_the_reason(pytester):
    result = run(pytester, "test_bound.py", "--judgecall-engine=nosuch-engine")
    result.assert_outcomes(failed=5)
    result.stdout.fnmatch_lines(["NO ENGINE  nosuch-engine", "there is no command nosuch-engine"])


def test_features_of_no_rulebook_are_pytest_bdds_own_affair(pytester, draft):
    elsewhere = pytester.mkdir("elsewhere")
    (elsewhere / "shop.feature").write_text(
        "Feature: Shop\n  Scenario: It opens\n    Given a key\n    Then it opens\n"
    )
    pytester.makepyfile(
        test_shop="""
from pytest_bdd import given, scenarios, then
pytest_plugins = ["judgecall.bdd"]
scenarios("elsewhere")

@given("a key")
def _(): pass

@then("it opens")
def _(): pass
""",
    )
    run(pytester, "test_shop.py").assert_outcomes(passed=1)
    run(pytester, "test_shop.py", "test_bound.py").assert_outcomes(passed=6)


def test_rows_that_differ_only_in_a_table_below_a_step_are_told_apart(pytester, draft):
    draft.change("| Hoplites | Ada   | 3       |", "| Hoplites | Ada   | <had>   |")
    draft.change("When <downed> of Hoplites", "When 1 figure of Hoplites")
    draft.change("Then Hoplites have <left>", "Then Hoplites are defeated")
    draft.change("| case | downed    | left      |", "| case | had |")
    draft.change("| one  | 1 figure  | 2 figures |", "| one  | 1   |")
    draft.change("| two  | 2 figures | 1 figure  |", "| two  | 2   |")
    result = run(pytester, "test_bound.py", "-k", "counted", "--junitxml=bdd.xml")
    result.assert_outcomes(passed=1, failed=1, deselected=3)
    assert verdicts_told(pytester.path / "bdd.xml") == {
        "arcane_legions/bucket.active-first/every-figure-is-counted/one": ("passed", "passed"),
        "arcane_legions/bucket.active-first/every-figure-is-counted/two": ("failed", "failure"),
    }
