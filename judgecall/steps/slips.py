"""What is wrong with a line of a scenario, before anything is played."""

from __future__ import annotations


class Slip(Exception):  # noqa: N818 - a slip of the pen; lint makes a fault of it
    """A sentence, a card text or a table that does not read; says how it would."""

    def __init__(
        self,
        sentence: str,
        excerpt: tuple[str, ...] = (),
        way_out: str = "",
        check: str = "sentence",
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.excerpt = excerpt
        self.way_out = way_out
        self.check = check

    def __str__(self) -> str:
        return "\n".join([self.sentence, *(f"    {line}" for line in self.excerpt), self.way_out])
