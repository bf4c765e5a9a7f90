"""Misreadings of canceling: what is stopped, what it counts for, and what it cost."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Instruction
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Effect


def printed_damage(effect: Effect) -> int:
    """The damage that stands in an effect's text."""
    amounts = [each["amount"] for each in effect.instructions if each["do"] == "deal"]
    return sum(amount for amount in amounts if isinstance(amount, int))


@misreads("cancel.no-resolve")
class CancelComesTooLate(Rules):
    """An effect that is under way is carried out, and only then put aside as canceled."""

    def is_stopped(self, effect: Effect) -> bool:  # noqa: ARG002 - it is too late for all
        return False


@misreads("cancel.no-resolve")
class CancelStopsOneInstruction(Rules):
    """Canceling stops the instruction that is next, and the rest of the effect goes on."""

    def is_stopped(self, effect: Effect) -> bool:  # noqa: ARG002 - the effect goes on
        return False

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        if not (effect.is_canceled and instruction is effect.instructions[0]):
            yield from super().carry_out_one(instruction, effect)


@misreads("cancel.as-if-nothing")
class CanceledEffectTriggers(Rules):
    """What waits for an effect triggers when that is over, be it canceled."""

    def has_happened(self, effect: Effect) -> bool:
        if effect.is_canceled:
            effect.dealt = printed_damage(effect)
        return True


@misreads("cancel.as-if-nothing")
class CanceledDamageIsCounted(Rules):
    """The damage of an effect counts as dealt when it is played, though it be canceled."""

    def conclude(self, effect: Effect) -> None:
        if effect.is_canceled:
            self.game.players[effect.owner].damage_dealt += printed_damage(effect)
        super().conclude(effect)


@misreads("cancel.costs-stay-paid")
class CancelingRefunds(Rules):
    """An effect that did nothing costs nothing, so what was paid for it comes back."""

    def is_refunded(self, said: Instruction) -> bool:  # noqa: ARG002 - it always is
        return True


@misreads("cancel.costs-stay-paid")
class CancelingRefundsActions(Rules):
    """Resources are paid, but an action that came to nothing was not taken."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.is_stated = False

    def is_refunded(self, said: Instruction) -> bool:
        self.is_stated = self.says_refund(said)
        return True

    def refund(self, canceled: Effect, by: Effect) -> None:
        if not self.is_stated:
            canceled.resources = 0
        super().refund(canceled, by)


@misreads("cancel.refund-if-stated")
class CancelingNeverRefunds(Rules):
    """What has been paid never comes back, whatever a text says."""

    def says_refund(self, said: Instruction) -> bool:  # noqa: ARG002 - none does
        return False


@misreads("cancel.refund-if-stated")
class CancelerGetsTheRefund(Rules):
    """Whoever cancels an effect gets what was paid for it."""

    def refund(self, canceled: Effect, by: Effect) -> None:
        player = self.game.players[by.owner]
        if canceled.resources:
            player.resources += canceled.resources
            self.game.log.note("resources-refunded", player=player.name, amount=canceled.resources)
        if canceled.actions:
            player.actions += canceled.actions
            self.game.log.note("actions-refunded", player=player.name, amount=canceled.actions)
