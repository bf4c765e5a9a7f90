"""
A run as one JSON document, for programs: other reports, badges, dashboards, a build.

Its shape is `schemas/report.schema.json`, which is closed; `FORMAT` changes with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from judgecall import __version__
from judgecall.engines import Direction
from judgecall.report.again import again
from judgecall.report.diagnosis_document import diagnosis_document
from judgecall.report.expectations_document import expectations_document
from judgecall.report.rulebook_document import rulebook_document
from judgecall.rulebook.faults import shown
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.diagnosis import Diagnosis
    from judgecall.engines import EngineFault, Handshake
    from judgecall.expectations import Judgement
    from judgecall.play import Outcome
    from judgecall.protocol import Json
    from judgecall.rulebook import Step
    from judgecall.runs import BookRun, How, Run, Tally
    from judgecall.selection import Chosen, Shard

#: The version of the document's shape.
FORMAT: Final = 1

_FROM: Final = {Direction.TO_ENGINE: "runner", Direction.FROM_ENGINE: "engine"}


def document(
    run: Run,
    diagnoses: Sequence[Diagnosis] = (),
    judgement: Judgement | None = None,
    shard: Shard | None = None,
) -> dict[str, Any]:
    """Tell all that is known of a run."""
    part = {"shard": {"part": shard.part, "of": shard.of, "whole": shard.whole}} if shard else {}
    return {
        "report": FORMAT,
        "suite": {"name": "judgecall", "version": __version__},
        "engine": {"spec": run.how.spec, "reached": run.engine, "timeout": run.how.timeout},
        **part,
        "started": run.started.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "seconds": round(run.seconds, 6),
        "ending": run.ending.value,
        "exit_code": int(run.exit_code),
        "no_engine": None if run.no_engine is None else _no_engine(run.no_engine),
        "faults": [
            {
                "file": shown(fault.path),
                "line": fault.line,
                "sentence": fault.sentence,
                "way_out": fault.way_out,
            }
            for fault in run.faults
        ],
        "totals": totals_document(run.tally),
        "expectations": None if judgement is None else expectations_document(judgement),
        "diagnosis": [diagnosis_document(each) for each in diagnoses],
        "rulebooks": [_rulebook(book) for book in run.books],
        "scenarios": [_scenario(outcome, run.how) for outcome in run.outcomes],
    }


def _no_engine(fault: EngineFault) -> dict[str, Any]:
    return {
        "sentence": fault.sentence,
        "hint": fault.hint or "",
        "evidence": fault.evidence or "",
        "log": list(fault.stderr),
    }


def totals_document(tally: Tally) -> dict[str, Any]:
    """Tell the verdicts, counted, with both denominators."""
    return {
        "in_suite": tally.in_suite,
        "selected": tally.selected,
        "judged": tally.judged,
        "passed": tally.passed,
        "by_verdict": {verdict.value: tally.by_verdict[verdict] for verdict in Verdict},
    }


def _rulebook(book: BookRun) -> dict[str, Any]:
    rulebook = book.chosen.rulebook
    return {
        "id": rulebook.id,
        "title": rulebook.title,
        "edition": book.chosen.edition,
        "frozen": _frozen(book.chosen),
        "engine": None if book.handshake is None else _handshake(book.handshake),
        "totals": totals_document(book.tally),
        **rulebook_document(rulebook),
    }


def _frozen(chosen: Chosen) -> dict[str, Any] | None:
    if chosen.frozen is None:
        return None
    return {"scenarios": len(chosen.frozen.scenarios), "gone": sorted(chosen.gone)}


def _handshake(handshake: Handshake) -> dict[str, Any]:
    return {
        "name": handshake.name,
        "version": handshake.version,
        "language": handshake.language,
        "homepage": handshake.homepage,
        "plays": handshake.supports_rulebook,
        "edition": handshake.edition,
        "readings": dict(handshake.readings),
        "unsupported": sorted(handshake.unsupported),
        "capabilities": sorted(handshake.capabilities),
    }


def _scenario(outcome: Outcome, how: How) -> dict[str, Any]:
    scenario = outcome.scenario
    section = scenario.clause.section
    told: dict[str, Any] = {
        "id": scenario.id,
        "name": scenario.name,
        "rulebook": section.rulebook.id,
        "section": section.path.stem,
        "clause": scenario.clause.id,
        "standing": scenario.clause.standing.value,
        "file": shown(scenario.path),
        "line": scenario.line,
        "verdict": outcome.verdict.value,
        "seconds": round(outcome.seconds, 6),
    }
    if outcome.verdict is not Verdict.PASSED:
        told["details"] = _details(outcome, how)
    return told


def _details(outcome: Outcome, how: How) -> dict[str, Any]:
    step = outcome.step
    return {
        "sentence": outcome.sentence,
        "hint": outcome.hint,
        "evidence": outcome.evidence,
        "issue": outcome.issue,
        "step": None
        if step is None
        else {"keyword": step.keyword, "text": step.text, "line": step.line},
        "steps": [_line(each) for each in outcome.scenario.steps],
        "expected": list(outcome.expected),
        "actual": list(outcome.actual),
        "in_order": outcome.in_order,
        "offered": outcome.offered,
        "events": list(outcome.events),
        "windows": list(outcome.windows),
        "transcript": [_said(direction, message) for direction, message in outcome.transcript],
        "log": list(outcome.log),
        "at_set_up": outcome.at_set_up,
        "again": again(outcome.scenario, how),
    }


def _line(step: Step) -> dict[str, Any]:
    return {
        "keyword": step.keyword,
        "text": step.text,
        "line": step.line,
        "rows": [list(row) for row in step.rows or ()],
    }


def _said(direction: Direction, message: Json | bytes) -> dict[str, Any]:
    """One message, or the text of a line that was none."""
    if isinstance(message, bytes):
        return {"from": _FROM[direction], "text": message.decode("utf-8", "backslashreplace")}
    return {"from": _FROM[direction], "message": message}
