"""What an engine's author is told about how the engine seems to read the rules."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.engines import CannotReach
from judgecall.verdicts import ExitCode

CLAUSE = "timing.bucket.inactive-drains-fully"
TOLD = (
    f"  It looks as if the engine reads {CLAUSE} as:\n"
    '  "The active player goes first whenever they have something to resolve."\n'
)


@pytest.fixture
def report(judgecall, tmp_path):
    """Judge an engine, and give the path of the report."""

    def told(*arguments):
        path = tmp_path / "report.json"
        judgecall("run", *arguments, "--report", path)
        return path

    return told


@pytest.fixture
def changed(report):
    """A report in which one thing is otherwise."""
    path = report(CLAUSE, "--engine", "reference/resumes-active", "--no-diagnosis")

    def by(change) -> object:
        found = json.loads(path.read_text("utf-8"))
        change(found)
        path.write_text(json.dumps(found), "utf-8")
        return path

    return by


def test_a_run_ends_with_how_the_engine_seems_to_read(judgecall):
    ended = judgecall(
        "run", "arcane_legions", "--engine", "reference/resumes-active", "--failures-only"
    )
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert TOLD in ended.out
    told = ended.out[ended.out.index(TOLD) :]
    assert "explains all " in told
    assert "  What plays like this: judgecall run --engine reference/resumes-active\n" in told
    assert told.splitlines()[-1].endswith("in the suite"), "the totals are the last line"


def test_a_run_says_nothing_of_it_where_everything_passes_or_nobody_asks(judgecall, monkeypatch):
    monkeypatch.setattr("judgecall.cli.diagnose.diagnose", lambda *_, **__: 1 / 0)
    with monkeypatch.context() as patched:
        patched.setattr("judgecall.cli.run.diagnosed", lambda *_: 1 / 0)
        ended = judgecall("run", CLAUSE, "--engine", "reference/resumes-active", "--no-diagnosis")
        assert ended.code == ExitCode.NOT_CONFORMANT
        assert "It looks as if" not in ended.out
    monkeypatch.undo()
    assert "engine reads" not in judgecall("run", CLAUSE).out


def test_one_failure_is_told_to_be_little(judgecall):
    ended = judgecall(
        "run", "arcane_legions", "--engine", "reference/role-swaps", "--failures-only"
    )
    told = " ".join(ended.out.split())
    assert "It may be that the engine reads timing.active.is-turn-player as:" in told
    assert "(explains the one failure, which is little to go by)" in told


def test_nothing_is_claimed_of_an_engine_that_plays_nothing(judgecall):
    spec = "tests.engines.miniatures:AlwaysPassing"
    ended = judgecall("run", "arcane_legions", "--engine", spec, "--failures-only")
    assert "engine reads" not in ended.out
    assert "misreadings that are known explains what fails here." in ended.out


def test_a_rulebook_without_misreadings_is_compared_with_none(judgecall, draft):
    ended = judgecall("run", draft.folder, "--engine", "reference/inactive-first")
    assert "misreading" not in ended.out.replace("misreading inactive-first", "")


@pytest.mark.parametrize("error", [KeyboardInterrupt, CannotReach("it is gone")])
def test_whatever_befalls_the_diagnosis_the_run_keeps_its_report(report, monkeypatch, error):
    def stumble(*_, **__):
        raise error

    monkeypatch.setattr("judgecall.cli.diagnose.diagnose", stumble)
    found = json.loads(report(CLAUSE, "--engine", "reference/resumes-active").read_text("utf-8"))
    assert found["exit_code"] == ExitCode.NOT_CONFORMANT
    assert found["diagnosis"] == []


def test_the_report_holds_the_diagnosis(report):
    schema = json.loads((resources.schemas() / "report.schema.json").read_text("utf-8"))
    found = json.loads(
        report("arcane_legions", "--engine", "reference/resumes-active").read_text("utf-8")
    )
    Draft202012Validator(schema).validate(found)
    [diagnosis] = found["diagnosis"]
    assert diagnosis["rulebook"] == "arcane_legions"
    assert diagnosis["left"] == []
    [explanation] = diagnosis["explanations"]
    assert explanation["misreading"] == "resumes-active"
    assert explanation["clause"] == CLAUSE
    assert explanation["likely"] is True
    assert explanation["explains"] == diagnosis["failures"]
    assert explanation["alone"] == len(diagnosis["failures"])


def test_every_shape_of_the_diagnosis_is_closed():
    schema = json.loads((resources.schemas() / "report.schema.json").read_text("utf-8"))
    for name in ("diagnosis", "explanation", "misreading"):
        shape = schema["$defs"][name]
        assert shape["additionalProperties"] is False
        assert shape["required"] == list(shape["properties"])


def test_a_saved_report_tells_the_same(judgecall, report):
    path = report("arcane_legions", "--engine", "reference/resumes-active")
    ended = judgecall("diagnose", path)
    assert ended.code == ExitCode.OK
    assert ended.out.startswith(TOLD)
    saved = json.loads(path.read_text("utf-8"))["diagnosis"]
    assert json.loads(judgecall("diagnose", path, "--json", "-j", "1").out) == saved


def test_a_report_in_which_nothing_failed_has_nothing_to_explain(judgecall, report):
    assert "Nothing failed in this report" in judgecall("diagnose", report(CLAUSE)).out
    path = report(CLAUSE, "--engine", "tests.cli.engines:Elsewhere")
    assert "Nothing was judged in this report" in judgecall("diagnose", path).out
    path = report(CLAUSE, "--engine", "tests.engines.miniatures:UnknownEvent")
    assert "is the engine breaking, not reading" in judgecall("diagnose", path).out


def test_half_a_character_in_a_report_spoils_nothing(judgecall, changed):
    def spoil(found):
        found["scenarios"][0]["details"]["sentence"] = "\udc80"

    ended = judgecall("diagnose", changed(spoil))
    assert ended.code == ExitCode.OK
    assert CLAUSE in ended.out


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda found: found.pop("scenarios"), '"scenarios" is a required property'),
        (
            lambda found: found.update(report=2),
            "a report of version 2, and this judgecall reads 1",
        ),
        (lambda found: found.pop("report"), "is JSON, but no report of a run"),
        (
            lambda found: found["suite"].update(version="0.0.9"),
            "tells of suite 0.0.9, and this is ",
        ),
        (
            lambda found: found["rulebooks"][0].update(edition="1999"),
            "the report tells of edition 1999 of Arcane Legions, and this suite encodes 2011-01",
        ),
        (
            lambda found: found["rulebooks"][0].update(id="chess"),
            "the report tells of Arcane Legions (chess), which this suite lacks",
        ),
        (
            lambda found: found["scenarios"][0].update(id="arcane_legions/gone/with-the-wind"),
            "tells of 1 scenario that the suite no longer has: arcane_legions/gone/with-the-wind",
        ),
    ],
)
def test_a_report_that_is_no_use_is_told_why(judgecall, changed, change, sentence):
    ended = judgecall("diagnose", changed(change))
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err
    assert "\n  " in ended.err, "and what to do"
    assert ended.out == ""


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"", "is no report, for it is not JSON"),
        (b"{", "is no report, for it is not JSON"),
        (b'"\xff"', "is no report, for it is not JSON"),
        (b"[" * 100_000, "is no report, for it is not JSON"),
        (b"[]", "is JSON, but no report of a run"),
    ],
)
def test_a_file_that_is_no_report_is_told_why(judgecall, tmp_path, content, sentence):
    path = tmp_path / "report.json"
    if content is not None:
        path.write_bytes(content)
    ended = judgecall("diagnose", path)
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err
    assert "name a file that `judgecall run --report FILE` has written" in ended.err
