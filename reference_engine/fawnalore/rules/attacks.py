"""Attacks: declared, rolled, modified, doubled, dealt, and over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.abilities import Happened
from reference_engine.fawnalore.rules.resolution import Resolution
from reference_engine.fawnalore.rules.triggers import Moment
from reference_engine.fawnalore.things import Instance

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.things import Unit

#: The actions that an attack costs.
ATTACK_COST = 1


class Attacks(Resolution):
    """An attack is a procedure: between its steps, what was triggered resolves."""

    def attack(self, attacker: Unit, target: Unit) -> Asking[None]:
        """A unit attacks another, from the declaration to the end."""
        game = self.game
        game.attacking = True
        declared = self.declare(attacker, target)
        self.when_it_happens(declared)
        yield from self.resolve_what_waits()
        yield from self.window_before_roll(attacker, target)
        yield from self.strike(attacker, target)
        yield from self.resolve_what_waits()
        game.log.note("attack-ends", attacker=attacker.name, target=target.name)
        self.after_it_happened(declared)
        game.attacking = False
        yield from self.resolve_what_waits()

    def declare(self, attacker: Unit, target: Unit) -> Moment:
        """The attack is declared, and paid for with an action."""
        game = self.game
        game.log.note("attack-declared", attacker=attacker.name, target=target.name)
        game.players[attacker.owner].actions -= ATTACK_COST
        game.log.note("actions-paid", player=attacker.owner, amount=ATTACK_COST)
        return Moment(
            [
                Happened("attack", attacker, attacker.owner, attacker),
                Happened("unit-attacks", attacker, attacker.owner, attacker),
                Happened("unit-attacked", target, target.owner, attacker),
            ],
        )

    def strike(self, attacker: Unit, target: Unit) -> Asking[None]:
        """The attack deals its damage to all that it hits, at the same moment."""
        units = [unit for unit in self.hit_by(attacker, target) if not unit.is_dead]
        if units:
            dealt = self.dealt_by(attacker)
            yield from self.deal([self.blow(attacker, unit, dealt) for unit in units])

    def hit_by(self, attacker: Unit, target: Unit) -> list[Unit]:
        """The target, and whom a text says that attacks hit as well."""
        statics = self.statics_about(attacker)
        also = [self.game.units[it["unit"]] for it in statics if it["static"] == "also-hits"]
        return list(dict.fromkeys([target, *also]))

    def blow(self, attacker: Unit, unit: Unit, dealt: int) -> Instance:
        """What one of those takes it for."""
        return Instance(unit, dealt, attacker.name, attacker, attacker.owner, is_attack=True)

    # How much it deals

    @clause("pipeline.double.includes-flat-mods")
    def dealt_by(self, attacker: Unit) -> int:
        """What is rolled, changed by flat modifiers, and only then doubled."""
        return self.doubled(self.modified(self.rolled_by(attacker), attacker), attacker)

    @clause("pipeline.replace-roll.roll-only")
    def rolled_by(self, attacker: Unit) -> int:
        """The Attack Die, or what a text puts in its place; then no die is rolled."""
        log = self.game.log
        for static in self.statics_about(attacker):
            if static["static"] == "replace-roll":
                log.note("roll-replaced", unit=attacker.name, amount=static["amount"])
                return int(static["amount"])
        roll = self.game.roll(attacker)
        log.note("die-rolled", unit=attacker.name, roll=roll)
        return roll

    @clause("pipeline.replace-roll.keeps-mods")
    def modified(self, base: int, attacker: Unit) -> int:
        """Flat modifiers apply to a roll and to what replaces it; the attack never deals < 0."""
        return max(0, base + sum(self.flat_modifiers(attacker)))

    @clause("pipeline.replace-roll.negative-mods")
    def flat_modifiers(self, attacker: Unit) -> list[int]:
        """Those that raise the attack, and those that lower it."""
        statics = self.statics_about(attacker)
        return [int(it["change"]) for it in statics if it["static"] == "attacks"]

    @clause("pipeline.double.dealt")
    def doubled(self, amount: int, attacker: Unit) -> int:
        """Each doubling doubles what the attack deals."""
        for static in self.statics_about(attacker):
            if static["static"] == "attacks-double":
                amount *= 2
        return amount
