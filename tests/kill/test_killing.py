"""What becomes of a misreading, whatever it does."""

from __future__ import annotations

from contextlib import closing
import multiprocessing

import pytest

from judgecall.engines import CannotReach, HandshakeFailed
from judgecall.kill import Fate, Job, Target, kill, play_jobs
from judgecall.lint import check
from judgecall.play import SuiteFault
from judgecall.processes import WorkerFault
from judgecall.rulebook import SuiteError
from judgecall.verdicts import ExitCode, Verdict
from tests.kill.shelf import (
    AGREES,
    COST,
    CRASHES,
    ELSEWHERE,
    FIRST,
    HALTS,
    HANGS,
    HANGS_ELSEWHERE,
    INACTIVE_FIRST,
    STRAY,
    UNBORN,
    VANISHES,
)

COMES_FIRST = f"arcane_legions/{FIRST}/the-active-player-comes-first"
IS_REFUSED = f"arcane_legions/{HALTS}/an-order-is-refused-while-an-ability-waits"
MOVES = f"arcane_legions/{COST}/a-formation-moves"

#: Long enough for whoever answers, and short enough to wait for whoever does not.
SHORT = 0.5


def verdicts(row) -> dict[str, Verdict]:
    return {name: failure.verdict for name, failure in row.failures.items()}


def test_one_that_its_clause_tells_from_the_rules_is_caught(matrix):
    [row] = matrix(INACTIVE_FIRST).rows
    assert (row.fate, row.own, row.others) == (Fate.CAUGHT, [COMES_FIRST], [])
    failure = row.failures[COMES_FIRST]
    assert failure.verdict is Verdict.FAILED
    assert failure.line == 20
    assert failure.actual == ("Vigil", "Spite")


def test_one_that_only_another_clause_tells_from_the_rules_is_weak(matrix):
    found = matrix(ELSEWHERE)
    [row] = found.rows
    assert (row.fate, row.own, row.others) == (Fate.WEAK, [], [COMES_FIRST])
    assert found.exit_code is ExitCode.NOT_CONFORMANT


def test_one_that_plays_by_the_rules_survives(matrix):
    found = matrix(AGREES)
    [row] = found.rows
    assert (row.fate, row.failures) == (Fate.SURVIVES, {})
    assert found.exit_code is ExitCode.NOT_CONFORMANT


def test_one_that_hangs_is_caught_by_the_scenarios_of_its_own_clause_only(matrix):
    own, other = matrix(HANGS, HANGS_ELSEWHERE, timeout=SHORT).clauses.values(), None
    (other,), _, (own,) = own
    assert own.fate is Fate.CAUGHT
    assert verdicts(own) == {IS_REFUSED: Verdict.TIMED_OUT, MOVES: Verdict.TIMED_OUT}
    assert own.own == [MOVES]
    assert other.fate is Fate.WEAK


def test_one_that_crashes_is_caught(matrix):
    [row] = matrix(CRASHES).rows
    assert verdicts(row) == {IS_REFUSED: Verdict.CRASHED, MOVES: Verdict.CRASHED}


@pytest.mark.parametrize("workers", [1, 2])
def test_one_that_ends_its_process_costs_only_the_scenario_that_was_played(matrix, workers):
    found = matrix(VANISHES, INACTIVE_FIRST, AGREES, workers=workers)
    rows = {row.misreading.id: row for row in found.rows}
    assert verdicts(rows["vanishes"]) == {IS_REFUSED: Verdict.CRASHED, MOVES: Verdict.CRASHED}
    assert not rows["vanishes"].unplayed
    assert "ended with exit code 3" in rows["vanishes"].failures[MOVES].sentence
    assert rows["inactive-first"].fate is Fate.CAUGHT
    assert rows["agrees"].fate is Fate.SURVIVES


@pytest.mark.parametrize("wrong", [HANGS, VANISHES])
def test_one_that_does_it_too_often_is_not_asked_for_the_rest(draft, owning, wrong):
    checked = check(draft.folder)
    shelf = owning(wrong)
    job = Job(shelf.misreadings[0], (MOVES, COMES_FIRST, IS_REFUSED, MOVES), patience=2)
    [played] = play_jobs(checked, shelf, [job], workers=1, timeout=SHORT)
    assert list(played.failures) == [MOVES, IS_REFUSED]
    assert played.unplayed == {MOVES}


def test_its_own_clause_comes_first(matrix, monkeypatch):
    monkeypatch.setattr("judgecall.kill.killing.Job", lambda *given: Job(*given, patience=1))
    [row] = matrix(VANISHES).rows
    assert row.fate is Fate.CAUGHT
    assert IS_REFUSED in row.unplayed


@pytest.mark.parametrize(("wrong", "played"), [(AGREES, 1), (VANISHES, 3)])
def test_the_rest_is_of_interest_only_if_one_of_the_decisive_is_not_passed(
    draft, owning, wrong, played
):
    shelf = owning(wrong)
    order = (MOVES, COMES_FIRST, IS_REFUSED)
    job = Job(shelf.misreadings[0], order, decisive=1)
    [found] = play_jobs(check(draft.folder), shelf, [job], workers=1)
    assert found.unplayed == set(order[played:])


@pytest.mark.parametrize(("wrong", "played"), [(AGREES, 1), (VANISHES, 3)])
def test_nobody_is_of_interest_who_passes_one_of_the_essential(draft, owning, wrong, played):
    shelf = owning(wrong)
    order = (IS_REFUSED, COMES_FIRST, MOVES)
    job = Job(shelf.misreadings[0], order, decisive=3, essential=1)
    [found] = play_jobs(check(draft.folder), shelf, [job], workers=1)
    assert found.unplayed == set(order[played:])


def test_a_clause_without_a_misreading_is_a_gap(matrix):
    found = matrix(INACTIVE_FIRST)
    assert [clause.id for clause in found.without] == [HALTS, COST]
    assert found.exit_code is ExitCode.NOT_CONFORMANT


def test_a_reason_for_having_none_fills_the_gap(matrix):
    found = matrix(INACTIVE_FIRST, unseen={HALTS: "All halt.", COST: "All cost."})
    assert found.without == []
    assert found.exit_code is ExitCode.OK


def test_a_reason_does_not_stand_beside_a_misreading_that_is_caught(matrix):
    reasons = {FIRST: "Nobody sees who is first.", HALTS: "All halt.", COST: "All cost."}
    found = matrix(INACTIVE_FIRST, unseen=reasons)
    assert [clause.id for clause in found.contradicted] == [FIRST]
    assert found.exit_code is ExitCode.NOT_CONFORMANT


def test_a_misreading_of_no_clause_is_a_gap(matrix):
    reasons = {HALTS: "All halt.", COST: "All cost."}
    found = matrix(INACTIVE_FIRST, STRAY, unseen=reasons)
    assert [stray.id for stray in found.strays] == ["stray"]
    assert [row.misreading.id for row in found.rows] == ["inactive-first"]
    assert found.exit_code is ExitCode.NOT_CONFORMANT


def test_a_scenario_that_even_the_right_engine_fails_catches_nobody(matrix, draft):
    draft.change("Ada has 6 order points", "Ada has 5 order points", "orders.feature")
    found = matrix(CRASHES)
    assert list(found.unfit) == [MOVES]
    assert [row.fate for row in found.rows] == [Fate.WEAK]
    assert found.exit_code is ExitCode.NOT_CONFORMANT


def test_the_misreadings_stand_below_their_clauses(matrix):
    found = matrix(CRASHES, AGREES, INACTIVE_FIRST, ELSEWHERE)
    assert [
        (clause.id, [row.misreading.id for row in rows]) for clause, rows in found.clauses.items()
    ] == [
        (FIRST, ["inactive-first"]),
        (HALTS, ["agrees", "elsewhere"]),
        (COST, ["crashes"]),
    ]


def test_how_far_it_is_can_be_told(draft, owning):
    owning(INACTIVE_FIRST, AGREES, ELSEWHERE)
    told = []
    kill(Target.whole(check(draft.folder)), workers=2, tell=lambda *now: told.append(now))
    assert [now[:2] for now in told] == [(1, 3), (2, 3), (3, 3)]
    assert told[-1][2] == 2, "two were not caught by their clause"


def test_a_misreading_that_cannot_be_played_ends_it(matrix):
    with pytest.raises(CannotReach, match="KeyError"):
        matrix(UNBORN)


def test_a_process_that_dies_before_it_plays_ends_it(matrix, monkeypatch):
    monkeypatch.setattr(
        "judgecall.kill.playing.Connection.open", lambda _: __import__("os")._exit(4)
    )
    with pytest.raises(HandshakeFailed, match="ended with exit code 4"):
        matrix(AGREES)


def test_a_scenario_that_cannot_be_played_is_a_fault_of_the_suite(matrix, monkeypatch):
    def stumble(scenario, *_):
        raise SuiteFault(scenario, None, "this cannot be", "mend it")

    monkeypatch.setattr("judgecall.players.play", stumble)
    with pytest.raises(SuiteError, match="this cannot be"):
        matrix(AGREES)


def test_a_mistake_of_ours_is_no_catch(matrix, monkeypatch):
    monkeypatch.setattr("judgecall.players.play", lambda *_: 1 / 0)
    with pytest.raises(WorkerFault, match="ZeroDivisionError"):
        matrix(AGREES)


def test_it_works_without_fork(matrix, monkeypatch):
    monkeypatch.setattr("judgecall.processes.get_all_start_methods", lambda: ["spawn"])
    assert [row.fate for row in matrix(INACTIVE_FIRST, AGREES).rows] == [
        Fate.CAUGHT,
        Fate.SURVIVES,
    ]


def test_whoever_stops_listening_leaves_no_process_behind(draft, owning):
    shelf = owning(AGREES, HANGS)
    jobs = [Job(misreading, (COMES_FIRST, MOVES)) for misreading in shelf.misreadings]
    before = set(multiprocessing.active_children())
    with closing(play_jobs(check(draft.folder), shelf, jobs, workers=2, timeout=60)) as played:
        assert next(played).misreading.id == "agrees"
    assert set(multiprocessing.active_children()) <= before
