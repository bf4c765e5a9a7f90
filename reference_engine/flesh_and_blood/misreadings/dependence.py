"""Misreadings of dependence: what depends on what, and what follows from it."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules
from reference_engine.flesh_and_blood.stages import BASES, DEPENDENT, Place, dependent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Part
    from reference_engine.flesh_and_blood.game import Game


@misreads("6.3.2a.dependence")
class NothingDepends(Rules):
    """An effect has its place by what it changes, and its conditions are judged there."""

    def depends_on(self, part: Part) -> set[int]:  # noqa: ARG002 - whatever the part
        return set()


@misreads("6.3.2a.higher-stage")
class DependentButNotMoved(Rules):
    """What depends on a later stage comes last in its own: dependence is about order only."""

    def stage_of(self, part: Part) -> int:
        return self.natural_stage(part.change)


@misreads("6.3.2a.equal-stage")
class OnlyHigherStagesCount(Rules):
    """Only a later stage can be depended on, not an effect's own, as an older edition had it."""

    def depends_on(self, part: Part) -> set[int]:
        return super().depends_on(part) - {self.natural_stage(part.change)}


@misreads("6.3.2a.lower-stage-never")
class AppliedWhereItLooks(Rules):
    """An effect is applied in the highest stage that it looks at, be that an earlier one."""

    def depends_on(self, part: Part) -> set[int]:
        return self.looks_at(part)


@misreads("6.3.2b.lower-do-not-count")
class EveryConditionIsDependence(Rules):
    """What has a condition is dependent, whatever the condition looks at."""

    def substage_of(self, part: Part, stage: int) -> int:
        return dependent(stage) if self.looks_at(part) else super().substage_of(part, stage)


@misreads("6.3.2a.not-on-itself")
class UndoesItself(Rules):
    """An effect that ends its own condition thereby takes back what it has done."""

    def make(self, part: Part, cards: Iterable[tuple[Card, int]]) -> None:
        for card, amount in cards:
            self.make_and_undo(part, card, amount)

    def make_and_undo(self, part: Part, card: Card, amount: int) -> None:
        base, value = dict(card.base), dict(card.value)
        own = {many: set(words) for many, words in card.own.items()}
        given = {many: set(words) for many, words in card.given.items()}
        rest = card.controller, card.name, card.color
        super().make(part, [(card, amount)])
        if not self.meets(part, card):
            card.base, card.value, card.own, card.given = base, value, own, given
            card.controller, card.name, card.color = rest


@misreads("6.3.2a.independent")
class TurnsMakeDependent(Rules):
    """What applies in somebody's turn only depends on whose turn it is, so it comes last."""

    def substage_of(self, part: Part, stage: int) -> int:
        return dependent(stage) if part.own_turn else super().substage_of(part, stage)


class AppliedAgain(Rules):
    """Applies a part anew at each of its places. No misreading, but what two are made of."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.been: set[tuple[Part, Place]] = set()

    def start_over(self) -> None:
        super().start_over()
        self.been.clear()

    def apply(self, part: Part, place: Place) -> bool:
        if self.depends_on(part) and (part, place) not in self.been:
            self.been.add((part, place))
            part.done.clear()
        return super().apply(part, place)


@misreads("6.3.2a.applied-where-dependent")
class AppliedInBothStages(AppliedAgain):
    """What depends on a stage is applied in its own as well, in the meantime."""

    def places(self, part: Part) -> Iterable[Place]:
        own = self.natural_stage(part.change)
        places = [Place(own, self.substage_of_kind(part.change, own)), *super().places(part)]
        return places if self.depends_on(part) else super().places(part)


@misreads("6.3.2b.once")
class AppliedInEveryStage(AppliedAgain):
    """What depends on several stages is applied in each of them."""

    def places(self, part: Part) -> Iterable[Place]:
        stages = sorted(self.depends_on(part))
        if stages:
            return [Place(stage, dependent(stage)) for stage in stages]
        return super().places(part)


@misreads("6.3.2a.after-independents")
class DependentsComeFirst(Rules):
    """What is dependent has waited long enough and comes first in its new stage."""

    def substages(self, stage: int) -> Sequence[int]:
        *most, last = super().substages(stage)
        return (last, *most)


@misreads("6.3.2a.after-independents")
class DependentNumbersByKind(Rules):
    """What raises a number is among what raises numbers, dependent or not, and so on."""

    def substage_of(self, part: Part, stage: int) -> int:
        if stage >= BASES and part.change.do == "number":
            return self.substage_of_kind(part.change, stage)
        return super().substage_of(part, stage)


@misreads("6.3.3.independent-first")
class NoSubstagesBeforeNumbers(Rules):
    """Only stages of numbers have substages; in the others everything goes by age."""

    def substage_of(self, part: Part, stage: int) -> int:
        return DEPENDENT if stage < BASES else super().substage_of(part, stage)


@misreads("6.3.2a.able-to-change")
class DependsOnWhatIsThere(Rules):
    """An effect depends on a stage only if some other effect changes something in that stage."""

    def sort(self) -> None:
        for effect in self.game.effects:
            self.place(effect)
        super().sort()

    def depends_on(self, part: Part) -> set[int]:
        others = {
            self.natural_stage(other.change)
            for effect in self.game.effects
            if effect is not part.effect
            for other in effect.parts
            if not self.is_ban(other)
        }
        return super().depends_on(part) & others


@misreads("6.3.2b.highest")
class LowestStageCounts(Rules):
    """An effect is applied in the first of the stages that it depends on."""

    def stage_of(self, part: Part) -> int:
        return min(self.depends_on(part), default=self.natural_stage(part.change))
