"""
The names in a scenario's Whens and Thens, held against those in its Givens.

`Tribut never resolved` holds in every game that has no Tribut. So a name that no Given has
brought in is a slip, wherever it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
import re

from judgecall.rulebook.excerpt import underlined
from judgecall.steps import Slip
from judgecall.steps.kinds import NAME
from judgecall.steps.rows import EventLines
from judgecall.wording import listed, nearest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgecall.rulebook import Step
    from judgecall.rulebook.excerpt import Span
    from judgecall.steps import Bound
    from judgecall.wording import Words


def unknown_names(
    bounds: Sequence[tuple[Step, Bound]],
    words: Words,
) -> Iterator[tuple[Step, Slip]]:
    """Find the names that no Given has brought in."""
    known = {
        name for step, bound in bounds if bound.sentence.kind == "given" for name in _brought(step)
    }
    for step, bound in bounds:
        # What a player only tries may well be a thing that is not there.
        if bound.sentence.kind == "given" or bound.is_attempt:
            continue
        for name, span in bound.match.spans.items():
            if bound.sentence.wordings[0].kinds[name].holds_names:
                yield from _strangers(step, step.text, span, known)
        told = _event_words(words) if isinstance(bound.sentence.rows, EventLines) else set()
        for number, row in enumerate(step.rows or ()):
            for cell in row:
                line = f"| {cell} |"
                yield from _strangers(step, line, (2, len(line) - 2), known | told, number)


def _brought(step: Step) -> Iterator[str]:
    """The names in a Given, which are all of its capitalised words outside card texts."""
    yield from re.findall(NAME, re.sub(r'"[^"]*"', "", step.text))
    for row in step.rows or ():
        for cell in row:
            yield from re.findall(NAME, cell)


def _event_words(words: Words) -> set[str]:
    """Capitalised words that belong to the telling of an event."""
    return {
        name for template in words.manifest.events.values() for name in re.findall(NAME, template)
    }


def _strangers(
    step: Step,
    line: str,
    span: Span,
    known: set[str],
    row: int | None = None,
) -> Iterator[tuple[Step, Slip]]:
    for found in re.compile(NAME).finditer(line, *span):
        if found[0] not in known:
            near = nearest(found[0], sorted(known))
            yield (
                step,
                Slip(
                    f"no Given has brought in {found[0]}",
                    underlined(line, found.span()),
                    f"nearest:  {near}" if near else f"the Givens name:  {listed(sorted(known))}",
                    "name",
                    row=row,
                ),
            )
