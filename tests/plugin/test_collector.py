"""`pytest features/`: the second door."""

from __future__ import annotations

from xml.etree import ElementTree as ET
import subprocess
import sys

import pytest

pytest_plugins = ["pytester"]

ACTIVE = "bucket.active-first/the-active-player-comes-first"
ROWS = "bucket.active-first/every-figure-is-counted"
HALTS = "bucket.halts/an-order-is-refused-while-an-ability-waits"
COST = "orders.cost/a-formation-moves"

pytestmark = pytest.mark.usefixtures("project")


def run(pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess(
        "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *arguments
    )


def test_every_scenario_is_an_item(pytester):
    result = run(pytester, "--collect-only", "-q")
    result.stdout.fnmatch_lines(
        [
            f"arcane_legions/buckets.feature::{ACTIVE}",
            f"arcane_legions/buckets.feature::{ROWS}/one",
            f"arcane_legions/buckets.feature::{ROWS}/two",
            f"arcane_legions/buckets.feature::{HALTS}",
            f"arcane_legions/orders.feature::{COST}",
            "5 tests collected*",
        ],
    )


def test_the_reference_passes(pytester):
    run(pytester, "arcane_legions", "--strict-markers").assert_outcomes(passed=5)


def test_feature_files_outside_a_rulebook_are_left_alone(pytester, project):
    elsewhere = pytester.mkdir("elsewhere")
    (elsewhere / "orders.feature").write_text(project.path("orders.feature").read_text())
    result = run(pytester, "elsewhere")
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_failure_is_told_as_the_runner_tells_it(pytester):
    result = run(pytester, "--judgecall-engine", "reference/inactive-first")
    result.assert_outcomes(passed=4, failed=1)
    result.stdout.fnmatch_lines(
        [
            "FAILED  arcane_legions/bucket.active-first/the-active-player-comes-first",
            "  The clause   The active player resolves first",
            "   >  Then these abilities resolved, in order:",
            "  Expected     Spite, Vigil",
            "  The engine   Vigil, Spite",
            "  Again        judgecall run arcane_legions/buckets.feature:16 --engine *first",
        ],
    )
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*collector.py*")


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [
        (["-k", "counted"], 2),
        (["-k", "counted and two"], 1),
        (["-k", "Orders"], 1),
        (["-m", "firm"], 3),
        (["-m", "derived"], 1),
        (["-m", "reading"], 1),
        (["-m", "clause"], 5),
        (["-m", "clause(id='orders.cost')"], 1),
        (["-m", "rulebook and not firm"], 2),
        ([f"arcane_legions/buckets.feature::{ROWS}/two"], 1),
        (["arcane_legions/orders.feature"], 1),
    ],
)
def test_items_are_selected_as_pytest_selects(pytester, arguments, passed):
    result = run(pytester, "--strict-markers", *arguments)
    assert result.parseoutcomes()["passed"] == passed
    assert "failed" not in result.parseoutcomes()


def test_an_edition_is_a_mark(pytester, project):
    project.change("    Scenario: An order is", "    @since:2.12\n    Scenario: An order is")
    run(pytester, "--strict-markers", "-m", "since").assert_outcomes(passed=1, deselected=4)


def test_only_what_failed_is_played_again(pytester):
    engine = "--judgecall-engine=reference/inactive-first"
    pytester.runpytest_inprocess(engine).assert_outcomes(passed=4, failed=1)
    pytester.runpytest_inprocess(engine, "--lf").assert_outcomes(failed=1)
    pytester.runpytest_inprocess("--lf").assert_outcomes(passed=1)


def test_several_processes_play_the_same(pytester):
    result = pytester.runpytest_subprocess(
        "-n", "2", "--judgecall-engine", "reference/inactive-first"
    )
    result.assert_outcomes(passed=4, failed=1)


def test_the_debugger_finds_the_outcome(pytester):
    command = [sys.executable, "-m", "pytest", "--pdb", "--judgecall-engine"]
    told = subprocess.run(
        [*command, "reference/inactive-first"],
        input="p outcome.verdict\nc\n",
        cwd=pytester.path,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "entering PDB" in told
    assert "<Verdict.FAILED: 'failed'>" in told


def test_junit_holds_clause_and_standing(pytester):
    run(pytester, "--junitxml=junit.xml", "-k", "halts")
    [case] = ET.parse(pytester.path / "junit.xml").getroot().iter("testcase")
    properties = {each.get("name"): each.get("value") for each in case.iter("property")}
    assert properties == {
        "rulebook": "arcane_legions",
        "section": "buckets",
        "clause": "bucket.halts",
        "standing": "reading",
        "scenario": f"arcane_legions/{HALTS}",
        "verdict": "passed",
    }


def test_the_report_says_on_which_line_a_scenario_stands(pytester):
    result = run(pytester, "-rs", "--judgecall-engine", "tests.cli.engines:Partial")
    result.stdout.fnmatch_lines(["SKIPPED*arcane_legions/buckets.feature:16: unsupported: *"])


def test_what_was_declared_beforehand_is_skipped_with_the_reason(pytester):
    result = run(pytester, "-rs", "-k", "bucket.", "--judgecall-engine=tests.cli.engines:Partial")
    result.assert_outcomes(skipped=4)
    result.stdout.fnmatch_lines(
        [
            "SKIPPED*unsupported: the engine declares bucket.active-first unsupported",
            "SKIPPED*differs: *",
        ],
    )


def test_a_fault_of_the_engine_is_told_as_such(pytester):
    result = run(
        pytester,
        "-k",
        "halts",
        "--judgecall-engine=python -m tests.engines.miniatures hanging",
        "--judgecall-timeout=0.5",
    )
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["TIMED OUT  arcane_legions/*", "  At fault     the engine*", "*within 0.5 s"]
    )


def test_an_engine_that_cannot_be_reached_fails_each_test_with_the_reason(pytester):
    result = run(pytester, "--judgecall-engine=nosuch-engine")
    result.assert_outcomes(failed=5)
    result.stdout.fnmatch_lines(["NO ENGINE  nosuch-engine", "there is no command nosuch-engine"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_words_that_name_no_engine_are_told(pytester):
    result = run(pytester, "--judgecall-engine=tcp://nowhere", "-k", "halts")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["NO ENGINE  tcp://nowhere", "tcp://nowhere is no address*"])


def test_a_file_with_faults_is_not_played(pytester, project):
    project.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*orders.feature:13: no sentence reads like this", "*nearest:*"])
    run(pytester, "arcane_legions/buckets.feature").assert_outcomes(passed=4)


def test_a_fault_of_the_manifest_concerns_every_file(pytester, project):
    project.change('title = "Arcane Legions"', "", "rulebook.toml")
    result = run(pytester, "arcane_legions/buckets.feature")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*`title` of the rulebook is missing"])


def test_the_plugin_imports_nothing_until_it_is_needed(pytester):
    path = pytester.makepyfile(
        """
        import sys

        def test_it():
            ours = {name for name in sys.modules if name.startswith("judgecall")}
            assert ours == {"judgecall", "judgecall.plugin"}
            assert not {"click", "rich", "jsonschema_rs", "lark"} & set(sys.modules)
        """,
    )
    result = pytester.runpytest_subprocess(path)
    result.assert_outcomes(passed=1)
