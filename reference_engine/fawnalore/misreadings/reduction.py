"""Misreadings of damage reduction: what counts, how it adds up, and how far it goes."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reference_engine.core.choices import Choose
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.resolution import YES
from reference_engine.fawnalore.things import Card, RuleText

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Effect, Instance, Unit

#: The two ways to word a reduction.
REDUCING = frozenset({"damage-taken", "reduce-damage-taken"})


def reduces(ability: Ability) -> bool:
    """Whether a text reduces damage."""
    return any(static["static"] in REDUCING for static in ability.statics)


@misreads("dmg.model.flat")
class ReductionsMultiply(Rules):
    """Each source of reduction takes off that many tenths of what the others have left."""

    def after_reductions(self, instance: Instance) -> int:
        left = instance.amount
        if self.can_be_reduced(instance):
            for tenths in self.reductions_of(instance.recipient, self.armor_against(instance)):
                left -= left * tenths // 10
        return left


@misreads("dmg.model.flat")
class AttackModifiersMultiply(Rules):
    """A modifier of +3 raises what an attack deals by three tenths."""

    def modified(self, base: int, attacker: Unit) -> int:
        return max(0, base + base * sum(self.flat_modifiers(attacker)) // 10)


@misreads("dmg.model.plain-timing")
class ReductionMustBePaid(Rules):
    """A card reduces damage only for a player who could pay what the card costs."""

    def is_in_force(self, ability: Ability) -> bool:
        card = ability.bearer
        return super().is_in_force(ability) and not (
            isinstance(card, Card)
            and reduces(ability)
            and self.game.players[card.owner].resources < card.cost
        )


@misreads("dmg.model.plain-timing")
class ReductionIsUsed(Rules):
    """Before each damage a unit's player says whether the texts that reduce it are used."""

    def pre_damage_window(self, instance: Instance) -> Asking[None]:
        yield from super().pre_damage_window(instance)
        unit = instance.recipient
        reducing = [
            ability
            for ability in self.game.abilities()
            if ability.unit is unit and reduces(ability) and self.is_in_force(ability)
        ]
        if reducing and instance.amount:
            context = {"ability": reducing[0].name}
            used = yield Choose(unit.owner, "use", [YES], minimum=0, context=context)
            instance.is_reducible = instance.is_reducible and used is not None


@misreads("reduction.target-side")
class AttackIsWeakened(Rules):
    """What reduces the damage to an attack's target makes the attack weaker for all it hits."""

    target: Unit | None = None

    def hit_by(self, attacker: Unit, target: Unit) -> list[Unit]:
        self.target = target
        return super().hit_by(attacker, target)

    def reduction_against(self, instance: Instance) -> int:
        if instance.is_attack and self.target is not None:
            instance = replace(instance, recipient=self.target)
        return super().reduction_against(instance)


@misreads("reduction.target-side")
class ReducesWhatItDeals(Rules):
    """A unit's reductions make its own attacks weaker, too."""

    def modified(self, base: int, attacker: Unit) -> int:
        reduction = self.total(self.reductions_of(attacker, attacker.armor))
        return max(0, super().modified(base, attacker) - reduction)


@misreads("reduction.phrasings")
class OnlyNegativeNumbersReduce(Rules):
    """A negative number for damage taken is a reduction; the order to reduce it is not."""

    def reduction_in(self, static: Mapping[str, Any]) -> int:
        return super().reduction_in(static) if static["static"] == "damage-taken" else 0


@misreads("reduction.phrasings")
class OrdersAreAboutAttacks(Rules):
    """To reduce damage taken means that of attacks; a negative number means all damage."""

    is_attack = True

    def reduction_against(self, instance: Instance) -> int:
        self.is_attack = instance.is_attack
        reduction = super().reduction_against(instance)
        self.is_attack = True
        return reduction

    def reduction_in(self, static: Mapping[str, Any]) -> int:
        is_order = static["static"] == "reduce-damage-taken"
        return 0 if is_order and not self.is_attack else super().reduction_in(static)


@misreads("reduction.flat-not-percent")
class ReductionIsAShare(Rules):
    """A total of 2 takes off two tenths of the damage, rounded up."""

    def after_reductions(self, instance: Instance) -> int:
        return instance.amount + -instance.amount * self.reduction_against(instance) // 10


@misreads("reduction.flat-not-percent")
class LargeHitsAreReducedMore(Rules):
    """A reduction counts once for every ten points of a hit that have begun."""

    def reduction_against(self, instance: Instance) -> int:
        return super().reduction_against(instance) * -(-instance.amount // 10)


@misreads("reduction.stacks")
class OnlyTheHighestReduces(Rules):
    """Of several reductions only the highest counts."""

    def total(self, reductions: Sequence[int]) -> int:
        return max(reductions)


@misreads("reduction.stacks")
class LikeReductionsCountOnce(Rules):
    """Reductions by the same number do not add up."""

    def total(self, reductions: Sequence[int]) -> int:
        return sum(set(reductions))


@misreads("reduction.to-zero-allowed")
class NothingLeftMeansAll(Rules):
    """Where exactly nothing would be left, there is no reduced damage, so all of it counts."""

    def after_reductions(self, instance: Instance) -> int:
        return super().after_reductions(instance) or instance.amount


@misreads("reduction.to-zero-allowed")
class OnePointIsAlwaysTaken(Rules):
    """Whatever reduces damage, at least one point of it is taken."""

    def floor(self, instance: Instance) -> int:  # noqa: ARG002 - it is the same for all
        return 1


@misreads("reduction.no-floor")
class HalfGetsThrough(Rules):
    """No more than half of a hit can be taken away."""

    def reduction_against(self, instance: Instance) -> int:
        return min(super().reduction_against(instance), instance.amount // 2)


@misreads("reduction.never-heals")
class SpareReductionHeals(Rules):
    """By what a reduction has to spare, damage is negative, and the unit is healed."""

    def taken(self, instance: Instance) -> int:
        spare = -self.after_reductions(instance)
        taken = super().taken(instance)
        if spare > 0 and not taken:
            self.heal([instance.recipient], spare)
        return taken


@misreads("reduction.never-heals")
class SpareReductionIsKept(Rules):
    """What a reduction has to spare is kept for the next hit."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.spare: dict[Unit, int] = {}

    def after_reductions(self, instance: Instance) -> int:
        left = super().after_reductions(instance) - self.spare.get(instance.recipient, 0)
        self.spare[instance.recipient] = max(0, -left)
        return left


@misreads("reduction.floor-if-defined")
class OnlyScenariosSetMinimums(Rules):
    """A minimum is a matter of rules: scenarios and campaigns can set one, effects cannot."""

    def minimums(self) -> list[int]:
        return [
            static["amount"]
            for ability in self.game.abilities()
            if isinstance(ability.bearer, RuleText)
            for static in ability.statics
            if static["static"] == "minimum"
        ]


@misreads("reduction.floor-if-defined")
class MinimumsStay(Rules):
    """A minimum that an effect has brought in counts for the rest of the game."""

    def do_minimum(self, said: Instruction, effect: Effect) -> None:
        super().do_minimum(said, effect)
        self.game.lasting[-1].this_turn = False


@misreads("reduction.worked-example")
class ArmorIsAllThatCounts(Rules):
    """A unit with Armor has that as its reduction; cards help only units without any."""

    def reductions_of(self, unit: Unit, armor: int) -> list[int]:
        return [armor] if armor else super().reductions_of(unit, armor)


@misreads("reduction.worked-example")
class ArmorOrCards(Rules):
    """Armor and texts are two kinds of reduction, and only the larger of the two counts."""

    def reductions_of(self, unit: Unit, armor: int) -> list[int]:
        return [max(armor, sum(self.reductions_by_text(unit)))]


@misreads("reduction.every-instance")
class ReducesOnceATurn(Rules):
    """Reductions are used up by the first hit of a turn."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.used: set[Unit] = set()

    def reduction_against(self, instance: Instance) -> int:
        if instance.recipient in self.used:
            return 0
        self.used.add(instance.recipient)
        return super().reduction_against(instance)

    def expire(self) -> None:
        super().expire()
        self.used.clear()


@misreads("reduction.every-instance")
class ReducesOnlyAttacks(Rules):
    """Reduction is for attacks; damage that is none is taken in full."""

    def reduction_against(self, instance: Instance) -> int:
        return super().reduction_against(instance) if instance.is_attack else 0
