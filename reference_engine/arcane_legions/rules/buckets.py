"""
Triggered abilities wait in buckets, one per player.

The game halts, the players empty their buckets, the active player first, and the game
goes on where it halted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.rules.effects import Effects
from reference_engine.core.choices import Asking, Choose, Word
from reference_engine.core.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Effect, Pending

#: One step of an order or of a turn. A step that asks nobody anything returns None.
Step = Callable[[], Asking[None] | None]

YES = Word("yes", "Use it")


class Buckets(Effects):
    """How players empty their buckets, and how the game around them halts and goes on."""

    # Emptying the buckets

    @clause(
        "timing.bucket.skip-empty-active",
        "timing.bucket.back-to-active",
        "timing.bucket.repeat-to-both-empty",
    )
    def empty_buckets(self) -> Asking[None]:
        """The players take turns at emptying their buckets until all are empty."""
        while self.game.pending:
            for player in self.emptying_order():
                yield from self.empty_bucket(player)

    @clause("timing.bucket.active-first", "timing.active.is-turn-player")
    def emptying_order(self) -> list[str]:
        """The player whose turn it is goes first, then the others in turn order."""
        return self.game.players_from(self.game.active)

    @clause(
        "timing.bucket.active-drains-fully",
        "timing.bucket.inactive-drains-fully",
        "timing.bucket.inactive-same-method",
        "timing.new.same-pass",
        "timing.new.other-pool-waits",
    )
    def empty_bucket(self, player: str) -> Asking[None]:
        """A player goes on until nothing is left in their bucket, old or new."""
        while self.game.buckets[player]:
            yield from self.resolve_next(player, self.game.buckets[player])

    @clause("timing.bucket.one-at-a-time", "timing.bucket.pick-is-remade-each-time")
    def resolve_next(self, player: str, pending: Sequence[Pending]) -> Asking[None]:
        """One ability is picked and resolved completely before another is picked."""
        picked: Pending = yield self.pick(player, pending)
        self.game.take_out(picked)
        yield from self.resolve(picked)

    @clause(
        "timing.bucket.owner-picks",
        "timing.bucket.mandatory",
        "timing.new.equal-standing",
    )
    def pick(self, player: str, pending: Sequence[Pending]) -> Choose:
        """The owner of the bucket must pick one, and may pick any."""
        return Choose(player, "resolve", pending, of="ability")

    # Resolving an ability

    @clause("timing.new.no-interruption", "effects.impossible.counts-as-resolved")
    def resolve(self, pending: Pending) -> Asking[None]:
        """Its effects happen one after the other, and nothing else resolves in between."""
        self.begin_resolving(pending)
        effects = yield from self.effects_of(pending)
        yield from self.perform(effects, pending)

    def begin_resolving(self, pending: Pending) -> None:
        """Note that the resolution starts."""
        self.game.count_in_chain()
        self.game.note_ability("resolves", pending.ability)

    @clause("timing.bucket.optional-text-still-processed")
    def effects_of(self, pending: Pending) -> Asking[Sequence[Effect]]:
        """An ability that says *may* is the owner's choice, now that it resolves: all or none."""
        if pending.ability.optional and (yield self.offer(pending)) is None:
            self.game.note_ability("declined", pending.ability)
            return self.if_declined(pending)
        return pending.effects

    def offer(self, pending: Pending) -> Choose:
        """What the owner of an optional ability is asked."""
        about = {"ability": pending.name}
        return Choose(pending.holder, "use", [YES], minimum=0, context=about)

    def if_declined(self, pending: Pending) -> Sequence[Effect]:  # noqa: ARG002
        """What a declined ability still does: nothing."""
        return ()

    # The game around it

    @clause("timing.game.halts-while-pending", "timing.game.resumes-where-it-stopped")
    def play(self, steps: Iterable[Step]) -> Asking[None]:
        """After every step the game halts until all buckets are empty; then comes the next."""
        for step in steps:
            yield from self.take_step(step)
            yield from self.empty_buckets()

    def take_step(self, step: Step) -> Asking[None]:
        """Carry out one step."""
        asking = step()
        if asking is not None:
            yield from asking
