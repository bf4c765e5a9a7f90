"""What is wrong with a line of a scenario, before anything is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall.rulebook.excerpt import underlined

if TYPE_CHECKING:
    from judgecall.rulebook.excerpt import Span


class Slip(Exception):
    """A sentence, a card text or a table that does not read; says how it would."""

    def __init__(
        self,
        sentence: str,
        excerpt: tuple[str, ...] = (),
        way_out: str = "",
        check: str = "sentence",
        *,
        wrong: str = "",
        row: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.excerpt = excerpt
        self.way_out = way_out
        self.check = check
        #: The part of a value that is wrong, for whoever knows where the value stands.
        self.wrong = wrong
        #: The row of the table in which it stands, the header being row 0.
        self.row = row

    def within(self, line: str, span: Span) -> Slip:
        """The same slip with its line shown, if it shows nothing of its own yet."""
        if self.excerpt:
            return self
        start, end = span
        at = line.find(self.wrong, start, end) if self.wrong else -1
        if at >= 0:
            start, end = at, at + len(self.wrong)
        excerpt = underlined(line, (start, end))
        return Slip(self.sentence, excerpt, self.way_out, self.check, wrong=line[start:end])

    def __str__(self) -> str:
        lines = [self.sentence]
        lines += [f"    {line}" for line in self.excerpt]
        lines += [f"  {line}" for line in self.way_out.splitlines()]
        return "\n".join(lines)
