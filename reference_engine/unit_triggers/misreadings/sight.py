"""Misreadings of what is hidden: each tells a seat what it may not know, or too little."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.choices import Word
from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from judgecall_adapter import Illegal

    from reference_engine.core.choices import Choosable, Json
    from reference_engine.unit_triggers.things import Card


@misreads("deploy.requires-reveal")
class FaceDownCardsAreKnown(Rules):
    """A face-down card is a unit at its Location, and everybody sees which."""

    def knows_card(self, card: Card, seat: str) -> bool:  # noqa: ARG002 - everybody does
        return True


@misreads("deploy.requires-reveal")
class TurnedDownCardsStayKnown(Rules):
    """A card that was face-up and is turned down has been seen, so everybody sees it still."""

    def knows_card(self, card: Card, seat: str) -> bool:
        return super().knows_card(card, seat) or card.arrival != "placed"


@misreads("deploy.requires-reveal")
class OwnersForgetWhatTheyPutDown(Rules):
    """A card that lies face-down is known to nobody, its owner included."""

    def knows_card(self, card: Card, seat: str) -> bool:  # noqa: ARG002 - nobody does
        return card.is_face_up


@misreads("deploy.requires-reveal")
class PlacingNamesTheCard(Rules):
    """Everybody is told which card is put down; only how it lies is hidden."""

    def seen_event(self, event: Json, owner: str | None, seat: str) -> Json:  # noqa: ARG002
        return event


@misreads("deploy.requires-reveal")
class HandsAreOpen(Rules):
    """Every seat is told all hands, for who plays fair does not look."""

    def knows_hand(self, name: str, seat: str) -> bool:  # noqa: ARG002 - everybody does
        return True


@misreads("deploy.requires-reveal")
class DecksAreOpen(Rules):
    """Every seat is told what is in the decks."""

    def knows_decks(self, seat: str) -> bool:  # noqa: ARG002 - everybody does
        return True


@misreads("deploy.requires-reveal")
class OptionsTellWhatLies(Rules):
    """It helps a player who may respond to be told what lies face-down."""

    def as_option(self, card: Card, player: str) -> Choosable:
        there = lying_face_down(self, player)
        return Word(card.name, f"{card.label} ({', '.join(there)} face-down)") if there else card


@misreads("deploy.requires-reveal")
class RefusalsExplain(Rules):
    """A refusal is clearer if it says what lies where."""

    def refusal(self, reason: str, player: str | None) -> Illegal:
        refused = super().refusal(reason, player)
        if player is not None and (there := lying_face_down(self, player)):
            refused.message += f", and {', '.join(there)} lies face-down"
        return refused


@misreads("throughout.not-face-down")
class FaceDownUnitsCount(Rules):
    """A unit counts at Tallying, whichever way it lies."""

    def counting(self, player: str) -> list[Card]:
        return self.units_of(player)


@misreads("throughout.not-face-down")
class TotalsTellWhatLies(Rules):
    """The Total CQ that a seat is shown is of all that would count if it were revealed now."""

    def seen_player(self, name: str, seat: str) -> Json:
        told = super().seen_player(name, seat)
        hidden = [card for card in self.units_of(name) if card.is_hidden]
        return {**told, "total_cq": told["total_cq"] + sum(map(self.cq, hidden))}


def lying_face_down(rules: Rules, player: str) -> list[str]:
    """What others have put down."""
    return [card.name for card in rules.game.zone if card.is_hidden and card.owner != player]
