"""
The names in a scenario's Whens and Thens, held against those in its Givens.

`Tribut never resolved` holds in every game that has no Tribut. So a name that no Given has
brought in is a slip, wherever it stands.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
import re

from judgecall.protocol.schemas import NoSuchContract, rulebook_schema
from judgecall.rulebook.excerpt import underlined
from judgecall.steps import Slip
from judgecall.steps.kinds import NAME, Card
from judgecall.steps.rows import Columns, EventLines
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
    known = {name for step, bound in bounds for name in _brought(step, bound)}
    known |= words.manifest.names.keys()
    for step, bound in bounds:
        for card in _cards(bound):
            yield from _strangers_in_a_card(step, card, known)
        # What a player only tries may well be a thing that is not there.
        if bound.sentence.kind == "given" or bound.is_attempt:
            continue
        for name, span in bound.match.spans.items():
            if bound.sentence.wordings[0].kinds[name].holds_names:
                yield from _strangers(step, step.text, span, known)
        for number, cell in _cells(step, bound):
            if isinstance(bound.sentence.rows, EventLines):
                yield from _strange_event(step, cell, known, words, number)
            else:
                line = f"| {cell} |"
                yield from _strangers(step, line, (2, len(line) - 2), known, number)


def _brought(step: Step, bound: Bound) -> Iterator[str]:
    """
    The names that a sentence brings in.

    In a Given these are all of its capitalised words outside card texts, elsewhere those of
    the column that is meant for it.
    """
    if bound.sentence.kind == "given":
        yield from re.findall(NAME, re.sub(r'"[^"]*"', "", step.text))
        for _, cell in _cells(step, bound):
            yield from re.findall(NAME, cell)
    elif isinstance(bound.sentence.rows, Columns) and step.rows:
        header, *rows = step.rows
        for place, column in enumerate(header):
            if column == bound.sentence.rows.brings:
                yield from (row[place] for row in rows)


def _cells(step: Step, bound: Bound) -> Iterator[tuple[int, str]]:
    """The cells below a sentence with the numbers of their rows, but for card texts."""
    rows = step.rows or ()
    texts = bound.sentence.rows.texts if isinstance(bound.sentence.rows, Columns) else ()
    for number, row in enumerate(rows):
        for column, cell in zip(rows[0], row, strict=True):
            if column not in texts:
                yield number, cell


def _cards(bound: Bound) -> Iterator[Card]:
    for value in bound.values.values():
        values = value if isinstance(value, list) else [value]
        yield from (each for each in values if isinstance(each, Card))


def _strangers_in_a_card(step: Step, card: Card, known: set[str]) -> Iterator[tuple[Step, Slip]]:
    """The names of pieces in a card text; a type of relics may be one that nothing here has."""

    def named(part: Any) -> Iterator[str]:  # noqa: ANN401 - any part of an ability
        if isinstance(part, str) and re.fullmatch(NAME, part):
            yield part
        elif isinstance(part, list):
            for each in part:
                yield from named(each)
        elif isinstance(part, dict):
            for key, each in part.items():
                if key != "relic_type":
                    yield from named(each)

    line = f'"{card.text}"'
    for name in dict.fromkeys(named(card.ability)):
        found = re.search(rf"\b{re.escape(name)}\b", line)
        if name not in known and found is not None:
            yield step, _stranger(line, found.span(), known, None)


def _strange_event(
    step: Step,
    cell: str,
    known: set[str],
    words: Words,
    row: int,
) -> Iterator[tuple[Step, Slip]]:
    """What stands in an event's fields: a name, a number, or a word of the contract."""
    sayable = known | _codes(words.rulebook_id)
    strange: list[str] = []
    for values in words.told(cell):
        strange = [
            value for value in values if value not in sayable and not value.split(" ")[0].isdigit()
        ]
        if not strange:
            return
    line = f"| {cell} |"
    for value in strange:
        start = line.find(value)
        yield step, _stranger(line, (start, start + len(value)), sayable, row)


@cache
def _codes(rulebook_id: str) -> frozenset[str]:
    """The words that the contract has for what is no name, such as the kinds of orders."""

    def found(schema: Any) -> Iterator[str]:  # noqa: ANN401 - any part of a schema
        if isinstance(schema, dict):
            codes = [schema.get("const"), *(schema.get("enum") or ())]
            yield from (code for code in codes if isinstance(code, str))
        if isinstance(schema, dict | list):
            for part in schema.values() if isinstance(schema, dict) else schema:
                yield from found(part)

    try:
        return frozenset(found(rulebook_schema(rulebook_id)))
    except NoSuchContract:
        return frozenset()


def _strangers(
    step: Step,
    line: str,
    span: Span,
    known: set[str],
    row: int | None = None,
) -> Iterator[tuple[Step, Slip]]:
    for found in re.compile(NAME).finditer(line, *span):
        if found[0] not in known:
            yield step, _stranger(line, found.span(), known, row)


def _stranger(line: str, span: Span, known: set[str], row: int | None) -> Slip:
    name = line[slice(*span)]
    near = nearest(name, sorted(known))
    names = [each for each in sorted(known) if each[0].isupper()]
    return Slip(
        f"no Given has brought in {name}",
        underlined(line, span),
        f"nearest:  {near}" if near else f"the Givens name:  {listed(names)}",
        "name",
        row=row,
    )
