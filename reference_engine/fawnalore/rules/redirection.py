"""Redirection: another unit takes the damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.deaths import Deaths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.fawnalore.abilities import Ability, Instruction
    from reference_engine.fawnalore.things import Instance, Unit


class Redirection(Deaths):
    """Who may take whose damage."""

    def redirect_as_prepared(self, instance: Instance) -> bool:
        """What was prepared to redirect the next damage does so, once."""
        if not self.is_still_coming(instance):
            return False
        for lasting in self.game.lasting:
            if (
                lasting.kind == "redirect"
                and lasting.unit is instance.recipient
                and self.may_receive(lasting.to, instance)
            ):
                self.game.lasting.remove(lasting)
                assert lasting.to is not None
                self.redirect(instance, lasting.to, lasting.ability)
                return True
        return False

    @clause("redirect.changes-recipient")
    def redirect(self, instance: Instance, to: Unit, ability: Ability) -> None:
        """Another unit takes all of it, in place of the first and with reductions of its own."""
        instance.redirected_by.add(ability)
        self.game.log.note(
            "damage-redirected",
            **{"from": instance.recipient.name},
            to=to.name,
            amount=instance.amount,
            ability=ability.name,
        )
        instance.recipient = to

    def can_redirect(self, ability: Ability, instance: Instance) -> bool:
        """Whether this ability can redirect this damage: once, from whom, and to whom it says."""
        instruction = ability.instructions[0]
        return (
            ability not in instance.redirected_by
            and self.is_still_coming(instance)
            and self.protects(ability, instruction, instance.recipient)
            and bool(self.receivers(ability, instruction, instance))
        )

    def is_still_coming(self, instance: Instance) -> bool:
        """Whether anything is left of the damage, and somebody there to take it."""
        return instance.amount > 0 and not instance.recipient.is_dead

    def protects(self, ability: Ability, instruction: Instruction, unit: Unit) -> bool:
        """Whether damage to this unit is what the text redirects."""
        whom = instruction["from"]
        if whom is None:
            return True
        if "unit" in whom:
            return bool(unit.name == whom["unit"])
        if whom["of"] == "this":
            return unit is ability.unit
        return self.is_in_range(ability.unit, unit)

    @clause("redirect.range-and-option")
    def is_in_range(self, redirector: Unit | None, unit: Unit) -> bool:
        """Another unit, within the Range of the one that redirects."""
        if redirector is None or unit is redirector:
            return False
        return self.game.distance(redirector, unit) <= redirector.range

    @clause("redirect.as-written")
    def receivers(
        self, ability: Ability, instruction: Instruction, instance: Instance
    ) -> Sequence[Unit]:
        """The units that may take the damage are those that the text says, and no others."""
        to = instruction["to"]
        if "choose" in to:
            units = [unit for unit in self.game.living() if unit.owner == ability.owner]
        elif "unit" in to:
            units = [self.game.units[to["unit"]]]
        else:
            units = [] if ability.unit is None else [ability.unit]
        return [unit for unit in units if self.may_receive(unit, instance)]

    def may_receive(self, unit: Unit | None, instance: Instance) -> bool:
        """Whether damage can go to this unit: not to the Dead, nor to where it goes already."""
        return unit is not None and not unit.is_dead and unit is not instance.recipient
