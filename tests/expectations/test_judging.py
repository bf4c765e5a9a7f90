"""Everything that can be otherwise than a file expects, and what is told to be written."""

from __future__ import annotations

from itertools import permutations

import pytest

from judgecall.expectations import Do, Kind
from judgecall.verdicts import GOOD, Ending, ExitCode, Verdict
from tests.expectations.runs import ALL, COST, FIRST, HALTS, ONE, TWO, entry, expectations

FAILED, CRASHED, PASSED = Verdict.FAILED, Verdict.CRASHED, Verdict.PASSED
BUCKET = "arcane_legions:bucket.active-first"


def only(judgement):
    [fault] = judgement.faults
    return fault


def test_what_is_expected_is_excused_and_nothing_else_is_wrong(runs):
    judgement = expectations(entry(FIRST), entry(COST, "timed out")).judge(
        runs.run({FIRST: FAILED, COST: Verdict.TIMED_OUT})
    )
    assert judgement.holds
    assert list(judgement.excused) == [FIRST, COST]
    assert judgement.excused[COST].place.first == 6


def test_what_must_fail_and_passes_is_an_entry_to_delete(runs):
    fault = only(expectations("# why\n", entry(FIRST)).judge(runs.run()))
    assert fault.kind is Kind.PASSES
    assert (fault.line, fault.last, fault.do) == (3, 6, Do.DELETE)
    assert fault.clause.title == "The active player resolves first"
    assert fault.sentence == f"{FIRST} passed, and this entry says that it must end as failed"


def test_what_may_fail_may_pass(runs):
    flaky = expectations(entry(FIRST, may="failed"))
    assert flaky.judge(runs.run()).holds
    assert flaky.judge(runs.run({FIRST: FAILED})).holds
    fault = only(flaky.judge(runs.run({FIRST: CRASHED})))
    assert (fault.line, fault.instead) == (3, ('may = "crashed"',))


@pytest.mark.parametrize(
    ("expected", "seen"),
    list(permutations([FAILED, CRASHED, Verdict.TIMED_OUT, *sorted(GOOD - {PASSED}, key=str)], 2)),
)
def test_another_verdict_is_told_with_the_line_to_write(runs, expected, seen):
    fault = only(expectations(entry(FIRST, expected.value)).judge(runs.run({FIRST: seen})))
    assert fault.kind is Kind.OTHERWISE
    assert (fault.line, fault.last, fault.do) == (3, 3, Do.WRITE)
    assert fault.instead == (f'must = "{seen.value}"',)


def test_an_entry_that_matches_nothing_is_told_with_the_nearest_name(runs):
    fault = only(expectations(entry(FIRST[:-1])).judge(runs.run()))
    assert fault.kind is Kind.MATCHES_NOTHING
    assert (fault.line, fault.do, fault.instead) == (2, Do.WRITE, (f'scenario = "{FIRST}"',))
    fault = only(expectations(entry("arcane_legions:bucket.actve-first")).judge(runs.run()))
    assert (fault.line, fault.instead) == (2, (f'clause = "{BUCKET}"',))


@pytest.mark.parametrize("name", ["arcane_legions:nothing.at.all", "chess:pawns.move", "a/b/c"])
def test_an_entry_that_matches_nothing_at_all_is_to_be_deleted(runs, name):
    fault = only(expectations(entry(name)).judge(runs.run()))
    assert (fault.kind, fault.do) == (Kind.MATCHES_NOTHING, Do.DELETE)
    assert (fault.line, fault.last) == (1, 4)


def test_an_entry_of_a_rulebook_that_was_not_played_is_left_alone(runs):
    judgement = expectations(
        entry("fawnalore:no.such"), entry("fawnalore/no.such/scenario")
    ).judge(runs.run())
    assert judgement.holds
    assert judgement.not_asked == 2


def test_a_part_of_the_suite_says_nothing_of_the_rest_of_the_file(runs):
    whole = expectations(entry(HALTS), entry(BUCKET), entry("arcane_legions:orders.cost"))
    halted = f"{runs.folder}:bucket.halts"
    judgement = whole.judge(runs.run({HALTS: FAILED}, halted))
    assert judgement.holds
    assert judgement.not_asked == 2
    assert not whole.judge(runs.run({HALTS: FAILED})).holds, "the whole suite says more"


def test_even_a_part_of_the_suite_shows_that_a_name_is_wrong(runs):
    judgement = expectations(entry("arcane_legions:gone.away")).judge(
        runs.run(None, f"{runs.folder}:bucket.halts")
    )
    assert only(judgement).kind is Kind.MATCHES_NOTHING


def test_an_entry_that_is_there_twice_is_to_be_deleted_once(runs):
    fault = only(expectations(entry(FIRST), entry(FIRST)).judge(runs.run({FIRST: FAILED})))
    assert (fault.kind, fault.line, fault.last, fault.do) == (Kind.DOUBLED, 6, 9, Do.DELETE)
    assert "the entry on line 1" in fault.sentence


def test_a_scenario_beside_its_clause_is_doubled(runs):
    every = {FIRST: FAILED, ONE: FAILED, TWO: FAILED}
    for entries in ([entry(BUCKET), entry(ONE)], [entry(ONE), entry(BUCKET)]):
        assert only(expectations(*entries).judge(runs.run(every))).kind is Kind.DOUBLED


def test_of_two_that_contradict_each_other_the_wrong_one_is_to_be_deleted(runs):
    both = expectations(entry(FIRST, "crashed"), entry(FIRST))
    fault = only(both.judge(runs.run({FIRST: FAILED})))
    assert (fault.kind, fault.line) == (Kind.CONTRADICTING, 1)
    fault = only(both.judge(runs.run({FIRST: CRASHED})))
    assert (fault.kind, fault.line) == (Kind.CONTRADICTING, 6)


def test_a_clause_that_fits_stays_and_all_scenarios_that_contradict_it_go(runs):
    file = expectations(
        entry(FIRST, "crashed"), entry(TWO, may="failed"), entry(BUCKET, may="failed")
    )
    judgement = file.judge(runs.run({FIRST: FAILED, ONE: FAILED}))
    assert [(each.kind, each.line) for each in judgement.faults] == [
        (Kind.CONTRADICTING, 1),
        (Kind.DOUBLED, 6),
    ]


def test_contradictions_are_told_of_what_was_not_played_as_well(runs):
    fault = only(
        expectations(entry("fawnalore:a.b"), entry("fawnalore:a.b", "crashed")).judge(runs.run())
    )
    assert fault.kind is Kind.CONTRADICTING


@pytest.mark.parametrize("name", [BUCKET, BUCKET.replace(":", "/")])
def test_an_entry_by_clause_stands_for_each_of_its_scenarios(runs, name):
    file = expectations(entry(name))
    assert file.judge(runs.run({FIRST: FAILED, ONE: FAILED, TWO: FAILED})).holds
    fault = only(file.judge(runs.run({FIRST: FAILED, ONE: FAILED})))
    assert fault.kind is Kind.PASSES
    assert (fault.line, fault.last, fault.do) == (1, 4, Do.WRITE)
    assert [line for line in fault.instead if line.startswith(("scenario", "must", "reason"))] == [
        f'scenario = "{FIRST}"',
        'must = "failed"',
        'reason = "known"',
        f'scenario = "{ONE}"',
        'must = "failed"',
        'reason = "known"',
    ]
    fault = only(file.judge(runs.run()))
    assert (fault.line, fault.last, fault.do) == (1, 4, Do.DELETE)


def test_a_clause_of_which_a_part_was_played_keeps_what_was_not(runs):
    file = expectations(entry(BUCKET))
    judgement = file.judge(runs.run(None, f"{runs.folder}:{FIRST.split('/', 1)[1]}"))
    fault = only(judgement)
    assert fault.scenarios == (FIRST,)
    assert [line for line in fault.instead if line.startswith("scenario")] == [
        f'scenario = "{ONE}"',
        f'scenario = "{TWO}"',
    ]


def test_a_failure_that_nobody_expected_is_told_with_its_clause_and_the_entry(runs):
    fault = only(expectations(entry(FIRST)).judge(runs.run({FIRST: FAILED, COST: CRASHED})))
    assert (fault.kind, fault.do, fault.line) == (Kind.UNEXPECTED, Do.ADD, 5)
    assert fault.sentence == f"{COST} crashed, and no entry expects it"
    assert fault.clause.text == "A move order costs a formation two order points."
    assert fault.instead[1:3] == ('clause = "arcane_legions:orders.cost"', 'must = "crashed"')


def test_what_the_engine_declares_needs_no_entry(runs):
    declared = {FIRST: Verdict.UNSUPPORTED, COST: Verdict.DIFFERS}
    assert expectations().judge(runs.run(declared)).holds


@pytest.mark.parametrize("expected", ["failed", "crashed", "timed out"])
@pytest.mark.parametrize("how", ["must", "may"])
def test_a_fault_of_the_adapter_is_never_excused(runs, expected, how):
    file = expectations(entry(FIRST, **{how: expected}), entry(COST, **{how: expected}))
    fault = file.judge(runs.run({FIRST: Verdict.BROKEN, COST: Verdict(expected)})).faults[0]
    assert (fault.kind, fault.do, fault.line) == (Kind.NEVER_EXCUSED, Do.MEND, 1)
    assert "judgecall smoke" in fault.hint
    assert only(expectations().judge(runs.run({FIRST: Verdict.BROKEN}))).do is Do.MEND


@pytest.mark.parametrize("verdict", [FAILED, CRASHED, Verdict.TIMED_OUT])
def test_a_game_that_could_not_begin_is_never_excused(runs, verdict):
    file = expectations(entry(FIRST, verdict.value))
    assert file.judge(runs.run({FIRST: verdict})).holds
    run = runs.run({FIRST: verdict}, at_set_up=(FIRST,))
    assert file.excuse(run.outcomes[0]) is None
    fault = only(file.judge(run))
    assert fault.kind is Kind.NEVER_EXCUSED
    assert "at the set-up of its game" in fault.sentence
    assert only(expectations().judge(run)).kind is Kind.NEVER_EXCUSED


def test_what_had_no_turn_says_nothing(runs):
    run = runs.run(dict.fromkeys(ALL, Verdict.NOT_RUN), ending=Ending.INTERRUPTED)
    judgement = expectations(entry(FIRST), entry(BUCKET.replace("active-first", "halts"))).judge(
        run
    )
    assert judgement.holds
    assert judgement.not_asked == 2
    run.as_expected = judgement.holds
    assert run.exit_code is ExitCode.INTERRUPTED


def test_a_run_is_good_if_everything_is_as_expected_and_only_then(runs):
    run = runs.run({FIRST: FAILED})
    assert run.exit_code is ExitCode.NOT_CONFORMANT
    run.as_expected = True
    assert run.exit_code is ExitCode.OK
    run = runs.run()
    run.as_expected = False
    assert run.exit_code is ExitCode.NOT_CONFORMANT
    run = runs.run(dict.fromkeys(ALL, Verdict.UNSUPPORTED))
    run.as_expected = True
    assert run.exit_code is ExitCode.NOTHING_JUDGED
