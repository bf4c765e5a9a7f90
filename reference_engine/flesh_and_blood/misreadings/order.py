"""Misreadings of substages and ages: what comes first within a stage."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules
from reference_engine.flesh_and_blood.stages import (
    ADD,
    BASES,
    DEPENDENT_NUMBER,
    DIVIDE,
    GIVE,
    MULTIPLY,
    SET,
    SUBTRACT,
    Place,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.flesh_and_blood.effects import Effect, Part
    from reference_engine.flesh_and_blood.game import Game


@misreads("6.3.3.missing-number-first")
class MissingNumbersComeLast(Rules):
    """A number is given to a card that lacks it after the numbers that are there have changed."""

    def places(self, part: Part) -> Iterable[Place]:
        for place in super().places(part):
            yield Place(BASES, DEPENDENT_NUMBER) if place == (BASES, SET) else place

    def apply(self, part: Part, place: Place) -> bool:
        return place != (BASES, GIVE) and super().apply(part, place)


class InAnotherOrder(Rules):
    """Another order of what is done to numbers. No misreading, but what some are made of."""

    kinds: tuple[int, ...]

    def substages(self, stage: int) -> Sequence[int]:
        if stage < BASES:
            return super().substages(stage)
        return (GIVE, *self.kinds, DEPENDENT_NUMBER)


@misreads("6.3.3.set-first")
class SetsComeLast(InAnotherOrder):
    """What sets a number has the last word, after what raises and lowers it."""

    kinds = (MULTIPLY, DIVIDE, ADD, SUBTRACT, SET)


@misreads("6.3.3.multiply-before-divide")
class DividesFirst(InAnotherOrder):
    """Numbers are divided before they are multiplied."""

    kinds = (SET, DIVIDE, MULTIPLY, ADD, SUBTRACT)


@misreads("6.3.3.add-after-dividing")
class AddsBeforeMultiplying(InAnotherOrder):
    """Numbers are raised and lowered before they are multiplied and divided."""

    kinds = (SET, ADD, SUBTRACT, MULTIPLY, DIVIDE)


@misreads("6.3.3.add-before-subtract")
class SubtractsFirst(InAnotherOrder):
    """Numbers are lowered before they are raised."""

    kinds = (SET, MULTIPLY, DIVIDE, SUBTRACT, ADD)


@misreads("6.3.3a.by-age")
class NewestComesFirst(Rules):
    """Among effects of one kind the newest comes first."""

    def seniority(self, part: Part) -> tuple[int, int]:
        age, number = super().seniority(part)
        return -age, number


@misreads("6.3.4.equal-age")
class NobodySaysWhichIsOlder(Rules):
    """Effects that begin together go by their names; nobody is asked."""

    def in_order_of_age(self, alike: Iterable[Effect]) -> Asking[list[Effect]]:
        yield from ()
        return sorted(alike, key=lambda effect: effect.name)


@misreads("6.3.4.equal-age")
class NextPlayerSaysWhichIsOlder(Rules):
    """The player whose turn it is not says which of two effects is older."""

    def who_orders(self, alike: list[Effect]) -> str:  # noqa: ARG002 - whosever they are
        return self.game.next_player()


@misreads("6.3.4.equal-age")
class ChosenIsTheYoungest(Rules):
    """The effect that is called first has the last word: it is the youngest."""

    def in_order_of_age(self, alike: Iterable[Effect]) -> Asking[list[Effect]]:
        ordered = yield from super().in_order_of_age(alike)
        return ordered[::-1]


@misreads("6.3.4a.age-from-beginning")
class AgeFromFirstApplication(Rules):
    """An effect is as old as its first application to any card, not as its beginning."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.came: dict[Part, int] = {}

    def work_out(self) -> None:
        super().work_out()
        now = len(self.came)
        for part in chain.from_iterable(effect.parts for effect in self.game.effects):
            if part.done:
                self.came.setdefault(part, now)

    def seniority(self, part: Part) -> tuple[int, int]:
        age, number = super().seniority(part)
        late = part not in self.came
        return (
            self.came.get(part, 0) + len(self.came) * late,
            age * len(part.effect.parts) + number,
        )


@misreads("6.3.4a.age-from-beginning")
class StaticsAreTheOldest(Rules):
    """A static effect is as old as its card, so it is older than all that layers have made."""

    def seniority(self, part: Part) -> tuple[int, int]:
        age, number = super().seniority(part)
        youngest = self.game.effects[-1].age
        return age + youngest * part.effect.is_layer, number
