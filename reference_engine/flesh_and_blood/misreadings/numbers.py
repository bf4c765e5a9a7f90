"""Misreadings of numbers: bases and values, rounding, the floor, and what is missing."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules

if TYPE_CHECKING:
    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Change


@misreads("1.12.1a.toward-zero")
class HalvesAreRoundedUp(Rules):
    """A half is rounded up, as everybody learns at school."""

    def divided(self, number: int, by: int, *, round_up: bool) -> int:  # noqa: ARG002 - always
        return super().divided(number, by, round_up=True)


@misreads("1.12.1a.toward-zero")
class HalvesAreDropped(Rules):
    """Fractions are dropped, whatever a text says about rounding."""

    def divided(self, number: int, by: int, *, round_up: bool) -> int:  # noqa: ARG002 - never
        return super().divided(number, by, round_up=False)


@misreads("1.15.4.opposite-counters-stay")
class OppositeCountersCancel(Rules):
    """A +1 counter and a -1 counter take each other off the card."""

    def put_counters(self, card: Card, name: str, change: int, count: int) -> None:
        opposite = min(count, card.counters.get((name, -change), 0))
        if opposite:
            self.remove_counters(card, name, -change, opposite)
        if count > opposite:
            super().put_counters(card, name, change, count - opposite)


@misreads("2.0.3a.base-alone")
class ValuesBecomeTheBase(Rules):
    """What sets a number or changes it has changed its base value, too."""

    def change_value(self, change: Change, card: Card, amount: int) -> None:
        super().change_value(change, card, amount)
        card.base[change.property] = card.value[change.property]


@misreads("2.0.3b.base-is-no-gain")
class RaisingTheBaseIsAGain(Rules):
    """What cannot gain power cannot have its base power raised either."""

    def is_gain(self, change: Change) -> bool:
        return change.op in {"add", "multiply"}


@misreads("2.0.3c.not-below-zero")
class FloorInTheEnd(Rules):
    """A number may be below 0 for a while; in the end it is 0."""

    def at_least_zero(self, number: int) -> int:
        return number

    def work_out(self) -> None:
        super().work_out()
        self.raise_to_zero()

    def count_without_effects(self) -> None:
        super().count_without_effects()
        self.raise_to_zero()

    def raise_to_zero(self) -> None:
        for card in self.game.cards.values():
            card.value = {name: max(0, number) for name, number in card.value.items()}


@misreads("2.5.3.life-lost")
class NewLifeIsFull(Rules):
    """A card whose base life changes begins anew with all of it."""

    def starting_value(self, card: Card, name: str) -> int:
        if name == "life" and card.base[name] != card.printed.numbers.get(name):
            return card.base[name]
        return super().starting_value(card, name)


@misreads("8.5.8a.never-creates")
class RaisingCreates(Rules):
    """A card that has no defense and gets +2 has defense 2."""

    def change_missing(self, change: Change, card: Card, amount: int) -> None:
        if change.op == "add":
            card.base[change.property] = 0
            card.value[change.property] = amount


@misreads("8.5.8b.gives-or-sets")
class BaseNeedsANumber(Rules):
    """A base value is set only where there is a number already."""

    def change_base(self, change: Change, card: Card, amount: int) -> None:
        if change.property in card.base:
            super().change_base(change, card, amount)
