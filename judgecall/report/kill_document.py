"""
The kill matrix as one JSON document, for programs.

Its shape is `schemas/kill.schema.json`, which is closed; `FORMAT` changes with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from judgecall import __version__
from judgecall.kill import Fate
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from judgecall.kill import Failure, Matrix, Row

#: The version of the document's shape.
FORMAT: Final = 1


def kill_document(matrices: Sequence[Matrix]) -> dict[str, Any]:
    """Tell all that is known of the misreadings."""
    return {
        "kill": FORMAT,
        "suite": {"name": "judgecall", "version": __version__},
        "seconds": round(sum(matrix.seconds for matrix in matrices), 6),
        "exit_code": int(exit_code(matrices)),
        "rulebooks": [_rulebook(matrix) for matrix in matrices],
    }


def exit_code(matrices: Sequence[Matrix]) -> ExitCode:
    """What the process tells its caller: the worst of all rulebooks."""
    return max((matrix.exit_code for matrix in matrices), default=ExitCode.NOTHING_JUDGED)


def _rulebook(matrix: Matrix) -> dict[str, Any]:
    rulebook = matrix.rulebook
    return {
        "id": rulebook.id,
        "title": rulebook.title,
        "edition": rulebook.edition,
        "totals": {
            "clauses": len(matrix.clauses),
            "misreadings": len(matrix.rows),
            **{fate.value: matrix.fates[fate] for fate in Fate},
            "without": len(matrix.without),
            "excused": len(matrix.excused),
        },
        "clauses": [
            {
                "id": clause.id,
                "title": clause.title,
                "scenarios": [scenario.id for scenario in clause.scenarios],
                "misreadings": [misreading_document(row) for row in rows],
                "indistinguishable": matrix.excused.get(clause.id),
                "at_fault": clause in matrix.without or clause in matrix.contradicted,
            }
            for clause, rows in matrix.clauses.items()
        ],
        "strays": [
            {"id": stray.id, "clause": stray.clause, "belief": stray.belief}
            for stray in matrix.strays
        ],
        "unfit": _verdicts(matrix.unfit, matrix.unfit),
    }


def misreading_document(row: Row) -> dict[str, Any]:
    """Tell all that is known of one misreading."""
    return {
        "id": row.misreading.id,
        "belief": row.misreading.belief,
        "engine": row.misreading.spec,
        "fate": row.fate.value,
        "caught_by": _verdicts(row.failures, row.own),
        "also_by": _verdicts(row.failures, row.others),
        "unplayed": sorted(row.unplayed),
    }


def _verdicts(failures: Mapping[str, Failure], names: Iterable[str]) -> list[dict[str, str]]:
    return [{"scenario": name, "verdict": failures[name].verdict.value} for name in names]
