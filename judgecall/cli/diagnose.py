"""`judgecall diagnose`: how an engine seems to read the rules, from a saved report."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING
import json
import sys

import click

from judgecall.cli import options
from judgecall.cli.telling import give_up, telling
from judgecall.diagnosis import diagnose
from judgecall.processes import processors
from judgecall.report.diagnosis_document import diagnosis_document
from judgecall.report.diagnosis_text import put_diagnosis
from judgecall.report.page import Page
from judgecall.report.progress import Progress
from judgecall.report.saved import CannotRead, evidence_of, read_report
from judgecall.report.text import Terminal
from judgecall.rulebook import SuiteError
from judgecall.selection import Library
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.diagnosis import Diagnosis, Evidence

_HELP = """\
Compare the failures in a report with those of misreadings, and tell how the engine seems to
read the rules. `judgecall run` does so at its end; this does it again from what was saved with
--report, without the engine.

\b
Examples:
  judgecall run --engine "./engine" --report report.json --no-diagnosis
  judgecall diagnose report.json
"""


@click.command("diagnose", help=_HELP)
@click.argument("report", type=options.FILE, metavar="REPORT.json")
@options.jobs()
@options.as_json
def command(report: Path, jobs: int | None, as_json: bool) -> int:  # noqa: D103 - the help says it
    with telling():
        evidence = _read(report)
        diagnoses = diagnosed(evidence, jobs)
    if as_json:
        click.echo(json.dumps([diagnosis_document(each) for each in diagnoses], indent=1))
        return int(ExitCode.OK)
    terminal = Terminal(sys.stdout)
    page = Page(terminal.width)
    for diagnosis in diagnoses:
        put_diagnosis(page, diagnosis)
    if not any(diagnosis.failures for diagnosis in diagnoses):
        page.line(_nothing(evidence))
    terminal.put(page)
    return int(ExitCode.OK)


def diagnosed(evidence: list[Evidence], jobs: int | None = None) -> list[Diagnosis]:
    """Diagnose each rulebook in which something failed, and say how far it is."""
    found = []
    for each in evidence:
        with closing(Progress(sys.stderr, what="misreadings compared")) as progress:
            diagnosis = diagnose(each, workers=jobs or processors(), tell=progress.tell)
        if diagnosis is not None:
            found.append(diagnosis)
    return found


def _read(path: Path) -> list[Evidence]:
    try:
        evidence = evidence_of(read_report(path), Library(rehearsed=False))
    except CannotRead as error:
        give_up(error.sentence, error.way_out, ExitCode.USAGE)
    if faults := [fault for each in evidence for fault in each.checked.faults]:
        raise SuiteError(faults)
    return evidence


def _nothing(evidence: list[Evidence]) -> str:
    if any(each.failures for each in evidence):
        return (
            "What went wrong here is the engine breaking, not reading; no misreading explains it."
        )
    if any(each.passed for each in evidence):
        return "Nothing failed in this report, so there is nothing to explain."
    return "Nothing was judged in this report, so there is nothing to explain."
