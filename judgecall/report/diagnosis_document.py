"""A diagnosis as JSON: part of the report, and what `judgecall diagnose --json` writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from judgecall.diagnosis import Diagnosis
    from judgecall.kill import Misreading


def diagnosis_document(diagnosis: Diagnosis) -> dict[str, Any]:
    """Tell all that is known of it."""
    return {
        "rulebook": diagnosis.rulebook,
        "compared": diagnosis.compared,
        "failures": list(diagnosis.failures),
        "explanations": [
            {
                **_misreading(explanation.misreading),
                "likely": explanation.is_likely,
                "explains": list(explanation.explains),
                "alone": explanation.alone,
                "contradicted_by": list(explanation.contradicted_by),
                "equally": [_misreading(other) for other in explanation.equally],
            }
            for explanation in diagnosis.explanations
        ],
        "left": list(diagnosis.left),
    }


def _misreading(misreading: Misreading) -> dict[str, str]:
    return {
        "misreading": misreading.id,
        "clause": misreading.clause,
        "belief": misreading.belief,
        "engine": misreading.spec,
    }
