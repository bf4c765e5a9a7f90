"""What the table below a sentence may hold, and how it is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
import re

from judgecall.steps.slips import Slip
from judgecall.wording import listed, nearest

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rows
    from judgecall.wording import Words


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
        for row in rows:
            if len(row) != 1:
                raise Slip(
                    "a list below this sentence has one cell in each row",
                    ("| " + " | ".join(row) + " |",),
                    "write each on a row of its own",
                    "rows",
                )
        return [row[0] for row in rows]

    def example(self) -> str:
        """One name a row."""
        return "| Fox |"


class EventLines(Lines):
    """A list of events, each told as the rulebook tells it."""

    def read(self, rows: Rows, words: Words) -> list[str]:
        """Read the list; a line that tells no event is a slip."""
        lines = super().read(rows, words)
        for line in lines:
            if not words.tells_an_event(line):
                near = words.nearest_event(line)
                raise Slip(
                    "no event is told like this",
                    (f"| {line} |",),
                    f"nearest:  {near}" if near else "see the rulebook's [events]",
                    "event",
                )
        return lines

    def example(self) -> str:
        """One event a row."""
        return "| Tribute resolves |"


@dataclass(frozen=True)
class Columns(RowsKind):
    """A table with a header: these columns, each with the pattern of its cells."""

    required: dict[str, str]
    optional: dict[str, str] = field(default_factory=dict)

    def read(self, rows: Rows, words: Words) -> list[dict[str, str]]:  # noqa: ARG002
        """Read each row into a mapping from column to cell; empty cells are left out."""
        header, *body = rows
        known = self.required | self.optional
        for column in header:
            if column not in known:
                raise Slip(
                    f"no column is called `{column}` here",
                    ("| " + " | ".join(header) + " |",),
                    f"nearest:  {nearest(column, list(known)) or listed(list(known), 'or')}",
                    "rows",
                )
        for column in self.required:
            if column not in header:
                raise Slip(
                    f"the column `{column}` is missing",
                    ("| " + " | ".join(header) + " |",),
                    f"this table needs {listed(list(self.required))}",
                    "rows",
                )
        if not body:
            raise Slip("this table has a header and no row", (), "add a row", "rows")
        found = []
        for row in body:
            entry = {column: cell for column, cell in zip(header, row, strict=True) if cell}
            for column, pattern in known.items():
                cell = entry.get(column)
                if cell is None and column in self.required:
                    cell = ""
                if cell is not None and not re.fullmatch(pattern, cell):
                    raise Slip(
                        f"`{cell}` cannot stand in the column `{column}`",
                        ("| " + " | ".join(row) + " |",),
                        f"it holds {_SAID.get(pattern, pattern)}",
                        "rows",
                    )
            found.append(entry)
        return found

    def example(self) -> str:
        """The header, with the optional columns in brackets."""
        optional = "".join(f" [{name}] |" for name in self.optional)
        return f"| {' | '.join(self.required)} |{optional}"


#: Patterns of cells, with what they are in words.
NAME = r"[A-Z][A-Za-z0-9]*(?:['-][A-Za-z0-9]+)*"
NUMBER = r"[0-9]+"
_SAID = {NAME: "one capitalised word", NUMBER: "a number"}
