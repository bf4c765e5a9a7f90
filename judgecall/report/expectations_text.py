"""What is not as expected, told with the clause in words and the lines to write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from judgecall.expectations import Do
from judgecall.report.brief import counted
from judgecall.rulebook.faults import shown

if TYPE_CHECKING:
    from judgecall.expectations import Entry, Fault, Judgement
    from judgecall.play import Outcome
    from judgecall.report.page import Page

#: How many ids are told; the report holds all.
_SCENARIOS: Final = 5


def put_excused(page: Page, outcome: Outcome, entry: Entry) -> None:
    """Say in one line that a scenario came to what was expected."""
    why = f"{entry.reason} ({entry.issue})" if entry.issue else entry.reason
    page.line(f"as expected  {outcome.verdict.value}  {outcome.scenario.id}: {why}", "dim")


def put_judgement(page: Page, judgement: Judgement, *, complete: bool) -> None:
    """Tell what is not as expected, then what it comes to as far as the run came."""
    clause = None
    for fault in judgement.faults:
        # A mended misreading is told entry by entry; its clause is read once.
        _put_fault(page, fault, with_clause=fault.clause is not clause)
        clause = fault.clause
    file = shown(judgement.path)
    said = f"{counted(len(judgement.excused), 'scenario')} as {file} expects"
    if judgement.not_asked:
        number = judgement.not_asked
        said += f", {number} {'entry' if number == 1 else 'entries'} not asked about"
    if not judgement.holds:
        page.line(f"{said}; {len(judgement.faults)} not as expected.", "red")
    elif complete:
        page.line(f"{said}; nothing else is wrong.")
    else:
        page.line(f"{said}, as far as the run came.", "yellow")


def _put_fault(page: Page, fault: Fault, *, with_clause: bool) -> None:
    page.gap()
    page.title("NOT AS EXPECTED", f"{shown(fault.path)}:{fault.line}", "red")
    page.gap()
    if fault.clause is not None and with_clause:
        page.labelled("The clause", fault.clause.title, style="bold")
        page.labelled("", fault.clause.text)
    page.labelled("Because", fault.sentence)
    if len(fault.scenarios) > 1:
        for number, name in enumerate(fault.scenarios[:_SCENARIOS]):
            page.labelled("" if number else "Scenarios", name, wrap=False)
        if (more := len(fault.scenarios) - _SCENARIOS) > 0:
            page.labelled("", f"... and {more} more, all in --report")
    if fault.hint:
        page.labelled("Hint", fault.hint)
    label = {Do.DELETE: "Delete", Do.WRITE: "Write", Do.ADD: "Add", Do.MEND: ""}[fault.do]
    if fault.do is Do.DELETE:
        page.labelled(label, _lines(fault))
    elif fault.do is Do.WRITE:
        page.labelled(label, f"instead of {_lines(fault)}:")
    elif fault.do is Do.ADD:
        page.labelled(label, f"at line {fault.line}:")
    for line in fault.instead:
        page.line(f"      {line}" if line else "")
    page.gap()


def _lines(fault: Fault) -> str:
    if fault.line == fault.last:
        return f"line {fault.line}"
    return f"lines {fault.line} to {fault.last}"
