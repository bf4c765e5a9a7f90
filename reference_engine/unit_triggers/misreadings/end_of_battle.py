"""Misreadings of End of Battle: who fires in that phase, and in which order."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card


@misreads("eob.phase")
class FiresAtTheCount(Rules):
    """When units have been tallied the Battle ends, so End of Battle abilities fire."""

    def tally(self) -> Asking[None]:
        yield from super().tally()
        yield from super().end_of_battle()

    def end_of_battle(self) -> Asking[None]:
        yield from ()


@misreads("eob.phase")
class FiresInCleanUp(Rules):
    """The end of a Battle is when Clean Up begins."""

    def clean_up(self) -> Asking[None]:
        yield from super().end_of_battle()
        yield from super().clean_up()

    def end_of_battle(self) -> Asking[None]:
        yield from ()


@misreads("eob.only-in-play")
class AllOwnedFire(Rules):
    """Every End of Battle ability that a player owns fires, wherever its card is."""

    def fires_at_end_from(self, card: Card) -> bool:  # noqa: ARG002 - wherever it is
        return True


@misreads("eob.not-from-hand-or-discard")
class HandsFireAtTheEnd(Rules):
    """A unit that is still held fires when the Battle ends."""

    def fires_at_end_from(self, card: Card) -> bool:
        return card.zone in {"battle", "hand"}


@misreads("eob.not-from-hand-or-discard")
class TheFallenFireAtTheEnd(Rules):
    """A unit that lies in the discard pile fires when the Battle ends."""

    def fires_at_end_from(self, card: Card) -> bool:
        return card.zone in {"battle", "discard"}


@misreads("eob.location-order")
class InOrderOfArrival(Rules):
    """Units fire in the order in which they came."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.order = list(game.zone)

    def arrived(self, card: Card) -> None:
        super().arrived(card)
        self.order.append(card)

    def rank(self, card: Card) -> tuple[Any, ...]:
        return (len(self.order) - self.order[::-1].index(card),)


@misreads("eob.location-order")
class HighestFirst(Rules):
    """The highest Location fires first."""

    def location_rank(self, card: Card) -> tuple[Any, ...]:
        (number,) = super().location_rank(card)
        return (-number,)


@misreads("eob.location-order")
class ActivePlayersLocationsFirst(Rules):
    """All units of the active player fire before those of others."""

    def rank(self, card: Card) -> tuple[Any, ...]:
        return (card.owner != self.game.active, *super().rank(card))


@misreads("eob.location-order")
class LocationsAsText(Rules):
    """Locations are sorted by their names, so Location 10 comes before Location 2."""

    def location_rank(self, card: Card) -> tuple[Any, ...]:
        return (str(card.place),)


@misreads("eob.extra-last")
class ExtrasAmongOthers(Rules):
    """An Extra Location comes where its number belongs."""

    def extra_rank(self, card: Card) -> int:  # noqa: ARG002 - it is like the others
        return 0


@misreads("eob.extra-last")
class ExtrasAreSkipped(Rules):
    """Extra Locations are not in the order of Locations, so nothing fires there."""

    def fires_at_end(self, card: Card) -> bool:
        return super().fires_at_end(card) and not self.extra_rank(card)


@misreads("eob.extra-last")
class ExtrasFirst(Rules):
    """Extra Locations come before the numbered ones."""

    def extra_rank(self, card: Card) -> int:
        return -super().extra_rank(card)


@misreads("eob.left-before-its-turn")
class ListFixedAtTheStart(Rules):
    """Who fires is settled when the phase begins."""

    fixed: Sequence[Ability] = ()

    def next_at_end(self, done: Sequence[Ability]) -> Ability | None:
        if not done:
            self.fixed = sorted(self.candidates_at_end(()), key=self.key_at_end)
        return self.fixed[len(done)] if len(done) < len(self.fixed) else None


@misreads("eob.left-before-its-turn")
class LateArrivalsWait(Rules):
    """Only units that were there when the phase began fire, as long as they are there."""

    there: Sequence[Ability] = ()

    def next_at_end(self, done: Sequence[Ability]) -> Ability | None:
        if not done:
            self.there = super().candidates_at_end(())
        return super().next_at_end(done)

    def candidates_at_end(self, done: Sequence[Ability]) -> list[Ability]:
        return [each for each in super().candidates_at_end(done) if each in self.there]


@misreads("eob.before-cleanup")
class SweepsFirst(Rules):
    """A Battle ends when the Battle Zone has been swept."""

    def end_of_battle(self) -> Asking[None]:
        self.sweep()
        yield from super().end_of_battle()


@misreads("eob.no-deployment-needed")
class EndNeedsDeployment(Rules):
    """Only a unit that was deployed fires when the Battle ends."""

    def fires_after_arrival(self, card: Card) -> bool:
        return card.arrival == "deployed"
