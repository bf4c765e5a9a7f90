"""Misreadings of prevention: how much it stops, of what, and when."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.questions import doublings
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Instance, Lasting


@misreads("prevention.can-stop-all")
class OnePointCannotBePrevented(Rules):
    """Prevention brings damage down to 1, not to nothing."""

    def prevent(self, instance: Instance, most: int | None, ability: Ability) -> int:
        limit = instance.amount - 1
        return super().prevent(instance, limit if most is None else min(most, limit), ability)


@misreads("prevention.next-amount")
class LargerHitsAreNotPrevented(Rules):
    """What prevents an amount stops a hit of no more than that, and does nothing about others."""

    def apply_prevention(self, lasting: Lasting, instance: Instance) -> None:
        if lasting.amount is None or instance.amount <= lasting.amount:
            super().apply_prevention(lasting, instance)


@misreads("prevention.next-amount")
class PreventsTheWholeHit(Rules):
    """What prevents an amount stops the next hit as a whole."""

    def apply_prevention(self, lasting: Lasting, instance: Instance) -> None:
        if lasting.amount is None:
            super().apply_prevention(lasting, instance)
        else:
            self.prevent(instance, None, lasting.ability)
            self.wear_prevention(lasting, lasting.amount)


@misreads("prevention.next-amount")
class OneHitUsesItUp(Rules):
    """What prevents an amount is over after one hit, whether all of it was needed or not."""

    def wear_prevention(self, lasting: Lasting, prevented: int) -> None:
        super().wear_prevention(lasting, lasting.amount or prevented)


@misreads("prevention.by-source")
class NegatesEverySource(Rules):
    """A text that negates the damage from a source negates all damage."""

    def comes_from(self, source: str | None, instance: Instance) -> bool:  # noqa: ARG002
        return True


@misreads("prevention.by-source")
class NegatesOneHit(Rules):
    """Damage from a source is negated once."""

    def wear_prevention(self, lasting: Lasting, prevented: int) -> None:
        if lasting.kind == "negate":
            self.game.lasting.remove(lasting)
        super().wear_prevention(lasting, prevented)


@misreads("prevention.as-written")
class SpentOnAnyDamage(Rules):
    """All prevention is for the next damage, be that from an attack or not."""

    def is_meant_against(self, lasting: Lasting, instance: Instance) -> bool:
        unit = lasting.unit
        meant = unit is None or unit is instance.recipient
        return meant and self.comes_from(lasting.source, instance)


@misreads("prevention.as-written")
class PreventionIsForAttacks(Rules):
    """Prevention is for attacks, whether its text says so or not."""

    def is_meant_against(self, lasting: Lasting, instance: Instance) -> bool:
        return instance.is_attack and super().is_meant_against(lasting, instance)


@misreads("prevention.overrides")
class DoubledDamageGetsThrough(Rules):
    """Damage that was doubled cannot be prevented."""

    def prevent(self, instance: Instance, most: int | None, ability: Ability) -> int:
        if doublings(self, instance):
            return 0
        return super().prevent(instance, most, ability)


@misreads("prevention.overrides")
class PreventionIsDoubledToo(Rules):
    """What is prevented of an attack is taken off before doubling, and so counts double."""

    def prevent(self, instance: Instance, most: int | None, ability: Ability) -> int:
        if most is not None:
            most <<= doublings(self, instance)
        return super().prevent(instance, most, ability)


@misreads("prevention.pre-damage-window")
class PreventedDamageIsGivenBack(Rules):
    """Damage is dealt first; then the unit gets back what is prevented of it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.prevented: dict[Instance, int] = {}

    def prevent(self, instance: Instance, most: int | None, ability: Ability) -> int:
        amount = instance.amount
        instance.amount -= self.prevented.get(instance, 0)
        prevented = super().prevent(instance, most, ability)
        instance.amount = amount
        self.prevented[instance] = self.prevented.get(instance, 0) + prevented
        return prevented

    def land(self, instances: Sequence[Instance]) -> None:
        super().land(instances)
        for instance in instances:
            unit = instance.recipient
            back = min(self.prevented.pop(instance, 0), unit.max_hp - unit.hp)
            if back > 0:
                unit.hp += back
                self.game.log.note("unit-healed", unit=unit.name, amount=back)


@misreads("prevention.pre-damage-window")
class PreventedBeforeTheRoll(Rules):
    """Whoever breaks into an attack does so before the roll; nobody waits for its outcome."""

    def window_before_damage(self, instance: Instance) -> Asking[None]:
        if not instance.is_attack:
            yield from super().window_before_damage(instance)


@misreads("prevention.pre-damage-window")
class ReducedBeforePrevented(Rules):
    """Prevention stops what is left after reductions."""

    def prevent_as_prepared(self, instance: Instance) -> None:
        instance.amount -= min(instance.amount, self.reduction_against(instance))
        instance.is_reducible = False
        super().prevent_as_prepared(instance)
