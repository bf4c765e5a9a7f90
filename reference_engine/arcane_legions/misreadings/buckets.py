"""Misreadings of the buckets: whose they are, who empties them when, and how."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import YES, Rules
from reference_engine.core.choices import Choose

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Ability, Effect, Pending
    from reference_engine.arcane_legions.game import Game
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event


@misreads("timing.bucket.one-per-owner")
class OneQueue(Rules):
    """All abilities wait in one queue, and those that triggered first resolve first."""

    def empty_buckets(self) -> Asking[None]:
        while pending := self.game.pending:
            oldest = min(each.moment for each in pending)
            yield from self.resolve_first_of(oldest, self.emptying_order())

    def resolve_first_of(self, moment: int, order: Iterable[str]) -> Asking[None]:
        for player in order:
            now = [each for each in self.game.buckets[player] if each.moment == moment]
            if now:
                yield from self.resolve_next(player, now)
                return


@misreads("timing.bucket.one-per-owner")
class TurnPlayersPool(Rules):
    """Whatever triggers in a player's turn goes into that player's bucket."""

    def bucket_for(self, ability: Ability, cause: Pending | None) -> str:  # noqa: ARG002
        return self.game.active


@misreads("timing.bucket.active-first")
class InactiveFirst(Rules):
    """The inactive player empties their bucket before the active player."""

    def emptying_order(self) -> list[str]:
        active, *others = super().emptying_order()
        return [*others, active]


@misreads("timing.bucket.active-first")
class Stack(OneQueue):
    """Abilities go on a stack, the inactive player's on top, and the last one resolves first."""

    def empty_buckets(self) -> Asking[None]:
        while pending := self.game.pending:
            newest = max(each.moment for each in pending)
            yield from self.resolve_first_of(newest, reversed(self.emptying_order()))


@misreads("timing.bucket.active-first")
class CauserFirst(Rules):
    """The player whose unit the event happened to goes first."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.causer: str | None = None

    def notice(self, events: Iterable[Event], cause: Pending | None = None) -> None:
        events = list(events)
        for event in events:
            self.causer = event.get("owner", self.causer)
        super().notice(events, cause)

    def emptying_order(self) -> list[str]:
        return self.game.players_from(self.causer or self.game.active)


@misreads("timing.bucket.active-first")
class SeatOrder(Rules):
    """The player in the first seat goes first, no matter whose turn it is."""

    def emptying_order(self) -> list[str]:
        return list(self.game.players)


@misreads("timing.bucket.skip-empty-active")
class OverWhenActiveHasNothing(Rules):
    """Resolving is over as soon as the active player has nothing to resolve."""

    def empty_buckets(self) -> Asking[None]:
        if self.game.buckets[self.game.active]:
            yield from super().empty_buckets()
        for pending in self.game.pending:
            self.game.take_out(pending)


@misreads("timing.bucket.skip-empty-active")
class HeldUntilActiveHasSome(Rules):
    """The inactive player's abilities wait until the active player has one to resolve too."""

    def empty_buckets(self) -> Asking[None]:
        if self.game.buckets[self.game.active]:
            yield from super().empty_buckets()


@misreads("timing.bucket.owner-picks")
class FirstInFirstOut(Rules):
    """A player's abilities resolve in the order in which they triggered."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        return super().pick(player, pending[:1])


@misreads("timing.bucket.owner-picks")
class LastInFirstOut(Rules):
    """A player's abilities resolve in reverse, the one that triggered last first."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        return super().pick(player, pending[-1:])


@misreads("timing.bucket.owner-picks")
class OpponentPicks(Rules):
    """The opponent picks which of a player's abilities resolves next."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        opponent = self.game.players_from(player)[1]
        return super().pick(opponent, pending)


@misreads("timing.bucket.owner-picks")
class ByName(Rules):
    """A player's abilities resolve in alphabetical order, as they are listed."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        return super().pick(player, sorted(pending, key=lambda each: each.name)[:1])


@misreads("timing.bucket.pick-is-remade-each-time")
class OrderFixedUpFront(Rules):
    """A player first puts all their abilities in order, and then they resolve in that order."""

    def empty_bucket(self, player: str) -> Asking[None]:
        while unordered := list(self.game.buckets[player]):
            ordered: list[Pending] = []
            while unordered:
                ordered.append((yield self.pick(player, unordered)))
                unordered.remove(ordered[-1])
            for pending in ordered:
                yield from self.resolve_next(player, [pending])


@misreads("timing.bucket.pick-is-remade-each-time")
class ListIsASnapshot(Rules):
    """A player picks from what they had at first; later abilities wait until that is done."""

    def empty_bucket(self, player: str) -> Asking[None]:
        while listed := list(self.game.buckets[player]):
            while listed:
                yield from self.resolve_next(player, listed)
                listed = [each for each in listed if each in self.game.buckets[player]]


@misreads("timing.bucket.one-at-a-time")
class FrozenBoard(Rules):
    """All abilities of a bucket are judged by the position in which its emptying began."""

    def empty_bucket(self, player: str) -> Asking[None]:
        self.downed = {unit.name for unit in self.game.units.values() if unit.empty_slots()}
        yield from super().empty_bucket(player)

    def effects_of(self, pending: Pending) -> Asking[Sequence[Effect]]:
        effects = yield from super().effects_of(pending)
        return [each for each in effects if each.do != "return" or each.to in self.downed]


@misreads("timing.bucket.one-at-a-time")
class EffectByEffect(Rules):
    """One effect at a time: after each, the player picks again, a half-resolved ability too."""

    def effects_of(self, pending: Pending) -> Asking[Sequence[Effect]]:
        effects = yield from super().effects_of(pending)
        if len(effects) > 1:
            pending.effects = tuple(effects[1:])
            self.game.buckets[pending.holder].append(pending)
        return effects[:1]


@misreads("timing.bucket.active-drains-fully")
class StrictAlternation(Rules):
    """The players take turns: one ability each."""

    def empty_bucket(self, player: str) -> Asking[None]:
        if bucket := self.game.buckets[player]:
            yield from self.resolve_next(player, bucket)


@misreads("timing.bucket.inactive-same-method")
class InactiveInFixedOrder(Rules):
    """Only the active player picks; the inactive player's abilities resolve as they triggered."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        return super().pick(player, pending if player == self.game.active else pending[:1])


@misreads("timing.bucket.inactive-same-method")
class ActiveOrdersAll(Rules):
    """The active player picks the order of everybody's abilities."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:  # noqa: ARG002
        return super().pick(self.game.active, pending)


@misreads("timing.bucket.inactive-drains-fully")
class ResumesActive(Rules):
    """The active player goes first whenever they have something to resolve."""

    def empty_bucket(self, player: str) -> Asking[None]:
        active = self.emptying_order()[0]
        while bucket := self.game.buckets[player]:
            yield from self.resolve_next(player, bucket)
            if player != active:
                yield from super().empty_bucket(active)


@misreads("timing.bucket.back-to-active")
class NoReturn(Rules):
    """Each player empties their bucket once; what triggers for the active player later is lost."""

    def empty_buckets(self) -> Asking[None]:
        for player in self.emptying_order():
            yield from self.empty_bucket(player)
        for pending in self.game.pending:
            self.game.take_out(pending)


@misreads("timing.bucket.back-to-active")
class KeptForLater(Rules):
    """What triggers once the active player is done waits until they next empty their bucket."""

    def empty_buckets(self) -> Asking[None]:
        for player in self.emptying_order():
            yield from self.empty_bucket(player)


@misreads("timing.bucket.repeat-to-both-empty")
class TwoPasses(Rules):
    """Each player empties their bucket, then once again, and that is it."""

    def empty_buckets(self) -> Asking[None]:
        for player in self.emptying_order() * 2:
            yield from self.empty_bucket(player)


@misreads("timing.bucket.mandatory")
class MayStop(Rules):
    """A player may stop emptying their bucket, and what is left in it is discarded."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        choice = super().pick(player, pending)
        choice.minimum = 0
        return choice

    def resolve_next(self, player: str, pending: Sequence[Pending]) -> Asking[None]:
        picked: Pending | None = yield self.pick(player, pending)
        if picked is None:
            self.game.buckets[player].clear()
            return
        self.game.take_out(picked)
        yield from self.resolve(picked)


@misreads("timing.bucket.mandatory")
class SkipsTheHarmful(Rules):
    """An ability that would hurt its own owner is left out."""

    def resolve(self, pending: Pending) -> Asking[None]:
        if not any(self.hurts(pending.ability.owner, each) for each in pending.effects):
            yield from super().resolve(pending)

    def hurts(self, owner: str, effect: Effect) -> bool:
        if effect.do in {"down", "damage"}:
            unit = self.game.units.get(effect.to)
            return unit is not None and unit.owner == owner
        gains = effect.do == "gain-points"
        return (effect.do == "lose-points" and effect.to == "you") or (
            gains and effect.to == "opponent"
        )


@misreads("timing.bucket.optional-text-still-processed")
class OptionalStaysPending(Rules):
    """An ability that was declined stays in the bucket for a better moment."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: list[Pending] = []

    def if_declined(self, pending: Pending) -> Sequence[Effect]:
        self.kept.append(pending)
        return super().if_declined(pending)

    def empty_buckets(self) -> Asking[None]:
        yield from super().empty_buckets()
        while self.kept:
            pending = self.kept.pop()
            self.game.buckets[pending.holder].append(pending)


@misreads("timing.bucket.optional-text-still-processed")
class OptionalIsForced(Rules):
    """Emptying a bucket is not optional, so nothing in it is."""

    def offer(self, pending: Pending) -> Choose:
        return Choose(pending.holder, "use", [YES])


@misreads("timing.bucket.optional-text-still-processed")
class DeclinesOnlyTheFirstPart(Rules):
    """Declining is about the part that stands next to *may*; the rest happens all the same."""

    def if_declined(self, pending: Pending) -> Sequence[Effect]:
        return pending.effects[1:]
