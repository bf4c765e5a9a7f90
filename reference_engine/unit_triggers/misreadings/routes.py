"""Misreadings of Destroyed, Discarded and Depleted: which way into the discard pile is which."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.unit_triggers.abilities import Ability, Happening
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card


def is_opponents(it: Happening) -> bool:
    """Whether it is somebody else's effect."""
    return it.by is not None and it.by.owner != it.card.owner


@misreads("destroyed.by-card-effect")
class OnlyOpponentsDestroy(Rules):
    """A unit has been destroyed only if an opponent's card did it."""

    def is_destruction(self, it: Happening) -> bool:
        return super().is_destruction(it) and is_opponents(it)


@misreads("destroyed.by-card-effect")
class OnlyEventsDestroy(Rules):
    """The effect of a card is that of an event card, not what a unit does."""

    def is_destruction(self, it: Happening) -> bool:
        by_event = it.by is not None and not it.by.bearer.is_unit
        return super().is_destruction(it) and by_event


@misreads("destroyed.zone-to-discard")
class LeavingIsDestruction(Rules):
    """An effect that takes a unit out of the Battle Zone destroys it, wherever it goes."""

    def is_leaving_destruction(self, it: Happening) -> bool:
        return it.what == "returned"


@misreads("destroyed.face-up")
class GoneBeforeItFires(Rules):
    """A unit that lay face-up has left with its abilities before they can fire."""

    def fires_from_face_up(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        return False


@misreads("destroyed.face-down-too")
class DestroyedNeedsFaceUp(Rules):
    """As everything else on a unit, Destroyed works only if it lay face-up."""

    def fires_from_face_down(self, it: Happening) -> bool:  # noqa: ARG002 - whatever it is
        return False


@misreads("destroyed.cleanup-is-not-destruction")
class CleanUpDestroys(Rules):
    """Clean Up destroys what is left."""

    def is_sweep_destruction(self, it: Happening) -> bool:
        return it.what == "swept"


@misreads("destroyed.only-card-effects")
class FailingDestroys(Rules):
    """A unit that fails the state check is destroyed."""

    def is_removal_destruction(self, it: Happening) -> bool:
        return it.what == "removed"


@misreads("destroyed.other-discard-routes")
class PitchingDestroys(Rules):
    """A unit that is discarded from a hand has been destroyed."""

    def is_discarding_destruction(self, it: Happening) -> bool:
        return it.what in {"discarded", "discarded-by-rule"} and it.zone == "hand"


@misreads("destroyed.other-discard-routes")
class DepletionDestroys(Rules):
    """A unit that is depleted has been destroyed."""

    def is_discarding_destruction(self, it: Happening) -> bool:
        return it.what == "depleted"


@misreads("destroyed.independent-of-deployment")
class DestroyedNeedsDeployment(Rules):
    """A unit's abilities count from the time when its deployment is completed."""

    def fires_while_deploying(self, it: Happening) -> bool:
        return not it.is_deploying


@misreads("destroyed.independent-of-deployment")
class OnlyTheDeployedFire(Rules):
    """A unit that never began to be deployed has nothing that fires when it is destroyed."""

    def fires_while_deploying(self, it: Happening) -> bool:
        return it.arrival == "deployed"


@misreads("destroyed.each-unit-own")
class FirstDestroyedFires(Rules):
    """Of units that one effect destroys the first one fires."""

    def those_that_fire(self, destroyed: Sequence[Happening]) -> Sequence[Happening]:
        return destroyed[:1]


@misreads("destroyed.each-unit-own")
class OnlyLoneUnitsFire(Rules):
    """An effect that destroys several units is no destruction of any one of them."""

    def those_that_fire(self, destroyed: Sequence[Happening]) -> Sequence[Happening]:
        return destroyed if len(destroyed) == 1 else ()


@misreads("discarded.by-effect")
class OnlyOpponentsDiscard(Rules):
    """Discarded fires if an opponent's effect did it, not one's own."""

    def is_discarding(self, it: Happening) -> bool:
        return super().is_discarding(it) and is_opponents(it)


@misreads("discarded.by-effect")
class OnlyOwnersDiscard(Rules):
    """Discarded fires if one's own effect did it, not an opponent's."""

    def is_discarding(self, it: Happening) -> bool:
        return super().is_discarding(it) and not is_opponents(it)


@misreads("discarded.from-hand")
class DiscardedNeedsPlay(Rules):
    """A unit that was never in play has no ability that fires."""

    def fires_when_discarded_from(self, zone: str) -> bool:
        return zone == "battle"


@misreads("discarded.cleanup-is-not-discard")
class CleanUpDiscards(Rules):
    """Clean Up discards what is left."""

    def is_sweep_discarding(self, it: Happening) -> bool:
        return it.what == "swept"


@misreads("discarded.effect-needed")
class HandLimitDiscards(Rules):
    """Whatever is discarded from a hand fires, whether an effect or a rule did it."""

    def is_rule_discarding(self, it: Happening) -> bool:
        return it.what == "discarded-by-rule"


@misreads("discarded.effect-needed")
class FailingDiscards(Rules):
    """A unit that fails the state check is discarded."""

    def is_rule_discarding(self, it: Happening) -> bool:
        return it.what == "removed"


@misreads("discarded.not-for-destroyed-or-depleted")
class DepletedIsDiscardedToo(Rules):
    """To be depleted is to be discarded from the deck."""

    def is_other_route_discarding(self, it: Happening) -> bool:
        return it.what == "depleted"


@misreads("depleted.top-of-deck")
class DepletesFromTheBottom(Rules):
    """A deck is depleted from its bottom."""

    def next_in_deck(self, player: str, count: int) -> list[Card]:
        return self.game.players[player].deck[::-1][:count]


@misreads("depleted.top-of-deck")
class DepletesFromTheHand(Rules):
    """A player depletes the hand."""

    def next_in_deck(self, player: str, count: int) -> list[Card]:
        hand = self.game.players[player].hand
        return sorted(hand, key=lambda card: card.name)[:count]


@misreads("depleted.straight-to-discard")
class DepletesByDrawing(Rules):
    """To deplete a card is to draw and discard it."""

    def deplete_one(self, card: Card, by: Ability) -> Happening:
        depleted = self.happening("depleted", card, by)
        self.game.put(card, "hand")
        self.game.log.note("drew", player=card.owner, count=1)
        self.discard(card, by)
        return depleted


@misreads("depleted.each-card-own-trigger")
class FirstDepletedFires(Rules):
    """One effect that depletes fires once, for the first card."""

    def depletions_that_fire(self, depleted: Sequence[Happening]) -> Sequence[Happening]:
        return depleted[:1]


@misreads("depleted.each-card-own-trigger")
class LastDepletedFires(Rules):
    """One effect that depletes fires once, for the card that comes to lie on top."""

    def depletions_that_fire(self, depleted: Sequence[Happening]) -> Sequence[Happening]:
        return depleted[-1:]


@misreads("depleted.order-from-top")
class DepletesUpwards(Rules):
    """Of the cards that are depleted the lowest one goes first."""

    def to_deplete(self, player: str, count: int) -> list[Card]:
        return super().to_deplete(player, count)[::-1]


@misreads("depleted.order-from-top")
class LastDepletedFiresFirst(Rules):
    """Of cards that were depleted the one on top of the pile fires first."""

    def depletions_that_fire(self, depleted: Sequence[Happening]) -> Sequence[Happening]:
        return depleted[::-1]


@misreads("depleted.only-by-depletion")
class DrawingDepletes(Rules):
    """What leaves the deck into a hand has been depleted from it."""

    def is_leaving_deck_depletion(self, it: Happening) -> bool:
        return it.what == "drawn"


@misreads("depleted.only-by-depletion")
class SeekingDepletes(Rules):
    """What is Sought in the deck has been depleted from it."""

    def is_leaving_deck_depletion(self, it: Happening) -> bool:
        return it.what == "sought"


@misreads("depleted.no-deploy")
class DepletedUnitsDeploy(Rules):
    """A unit that is depleted is seen by all, and fires upon deployment."""

    def is_depleting_enough(self, it: Happening) -> bool:
        return it.what == "depleted"


@misreads("depleted.no-deploy")
class DepletedUnitsTakePart(Rules):
    """A unit that was depleted took part in the Battle, and fires when that ends."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.depleted: set[Card] = set()

    def deplete_one(self, card: Card, by: Ability) -> Happening:
        self.depleted.add(card)
        return super().deplete_one(card, by)

    def fires_at_end_from(self, card: Card) -> bool:
        return super().fires_at_end_from(card) or card in self.depleted

    def end_changes(self) -> None:
        super().end_changes()
        self.depleted.clear()
