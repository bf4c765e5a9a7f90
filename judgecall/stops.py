"""What stops a scenario before its last line: a game that differs, or a slip of its writer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Mismatch(Exception):
    """The game is not as a sentence says: the verdict is *failed*."""

    def __init__(
        self,
        sentence: str,
        expected: Sequence[str] = (),
        actual: Sequence[str] = (),
        *,
        in_order: bool = False,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.expected = tuple(expected)
        self.actual = tuple(actual)
        #: Whether the two are lists that should be equal, so that the first difference tells.
        self.in_order = in_order


class ScenarioFault(Exception):
    """The scenario itself cannot be played: a slip of its writer, never the engine's fault."""

    def __init__(self, sentence: str, way_out: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.way_out = way_out
