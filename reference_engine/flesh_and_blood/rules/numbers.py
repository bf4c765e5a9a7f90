"""What effects make of the numbers of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.effects import Variable
from reference_engine.flesh_and_blood.rules.fitting import Fitting
from reference_engine.flesh_and_blood.stages import BASES, VALUES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Change, Part


class Numbers(Fitting):
    """Base values, and the values that start from them."""

    def do_number(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """A number is set, multiplied, divided, raised or lowered."""
        if change.base:
            self.change_base(change, card, amount)
        elif change.property in card.value:
            self.change_value(change, card, amount)
        else:
            self.change_missing(change, card, amount)

    @clause("6.3.2.stage-7-base-values", "8.5.8b.gives-or-sets", "6.3.3.missing-number-first")
    def change_base(self, change: Change, card: Card, amount: int) -> None:
        """The base value changes; setting it gives the number to a card that lacks it."""
        name = change.property
        if name in card.base:
            self.set_base(card, name, self.computed(change, card.base[name], amount))
        elif change.op == "set":
            card.base[name] = amount
            card.value[name] = self.starting_value(card, name)

    def set_base(self, card: Card, name: str, number: int) -> None:
        """As long as values are not settled, a value is what its base value gives."""
        card.base[name] = number
        if self.stage <= BASES:
            card.value[name] = self.starting_value(card, name)

    @clause("2.5.3.life-lost", "6.3.2.stage-8-values")
    def starting_value(self, card: Card, name: str) -> int:
        """The value is the base value, but for life that was lost."""
        base = card.base[name]
        return self.at_least_zero(base - card.life_lost) if name == "life" else base

    @clause("6.3.2.stage-8-values", "2.0.3a.base-alone")
    def change_value(self, change: Change, card: Card, amount: int) -> None:
        """The value changes, and the base value does not."""
        name = change.property
        card.value[name] = self.computed(change, card.value[name], amount)

    @clause("8.5.8a.never-creates")
    def change_missing(self, change: Change, card: Card, amount: int) -> None:
        """A value that is not there is not changed."""

    def computed(self, change: Change, number: int, amount: int) -> int:
        """What becomes of a number."""
        match change.op:
            case "set":
                return amount
            case "multiply":
                return number * amount
            case "divide":
                return self.divided(number, amount, round_up=change.round_up)
            case "add":
                return number + amount
        return self.at_least_zero(number - amount)

    @clause("1.12.1a.toward-zero")
    def divided(self, number: int, by: int, *, round_up: bool) -> int:
        """The fraction is dropped at once, or the number rounded up if the text says so."""
        return -(-number // by) if round_up else number // by

    @clause("2.0.3c.not-below-zero")
    def at_least_zero(self, number: int) -> int:
        """Nothing goes below 0, not even for a moment."""
        return max(0, number)

    @clause("6.2.2b.x-fixed", "6.2.3b.x-follows")
    def amount(self, part: Part, card: Card) -> int:
        """How much: said by the text, read off the table, or fixed when the effect began."""
        amount = part.change.amount
        if not isinstance(amount, Variable):
            return amount
        if self.x_follows(part):
            return self.read(amount, card)
        return part.fixed.setdefault(card, self.read(amount, card))

    def with_amounts(self, part: Part, cards: Sequence[Card]) -> list[tuple[Card, int]]:
        """Every card with its amount, all of them looked at before the first card is changed."""
        amount = part.change.amount
        if isinstance(amount, int):
            return [(card, amount) for card in cards]
        return [(card, self.amount(part, card)) for card in cards]

    def read(self, amount: Variable, card: Card) -> int:
        """What a number is now; 0 where there is none."""
        read_from = card if amount.card is None else self.game.cards.get(amount.card)
        if read_from is None:
            return 0
        if amount.of == "ward":
            return read_from.ward()
        numbers = read_from.base if amount.of == "base" else read_from.value
        return numbers.get(amount.property, 0)

    def fix_x(self, part: Part) -> None:
        """The X of a layer effect that begins is fixed for the cards that it is about."""
        if isinstance(part.change.amount, Variable) and not self.x_follows(part):
            for card in self.about(part):
                self.amount(part, card)

    def touched_by(self, change: Change) -> tuple[int, ...]:
        """The stages whose numbers a change of a number touches."""
        return (BASES, VALUES) if change.base else (VALUES,)
