"""What `judgecall kill` tells."""

from __future__ import annotations

import json
import re

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.verdicts import ExitCode
from tests.kill import shelf
from tests.kill.shelf import (
    AGREES,
    COST,
    CRASHES,
    ELSEWHERE,
    FIRST,
    HALTS,
    INACTIVE_FIRST,
    STRAY,
)


@pytest.fixture
def owning(monkeypatch):
    """Let a stand-in for the reference engine own up to these misreadings."""
    monkeypatch.setattr("judgecall.kill.shelf.REFERENCE", "tests.kill.shelf")

    def own_up(*wrong, unseen=None):
        monkeypatch.setattr(shelf, "ON_IT", list(wrong))
        monkeypatch.setattr(shelf, "UNSEEN", unseen or {})

    return own_up


def without_seconds(told: str) -> str:
    return re.sub(r"\d+\.\d s\n", "S s\n", told)


def test_the_matrix_clause_by_clause(judgecall, draft, owning):
    owning(INACTIVE_FIRST, CRASHES, unseen={HALTS: "Whoever waits is not seen to wait."})
    ended = judgecall("kill", draft.folder)
    assert ended.code == ExitCode.OK
    assert without_seconds(ended.out) == (
        "Arcane Legions: 3 clauses, 2 misreadings\n"
        "\n"
        "  bucket.active-first   1 misreading     caught by 1 scenario\n"
        "  bucket.halts          0 misreadings    cannot be told apart\n"
        "  orders.cost           1 misreading     caught by 1 scenario\n"
        "\n"
        "2 of 2 misreadings caught · S s\n"
    )
    assert ended.complaints == []


def test_who_gets_away_is_told_with_a_belief_and_a_way_to_play_it(judgecall, draft, owning):
    owning(INACTIVE_FIRST, AGREES, ELSEWHERE)
    ended = judgecall("kill", draft.folder)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert without_seconds(ended.out) == (
        """\
Arcane Legions: 3 clauses, 3 misreadings

  bucket.active-first   1 misreading     caught by 1 scenario
  bucket.halts          2 misreadings    1 WEAK · 1 SURVIVES
      agrees: "The game halts."
      no scenario of this clause tells it apart; nor does any other
      play it: judgecall run --engine reference/agrees
      elsewhere: "The inactive player goes first, and so what."
      no scenario of this clause tells it apart; 1 scenario of
      bucket.active-first does
      play it: judgecall run --engine reference/elsewhere
  orders.cost           0 misreadings    NO MISREADING
      whether its scenarios would notice one is anybody's guess; write one
      beside the rules of the reference engine, or the reason why none could be
      seen

1 of 3 misreadings caught, 1 survives (agrees), 1 is caught by other clauses only (elsewhere), \
1 clause without a misreading · S s
"""
    )


def test_of_what_is_named_it_is_told_what_catches_it(judgecall, draft, owning):
    owning(INACTIVE_FIRST, AGREES, CRASHES, unseen={HALTS: "Nobody sees it."})
    ended = judgecall("kill", f"{draft.folder}:{FIRST}")
    assert ended.code == ExitCode.OK
    assert without_seconds(ended.out) == (
        """\
Arcane Legions: 1 clause, 1 misreading

  bucket.active-first   1 misreading     caught by 1 scenario
      inactive-first: "The inactive player goes first."
        the-active-player-comes-first

1 of 1 misreading caught · S s
"""
    )
    told = judgecall("kill", draft.folder, "--verbose").out
    assert "        a-formation-moves\n" in told
    assert "      Nobody sees it.\n" in told


def test_what_does_not_fit_together_is_told(judgecall, draft, owning):
    draft.change("Ada has 6 order points", "Ada has 5 order points", "orders.feature")
    owning(INACTIVE_FIRST, CRASHES, STRAY, unseen={FIRST: "Nobody sees it.", HALTS: "Nor this."})
    ended = judgecall("kill", draft.folder)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "      yet a misreading of it is caught; take the reason out\n" in ended.out
    assert "  stray misreads orders.nosuch, which this rulebook does not have\n" in ended.out
    told = " ".join(ended.out.split())
    assert (
        "arcane_legions/orders.cost/a-formation-moves even the engine that reads rightly does "
        "not pass it, so it catches nobody (failed)"
    ) in told


def test_the_matrix_as_json(judgecall, draft, owning):
    schema = json.loads((resources.schemas() / "kill.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    owning(INACTIVE_FIRST, AGREES, ELSEWHERE, STRAY, unseen={COST: "Nobody sees it."})
    ended = judgecall("kill", draft.folder, "--json")
    assert ended.code == ExitCode.NOT_CONFORMANT
    document = json.loads(ended.out)
    Draft202012Validator(schema).validate(document)
    assert document["exit_code"] == ExitCode.NOT_CONFORMANT
    [rulebook] = document["rulebooks"]
    assert rulebook["totals"] == {
        "clauses": 3,
        "misreadings": 3,
        "caught": 1,
        "weak": 1,
        "survives": 1,
        "without": 0,
        "excused": 1,
    }
    first, halts, cost = rulebook["clauses"]
    [caught] = first["misreadings"]
    catch = {
        "scenario": "arcane_legions/bucket.active-first/the-active-player-comes-first",
        "verdict": "failed",
    }
    assert (caught["fate"], caught["caught_by"], caught["also_by"]) == ("caught", [catch], [])
    assert caught["engine"] == "reference/inactive-first"
    assert [row["fate"] for row in halts["misreadings"]] == ["survives", "weak"]
    assert halts["misreadings"][1]["also_by"] == [catch]
    assert (cost["indistinguishable"], cost["at_fault"]) == ("Nobody sees it.", False)
    assert [stray["id"] for stray in rulebook["strays"]] == ["stray"]


def test_every_shape_in_the_schema_is_closed():
    schema = json.loads((resources.schemas() / "kill.schema.json").read_text("utf-8"))
    shapes = [schema, *schema["$defs"].values()]
    for shape in shapes:
        assert shape["additionalProperties"] is False
        assert shape["required"] == list(shape["properties"])


def test_a_misreading_of_the_suite(judgecall):
    ended = judgecall("kill", "resumes-active", "-j", "1")
    assert ended.code == ExitCode.OK
    assert "1 clause, 1 misreading\n" in ended.out
    assert "1 of 1 misreading caught" in ended.out


def test_what_nothing_is_called_is_told_with_what_is_near(judgecall):
    ended = judgecall("kill", "resume-active")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "nothing in the suite is called `resume-active`" in ended.err
    assert "nearest misreadings:  resumes-active" in ended.err


def test_a_rulebook_with_faults_is_not_played(judgecall, draft):
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    ended = judgecall("kill", draft.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "Ada is happy" in ended.err


def test_a_misreading_that_cannot_be_played_is_told(judgecall, draft, owning):
    owning(shelf.UNBORN)
    ended = judgecall("kill", draft.folder)
    assert ended.code == ExitCode.NO_ENGINE
    assert "reference/unborn() fails with KeyError" in ended.err


def test_explain_tells_where_a_clause_is_carried_out_and_who_misreads_it(
    judgecall, draft, owning, monkeypatch
):
    monkeypatch.setenv("COLUMNS", "100")
    owning(INACTIVE_FIRST, AGREES, ELSEWHERE, CRASHES)
    told = judgecall("explain", f"{draft.folder}:{HALTS}").out
    assert (
        "  Engine      rules.Rules.halt\n"
        "              rules.Rules.go_on\n"
        '  Misread as  agrees: "The game halts."\n'
        "              - SURVIVES: no scenario of this clause tells it apart; nor does any other\n"
        '              elsewhere: "The inactive player goes first, and so what."\n'
        "              - WEAK: no scenario of this clause tells it apart; 1 scenario of "
        "bucket.active-first\n"
        "              does\n"
    ) in told
    told = judgecall("explain", f"{draft.folder}:{FIRST}").out
    assert (
        '  Misread as  inactive-first: "The inactive player goes first."\n'
        "              - caught by the-active-player-comes-first\n"
    ) in told
    told = judgecall("explain", f"{draft.folder}:{COST}").out
    assert '  Misread as  crashes: "Formations have no orders."\n              - caught\n' in told


def test_explain_says_why_there_is_no_misreading_or_that_there_is_none(judgecall, draft, owning):
    owning(unseen={HALTS: "Nobody sees it."})
    told = judgecall("explain", f"{draft.folder}:{HALTS}").out
    assert "  Misread as  nothing that could be told apart: Nobody sees it.\n" in told
    told = judgecall("explain", f"{draft.folder}:{FIRST}").out
    assert "  Misread as  nothing yet, so whether its scenarios would notice" in told


def test_explain_plays_nothing_if_told_so_or_if_nothing_can_be_played(
    judgecall, draft, owning, monkeypatch
):
    owning(INACTIVE_FIRST)
    with monkeypatch.context() as patched:
        patched.setattr("judgecall.cli.explain.kill", lambda *_, **__: 1 / 0)
        told = judgecall("explain", f"{draft.folder}:{FIRST}", "--no-kill").out
        assert '  Misread as  inactive-first: "The inactive player goes first."\n' in told
        assert "caught" not in told
        draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
        assert judgecall("explain", f"{draft.folder}:{FIRST}").out == told


def test_explain_as_json(judgecall, draft, owning):
    owning(INACTIVE_FIRST, AGREES)
    [clause] = json.loads(judgecall("explain", f"{draft.folder}:{HALTS}", "--json").out)
    assert clause["methods"] == ["rules.Rules.halt", "rules.Rules.go_on"]
    assert clause["indistinguishable"] is None
    [misreading] = clause["misreadings"]
    assert (misreading["id"], misreading["fate"]) == ("agrees", "survives")
    [clause] = json.loads(
        judgecall("explain", f"{draft.folder}:{HALTS}", "--json", "--no-kill").out
    )
    assert clause["misreadings"] == [
        {"id": "agrees", "belief": "The game halts.", "engine": "reference/agrees"}
    ]
