"""A table with a fake game, at which the sentences of a rulebook are spoken."""

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

ARCANE_LEGIONS = "arcane_legions"
FAWNALORE = "fawnalore"
UNIT_TRIGGERS = "unit_triggers"
FLESH_AND_BLOOD = "flesh_and_blood"


@cache
def rulebook(rulebook_id: str = ARCANE_LEGIONS) -> Rulebook:
    return read(resources.features() / rulebook_id)[0]


@cache
def vocabulary(rulebook_id: str = ARCANE_LEGIONS) -> Vocabulary:
    return Vocabulary(rulebook(rulebook_id))


def bind(
    kind: str,
    text: str,
    rows: Sequence[Sequence[str] | str] | None = None,
    rulebook_id: str = ARCANE_LEGIONS,
) -> Bound:
    """The sentence of a line; a row of one cell may be given as a text."""
    cells = None
    if rows is not None:
        cells = tuple((row,) if isinstance(row, str) else tuple(row) for row in rows)
    return vocabulary(rulebook_id).bind(Step(kind, text, 1, cells))


class Sitting:
    """Ada and Ben at a table; what the game answers is given beforehand."""

    rulebook_id = ARCANE_LEGIONS

    def __init__(self, *replies: Reply, players: Sequence[str] = ("Ada", "Ben")) -> None:
        self.game = FakeGame(*(replies or (progress(),)))
        self.table = Table(vocabulary(self.rulebook_id).words, self.game)
        if players:
            self.table.seat(players)

    def given(self, text: str, *rows: Sequence[str] | str) -> None:
        self._say("given", text, rows)

    def when(self, text: str, *rows: Sequence[str] | str) -> None:
        self._say("when", text, rows)

    def then(self, text: str, *rows: Sequence[str] | str) -> None:
        self._say("then", text, rows)

    def does(self, text: str) -> tuple[str | None, dict[str, Any]]:
        """Say this When: who acts by it, and what they do."""
        self.when(text)
        method, player, action = self.last_request
        assert method == "act"
        return player, action

    def _say(self, kind: str, text: str, rows: Sequence[Sequence[str] | str]) -> None:
        bind(kind, text, rows or None, self.rulebook_id).run(self.table)

    @property
    def started_with(self) -> dict[str, Any]:
        """What the game was asked to begin with."""
        method, params = self.game.requests[0]
        assert method == "start"
        return params

    @property
    def last_request(self) -> tuple[Any, ...]:
        return self.game.requests[-1]


class FawnaloreSitting(Sitting):
    """Ada, Ben and Cy at a table with a few pieces, whose game is Fawnalore."""

    rulebook_id = FAWNALORE

    def __init__(self, *replies: Reply) -> None:
        super().__init__(*replies, players=("Ada", "Ben", "Cy"))

    def place(self, *units: str, owner: str = "Ada", **more: str) -> None:
        """Units of one player, and what else they have."""
        columns = [name.replace("_", " ") for name in more]
        rows = [[unit, owner, *more.values()] for unit in units]
        self.given("these units:", ["unit", "owner", *columns], *rows)


class UnitTriggersSitting(Sitting):
    """Ada, Ben and Cy at a table with a few cards, whose game is Unit Triggers."""

    rulebook_id = UNIT_TRIGGERS

    def __init__(self, *replies: Reply) -> None:
        super().__init__(*replies, players=("Ada", "Ben", "Cy"))

    def place(self, *cards: str, owner: str = "Ada", where: str = "hand", **more: str) -> None:
        """Cards of one player in one place, and what else they have."""
        rows = [[card, owner, where, *more.values()] for card in cards]
        self.given("these cards:", ["card", "owner", "in", *more], *rows)


class FleshAndBloodSitting(Sitting):
    """Ada and Ben at a table with a few cards, whose game is Flesh and Blood."""

    rulebook_id = FLESH_AND_BLOOD

    def place(self, *cards: str, owner: str = "Ben", **more: str) -> None:
        """Cards of one player, and what is printed on all of them."""
        rows = [[card, owner, *more.values()] for card in cards]
        self.given("these cards:", ["card", "owner", *more], *rows)


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
