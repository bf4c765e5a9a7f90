"""Every misreading, played as an engine, is told by its name; and so are two at once."""

from __future__ import annotations

from functools import cache

import pytest

from judgecall import resources
from judgecall.diagnosis import Evidence, diagnose, fit
from judgecall.engines import Connection
from judgecall.engines.in_process import InProcess
from judgecall.kill import Target, kill
from judgecall.lint import check
from judgecall.play import play
from judgecall.processes import processors
from reference_engine import misreadings
from reference_engine.shelf import ENGINES, ReferenceEngine
from tests.engines.miniatures import AlwaysFailing, AlwaysPassing, UnknownEvent

RULES = {found.id: found.rules for found in misreadings("arcane_legions")}


@cache
def checked():
    return check(resources.features() / "arcane_legions")


@cache
def rows():
    """All misreadings, played once for all tests here."""
    matrix = kill(Target.whole(checked()), workers=processors())
    return {row.misreading.id: row for row in matrix.rows}


def evidence(make) -> Evidence:
    """Judge an engine by the whole rulebook."""
    connection = Connection(InProcess("engine", make), "arcane_legions", "2011-01")
    connection.open()
    outcomes = [
        play(scenario, checked().vocabulary, connection)
        for scenario in checked().rulebook.scenarios
    ]
    connection.close()
    return Evidence.of(checked(), outcomes)


def named(diagnosis) -> list[set[str]]:
    """The misreadings that are told, each with those that explain as much just as well."""
    return [
        {each.misreading.id, *(other.id for other in each.equally)}
        for each in diagnosis.explanations
    ]


@pytest.mark.parametrize("name", RULES)
def test_a_misreading_is_told_by_its_name(name):
    failures = rows()[name].failures
    passed = [
        scenario.id for scenario in checked().rulebook.scenarios if scenario.id not in failures
    ]
    found = fit("arcane_legions", failures, passed, list(rows().values()))
    [told] = named(found)
    assert name in told
    assert found.left == ()
    assert found.explanations[0].contradicted_by == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("inactive-first", "optional-is-forced"),
        ("resumes-active", "skips-the-harmful"),
        ("seat-order", "collects-until-the-end"),
    ],
)
def test_two_misreadings_in_one_engine_are_told_as_two(one, other):
    both = type("Both", (RULES[one], RULES[other]), {})
    engine = ENGINES["arcane_legions"]
    found = diagnose(
        evidence(lambda: ReferenceEngine("both", {"arcane_legions": engine(both)})),
        workers=processors(),
    )
    told = named(found)
    assert len(told) == 2
    assert one in told[0] | told[1]
    assert other in told[0] | told[1]
    assert all(explanation.is_likely for explanation in found.explanations)


@pytest.mark.parametrize("engine", [AlwaysPassing, AlwaysFailing, UnknownEvent])
def test_an_engine_that_knows_no_rules_reads_none_of_them(engine):
    found = diagnose(evidence(engine), workers=processors())
    assert found.explanations == ()


def test_the_engine_that_reads_rightly_is_told_nothing():
    make = ENGINES["arcane_legions"]
    right = evidence(lambda: ReferenceEngine("right", {"arcane_legions": make()}))
    assert diagnose(right, workers=1) is None


def test_only_what_fails_like_the_engine_is_played_to_the_end(monkeypatch):
    unplayed = {}

    def spy(_rulebook, failures, passed, found):
        unplayed.update({row.misreading.id: len(row.unplayed) for row in found})
        return fit(_rulebook, failures, passed, found)

    monkeypatch.setattr("judgecall.diagnosis.diagnosing.fit", spy)
    failures = rows()["role-swaps"].failures
    passed = frozenset(
        scenario.id for scenario in checked().rulebook.scenarios if scenario.id not in failures
    )
    diagnose(Evidence(checked(), failures, passed), workers=1)
    assert unplayed["role-swaps"] == 0
    assert unplayed["frozen-board"] == len(passed)


def test_of_an_engine_that_fails_very_much_only_what_fails_its_whole_clause_is_played(monkeypatch):
    unplayed = {}

    def spy(_rulebook, failures, passed, found):
        unplayed.update({row.misreading.id: row for row in found})
        return fit(_rulebook, failures, passed, found)

    monkeypatch.setattr("judgecall.diagnosis.diagnosing.fit", spy)
    monkeypatch.setattr("judgecall.diagnosis.diagnosing.MANY", 5)
    name, failures = max(
        ((name, row.failures) for name, row in rows().items()), key=lambda it: len(it[1])
    )
    everything = {scenario.id for scenario in checked().rulebook.scenarios}
    passed = everything - failures.keys()
    found = diagnose(Evidence(checked(), failures, frozenset(passed)), workers=1)
    assert name in named(found)[0]
    assert unplayed[name].unplayed == set()
    own = {failed.split("/")[1] for failed in failures}
    for row in unplayed.values():
        if row.misreading.clause not in own:
            assert (row.unplayed, row.failures) == (everything, {})
        elif row.unplayed:  # it was left off at the first scenario that it passes
            assert row.failures == {}
    assert any(row.unplayed and row.misreading.clause in own for row in unplayed.values())
