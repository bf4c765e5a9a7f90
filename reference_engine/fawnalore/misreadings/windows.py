"""Misreadings of trigger windows: when, after, and at the end of your turn."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.fawnalore.abilities import Happened
from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.rules.triggers import Moment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Effect, Unit


def is_about(moment: Moment, event: str) -> bool:
    """Whether this is among what happens at a moment."""
    return any(happened.event == event for happened in moment.happened)


@misreads("timing.window.when")
class WhenMeansAfter(Rules):
    """*When* something happens means once it is over, as *after* does."""

    def when_it_happens(self, moment: Moment) -> None:
        pass

    def after_it_happened(self, moment: Moment) -> None:
        super().when_it_happens(moment)
        super().after_it_happened(moment)


@misreads("timing.window.when")
class WhenItIsChosen(Rules):
    """*When this unit is attacked* is when a player points at it, before the attack is made."""

    def attack(self, attacker: Unit, target: Unit) -> Asking[None]:
        chosen = Moment(
            [
                Happened("attack", attacker, attacker.owner, attacker),
                Happened("unit-attacks", attacker, attacker.owner, attacker),
                Happened("unit-attacked", target, target.owner, attacker),
            ],
        )
        super().when_it_happens(chosen)
        yield from self.resolve_what_waits()
        yield from super().attack(attacker, target)

    def when_it_happens(self, moment: Moment) -> None:
        if not is_about(moment, "attack"):
            super().when_it_happens(moment)


@misreads("timing.window.after")
class AfterMeansWhen(Rules):
    """*After* something means that it has come to that, as *when* does."""

    def when_it_happens(self, moment: Moment) -> None:
        super().when_it_happens(moment)
        super().after_it_happened(moment)

    def after_it_happened(self, moment: Moment) -> None:
        if is_about(moment, "effect-dealt-damage"):
            super().after_it_happened(moment)


@misreads("timing.window.after")
class AfterTheDeclaration(Rules):
    """An attack is made when it is declared, and the damage is what comes after it."""

    declared: Moment | None = None

    def declare(self, attacker: Unit, target: Unit) -> Moment:
        self.declared = super().declare(attacker, target)
        return self.declared

    def strike(self, attacker: Unit, target: Unit) -> Asking[None]:
        if self.declared is not None:
            super().after_it_happened(self.declared)
            yield from self.resolve_what_waits()
        yield from super().strike(attacker, target)

    def after_it_happened(self, moment: Moment) -> None:
        if moment is not self.declared:
            super().after_it_happened(moment)


class _WithoutEndOfTurn(Rules):
    """Clean Up is only for discarding."""

    def clean_up_steps(self) -> Sequence[Callable[[], Asking[None]]]:
        return [step for step in super().clean_up_steps() if step != self.end_of_turn_effects]


@misreads("timing.window.end-of-turn.phase")
class EndOfTurnIsTheEndOfMain(_WithoutEndOfTurn):
    """The end of the turn is the last thing that happens in the Main Phase."""

    def clean_up(self) -> Asking[None]:
        yield from self.end_of_turn_effects()
        yield from super().clean_up()


@misreads("timing.window.end-of-turn.phase")
class EndOfTurnIsTheNextBeginning(_WithoutEndOfTurn):
    """What happens at the end of a turn happens as the next turn begins."""

    ended = ""

    def clean_up(self) -> Asking[None]:
        self.ended = self.game.active
        for each in self.game.lasting:
            each.this_turn = each.this_turn and each.kind != "later"
        yield from super().clean_up()
        yield from self.end_of_turn_effects()

    def is_own_turn(self, ability: Ability) -> bool:
        return ability.owner == self.ended


@misreads("timing.window.end-of-turn.before-discard")
class DiscardComesFirst(Rules):
    """In Clean Up cards are discarded first, and then the turn ends."""

    def clean_up_steps(self) -> Sequence[Callable[[], Asking[None]]]:
        steps = super().clean_up_steps()
        effects = [step for step in steps if step == self.end_of_turn_effects]
        return [*(step for step in steps if step not in effects), *effects]


@misreads("timing.window.end-of-turn.before-discard")
class HandsCountUpToTheLimit(Rules):
    """Cards beyond the hand limit are as good as discarded, and do not count."""

    def count(self, said: Mapping[str, Any], effect: Effect) -> int:
        counted, limit = super().count(said, effect), self.game.hand_limit
        is_hand = said["of"] == "cards-in-hand" and limit is not None
        return min(counted, limit) if is_hand and limit is not None else counted


@misreads("timing.window.end-of-turn.own-turn")
class AtTheEndOfEveryTurn(Rules):
    """The end of your turn is the end of the turn in which you have the ability, any turn."""

    def is_own_turn(self, ability: Ability) -> bool:  # noqa: ARG002 - it is all the same
        return True


@misreads("timing.window.end-of-turn.own-turn")
class AtTheEndOfOneTurn(Rules):
    """An ability for the end of your turn works once, and is used up."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.used: set[Ability] = set()

    def is_own_turn(self, ability: Ability) -> bool:
        if ability in self.used or not super().is_own_turn(ability):
            return False
        self.used.add(ability)
        return True
