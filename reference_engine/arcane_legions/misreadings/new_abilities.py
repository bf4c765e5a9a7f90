"""Misreadings of abilities that trigger together, or while another one resolves."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.cards import Ability, Pending
    from reference_engine.arcane_legions.game import Game
    from reference_engine.core.choices import Asking, Choose


@misreads("timing.simultaneous.full-set-before-first-pick")
class ListenersOneByOne(Rules):
    """An event is told to one ability after the other, and each resolves before the next hears."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.not_yet_told: list[tuple[Ability, Pending | None]] = []

    def put_in_bucket(self, ability: Ability, cause: Pending | None) -> None:
        self.not_yet_told.append((ability, cause))

    def empty_buckets(self) -> Asking[None]:
        while self.not_yet_told:
            super().put_in_bucket(*self.not_yet_told.pop(0))
            yield from super().empty_buckets()


@misreads("timing.new.enters-at-once")
class DeafWhileResolving(Rules):
    """Nothing triggers while an ability resolves."""

    def put_in_bucket(self, ability: Ability, cause: Pending | None) -> None:
        if cause is None:
            super().put_in_bucket(ability, cause)


@misreads("timing.new.enters-at-once")
class JoinsAfterThePass(Rules):
    """What triggers while a player empties their bucket is pending once they are done."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.waiting: list[tuple[Ability, Pending]] = []

    def put_in_bucket(self, ability: Ability, cause: Pending | None) -> None:
        if cause is None:
            super().put_in_bucket(ability, cause)
        else:
            self.waiting.append((ability, cause))

    def empty_bucket(self, player: str) -> Asking[None]:
        yield from super().empty_bucket(player)
        for ability, cause in self.waiting:
            super().put_in_bucket(ability, cause)
        self.waiting.clear()


@misreads("timing.new.no-interruption")
class DepthFirst(Rules):
    """An ability that triggers resolves there and then, inside the one that caused it."""

    def resolve(self, pending: Pending) -> Asking[None]:
        self.begin_resolving(pending)
        effects = yield from self.effects_of(pending)
        for effect in effects:
            before = self.game.pending
            yield from self.perform([effect], pending)
            for new in self.game.pending:
                if new not in before:
                    self.game.take_out(new)
                    yield from self.resolve(new)


@misreads("timing.new.no-interruption")
class JumpsTheLine(Rules):
    """An ability that triggers resolves right after the one that caused it, before any other."""

    def resolve(self, pending: Pending) -> Asking[None]:
        before = self.game.pending
        yield from super().resolve(pending)
        for new in self.game.pending:
            if new not in before:
                self.game.take_out(new)
                yield from self.resolve(new)


@misreads("timing.new.owner-not-causer")
class CausersBucket(Rules):
    """A new ability goes into the bucket of the player whose ability caused it."""

    def bucket_for(self, ability: Ability, cause: Pending | None) -> str:
        return super().bucket_for(ability, cause) if cause is None else cause.holder


@misreads("timing.new.equal-standing")
class NewestLast(Rules):
    """A new ability goes to the end of the bucket: the older ones must be resolved first."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        oldest = min(each.moment for each in pending)
        return super().pick(player, [each for each in pending if each.moment == oldest])


@misreads("timing.new.equal-standing")
class NewestFirst(Rules):
    """A new ability goes on top of the bucket: it must be resolved before the older ones."""

    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        newest = max(each.moment for each in pending)
        return super().pick(player, [each for each in pending if each.moment == newest])


@misreads("timing.new.same-pass")
class SnapshotRounds(Rules):
    """Both players resolve what is pending now; what triggers meanwhile is for the next round."""

    def empty_buckets(self) -> Asking[None]:
        while self.game.pending:
            round_of = {player: list(self.game.buckets[player]) for player in self.game.players}
            for player in self.emptying_order():
                while left := [each for each in round_of[player] if each in self.game.pending]:
                    yield from self.resolve_next(player, left)


@misreads("timing.new.other-pool-waits")
class ReactionGoesBetween(Rules):
    """A player whose ability triggers in another's pass resolves it before that pass goes on."""

    def resolve_next(self, player: str, pending: Sequence[Pending]) -> Asking[None]:
        before = self.game.pending
        yield from super().resolve_next(player, pending)
        for other in self.game.players_from(player)[1:]:
            while new := [each for each in self.game.buckets[other] if each not in before]:
                yield from super().resolve_next(other, new)


@misreads("timing.new.other-pool-waits")
class ControlFlips(Rules):
    """A player who gets an ability in another's pass takes over and empties their bucket first."""

    def resolve_next(self, player: str, pending: Sequence[Pending]) -> Asking[None]:
        before = self.game.pending
        yield from super().resolve_next(player, pending)
        for other in self.game.players_from(player)[1:]:
            if any(each not in before for each in self.game.buckets[other]):
                yield from self.empty_bucket(other)
