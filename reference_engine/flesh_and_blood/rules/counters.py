"""What counters do to the cards that they are on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.rules.changes import Changes
from reference_engine.flesh_and_blood.stages import ADD, SUBTRACT, VALUES

if TYPE_CHECKING:
    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.stages import Place


class Counters(Changes):
    """A counter is no effect, but it acts where an effect of its kind would."""

    @clause("6.3.2.stage-8-counters")
    def apply_counters(self, place: Place) -> None:
        """Counters that raise a value act with what adds, the others with what subtracts."""
        if place in {(VALUES, ADD), (VALUES, SUBTRACT)}:
            for card in self.game.cards.values():
                for (name, change), count in card.counters.items():
                    if (change > 0) is (place.substage == ADD) and name in card.value:
                        self.count(card, name, change * count)

    def count(self, card: Card, name: str, change: int) -> None:
        """Change a value, and never the base value."""
        card.value[name] = self.at_least_zero(card.value[name] + change)
        self.touch((card,), (VALUES,))

    @clause("1.15.4.opposite-counters-stay")
    def put_counters(self, card: Card, name: str, change: int, count: int) -> None:
        """They lie beside those that are there, opposite ones as well."""
        card.counters[name, change] = card.counters.get((name, change), 0) + count

    def remove_counters(self, card: Card, name: str, change: int, count: int) -> None:
        """Counters of one kind are taken away."""
        left = card.counters[name, change] - count
        if left:
            card.counters[name, change] = left
        else:
            del card.counters[name, change]
