"""What lies on the table: Locations, cards, what players own, and what lasts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from reference_engine.unit_triggers.abilities import Ability


class Place(NamedTuple):
    """A Location of the Battle Zone. All Extra Locations come after the numbered ones."""

    is_extra: bool
    number: int

    def __str__(self) -> str:
        return f"{'Extra ' if self.is_extra else ''}Location {self.number}"


@dataclass(slots=True, eq=False)
class Deployment:
    """A unit on its way from being put down to having been deployed."""

    card: Card
    #: How it is deployed: `hand`, `reveal` (put down before), `lightspeed` or `seek`.
    route: str
    #: Whether its unit left, or was turned face-down, before it was completed.
    is_over: bool = False


@dataclass(slots=True, eq=False)
class Card:
    """A card, wherever it lies."""

    name: str
    title: str
    owner: str
    is_unit: bool
    printed_cq: int
    has_lightspeed: bool
    #: `deck`, `hand`, `battle`, `discard`, `energy`, or `table` while it is being played.
    zone: str
    abilities: list[Ability] = field(default_factory=list)
    # Only in the Battle Zone:
    place: Place | None = None
    is_face_up: bool = True
    #: How it came there: `placed` (put down, its deployment not begun), `deployed`, `attached`.
    arrival: str | None = None
    host: Card | None = None
    #: The deployment that it is in the middle of.
    deployment: Deployment | None = None
    #: Under which number those see it who may not know what it is, while it lies face-down.
    number: int | None = None

    @property
    def label(self) -> str:
        """What a person reads: the card's name."""
        return self.name

    @property
    def is_in_battle(self) -> bool:
        """Whether it lies in the Battle Zone."""
        return self.zone == "battle"

    @property
    def is_open(self) -> bool:
        """Whether it lies face-up in the Battle Zone."""
        return self.is_in_battle and self.is_face_up

    @property
    def is_hidden(self) -> bool:
        """Whether it lies face-down in the Battle Zone."""
        return self.is_in_battle and not self.is_face_up


@dataclass(slots=True)
class Player:
    """A player, and the cards that are not in the Battle Zone."""

    name: str
    points: int = 0
    hand: list[Card] = field(default_factory=list)
    #: The top card first.
    deck: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    energy: list[Card] = field(default_factory=list)

    def pile(self, zone: str) -> list[Card]:
        """The player's cards in one of these zones."""
        return {
            "hand": self.hand,
            "deck": self.deck,
            "discard": self.discard,
            "energy": self.energy,
        }[zone]


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """A change of a unit's CQ for the rest of the Battle."""

    card: Card
    change: int


@dataclass(frozen=True, slots=True, eq=False)
class Ban:
    """That a player cannot deploy any more units in this Battle."""

    player: str
    #: The card whose text says so.
    source: Card
