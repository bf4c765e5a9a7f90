"""Misreadings of how long effects last, what they stay on, and what their X is."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.effects import Variable
from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect, Part
    from reference_engine.flesh_and_blood.game import Game


@misreads("6.2.2a.duration")
class WithoutDurationItStays(Rules):
    """An effect that states no duration lasts for the rest of the game."""

    def ends_with_the_turn(self, effect: Effect) -> bool:
        return effect.is_layer and effect.until == "end-of-turn"


@misreads("6.2.2a.duration")
class AllOfItEndsWithTheTurn(Rules):
    """What a layer has made ends with the turn, whatever it states."""

    def ends_with_the_turn(self, effect: Effect) -> bool:
        return effect.is_layer


@misreads("6.2.3a.static-lasts")
class StaticsEndWithTheTurn(Rules):
    """Every effect that states no duration ends with the turn, static ones, too."""

    def ends_with_the_turn(self, effect: Effect) -> bool:
        return effect.until != "end-of-game"


@misreads("6.2.2b.x-fixed")
class XIsReadAgain(Rules):
    """X is whatever it is at the moment, for every effect."""

    def x_follows(self, part: Part) -> bool:  # noqa: ARG002 - for every effect
        return True


@misreads("6.2.3b.x-follows")
class XIsFixedForAll(Rules):
    """X is fixed when an effect begins, for static effects as well."""

    def x_follows(self, part: Part) -> bool:
        return not isinstance(part.change.amount, Variable)


@misreads("6.2.2c.stays-on")
class LayersLetGo(Rules):
    """Every effect applies only as long as a card fits what it says."""

    def stay_on(self, part: Part, cards: Iterable[Card]) -> None:
        pass

    def place(self, effect: Effect) -> None:
        super().place(effect)
        effect.stays_on.clear()


@misreads("6.2.3c.only-while-it-fits")
class StaticsStayOn(Rules):
    """What an effect has once applied to it stays on, be it static or not."""

    def stay_on(self, part: Part, cards: Iterable[Card]) -> None:
        if part.scope.card is None:
            part.effect.stays_on.setdefault(part.scope, set()).update(cards)


@misreads("6.2.2d.condition-always-asked")
class OnceMetAlwaysMet(Rules):
    """A condition that a card has met when an effect applied is not asked again."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.met: set[tuple[Part, Card]] = set()

    def meets(self, part: Part, card: Card) -> bool:
        return (part, card) in self.met or super().meets(part, card)

    def work_out(self) -> None:
        super().work_out()
        for effect in self.game.effects:
            for part in effect.parts:
                self.met |= {(part, card) for card in part.done}
