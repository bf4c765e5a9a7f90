"""Reports as `judgecall run --report` saves them, made by running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import json

from judgecall import resources
from judgecall.diagnosis import Evidence, diagnose
from judgecall.report.document import document
from judgecall.report.saved import read_report
from judgecall.runner import run
from judgecall.runs import How
from judgecall.selection import Library

if TYPE_CHECKING:
    from pathlib import Path


class Silent:
    def begins(self, run, book): ...
    def progresses(self, run, ended): ...
    def ends(self, run, outcome): ...
    def finishes(self, run, book): ...


def judged(
    engine: str, *words: str, root: Path | None = None, diagnosed: bool = False
) -> dict[str, Any]:
    """Judge an engine, and give the report."""
    selection = Library(root or resources.features()).select(words)
    record = run(selection, How(engine, 30.0), Silent())
    diagnoses = []
    if diagnosed:
        evidence = [Evidence.of(book.chosen.checked, book.outcomes) for book in record.books]
        diagnoses = [found for each in evidence if (found := diagnose(each, workers=2))]
    return document(record, diagnoses)


def saved(report: dict[str, Any], path: Path) -> dict[str, Any]:
    """Save a report, and read it as the pages do."""
    path.write_bytes(json.dumps(report).encode())
    return read_report(path)
