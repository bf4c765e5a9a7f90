"""
Lines of text with styles, laid out by hand.

What is prose is wrapped to the reader's width; what is to be copied or compared, such as a
command or a table, never is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import textwrap

from rich.text import Text

from judgecall.report.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Where the text begins that stands beside a label.
INDENT: Final = 15


class Page:
    """A number of lines that belong together."""

    def __init__(self, width: int) -> None:
        #: Prose narrower than this is harder to read than prose that is cut by the terminal.
        self.width = max(width, 40)
        self.lines: list[Text] = []

    @property
    def plain(self) -> str:
        """The lines without styles."""
        return "\n".join(line.plain for line in self.lines)

    def gap(self) -> None:
        """Leave one line free."""
        if self.lines and self.lines[-1].plain:
            self.lines.append(Text())

    def line(self, text: str, style: str = "") -> None:
        """Put down one line as it is."""
        self.lines.append(Text(visible(text), style=style))

    def title(self, label: str, text: str, style: str) -> None:
        """Put down the line by which a block is recognised."""
        self.lines.append(Text.assemble((label, f"bold {style}"), "  ", (visible(text), "bold")))

    def step(self, number: str, label: str, text: str, style: str) -> None:
        """Put down one of several numbered steps and what it came to."""
        rest = f"  {visible(text)}" if text else ""
        self.lines.append(Text.assemble(f"{number:>5}  ", (label, style), rest))

    def to_copy(self, label: str, text: str) -> None:
        """Put down a line for a shell beside a label: as it is and whole, however long."""
        self.lines.append(Text.assemble((f"  {label}".ljust(INDENT), "dim"), text))

    def labelled(self, label: str, text: str, *, wrap: bool = True, style: str = "") -> None:
        """Put text beside a label; wrapped, it stays to the right of it."""
        text = visible(text)
        margin = f"  {label}  ".ljust(INDENT)
        parts = textwrap.wrap(
            text,
            self.width - len(margin),
            break_long_words=False,
            break_on_hyphens=False,
        )
        for number, part in enumerate(parts if wrap else [text]):
            beside = margin if number == 0 else " " * len(margin)
            self.lines.append(Text.assemble((beside, "dim"), (part, style)))

    def listed(self, label: str, items: Iterable[str], mark: int | None = None) -> None:
        """Put a numbered list below a label; `mark` is the place of the one that matters."""
        self.lines.append(Text(f"  {label}", style="dim"))
        for number, item in enumerate(items):
            pointer = ">" if number == mark else " "
            self.line(f"  {pointer}{number + 1:>4}  {item}")
