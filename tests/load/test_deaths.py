"""An engine that is killed again and again loses no scenario and gets none judged twice."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any
import json
import shlex
import subprocess
import sys

import pytest

from judgecall import resources
from judgecall.rulebook import load
from judgecall.verdicts import ExitCode
from tests.load import doomed

DEATHS = 200
WORKERS = 2
SEED = 2011


def test_a_run_with_two_hundred_deaths_is_whole(tmp_path):
    ledger, report = tmp_path / "deaths", tmp_path / "report.json"
    engine = [sys.executable, "-I", "-S", doomed.__file__, str(ledger), str(DEATHS), str(SEED)]
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "judgecall", "run", "arcane_legions"),
            *("-j", str(WORKERS), "--engine", shlex.join(engine), "--report", str(report)),
            *("--timeout", "60", "--no-diagnosis", "--failures-only"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == ExitCode.NOT_CONFORMANT, ended.stdout[-2000:] + ended.stderr
    in_suite = [each.id for each in load(resources.features() / "arcane_legions").scenarios]
    deaths = [line.split(" ", 1)[1] for line in ledger.read_text().splitlines()]
    hold(json.loads(report.read_text()), in_suite, deaths)


def hold(report: dict[str, Any], in_suite: list[str], deaths: list[str]) -> None:
    """Hold a report against what was selected, and against the deaths that the engine tells."""
    assert len(deaths) == DEATHS, "the engine was not killed so often"
    assert set(deaths) == set(doomed.MOMENTS), "it was not killed at every moment"
    told = [each["id"] for each in report["scenarios"]]
    assert Counter(told) == Counter(in_suite), "a scenario was lost, or has two verdicts"
    by_verdict = Counter(each["verdict"] for each in report["scenarios"])
    totals = report["totals"]
    assert +Counter(totals["by_verdict"]) == by_verdict, "the verdicts do not add up"
    assert totals["selected"] == len(told), "the verdicts do not add up"
    assert by_verdict.keys() == {"passed", "crashed"}, "a death was taken for something else"
    # Each death ends one scenario; one behind a worker's very last answer ends none.
    assert DEATHS - WORKERS <= by_verdict["crashed"] <= DEATHS, "deaths went unnoticed"


IDS = [f"s{number}" for number in range(210)]
MOMENTS = [doomed.MOMENTS[number % 3] for number in range(DEATHS)]


@pytest.fixture
def sound():
    """A report as it should be."""
    verdicts = ["crashed"] * DEATHS + ["passed"] * 10
    scenarios = [
        {"id": each, "verdict": verdict} for each, verdict in zip(IDS, verdicts, strict=True)
    ]
    by_verdict = {"passed": 10, "crashed": DEATHS, "failed": 0}
    return {"scenarios": scenarios, "totals": {"selected": 210, "by_verdict": by_verdict}}


def lose_one(report):
    report["scenarios"].pop()


def tell_one_twice(report):
    report["scenarios"].append(deepcopy(report["scenarios"][0]))


def tell_one_in_place_of_another(report):
    report["scenarios"][3] = report["scenarios"][2]


def miscount(report):
    report["totals"]["by_verdict"]["passed"] += 1


def blame_the_engine_for_its_death(report):
    report["scenarios"][0]["verdict"] = "failed"
    report["totals"]["by_verdict"] |= {"failed": 1, "crashed": DEATHS - 1}


def overlook_deaths(report):
    for each in report["scenarios"][: WORKERS + 1]:
        each["verdict"] = "passed"
    report["totals"]["by_verdict"] = {"passed": 13, "crashed": DEATHS - 3}


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lose_one, "lost"),
        (tell_one_twice, "two verdicts"),
        (tell_one_in_place_of_another, "lost"),
        (miscount, "add up"),
        (blame_the_engine_for_its_death, "something else"),
        (overlook_deaths, "unnoticed"),
    ],
)
def test_a_run_that_is_not_whole_is_found_out(sound, spoil, complaint):
    hold(sound, IDS, MOMENTS)
    spoil(sound)
    with pytest.raises(AssertionError, match=complaint):
        hold(sound, IDS, MOMENTS)


def test_a_run_with_fewer_deaths_shows_nothing(sound):
    with pytest.raises(AssertionError, match="so often"):
        hold(sound, IDS, MOMENTS[1:])
    with pytest.raises(AssertionError, match="every moment"):
        hold(sound, IDS, [doomed.MOMENTS[0]] * DEATHS)
