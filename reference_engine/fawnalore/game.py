"""
The table: players, units, cards, what waits and what lasts.

Nothing here decides who does what when; that is the business of `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judgecall_adapter import Unscripted

from reference_engine.core.log import Log

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.fawnalore.abilities import Ability, Pending
    from reference_engine.fawnalore.things import Card, Lasting, Player, RuleText, Unit

#: One set of abilities that were triggered at the same moment.
Group = list["Pending"]


@dataclass(slots=True)
class Game:
    """Everything that lies on the table, and what is going on there."""

    #: The players, in turn order.
    players: Mapping[str, Player]
    #: The player whose turn it is.
    active: str
    #: Everything in the order of the set-up.
    objects: Sequence[Unit | Card | RuleText]
    units: Mapping[str, Unit]
    cards: Mapping[str, Card]
    #: How many tiles lie between two units, where that is not one.
    distances: Mapping[frozenset[str], int]
    hand_limit: int | None
    #: Rolls that were scripted and not used yet: the unit, and what its Attack Die shows.
    dice: list[tuple[str, int]]
    lasting: list[Lasting] = field(default_factory=list)
    phase: str = "main"
    turn: int = 1
    log: Log = field(default_factory=Log)
    #: Whether an effect ended the turn.
    turn_is_over: bool = False
    #: How many effects are being carried out, one broken into by the next.
    busy: int = 0
    #: Whether an attack is under way.
    attacking: bool = False
    #: What was triggered while the current effect was carried out, moment by moment.
    arising: list[Group] = field(default_factory=list)
    #: What resolves next, moment by moment.
    waiting: list[Group] = field(default_factory=list)
    #: How often each ability has resolved in this chain, and in which positions.
    chain: dict[Ability, list[object]] = field(default_factory=dict)
    #: All abilities, as long as no card copies another.
    _printed: Sequence[Ability] = field(default=(), init=False)

    @property
    def is_resolving(self) -> bool:
        """Whether an effect or an attack is under way, or something triggered still waits."""
        return bool(self.busy or self.attacking or self.arising or any(self.waiting))

    def players_from(self, first: str) -> list[str]:
        """All players in turn order, beginning with this one."""
        seats = list(self.players)
        seat = seats.index(first)
        return [*seats[seat:], *seats[:seat]]

    def __post_init__(self) -> None:
        self._printed = self._texts()

    def abilities(self) -> Sequence[Ability]:
        """All abilities that anything has now, in the order of the set-up."""
        for card in self.cards.values():
            if card.copying is not None:
                return self._texts()
        return self._printed

    def _texts(self) -> Sequence[Ability]:
        return [ability for thing in self.objects for ability in thing.abilities]

    def living(self) -> list[Unit]:
        """The units that are not Dead, in the order of the set-up."""
        return [unit for unit in self.units.values() if not unit.is_dead]

    def hand(self, player: str) -> list[Card]:
        """The named cards in a player's hand."""
        return [
            card for card in self.cards.values() if card.owner == player and card.zone == "hand"
        ]

    def hand_size(self, player: str) -> int:
        """How many cards a player holds, blank ones too."""
        return self.players[player].blanks + len(self.hand(player))

    def in_play(self) -> list[Card]:
        """The cards in play, in the order of the set-up."""
        return [card for card in self.cards.values() if card.is_in_play]

    def distance(self, one: Unit, other: Unit) -> int:
        """How many tiles from one unit to another."""
        return self.distances.get(frozenset((one.name, other.name)), 1)

    def owner_of(self, source: str | None) -> str | None:
        """The player who owns the unit or card of this name."""
        thing = None if source is None else self.units.get(source) or self.cards.get(source)
        return None if thing is None else thing.owner

    def roll(self, unit: Unit) -> int:
        """What the Attack Die of this unit shows, as scripted."""
        for place, (name, roll) in enumerate(self.dice):
            if name == unit.name:
                del self.dice[place]
                return roll
        raise Unscripted(f"the Attack Die of {unit.name}")

    def position(self) -> object:
        """All that play goes on from, but for what is only counted: two alike mean a loop."""
        return (
            tuple((u.hp, u.guard, u.is_dead) for u in self.units.values()),
            tuple((c.zone, c.unit, c.copying) for c in self.cards.values()),
            tuple((p.blanks, p.resources, p.actions) for p in self.players.values()),
            tuple((each, each.amount) for each in self.lasting),
            tuple(each.ability for group in self.waiting for each in group),
            tuple(each for each in self.abilities() if each.exhausted),
            self.turn_is_over,
            len(self.dice),
        )
