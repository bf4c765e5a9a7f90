"""
Orders, step by step.

Each order is the list of its steps, as the rules write them down. `Rules.play` goes
through the list and halts wherever abilities are pending.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.game import Combat
from reference_engine.core.choices import Choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.game import Game, Roll, Unit
    from reference_engine.arcane_legions.rules import Rules, Step
    from reference_engine.core.choices import Asking

#: What an order costs a unit on such a base, in order points.
COST = {"sortie": 1, "formation": 2}

#: So many sixes among the attack dice are a critical hit.
CRITICAL = 3
SIX = 6


class Order:
    """What every order begins with: it is paid, then it counts as given."""

    kind: str

    def __init__(self, rules: Rules, unit: Unit) -> None:
        self.rules = rules
        self.game: Game = rules.game
        self.unit = unit

    @property
    def steps(self) -> Sequence[Step]:
        """The steps, in order."""
        return (self.pay, self.give)

    def pay(self) -> None:
        """The player pays for the order."""
        points = COST[self.unit.base]
        self.game.order_points[self.unit.owner] -= points
        self.rules.notice(self.game.note("order-paid", player=self.unit.owner, points=points))

    def give(self) -> None:
        """The order is given, provided that the unit is still there to get it."""
        unit = self.unit
        if unit.name in self.game.units:
            given = self.game.note(
                "order-given", order=self.kind, unit=unit.name, owner=unit.owner
            )
            self.rules.notice(given)


class MoveOrder(Order):
    """A unit moves. Enemies next to a formation may strike at it before it gets away."""

    kind = "move"

    def __init__(self, rules: Rules, unit: Unit, steps: int) -> None:
        super().__init__(rules, unit)
        self.distance = steps

    @property
    def steps(self) -> Sequence[Step]:
        """Pay, give, suffer breakaway attacks, move."""
        return (self.pay, self.give, self.suffer_breakaway_attacks, self.move)

    def suffer_breakaway_attacks(self) -> Asking[None]:
        """Each enemy next to a formation may attack it once, free of charge."""
        if self.unit.base != "formation":
            return
        done: set[str] = set()
        for player in self.game.players_from(self.game.active):
            while enemies := self._neighbours(player, done):
                attacker: Unit | None = yield Choose(
                    player,
                    "breakaway",
                    enemies,
                    of="unit",
                    minimum=0,
                    context={"mover": self.unit.name},
                )
                if attacker is None:
                    break
                done.add(attacker.name)
                yield from self.rules.play(CloseCombat(self.rules, attacker, self.unit).steps)

    def _neighbours(self, player: str, done: set[str]) -> list[Unit]:
        """The player's units next to the moving enemy that have not attacked it yet."""
        if player == self.unit.owner:
            return []
        units = (self.game.units[name] for name in sorted(self.unit.adjacent - done))
        return [unit for unit in units if unit.owner == player]

    def move(self) -> None:
        """The unit moves, if it is still there."""
        before = len(self.game.log)
        if self.unit.name in self.game.units:
            self.game.move(self.unit, self.distance)
        self.rules.notice(self.game.log.since(before))


class CloseCombatOrder(Order):
    """A unit attacks an enemy next to it."""

    kind = "close-combat"

    def __init__(self, rules: Rules, unit: Unit, target: Unit) -> None:
        super().__init__(rules, unit)
        self.combat = CloseCombat(rules, unit, target)

    @property
    def steps(self) -> Sequence[Step]:
        """Pay, give, then the combat itself."""
        return (self.pay, self.give, *self.combat.steps)


class CloseCombat:
    """
    One close combat, ordered or not.

    When one of the two units is gone, the play goes on at the end of the combat.
    """

    def __init__(self, rules: Rules, attacker: Unit, defender: Unit) -> None:
        self.rules = rules
        self.game: Game = rules.game
        self.combat = Combat(attacker, defender)
        self._rolls: Sequence[Roll] = ()
        self._hits: Sequence[int] = ()

    @property
    def steps(self) -> Sequence[Step]:
        """The steps, in order."""
        return (self.begin, self.roll_dice, self.score_hits, self.deal_damage, self.end)

    @property
    def both_stand(self) -> bool:
        """Whether both units are still on the battlefield."""
        units = self.game.units
        return self.combat.attacker.name in units and self.combat.defender.name in units

    @property
    def sides(self) -> list[Unit]:
        """The two units, the active player's first."""
        return self.game.by_turn(self.combat.attacker, self.combat.defender)

    def begin(self) -> None:
        """The units are now attacker and defender."""
        if self.both_stand:
            self.game.combat = self.combat
            self._note("combat-begins")

    def roll_dice(self) -> None:
        """Both units roll their attack and their defense dice."""
        if not self.both_stand:
            return
        self._rolls = self.game.roll(*self.sides)
        before = len(self.game.log)
        for unit, roll in zip(self.sides, self._rolls, strict=True):
            if roll.attack or roll.defense:
                self.game.note(
                    "dice-rolled",
                    unit=unit.name,
                    owner=unit.owner,
                    attack=[*roll.attack],
                    defense=[*roll.defense],
                )
        self.rules.notice(self.game.log.since(before))

    def score_hits(self) -> None:
        """Each side's attack dice are laid beside the other's defense dice."""
        if not self.both_stand:
            return
        one, other = self._rolls
        self._hits = (hits(one.attack, other.defense), hits(other.attack, one.defense))
        before = len(self.game.log)
        for unit, scored in zip(self.sides, self._hits, strict=True):
            self.game.note("hits-scored", unit=unit.name, hits=scored)
        self.rules.notice(self.game.log.since(before))

    def deal_damage(self) -> None:
        """Every hit is 1 damage; all of it is dealt to both units at once."""
        if not self.both_stand:
            return
        dealt = zip(self.sides, reversed(self._hits), strict=True)
        self.rules.notice(self.game.deal_combat_damage(list(dealt)))

    def end(self) -> None:
        """The combat is over, if it ever began."""
        if self.game.combat is self.combat:
            self.game.combat = None
            self._note("combat-ends")

    def _note(self, event: str) -> None:
        attacker, defender = self.combat.attacker.name, self.combat.defender.name
        self.rules.notice(self.game.note(event, attacker=attacker, defender=defender))


def hits(attack: Sequence[int], defense: Sequence[int]) -> int:
    """
    How many hits these attack dice score against these defense dice.

    Both are sorted from high to low and laid beside each other: an attack die hits if it
    is higher than the one beside it, or has none beside it.
    """
    beside = sorted(defense, reverse=True)[: len(attack)]
    pairs = zip_longest(sorted(attack, reverse=True), beside, fillvalue=0)
    scored = sum(die > guard for die, guard in pairs)
    return scored + (attack.count(SIX) >= CRITICAL)
