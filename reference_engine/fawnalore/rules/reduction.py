"""Reduction and Guard: how damage that is dealt becomes damage that is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.copying import CopyRules
from reference_engine.fawnalore.things import Card, Unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from reference_engine.fawnalore.things import Instance

#: The highest Guard that a unit can have.
MOST_GUARD = 3


class Reduction(CopyRules):
    """What the recipient takes of the damage that reaches it."""

    @clause("reduction.never-heals")
    def taken(self, instance: Instance) -> int:
        """What is left to take: never less than nothing, however much the reductions are."""
        left = self.after_reductions(instance)
        left -= self.absorbed_by_guard(instance)
        return max(left, self.least_damage(instance))

    @clause("dmg.model.flat", "reduction.flat-not-percent", "pipeline.double.before-reduction")
    def after_reductions(self, instance: Instance) -> int:
        """From what is dealt, doubled if it was, whole amounts are taken away."""
        return instance.amount - self.reduction_against(instance)

    @clause("reduction.target-side", "reduction.every-instance", "pipeline.double.reduction-once")
    def reduction_against(self, instance: Instance) -> int:
        """The recipient's own reductions count, against each instance anew and once each."""
        if not self.can_be_reduced(instance):
            return 0
        return self.total(self.reductions_of(instance.recipient, self.armor_against(instance)))

    @clause("failsafe.card-over-rules")
    def can_be_reduced(self, instance: Instance) -> bool:
        """A card that says its damage cannot be reduced prevails over the rules."""
        return instance.is_reducible

    @clause("reduction.stacks")
    def total(self, reductions: Sequence[int]) -> int:
        """Reductions from different sources add up, alike or not."""
        return sum(reductions)

    @clause("reduction.worked-example", "guard.not-reduction")
    def reductions_of(self, unit: Unit, armor: int) -> list[int]:
        """Armor, and each text on the unit and on its cards; but Guard is another matter."""
        return [armor, *self.reductions_by_text(unit)]

    @clause("dmg.model.plain-timing")
    def reductions_by_text(self, unit: Unit) -> list[int]:
        """A text that reduces does so by itself, and nobody has to use it."""
        reductions = [self.reduction_in(static) for static in self.statics_about(unit)]
        return [each for each in reductions if each]

    @clause("reduction.phrasings")
    def reduction_in(self, static: Mapping[str, Any]) -> int:
        """*-2 to damage taken* and *Reduce damage taken by 2* say the same."""
        if static["static"] == "damage-taken":
            return -int(static["change"])
        return int(static["amount"]) if static["static"] == "reduce-damage-taken" else 0

    # A minimum

    @clause("reduction.floor-if-defined")
    def least_damage(self, instance: Instance) -> int:
        """The least that gets through: nothing, unless a text defines a minimum."""
        return max([self.floor(instance), *self.minimums()])

    @clause("reduction.no-floor", "reduction.to-zero-allowed")
    def floor(self, instance: Instance) -> int:  # noqa: ARG002 - it is the same for all
        """There is no minimum of its own: damage may come down to 0."""
        return 0

    @clause("failsafe.specific-over-general")
    def minimums(self) -> list[int]:
        """What a scenario or a card defines goes before the rule that there is no minimum."""
        said = [static["amount"] for _, static in self.statics() if static["static"] == "minimum"]
        return [*said, *(each.amount or 0 for each in self.game.lasting if each.kind == "minimum")]

    # Guard

    @clause("guard.absorbs-next", "guard.one-instance-only")
    def absorbed_by_guard(self, instance: Instance) -> int:
        """Guard absorbs up to its number from the next instance that reaches the unit."""
        unit = instance.recipient
        guard = unit.guard
        if guard:
            self.wear_guard(unit)
        return guard

    @clause("guard.removed-after")
    def wear_guard(self, unit: Unit) -> None:
        """All of the Guard is gone after that instance, used up or not."""
        unit.guard = 0
        self.game.log.note("guard-removed", unit=unit.name)

    def gain_guard(self, unit: Unit, amount: int) -> None:
        """A living unit gains Guard."""
        had = unit.guard
        unit.guard = self.guard_capped(self.guard_stacked(had, amount))
        if unit.guard > had:
            self.game.log.note("guard-gained", unit=unit.name, amount=unit.guard - had)

    @clause("guard.stacks")
    def guard_stacked(self, had: int, gained: int) -> int:
        """What is gained is added to what is there."""
        return had + gained

    @clause("guard.cap-three")
    def guard_capped(self, guard: int) -> int:
        """Guard never goes beyond 3, and what goes beyond is lost."""
        return min(guard, MOST_GUARD)

    # Types of damage

    @clause("types.none")
    def armor_against(self, instance: Instance) -> int:
        """Armor counts against all damage alike, for there are no types to tell apart."""
        return 0 if self.ignores_armor(instance) else instance.recipient.armor

    @clause("types.introduced-by-text")
    def ignores_armor(self, instance: Instance) -> bool:
        """A type means what the text that brings it in says, as long as that text is there."""
        return instance.damage_type is not None and any(
            static["static"] == "type-ignores-armor"
            and static["damage_type"] == instance.damage_type
            for _, static in self.statics()
        )

    # What is always true

    def statics(self) -> Iterator[tuple[Unit | None, Mapping[str, Any]]]:
        """All static texts in force, each with the unit that it is about; a rule has none."""
        for ability in self.game.abilities():
            if ability.statics and self.is_in_force(ability):
                for static in ability.statics:
                    yield ability.unit, static

    def statics_about(self, unit: Unit) -> Iterable[Mapping[str, Any]]:
        """What is always true for this unit: by its own text, its cards', or for everybody."""
        for ability in self.game.abilities():
            if not (ability.statics and self.is_in_force(ability)):
                continue
            if ability.unit is unit or not isinstance(ability.bearer, Unit | Card):
                yield from ability.statics
