"""The action, played as a build on GitHub plays it: the shell steps of action.yml, one by one."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
import json
import os
import re
import shlex
import subprocess
import sys

import pytest
import yaml

ROOT = Path(__file__).parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
INSTALL = "Install Judgecall"


class Job(NamedTuple):
    """What a build has to show at its end."""

    code: int
    out: str
    summary: str
    folder: Path


class Runner:
    """Runs the steps as GitHub would, as far as they are shell."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.repository = folder / "repository"
        self.temp = folder / "temp"
        for each in (self.repository, self.temp):
            each.mkdir()
        self._install()

    def _install(self) -> None:
        """Stand in for the step that installs, so that no network is needed."""
        bin_folder = self.temp / "judgecall" / "bin"
        bin_folder.mkdir(parents=True)
        command = bin_folder / "judgecall"
        command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m judgecall "$@"\n')
        command.chmod(0o755)

    def play(self, **inputs: str) -> Job:
        """Run all steps with these inputs."""
        assert not inputs.keys() - ACTION["inputs"].keys()
        known = {name: each.get("default", "") for name, each in ACTION["inputs"].items()} | inputs
        outputs: dict[str, str] = {}
        summary, output = self.temp / "summary.md", self.temp / "output"
        summary.touch()
        code, said = 0, ""
        for step in ACTION["runs"]["steps"]:
            if (
                "run" not in step
                or step["name"] == INSTALL
                or (code and step.get("if") != "always()")
            ):
                continue
            output.write_text("")
            ended = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                cwd=self.repository,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join([str(self.repository), *sys.path]),
                    "RUNNER_TEMP": str(self.temp),
                    "GITHUB_OUTPUT": str(output),
                    "GITHUB_STEP_SUMMARY": str(summary),
                    **{
                        name: _filled(str(text), known, outputs)
                        for name, text in step.get("env", {}).items()
                    },
                },
                capture_output=True,
                text=True,
                check=False,
                timeout=120,
            )
            said += ended.stdout + ended.stderr
            outputs |= dict(line.split("=", 1) for line in output.read_text().splitlines())
            code = code or ended.returncode
        return Job(code, said, summary.read_text("utf-8"), Path(outputs["folder"]))


def _filled(text: str, inputs: dict[str, str], outputs: dict[str, str]) -> str:
    """Put in what stands between ${{ and }}."""

    def value(found: re.Match[str]) -> str:
        kind, *names = found[1].split(".")
        if kind == "inputs":
            return inputs[names[0]]
        assert (kind, *names[:-1]) == ("steps", "judge", "outputs")
        return outputs[names[-1]]

    return re.sub(r"\$\{\{ ([a-z._]+) \}\}", value, text)


@pytest.fixture
def runner(tmp_path) -> Runner:
    return Runner(tmp_path)


CLAUSE = "timing.bucket.inactive-drains-fully"


def test_a_build_is_green_where_the_engine_plays_right(runner):
    job = runner.play(engine="python -m reference_engine", what=CLAUSE)
    assert job.code == 0, job.out
    report = json.loads((job.folder / "report.json").read_text("utf-8"))
    assert report["totals"]["passed"] == report["totals"]["selected"] > 0
    assert {path.name for path in job.folder.iterdir()} == {
        "report.json",
        "report.html",
        "report.md",
        "junit.xml",
        "badge.svg",
    }
    assert job.summary
    assert "::error" not in job.out


def test_a_build_is_red_where_it_does_not_and_shows_where(runner):
    job = runner.play(
        engine="reference/resumes-active", what=f"{CLAUSE} timing.bucket.active-first"
    )
    assert job.code == 1
    assert "passes.feature,line=" in job.out
    assert "Once begun, the other player finishes their bucket" in job.summary
    assert (job.folder / "report.html").exists()


def test_a_build_is_red_where_there_is_no_engine(runner):
    job = runner.play(engine="no-such-engine-anywhere")
    assert job.code == 4


def test_a_part_of_the_suite_is_played_by_itself(runner):
    job = runner.play(engine="reference", what="arcane_legions", shard="2/8")
    assert job.code == 0, job.out
    report = json.loads((job.folder / "report.json").read_text("utf-8"))
    assert report["shard"]["part"] == 2


def test_what_an_input_holds_is_never_a_command(runner):
    job = runner.play(engine="reference", what='$(touch owned) `touch owned` "; touch owned"')
    assert job.code == 5
    assert not list(runner.repository.iterdir())


def test_every_input_is_explained_and_used():
    text = (ROOT / "action.yml").read_text("utf-8")
    for name, each in ACTION["inputs"].items():
        assert each["description"].endswith((".", '"my_engine"'))
        assert f"inputs.{name} }}}}" in text
    assert "${{" not in "".join(step.get("run", "") for step in ACTION["runs"]["steps"]), (
        "an input in a script would be read as part of it"
    )
