"""Ctrl-C in the middle: what was judged until then is told, and in the report."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from judgecall.verdicts import ExitCode
from tests.cli.conftest import ROOT

#: Longer than any test takes: the engines here hang until they are interrupted.
FOREVER = "600"


def interrupt_after_the_first_failure(*arguments: object) -> tuple[int, str]:
    """Run, press Ctrl-C as soon as a scenario was told of, and wait for the end."""
    with subprocess.Popen(
        [sys.executable, "-m", "judgecall", "run", *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        # A shell may have started us deaf to Ctrl-C, which is inherited.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        before = []
        for line in process.stdout:
            before.append(line)
            if line.startswith("FAILED"):
                process.send_signal(signal.SIGINT)
                break
        rest = process.stdout.read()
    return process.returncode, "".join(before) + rest


@pytest.mark.parametrize(
    "engine",
    ["tests.cli.engines:Stalling", "python -m tests.cli.engines Stalling"],
    ids=["in process", "as a child"],
)
def test_the_report_so_far_is_written(tmp_path, draft, engine):
    path = tmp_path / "report.json"
    code, out = interrupt_after_the_first_failure(
        draft.folder, "--engine", engine, "--timeout", FOREVER, "--report", path
    )
    assert code == ExitCode.INTERRUPTED
    assert "Interrupted: 4 scenarios have no verdict." in out
    assert "passed 0 of 1 judged, 0 of 5 in the suite" in out
    report = json.loads(path.read_text())
    assert report["ending"] == "interrupted"
    assert report["exit_code"] == ExitCode.INTERRUPTED
    verdicts = [scenario["verdict"] for scenario in report["scenarios"]]
    assert verdicts == ["failed", *["not run"] * 4]
    assert "interrupted" in report["scenarios"][1]["details"]["sentence"]


def test_workers_end_with_the_run(tmp_path, draft):
    path = tmp_path / "report.json"
    code, out = interrupt_after_the_first_failure(
        draft.folder,
        "--engine",
        "tests.cli.engines:Stalling",
        "--timeout",
        FOREVER,
        "--report",
        path,
        "-j",
        2,
    )
    assert code == ExitCode.INTERRUPTED
    verdicts = [scenario["verdict"] for scenario in json.loads(path.read_text())["scenarios"]]
    # Each of the two workers has played its first game, and hangs in its second.
    assert verdicts[0] == "failed"
    assert set(verdicts) == {"failed", "not run"}
    assert verdicts.count("failed") <= 2
    assert "Interrupted" in out


def test_a_kill_ends_with_all_its_processes(draft):
    script = f"""
import os, sys, time
import judgecall.kill.shelf
from judgecall.cli.group import start
from tests.kill import shelf

def hang():
    os.write(1, b"It hangs.\\n")
    time.sleep({FOREVER})

judgecall.kill.shelf.REFERENCE = "tests.kill.shelf"
shelf.ON_IT, shelf.hang = [shelf.HANGS], hang
sys.argv = ["judgecall", "kill", {str(draft.folder)!r}]
start()
"""
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "It hangs.\n"
        process.send_signal(signal.SIGINT)
        # Both ends are reached only when nobody is left who could write.
        _, err = process.communicate()
    assert process.returncode == ExitCode.INTERRUPTED
    assert err.strip() == "Interrupted."
