"""
The table: players, units, points, buckets, and what can physically happen to them.

Nothing here decides who does what when; that is the business of `rules`. A mechanic
changes the position and notes in the log what really happened, and no more than that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Unscripted, Unsupported

from reference_engine.arcane_legions.cards import POINT_EFFECTS
from reference_engine.core.log import Log

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from reference_engine.arcane_legions.cards import Ability, Effect, Pending
    from reference_engine.core.choices import Json
    from reference_engine.core.log import Event

#: Order points that a player gets when their turn begins.
ORDER_POINTS = 8

#: The rules set no limit to a chain of abilities; an engine needs one.
LONGEST_CHAIN = 1000


@dataclass(slots=True, eq=False)
class Unit:
    """A base, its card, and its figures, which are all alike."""

    name: str
    owner: str
    base: str
    figures: int
    hit_points: int
    attack: int
    defense: int
    #: Units next to it, by name.
    adjacent: set[str]
    #: How many figures it has places for.
    places: int
    #: Damage on its one injured figure: damage goes to the figure that has most already.
    damage: int = 0
    #: How many steps it has moved since the game began.
    steps: int = 0
    #: Whether its abilities can trigger.
    ready: bool = True

    @property
    def label(self) -> str:
        """What a person reads in a list of options."""
        return f"{self.name} of {self.owner}"


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
    #: The abilities on all cards, by the type of event that they listen for.
    abilities: Mapping[str, Sequence[Ability]]
    rolls: list[Roll]
    buckets: dict[str, list[Pending]]
    defeated: list[str] = field(default_factory=list)
    combat: Combat | None = None
    log: Log = field(default_factory=Log)
    #: Counts the moments at which abilities can trigger.
    moment: int = 0
    #: How many abilities have resolved since somebody last acted.
    chain: int = 0
    _leaving: list[Unit] = field(default_factory=list, init=False)

    # Players

    def players_from(self, first: str) -> list[str]:
        """All players in turn order, beginning with this one."""
        seat = self.players.index(first)
        return [*self.players[seat:], *self.players[:seat]]

    def by_turn(self, *units: Unit) -> list[Unit]:
        """The units in turn order of their owners, the active player's first."""
        order = self.players_from(self.active)
        return sorted(units, key=lambda unit: order.index(unit.owner))

    # Buckets

    @property
    def pending(self) -> list[Pending]:
        """All that has triggered and not yet resolved, the active player's first."""
        players = self.players_from(self.active)
        return [pending for player in players for pending in self.buckets[player]]

    def take_out(self, pending: Pending) -> None:
        """Take an ability out of its bucket."""
        self.buckets[pending.holder].remove(pending)

    def triggered_by(self, events: Iterable[Event]) -> list[Ability]:
        """
        The abilities that these events of one moment trigger, once for each event.

        An ability counts as it was when the events happened: that of a unit which they
        defeated still triggers.
        """
        triggered = [
            ability
            for event in events
            for ability in self.abilities.get(event["event"], ())
            if ability.unit.ready and ability.is_triggered_by(event)
        ]
        for unit in self._leaving:
            unit.ready = False
        self._leaving.clear()
        self.moment += 1
        return triggered

    # Noting what happens without touching a unit

    def note(self, event: str, **facts: object) -> list[Event]:
        """Note an event that stands alone."""
        return [self.log.note(event, **facts)]

    def note_ability(self, event: str, ability: Ability) -> None:
        """Note that an ability triggered, resolves, or was declined."""
        self.log.note(event, ability=ability.name, owner=ability.owner)

    def count_in_chain(self) -> None:
        """Count an ability that resolves; a chain that never ends must end here."""
        self.chain += 1
        if self.chain > LONGEST_CHAIN:
            raise Unsupported(f"a chain of more than {LONGEST_CHAIN} abilities")

    # Effects

    def carry_out(self, effects: Iterable[Effect], you: str = "") -> list[Event]:
        """
        Do all this at one moment, and tell what really happened.

        `you` is the player whose ability does it. What cannot be done is left out.
        """
        before = len(self.log)
        for effect in effects:
            if effect.do in POINT_EFFECTS:
                self._change_points(effect, you)
            elif (unit := self.units.get(effect.to)) is not None:
                _ON_UNIT[effect.do](self, unit, effect.amount)
        self._remove_the_defeated()
        return self.log.since(before)

    def deal_combat_damage(self, dealt: Sequence[tuple[Unit, int]]) -> list[Event]:
        """Deal combat damage to several units at once."""
        before = len(self.log)
        dealt = [(unit, amount) for unit, amount in dealt if amount]
        for unit, amount in dealt:
            self._note_damage(unit, amount, combat=True)
        for unit, amount in dealt:
            self._injure(unit, amount)
        self._remove_the_defeated()
        return self.log.since(before)

    def _change_points(self, effect: Effect, you: str) -> None:
        """Victory points change; nobody has fewer than none."""
        for player in [you] if effect.to == "you" else self.players_from(you)[1:]:
            if effect.do == "gain-points":
                self.victory_points[player] += effect.amount
                self.log.note("points-gained", player=player, amount=effect.amount)
            elif lost := min(effect.amount, self.victory_points[player]):
                self.victory_points[player] -= lost
                self.log.note("points-lost", player=player, amount=lost)

    def _damage(self, unit: Unit, amount: int) -> None:
        if unit.figures:
            self._note_damage(unit, amount, combat=False)
            self._injure(unit, amount)

    def _note_damage(self, unit: Unit, amount: int, *, combat: bool) -> None:
        self.log.note(
            "unit-damaged", unit=unit.name, owner=unit.owner, amount=amount, combat=combat
        )

    def _injure(self, unit: Unit, amount: int) -> None:
        """Give the damage to the figure that has most already, then to the next."""
        lethal, left_over = divmod(unit.damage + amount, unit.hit_points)
        self._down(unit, lethal)
        unit.damage = left_over if unit.figures else 0

    def _down(self, unit: Unit, count: int) -> None:
        """Down so many figures, or all there are; an injured one goes first."""
        downed = min(count, unit.figures)
        if not downed:
            return
        unit.figures -= downed
        unit.damage = 0
        for _ in range(downed):
            self.log.note("figure-downed", unit=unit.name, owner=unit.owner)

    def _return(self, unit: Unit, count: int) -> None:
        """Return so many downed figures, or all there are."""
        returned = min(count, unit.places - unit.figures)
        unit.figures += returned
        for _ in range(returned):
            self.log.note("figure-returned", unit=unit.name, owner=unit.owner)

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

    def _remove_the_defeated(self) -> None:
        """A unit without figures is defeated and leaves the battlefield."""
        fallen = [unit for unit in self.units.values() if not unit.figures]
        for unit in fallen:
            del self.units[unit.name]
            self._part(unit)
            self.defeated.append(unit.name)
            self._leaving.append(unit)
            self.log.note("unit-defeated", unit=unit.name, owner=unit.owner)

    def heal(self) -> None:
        """Damage comes off all injured figures."""
        for unit in self.units.values():
            unit.damage = 0

    # Dice

    def roll(self, *units: Unit) -> list[Roll]:
        """The dice of these units, as scripted; all of them are there, or none is used."""
        rolls = [self._scripted(unit) for unit in units]
        for roll in rolls:
            if roll in self.rolls:
                self.rolls.remove(roll)
        return rolls

    def _scripted(self, unit: Unit) -> Roll:
        nothing = Roll(unit.name, (), ())
        roll = next((roll for roll in self.rolls if roll.unit == unit.name), nothing)
        if len(roll.attack) != unit.attack:
            raise Unscripted(f"attack dice of {unit.name}: {unit.attack}")
        if len(roll.defense) != unit.defense:
            raise Unscripted(f"defense dice of {unit.name}: {unit.defense}")
        return roll

    # The view from outside

    def state(self) -> Json:
        """How things stand, in the canonical form of the schema."""
        return {
            "active": self.active,
            "order_points": dict(self.order_points),
            "victory_points": dict(self.victory_points),
            "units": {name: _seen(unit) for name, unit in self.units.items()},
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


def _seen(unit: Unit) -> dict[str, Any]:
    return {
        "owner": unit.owner,
        "figures": unit.figures,
        "damage": unit.damage,
        "steps": unit.steps,
        "adjacent": sorted(unit.adjacent),
    }


_ON_UNIT = {
    "down": Game._down,  # noqa: SLF001 - the table belongs to the class above
    "return": Game._return,  # noqa: SLF001
    "damage": Game._damage,  # noqa: SLF001
    "move": Game.move,
}
