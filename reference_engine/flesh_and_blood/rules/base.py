"""What every chapter of the rules stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.stages import STAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Part
    from reference_engine.flesh_and_blood.game import Game
    from reference_engine.flesh_and_blood.stages import Place


class Base:
    """The rules of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        #: The stage that is being worked out; 0 before the first.
        self.stage = 0
        #: How many changes have been made to cards.
        self.changes = 0
        #: When something that is settled in each stage changed last, by that count.
        self.changed_at = dict.fromkeys(STAGES, 0)
        #: The parts that are applied at each place, the oldest first.
        self.buckets: dict[Place, list[Part]] = {}
        #: The parts that forbid to gain something, by what that is.
        self.bans: dict[str, list[Part]] = {}

    def touch(self, cards: Iterable[Card], stages: Iterable[int]) -> None:
        """Count a change to cards, so that what looked at them looks again."""
        self.changes += 1
        for card in cards:
            card.touched = self.changes
        for stage in stages:
            self.changed_at[stage] = self.changes
