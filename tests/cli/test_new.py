"""What `judgecall new` writes runs as it is; where it cannot write, nothing is left."""

from __future__ import annotations

from pathlib import Path
import json
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from judgecall import skeletons
from judgecall.cli.group import VERBS
from judgecall.skeletons import LANGUAGES
from judgecall.verdicts import ExitCode
from tests.cli.conftest import ROOT

needs_node = pytest.mark.skipif(
    shutil.which("node") is None,
    reason="NODE IS MISSING: the JavaScript skeleton was not run",
)
EVERY_LANGUAGE = [
    pytest.param("python", id="python"),
    pytest.param("javascript", id="javascript", marks=needs_node),
]


def everything_in(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_new_is_a_verb():
    assert "new" in VERBS


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_a_skeleton_runs_and_nothing_of_it_is_judged(judgecall, tmp_path, language):
    folder = tmp_path / "deep" / "my engine's"
    assert judgecall("new", "adapter", "--language", language, folder).code == ExitCode.OK
    engine = shlex.join(LANGUAGES[language].command(folder))
    ended = judgecall("run", "arcane_legions", "--engine", engine)
    assert ended.code == ExitCode.NOTHING_JUDGED
    why = r"  \d+ unsupported  the engine does not support setting up a game\n"
    assert re.search(why, ended.out)
    assert "passed 0 of 0 judged" in ended.out


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_the_command_that_is_told_works_as_pasted(process, tmp_path, language):
    written = process("new", "adapter", "--language", language, "my engine", cwd=tmp_path)
    [pasted] = [line for line in written.out.splitlines() if " run arcane_legions " in line]
    ended = subprocess.run(
        pasted, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ended.returncode == ExitCode.NOTHING_JUDGED, ended.stderr
    assert "passed 0 of 0 judged" in ended.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_told_and_no_placeholder_is_left(judgecall, tmp_path, language):
    folder = tmp_path / "engine"
    told = judgecall("new", "adapter", "--language", language, folder).out
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert {LANGUAGES[language].main, "README.md", ".gitignore"} <= {path.name for path in written}
    assert sorted(told.splitlines()[: len(written)]) == sorted(f"wrote {path}" for path in written)
    own = [path for path in written if path.parent == folder]
    assert [path for path in own if "@" in path.read_text("utf-8")] == []


def test_the_kit_that_is_copied_is_the_whole_kit(judgecall, tmp_path):
    judgecall("new", "adapter", "--language", "javascript", tmp_path / "engine")
    kit = ROOT / "adapters" / "javascript"
    wanted = {path.name: path.read_bytes() for path in kit.iterdir() if path.suffix == ".mjs"}
    copied = (tmp_path / "engine" / "judgecall-adapter").glob("*.mjs")
    assert {path.name: path.read_bytes() for path in copied} == wanted


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_any_name_that_can_be_printed_is_told_as_it_is(judgecall, tmp_path, language):
    name = 'Old "\\n" @RULEBOOK@ ${x} Über'
    folder = tmp_path / "engine"
    judgecall("new", "adapter", "--language", language, "--name", name, folder)
    engine = shlex.join(LANGUAGES[language].command(folder))
    report = tmp_path / "report.json"
    judgecall("run", "timing.bucket.owner-picks", "--engine", engine, "--report", report)
    assert json.dumps(name, ensure_ascii=False) in report.read_text("utf-8")


def test_a_name_comes_from_the_folder_unless_it_is_given(judgecall, tmp_path, monkeypatch):
    (tmp_path / "legionnaire").mkdir()
    monkeypatch.chdir(tmp_path / "legionnaire")
    judgecall("new", "adapter", "--language", "python", ".")
    assert '    name = "legionnaire"\n' in Path("my_engine.py").read_text("utf-8")


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "bell\a"])
def test_a_name_that_cannot_be_read_is_refused(judgecall, tmp_path, name):
    ended = judgecall("new", "adapter", "--language", "python", "--name", name, tmp_path / "x")
    assert ended.code == ExitCode.USAGE
    assert "--name" in ended.err
    assert everything_in(tmp_path) == []


def test_a_folder_in_use_is_refused_and_left_alone(judgecall, tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    ended = judgecall("new", "adapter", "--language", "python", tmp_path)
    assert ended.code == ExitCode.USAGE
    assert f"{tmp_path} is not empty" in ended.err
    assert "a folder that does not exist yet" in ended.err
    assert everything_in(tmp_path) == ["notes.txt"]


def test_a_file_is_no_folder(judgecall, tmp_path):
    (tmp_path / "notes").write_text("mine")
    for place in ("notes", "notes/engine"):
        ended = judgecall("new", "adapter", "--language", "python", tmp_path / place)
        assert ended.code == ExitCode.USAGE
    assert everything_in(tmp_path) == ["notes"]


@pytest.mark.parametrize("problem", [OSError("the disk is full"), KeyboardInterrupt()])
def test_what_fails_halfway_leaves_nothing(tmp_path, problem):
    class Failing(dict):
        def items(self):
            yield "one.txt", "1"
            yield "kit/two.txt", "2"
            raise problem

    expected = skeletons.NotWritten if isinstance(problem, OSError) else KeyboardInterrupt
    with pytest.raises(expected):
        skeletons.write(tmp_path / "a" / "b", Failing())
    assert everything_in(tmp_path) == []
    (tmp_path / "empty").mkdir()
    with pytest.raises(expected):
        skeletons.write(tmp_path / "empty", Failing())
    assert everything_in(tmp_path) == ["empty"]


def test_an_unknown_language_is_told_with_those_that_there_are(judgecall, tmp_path):
    ended = judgecall("new", "adapter", "--language", "cobol", tmp_path / "x")
    assert ended.code == ExitCode.USAGE
    assert "no adapter kit for `cobol`" in ended.err
    assert "there are: python, javascript" in ended.err
    assert everything_in(tmp_path) == []


def test_an_unknown_rulebook_is_told_with_those_that_there_are(judgecall, tmp_path):
    ended = judgecall(
        "new", "adapter", "--language", "python", "--rulebook", "chess", tmp_path / "x"
    )
    assert ended.code == ExitCode.USAGE
    assert "no rulebook called `chess`" in ended.err
    assert "there are: arcane_legions" in ended.err
    assert everything_in(tmp_path) == []


def test_a_missing_program_is_told_at_once(judgecall, tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda _: None)
    ended = judgecall("new", "adapter", "--language", "javascript", tmp_path / "x")
    assert ended.code == ExitCode.OK
    assert "There is no `node`" in ended.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_installed_package_writes_the_same(judgecall, tmp_path, installed, language):
    site = installed
    script = (
        "import judgecall, sys\n"
        f"assert judgecall.__file__.startswith({str(site)!r}), judgecall.__file__\n"
        "from judgecall.cli import main\nmain()\n"
    )
    words = ["new", "adapter", "--language", language, "--name", "Same"]
    subprocess.run(
        [sys.executable, "-c", script, *words, "wheel"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(site), "PATH": "/usr/bin:/bin"},
        check=True,
        capture_output=True,
    )
    judgecall(*words, tmp_path / "checkout")
    assert everything_in(tmp_path / "wheel") == everything_in(tmp_path / "checkout")
    for path in (path for path in (tmp_path / "wheel").rglob("*") if path.is_file()):
        twin = tmp_path / "checkout" / path.relative_to(tmp_path / "wheel")
        assert path.read_bytes() == twin.read_bytes()
