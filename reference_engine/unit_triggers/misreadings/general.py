"""Misreadings of what a trigger is, and of how the kinds are kept apart."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.unit_triggers.abilities import Due
from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability, Happening

#: The kinds that fire on the way to a discard pile.
TO_THE_PILE = frozenset({"destroyed", "discarded", "depleted"})

#: What brings a card into a discard pile.
INTO_THE_PILE = TO_THE_PILE | {"discarded-by-rule", "swept", "removed"}


@misreads("triggers.general.fixed-moment")
class AbilitiesRunOnArrival(Rules):
    """Whatever trigger stands before it, an ability runs when its unit is deployed."""

    def fires(self, ability: Ability, it: Happening) -> bool:
        return super().fires(ability, it) or it.what == "deployed"


@misreads("triggers.general.fixed-moment")
class AbilitiesRunAtTheCount(Rules):
    """A unit that is tallied does what stands on it."""

    def tally(self) -> Asking[None]:
        yield from super().tally()
        counted = [card for player in self.game.players for card in self.counting(player)]
        dues = [
            Due(ability, ability.effects, place=card.place)
            for card in counted
            for ability in card.abilities
            if ability.effects
        ]
        self.fall_due(dues)
        yield from self.settle()


@misreads("triggers.general.kinds-are-separate")
class OneHookForAllZones(Rules):
    """Whatever changes a card's zone fires what waits for that: arriving, or the discard pile."""

    def kinds_fired(self, it: Happening) -> frozenset[str]:
        fired = super().kinds_fired(it) - {"upon-deployment"}
        if it.what in INTO_THE_PILE:
            return fired | TO_THE_PILE
        if it.what in {"placed", "attached"} and it.zone != "battle":
            return fired | {"upon-deployment"}
        return fired


@misreads("triggers.general.kinds-are-separate")
class OneTriggerForThePile(Rules):
    """An effect that puts a card into a discard pile fires all that waits for that pile."""

    def kinds_fired(self, it: Happening) -> frozenset[str]:
        fired = super().kinds_fired(it)
        return fired | TO_THE_PILE if it.what in TO_THE_PILE else fired


@misreads("triggers.general.kinds-are-separate")
class DestroyedIsAKindOfDiscarded(Rules):
    """To be destroyed is one way of being discarded."""

    def is_other_route_discarding(self, it: Happening) -> bool:
        return it.what == "destroyed"
