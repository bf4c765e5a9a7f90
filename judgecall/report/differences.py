"""What a sentence expects beside what the engine told, so that the first difference is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from judgecall.report.page import INDENT
from judgecall.report.visible import visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.report.page import Page

_EXPECTED, _ACTUAL = "Expected", "The engine"
_FIRST = "^ first difference"


def put_side_by_side(
    page: Page,
    expected: Sequence[str],
    actual: Sequence[str],
    width: int,
    *,
    in_order: bool,
) -> None:
    """Show both; in one line each where they fit, else as lists."""
    if not expected and not actual:
        return
    first = _first_difference(expected, actual) if in_order and actual else None
    lines = ", ".join(expected) or "nothing", ", ".join(actual) or "nothing"
    if max(map(cell_len, lines)) <= width - INDENT and "\n" not in "".join(lines):
        for label, line in zip((_EXPECTED, _ACTUAL), lines, strict=True):
            page.labelled(label, line, wrap=False)
        if first is not None:
            before = "".join(f"{visible(item)}, " for item in actual[:first])
            at = cell_len(before) - (2 if first == len(actual) else 0)
            page.line(" " * (INDENT + at) + _FIRST, "yellow")
        return
    for label, items in ((_EXPECTED, expected), (_ACTUAL, actual)):
        if len(items) == 1:
            page.labelled(label, items[0])
        else:
            page.listed(label, items or ["nothing"], mark=first)
    if first is not None and max(len(expected), len(actual)) > 1:
        page.labelled("", f"> first difference, at {first + 1}", style="yellow")


def _first_difference(expected: Sequence[str], actual: Sequence[str]) -> int | None:
    pairs = zip(expected, actual, strict=False)
    for number, (wanted, found) in enumerate(pairs):
        if wanted != found:
            return number
    shorter = min(len(expected), len(actual))
    return shorter if len(expected) != len(actual) else None
