"""Misreadings of Guard: what it is, what it absorbs, and when it is gone."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.reduction import MOST_GUARD

if TYPE_CHECKING:
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Instance, Unit


@misreads("guard.not-reduction")
class GuardCountsAsReduction(Rules):
    """A unit's damage reduction is its Armor, its texts and its Guard."""

    def count_on(self, of: str, unit: Unit) -> int:
        guard = unit.guard if of == "damage-reduction" else 0
        return super().count_on(of, unit) + guard


@misreads("guard.not-reduction")
class GuardNeedsReducibleDamage(Rules):
    """Damage that cannot be reduced is not absorbed by Guard either."""

    def absorbed_by_guard(self, instance: Instance) -> int:
        return super().absorbed_by_guard(instance) if self.can_be_reduced(instance) else 0


@misreads("guard.absorbs-next")
class GuardIsRaisedByAHit(Rules):
    """A hit makes a unit raise its Guard, which absorbs from the hit after that."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.raised: set[Unit] = set()

    def absorbed_by_guard(self, instance: Instance) -> int:
        unit = instance.recipient
        if unit in self.raised:
            self.raised.discard(unit)
            return super().absorbed_by_guard(instance)
        if unit.guard:
            self.raised.add(unit)
        return 0


@misreads("guard.absorbs-next")
class GuardIsForAttacks(Rules):
    """Guard waits for the next attack; other damage passes it."""

    def absorbed_by_guard(self, instance: Instance) -> int:
        return super().absorbed_by_guard(instance) if instance.is_attack else 0


@misreads("guard.one-instance-only")
class GuardIsLikeArmor(Rules):
    """Guard absorbs its number from every hit, as Armor does."""

    def wear_guard(self, unit: Unit) -> None:
        pass


@misreads("guard.one-instance-only")
class GuardOnceForEachAttacker(Rules):
    """Guard absorbs once from each source of damage."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.met: set[tuple[Unit, str | None]] = set()

    def absorbed_by_guard(self, instance: Instance) -> int:
        source = (instance.recipient, instance.source)
        if source in self.met:
            return 0
        self.met.add(source)
        return super().absorbed_by_guard(instance)

    def wear_guard(self, unit: Unit) -> None:
        pass


@misreads("guard.removed-after")
class GuardIsAPool(Rules):
    """Guard is used up point by point, and what was not needed stays."""

    def absorbed_by_guard(self, instance: Instance) -> int:
        unit = instance.recipient
        absorbed = min(unit.guard, max(0, self.after_reductions(instance)))
        if absorbed == unit.guard:
            return super().absorbed_by_guard(instance)
        unit.guard -= absorbed
        return absorbed


@misreads("guard.removed-after")
class GuardWearsByOne(Rules):
    """Each hit that Guard absorbs from lowers it by 1."""

    def wear_guard(self, unit: Unit) -> None:
        if unit.guard == 1:
            super().wear_guard(unit)
        else:
            unit.guard -= 1


@misreads("guard.stacks")
class NewGuardReplacesOld(Rules):
    """A unit that gains Guard has that Guard, whatever it had before."""

    def guard_stacked(self, had: int, gained: int) -> int:  # noqa: ARG002 - the newest counts
        return gained


@misreads("guard.stacks")
class HigherGuardIsKept(Rules):
    """Of the Guard that a unit has and the Guard that it gains, the higher one is kept."""

    def guard_stacked(self, had: int, gained: int) -> int:
        return max(had, gained)


@misreads("guard.cap-three")
class GuardHasNoLimit(Rules):
    """Guard adds up without a limit."""

    def guard_capped(self, guard: int) -> int:
        return guard


@misreads("guard.cap-three")
class TooMuchGuardIsRefused(Rules):
    """A unit that would come to more than Guard 3 gains none at all."""

    def gain_guard(self, unit: Unit, amount: int) -> None:
        if unit.guard + amount <= MOST_GUARD:
            super().gain_guard(unit, amount)
