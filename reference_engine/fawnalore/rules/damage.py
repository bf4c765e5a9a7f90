"""Damage on its way: the Pre-Damage Window of each instance, then all of it lands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.interrupts import Interrupts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.things import Instance


class Damage(Interrupts):
    """How damage is dealt."""

    @clause("timing.general.no-partial")
    def deal(self, instances: Sequence[Instance]) -> Asking[None]:
        """Whatever is dealt at once lands at once, on everybody whom it is meant for."""
        coming = [
            instance
            for instance in instances
            if instance.amount > 0 and not instance.recipient.is_dead
        ]
        self.game.busy += 1
        for instance in sorted(coming, key=lambda it: it.recipient.place):
            yield from self.pre_damage_window(instance)
        self.land(coming)
        self.game.busy -= 1

    @clause("prevention.pre-damage-window")
    def pre_damage_window(self, instance: Instance) -> Asking[None]:
        """
        Before damage takes hold it may be redirected and prevented.

        Where it goes to another unit, that unit has a window of its own.
        """
        while True:
            if self.redirect_as_prepared(instance):
                continue
            recipient = instance.recipient
            yield from self.window_before_damage(instance)
            if instance.recipient is recipient and not self.redirect_as_prepared(instance):
                break
        self.prevent_as_prepared(instance)
