"""
Static abilities: when they are active, and which of two that contradict each other prevails.

A static ability is applied, not resolved. The one that became active last has the last word.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.statics import ADD, ATTACK, MOVE_ORDERS, SET
from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.figures import Figure, Unit
    from reference_engine.arcane_legions.game import Game
    from reference_engine.arcane_legions.statics import Modification, Static
    from reference_engine.core.choices import Asking


class Statics:
    """What static abilities do, and since when."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # Becoming active

    def apply_since(self) -> Asking[None]:
        """When a game begins, its statics have been active since the turns that they name."""
        statics = sorted(self.game.statics, key=_since)
        for _, together in groupby(statics, key=_since):
            yield from self.update(list(together))

    @clause("static.not-in-buckets")
    def update_statics(self) -> Asking[None]:
        """Whatever changes, all statics are applied at once; they never wait in a bucket."""
        if self.game.statics:
            yield from self.update(self.game.statics)

    def update(self, statics: Sequence[Static]) -> Asking[None]:
        """Those that are no longer active end, and those that now are begin."""
        active = [static for static in statics if self.is_active(static)]
        for each in sorted(statics, key=_stamp):
            if each.stamp and each not in active:
                self.end(each)
        if new := [static for static in active if not static.stamp]:
            yield from self.apply_together(new)

    @clause(
        "static.active.plain-means-ready",
        "static.active.conditional-means-condition-true",
        "static.inactive.no-say",
    )
    def is_active(self, static: Static) -> bool:
        """One is active while it is ready and its condition, if it has one, is true."""
        return static.is_ready and (not static.in_combat or self.game.is_in_combat(static.unit))

    @clause("static.simultaneous.inactive-after-active", "static.simultaneous.inactive-prevails")
    def apply_together(self, new: Sequence[Static]) -> Asking[None]:
        """The active player's are applied first; so the other players' began later."""
        self.game.moment += 1
        for player in self.applying_order():
            yield from self.apply_own(player, [each for each in new if each.owner == player])

    def applying_order(self) -> list[str]:
        """The player whose turn it is, then the others in turn order."""
        return self.game.players_from(self.game.active)

    @clause(
        "static.simultaneous.active-orders-own",
        "static.simultaneous.inactive-orders-own",
        "static.simultaneous.each-orders-only-own",
    )
    def apply_own(self, player: str, own: Sequence[Static]) -> Asking[None]:
        """Every player decides in which order their own are applied, where that matters."""
        disputed = self.in_conflict(own)
        for each in sorted(own, key=_name):
            if each not in disputed:
                self.begin(each)
        while disputed:
            static: Static = yield self.pick_static(player, disputed)
            disputed.remove(static)
            self.begin(static)

    def in_conflict(self, statics: Sequence[Static]) -> list[Static]:
        """Those that conflict with another of these."""
        units = self.game.units.values()
        return [
            one
            for one in statics
            if any(one.conflicts_with(other, units) for other in statics if other is not one)
        ]

    def pick_static(self, player: str, statics: Sequence[Static]) -> Choose:
        """A player is asked which of these is applied next."""
        return Choose(player, "apply", tuple(statics), of="ability")

    @clause(
        "static.active.restamp",
        "static.active.no-restamp-while-continuous",
        "static.order-is-fixed-at-activation",
    )
    def begin(self, static: Static) -> None:
        """It gets its place in the order when it becomes active, and keeps it until it ends."""
        static.stamp = self.next_stamp()
        static.moment = self.game.moment
        static.turn_of = self.game.active
        self.game.note_ability("static-begins", static)

    def next_stamp(self) -> int:
        """Later than all that began before."""
        self.game.stamp += 1
        return self.game.stamp

    def end(self, static: Static) -> None:
        """It is no longer active; if it ever is again, that will be a new beginning."""
        static.stamp = 0
        self.game.note_ability("static-ends", static)

    # Prevailing

    @clause(
        "static.conflict.latest-activation-wins",
        "static.conflict.loser-suppressed-only",
        "static.simultaneous.same-owner-last-applied-prevails",
        "static.tie-rule-only-for-ties",
    )
    def in_force(self) -> list[Static]:
        """The active ones as they became active: each prevails over all before it."""
        return sorted((static for static in self.game.statics if static.stamp), key=_stamp)

    def on(self, what: str, unit: Unit) -> Iterable[Modification]:
        """What statics say about this property of this unit, the prevailing one last."""
        if not self.game.statics:
            return ()
        return [each for static in self.in_force() for each in static.on(what, unit)]

    @clause("static.no-conflict-all-apply")
    def dice(self, unit: Unit, what: str) -> int:
        """How many dice a unit has: what contradicts nothing adds up, and never below none."""
        count = unit.attack if what == ATTACK else unit.defense
        for each in self.on(what, unit):
            if each.how == SET:
                count = each.value
            elif each.how == ADD:
                count += each.value
        return max(count, 0)

    def may_move_by_order(self, unit: Unit) -> bool:
        """Whether a unit may be given move orders; it may, unless something forbids it."""
        may = True
        for each in self.on(MOVE_ORDERS, unit):
            may = bool(each.value)
        return may

    def can_be_downed(self, figure: Figure) -> bool:
        """Whether no static spares this figure."""
        statics = self.game.statics
        return not any(static.stamp and static.spares(figure) for static in statics)


def _name(static: Static) -> str:
    return static.name


def _since(static: Static) -> int:
    return static.since


def _stamp(static: Static) -> int:
    return static.stamp
