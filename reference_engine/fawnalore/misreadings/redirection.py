"""Misreadings of redirection: who takes the damage, who may redirect it, and when."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Effect, Instance, Unit, Window


class _KeepsSome(Rules):
    """Part of the damage stays with the unit for which it was meant."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: dict[Instance, list[Instance]] = {}

    def keep(self, instance: Instance, amount: int) -> None:
        self.kept.setdefault(instance, []).append(replace(instance, amount=amount))

    def land(self, instances: Sequence[Instance]) -> None:
        kept = [each for instance in instances for each in self.kept.pop(instance, ())]
        super().land([*instances, *kept])


@misreads("redirect.changes-recipient")
class BothTakeIt(_KeepsSome):
    """The unit to which damage is redirected takes it as well as the first one."""

    def redirect(self, instance: Instance, to: Unit, ability: Ability) -> None:
        self.keep(instance, instance.amount)
        super().redirect(instance, to, ability)


@misreads("redirect.changes-recipient")
class TheyShareIt(_KeepsSome):
    """The two units share damage that is redirected."""

    def redirect(self, instance: Instance, to: Unit, ability: Ability) -> None:
        half = instance.amount // 2
        self.keep(instance, half)
        instance.amount -= half
        super().redirect(instance, to, ability)


@misreads("redirect.changes-recipient")
class FirstReductionsCountToo(Rules):
    """Damage that is redirected was reduced already by the unit for which it was meant."""

    def redirect(self, instance: Instance, to: Unit, ability: Ability) -> None:
        reduction = self.reduction_against(instance)
        super().redirect(instance, to, ability)
        instance.amount -= min(instance.amount, reduction)


@misreads("redirect.range-and-option")
class DistanceDoesNotMatter(Rules):
    """What speaks of units within Range means all others on the map."""

    def is_in_range(self, redirector: Unit | None, unit: Unit) -> bool:
        return redirector is not None and unit is not redirector


@misreads("redirect.range-and-option")
class RangeOfTheOther(Rules):
    """Within Range is whoever has the redirecting unit within their own Range."""

    def is_in_range(self, redirector: Unit | None, unit: Unit) -> bool:
        if redirector is None or unit is redirector:
            return False
        return self.game.distance(redirector, unit) <= unit.range


@misreads("redirect.range-and-option")
class RedirectsByItself(Rules):
    """Damage that can be redirected when it would be dealt is redirected, unasked."""

    def ask_everybody(self, window: Window) -> Asking[Ability | None]:
        for player in self.order_of_seats():
            for ability in self.usable(player, window):
                if self.is_offer(ability):
                    return ability
        return (yield from super().ask_everybody(window))


@misreads("redirect.as-written")
class AnyOwnUnitMayTakeIt(Rules):
    """Whoever redirects damage picks which of their units takes it."""

    def receivers(
        self,
        ability: Ability,
        instruction: Instruction,
        instance: Instance,
    ) -> Sequence[Unit]:
        anyone: Instruction = {**instruction, "to": {"choose": "own"}}
        return super().receivers(ability, anyone, instance)


@misreads("redirect.as-written")
class ActivePlayerPicksWhoTakesIt(Rules):
    """Where a redirect leaves a choice, the player whose turn it is picks who takes it."""

    def choose_target(self, among: Sequence[Unit], effect: Effect) -> Asking[Sequence[Unit]]:
        if effect.ability.kind != "redirect":
            return (yield from super().choose_target(among, effect))
        context = {"ability": effect.ability.name}
        unit: Unit = yield Choose(self.game.active, "target", among, of="unit", context=context)
        return [unit]


@misreads("redirect.interrupt.any-time")
class TooLateOnceBegun(Rules):
    """An effect that has dealt damage is under way, and no more of it can be redirected."""

    def can_redirect(self, ability: Ability, instance: Instance) -> bool:
        has_begun = instance.effect is not None and instance.effect.dealt
        return not has_begun and super().can_redirect(ability, instance)


@misreads("redirect.interrupt.any-time")
class OnlyAtAnyTimeRedirects(Rules):
    """A redirect is an Interrupt if it says *at any time*, and not by words like these."""

    def redirects_at_any_time(self, ability: Ability) -> bool:
        return self.says_at_any_time(ability.words)


@misreads("redirect.interrupt.would-be-dealt")
class WouldBeDealtCannotBreakIn(Rules):
    """A redirect for when damage would be dealt waits like a trigger, and comes too late."""

    def redirects_what_would_be_dealt(self, ability: Ability) -> bool:  # noqa: ARG002
        return False


@misreads("redirect.interrupt.would-be-dealt")
class OnlyTheActivePlayerRedirects(Rules):
    """When damage would be dealt, only the player whose turn it is may redirect it."""

    def redirects_what_would_be_dealt(self, ability: Ability) -> bool:
        return ability.owner == self.game.active and super().redirects_what_would_be_dealt(ability)


@misreads("redirect.otherwise-not-interrupt")
class EveryRedirectBreaksIn(Rules):
    """Redirecting is always an Interrupt, for otherwise it would come too late."""

    def is_interrupt(self, ability: Ability) -> bool:
        redirects = any(each["do"] == "redirect-next" for each in ability.instructions)
        return redirects or super().is_interrupt(ability)


@misreads("redirect.otherwise-not-interrupt")
class NothingIsPrepared(Rules):
    """A redirect that is no Interrupt finds no damage to redirect, and does nothing."""

    def redirect_as_prepared(self, instance: Instance) -> bool:  # noqa: ARG002
        return False
