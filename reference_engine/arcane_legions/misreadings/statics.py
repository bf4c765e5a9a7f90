"""Misreadings of static abilities: when they are active, and which of two prevails."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions.cards import Ability
from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import Rules
from reference_engine.arcane_legions.statics import ADD, MAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Pending
    from reference_engine.arcane_legions.figures import Unit
    from reference_engine.arcane_legions.game import Combat, Game
    from reference_engine.arcane_legions.statics import Modification, Static
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event


@misreads("static.conflict.latest-activation-wins")
class FirstActivatedWins(Rules):
    """What was there first prevails over what became active later."""

    def in_force(self) -> list[Static]:
        return super().in_force()[::-1]


@misreads("static.conflict.latest-activation-wins")
class ProhibitionsWin(Rules):
    """What may not be done may not be done, whatever else permits it."""

    def on(self, what: str, unit: Unit) -> Iterable[Modification]:
        return sorted(super().on(what, unit), key=lambda each: each.how == MAY and not each.value)


@misreads("static.conflict.latest-activation-wins")
class LastListedWins(Rules):
    """Statics are gone through in the order in which the cards lie on the table."""

    def in_force(self) -> list[Static]:
        return [static for static in self.game.statics if static.stamp]


@misreads("static.active.plain-means-ready")
class SlotsCountFromPlacement(Rules):
    """A static has been active since its unit was placed, also one of a slot filled later."""

    placed = False

    def apply_since(self) -> Asking[None]:
        yield from super().apply_since()
        self.placed = True

    def begin(self, static: Static) -> None:
        super().begin(static)
        if self.placed and not static.in_combat:
            static.stamp -= 1_000_000


@misreads("static.active.plain-means-ready")
class EmptySlotsCount(Rules):
    """A static of a figure holds as long as its unit stands, its slot empty or not."""

    def is_active(self, static: Static) -> bool:
        condition = not static.in_combat or self.game.is_in_combat(static.unit)
        return bool(static.unit.standing) and condition


@misreads("static.active.conditional-means-condition-true")
class StampedWhenReady(Rules):
    """A conditional static counts from when it became ready, not from when it came true."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ready: dict[Static, int] = {}

    def update(self, statics: Sequence[Static]) -> Asking[None]:
        for static in statics:
            if not static.is_ready:
                self.ready.pop(static, None)
            elif static not in self.ready:
                self.ready[static] = self.next_stamp()
        yield from super().update(statics)

    def begin(self, static: Static) -> None:
        super().begin(static)
        if static.in_combat:
            static.stamp = self.ready[static]


@misreads("static.inactive.no-say")
class ConditionCheckedOnce(Rules):
    """Whether its condition is true is looked at once, when the static becomes ready."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.verdicts: dict[Static, bool] = {}

    def is_active(self, static: Static) -> bool:
        if not static.is_ready:
            self.verdicts.pop(static, None)
            return False
        return self.verdicts.setdefault(static, super().is_active(static))


@misreads("static.inactive.no-say")
class ConditionsIgnored(Rules):
    """A conditional static prevails or gives way like any other, its condition true or not."""

    def is_active(self, static: Static) -> bool:
        return static.is_ready


@misreads("static.active.restamp")
class FirstStampForGood(Rules):
    """A static has its place in the order since it was active for the first time."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.first: dict[Static, int] = {}

    def begin(self, static: Static) -> None:
        super().begin(static)
        static.stamp = self.first.setdefault(static, static.stamp)


@misreads("static.active.no-restamp-while-continuous")
class RefreshedEachTurn(Rules):
    """When a player's turn begins, all their statics become active anew."""

    def notice(self, events: Iterable[Event], cause: Pending | None = None) -> None:
        events = list(events)
        if any(event["event"] == "turn-begins" for event in events):
            for static in self.in_force():
                if static.owner == self.game.active:
                    static.stamp = self.next_stamp()
        super().notice(events, cause)


@misreads("static.active.no-restamp-while-continuous")
class RefreshedByUse(Rules):
    """A static that is used, because its unit enters a combat, was active most recently."""

    used_in: Combat | None = None

    def update(self, statics: Sequence[Static]) -> Asking[None]:
        if self.game.combat is not self.used_in:
            self.used_in = self.game.combat
            for static in self.in_force():
                if self.game.is_in_combat(static.unit):
                    static.stamp = self.next_stamp()
        yield from super().update(statics)


@misreads("static.conflict.loser-suppressed-only")
class LoserIsGone(Rules):
    """A static that another overrides is removed from the game."""

    def begin(self, static: Static) -> None:
        super().begin(static)
        units = self.game.units.values()
        self.game.statics = [
            other
            for other in self.game.statics
            if not other.stamp < static.stamp
            or not other.stamp
            or not other.conflicts_with(static, units)
        ]


@misreads("static.conflict.loser-suppressed-only")
class LoserReturnsAnew(Rules):
    """A static that was overridden becomes active anew once it no longer is."""

    def end(self, static: Static) -> None:
        units = self.game.units.values()
        freed = [
            other
            for other in self.in_force()
            if other.stamp < static.stamp and other.conflicts_with(static, units)
        ]
        super().end(static)
        for other in freed:
            other.stamp = self.next_stamp()


@misreads("static.tie-rule-only-for-ties")
class NonActivePlayersPrevail(Rules):
    """What became active in another player's turn prevails over what did in its owner's."""

    def in_force(self) -> list[Static]:
        return sorted(super().in_force(), key=lambda each: each.owner != each.turn_of)


@misreads("static.tie-rule-only-for-ties")
class TurnDecides(Rules):
    """Whoever is not the active player now has the last word."""

    def in_force(self) -> list[Static]:
        return sorted(super().in_force(), key=lambda each: each.owner != self.game.active)


@misreads("static.order-is-fixed-at-activation")
class TiesFollowTheTurn(Rules):
    """Between statics that began together, the player who is inactive now has the last word."""

    def in_force(self) -> list[Static]:
        return sorted(
            super().in_force(),
            key=lambda each: (each.moment, each.owner != self.game.active),
        )


@misreads("static.not-in-buckets")
class StaticsWaitForTheBuckets(Rules):
    """Statics are looked at when nothing is pending, before the game goes on."""

    def update_statics(self) -> Asking[None]:
        if not self.game.pending:
            yield from super().update_statics()

    def empty_buckets(self) -> Asking[None]:
        yield from super().empty_buckets()
        yield from super().update_statics()


@misreads("static.not-in-buckets")
class StaticsAreResolved(Rules):
    """A static that becomes active goes into its owner's bucket, and applies once resolved."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.waiting: dict[Ability, Static] = {}

    def update(self, statics: Sequence[Static]) -> Asking[None]:
        unknown = [static for static in statics if static not in self.waiting.values()]
        yield from super().update(unknown)

    def begin(self, static: Static) -> None:
        entry = Ability(static.name, static.unit, static.slot, (), optional=False)
        self.waiting[entry] = static
        self.put_in_bucket(entry, None)

    def begin_resolving(self, pending: Pending) -> None:
        super().begin_resolving(pending)
        if (static := self.waiting.pop(pending.ability, None)) is not None:
            super().begin(static)


@misreads("static.no-conflict-all-apply")
class OnlyTheLatestModifier(Rules):
    """Only one static at a time changes a property: the latest."""

    def on(self, what: str, unit: Unit) -> Iterable[Modification]:
        return list(super().on(what, unit))[-1:]


@misreads("static.no-conflict-all-apply")
class EqualBonusesDoNotAdd(Rules):
    """The same bonus or penalty counts once, however many statics give it."""

    def on(self, what: str, unit: Unit) -> Iterable[Modification]:
        kept: list[Modification] = []
        for each in super().on(what, unit):
            if each.how != ADD or each not in kept:
                kept.append(each)
        return kept
