"""What the table below a sentence may hold, and how it is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
import re

from judgecall.rulebook.excerpt import row_line, underlined
from judgecall.steps.fitting import Fit, Hole, Word, fit, is_near, joined, parts_of
from judgecall.steps.kinds import NAME
from judgecall.steps.slips import Slip
from judgecall.wording import counted_pattern, event_form, listed, nearest

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rows
    from judgecall.steps.fitting import Part
    from judgecall.wording import Words


__all__ = ["NAME", "NUMBER", "Columns", "EventLines", "Lines", "RowsKind"]


class RowsKind(ABC):
    """A shape of table; its reader raises `Slip` where the table has another."""

    @abstractmethod
    def read(self, rows: Rows, words: Words) -> Any:  # noqa: ANN401 - each shape has its value
        """Read the cells into what the sentence's function receives."""

    @abstractmethod
    def example(self) -> str:
        """Say what stands below the sentence, for the reference page."""


class Lines(RowsKind):
    """A list: one cell a row, no header."""

    def read(self, rows: Rows, words: Words) -> list[str]:  # noqa: ARG002 - names need no words
        """Read the one column."""
        for number, row in enumerate(rows):
            if len(row) != 1:
                raise Slip(
                    "a list below this sentence has one cell in each row",
                    row_line(row, *range(1, len(row))),
                    "write each on a row of its own",
                    "rows",
                    row=number,
                )
            if not row[0]:
                raise Slip(
                    "this row of the list is empty",
                    row_line(row, 0),
                    "take the row out, or fill it",
                    "rows",
                    row=number,
                )
        return [row[0] for row in rows]

    def example(self) -> str:
        """One name a row."""
        return "| Spite |"


class EventLines(Lines):
    """A list of events, each told as the rulebook tells it."""

    def read(self, rows: Rows, words: Words) -> list[str]:
        """Read the list; a line that tells no event is a slip."""
        lines = super().read(rows, words)
        for number, line in enumerate(lines):
            if not words.tells_an_event(line):
                raise self._unknown(line, number, words)
        return lines

    @staticmethod
    def _unknown(line: str, row: int, words: Words) -> Slip:
        fits = [
            (fit(line, parts_of(template, _event_part)), template)
            for template in words.manifest.events.values()
        ]
        found, template = min(fits, key=lambda each: each[0].cost, default=(Fit(), ""))
        spans = joined(line, found.wrong)
        if not is_near(line, found):
            template, spans = "", [(0, len(line))]
        said = event_form(template)
        return Slip(
            "no event is told like this",
            underlined(f"| {line} |", *((start + 2, end + 2) for start, end in spans)),
            f"nearest:  {said}"
            if said
            else "how events are told stands in rulebook.toml, [events]",
            "event",
            row=row,
        )

    def example(self) -> str:
        """One event a row."""
        return "| Spite resolves |"


def _event_part(name: str, spec: str) -> Part:
    one, _, many = spec.partition("|")
    if many:
        return Hole(name, counted_pattern(one, many))
    return Hole(name, r"\S+") if name else Word((spec,))


@dataclass(frozen=True)
class Columns(RowsKind):
    """A table with a header: these columns, each with the pattern of its cells."""

    required: dict[str, str]
    optional: dict[str, str] = field(default_factory=dict)
    #: The column whose names come into the game with this very sentence.
    brings: str = ""
    #: The columns that hold card texts, whose capitalised words are not all names.
    texts: tuple[str, ...] = ()

    def read(self, rows: Rows, words: Words) -> list[dict[str, str]]:  # noqa: ARG002
        """Read each row into a mapping from column to cell; empty cells are left out."""
        header, *body = rows
        self._check_header(header)
        if not body:
            raise Slip(
                "this table has a header and no row",
                row_line(header),
                "add a row, or take the sentence out",
                "rows",
                row=0,
            )
        return [self._read_row(header, row, number) for number, row in enumerate(body, 1)]

    def _check_header(self, header: tuple[str, ...]) -> None:
        known = list(self.required | self.optional)
        for number, column in enumerate(header):
            if column not in known:
                near = nearest(column, [name for name in known if name not in header])
                raise Slip(
                    f"no column is called `{column}` here",
                    row_line(header, number),
                    f"nearest:  {near}" if near else f"the columns are:  {listed(known)}",
                    "rows",
                    row=0,
                )
            if column in header[:number]:
                raise Slip(
                    f"two columns are called `{column}`",
                    row_line(header, number),
                    "take one of them out",
                    "rows",
                    row=0,
                )
        for column in self.required:
            if column not in header:
                raise Slip(
                    f"the column `{column}` is missing",
                    row_line(header),
                    f"this table needs {listed(list(self.required))}",
                    "rows",
                    row=0,
                )

    def _read_row(
        self,
        header: tuple[str, ...],
        row: tuple[str, ...],
        number: int,
    ) -> dict[str, str]:
        known = self.required | self.optional
        for place, (column, cell) in enumerate(zip(header, row, strict=True)):
            pattern = known[column]
            if (cell or column in self.required) and not re.fullmatch(pattern, cell):
                raise Slip(
                    f"`{cell}` cannot stand in the column `{column}`"
                    if cell
                    else f"the column `{column}` is empty in this row",
                    row_line(row, place),
                    f"it holds {_SAID.get(pattern) or listed(pattern.split('|'), 'or')}",
                    "rows",
                    row=number,
                )
        return {column: cell for column, cell in zip(header, row, strict=True) if cell}

    def example(self) -> str:
        """The header, with the optional columns in brackets."""
        optional = "".join(f" [{name}] |" for name in self.optional)
        return f"| {' | '.join(self.required)} |{optional}"


NUMBER = r"[0-9]+"
#: Patterns of cells, with what they are in words.
_SAID = {NAME: "one capitalised word", NUMBER: "a number"}
