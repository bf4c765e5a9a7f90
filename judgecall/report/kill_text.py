"""The kill matrix, clause by clause, for people."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final
import textwrap

from rich.text import Text

from judgecall.kill import Fate
from judgecall.report.brief import briefly, counted
from judgecall.report.visible import visible
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.kill import Matrix, Row
    from judgecall.report.page import Page
    from judgecall.rulebook import Clause

STYLES: Final = {Fate.CAUGHT: "green", Fate.WEAK: "yellow", Fate.SURVIVES: "red"}

#: Where what is told about a misreading begins.
_INDENT: Final = " " * 6

_WITHOUT: Final = (
    "whether its scenarios would notice one is anybody's guess; write one beside the rules of "
    "the reference engine, or the reason why none could be seen"
)

_CONTRADICTED: Final = "yet a misreading of it is caught; take the reason out"

_UNFIT: Final = "even the engine that reads rightly does not pass it, so it catches nobody"

#: How many clauses are named whose scenarios catch a misreading by chance.
_NAMED: Final = 3


def put_matrix(page: Page, matrix: Matrix, *, verbose: bool = False) -> None:
    """Tell how many scenarios catch each misreading, or which; and who got away."""
    number = counted(len(matrix.clauses), "clause")
    rows = counted(len(matrix.rows), "misreading")
    page.line(f"{matrix.rulebook.title}: {number}, {rows}", "bold")
    page.gap()
    width = max((len(clause.id) for clause in matrix.clauses), default=0)
    for clause in matrix.clauses:
        _put_clause(page, matrix, clause, width, verbose=verbose)
    page.gap()
    for stray in matrix.strays:
        page.line(
            f"  {stray.id} misreads {stray.clause}, which this rulebook does not have", "red"
        )
    for scenario_id, failure in matrix.unfit.items():
        page.line(f"  {scenario_id}", "red")
        _put(page, f"{_UNFIT} ({failure.verdict.value})")
    page.gap()


def _put_clause(page: Page, matrix: Matrix, clause: Clause, width: int, *, verbose: bool) -> None:
    rows = matrix.clauses[clause]
    line = Text(f"  {clause.id.ljust(width)}   {counted(len(rows), 'misreading').ljust(14)}   ")
    line.append_text(_status(rows))
    if clause in matrix.without:
        line.append("NO MISREADING", "bold red")
    elif clause.id in matrix.excused and not rows:
        line.append("cannot be told apart", "cyan")
    line.rstrip()
    page.lines.append(line)
    if clause in matrix.without:
        _put(page, _WITHOUT)
    if clause.id in matrix.excused and (verbose or rows):
        _put(page, matrix.excused[clause.id])
    if clause in matrix.contradicted:
        _put(page, _CONTRADICTED, "red")
    for row in rows:
        if row.fate is not Fate.CAUGHT:
            _put_fugitive(page, row)
        elif verbose:
            _put_caught(page, row)


def summary(matrices: Sequence[Matrix]) -> str:
    """The last line: how many were caught, who was not, and how long it took."""
    fates: Counter[Fate] = Counter()
    for matrix in matrices:
        fates += matrix.fates
    rows = [row for matrix in matrices for row in matrix.rows]
    said = [f"{fates[Fate.CAUGHT]} of {counted(len(rows), 'misreading')} caught"]
    for fate, one, many in (
        (Fate.SURVIVES, "survives", "survive"),
        (Fate.WEAK, "is caught by other clauses only", "are caught by other clauses only"),
    ):
        if fates[fate]:
            names = listed([row.misreading.id for row in rows if row.fate is fate])
            said.append(f"{fates[fate]} {one if fates[fate] == 1 else many} ({names})")
    if without := sum(len(matrix.without) for matrix in matrices):
        said.append(f"{counted(without, 'clause')} without a misreading")
    seconds = sum(matrix.seconds for matrix in matrices)
    return f"{', '.join(said)} · {seconds:.1f} s"


def _status(rows: Sequence[Row]) -> Text:
    parts = []
    if caught := [len(row.own) for row in rows if row.fate is Fate.CAUGHT]:
        by = listed([str(number) for number in caught])
        noun = "scenario" if caught == [1] else "scenarios"
        parts.append(Text(f"caught by {by} {noun}", STYLES[Fate.CAUGHT]))
    for fate, one, many in (
        (Fate.WEAK, "WEAK", "WEAK"),
        (Fate.SURVIVES, "SURVIVES", "SURVIVE"),
    ):
        if number := sum(1 for row in rows if row.fate is fate):
            said = one if number == len(rows) == 1 else f"{number} {one if number == 1 else many}"
            parts.append(Text(said, f"bold {STYLES[fate]}"))
    return Text(" · ").join(parts)


def _put_caught(page: Page, row: Row) -> None:
    _put_belief(page, row)
    for name in briefly(row.own):
        page.line(f"{_INDENT}  {name}", "dim")
    if row.unplayed:
        _put(page, _unplayed(row), "yellow")


def _put_fugitive(page: Page, row: Row) -> None:
    """Tell of a misreading that its clause does not catch."""
    _put_belief(page, row)
    _put(page, f"no scenario of this clause tells it apart{told_others(row)}")
    if row.unplayed:
        _put(page, _unplayed(row), "yellow")
    page.line(f"{_INDENT}play it: judgecall run --engine {row.misreading.spec}", "dim")


def told_others(row: Row) -> str:
    """Say which other clauses happen to tell a misreading apart."""
    clauses = Counter(name.split("/")[1] for name in row.others)
    if not clauses:
        return "; nor does any other"
    said = [
        f"{counted(number, 'scenario')} of {clause}"
        for clause, number in clauses.most_common(_NAMED)
    ]
    if rest := sum(number for _, number in clauses.most_common()[_NAMED:]):
        said.append(f"{rest} of other clauses")
    return f"; {listed(said)} {'does' if len(row.others) == 1 else 'do'}"


def _unplayed(row: Row) -> str:
    return (
        f"it hung or ended its process too often; {counted(len(row.unplayed), 'scenario')} "
        "not played"
    )


def _put_belief(page: Page, row: Row) -> None:
    _put(page, f'{row.misreading.id}: "{row.misreading.belief}"')


def _put(page: Page, text: str, style: str = "") -> None:
    """Put down a paragraph below a clause."""
    for line in textwrap.wrap(
        visible(text),
        page.width,
        initial_indent=_INDENT,
        subsequent_indent=_INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    ):
        page.lines.append(Text(line, style))
