"""
The table: players, cards and where they lie, what waits and what lasts.

Nothing here decides what fires when; that is the business of `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reference_engine.core.log import Log

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.unit_triggers.abilities import Due
    from reference_engine.unit_triggers.things import Ban, Card, Change, Place, Player


@dataclass(slots=True)
class Game:
    """Everything that lies on the table, and what is going on there."""

    #: The players, in seat order.
    players: Mapping[str, Player]
    #: The player who ends phases.
    active: str
    cards: Mapping[str, Card]
    phases: Sequence[str]
    #: The least CQ that passes the state check, if the scenario asks for any.
    least_cq: int | None = None
    hand_limit: int | None = None
    #: The cards in the Battle Zone, in the order in which they came.
    zone: list[Card] = field(default_factory=list)
    phase: str = "deployment"
    battle: int = 1
    log: Log = field(default_factory=Log)
    #: The only player who is told which card an event is about, by its place in the log.
    secrets: dict[int, str] = field(default_factory=dict)
    #: How many cards were put face-down so far.
    put_down: int = 0
    changes: list[Change] = field(default_factory=list)
    bans: list[Ban] = field(default_factory=list)
    #: How many effects are being carried out, one inside the other.
    busy: int = 0
    #: What fired and waits, moment by moment.
    waiting: list[list[Due]] = field(default_factory=list)

    def seats_from(self, first: str) -> list[str]:
        """All players in seat order, beginning with this one."""
        seats = list(self.players)
        seat = seats.index(first)
        return [*seats[seat:], *seats[:seat]]

    def opponents(self, player: str) -> list[str]:
        """The others, in seat order."""
        return self.seats_from(player)[1:]

    def note_secretly(self, owner: str, event: str, **facts: object) -> None:
        """Write down what happened to a card that only its owner knows."""
        self.secrets[len(self.log)] = owner
        self.log.note(event, **facts)

    def lift(self, card: Card) -> None:
        """Take a card from where it lies."""
        if card.is_in_battle:
            self.zone.remove(card)
            for other in self.zone:
                if other.host is card:
                    other.host = None
            self.changes = [each for each in self.changes if each.card is not card]
            self.stop_deployment(card)
            card.place = card.arrival = card.host = card.number = None
            card.is_face_up = True
        elif card.zone != "table":
            self.players[card.owner].pile(card.zone).remove(card)
        card.zone = "table"

    def put(self, card: Card, zone: str, *, on_top: bool = False) -> None:
        """Put a card onto its owner's pile in another zone."""
        self.lift(card)
        card.zone = zone
        pile = self.players[card.owner].pile(zone)
        pile.insert(0 if on_top else len(pile), card)

    def lay(self, card: Card, place: Place, arrival: str, *, face_up: bool) -> None:
        """Lay a card into the Battle Zone."""
        if not card.is_in_battle:
            self.lift(card)
            self.zone.append(card)
        card.zone, card.place, card.arrival = "battle", place, arrival
        self.turn(card, face_up=face_up)

    def turn(self, card: Card, *, face_up: bool) -> None:
        """Let a card lie face-up or face-down; each that is put down gets the next number."""
        card.is_face_up, card.number = face_up, None
        if not face_up:
            self.put_down += 1
            card.number = self.put_down

    def stop_deployment(self, card: Card) -> None:
        """Whatever deployment a card was in the middle of will never be completed."""
        if card.deployment is not None:
            card.deployment.is_over = True
            card.deployment = None
