"""Misreadings of Interrupts: what is one, when it may be used, and what it does to the rest."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.between import ResolvesBetween
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.things import Card

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction, Pending
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Effect, Window


# What is an Interrupt


@misreads("interrupt.class.at-any-time")
class AnyTimeOfTheOwnTurn(Rules):
    """*At any time* means in every phase and every window of one's own turn."""

    def is_interrupt(self, ability: Ability) -> bool:
        is_others_turn = ability.words == "at-any-time" and ability.owner != self.game.active
        return not is_others_turn and super().is_interrupt(ability)


@misreads("interrupt.class.at-any-time")
class AnyTimeBetweenEffects(Rules):
    """*At any time* means whenever nothing is resolving."""

    def says_at_any_time(self, words: str | None) -> bool:
        return super().says_at_any_time(words) and not self.game.is_resolving


@misreads("interrupt.class.any-turn")
class AnyTurnOfOnesOwn(Rules):
    """*During any turn* says no more than that it need not be the turn it was drawn in."""

    def says_during_any_turn(self, words: str | None) -> bool:  # noqa: ARG002 - it is no permission
        return False


@misreads("interrupt.class.any-turn")
class AnyTurnButNotDuringEffects(Rules):
    """*During any turn* is about turns, and gives no leave to break into an effect."""

    def says_during_any_turn(self, words: str | None) -> bool:
        return super().says_during_any_turn(words) and not self.game.is_resolving


@misreads("interrupt.class.equivalent-wording")
class OnlyTheTwoPhrases(Rules):
    """*At any time* and *during any turn* make an Interrupt, and no other words do."""

    def says_the_same(self, words: str | None) -> bool:  # noqa: ARG002 - whatever they are
        return False


@misreads("interrupt.class.equivalent-wording")
class AnyWordOfTimeWillDo(Rules):
    """A text that speaks of a turn, or of a time, may be used out of turn."""

    def is_interrupt(self, ability: Ability) -> bool:
        speaks_of_time = any(
            instruction["do"] in {"later", "end-turn", "clash"} or "until" in instruction
            for instruction in ability.instructions
        )
        return (ability.kind == "activated" and speaks_of_time) or super().is_interrupt(ability)


@misreads("interrupt.carrier")
class OnlyCardsBreakIn(Rules):
    """An Interrupt is a card that is played; abilities have to wait."""

    def is_interrupt(self, ability: Ability) -> bool:
        return super().is_interrupt(ability) and (
            ability.kind == "redirect" or self.is_playable(ability)
        )


@misreads("interrupt.carrier")
class OnlyAbilitiesBreakIn(Rules):
    """An Interrupt is an ability of something on the table; cards in hand have to wait."""

    def is_interrupt(self, ability: Ability) -> bool:
        return super().is_interrupt(ability) and not self.is_playable(ability)


@misreads("interrupt.carrier")
class RelicsCannotBreakIn(Rules):
    """Units and cards from the hand can break in, but cards in play work in one's own turn."""

    def is_interrupt(self, ability: Ability) -> bool:
        card = ability.bearer
        is_relic = isinstance(card, Card) and card.is_in_play
        return super().is_interrupt(ability) and (ability.kind == "redirect" or not is_relic)


# When it may be used


@misreads("interrupt.outside-structure")
class NothingInCleanUp(Rules):
    """In Clean Up nothing can be used any more."""

    def window_in_clean_up(self, name: str) -> Asking[None]:  # noqa: ARG002 - neither of them
        yield from ()


@misreads("interrupt.outside-structure")
class BackToTheMainPhase(Rules):
    """Whatever is used in Clean Up leads back into the Main Phase."""

    is_back = False

    def break_in(self, ability: Ability, window: Window) -> Asking[None]:
        yield from super().break_in(ability, window)
        self.is_back = window.context["window"] in {"clean-up", "discard"}

    def clean_up(self) -> Asking[None]:
        self.begin_phase("clean-up")
        self.is_back = False
        for step in self.clean_up_steps():
            yield from step()
            if self.is_back:
                self.game.turn_is_over = False
                self.begin_phase("main")
                return
        self.end_turn()


@misreads("interrupt.mid-resolution")
class InterruptsWaitForTheEnd(Rules):
    """An Interrupt is announced in the middle of an effect, and carried out after it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.announced: dict[Effect, list[Ability]] = {}

    def break_in(self, ability: Ability, window: Window) -> Asking[None]:
        if window.effect is None or window.number == 1:
            yield from super().break_in(ability, window)
        else:
            ability.exhausted = True
            self.announced.setdefault(window.effect, []).append(ability)

    def carry_out(self, effect: Effect) -> Asking[None]:
        yield from super().carry_out(effect)
        for ability in self.announced.pop(effect, ()):
            ability.exhausted = False
            is_there = self.is_in_force(ability) or self.is_playable(ability)
            if is_there and self.can_pay(ability.owner, ability):
                yield from self.use(ability)


@misreads("interrupt.mid-resolution")
class TheRestIsForgotten(Rules):
    """An effect into which somebody breaks is over."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.broken: set[Effect] = set()

    def break_in(self, ability: Ability, window: Window) -> Asking[None]:
        if window.effect is not None and window.number > 1:
            self.broken.add(window.effect)
        yield from super().break_in(ability, window)

    def goes_on(self, effect: Effect, number: int) -> bool:
        return effect not in self.broken and super().goes_on(effect, number)


# What is none


def heals(ability: Ability) -> bool:
    """Whether a text heals."""
    return any(instruction["do"] == "heal" for instruction in ability.instructions)


@misreads("interrupt.explicit-only")
class WhatHealsMayBreakIn(Rules):
    """What could save a unit may be used while something resolves, or it would be too late."""

    def is_interrupt(self, ability: Ability) -> bool:
        may_save = ability.kind == "activated" and heals(ability) and self.game.is_resolving
        return may_save or super().is_interrupt(ability)


@misreads("interrupt.explicit-only")
class TriggeredHealsBreakIn(ResolvesBetween):
    """A triggered ability that heals resolves at once, or it would be too late."""

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        yield from super().carry_out_one(instruction, effect)
        yield from self.resolve_between(lambda pending: heals(pending.ability))


@misreads("interrupt.others-wait")
class MissedMomentsAreLost(Rules):
    """What triggers while an effect has instructions left cannot break in, and is lost."""

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        before = list(self.game.arising)
        yield from super().carry_out_one(instruction, effect)
        if instruction is not effect.instructions[-1]:
            self.game.arising = before


@misreads("interrupt.others-wait")
class ActivePlayersTriggersBreakIn(ResolvesBetween):
    """What triggers of the active player's resolves at once; the others' effects wait."""

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        yield from super().carry_out_one(instruction, effect)
        yield from self.resolve_between(self.is_active_players)

    def is_active_players(self, pending: Pending) -> bool:
        return self.player_of(pending) == self.game.active


# Whether it is used, and what becomes of the effect


@misreads("interrupt.optional")
class InterruptsAreForced(Rules):
    """An Interrupt that can be used is used."""

    def ask_everybody(self, window: Window) -> Asking[Ability | None]:
        yield from ()
        return next(
            (each for player in self.order_of_seats() for each in self.usable(player, window)),
            None,
        )


@misreads("interrupt.optional")
class DecliningUsesItUp(Rules):
    """An Interrupt that its player declines to use is used up for the turn."""

    def ask_everybody(self, window: Window) -> Asking[Ability | None]:
        declined: list[Ability] = []
        for player in self.order_of_seats():
            usable = self.usable(player, window)
            if usable:
                ability: Ability | None = yield self.ask_to_interrupt(player, usable, window)
                if ability is not None:
                    return ability
                declined += usable
        for each in declined:
            each.exhausted = True
        return None


@misreads("interrupt.finishes-before-resume")
class InstructionsAlternate(Rules):
    """An Interrupt and the effect that it breaks into go on in turns, an instruction of each."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rest: dict[Effect, list[tuple[Instruction, Effect]]] = {}

    def carry_out(self, effect: Effect) -> Asking[None]:
        broken = None if effect.window is None else effect.window.effect
        if broken is not None:
            first, *rest = effect.instructions
            effect.instructions = [first]
            self.rest.setdefault(broken, []).extend((each, effect) for each in rest)
        yield from super().carry_out(effect)
        for instruction, of in self.rest.pop(effect, ()):
            yield from self.carry_on(instruction, of)

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        yield from super().carry_out_one(instruction, effect)
        if rest := self.rest.get(effect):
            yield from self.carry_on(*rest.pop(0))

    def carry_on(self, instruction: Instruction, of: Effect) -> Asking[None]:
        if not of.is_canceled:
            yield from self.perform(instruction, of)


@misreads("interrupt.finishes-before-resume")
class OneInstructionBreaksIn(Rules):
    """Breaking in is for one instruction; the rest of an Interrupt is lost."""

    def goes_on(self, effect: Effect, number: int) -> bool:
        return (effect.window is None or number == 1) and super().goes_on(effect, number)


@misreads("interrupt.finishes-before-resume")
class NothingBreaksIntoInterrupts(Rules):
    """Nothing can break into an Interrupt."""

    def usable(self, player: str, window: Window) -> list[Ability]:
        is_interrupt = window.effect is not None and window.effect.window is not None
        return [] if is_interrupt else super().usable(player, window)
