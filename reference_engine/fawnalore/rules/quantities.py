"""What a text counts, and whom it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.choices import Choose
from reference_engine.fawnalore.rules.damage import Damage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.things import Effect, Unit


class Quantities(Damage):
    """Reading an instruction when its turn has come."""

    def amount(self, said: int | Mapping[str, Any], effect: Effect) -> int:
        """How much a text means: a number, or what it counts now."""
        if isinstance(said, int):
            return said
        return max(0, self.count(said, effect)) * int(said.get("times", 1))

    def count(self, said: Mapping[str, Any], effect: Effect) -> int:
        """What a text counts, now that it is carried out."""
        of = said["of"]
        if of == "damage-taken" and "unit" not in said:
            return self.damage_of_trigger(effect)
        if "unit" in said:
            unit = self.unit_meant(said["unit"], effect)
            return 0 if unit is None else self.count_on(of, unit)
        if of == "cards-in-hand":
            return self.game.hand_size(effect.owner)
        if of == "relics":
            return sum(card.relic_type == said["relic_type"] for card in self.game.in_play())
        return self.living_enemies(effect.owner)

    def count_on(self, of: str, unit: Unit) -> int:
        """What a text reads off a unit."""
        if of == "hp":
            return unit.hp
        if of == "damage-reduction":
            return self.total(self.reductions_of(unit, unit.armor))
        return unit.damage_taken

    def damage_of_trigger(self, effect: Effect) -> int:
        """The damage that was taken when the ability was triggered."""
        return 0 if effect.happened is None else effect.happened.amount

    def living_enemies(self, player: str) -> int:
        """How many units of other players are not Dead."""
        return sum(unit.owner != player for unit in self.game.living())

    def unit_meant(self, said: Mapping[str, str], effect: Effect) -> Unit | None:
        """The one unit that a text speaks of, Dead or not, if there is one."""
        if "unit" in said:
            return self.game.units[said["unit"]]
        if said["of"] == "this":
            return effect.ability.unit
        if said["of"] == "attacker":
            return None if effect.happened is None else effect.happened.attacker
        characters = (unit for unit in self.game.units.values() if unit.character)
        return next((unit for unit in characters if unit.owner == effect.owner), None)

    def targets(self, said: Mapping[str, Any], effect: Effect) -> Asking[Sequence[Unit]]:
        """The living units that an instruction is done to; where a player chooses, one of them."""
        if "choose" in said:
            return (yield from self.choose_target(self.candidates(said["choose"], effect), effect))
        if "units" in said:
            units = [self.game.units[name] for name in said["units"]]
        elif said.get("of") == "every-unit":
            units = list(self.game.units.values())
        else:
            unit = self.unit_meant(said, effect)
            units = [] if unit is None else [unit]
        return [unit for unit in units if self.is_targetable(unit)]

    def candidates(self, whose: str, effect: Effect) -> list[Unit]:
        """The units that an effect's player may choose from."""
        own = whose == "own"
        return [unit for unit in self.game.living() if (unit.owner == effect.owner) is own]

    def is_targetable(self, unit: Unit) -> bool:
        """Nothing is done to the Dead any more."""
        return not unit.is_dead

    def choose_target(self, among: Sequence[Unit], effect: Effect) -> Asking[Sequence[Unit]]:
        """The effect's player chooses one; where there is none, the instruction is skipped."""
        if not among:
            return []
        context = {"ability": effect.ability.name}
        unit: Unit = yield Choose(effect.owner, "target", among, of="unit", context=context)
        return [unit]

    def is_so(self, condition: Mapping[str, Any], effect: Effect) -> bool:
        """Whether a condition holds, by the HP that the unit has by now."""
        unit = self.unit_meant(condition["unit"], effect)
        if unit is None:
            return False
        hp, limit = self.count_on("hp", unit), int(condition["hp"])
        return hp <= limit if condition["at"] == "most" else hp >= limit
