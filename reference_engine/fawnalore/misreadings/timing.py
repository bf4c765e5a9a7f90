"""Misreadings of general timing: when effects resolve, and whether as a whole."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.fawnalore.misreadings.between import ResolvesBetween
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.things import Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction, Pending
    from reference_engine.fawnalore.game import Game, Group
    from reference_engine.fawnalore.things import Effect, Instance, Window


@misreads("timing.model.no-stack")
class LastTriggeredResolvesFirst(Rules):
    """What triggers goes on a stack, in the order of turns, and the last of it resolves first."""

    def queue_up(self, groups: Sequence[Group]) -> None:
        super().queue_up(groups[::-1])

    def candidates_of(self, group: Group) -> list[Pending]:
        return group[-1:]


@misreads("timing.model.no-stack")
class LatestMomentFirst(Rules):
    """What triggers later in an effect is on top, and resolves before what triggered earlier."""

    def queue_up(self, groups: Sequence[Group]) -> None:
        super().queue_up(groups[::-1])


@misreads("timing.model.no-stack")
class EverybodyMayAnswer(Rules):
    """Before an effect resolves, everybody may answer it with what they have, or pass."""

    def usable(self, player: str, window: Window) -> list[Ability]:
        if window.number != 1:
            return super().usable(player, window)
        return [each for each in self.carriers(player) if self.is_usable(player, each, window)]


@misreads("timing.model.interrupt-opt-in")
class AnythingBreaksIn(Rules):
    """Whatever a player can use may be used while something else resolves."""

    def is_interrupt(self, ability: Ability) -> bool:
        return ability.kind == "activated" or super().is_interrupt(ability)


@misreads("timing.model.interrupt-opt-in")
class OwnEffectsMayBeBrokenInto(Rules):
    """A player needs no permission to break into an effect of their own."""

    def usable(self, player: str, window: Window) -> list[Ability]:
        if window.effect is None or window.effect.owner != player:
            return super().usable(player, window)
        return [each for each in self.carriers(player) if self.is_usable(player, each, window)]


@misreads("timing.general.default-only")
class NothingIsPutOff(Rules):
    """All of an effect is carried out at once, even what its text asks to be done later."""

    def perform(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        now = instruction["effects"] if instruction["do"] == "later" else ()
        for each in now:
            yield from self.perform(each, effect)
        if not now:
            yield from super().perform(instruction, effect)


@misreads("timing.general.default-only")
class WhatIsPutOffIsLost(Rules):
    """An effect is over when it is finished, and what it has put off is over with it."""

    def do_later(self, said: Instruction, effect: Effect) -> None:
        pass


@misreads("timing.general.immediate")
class TriggersWaitForCleanUp(Rules):
    """What triggers in the Main Phase is collected, and resolves when that phase is over."""

    def resolve_what_waits(self) -> Asking[None]:
        if self.game.turn_is_over:
            yield from super().resolve_what_waits()


@misreads("timing.general.immediate")
class TriggersWaitForTheNextAction(Rules):
    """What an action triggers resolves as the next action begins."""

    def resolve_what_waits(self) -> Asking[None]:
        if self.game.turn_is_over:
            yield from super().resolve_what_waits()

    def go(self, doing: Asking[None]) -> Asking[None]:
        yield from super().resolve_what_waits()
        yield from super().go(doing)


@misreads("timing.general.full")
class ADeathCutsItShort(Rules):
    """An effect breaks off when a unit dies of it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.living: dict[Effect, int] = {}

    def goes_on(self, effect: Effect, number: int) -> bool:  # noqa: ARG002 - whichever it is
        living = len(self.game.living())
        return living == self.living.setdefault(effect, living)


@misreads("timing.general.full")
class EndsWithItsUnit(Rules):
    """The rest of an effect is lost when the unit that has it is Dead."""

    def goes_on(self, effect: Effect, number: int) -> bool:
        bearer = effect.ability.bearer
        return number == 1 or not (isinstance(bearer, Unit) and bearer.is_dead)


@misreads("timing.general.blocking")
class TheRestWaitsForTheNextAction(Rules):
    """An effect has begun with its first instruction, and play goes on; the rest follows."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rest: list[tuple[Instruction, Effect]] = []

    def carry_out(self, effect: Effect) -> Asking[None]:
        first, *rest = effect.instructions
        effect.instructions = [first]
        yield from super().carry_out(effect)
        if not effect.is_canceled:
            self.rest += [(each, effect) for each in rest]

    def go(self, doing: Asking[None]) -> Asking[None]:
        rest, self.rest = self.rest, []
        yield from super().go(self.followed(doing, rest))

    def followed(
        self,
        doing: Asking[None],
        rest: Sequence[tuple[Instruction, Effect]],
    ) -> Asking[None]:
        yield from doing
        for instruction, effect in rest:
            yield from self.perform(instruction, effect)


@misreads("timing.general.blocking")
class TheTurnEndsAtOnce(Rules):
    """An effect that ends the turn ends it there and then, and what is left of it comes after."""

    def perform(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        yield from super().perform(instruction, effect)
        if instruction["do"] == "end-turn" and self.game.phase == "main":
            yield from self.clean_up()


@misreads("timing.general.no-partial")
class StopsAtTheFirstDeath(Rules):
    """An effect that hits several units hits one after the other, until one of them dies."""

    def deal(self, instances: Sequence[Instance]) -> Asking[None]:
        for instance in sorted(instances, key=lambda it: it.recipient.place):
            was_dead = instance.recipient.is_dead
            yield from super().deal([instance])
            if instance.recipient.is_dead and not was_dead:
                return


@misreads("timing.general.no-partial")
class TriggersComeBetweenHits(ResolvesBetween):
    """What the hit on one unit triggers resolves before the next unit is hit."""

    def deal(self, instances: Sequence[Instance]) -> Asking[None]:
        for instance in sorted(instances, key=lambda it: it.recipient.place):
            yield from super().deal([instance])
            if len(instances) > 1:
                yield from self.resolve_between(lambda _: True)


@misreads("timing.general.no-pause")
class TriggersComeBetweenInstructions(ResolvesBetween):
    """What an instruction triggers resolves at once, before the next instruction."""

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        yield from super().carry_out_one(instruction, effect)
        yield from self.resolve_between(lambda _: True)


@misreads("timing.general.no-pause")
class WaitsForOneInstruction(ResolvesBetween):
    """What triggers in the middle of an effect waits for one more instruction of it."""

    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        earlier = {pending for group in self.game.arising for pending in group}
        yield from super().carry_out_one(instruction, effect)
        yield from self.resolve_between(lambda pending: pending in earlier)
