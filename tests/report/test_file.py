from __future__ import annotations

from pathlib import Path
import json
import os
import stat

import pytest

from judgecall.report.file import CannotWrite, ReportFile


def names(folder) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_report_is_there_whole(tmp_path):
    path = tmp_path / "report.json"
    with ReportFile(path) as file:
        assert not path.exists()
        file.write({"said": "Zwölf"})
        assert json.loads(path.read_text(encoding="utf-8")) == {"said": "Zwölf"}
    assert names(tmp_path) == ["report.json"]


def test_without_a_report_the_old_one_stays_and_nothing_else(tmp_path):
    path = tmp_path / "report.json"
    path.write_text("old")
    with pytest.raises(KeyboardInterrupt), ReportFile(path):
        raise KeyboardInterrupt
    assert path.read_text() == "old"
    assert names(tmp_path) == ["report.json"]


def test_a_report_that_cannot_be_told_leaves_the_old_one(tmp_path):
    path = tmp_path / "report.json"
    path.write_text("old")
    with pytest.raises(TypeError), ReportFile(path) as file:
        file.write({"not json": object()})
    assert path.read_text() == "old"
    assert names(tmp_path) == ["report.json"]


def test_half_a_character_pair_does_not_stop_a_report(tmp_path):
    path = tmp_path / "report.json"
    with ReportFile(path) as file:
        file.write({"said": "\ud83d"})
    assert json.loads(path.read_bytes()) == {"said": "\ud83d"}


def test_a_report_may_be_read_by_those_who_may_read_files_here(tmp_path):
    path, other = tmp_path / "report.json", tmp_path / "other"
    other.touch()
    with ReportFile(path) as file:
        file.write({})
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)


def test_a_pipe_is_written_to_as_it_is():
    reading, writing = os.pipe()
    with ReportFile(Path(f"/dev/fd/{writing}")) as file:
        file.write({"said": 1})
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        assert json.loads(pipe.read()) == {"said": 1}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "which is a folder; name a file in it"),
        ("nosuch/report.json", "there is no folder"),
        ("file/report.json", "is not a folder"),
        ("x" * 300, "name too long"),
    ],
)
def test_a_place_that_cannot_hold_a_report_is_told_at_once(tmp_path, name, sentence):
    (tmp_path / "file").touch()
    with pytest.raises(CannotWrite) as error, ReportFile(tmp_path / name):
        pytest.fail("nothing may be played")
    assert sentence in str(error.value).lower()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do anything")
def test_a_file_that_may_not_be_overwritten_is_told_at_once(tmp_path):
    path = tmp_path / "report.json"
    path.touch(mode=0o400)
    with pytest.raises(CannotWrite, match="may not be overwritten"), ReportFile(path):
        pytest.fail("nothing may be played")
