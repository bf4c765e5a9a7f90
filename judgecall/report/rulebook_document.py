"""A rulebook as it reads, for the report: who judges an engine tells by which words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from judgecall.rulebook import Clause, Rulebook
    from judgecall.rulebook.manifest import Reading


def rulebook_document(rulebook: Rulebook) -> dict[str, Any]:
    """
    Tell every clause in words, selected or not.

    The words go with the verdicts, so that nobody who reads them later, elsewhere or beside
    a suite that has moved on, takes today's words for those that the engine was held to.
    """
    readings = rulebook.manifest.readings
    needed = {name for clause in rulebook.clauses for name in clause.readings}
    return {
        "sources": [
            {"title": each.title, "address": each.address, "date": each.date}
            for each in rulebook.manifest.sources
        ],
        "readings": {
            name: _reading(reading) for name, reading in readings.items() if name in needed
        },
        "sections": [
            {
                "id": section.path.stem,
                "title": section.title,
                "text": section.text,
                "clauses": [_clause(clause) for clause in section.clauses],
            }
            for section in rulebook.sections
        ],
    }


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "question": reading.question,
        "answer": reading.answers.get(reading.adopted or "", ""),
        "others": [text for name, text in reading.answers.items() if name != reading.adopted],
    }


def _clause(clause: Clause) -> dict[str, Any]:
    return {
        "id": clause.id,
        "title": clause.title,
        "text": clause.text,
        "source": clause.source,
        "standing": clause.standing.value,
        "readings": list(clause.readings),
        "scenarios": len(clause.scenarios),
    }
