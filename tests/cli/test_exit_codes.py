"""Every exit code, as the shell sees it."""

from __future__ import annotations

import re
import socket

import pytest

from judgecall.verdicts import Ending, ExitCode, Verdict, exit_code
from tests.cli.conftest import ROOT

CLAUSE = "timing.bucket.active-first"


def test_everything_passed(process):
    ended = process("run", CLAUSE)
    assert ended.code == ExitCode.OK
    assert "passed 5 of 5 judged" in ended.out
    assert ended.complaints == []


def test_something_failed(process):
    ended = process("run", CLAUSE, "--engine", "reference/inactive-first")
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert f"FAILED  arcane_legions/{CLAUSE}/" in ended.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["run", "--nosuch"], "No such option"),
        (["run", "-j", "0"], "not in the range"),
        (["run", "--timeout", "0"], "not in the range"),
        (["walk"], "No such command"),
        (["run", "--engine", ""], "no engine is named"),
        (["run", "--engine", "tcp://nowhere"], "tcp://nowhere is no address"),
        (["run", "--report", "nosuch/folder/report.json"], "there is no folder nosuch/folder"),
        (["run", "--report", "features"], "which is a folder"),
        (["run", "--report", "README.md/report.json"], "README.md is not a folder"),
    ],
)
def test_the_command_line_cannot_be_understood(process, arguments, sentence):
    ended = process(*arguments)
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err
    assert ended.out == "", "nothing was played"


def test_the_suite_is_at_fault(process, draft):
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    ended = process("run", draft.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "orders.feature:13: no sentence reads like this" in ended.err
    assert "1 fault in 1 file; nothing was judged." in ended.err
    assert ended.out == ""


def test_a_feature_file_is_not_utf_8(process, draft):
    draft.write("orders.feature", "Feature: Pl\xe4tze\n".encode("latin-1"))
    ended = process("run", draft.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "orders.feature:1: the file is not UTF-8" in ended.err
    assert "nothing was judged" in ended.err


def test_there_is_no_such_command_to_run_the_engine(process):
    ended = process("run", "--engine", "nosuch-engine --fast")
    assert ended.code == ExitCode.NO_ENGINE
    assert "there is no command nosuch-engine" in ended.out


def test_nobody_listens_at_the_port(process):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    ended = process("run", "--engine", f"tcp://127.0.0.1:{port}")
    assert ended.code == ExitCode.NO_ENGINE
    assert f"nobody listens at 127.0.0.1:{port}" in ended.out


def test_the_engine_dies_before_the_handshake(process):
    ended = process("run", "--engine", "python -m tests.engines.miniatures stillborn")
    assert ended.code == ExitCode.NO_ENGINE
    assert "ended with exit code 3" in ended.out
    assert "no licence found" in ended.out


def test_nothing_is_called_like_this(process):
    ended = process("run", "timing.bucket.active-frist")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "nothing in the suite is called `timing.bucket.active-frist`" in ended.err
    assert "nearest:  timing.bucket.active-first" in ended.err


def test_nothing_selected_was_judged(process):
    ended = process("run", CLAUSE, "--engine", "tests.cli.engines:Elsewhere")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "5 unsupported" in ended.out
    assert re.search(r"passed 0 of 0 judged, 0 of \d+ in the suite", ended.out)


def test_a_mistake_of_ours_is_no_verdict(judgecall, monkeypatch):
    monkeypatch.setattr("judgecall.players.play", lambda *_: 1 / 0)
    ended = judgecall("run", CLAUSE)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "ZeroDivisionError" in ended.err
    assert "a mistake in judgecall itself" in ended.err


def test_a_mistake_of_ours_in_a_worker_is_no_verdict_either(judgecall, monkeypatch):
    monkeypatch.setattr("judgecall.players.play", lambda *_: 1 / 0)
    ended = judgecall("run", CLAUSE, "-j", "2")
    assert ended.code == ExitCode.SUITE_FAULT
    assert "ZeroDivisionError" in ended.err


def test_the_readme_and_the_help_have_the_same_table(judgecall):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = judgecall("--help").out
    for code in ExitCode:
        assert f"| {code.value} | {code.meaning} |" in readme
        assert f"{code.value:>3}  {code.meaning}" in told


@pytest.mark.parametrize(
    ("verdicts", "ending", "code"),
    [
        ([Verdict.PASSED, Verdict.DIFFERS, Verdict.UNSUPPORTED], Ending.COMPLETE, ExitCode.OK),
        ([Verdict.PASSED, Verdict.FAILED], Ending.COMPLETE, ExitCode.NOT_CONFORMANT),
        ([Verdict.PASSED, Verdict.CRASHED], Ending.COMPLETE, ExitCode.NOT_CONFORMANT),
        ([Verdict.PASSED, Verdict.TIMED_OUT], Ending.COMPLETE, ExitCode.NOT_CONFORMANT),
        ([Verdict.PASSED, Verdict.BROKEN], Ending.COMPLETE, ExitCode.NOT_CONFORMANT),
        ([Verdict.DIFFERS, Verdict.UNSUPPORTED], Ending.COMPLETE, ExitCode.NOTHING_JUDGED),
        ([], Ending.COMPLETE, ExitCode.NOTHING_JUDGED),
        ([Verdict.FAILED, Verdict.NOT_RUN], Ending.INTERRUPTED, ExitCode.INTERRUPTED),
        ([Verdict.PASSED, Verdict.NOT_RUN], Ending.NO_ENGINE, ExitCode.NO_ENGINE),
        ([Verdict.PASSED, Verdict.NOT_RUN], Ending.SUITE_FAULT, ExitCode.SUITE_FAULT),
    ],
)
def test_the_ending_counts_before_the_verdicts(verdicts, ending, code):
    assert exit_code(verdicts, ending) is code
