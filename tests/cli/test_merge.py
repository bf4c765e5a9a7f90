"""A run that several machines share, and the one report that comes of it."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.verdicts import ExitCode

WHAT = ("arcane_legions", "--engine", "reference/resumes-active", "--no-diagnosis")


@pytest.fixture
def parts(judgecall, tmp_path):
    """Play in so many parts, and give the paths of the reports."""

    def play(of, *what):
        paths = []
        for part in range(1, of + 1):
            paths.append(tmp_path / f"part-{part}.json")
            judgecall("run", *(what or WHAT), "--shard", f"{part}/{of}", "--report", paths[-1])
        return paths

    return play


def read(path):
    return json.loads(path.read_text("utf-8"))


def without_times(report):
    """What does not depend on the clock or on how many requests came before."""
    for each in report["scenarios"]:
        del each["seconds"]
        each.get("details", {}).pop("transcript", None)
        each.get("details", {}).pop("again", None)
    return {key: each for key, each in report.items() if key not in {"seconds", "started"}}


def test_the_parts_together_are_the_whole_run(judgecall, parts, tmp_path):
    whole = tmp_path / "whole.json"
    ended = judgecall("merge", *reversed(parts(3)), "--report", whole, "--no-diagnosis")
    at_once = tmp_path / "at-once.json"
    assert judgecall("run", *WHAT, "--report", at_once).code == ended.code == 1
    assert without_times(read(whole)) == without_times(read(at_once))
    assert "passed 2" in ended.out
    schema = json.loads((resources.schemas() / "report.schema.json").read_text("utf-8"))
    assert not list(Draft202012Validator(schema).iter_errors(read(whole)))


def test_each_part_has_a_fair_share_and_none_has_what_another_has(parts):
    shares = [[each["id"] for each in read(path)["scenarios"]] for path in parts(3)]
    assert max(map(len, shares)) - min(map(len, shares)) <= 1
    together = [name for share in shares for name in share]
    assert len(set(together)) == len(together)
    assert read(parts(3)[1])["shard"] == {"part": 2, "of": 3, "whole": len(together)}


def test_the_whole_is_diagnosed_anew(judgecall, parts, tmp_path):
    whole = tmp_path / "whole.json"
    judgecall("merge", *parts(2), "--report", whole)
    (diagnosis,) = read(whole)["diagnosis"]
    assert diagnosis["explanations"][0]["misreading"] == "resumes-active"


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ([0, 2], "of 3 parts, 2 is missing"),
        ([1], "of 3 parts, 1 and 3 are missing"),
        ([0, 1, 2, 1], "are both part 2"),
    ],
)
def test_a_part_that_is_missing_or_doubled_is_no_smaller_whole(
    judgecall, parts, tmp_path, named, sentence
):
    paths = parts(3)
    whole = tmp_path / "whole.json"
    ended = judgecall("merge", *[paths[each] for each in named], "--report", whole)
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err
    assert not whole.exists()


def test_parts_of_different_engines_are_not_joined(judgecall, parts, tmp_path):
    first, second = parts(2)
    changed = read(second)
    changed["rulebooks"][0]["engine"]["version"] = "9"
    second.write_text(json.dumps(changed), "utf-8")
    ended = judgecall("merge", first, second, "--report", tmp_path / "whole.json")
    assert ended.code == ExitCode.USAGE
    assert "are of different engines" in ended.err


def test_parts_of_different_selections_are_not_joined(judgecall, parts, tmp_path):
    first, _ = parts(2)
    other = tmp_path / "other.json"
    judgecall("run", "fawnalore", "--shard", "2/2", "--report", other)
    ended = judgecall("merge", first, other, "--report", tmp_path / "whole.json")
    assert ended.code == ExitCode.USAGE
    assert "are parts of different wholes" in ended.err


def test_scenarios_that_were_lost_on_the_way_are_missed(judgecall, parts, tmp_path):
    first, second = parts(2)
    changed = read(second)
    changed["scenarios"].pop()
    second.write_text(json.dumps(changed), "utf-8")
    ended = judgecall("merge", first, second, "--report", tmp_path / "whole.json")
    assert ended.code == ExitCode.USAGE
    assert "different scenarios of this suite, and the whole has" in ended.err


def test_the_report_of_a_whole_run_is_no_part(judgecall, tmp_path):
    path = tmp_path / "report.json"
    judgecall("run", "timing.bucket.active-first", "--report", path)
    ended = judgecall("merge", path, "--report", tmp_path / "whole.json")
    assert ended.code == ExitCode.USAGE
    assert "no part of one" in ended.err


def test_a_part_without_scenarios_is_an_error(judgecall):
    ended = judgecall("run", "timing.bucket.active-first", "--shard", "99/99")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "part 99/99 holds no scenario" in ended.err
    assert "make at most as many parts" in ended.err


@pytest.mark.parametrize(
    ("shard", "sentence"),
    [("3/2", "there is no part 3 of 2"), ("0/2", "is no part of several"), ("2", "is 2/8")],
)
def test_a_part_that_cannot_be_is_refused(judgecall, shard, sentence):
    ended = judgecall("run", "--shard", shard)
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err


def test_parts_that_are_as_expected_are_so_together(judgecall, parts, tmp_path):
    known = tmp_path / "known.toml"
    judgecall("run", *WHAT, "--expect", known, "--write-expectations")
    paths = parts(2, *WHAT, "--expect", known)
    whole = tmp_path / "whole.json"
    assert judgecall("merge", *paths, "--report", whole, "--no-diagnosis").code == ExitCode.OK
    found = read(whole)
    assert found["expectations"]["hold"] is True
    assert len(found["expectations"]["excused"]) == found["totals"]["by_verdict"]["failed"] > 0
    assert found["expectations"]["faults"] == []


def test_one_part_that_is_not_as_expected_spoils_the_whole(judgecall, parts, tmp_path):
    known = tmp_path / "known.toml"
    judgecall("run", *WHAT, "--expect", known, "--write-expectations")
    mended = ("arcane_legions", "--engine", "reference", "--no-diagnosis", "--expect", known)
    whole = tmp_path / "whole.json"
    ended = judgecall("merge", *parts(2, *mended), "--report", whole, "--no-diagnosis")
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert read(whole)["expectations"]["faults"]


def test_parts_with_and_without_expectations_are_not_joined(judgecall, parts, tmp_path):
    known = tmp_path / "known.toml"
    judgecall("run", *WHAT, "--expect", known, "--write-expectations")
    first, _ = parts(2)
    other = tmp_path / "other.json"
    judgecall("run", *WHAT, "--expect", known, "--shard", "2/2", "--report", other)
    ended = judgecall("merge", first, other, "--report", tmp_path / "whole.json")
    assert ended.code == ExitCode.USAGE
    assert "was played without expectations" in ended.err
