"""
The table: players, cards, and the continuous effects in force.

Nothing here decides what effects do to cards; that is the business of `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reference_engine.core.log import Log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect


@dataclass(slots=True)
class Game:
    """Everything that lies on the table."""

    #: The players, in turn order.
    players: Sequence[str]
    #: The turn-player.
    active: str
    cards: dict[str, Card]
    #: The effects that are there when the game begins, grouped by age, the oldest first.
    placed: Sequence[Sequence[Effect]]
    #: The effects in force, the oldest first.
    effects: list[Effect] = field(default_factory=list)
    log: Log = field(default_factory=Log)

    def effect(self, name: str) -> Effect | None:
        """The effect of this name that is in force."""
        return next((effect for effect in self.effects if effect.name == name), None)

    def next_player(self) -> str:
        """The player whose turn follows."""
        seat = self.players.index(self.active)
        return self.players[(seat + 1) % len(self.players)]
