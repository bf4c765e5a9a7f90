"""A diagnosis in sentences: how the engine seems to read the rules, and how much that explains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import textwrap

from judgecall.report.brief import counted
from judgecall.report.visible import visible

if TYPE_CHECKING:
    from judgecall.diagnosis import Diagnosis, Explanation
    from judgecall.report.page import Page

#: How many misreadings are told that would explain the same as well; the report holds all.
_ALSO: Final = 3

_INDENT: Final = "  "


def put_diagnosis(page: Page, diagnosis: Diagnosis) -> None:
    """Tell which misreadings explain the failures, or that none does."""
    if not diagnosis.failures:
        return
    for number, explanation in enumerate(diagnosis.explanations):
        _put_explanation(page, explanation, diagnosis, is_first=number == 0)
    page.gap()
    number = len(diagnosis.left)
    if not diagnosis.explanations:
        misreadings = counted(diagnosis.compared, "misreading")
        _put(page, f"None of the {misreadings} that are known explains what fails here.", "dim")
    elif number:
        fit = "fits" if number == 1 else "fit"
        _put(page, f"{counted(number, 'failure')} {fit} no misreading that is known.")
    page.gap()


def _put_explanation(
    page: Page,
    explanation: Explanation,
    diagnosis: Diagnosis,
    *,
    is_first: bool,
) -> None:
    misreading = explanation.misreading
    page.gap()
    if explanation.is_likely:
        start = "It looks as if the engine reads" if is_first else "And as if it reads"
    else:
        start = "It may be that the engine reads" if is_first else "And it may be that it reads"
    _put(page, f"{start} {misreading.clause} as:", "bold")
    _put(page, f'"{misreading.belief}" ({_weight(explanation, diagnosis)})', "yellow")
    for other in explanation.equally[:_ALSO]:
        _put(page, f'or, just as well, {other.clause} as: "{other.belief}"')
    if (more := len(explanation.equally) - _ALSO) > 0:
        them = "it" if more == 1 else "them"
        _put(page, f"{more} more would do as well; the whole rulebook may tell {them} apart")
    page.line(f"{_INDENT}What plays like this: judgecall run --engine {misreading.spec}", "dim")


def _weight(explanation: Explanation, diagnosis: Diagnosis) -> str:
    """Say how much it explains, and what speaks against it."""
    number, of = len(explanation.explains), len(diagnosis.failures)
    if number < of:
        said = f"explains {number} of {of} failures"
        if explanation.alone < number:
            said += f", {explanation.alone} of them alone"
    else:
        said = f"explains {_all(of)}"
    if against := len(explanation.contradicted_by):
        said += f"; but then {counted(against, 'scenario')} would fail that passed"
    if not explanation.is_likely:
        said += ", which is little to go by"
    return said


def _all(number: int) -> str:
    return {1: "the one failure", 2: "both failures"}.get(number, f"all {number} failures")


def _put(page: Page, text: str, style: str = "") -> None:
    for line in textwrap.wrap(
        visible(text),
        page.width - len(_INDENT),
        break_long_words=False,
        break_on_hyphens=False,
    ):
        page.line(_INDENT + line, style)
