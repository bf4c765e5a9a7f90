"""The report's shape, for every kind of ending that a run can have."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator
import pytest

from judgecall import __version__, resources
from judgecall.expectations import Do, Kind, Strength
from judgecall.expectations.entries import EXPECTABLE
from judgecall.report.document import document
from judgecall.runner import run
from judgecall.runs import How
from judgecall.selection import Library
from judgecall.verdicts import ExitCode, Verdict
from tests.drafts import Draft


class Silent:
    def begins(self, run, book): ...
    def progresses(self, run, ended): ...
    def ends(self, run, outcome): ...
    def finishes(self, run, book): ...


@pytest.fixture(scope="module")
def schema():
    found = json.loads((resources.schemas() / "report.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(found)
    return found


@pytest.fixture
def report(tmp_path, schema):
    """Run the small rulebook and give the report, which is valid."""
    folder = Draft(tmp_path).folder

    def told(engine: str, *words: str, timeout: float = 30.0) -> dict:
        selection = Library(folder.parent).select(words)
        # Through JSON and back, as a reader has it.
        found = json.loads(json.dumps(document(run(selection, How(engine, timeout), Silent()))))
        Draft202012Validator(schema).validate(found)
        return found

    return told


def test_a_report_of_a_run_that_passes(report):
    told = report("reference")
    assert told["suite"] == {"name": "judgecall", "version": __version__}
    assert told["engine"]["reached"] == "reference engine, in process"
    assert told["ending"] == "complete"
    assert told["exit_code"] == 0
    assert told["totals"]["passed"] == told["totals"]["judged"] == told["totals"]["in_suite"] == 5
    [rulebook] = told["rulebooks"]
    assert (rulebook["id"], rulebook["edition"]) == ("arcane_legions", "2011-01")
    assert rulebook["engine"]["language"] == "Python"
    assert [scenario["verdict"] for scenario in told["scenarios"]] == ["passed"] * 5
    assert "details" not in told["scenarios"][0]
    assert told["scenarios"][3] | {"seconds": 0, "file": ""} == {
        "id": "arcane_legions/bucket.halts/an-order-is-refused-while-an-ability-waits",
        "name": "An order is refused while an ability waits",
        "rulebook": "arcane_legions",
        "section": "buckets",
        "clause": "bucket.halts",
        "standing": "reading",
        "file": "",
        "line": 43,
        "verdict": "passed",
        "seconds": 0,
    }


def test_a_report_of_a_failure_has_all_that_the_terminal_shows_and_the_transcript(report):
    told = report("reference/inactive-first", "bucket.active-first")
    assert told["exit_code"] == ExitCode.NOT_CONFORMANT
    assert told["totals"]["selected"] == 3
    assert told["totals"]["in_suite"] == 5
    details = told["scenarios"][0]["details"]
    assert details["sentence"] == "other abilities resolved, or in another order"
    assert details["step"] == {
        "keyword": "Then",
        "text": "these abilities resolved, in order:",
        "line": 20,
    }
    assert details["expected"] == ["Spite", "Vigil"]
    assert details["actual"] == ["Vigil", "Spite"]
    assert details["events"][0] == "a figure of Hoplites is downed"
    assert details["again"].startswith("judgecall run ")
    said = [(each["from"], each["message"].get("method")) for each in details["transcript"]]
    assert said == [
        ("runner", "game/start"),
        ("engine", None),
        ("runner", "game/act"),
        ("engine", None),
    ]


@pytest.mark.parametrize(
    ("engine", "verdict"),
    [
        ("tests.cli.engines:Elsewhere", Verdict.UNSUPPORTED),
        ("tests.cli.engines:Rude", Verdict.CRASHED),
        ("tests.engines.miniatures:Raising", Verdict.CRASHED),
        ("tests.engines.miniatures:UnknownEvent", Verdict.BROKEN),
        ("python -m tests.engines.miniatures printing", Verdict.BROKEN),
        ("tests.engines.miniatures:AlwaysFailing", Verdict.FAILED),
    ],
)
def test_whatever_the_engine_does_the_report_is_valid(report, engine, verdict):
    told = report(engine)
    assert told["totals"]["by_verdict"][verdict.value] == 5
    assert all(scenario["details"]["sentence"] for scenario in told["scenarios"])


def test_a_line_that_was_no_message_is_in_the_transcript_as_text(report):
    told = report("python -m tests.engines.miniatures printing", "orders")
    [scenario] = told["scenarios"]
    assert "resolving Tribute..." in json.dumps(scenario["details"])


def test_a_hanging_engine(report):
    told = report("tests.engines.miniatures:Hanging", "orders", timeout=0.2)
    assert told["scenarios"][0]["verdict"] == "timed out"
    assert told["engine"]["timeout"] == 0.2


def test_a_report_without_an_engine(report):
    told = report("python -m tests.engines.miniatures stillborn")
    assert told["ending"] == "no engine"
    assert told["exit_code"] == ExitCode.NO_ENGINE
    assert told["no_engine"]["log"] == ["no licence found"]
    assert told["rulebooks"][0]["engine"] is None
    assert told["totals"]["by_verdict"]["not run"] == 5


def test_the_schema_is_closed(schema):
    def objects(part):
        if isinstance(part, dict):
            if part.get("type") == "object" and "properties" in part:
                yield part
            for inner in part.values():
                yield from objects(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from objects(inner)

    found = list(objects(schema))
    assert len(found) > 10
    for part in found:
        assert part["additionalProperties"] is False, part.get("title")


def test_the_schema_knows_every_verdict_and_exit_code(schema):
    assert schema["$defs"]["verdict"]["enum"] == [verdict.value for verdict in Verdict]
    by_verdict = schema["$defs"]["totals"]["properties"]["by_verdict"]
    assert by_verdict["required"] == [verdict.value for verdict in Verdict]
    # A command line that cannot be understood leads to no report.
    codes = [code.value for code in ExitCode if code is not ExitCode.USAGE]
    assert schema["properties"]["exit_code"]["enum"] == codes


def test_a_scenario_that_passed_has_no_details_and_any_other_has(schema, report):
    told = report("reference", "orders")
    del told["scenarios"][0]["verdict"]
    assert not Draft202012Validator(schema).is_valid(told)
    told["scenarios"][0]["verdict"] = "failed"
    assert not Draft202012Validator(schema).is_valid(told)


def test_the_schema_knows_all_that_an_expectation_file_can_say(schema):
    fault = schema["$defs"]["unexpected"]["properties"]
    assert fault["kind"]["enum"] == [kind.value for kind in Kind]
    assert fault["do"]["enum"] == [do.value for do in Do]
    excused = schema["$defs"]["excused"]["properties"]
    assert excused["verdict"]["enum"] == [verdict.value for verdict in EXPECTABLE]
    assert excused["strength"]["enum"] == [strength.value for strength in Strength]


def test_a_report_of_a_run_without_expectations_says_so(report, schema):
    told = report("reference", "orders")
    assert told["expectations"] is None
    del told["expectations"]
    assert Draft202012Validator(schema).is_valid(told), "as reports were before there were any"
