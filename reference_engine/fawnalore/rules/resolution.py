"""Resolution: what was triggered resolves, moment by moment and player by player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose, Word
from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.effects import Effects
from reference_engine.fawnalore.things import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Pending
    from reference_engine.fawnalore.game import Group

#: What a player answers who uses an ability that is optional.
YES = Word("yes", "use it")

#: The time at which the same ability is not resolved any more in one chain.
TOO_OFTEN = 100


class Resolution(Effects):
    """In which order triggered abilities resolve."""

    def resolve_what_waits(self) -> Asking[None]:
        """Everything that was triggered resolves, and whatever that triggers."""
        game = self.game
        game.chain.clear()
        while group := self.next_group():
            pending = yield from self.pick(group)
            group.remove(pending)
            if self.is_endless(pending):
                self.stop_loop()
                return
            yield from self.resolve(pending)

    def next_group(self) -> Group | None:
        """The moment of which something resolves next, if anything waits at all."""
        game = self.game
        self.queue_up(game.arising)
        game.arising = []
        while game.waiting and not game.waiting[0]:
            del game.waiting[0]
        return game.waiting[0] if game.waiting else None

    @clause("timing.model.no-stack")
    def queue_up(self, groups: Sequence[Group]) -> None:
        """
        Moments resolve in the order in which they came, not last in first out.

        What a resolving ability triggers comes right after it.
        """
        self.game.waiting[:0] = groups

    # Who is next

    def pick(self, group: Group) -> Asking[Pending]:
        """The ability of this moment that resolves next."""
        candidates = self.candidates_of(group)
        pending: Pending = yield self.ask_order(self.player_of(candidates[0]), candidates)
        return pending

    @clause("simultaneous.no-tiebreak-exceptions", "simultaneous.group-exhaustion")
    def candidates_of(self, group: Group) -> list[Pending]:
        """All that the first player still has; nothing about an ability puts it before others."""
        early = [pending for pending in group if not self.goes_last(pending)] or group
        seats = self.order_of_seats()
        first = min(early, key=lambda it: seats.index(self.player_of(it)))
        return [it for it in early if self.player_of(it) == self.player_of(first)]

    @clause("failsafe.only-if-unclear")
    def ask_order(self, player: str, candidates: Sequence[Pending]) -> Choose:
        """A player is asked about an order only where nothing else has settled it."""
        return Choose(self.who_orders(player), "resolve", candidates, of="ability")

    @clause("failsafe.active-decides")
    def who_orders(self, player: str) -> str:
        """The active player decides about the order of their own effects, as others do."""
        return player

    # Resolving

    def resolve(self, pending: Pending) -> Asking[None]:
        """An ability resolves, unless it is optional and its player declines."""
        ability = pending.ability
        self.game.busy += 1
        if ability.optional and (yield self.offer(pending)) is None:
            self.game.log.note("declined", ability=ability.name, owner=ability.owner)
        else:
            yield from self.carry_out(self.effect_of(pending))
        self.game.busy -= 1

    def effect_of(self, pending: Pending) -> Effect:
        """What a triggered ability does."""
        return Effect(pending.ability, pending.ability.instructions, pending.happened)

    def offer(self, pending: Pending) -> Choose:
        """The player of an ability that says *may* is asked whether to use it."""
        ability = pending.ability
        context = {"ability": ability.name}
        return Choose(self.player_of(pending), "use", [YES], minimum=0, context=context)

    # Loops

    @clause("failsafe.no-stall-no-abuse")
    def is_endless(self, pending: Pending) -> bool:
        """Whether this would go on for ever: an ability comes round to where it has been."""
        been = self.game.chain.setdefault(pending.ability, [])
        position = self.game.position()
        endless = position in been or len(been) + 1 >= TOO_OFTEN
        been.append(position)
        return endless

    def stop_loop(self) -> None:
        """The chain breaks off, and play goes on."""
        self.game.log.note("loop-stopped")
        self.game.waiting.clear()
        self.game.arising.clear()
