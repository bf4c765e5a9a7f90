"""
Effects: what an ability does, and what becomes of a part that cannot be carried out.

Such a part is left out. All the others are carried out, before it and after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions.cards import POINT_EFFECTS
from reference_engine.arcane_legions.deeds import Deed
from reference_engine.arcane_legions.figures import Figure, Picking
from reference_engine.arcane_legions.rules.triggers import Triggers
from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Effect, Pending
    from reference_engine.arcane_legions.figures import Marks, Unit
    from reference_engine.core.choices import Asking


class Effects(Triggers):
    """How effects are carried out, one after the other or several at one moment."""

    @clause(
        "effects.impossible.skip-one",
        "effects.impossible.later-effects-done",
        "effects.impossible.earlier-effects-stand",
        "effects.impossible.activated-and-triggered",
    )
    def perform(self, effects: Iterable[Effect], cause: Pending) -> Asking[None]:
        """Effects are carried out in turn; one that cannot be is just not performed."""
        for effect in effects:
            if self.is_possible(effect, cause):
                yield from self.carry_out(effect, cause)
            else:
                self.drop(effect, cause)

    def carry_out(self, effect: Effect, cause: Pending) -> Asking[None]:
        """One effect of an ability finds its unit, and happens."""
        units = self.open_to(effect, cause)
        unit: Unit | None = units[0] if units else None
        if effect.choose:
            unit = yield self.ask_for_target(units, cause)
        yield from self.happen([self.deed(effect, unit, cause, {})], cause)

    def ask_for_target(self, units: Sequence[Unit], cause: Pending) -> Choose:
        """What the owner of an ability is asked that names no unit."""
        context = {"ability": cause.name}
        return Choose(cause.ability.owner, "target", units, of="unit", context=context)

    def occur(self, effects: Iterable[Effect]) -> Asking[None]:
        """Something happens that no ability does: all of it at one moment, on one board."""
        marks: Marks = {}
        possible = [
            (effect, unit)
            for effect in effects
            if (unit := self.game.units.get(effect.to)) and self.is_possible_for(effect, unit)
        ]
        order = self.game.players_from(self.game.active)
        possible.sort(key=lambda it: order.index(it[1].owner))
        yield from self.happen([self.deed(*each, None, marks) for each in possible])

    @clause("effects.impossible.no-substitute", "effects.impossible.no-event")
    def drop(self, effect: Effect, cause: Pending) -> None:
        """Nothing replaces an effect that is left out, and nothing triggers by it."""

    # Whether an effect can be carried out

    @clause("effects.impossible.judged-when-reached")
    def is_possible(self, effect: Effect, cause: Pending) -> bool:
        """Whether an effect can be carried out, now that its turn has come."""
        if effect.do in POINT_EFFECTS:
            return self.amount_of(effect, cause) > 0
        if effect.do == "each-player-downs":
            return True
        return any(self.is_possible_for(effect, unit) for unit in self.targets(effect, cause))

    def open_to(self, effect: Effect, cause: Pending) -> Sequence[Unit]:
        """The units to which it can be done: nobody chooses another, to have it left out."""
        return [unit for unit in self.targets(effect, cause) if self.is_possible_for(effect, unit)]

    @clause("effects.impossible.lost-target", "effects.impossible.vanished-unit")
    def targets(self, effect: Effect, cause: Pending) -> Sequence[Unit]:
        """The units that an effect may be done to: none, if the one that it means is gone."""
        units = self.game.units
        if effect.to:
            return [units[effect.to]] if effect.to in units else []
        owner = cause.ability.owner
        if effect.choose == "own":
            return self.game.units_of(owner)
        enemies = [unit for unit in units.values() if unit.owner != owner]
        if effect.choose == "adjacent-enemy":
            return [unit for unit in enemies if unit.name in cause.ability.unit.adjacent]
        return enemies if effect.choose else []

    @clause("effects.impossible.per-target")
    def is_possible_for(self, effect: Effect, unit: Unit) -> bool:
        """Whether there is anything to do, be it less than the effect says."""
        standing, slot = unit.standing, effect.slot
        if effect.do == "return":
            return len(standing) < unit.slots
        if effect.do == "reposition":
            vacant = effect.amount <= unit.slots and effect.amount not in standing
            return vacant and (not slot or slot in standing)
        if effect.do == "down" and slot:
            return slot in standing and self.can_be_downed(Figure(unit, slot))
        if effect.do in {"down", "damage"} and self.game.statics:
            return any(self.can_be_downed(figure) for figure in unit.figures())
        return True

    def amount_of(self, effect: Effect, cause: Pending) -> int:
        """How much an effect amounts to: only what has really happened counts."""
        return effect.amount * cause.downed if effect.per_figure else effect.amount

    # What it then does

    def deed(self, effect: Effect, unit: Unit | None, cause: Pending | None, marks: Marks) -> Deed:
        """What an effect does to this unit; some figures may still have to be picked for it."""
        if unit is None:
            assert cause is not None
            return self.deed_of_players(effect, cause)
        deed = Deed(effect.do, effect.amount, [unit])
        if effect.do in {"down", "damage", "reposition"}:
            amount = 1 if effect.do == "reposition" else effect.amount
            player = self.who_picks(effect, unit, cause)
            picking = Picking(player, effect.do, [unit], amount, marks)
            if effect.slot:
                picking.take(Figure(unit, effect.slot))
            deed.pickings.append(picking)
        return deed

    def deed_of_players(self, effect: Effect, cause: Pending) -> Deed:
        """What an effect does to players: to their points, or to figures that they pick."""
        everybody = self.game.players_from(self.game.active)
        if effect.do in POINT_EFFECTS:
            you = cause.ability.owner
            players = [each for each in everybody if (each == you) is (effect.to == "you")]
            return Deed(effect.do, self.amount_of(effect, cause), players=players)
        pickings = [
            Picking(player, "down", self.game.units_of(player), effect.amount)
            for player in everybody
        ]
        return Deed("down", effect.amount, pickings=pickings)

    def who_picks(self, effect: Effect, unit: Unit, cause: Pending | None) -> str:
        """A unit's owner deals out damage; an ability's owner picks what it downs or moves."""
        if cause is None or effect.do == "damage":
            return unit.owner
        return cause.ability.owner
