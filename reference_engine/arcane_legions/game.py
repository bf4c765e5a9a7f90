"""
The table: players, units, points, buckets, and what can physically happen to them.

Nothing here decides who does what when; that is the business of `rules`. A mechanic
changes the position and notes in the log what really happened, and no more than that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Unscripted, Unsupported

from reference_engine.arcane_legions.statics import ATTACK, DEFENSE
from reference_engine.core.log import Log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from reference_engine.arcane_legions.cards import Activated, Pending, Printed, Triggered
    from reference_engine.arcane_legions.figures import Figure, Unit
    from reference_engine.arcane_legions.statics import Static
    from reference_engine.core.choices import Json
    from reference_engine.core.log import Event

#: Order points that a player gets when their turn begins.
ORDER_POINTS = 8

#: The rules set no limit to a chain of abilities; an engine needs one.
LONGEST_CHAIN = 1000


@dataclass(frozen=True, slots=True)
class Roll:
    """Scripted dice of one unit for one combat."""

    unit: str
    attack: tuple[int, ...]
    defense: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Combat:
    """Two units in combat with each other."""

    attacker: Unit
    defender: Unit


@dataclass(slots=True)
class Game:
    """Everything that lies on the table."""

    #: The players in turn order.
    players: Sequence[str]
    #: The player whose turn it is.
    active: str
    order_points: dict[str, int]
    victory_points: dict[str, int]
    #: The units on the battlefield, in the order of their names.
    units: dict[str, Unit]
    #: The triggered abilities on all cards, by the type of event that they listen for.
    triggered: Mapping[str, Sequence[Triggered]]
    #: The activated abilities by name.
    activated: Mapping[str, Activated]
    #: The static abilities in the order in which the cards were placed.
    statics: Sequence[Static]
    rolls: list[Roll]
    buckets: dict[str, list[Pending]]
    #: The defeated units by name, in the order of their defeat.
    defeated: dict[str, Unit] = field(default_factory=dict)
    combat: Combat | None = None
    log: Log = field(default_factory=Log)
    #: Counts the moments at which abilities can trigger.
    moment: int = 0
    #: Counts the statics that became active.
    stamp: int = 0
    #: How many abilities have resolved since somebody last acted.
    chain: int = 0
    #: The slots that figures left at this moment.
    _vacated: dict[Unit, set[int]] = field(default_factory=dict, init=False)

    # Players

    def players_from(self, first: str) -> list[str]:
        """All players in turn order, beginning with this one."""
        seat = self.players.index(first)
        return [*self.players[seat:], *self.players[:seat]]

    def by_turn(self, *units: Unit) -> list[Unit]:
        """The units in turn order of their owners, the active player's first."""
        order = self.players_from(self.active)
        return sorted(units, key=lambda unit: order.index(unit.owner))

    def units_of(self, player: str) -> list[Unit]:
        """A player's units, in the order of their names."""
        return [unit for unit in self.units.values() if unit.owner == player]

    # Buckets

    @property
    def pending(self) -> list[Pending]:
        """All that has triggered and not yet resolved, the active player's first."""
        players = self.players_from(self.active)
        return [pending for player in players for pending in self.buckets[player]]

    def take_out(self, pending: Pending) -> None:
        """Take an ability out of its bucket."""
        self.buckets[pending.holder].remove(pending)

    def triggered_by(self, events: Iterable[Event]) -> list[Triggered]:
        """
        The abilities that these events of one moment trigger, once for each event.

        An ability counts as it was when the events happened: that of a figure which they
        downed still triggers.
        """
        triggered = [
            ability
            for event in events
            for ability in self.triggered.get(event["event"], ())
            if (ability.is_ready or self._was_ready(ability)) and ability.is_triggered_by(event)
        ]
        self._vacated.clear()
        self.moment += 1
        return triggered

    def _was_ready(self, ability: Printed) -> bool:
        """Whether it was ready until something happened at this very moment."""
        vacated = self._vacated.get(ability.unit, ())
        return ability.slot in vacated if ability.slot else bool(vacated)

    # Noting what happens without touching a unit

    def note(self, event: str, **facts: object) -> list[Event]:
        """Note an event that stands alone."""
        return [self.log.note(event, **facts)]

    def note_ability(self, event: str, ability: Printed) -> None:
        """Note what became of an ability: it triggered, resolves, was declined, began, ended."""
        self.log.note(event, ability=ability.name, owner=ability.owner)

    def count_in_chain(self) -> None:
        """Count an ability that resolves; a chain that never ends must end here."""
        self.chain += 1
        if self.chain > LONGEST_CHAIN:
            raise Unsupported(f"a chain of more than {LONGEST_CHAIN} abilities")

    # Units and figures

    def take_down(self, figure: Figure) -> None:
        """A standing figure is downed."""
        unit, slot = figure
        del unit.standing[slot]
        self.vacate(figure)
        self.log.note("figure-downed", unit=unit.name, owner=unit.owner)

    def vacate(self, figure: Figure) -> None:
        """Remember that the figure left its slot at this moment."""
        self._vacated.setdefault(figure.unit, set()).add(figure.slot)

    def was_left(self, figure: Figure) -> bool:
        """Whether a figure left this slot at this moment."""
        return figure.slot in self._vacated.get(figure.unit, ())

    def move(self, unit: Unit, steps: int) -> None:
        """Move a unit: it is next to nobody any more."""
        unit.steps += steps
        self._part(unit)
        self.log.note("unit-moved", unit=unit.name, owner=unit.owner, steps=steps)

    def _part(self, unit: Unit) -> None:
        for name in unit.adjacent:
            if (neighbour := self.units.get(name)) is not None:
                neighbour.adjacent.discard(unit.name)
        unit.adjacent.clear()

    def remove_the_defeated(self) -> None:
        """A unit that has lost its last figure is defeated and leaves the battlefield."""
        for unit in self._vacated:
            if unit.standing or unit.name not in self.units:
                continue
            del self.units[unit.name]
            self._part(unit)
            self.defeated[unit.name] = unit
            self.log.note("unit-defeated", unit=unit.name, owner=unit.owner)

    def heal(self) -> None:
        """Damage comes off all injured figures."""
        for unit in self.units.values():
            for slot in unit.standing:
                unit.standing[slot] = 0

    def is_in_combat(self, unit: Unit) -> bool:
        """Whether this unit is in combat."""
        combat = self.combat
        return combat is not None and unit in {combat.attacker, combat.defender}

    # Dice

    def roll(self, dice: Iterable[tuple[Unit, int, int]]) -> list[Roll]:
        """So many dice for these units, as scripted; all of them are there, or none is used."""
        rolls = [self._scripted(unit, attack, defense) for unit, attack, defense in dice]
        for roll in rolls:
            if roll.attack or roll.defense:
                self.rolls.remove(roll)
        return rolls

    def _scripted(self, unit: Unit, attack: int, defense: int) -> Roll:
        nothing = Roll(unit.name, (), ())
        if not attack and not defense:
            return nothing
        roll = next((roll for roll in self.rolls if roll.unit == unit.name), nothing)
        if len(roll.attack) != attack:
            raise Unscripted(f"attack dice of {unit.name}: {attack}")
        if len(roll.defense) != defense:
            raise Unscripted(f"defense dice of {unit.name}: {defense}")
        return roll

    # The view from outside

    def state(self, dice: Callable[[Unit, str], int]) -> Json:
        """How things stand, in the canonical form of the schema, with so many dice per unit."""
        return {
            "active": self.active,
            "order_points": dict(self.order_points),
            "victory_points": dict(self.victory_points),
            "units": {name: _seen(unit, dice) for name, unit in self.units.items()},
            "defeated": sorted(self.defeated),
            "buckets": {
                player: sorted([pending.name for pending in bucket])
                for player, bucket in self.buckets.items()
            },
            "dice": [
                {"unit": roll.unit, "attack": [*roll.attack], "defense": [*roll.defense]}
                for roll in self.rolls
            ],
            "in_combat": self._in_combat(),
        }

    def _in_combat(self) -> list[str]:
        if self.combat is None:
            return []
        names = (self.combat.attacker.name, self.combat.defender.name)
        return sorted(name for name in names if name in self.units)


def _seen(unit: Unit, dice: Callable[[Unit, str], int]) -> dict[str, Any]:
    standing = unit.standing
    return {
        "owner": unit.owner,
        "figures": len(standing),
        "damage": sum(standing.values()),
        "slots": {str(slot): standing[slot] for slot in sorted(standing)},
        "steps": unit.steps,
        "adjacent": sorted(unit.adjacent),
        "attack_dice": dice(unit, ATTACK),
        "defense_dice": dice(unit, DEFENSE),
    }
