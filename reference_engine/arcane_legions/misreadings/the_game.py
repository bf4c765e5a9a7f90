"""Misreadings of what the game around the buckets does, and of whose turn counts."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions.misreadings.registry import misreads
from reference_engine.arcane_legions.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.arcane_legions.cards import Pending
    from reference_engine.arcane_legions.game import Game
    from reference_engine.arcane_legions.rules import Step
    from reference_engine.core.choices import Asking


@misreads("timing.game.halts-while-pending")
class CollectsUntilTheEnd(Rules):
    """Abilities are collected while an order is carried out, and resolved at its end."""

    def play(self, steps: Iterable[Step]) -> Asking[None]:
        for step in steps:
            yield from self.take_step(step)
        yield from self.empty_buckets()


@misreads("timing.game.halts-while-pending")
class StepBetweenResolutions(Rules):
    """The game goes on after one ability; the others resolve along the way."""

    def play(self, steps: Iterable[Step]) -> Asking[None]:
        for step in steps:
            yield from self.take_step(step)
            for player in self.emptying_order():
                if bucket := self.game.buckets[player]:
                    yield from self.resolve_next(player, bucket)
                    break
        yield from self.empty_buckets()


@misreads("timing.game.resumes-where-it-stopped")
class RestartsTheStep(Rules):
    """A step that was halted starts again once the buckets are empty."""

    def play(self, steps: Iterable[Step]) -> Asking[None]:
        for step in steps:
            yield from self.take_step(step)
            if self.game.pending:
                yield from self.empty_buckets()
                yield from self.take_step(step)
                yield from self.empty_buckets()


@misreads("timing.game.resumes-where-it-stopped")
class LosesTheRest(Rules):
    """Once the buckets are empty the player acts anew, and the steps left over are lost."""

    def play(self, steps: Iterable[Step]) -> Asking[None]:
        for step in steps:
            yield from self.take_step(step)
            if self.game.pending:
                yield from self.empty_buckets()
                return


@misreads("timing.active.is-turn-player")
class AttackerIsActive(Rules):
    """In a combat the attacker counts as the active player."""

    def emptying_order(self) -> list[str]:
        if (combat := self.game.combat) is not None:
            return self.game.players_from(combat.attacker.owner)
        return super().emptying_order()


@misreads("timing.active.is-turn-player")
class RoleSwaps(Rules):
    """Whoever emptied their bucket last in this turn is the active player for what comes next."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.role = (game.active, game.active)

    def resolve_next(self, player: str, pending: Sequence[Pending]) -> Asking[None]:
        self.role = (self.game.active, player)
        yield from super().resolve_next(player, pending)

    def emptying_order(self) -> list[str]:
        turn, last = self.role
        return self.game.players_from(last if turn == self.game.active else self.game.active)
