"""Prevention: what is stopped before it reaches anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.reduction import Reduction

if TYPE_CHECKING:
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.things import Instance, Lasting


class Prevention(Reduction):
    """What becomes of an instance of damage through what was prepared against it."""

    @clause("prevention.overrides")
    def prevent_as_prepared(self, instance: Instance) -> None:
        """Prevention goes before the ordinary course of damage; doubled damage is no exception."""
        for lasting in self.in_prevention_order() if self.game.lasting else ():
            if instance.amount > 0 and self.is_meant_against(lasting, instance):
                self.apply_prevention(lasting, instance)

    def in_prevention_order(self) -> list[Lasting]:
        """First what stops everything, then what stops an amount, the oldest first."""
        preventing = [each for each in self.game.lasting if each.kind in {"negate", "prevent"}]
        return sorted(preventing, key=lambda it: (it.kind != "negate", it.amount is not None))

    @clause("prevention.as-written")
    def is_meant_against(self, lasting: Lasting, instance: Instance) -> bool:
        """It stops what its text says: the unit, the source, attacks only or all damage."""
        return (
            (lasting.unit is None or lasting.unit is instance.recipient)
            and self.comes_from(lasting.source, instance)
            and (instance.is_attack or not lasting.attacks_only)
        )

    @clause("prevention.by-source")
    def comes_from(self, source: str | None, instance: Instance) -> bool:
        """A text that names a source means damage from that source alone."""
        return source is None or source == instance.source

    def apply_prevention(self, lasting: Lasting, instance: Instance) -> None:
        """An effect that was prepared stops what it can."""
        prevented = self.prevent(instance, lasting.amount, lasting.ability)
        self.wear_prevention(lasting, prevented)

    @clause("prevention.next-amount")
    def wear_prevention(self, lasting: Lasting, prevented: int) -> None:
        """What prevents an amount has that much less left; it is over when nothing is."""
        if lasting.kind == "negate":
            return
        if lasting.amount is not None:
            lasting.amount -= prevented
        if not lasting.amount:
            self.game.lasting.remove(lasting)

    @clause("prevention.can-stop-all")
    def prevent(self, instance: Instance, most: int | None, ability: Ability) -> int:
        """So much of it, or all of it, is never dealt."""
        prevented = instance.amount if most is None else min(most, instance.amount)
        if prevented:
            instance.amount -= prevented
            self.game.log.note(
                "damage-prevented",
                unit=instance.recipient.name,
                amount=prevented,
                ability=ability.name,
            )
        return prevented
