"""The runner, the collector and pytest-bdd give every scenario of the suite the same verdict."""

from __future__ import annotations

import pytest

from judgecall import resources
from judgecall.players import Ended, play_here
from judgecall.runs import How
from judgecall.selection import Library
from judgecall.verdicts import Verdict
from tests.bdd.conftest import MODULE, run, verdicts_told

pytest_plugins = ["pytester"]

#: What pytest makes of a test, by the verdict of its scenario.
IN_PYTEST = {
    verdict.value: "passed"
    if verdict is Verdict.PASSED
    else "skipped"
    if verdict.is_good
    else "failure"
    for verdict in Verdict
}


def verdicts_of_the_runner(engine: str, *rulebooks: str) -> dict[str, tuple[str, str]]:
    told = {}
    for chosen in Library().select(rulebooks).books:
        for happening in play_here(chosen, How(engine, timeout=30)):
            if isinstance(happening, Ended):
                verdict = happening.outcome.verdict.value
                told[happening.outcome.scenario.id] = (verdict, IN_PYTEST[verdict])
    return told


@pytest.mark.parametrize(
    ("engine", "rulebook", "verdicts"),
    [
        ("reference", "", {"passed"}),
        ("reference/inactive-first", "arcane_legions", {"passed", "failed"}),
        ("tests.bdd.engines:Partial", "arcane_legions", {"unsupported", "failed", "differs"}),
        ("tests.engines.miniatures:Raising", "arcane_legions", {"crashed", "failed"}),
        ("tests.engines.miniatures:RepeatingOptions", "arcane_legions", {"broken", "failed"}),
    ],
)
def test_both_doors_and_pytest_bdd_agree(pytester, engine, rulebook, verdicts):
    by_runner = verdicts_of_the_runner(engine, *filter(None, [rulebook]))
    assert {verdict for verdict, _ in by_runner.values()} == verdicts

    features = resources.features() / rulebook
    chosen = f"--judgecall-engine={engine}"
    run(pytester, str(features), chosen, "--junitxml=collector.xml", "--rootdir", str(features))
    assert verdicts_told(pytester.path / "collector.xml") == by_runner

    pytester.makepyfile(test_bound=MODULE.format(folder=str(features)))
    run(pytester, "test_bound.py", chosen, "--junitxml=bdd.xml")
    assert verdicts_told(pytester.path / "bdd.xml") == by_runner


def test_every_scenario_that_the_files_hold_is_among_them():
    parsed = {scenario.id for book in Library().books() for scenario in book.rulebook.scenarios}
    assert set(verdicts_of_the_runner("reference")) == parsed
