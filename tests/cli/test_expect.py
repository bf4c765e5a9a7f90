"""A build that is green while an engine goes wrong as expected, and red when that changes."""

from __future__ import annotations

import json
import re

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.expectations import Expectations
from judgecall.verdicts import ExitCode
from tests.cli.test_interrupt import FOREVER, interrupt_after_the_first_failure
from tests.expectations.engines import FOURTH

ENGINES = "tests.expectations.engines"
BOOK = "arcane_legions"


@pytest.fixture(scope="module")
def schema():
    return json.loads((resources.schemas() / "report.schema.json").read_text("utf-8"))


def report_in(path, schema) -> dict:
    report = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator(schema).validate(report)
    return report


@pytest.fixture
def baseline(judgecall, tmp_path):
    """What is written of an engine that misreads three clauses."""
    path = tmp_path / "known.toml"
    ended = expecting(judgecall, path, "three", "--write-expectations")
    assert ended.code == ExitCode.OK
    assert re.search(r"known\.toml is written: \d+ entries\. Put your reasons in", ended.err)
    return path


def expecting(judgecall, path, engine, *more):
    words = ["run", BOOK, "--no-diagnosis", "--engine", f"{ENGINES}:{engine}", "--expect", path]
    return judgecall(*words, *more)


def test_an_engine_with_three_misreadings_stays_green(judgecall, baseline, tmp_path, schema):
    report = tmp_path / "report.json"
    ended = expecting(judgecall, baseline, "three", "--report", report)
    assert ended.code == ExitCode.OK
    assert "FAILED" not in ended.out
    assert "NOT AS EXPECTED" not in ended.out
    number = ended.out.count("as expected  failed  ")
    assert number > 20
    assert f"{number} scenarios as " in ended.out
    assert "nothing else is wrong" in ended.out
    said = report_in(report, schema)["expectations"]
    assert said["hold"] is True
    assert len(said["excused"]) == number
    entry = said["excused"][0]
    assert entry["reason"] == "not explained yet"
    assert baseline.read_text().splitlines()[entry["line"] - 1].startswith("[[expect]]")


def test_mending_one_turns_it_red_with_the_entries_to_delete(
    judgecall, baseline, tmp_path, schema
):
    report = tmp_path / "report.json"
    ended = expecting(judgecall, baseline, "two", "--report", report)
    assert ended.code == ExitCode.NOT_CONFORMANT
    lines = baseline.read_text(encoding="utf-8").splitlines()
    at = lines.index('clause = "arcane_legions:timing.new.equal-standing"')
    told = ended.out[ended.out.index(f"NOT AS EXPECTED  {baseline}:{at}\n") :]
    assert "  The clause   New abilities in a bucket rank with the old ones" in told
    assert "passed, and this entry says that it must end as failed" in " ".join(told.split())
    assert told[: told.index("\n\nNOT")].endswith(f"  Delete       lines {at} to {at + 3}")
    report = report_in(report, schema)
    assert report["exit_code"] == ExitCode.NOT_CONFORMANT
    fault = next(each for each in report["expectations"]["faults"] if each["line"] == at)
    assert (fault["kind"], fault["do"], fault["last_line"]) == ("passes", "delete", at + 3)


def test_a_fourth_misreading_turns_it_red_with_the_clause_in_words(
    judgecall, baseline, tmp_path, schema
):
    report = tmp_path / "report.json"
    ended = expecting(judgecall, baseline, "four", "--failures-only", "--report", report)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "  The clause   The active player is the first to resolve\n" in ended.out
    assert "as expected  failed" not in ended.out, "only what changed is shown"
    faults = report_in(report, schema)["expectations"]["faults"]
    new = [each for each in faults if each["kind"] == "unexpected"]
    assert f"{BOOK}:timing.bucket.active-first" in [each["clause"] for each in new]
    assert f"{FOURTH} 0.1.0" not in ended.out
    last = len(baseline.read_text().splitlines())
    assert {each["line"] for each in new} == {last + 1}
    # What is told to be added is all that is missing.
    for each in new:
        with baseline.open("a") as file:
            file.write("\n".join(["", *each["instead"], ""]))
    assert expecting(judgecall, baseline, "four").code == ExitCode.OK


def test_bringing_it_up_to_date_is_following_what_is_told(judgecall, baseline):
    expecting(judgecall, baseline, "four", "--write-expectations")
    assert expecting(judgecall, baseline, "four").code == ExitCode.OK
    ended = expecting(judgecall, baseline, "four", "--write-expectations")
    assert "known.toml was up to date" in ended.err
    expecting(judgecall, baseline, "two", "--write-expectations")
    assert expecting(judgecall, baseline, "two").code == ExitCode.OK
    for entry in Expectations.load(baseline).entries:
        assert entry.reason == "not explained yet"


def test_several_workers_find_the_same(judgecall, baseline):
    def told(*more: str) -> str:
        ended = expecting(judgecall, baseline, "two", *more)
        return re.sub(r"in \d+\.\d+ s", "", ended.out)

    assert told("-j", "2") == told()


def test_one_clause_says_nothing_of_the_others(judgecall, baseline):
    clause = "timing.new.equal-standing"
    words = ["--no-diagnosis", "--engine", f"{ENGINES}:three", "--expect", baseline]
    ended = judgecall("run", clause, *words)
    assert ended.code == ExitCode.OK
    assert "entries not asked about" in ended.out
    before = baseline.read_text()
    assert judgecall("run", clause, *words, "--write-expectations").code == ExitCode.OK
    assert baseline.read_text() == before


@pytest.mark.parametrize(
    "case", ["Refusing failed", "Stumbling crashed", "Dicing failed"], ids=str.lower
)
def test_a_game_that_cannot_begin_is_neither_excused_nor_written_down(
    judgecall, draft, tmp_path, schema, case
):
    engine, verdict = case.split()
    path, report = tmp_path / "known.toml", tmp_path / "report.json"
    path.write_text(
        f'[[expect]]\nclause = "{BOOK}:bucket.halts"\nmust = "{verdict}"\nreason = "known"\n'
    )
    before = path.read_text()
    words = [
        "run",
        draft.folder,
        "--no-diagnosis",
        "--engine",
        f"{ENGINES}:{engine}",
        "--expect",
        path,
    ]
    ended = judgecall(*words, "--report", report)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert f"{verdict} at the set-up of its game" in " ".join(ended.out.split())
    told = report_in(report, schema)
    assert told["expectations"]["excused"] == []
    assert {each["kind"] for each in told["expectations"]["faults"]} == {"never excused"}
    assert all(each["details"]["at_set_up"] for each in told["scenarios"])
    assert judgecall(*words, "--write-expectations").code == ExitCode.NOT_CONFORMANT
    assert path.read_text() == before


def test_a_game_that_goes_wrong_later_can_be_excused(judgecall, draft, tmp_path):
    path = tmp_path / "known.toml"
    words = [
        "run",
        draft.folder,
        "--no-diagnosis",
        "--engine",
        f"{ENGINES}:Sorry",
        "--expect",
        path,
    ]
    assert judgecall(*words, "--write-expectations").code == ExitCode.OK
    assert 'must = "crashed"' in path.read_text()
    assert judgecall(*words).code == ExitCode.OK


def test_what_the_engine_says_it_cannot_set_up_needs_no_entry(judgecall, draft, tmp_path):
    path = tmp_path / "known.toml"
    words = [
        "run",
        draft.folder,
        "--no-diagnosis",
        "--engine",
        f"{ENGINES}:Unable",
        "--expect",
        path,
    ]
    assert judgecall(*words, "--write-expectations").code == ExitCode.NOTHING_JUDGED
    assert "[[expect]]\n" not in path.read_text()


def test_a_broken_protocol_is_neither_excused_nor_written_down(judgecall, draft, tmp_path):
    path = tmp_path / "known.toml"
    engine = "tests.engines.miniatures:UnknownEvent"
    words = ["run", draft.folder, "--no-diagnosis", "--engine", engine, "--expect", path]
    ended = judgecall(*words, "--write-expectations")
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "broke the protocol, which no expectation excuses" in " ".join(ended.out.split())
    assert "[[expect]]  #" not in path.read_text()


def test_an_engine_that_is_not_there_is_not_excused(judgecall, draft, tmp_path):
    path = tmp_path / "known.toml"
    engine = "python -m tests.engines.miniatures stillborn"
    words = ["run", draft.folder, "--no-diagnosis", "--engine", engine, "--expect", path]
    ended = judgecall(*words, "--write-expectations")
    assert ended.code == ExitCode.NO_ENGINE
    assert "known.toml was not written" in ended.err
    assert not path.exists()
    path.write_text("")
    ended = judgecall(*words)
    assert ended.code == ExitCode.NO_ENGINE
    assert "nothing else is wrong" not in ended.out


def test_a_run_that_is_interrupted_is_not_written_down(draft, tmp_path):
    path, report = tmp_path / "known.toml", tmp_path / "report.json"
    words = [
        draft.folder,
        "--no-diagnosis",
        "--engine",
        "tests.cli.engines:Stalling",
        "--timeout",
        FOREVER,
    ]
    words += ["--report", report, "--expect", path]
    code, _ = interrupt_after_the_first_failure(*words, "--write-expectations")
    assert code == ExitCode.INTERRUPTED
    assert not path.exists()
    assert sorted(each.name for each in tmp_path.iterdir()) == [BOOK, "report.json"]
    said = json.loads(report.read_text())["expectations"]
    assert [each["kind"] for each in said["faults"]] == ["unexpected"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "known.toml:1: there is no such file\n  --write-expectations makes it"),
        ("[[expect]]\nmust = 'red'\n", "known.toml:2: there is no verdict `red`"),
        ("[[expect]\n", "known.toml:1: this is not TOML"),
    ],
)
def test_a_file_that_cannot_be_read_ends_it_before_anything_is_played(
    judgecall, draft, tmp_path, text, sentence
):
    path = tmp_path / "known.toml"
    if text is not None:
        path.write_text(text)
    ended = judgecall("run", draft.folder, "--expect", path)
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err
    assert "nothing was played" in ended.err
    assert ended.out == ""
    if text is not None:
        ended = judgecall("run", draft.folder, "--expect", path, "--write-expectations")
        assert ended.code == ExitCode.USAGE
        assert path.read_text() == text


def test_where_the_file_cannot_be_written_nothing_is_played(judgecall, draft, tmp_path):
    ended = judgecall("run", draft.folder, "--write-expectations")
    assert ended.code == ExitCode.USAGE
    assert "--write-expectations needs the name of the file: --expect FILE" in ended.err
    for path, sentence in (
        (tmp_path, "name a file in it"),
        (tmp_path / "no" / "known.toml", "there is no folder"),
    ):
        ended = judgecall("run", draft.folder, "--expect", path, "--write-expectations")
        assert ended.code == ExitCode.USAGE
        assert f"the expectations cannot be written to {path}" in ended.err
        assert sentence in ended.err
        assert ended.out == ""


def test_the_example_in_the_docs_can_be_read_and_fits(judgecall, tmp_path):
    docs = (resources.features().parent / "docs" / "expectations.md").read_text("utf-8")
    path = tmp_path / "known.toml"
    path.write_text(re.findall(r"```toml\n(.*?)```", docs, re.DOTALL)[0])
    engine = "reference/newest-first"
    ended = judgecall("run", BOOK, "--no-diagnosis", "--engine", engine, "--expect", path)
    assert "matches nothing" not in ended.out
    assert "no clause of the suite" not in ended.out
    assert "no scenario of the suite" not in ended.out
    assert "as expected  failed  arcane_legions/timing.new.equal-standing/" in ended.out
