"""Misreadings of the stages: what belongs where, and which comes first."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules
from reference_engine.flesh_and_blood.rules.counters import Counters
from reference_engine.flesh_and_blood.stages import (
    ABILITIES,
    ADD,
    BASES,
    DEPENDENT_NUMBER,
    GIVE,
    STAGES,
    SUBTRACT,
    VALUES,
    Place,
    dependent,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Change, Part, Test
    from reference_engine.flesh_and_blood.game import Game

#: The last place of all.
LAST = Place(VALUES, DEPENDENT_NUMBER)


def swapped(one: int, other: int) -> tuple[int, ...]:
    """The stages, with two of them in each other's place."""
    return tuple({one: other, other: one}.get(stage, stage) for stage in STAGES)


@misreads("6.3.2.stage-by-kind-of-change")
class LayersBeforeStatics(Rules):
    """What layers have made goes through all stages before what static abilities make."""

    def work_out(self) -> None:
        self.start_over()
        for is_layer in (True, False):
            for place in self.order():
                self.stage = place.stage
                if not is_layer:
                    self.apply_counters(place)
                parts = self.buckets.get(place, ())
                self.apply_all([p for p in parts if p.effect.is_layer is is_layer], place)
        self.stage = 0


@misreads("6.3.2.stage-by-kind-of-change")
class OneListByAge(Rules):
    """Effects are applied from the oldest to the youngest, whatever they change."""

    def work_out(self) -> None:
        self.start_over()
        parts = {part for bucket in self.buckets.values() for part in bucket}
        for part in sorted(parts, key=self.seniority):
            self.stage = self.natural_stage(part.change)
            self.apply(part, Place(self.stage, dependent(self.stage)))
        self.stage = VALUES
        for place in self.order():
            self.apply_counters(place)
        self.stage = 0


@misreads("6.3.2.ascending-stages")
class StagesDescend(Rules):
    """Numbers come first, and copying comes last."""

    def stages(self) -> Sequence[int]:
        return STAGES[::-1]


@misreads("6.3.2.stage-finished-first")
class BaseAndValueAreOneNumber(Rules):
    """There is one number, which all texts change, whether they say base or not."""

    def natural_stage(self, change: Change) -> int:
        return VALUES if change.do == "number" else super().natural_stage(change)

    def change_base(self, change: Change, card: Card, amount: int) -> None:
        super().change_base(change, card, amount)
        if change.property in card.value:
            self.change_value(change, card, amount)


@misreads("6.3.2.ties-by-substage")
class ByAgeInAStage(Rules):
    """Within a stage the older effect comes first, whatever it does."""

    def substage_of(self, part: Part, stage: int) -> int:  # noqa: ARG002 - all of them alike
        return dependent(stage)


@misreads("6.3.2.earlier-changes-visible")
class LooksAtWhatIsPrinted(Rules):
    """Whether an effect applies to a card is judged by what that is of itself."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.judged: dict[Part, Sequence[Card]] = {}

    def start_over(self) -> None:
        super().start_over()
        self.judged = {
            part: super(LooksAtWhatIsPrinted, self).eligible(part)
            for bucket in self.buckets.values()
            for part in bucket
        }

    def eligible(self, part: Part) -> Sequence[Card]:
        return [card for card in self.judged[part] if card not in part.done]


@misreads("6.3.2.stage-1-copies")
class CopiesComeLast(Rules):
    """Copying comes after everything else, and nothing is left of what came before."""

    def places(self, part: Part) -> Iterable[Place]:
        return (LAST,) if part.change.do == "copy" else super().places(part)

    def do_copy(self, change: Change, part: Part, card: Card, amount: int) -> None:
        super().do_copy(change, part, card, amount)
        for given in card.given.values():
            given.clear()
        card.value = {name: self.starting_value(card, name) for name in card.base}


@misreads("6.3.2.stage-2-controller")
class ControllerAfterColors(Rules):
    """Names and colors are settled before it is settled who controls a card."""

    def stages(self) -> Sequence[int]:
        return swapped(2, 3)


@misreads("6.3.2.stage-2-controller")
class ControllerComesLast(Rules):
    """Who controls a card changes when everything else has."""

    def places(self, part: Part) -> Iterable[Place]:
        return (LAST,) if part.change.do == "control" else super().places(part)


@misreads("6.3.2.stage-3-name")
class NamesArePrinted(Rules):
    """A card is called what is printed on it, as far as other effects go."""

    def is_so(self, test: Test, card: Card) -> bool:
        if test.property == "name":
            return card.printed.name == test.word
        return super().is_so(test, card)


@misreads("6.3.2.stage-3-color")
class ColorsAfterTypes(Rules):
    """Colors come after types, as in another game that has them in that order."""

    def stages(self) -> Sequence[int]:
        return swapped(3, 4)


@misreads("6.3.2.stage-3-text-box")
class TextBoxesReplaceAllAbilities(Rules):
    """A new text box comes with the abilities, by age, and overwrites them, given ones too."""

    def natural_stage(self, change: Change) -> int:
        return ABILITIES if change.do == "text-box" else super().natural_stage(change)

    def do_text_box(self, change: Change, part: Part, card: Card, amount: int) -> None:
        super().do_text_box(change, part, card, amount)
        card.given["ability"].clear()


@misreads("6.3.2.stage-3-text-box")
class TextBoxesAdd(Rules):
    """A new text box comes on top of the old one."""

    def do_text_box(self, change: Change, part: Part, card: Card, amount: int) -> None:
        before = set(card.own["ability"])
        super().do_text_box(change, part, card, amount)
        card.own["ability"] |= before


@misreads("6.3.2.stage-4-types")
class TypesAfterSupertypes(Rules):
    """Classes and talents come before types, as on the type line."""

    def stages(self) -> Sequence[int]:
        return swapped(4, 5)


@misreads("6.3.2.stage-4-subtypes")
class SubtypesComeWithAbilities(Rules):
    """Subtypes are settled together with abilities."""

    def natural_stage(self, change: Change) -> int:
        is_subtype = change.do == "is" and change.property == "subtype"
        return ABILITIES if is_subtype else super().natural_stage(change)


@misreads("6.3.2.stage-5-supertypes")
class SupertypesAfterAbilities(Rules):
    """Abilities come before classes and talents."""

    def stages(self) -> Sequence[int]:
        return swapped(5, 6)


@misreads("6.3.2.stage-6-abilities")
class AbilitiesAfterBaseValues(Rules):
    """Base values are settled before abilities."""

    def stages(self) -> Sequence[int]:
        return swapped(6, 7)


@misreads("6.3.2.stage-7-base-values")
class BaseValuesComeLast(Rules):
    """Base values are changed after values, which then are the base values."""

    def stages(self) -> Sequence[int]:
        return swapped(7, 8)


@misreads("6.3.2.stage-8-values")
class ValuesStartFromPrint(Rules):
    """A new base value is only written beside the value, which goes on from what is printed."""

    def set_base(self, card: Card, name: str, number: int) -> None:
        card.base[name] = number


@misreads("6.3.2.stage-8-counters")
class CountersComeFirst(Rules):
    """Counters are on the card itself, so they come before all that effects do to values."""

    def apply_counters(self, place: Place) -> None:
        if place == (VALUES, GIVE):
            for substage in (ADD, SUBTRACT):
                super().apply_counters(Place(VALUES, substage))


@misreads("6.3.2.stage-8-counters")
class CountersComeLast(Rules):
    """Counters are counted in the end, when all effects have been applied."""

    def apply_counters(self, place: Place) -> None:
        pass

    def work_out(self) -> None:
        super().work_out()
        for substage in (ADD, SUBTRACT):
            Counters.apply_counters(self, Place(VALUES, substage))


@misreads("6.3.2.stage-8-counters")
class CountersChangeTheBase(Rules):
    """A +1 counter raises the base value."""

    def apply_counters(self, place: Place) -> None:
        if place == (BASES, GIVE):
            for substage in (ADD, SUBTRACT):
                super().apply_counters(Place(VALUES, substage))

    def count(self, card: Card, name: str, change: int) -> None:
        card.base[name] = self.at_least_zero(card.base[name] + change)
        super().count(card, name, change)
