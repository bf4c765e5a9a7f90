"""
What is wrong with a card text, told so that a rules writer can mend it.

A card text is read by one person at a time, usually while writing it. So a refusal says
how far the text reads, points at the word where it stops, and shows what a card says there.
"""

from __future__ import annotations

import attrs


class UnknownRulebookError(LookupError):
    """No card texts are known for a rulebook."""

    def __init__(self, rulebook_id: str, known: tuple[str, ...]) -> None:
        super().__init__(rulebook_id, known)
        self.rulebook_id = rulebook_id
        self.known = known

    def __str__(self) -> str:
        return (
            f"no card texts are known for a rulebook `{self.rulebook_id}`; "
            f"they are for: {', '.join(self.known)}"
        )


@attrs.define(eq=False)
class CardTextError(ValueError):
    """A text that no card of the rulebook would say."""

    #: The whole text, as it was given.
    text: str
    #: Where the first offending word begins, counted from 0; the text's length if more must come.
    column: int
    #: What is wrong, as one sentence without a full stop.
    sentence: str
    #: What a card says at that place: readers' words for each possibility.
    expected: tuple[str, ...] = ()
    #: The known wording that comes nearest, or nothing if none is near.
    nearest: str | None = None
    #: The passage as a card might say it, if it goes on as it begins.
    example: str | None = None
    #: How many characters to point at.
    width: int = 1
    #: The passage that is probably meant, if that begins otherwise; there is no example then.
    meant: str | None = None

    @property
    def excerpt(self) -> tuple[str, str]:
        """The text in quotes, and beneath it the carets."""
        shown = "".join(sign if sign.isprintable() else " " for sign in self.text)
        return f'"{shown}"', " " * (self.column + 1) + "^" * self.width

    @property
    def way_out(self) -> str:
        """What a card says instead, one piece of advice a line; empty if nothing is known."""
        lines = []
        if self.expected:
            advice = f"here a card {_listed(self.expected)}"
            lines.append(f"{advice}:  {self.example}" if self.example else advice)
        if self.meant:
            lines.append(f"perhaps:  {self.meant}")
        if self.nearest:
            lines.append(f"nearest:  {self.nearest}")
        return "\n".join(lines)

    def __str__(self) -> str:
        lines = [self.sentence]
        lines += [f"    {line}" for line in self.excerpt]
        lines += [f"  {line}" for line in self.way_out.splitlines()]
        return "\n".join(lines)


#: The end of the text among the things that may come next.
END = "nothing more"


def _listed(expected: tuple[str, ...]) -> str:
    rest = [item for item in expected if item != END]
    says = f"says {_either(rest)}"
    if len(rest) == len(expected):
        return says
    return f"ends, or {says}" if rest else "ends"


def _either(items: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))
