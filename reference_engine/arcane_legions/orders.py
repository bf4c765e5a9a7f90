"""
Orders, step by step.

Each order is the list of its steps, as the rules write them down. `Rules.play` goes
through the list and halts wherever abilities are pending.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.cards import Pending
from reference_engine.arcane_legions.deeds import Deed
from reference_engine.arcane_legions.figures import Picking
from reference_engine.arcane_legions.game import Combat
from reference_engine.arcane_legions.statics import ATTACK, DEFENSE
from reference_engine.core.choices import Choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.cards import Activated
    from reference_engine.arcane_legions.figures import Unit
    from reference_engine.arcane_legions.game import Game, Roll
    from reference_engine.arcane_legions.rules import Rules, Step
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event

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
        self.cost = COST[unit.base]

    @property
    def steps(self) -> Sequence[Step]:
        """The steps, in order."""
        return (self.pay, self.give)

    def pay(self) -> Asking[None]:
        """The player pays for the order."""
        player, points = self.unit.owner, self.cost
        self.game.order_points[player] -= points
        paid = self.game.note("order-paid", player=player, points=points)
        yield from self.rules.happened(paid)

    def give(self) -> Asking[None]:
        """The order is given, provided that the unit is still there to get it."""
        unit = self.unit
        if unit.name in self.game.units:
            given = self.game.note(
                "order-given", order=self.kind, unit=unit.name, owner=unit.owner
            )
            yield from self.rules.happened(given)


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

    def move(self) -> Asking[None]:
        """The unit moves, if it is still there."""
        if self.unit.name in self.game.units:
            yield from self.rules.happen([Deed("move", self.distance, [self.unit])])


class SpecialOrder(Order):
    """A unit uses an activated ability."""

    kind = "special"

    def __init__(self, rules: Rules, ability: Activated) -> None:
        super().__init__(rules, ability.unit)
        self.ability = ability
        self.cost = ability.cost

    @property
    def steps(self) -> Sequence[Step]:
        """Pay, give, then what the ability does."""
        return (self.pay, self.give, self.resolve)

    def resolve(self) -> Asking[None]:
        """The ability resolves, even if its unit is gone by now."""
        ability = self.ability
        pending = Pending(ability, ability.owner, self.game.moment, ability.effects)
        yield from self.rules.resolve(pending)


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

    def begin(self) -> Asking[None]:
        """The units are now attacker and defender."""
        if self.both_stand:
            self.game.combat = self.combat
            yield from self.rules.happened(self._note("combat-begins"))

    def roll_dice(self) -> Asking[None]:
        """Both units roll their attack and their defense dice."""
        if not self.both_stand:
            return
        dice = self.rules.dice
        self._rolls = self.game.roll(
            [(unit, dice(unit, ATTACK), dice(unit, DEFENSE)) for unit in self.sides]
        )
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
        yield from self.rules.happened(self.game.log.since(before))

    def score_hits(self) -> Asking[None]:
        """Each side's attack dice are laid beside the other's defense dice."""
        if not self.both_stand:
            return
        one, other = self._rolls
        self._hits = (hits(one.attack, other.defense), hits(other.attack, one.defense))
        before = len(self.game.log)
        for unit, scored in zip(self.sides, self._hits, strict=True):
            self.game.note("hits-scored", unit=unit.name, hits=scored)
        yield from self.rules.happened(self.game.log.since(before))

    def deal_damage(self) -> Asking[None]:
        """Every hit is 1 damage; all of it is dealt to both units at once."""
        if not self.both_stand:
            return
        dealt = zip(self.sides, reversed(self._hits), strict=True)
        damage = Deed("damage", max(self._hits), self.sides, combat=True)
        for unit, amount in dealt:
            damage.pickings.append(Picking(unit.owner, "damage", [unit], amount))
        yield from self.rules.happen([damage])

    def end(self) -> Asking[None]:
        """The combat is over, if it ever began."""
        if self.game.combat is self.combat:
            self.game.combat = None
            yield from self.rules.happened(self._note("combat-ends"))

    def _note(self, event: str) -> list[Event]:
        attacker, defender = self.combat.attacker.name, self.combat.defender.name
        return self.game.note(event, attacker=attacker, defender=defender)


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
