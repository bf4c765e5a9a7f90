"""
One scenario that did not pass, told so that nobody needs to open anything else.

What the clause says, which line failed, what was expected and what is there, what may be
answered now, what happened since the last When, and the command that plays just this again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from judgecall.report.differences import put_side_by_side
from judgecall.report.page import Page
from judgecall.rulebook.faults import shown
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from judgecall.play import Outcome
    from judgecall.rulebook import Clause, Scenario, Step

STYLES: Final = {
    Verdict.PASSED: "green",
    Verdict.FAILED: "red",
    Verdict.DIFFERS: "cyan",
    Verdict.UNSUPPORTED: "yellow",
    Verdict.CRASHED: "magenta",
    Verdict.TIMED_OUT: "magenta",
    Verdict.BROKEN: "magenta",
    Verdict.NOT_RUN: "yellow",
}

#: Whose fault it is where the clause was not even reached.
AT_FAULT: Final = {
    Verdict.BROKEN: "the adapter, not the rules: it does not keep to the protocol",
    Verdict.CRASHED: "the engine, or its adapter: it did not survive this scenario",
    Verdict.TIMED_OUT: "the engine, or its adapter: it gives no answer",
    Verdict.NOT_RUN: "the suite, not the engine",
}
_AFTERWARDS: Final = (
    "nothing more can be judged in this scenario; the engine is started afresh and the run goes on"
)

#: How much of the log is shown here; the report holds the rest.
_LOG_LINES: Final = 8


def block(outcome: Outcome, again: str, width: int) -> Page:
    """Tell all about one scenario that did not pass."""
    scenario, verdict = outcome.scenario, outcome.verdict
    page = Page(width)
    label = verdict.value.upper()
    page.title(label, scenario.id, STYLES[verdict])
    line = outcome.step.line if outcome.step else scenario.line
    page.line(" " * (len(label) + 2) + f"{shown(scenario.path)}:{line}", "dim")
    page.gap()
    _put_clause(page, scenario.clause)
    if scenario.since:
        page.labelled("Since", f"edition {scenario.since}; earlier ones have another answer")
    page.gap()
    _put_steps(page, scenario, outcome.step)
    page.gap()
    if verdict in AT_FAULT:
        page.labelled("At fault", AT_FAULT[verdict])
    if outcome.sentence:
        page.labelled("Because", outcome.sentence)
    if outcome.evidence:
        for shown_line in outcome.evidence.splitlines():
            page.labelled("", shown_line, wrap=False)
    put_side_by_side(page, outcome.expected, outcome.actual, width, in_order=outcome.in_order)
    if outcome.hint:
        page.labelled("Hint", outcome.hint)
    if outcome.issue:
        page.labelled("Tracked at", outcome.issue, wrap=False)
    if verdict in {Verdict.CRASHED, Verdict.TIMED_OUT, Verdict.BROKEN}:
        page.labelled("After this", _AFTERWARDS)
    _put_course(page, outcome)
    _put_log(page, outcome)
    page.gap()
    page.labelled("Again", again, wrap=False)
    return page


def _put_clause(page: Page, clause: Clause) -> None:
    page.labelled("The clause", clause.title, style="bold")
    page.labelled("", clause.text)
    page.labelled("Source", f"{clause.source} ({clause.standing.value})")
    readings = clause.section.rulebook.manifest.readings
    for name in clause.readings:
        if (reading := readings.get(name)) is not None and reading.adopted:
            page.labelled("Reading", f"{name}: {reading.answers[reading.adopted]}")


def _put_steps(page: Page, scenario: Scenario, failing: Step | None) -> None:
    for step in scenario.steps:
        fails = failing is not None and step.line == failing.line
        pointer, style = (">", "bold") if fails else (" ", "")
        page.line(f"   {pointer}  {step.keyword} {step.text}", style)
        _put_rows(page, step, style)
        if fails:
            break
    if failing is None:
        page.line("   >  (at the end of the scenario)", "bold")
        return
    lines = [step.line for step in scenario.steps]
    if after := len(lines) - lines.index(failing.line) - 1:
        page.line(f"      ... {after} more {'line' if after == 1 else 'lines'}", "dim")


def _put_rows(page: Page, step: Step, style: str) -> None:
    rows = step.rows or ()
    widths = (
        [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    )
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        page.line(f"        | {' | '.join(cells)} |", style)


def _put_course(page: Page, outcome: Outcome) -> None:
    """Put what may be answered now, and what has happened and could have since the last When."""
    if outcome.offered:
        page.labelled("Now", outcome.offered)
    if outcome.events:
        page.listed("Events since the last When", outcome.events)
    if outcome.windows:
        page.listed("Who could interrupt since then", outcome.windows)


def _put_log(page: Page, outcome: Outcome) -> None:
    if not outcome.log:
        return
    last = outcome.log[-_LOG_LINES:]
    of = f"last {len(last)} of {len(outcome.log)} lines" if len(last) < len(outcome.log) else ""
    page.line(f"  Its log{f' ({of})' if of else ''}", "dim")
    for logged in last:
        page.line(f"     {logged}")
