"""Misreadings of the pipeline: from the roll, or what replaces it, to the damage taken."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.questions import doublings, replaces_roll
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.triggers import Moment

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.rules.deaths import Hit
    from reference_engine.fawnalore.things import Instance, Unit


# A number in the place of the roll


@misreads("pipeline.replace-roll.keeps-mods")
class ANumberIsNotModified(Rules):
    """What an attack deals instead of rolling is final, and modifiers are for rolls."""

    def flat_modifiers(self, attacker: Unit) -> list[int]:
        return [] if replaces_roll(self, attacker) else super().flat_modifiers(attacker)


@misreads("pipeline.replace-roll.keeps-mods")
class ANumberIsModifiedTwice(Rules):
    """Modifiers are added to the number, as to a roll, and then to what the attack deals."""

    def flat_modifiers(self, attacker: Unit) -> list[int]:
        modifiers = super().flat_modifiers(attacker)
        return modifiers * 2 if replaces_roll(self, attacker) else modifiers


@misreads("pipeline.replace-roll.roll-only")
class TheHigherOfRollAndNumber(Rules):
    """The number is the least that is rolled: the die is rolled, and the higher one counts."""

    def rolled_by(self, attacker: Unit) -> int:
        number = super().rolled_by(attacker)
        if any(name == attacker.name for name, _ in self.game.dice) and replaces_roll(
            self, attacker
        ):
            number = max(number, self.game.roll(attacker))
        return number


@misreads("pipeline.replace-roll.roll-only")
class TheDieIsRolledForNothing(Rules):
    """The die is rolled as ever, and then counts as the number in its place."""

    def rolled_by(self, attacker: Unit) -> int:
        if any(name == attacker.name for name, _ in self.game.dice) and replaces_roll(
            self, attacker
        ):
            roll = self.game.roll(attacker)
            self.game.log.note("die-rolled", unit=attacker.name, roll=roll)
        return super().rolled_by(attacker)


@misreads("pipeline.replace-roll.roll-only")
class WithoutARollNoAttack(Rules):
    """What is dealt without a roll is not the damage of an attack, and triggers nothing as one."""

    def declare(self, attacker: Unit, target: Unit) -> Moment:
        declared = super().declare(attacker, target)
        return Moment() if replaces_roll(self, attacker) else declared

    def blow(self, attacker: Unit, unit: Unit, dealt: int) -> Instance:
        is_attack = not replaces_roll(self, attacker)
        return replace(super().blow(attacker, unit, dealt), is_attack=is_attack)


@misreads("pipeline.replace-roll.negative-mods")
class ANumberIsOnlyRaised(Rules):
    """A number in the place of the roll may be raised, but nothing is taken off it."""

    def flat_modifiers(self, attacker: Unit) -> list[int]:
        changes = super().flat_modifiers(attacker)
        if replaces_roll(self, attacker):
            return [change for change in changes if change > 0]
        return changes


@misreads("pipeline.replace-roll.negative-mods")
class TheNumberIsTheLeast(Rules):
    """Modifiers do not bring an attack below the number that it deals instead of rolling."""

    def modified(self, base: int, attacker: Unit) -> int:
        modified = super().modified(base, attacker)
        return max(base, modified) if replaces_roll(self, attacker) else modified


# The damage somebody took


@misreads("pipeline.took.after-reduction")
class TookWhatWasDealt(Rules):
    """The damage that somebody took is what was dealt to them, if any of it got through."""

    def damage_you_took(self, hit: Hit) -> int:
        return hit.instance.amount if hit.taken else 0


@misreads("pipeline.took.after-reduction")
class TookWhatWasTakenAway(Rules):
    """The damage that a unit took is the part of it that its reductions took off."""

    def damage_you_took(self, hit: Hit) -> int:
        return hit.instance.amount - hit.taken


@misreads("pipeline.took.zero")
class TookItThoughNothingWasLeft(Rules):
    """A hit of which reductions leave nothing counts in full, for it was a hit all the same."""

    def damage_you_took(self, hit: Hit) -> int:
        return hit.taken or hit.instance.amount


@misreads("pipeline.took.zero")
class SpareReductionMakesUpForDamage(Rules):
    """What a reduction has to spare is taken off the damage that was taken before."""

    def damage_you_took(self, hit: Hit) -> int:
        spare = max(-self.after_reductions(hit.instance), 0)
        return hit.taken - min(spare, hit.instance.recipient.damage_taken)


# Double damage


@misreads("pipeline.double.dealt")
class DoubledForTheTargetOnly(Rules):
    """Double damage is for the target; others that the attack hits are dealt the plain one."""

    target: Unit | None = None
    plain = 0

    def hit_by(self, attacker: Unit, target: Unit) -> list[Unit]:
        self.target = target
        return super().hit_by(attacker, target)

    def doubled(self, amount: int, attacker: Unit) -> int:
        self.plain = amount
        return super().doubled(amount, attacker)

    def blow(self, attacker: Unit, unit: Unit, dealt: int) -> Instance:
        return super().blow(attacker, unit, dealt if unit is self.target else self.plain)


@misreads("pipeline.double.dealt")
class TheTargetsDoublingCounts(Rules):
    """A text about double damage counts for attacks by its unit and for attacks on it."""

    def blow(self, attacker: Unit, unit: Unit, dealt: int) -> Instance:
        return super().blow(attacker, unit, self.doubled(dealt, unit))


@misreads("pipeline.double.before-reduction")
class ReducedThenDoubled(Rules):
    """What gets through the target's reductions is doubled."""

    def doubled(self, amount: int, attacker: Unit) -> int:  # noqa: ARG002 - not yet
        return amount

    def after_reductions(self, instance: Instance) -> int:
        left = max(0, super().after_reductions(instance))
        return left << doublings(self, instance)


@misreads("pipeline.double.before-reduction")
class DoubledIsNotReduced(Rules):
    """Double damage goes through all reductions."""

    def can_be_reduced(self, instance: Instance) -> bool:
        return not doublings(self, instance) and super().can_be_reduced(instance)


@misreads("pipeline.double.reduction-once")
class ReductionsAreDoubledToo(Rules):
    """Doubling an attack doubles what is taken off it."""

    def reduction_against(self, instance: Instance) -> int:
        return super().reduction_against(instance) << doublings(self, instance)


@misreads("pipeline.double.reduction-once")
class DoubledIsTwoHits(Rules):
    """An attack that deals double damage hits twice."""

    def doubled(self, amount: int, attacker: Unit) -> int:  # noqa: ARG002 - it hits again instead
        return amount

    def strike(self, attacker: Unit, target: Unit) -> Asking[None]:
        units = [unit for unit in self.hit_by(attacker, target) if not unit.is_dead]
        if units:
            dealt = self.dealt_by(attacker)
            blows = [self.blow(attacker, unit, dealt) for unit in units]
            again = (1 << doublings(self, blows[0])) - 1
            yield from self.deal([*blows, *(replace(blow) for blow in blows * again)])


@misreads("pipeline.double.includes-flat-mods")
class DoubledThenModified(Rules):
    """The roll is doubled, and then flat modifiers are added."""

    def dealt_by(self, attacker: Unit) -> int:
        return self.modified(self.doubled(self.rolled_by(attacker), attacker), attacker)


@misreads("pipeline.double.includes-flat-mods")
class ModifiersAreDoubled(Rules):
    """Double damage doubles what is added to the roll."""

    def dealt_by(self, attacker: Unit) -> int:
        roll = self.rolled_by(attacker)
        return max(0, roll + self.doubled(sum(self.flat_modifiers(attacker)), attacker))
