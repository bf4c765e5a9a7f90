"""`judgecall report`: pages of saved reports."""

from __future__ import annotations

import json

import pytest

from judgecall.verdicts import ExitCode

CLAUSE = "timing.bucket.inactive-drains-fully"


@pytest.fixture
def report(judgecall, tmp_path):
    def told(name="report.json", *engine):
        path = tmp_path / name
        judgecall("run", CLAUSE, *engine, "--report", path, "--no-diagnosis")
        return path

    return told


def test_every_page_is_written_at_once(judgecall, report, tmp_path):
    names = {"html": "a.html", "markdown": "a.md", "junit": "a.xml", "badge": "a.svg"}
    asked = [part for name, file in names.items() for part in (f"--{name}", tmp_path / file)]
    ended = judgecall("report", report(), *asked)
    assert ended.code == ExitCode.OK
    assert ended.out.splitlines() == [f"wrote {tmp_path / file}" for file in names.values()]
    for file in names.values():
        assert "6 of 278" in (tmp_path / file).read_text("utf-8") or file == "a.xml"


def test_two_engines_stand_side_by_side(judgecall, report, tmp_path):
    reports = report("a.json"), report("b.json", "--engine", "reference/resumes-active")
    ended = judgecall("report", *reports, "--html", tmp_path / "both.html")
    assert ended.code == ExitCode.OK
    page = (tmp_path / "both.html").read_text("utf-8")
    assert "Side by side" in page
    assert "misreading resumes-active" in page


def test_there_must_be_something_to_write(judgecall, report):
    ended = judgecall("report", report())
    assert ended.code == ExitCode.USAGE
    assert "there is nothing to write" in ended.err
    assert "--html" in ended.err


def test_nothing_is_written_where_one_page_cannot_be(judgecall, report, tmp_path):
    page = tmp_path / "a.html"
    ended = judgecall("report", report(), "--html", page, "--junit", tmp_path / "no" / "a.xml")
    assert ended.code == ExitCode.USAGE
    assert "there is no folder" in ended.err
    path = report()
    ended = judgecall("report", path, path, "--html", page, "--badge", tmp_path / "a.svg")
    assert ended.code == ExitCode.USAGE
    assert "a badge tells of one engine" in ended.err
    assert not page.exists()


def test_a_report_from_before_reports_held_the_rulebook_is_told_so(judgecall, report, tmp_path):
    path = report()
    found = json.loads(path.read_text("utf-8"))
    for book in found["rulebooks"]:
        del book["sections"]
    path.write_text(json.dumps(found), "utf-8")
    ended = judgecall("report", path, "--html", tmp_path / "a.html")
    assert ended.code == ExitCode.USAGE
    assert (
        "lacks the words of its clauses; an older judgecall wrote it\n  play the suite"
        in ended.err
    )


def test_what_is_no_report_is_told(judgecall, tmp_path):
    ended = judgecall("report", tmp_path / "none.json", "--html", tmp_path / "a.html")
    assert ended.code == ExitCode.USAGE
    assert "cannot be read" in ended.err


def test_marks_stand_on_the_lines_that_failed(judgecall, report):
    ended = judgecall(
        "report", report("a.json", "--engine", "reference/resumes-active"), "--annotations"
    )
    assert ended.code == ExitCode.OK
    first = ended.out.splitlines()[0]
    assert first.startswith("::error file=features/arcane_legions/passes.feature,line=")
    assert "title=failed%3A Once begun%2C the other player finishes their bucket::" in first
    assert "%0Aexpected: " in first
    assert "%0Athe engine: " in first
    assert "%0Aagain: judgecall run arcane_legions/" in first


def test_nothing_is_marked_where_everything_passes(judgecall, report):
    ended = judgecall("report", report(), "--annotations")
    assert ended.code == ExitCode.OK
    assert ended.out == ""


def test_a_build_is_not_flooded_with_marks(judgecall, tmp_path):
    path = tmp_path / "report.json"
    judgecall("run", "--engine", "reference/resumes-active", "--report", path, "--no-diagnosis")
    failed = json.loads(path.read_text("utf-8"))["totals"]["by_verdict"]["failed"]
    for each in (found := json.loads(path.read_text("utf-8")))["scenarios"]:
        if each["verdict"] == "failed":
            found["scenarios"] += [{**each, "id": f"{each['id']}-{n}"} for n in range(3)]
            break
    assert failed == 9
    path.write_text(json.dumps(found), "utf-8")
    lines = judgecall("report", path, "--annotations").out.splitlines()
    assert len(lines) == 10
    assert lines[-1] == "::error title=Judgecall::3 more scenarios went wrong"


def test_an_engine_cannot_command_the_build(judgecall, tmp_path):
    path = tmp_path / "report.json"
    judgecall(
        "run",
        CLAUSE,
        "--engine",
        "tests.cli.engines:Commanding",
        "--report",
        path,
        "--no-diagnosis",
    )
    lines = judgecall("report", path, "--annotations").out.splitlines()
    assert any("sorry" in line for line in lines)
    assert all(line.startswith("::error file=features/arcane_legions/") for line in lines)
