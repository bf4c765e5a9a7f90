"""Damage lands, and units die: at once, and all at the same moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.abilities import Happened
from reference_engine.fawnalore.rules.prevention import Prevention
from reference_engine.fawnalore.rules.triggers import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.fawnalore.things import Instance, Unit


class Hit(NamedTuple):
    """An instance of damage that lands, and what its recipient takes of it."""

    instance: Instance
    taken: int


class Deaths(Prevention):
    """What damage does to units."""

    @clause("damage.immediate")
    def land(self, instances: Sequence[Instance]) -> None:
        """Damage takes hold as soon as it happens; several instances at once are one moment."""
        hits = [
            self.hit(instance)
            for instance in instances
            if instance.amount > 0 and not instance.recipient.is_dead
        ]
        moment = Moment()
        for hit in hits:
            hit.instance.recipient.damage_taken += self.damage_you_took(hit)
            if hit.taken > 0:
                self.lose_hp(hit, moment)
        self.die_of(hits, moment)
        self.happened_together(moment)

    @clause("death.simultaneous.trigger-order")
    def happened_together(self, moment: Moment) -> None:
        """What these deaths set off is one group like any other, the active player's first."""
        self.happen(moment)

    def hit(self, instance: Instance) -> Hit:
        """An instance reaches its recipient: that much is dealt, and so much is taken."""
        if instance.dealer is not None:
            self.game.players[instance.dealer].damage_dealt += instance.amount
        if instance.effect is not None:
            instance.effect.dealt += instance.amount
        return Hit(instance, self.taken(instance))

    @clause("pipeline.took.after-reduction", "pipeline.took.zero")
    def damage_you_took(self, hit: Hit) -> int:
        """The damage that somebody took is what was left after reductions, be it nothing."""
        return hit.taken

    @clause("damage.hp-sync")
    def lose_hp(self, hit: Hit, moment: Moment) -> None:
        """The HP change in that same moment, and whoever looks at them sees it."""
        instance, taken = hit
        unit = instance.recipient
        unit.hp -= taken
        source = {} if instance.source is None else {"source": instance.source}
        self.game.log.note("unit-damaged", unit=unit.name, amount=taken, **source)
        moment.happened.append(
            Happened(
                "unit-damaged", unit, unit.owner, instance.attacker, self.damage_you_took(hit)
            ),
        )

    @clause("death.no-check-step", "death.simultaneous.all-dead")
    def die_of(self, hits: Sequence[Hit], moment: Moment) -> None:
        """Whoever has no HP left dies of these hits: all of them, and without a later check."""
        for instance, _ in hits:
            unit = instance.recipient
            if not unit.is_dead and self.is_fatal(unit.hp):
                self.die(unit, instance.attacker, moment)

    def is_fatal(self, hp: int) -> bool:
        """Whether a unit with so many HP is Dead."""
        return self.is_fatal_zero(hp) or self.is_fatal_below(hp)

    @clause("death.threshold.zero")
    def is_fatal_zero(self, hp: int) -> bool:
        """Exactly 0 HP is Dead."""
        return hp == 0

    @clause("death.threshold.below")
    def is_fatal_below(self, hp: int) -> bool:
        """Fewer than 0 HP is just as Dead."""
        return hp < 0

    @clause("death.immediate", "death.simultaneous.no-save")
    def die(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:
        """The unit is Dead from now on, whatever else dies or triggers at this moment."""
        unit.is_dead = True
        self.game.log.note("unit-dies", unit=unit.name)
        moment.died.append(unit)
        self.mourn(unit, attacker, moment)

    @clause("death.trigger.at-zero", "death.trigger.despite-others")
    def mourn(self, unit: Unit, attacker: Unit | None, moment: Moment) -> None:
        """Each death sets off what waits for it, at this moment, however many die with it."""
        moment.happened.append(Happened("unit-dies", unit, unit.owner, attacker))

    @clause("death.no-late-rescue")
    def can_be_healed(self, unit: Unit) -> bool:
        """Healing comes too late for the Dead."""
        return not unit.is_dead
