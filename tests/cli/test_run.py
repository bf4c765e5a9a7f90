"""What a run tells, and that every scenario has one verdict whatever the engine does."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from judgecall.engines import CannotReach
from judgecall.play import SuiteFault, play
from judgecall.players import play_here
from judgecall.verdicts import ExitCode
from tests.cli.conftest import ROOT
from tests.cli.engines import RUDE
from tests.drafts import FawnaloreDraft

HALTS = "arcane_legions/bucket.halts/an-order-is-refused-while-an-ability-waits"


def without_seconds(told: str) -> str:
    return re.sub(r"in \d+\.\d+ s", "in S s", told)


def report_of(judgecall, tmp_path, *arguments) -> dict:
    path = tmp_path / "report.json"
    judgecall("run", *arguments, "--report", path)
    return json.loads(path.read_text(encoding="utf-8"))


def verdicts(report: dict) -> dict[str, str]:
    return {scenario["id"]: scenario["verdict"] for scenario in report["scenarios"]}


def test_a_run_that_passes(judgecall, draft):
    ended = judgecall("run", draft.folder)
    assert ended.code == ExitCode.OK
    assert without_seconds(ended.out) == (
        "Arcane Legions, edition 2011-01 · Judgecall reference engine 0.1.0 (Python), "
        "in process\n"
        "\n"
        "  Buckets   2 clauses   4 scenarios   4 passed\n"
        "  Orders     1 clause    1 scenario   1 passed\n"
        "\n"
        "5 scenarios in S s · passed 5 of 5 judged, 5 of 5 in the suite\n"
    )


def test_a_run_that_does_not(judgecall, draft):
    ended = judgecall("run", draft.folder, "--engine", "reference/inactive-first")
    assert ended.code == ExitCode.NOT_CONFORMANT
    title = "FAILED  arcane_legions/bucket.active-first/the-active-player-comes-first\n"
    assert title in ended.out
    told = ended.out[ended.out.index("  The clause") : ended.out.index("  Again")]
    assert told == (
        """\
  The clause   The active player resolves first
               While both players have abilities waiting, the active player
               resolves theirs, one after the other.
  Source       Timing > step 2 (firm)

      Given a game of Arcane Legions between Ada and Ben
      And it is Ben's turn
      Given Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Bears with Spite: "Whenever an enemy figure is downed, gain 1 victory point"
      When 1 figure of Hoplites is downed
   >  Then these abilities resolved, in order:
        | Spite |
        | Vigil |
      ... 1 more line

  Because      other abilities resolved, or in another order
  Expected     Spite, Vigil
  The engine   Vigil, Spite
               ^ first difference
  Events since the last When
      1  a figure of Hoplites is downed
      2  Vigil triggers
      3  Spite triggers
      4  Vigil resolves
      5  Ada gains 1 victory point
      6  Spite resolves
      7  Ben gains 1 victory point

"""  # noqa: E501 - as the engine gives the card texts
    )
    again = next(line for line in ended.out.splitlines() if line.startswith("  Again"))
    assert again.endswith("buckets.feature:16 --engine reference/inactive-first")
    assert "  Buckets   2 clauses   4 scenarios   3 passed   1 failed\n" in ended.out
    assert "  Orders     1 clause    1 scenario   1 passed\n" in ended.out


def test_the_command_it_tells_plays_just_this_again(judgecall, draft):
    ended = judgecall("run", draft.folder, "--engine", "reference/inactive-first")
    again = next(line for line in ended.out.splitlines() if line.startswith("  Again"))
    words = again.split("judgecall ")[1].split()
    ended = judgecall(*words)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "1 of 5 scenarios selected" in ended.out
    assert "FAILED  arcane_legions/bucket.active-first/the-active-player-comes-first" in ended.out


def test_failures_only(judgecall, draft):
    ended = judgecall("run", draft.folder, "--failures-only")
    assert without_seconds(ended.out) == (
        "5 scenarios in S s · passed 5 of 5 judged, 5 of 5 in the suite\n"
    )
    ended = judgecall(
        "run", draft.folder, "--failures-only", "--engine", "reference/inactive-first"
    )
    assert ended.out.startswith("FAILED  ")
    assert "clauses" not in ended.out
    assert "passed 4 of 5 judged" in ended.out


def test_every_verdict_is_told_to_those_who_ask(judgecall, draft):
    ended = judgecall("run", draft.folder, "--verbose")
    assert ended.out.count("     passed  arcane_legions/") == 5


@pytest.mark.parametrize("engine", ["reference", "reference/inactive-first"])
def test_several_workers_tell_the_same_in_the_same_order(judgecall, engine):
    arguments = ("run", "arcane_legions", "-v", "--engine", engine, "--no-diagnosis")
    alone = judgecall(*arguments)
    together = judgecall(*arguments, "-j", "3")
    assert without_seconds(together.out) == without_seconds(alone.out)
    assert together.code == alone.code


def test_workers_do_not_need_to_be_forked(judgecall, draft, monkeypatch):
    monkeypatch.setattr("judgecall.processes.get_all_start_methods", lambda: ["spawn"])
    alone = judgecall("run", draft.folder, "-v", "--engine", "reference/inactive-first")
    together = judgecall("run", draft.folder, "-v", "--engine", "reference/inactive-first", "-j2")
    assert without_seconds(together.out) == without_seconds(alone.out)


def test_a_selection_is_told_with_both_denominators(judgecall, draft):
    ended = judgecall("run", f"{draft.folder}:bucket.halts")
    assert without_seconds(ended.out).splitlines()[-1] == (
        "1 of 5 scenarios selected, in S s · passed 1 of 1 judged, 1 of 5 in the suite"
    )


def test_an_engine_that_ends_its_process_crashes_each_scenario_and_not_the_run(
    judgecall, draft, tmp_path
):
    report = report_of(
        judgecall, tmp_path, draft.folder, "--engine", "tests.cli.engines:Vanishing", "-j", "2"
    )
    assert report["exit_code"] == ExitCode.NOT_CONFORMANT
    assert set(verdicts(report).values()) == {"crashed"}
    assert len(verdicts(report)) == 5
    details = report["scenarios"][0]["details"]
    assert details["sentence"] == "the process in which this was played ended with exit code 7"


@pytest.mark.parametrize(
    ("miniature", "verdict", "because"),
    [
        ("printing", "BROKEN", "this looks like a print to stdout"),
        ("wrong_id", "BROKEN", "has the id"),
        ("mortal", "CRASHED", "ended with exit code 70"),
        ("raising", "CRASHED", "KeyError"),
        ("hanging", "TIMED OUT", "did not answer game/act"),
    ],
)
def test_a_fault_of_the_engine_is_told_as_such(judgecall, draft, miniature, verdict, because):
    ended = judgecall(
        "run",
        f"{draft.folder}:bucket.halts",
        "--engine",
        f"python -m tests.engines.miniatures {miniature}",
        "--timeout",
        "0.5",
    )
    assert ended.code == ExitCode.NOT_CONFORMANT
    told = " ".join(ended.out.split())
    assert f"{verdict} arcane_legions/bucket.halts/" in told
    whose = "the adapter, not the rules" if verdict == "BROKEN" else "the engine, or its adapter"
    assert f"At fault {whose}" in told
    assert because in told
    assert "the run goes on" in told


def test_the_last_lines_of_the_log_are_shown(judgecall, draft):
    ended = judgecall(
        "run",
        f"{draft.folder}:bucket.halts",
        "--engine",
        "python -m tests.engines.miniatures mortal",
    )
    assert "  Its log\n     out of memory\n" in ended.out


def test_what_was_declared_beforehand_is_no_failure(judgecall, draft, tmp_path):
    engine = "tests.cli.engines:Partial"
    ended = judgecall("run", f"{draft.folder}:bucket.*", "--engine", engine)
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "1 differs   3 unsupported" in ended.out
    assert "  1 differs    as the engine declared, it reads otherwise: halting" in ended.out
    reason = "the engine declares bucket.active-first unsupported"
    assert reason in " ".join(ended.out.split())
    assert "it follows edition 2010-12" in ended.out
    report = report_of(judgecall, tmp_path, f"{draft.folder}:bucket.*", "--engine", engine)
    assert report["totals"]["judged"] == 0
    assert report["totals"]["by_verdict"]["differs"] == 1


def test_an_engine_that_does_not_play_the_game_is_told_of(judgecall, draft):
    ended = judgecall("run", draft.folder, "--engine", "tests.cli.engines:Elsewhere")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert ended.out.splitlines()[0].endswith("it does not play this game")
    assert "  5 unsupported  the engine " in ended.out
    assert "passed 0 of 0 judged, 0 of 5 in the suite" in ended.out


def test_a_rude_engine_is_quoted_and_not_obeyed(judgecall, draft):
    for engine in ("tests.cli.engines:Rude", "python -m tests.cli.engines Rude"):
        ended = judgecall("run", f"{draft.folder}:orders.cost", "--engine", engine)
        assert "\x1b" not in ended.out
        assert "\u202e" not in ended.out
        assert "\a" not in ended.out
        assert r"\x1b[31mred\x1b[0m [bold]bold[/bold] \u202egnilaer\u202c \x07" in ended.out
    assert RUDE.isprintable() is False


def test_a_fault_of_the_suite_is_never_held_against_the_engine(
    judgecall, draft, tmp_path, monkeypatch
):
    def stumble(scenario, vocabulary, connection):
        if scenario.clause.id == "bucket.halts":
            raise SuiteFault(scenario, scenario.steps[0], "Bears are nowhere", "place them first")
        return play(scenario, vocabulary, connection)

    monkeypatch.setattr("judgecall.players.play", stumble)
    path = tmp_path / "report.json"
    ended = judgecall("run", draft.folder, "--report", path)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "NOT RUN  arcane_legions/bucket.halts/" in ended.out
    assert "At fault     the suite, not the engine" in ended.out
    assert "buckets.feature:6: Bears are nowhere\n  place them first\n" in ended.out
    assert "passed 4 of 4 judged, 4 of 5 in the suite" in ended.out
    report = json.loads(path.read_text())
    assert list(verdicts(report).values()) == ["passed", "passed", "passed", "not run", "passed"]
    assert report["faults"][0]["sentence"] == "Bears are nowhere"


def test_an_engine_that_is_gone_ends_the_run_and_keeps_what_was_judged(
    judgecall, draft, tmp_path, monkeypatch
):
    def lose(scenario, vocabulary, connection):
        if scenario.clause.id == "bucket.halts":
            raise CannotReach("nobody listens any more")
        return play(scenario, vocabulary, connection)

    monkeypatch.setattr("judgecall.players.play", lose)
    path = tmp_path / "report.json"
    for jobs in (1, 2):
        ended = judgecall("run", draft.folder, "--report", path, "-j", jobs)
        assert ended.code == ExitCode.NO_ENGINE
        assert "nobody listens any more" in ended.out
        report = json.loads(path.read_text())
        assert len(report["scenarios"]) == 5
        assert verdicts(report)[HALTS] == "not run"
        assert report["no_engine"]["sentence"] == "nobody listens any more"


def test_a_scenario_that_is_lost_on_the_way_is_our_mistake(judgecall, draft, monkeypatch):
    def forgetful(chosen, how):
        happenings = play_here(chosen, how)
        yield next(happenings)
        next(happenings)
        yield from happenings

    monkeypatch.setattr("judgecall.runner.play_here", forgetful)
    ended = judgecall("run", draft.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "was selected and never played" in ended.err


def test_an_outcome_that_is_told_twice_is_our_mistake(judgecall, draft, monkeypatch):
    def stuttering(chosen, how):
        for happening in play_here(chosen, how):
            yield happening
            yield happening

    monkeypatch.setattr("judgecall.runner.play_here", stuttering)
    ended = judgecall("run", draft.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "was played twice" in ended.err


def test_a_reader_who_goes_away_stops_no_run(draft, tmp_path):
    path = tmp_path / "report.json"
    command = [sys.executable, "-m", "judgecall", "run", draft.folder, "--report", path]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        process.stdout.close()
        err = process.stderr.read()
    assert process.returncode == ExitCode.OK
    assert err == b""
    assert json.loads(path.read_text())["totals"]["passed"] == 5


def test_an_old_report_stays_until_there_is_a_new_one(judgecall, draft, tmp_path):
    path = tmp_path / "report.json"
    path.write_text("old")
    judgecall("run", draft.folder, "--report", path, "--engine", "nosuch-engine")
    assert json.loads(path.read_text())["ending"] == "no engine"
    path.write_text("old")
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    judgecall("run", draft.folder, "--report", path)
    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["report.json"]


def test_a_failure_tells_who_could_interrupt(judgecall, tmp_path):
    fawn = FawnaloreDraft(tmp_path)
    fawn.change("      And Ben will use Ward before the damage to Oak\n", "")
    ended = judgecall("run", fawn.folder)
    assert ended.code == ExitCode.NOT_CONFORMANT
    told = ended.out[ended.out.index("  Events since") : ended.out.index("  Again")]
    assert (
        """\
  Who could interrupt since then
      1  Ben could use Ward before the damage to Oak
      2  Ben could use Ward before instruction 1 of Elk
"""
        in told
    )
