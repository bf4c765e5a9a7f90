"""Misreadings of static abilities that become active at the same moment."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import Rules
from reference_engine.arcane_legions.statics import SET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.statics import Static
    from reference_engine.core.choices import Asking, Choose


@misreads("static.simultaneous.active-orders-own")
class AppliedAsPrinted(Rules):
    """Statics that begin together are applied in the order in which they are listed."""

    def pick_static(self, player: str, statics: Sequence[Static]) -> Choose:
        return super().pick_static(player, statics[:1])


@misreads("static.simultaneous.active-orders-own")
class OpponentOrdersStatics(Rules):
    """The opponent decides in which order a player's statics are applied."""

    def pick_static(self, player: str, statics: Sequence[Static]) -> Choose:
        return super().pick_static(self.game.players_from(player)[1], statics)


@misreads("static.simultaneous.active-orders-own")
class HighestValueWins(Rules):
    """Of several values that a player's statics set together, the highest counts."""

    def pick_static(self, player: str, statics: Sequence[Static]) -> Choose:
        def highest(static: Static) -> int:
            return max([each.value for each in static.modifies if each.how == SET], default=0)

        return super().pick_static(player, sorted(statics, key=highest)[:1])


@misreads("static.simultaneous.inactive-orders-own")
class ActiveOrdersTheirsToo(Rules):
    """The active player decides for everybody in which order statics are applied."""

    def pick_static(self, player: str, statics: Sequence[Static]) -> Choose:  # noqa: ARG002
        return super().pick_static(self.game.active, statics)


@misreads("static.simultaneous.inactive-orders-own")
class InactiveHasNoSay(Rules):
    """Only the active player decides; the inactive player's are applied as they are listed."""

    def pick_static(self, player: str, statics: Sequence[Static]) -> Choose:
        return super().pick_static(player, statics if player == self.game.active else statics[:1])


@misreads("static.simultaneous.inactive-after-active")
class TakeTurnsApplying(Rules):
    """The players apply their statics in turn, one each, the active player first."""

    def apply_together(self, new: Sequence[Static]) -> Asking[None]:
        self.game.moment += 1
        sides = [[each for each in new if each.owner == it] for it in self.applying_order()]
        for one_each in zip_longest(*[sorted(side, key=lambda it: it.name) for side in sides]):
            for static in filter(None, one_each):
                yield from self.apply_own(static.owner, [static])


@misreads("static.simultaneous.inactive-after-active")
class ActiveAppliesLast(Rules):
    """The active player's statics are applied after everybody else's."""

    def applying_order(self) -> list[str]:
        active, *others = super().applying_order()
        return [*others, active]


@misreads("static.simultaneous.inactive-prevails")
class ActiveWinsTies(Rules):
    """Between statics that begin together the active player's prevail: they come first."""

    def in_force(self) -> list[Static]:
        return sorted(
            super().in_force(),
            key=lambda each: (each.moment, each.owner == each.turn_of),
        )


@misreads("static.simultaneous.inactive-prevails")
class AttackerWinsTies(Rules):
    """Between statics that begin together with a combat the attacker's prevail."""

    def applying_order(self) -> list[str]:
        if (combat := self.game.combat) is None:
            return super().applying_order()
        return self.game.players_from(combat.defender.owner)


@misreads("static.simultaneous.inactive-prevails")
class TiesCancelOut(Rules):
    """Statics of different players that contradict each other and began together both fail."""

    def in_force(self) -> list[Static]:
        units = self.game.units.values()
        active = super().in_force()
        return [
            one
            for one in active
            if not any(
                one.moment == other.moment
                and one.owner != other.owner
                and one.conflicts_with(other, units)
                for other in active
            )
        ]


@misreads("static.simultaneous.same-owner-last-applied-prevails")
class FirstAppliedPrevails(Rules):
    """Of statics that a player applies together, the one they apply first prevails."""

    def in_force(self) -> list[Static]:
        return sorted(
            super().in_force(),
            key=lambda each: (each.moment, each.owner != each.turn_of, -each.stamp),
        )


@misreads("static.simultaneous.each-orders-only-own")
class OneGlobalOrder(Rules):
    """The active player puts all statics that begin together in one order, whosever they are."""

    def apply_together(self, new: Sequence[Static]) -> Asking[None]:
        self.game.moment += 1
        yield from self.apply_own(self.game.active, new)
