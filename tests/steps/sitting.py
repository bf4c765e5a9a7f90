"""A table with a fake game, at which the sentences of Arcane Legions are spoken."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from judgecall import resources
from judgecall.rulebook import Rulebook, Step, read
from judgecall.steps import Bound, Vocabulary
from judgecall.table import Mismatch, ScenarioFault, Table
from tests.steps.fake_game import FakeGame, Reply, progress


@cache
def rulebook() -> Rulebook:
    return read(resources.features() / "arcane_legions")[0]


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(rulebook())


def bind(kind: str, text: str, rows: Sequence[Sequence[str] | str] | None = None) -> Bound:
    """The sentence of a line; a row of one cell may be given as a text."""
    cells = None
    if rows is not None:
        cells = tuple((row,) if isinstance(row, str) else tuple(row) for row in rows)
    return vocabulary().bind(Step(kind, text, 1, cells))


class Sitting:
    """Ada and Ben at a table; what the game answers is given beforehand."""

    def __init__(self, *replies: Reply, players: Sequence[str] = ("Ada", "Ben")) -> None:
        self.game = FakeGame(*(replies or (progress(),)))
        self.table = Table(vocabulary().words, self.game)
        if players:
            self.table.seat(players)

    def given(self, text: str, *rows: Sequence[str] | str) -> None:
        bind("given", text, rows or None).run(self.table)

    def when(self, text: str, *rows: Sequence[str] | str) -> None:
        bind("when", text, rows or None).run(self.table)

    def then(self, text: str, *rows: Sequence[str] | str) -> None:
        bind("then", text, rows or None).run(self.table)

    @property
    def started_with(self) -> dict[str, Any]:
        """What the game was asked to begin with."""
        method, params = self.game.requests[0]
        assert method == "start"
        return params

    @property
    def last_request(self) -> tuple[Any, ...]:
        return self.game.requests[-1]


@contextmanager
def mismatch(sentence: str, expected: Sequence[str], actual: Sequence[str]) -> Iterator[None]:
    """What stands below must end in just this mismatch."""
    with pytest.raises(Mismatch) as caught:
        yield
    found = caught.value
    assert (found.sentence, list(found.expected), list(found.actual)) == (
        sentence,
        list(expected),
        list(actual),
    )


@contextmanager
def scenario_fault(sentence: str, way_out: str) -> Iterator[None]:
    """What stands below must end in just this fault of the scenario."""
    with pytest.raises(ScenarioFault) as caught:
        yield
    assert (caught.value.sentence, caught.value.way_out) == (sentence, way_out)
