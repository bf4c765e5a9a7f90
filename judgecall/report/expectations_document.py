"""What an expectation file said of a run, for the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.rulebook.faults import shown

if TYPE_CHECKING:
    from judgecall.expectations import Entry, Fault, Judgement


def expectations_document(judgement: Judgement) -> dict[str, Any]:
    """Tell what was excused by which entry, and what is not as expected."""
    return {
        "file": shown(judgement.path),
        "hold": judgement.holds,
        "not_asked": judgement.not_asked,
        "excused": [
            {"scenario": name, **_entry(entry)} for name, entry in judgement.excused.items()
        ],
        "faults": [_fault(fault) for fault in judgement.faults],
    }


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "line": entry.place.first,
        "by": entry.by.value,
        "strength": entry.strength.value,
        "verdict": entry.verdict.value,
        "reason": entry.reason,
        "issue": entry.issue,
    }


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "kind": fault.kind.value,
        "file": shown(fault.path),
        "line": fault.line,
        "last_line": fault.last,
        "sentence": fault.sentence,
        "do": fault.do.value,
        "instead": list(fault.instead),
        "hint": fault.hint,
        "clause": None if fault.clause is None else fault.clause.name,
        "scenarios": list(fault.scenarios),
    }
