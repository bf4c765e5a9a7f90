"""Misreadings of damage and death: when HP are lost, who dies of it, and when."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.triggers import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Instruction
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.rules.deaths import Hit
    from reference_engine.fawnalore.things import Effect, Instance, Unit

# Damage


@misreads("damage.immediate")
class DamageIsPooled(Rules):
    """The damage of an effect is added up and takes hold when the effect is over."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.pool: list[Instance] = []

    def land(self, instances: Sequence[Instance]) -> None:
        if all(instance.effect is None for instance in instances):
            super().land(instances)
        else:
            self.pool += instances

    def conclude(self, effect: Effect) -> None:
        due = [instance for instance in self.pool if instance.effect is effect]
        self.pool = [instance for instance in self.pool if instance.effect is not effect]
        super().land(due)
        super().conclude(effect)


@misreads("damage.immediate")
class DamageWaitsForCleanUp(Rules):
    """The damage of a turn is taken when Clean Up begins."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.pool: list[Instance] = []

    def land(self, instances: Sequence[Instance]) -> None:
        self.pool += instances

    def clean_up(self) -> Asking[None]:
        due, self.pool = self.pool, []
        super().land(due)
        yield from super().clean_up()


@misreads("damage.hp-sync")
class HpFromBeforeTheDamage(Rules):
    """An ability that damage triggers finds the HP as they were before that damage."""

    def count_on(self, of: str, unit: Unit) -> int:
        return super().count_on(of, unit) + (self.before(unit) if of == "hp" else 0)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.current: list[Effect] = []

    def before(self, unit: Unit) -> int:
        happened = self.current[-1].happened if self.current else None
        return happened.amount if happened is not None and happened.unit is unit else 0

    def perform(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        self.current.append(effect)
        yield from super().perform(instruction, effect)
        self.current.pop()


@misreads("damage.hp-sync")
class DamageIsACounter(Rules):
    """Damage is counted beside the HP, and the counter is wiped at the end of the turn."""

    def expire(self) -> None:
        for unit in self.game.living():
            unit.hp = min(unit.max_hp, unit.hp + unit.damage_taken)
        super().expire()


# Who is Dead


@misreads("death.no-check-step")
class DeathsAreCheckedAfterTheEffect(Rules):
    """When an effect is over, all units are checked, and those without HP die."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.unchecked: list[Hit] = []

    def die_of(self, hits: Sequence[Hit], moment: Moment) -> None:
        if all(hit.instance.effect is None for hit in hits):
            super().die_of(hits, moment)
        else:
            self.unchecked += hits

    def conclude(self, effect: Effect) -> None:
        hits, self.unchecked = self.unchecked, []
        moment = Moment()
        super().die_of(hits, moment)
        self.happened_together(moment)
        super().conclude(effect)


@misreads("death.no-check-step")
class DeathsAreCheckedAfterThePhase(Rules):
    """When the Main Phase is over, all units are checked, and those without HP die."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.unchecked: list[Hit] = []

    def die_of(self, hits: Sequence[Hit], moment: Moment) -> None:  # noqa: ARG002 - too early
        self.unchecked += hits

    def clean_up(self) -> Asking[None]:
        hits, self.unchecked = self.unchecked, []
        moment = Moment()
        super().die_of(hits, moment)
        self.happened_together(moment)
        yield from super().clean_up()


@misreads("death.threshold.zero")
class ZeroHpIsAlive(Rules):
    """A unit dies when its HP fall below 0."""

    def is_fatal_zero(self, hp: int) -> bool:  # noqa: ARG002 - it is never enough
        return False


@misreads("death.threshold.zero")
class LastHpIsDead(Rules):
    """A unit that is down to 1 HP is Dead."""

    def is_fatal_zero(self, hp: int) -> bool:
        return hp in {0, 1}


@misreads("death.threshold.below")
class BelowZeroIsOverlooked(Rules):
    """A unit dies when its HP reach 0; those of one that is hit harder are not 0."""

    def is_fatal_below(self, hp: int) -> bool:  # noqa: ARG002 - it is not looked at
        return False


@misreads("death.threshold.below")
class HpHaveNoSign(Rules):
    """HP are a byte without a sign, and below 0 they begin again from the top."""

    def lose_hp(self, hit: Hit, moment: Moment) -> None:
        super().lose_hp(hit, moment)
        hit.instance.recipient.hp %= 256


# When it is Dead


class TakenAwayLater(Rules):
    """A unit that has died stays among the living until it is taken away."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.dying: list[Unit] = []

    def die(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:
        if unit not in self.dying:
            super().die(unit, attacker, moment)
            unit.is_dead = False
            self.dying.append(unit)

    def take_away(self) -> None:
        for unit in self.dying:
            unit.is_dead = True
        self.dying.clear()


@misreads("death.immediate")
class DeadAreTakenAwayAfterTheEffect(TakenAwayLater):
    """A unit that dies is among the living until the effect that killed it is over."""

    def conclude(self, effect: Effect) -> None:
        self.take_away()
        super().conclude(effect)

    def resolve_what_waits(self) -> Asking[None]:
        self.take_away()
        yield from super().resolve_what_waits()


@misreads("death.immediate")
class DeadAreTakenAwayAfterTheTurn(TakenAwayLater):
    """A unit that dies is among the living until the turn is over."""

    def expire(self) -> None:
        self.take_away()
        super().expire()


@misreads("death.no-late-rescue")
class EffectIsReckonedAsAWhole(Rules):
    """Whether a unit survives an effect depends on its HP when all of it is done."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.killed: dict[Effect | None, list[Unit]] = {}

    def die_of(self, hits: Sequence[Hit], moment: Moment) -> None:
        super().die_of(hits, moment)
        for instance, _ in hits:
            if instance.recipient.is_dead:
                self.killed.setdefault(instance.effect, []).append(instance.recipient)

    def do_heal(self, said: Instruction, effect: Effect) -> Asking[None]:
        fallen = self.killed.get(effect, [])
        for unit in fallen:
            unit.is_dead = False
        yield from super().do_heal(said, effect)
        for unit in fallen:
            unit.is_dead = self.is_fatal(unit.hp)


@misreads("death.no-late-rescue")
class HealsComeBeforeDamage(Rules):
    """What an effect heals counts before the damage that it deals."""

    def carry_out(self, effect: Effect) -> Asking[None]:
        effect.instructions = sorted(effect.instructions, key=lambda it: it["do"] != "heal")
        yield from super().carry_out(effect)


@misreads("death.trigger.at-zero")
class DeathEffectsWaitForCleanUp(Rules):
    """The Dead are taken off in Clean Up, and then their deaths set off what they do."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.unmourned: list[tuple[Unit, Unit | None]] = []

    def mourn(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:  # noqa: ARG002
        self.unmourned.append((unit, attacker))

    def clean_up(self) -> Asking[None]:
        moment = Moment(died=[unit for unit, _ in self.unmourned])
        for unit, attacker in self.unmourned:
            super().mourn(unit, attacker, moment)
        self.unmourned = []
        self.happened_together(moment)
        yield from super().clean_up()


@misreads("death.trigger.at-zero")
class DeathEffectsNeedOverkill(Rules):
    """A death sets something off if the damage was more than the unit had HP."""

    def mourn(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:
        if unit.hp < 0:
            super().mourn(unit, attacker, moment)
