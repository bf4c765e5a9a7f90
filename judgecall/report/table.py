"""The table by section, the two denominators, and what was not judged, with the reason."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text

from judgecall.report.block import STYLES
from judgecall.report.visible import visible
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgecall.play import Outcome
    from judgecall.report.page import Page
    from judgecall.runs import BookRun, Tally
    from judgecall.selection import Chosen

#: How many reasons are told; the report holds all.
_REASONS: Final = 10


def put_table(page: Page, book: BookRun) -> None:
    """Count the verdicts section by section."""
    by_section: dict[str, list[Outcome]] = {}
    for outcome in book.outcomes:
        by_section.setdefault(outcome.scenario.clause.section.title, []).append(outcome)
    present = {outcome.verdict for outcome in book.outcomes}
    columns = [verdict for verdict in Verdict if verdict in present]
    rows = []
    for title, outcomes in by_section.items():
        clauses = len({outcome.scenario.clause.id for outcome in outcomes})
        verdicts = Counter(outcome.verdict for outcome in outcomes)
        cells = [(visible(title), "")]
        cells += [(_counted(clauses, "clause"), ""), (_counted(len(outcomes), "scenario"), "")]
        cells += [_cell(verdicts[verdict], verdict) for verdict in columns]
        rows.append(cells)
    _put_rows(page, rows)


def _cell(number: int, verdict: Verdict) -> tuple[str, str]:
    return (f"{number} {verdict.value}", STYLES[verdict]) if number else ("", "")


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _put_rows(page: Page, rows: list[list[tuple[str, str]]]) -> None:
    if not rows:
        return
    widths = [max(cell_len(row[column][0]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        line = Text("  ")
        for column, ((text, style), width) in enumerate(zip(row, widths, strict=True)):
            fill = " " * (width - cell_len(text))
            # Numbers stand below each other, titles begin below each other.
            line.append(text + fill if column == 0 else fill + text, style)
            line.append("   ")
        line.rstrip()
        page.lines.append(line)


def put_reasons(page: Page, outcomes: Iterable[Outcome]) -> None:
    """Say why scenarios were not judged, so that nothing is left out in silence."""
    reasons = Counter(
        (outcome.verdict, _reason(outcome))
        for outcome in outcomes
        if outcome.verdict in {Verdict.UNSUPPORTED, Verdict.DIFFERS}
    )
    if not reasons:
        return
    page.gap()
    for (verdict, reason), number in reasons.most_common(_REASONS):
        page.labelled(f"{number} {verdict.value}", reason)
    if len(reasons) > _REASONS:
        page.labelled("", f"... and {len(reasons) - _REASONS} more reasons, all in --report")


def _reason(outcome: Outcome) -> str:
    if outcome.verdict is Verdict.DIFFERS:
        names = ", ".join(outcome.scenario.readings)
        return f"as the engine declared, it reads otherwise: {names}"
    return outcome.sentence + (f" ({outcome.issue})" if outcome.issue else "")


def put_gone(page: Page, chosen: Chosen) -> None:
    """Say which scenarios of a frozen edition could not be played, for they count all the same."""
    if not chosen.gone:
        return
    assert chosen.frozen is not None
    page.gap()
    page.labelled(
        f"{len(chosen.gone)} gone",
        f"edition {chosen.rulebook.edition} has overtaken edition {chosen.edition}: "
        f"{_counted(len(chosen.gone), 'scenario')} changed or vanished and cannot be played. "
        "The suite as it was before still has them.",
    )
    ids = sorted(chosen.gone)
    for one in ids[:_REASONS]:
        page.labelled("", one)
    if len(ids) > _REASONS:
        page.labelled("", f"... and {len(ids) - _REASONS} more, all in --report")
    page.gap()


def totals(tally: Tally, seconds: float, of: str = "suite") -> str:
    """The last line: how many, how long, and passed of judged and of all."""
    played = _counted(tally.selected, "scenario")
    if tally.selected < tally.in_suite:
        played = f"{tally.selected} of {_counted(tally.in_suite, 'scenario')} selected,"
    return (
        f"{played} in {_spoken(seconds)} · passed {tally.passed} of {tally.judged} judged, "
        f"{tally.passed} of {tally.in_suite} in the {of}"
    )


def _spoken(seconds: float) -> str:
    digits = 1 if seconds >= 1 else 2 if seconds >= 0.01 else 4  # noqa: PLR2004 - to be read
    return f"{seconds:.{digits}f} s"
