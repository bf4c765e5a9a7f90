"""Misreadings of effects in several parts."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules
from reference_engine.flesh_and_blood.stages import dependent

if TYPE_CHECKING:
    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect, Part
    from reference_engine.flesh_and_blood.game import Game
    from reference_engine.flesh_and_blood.stages import Place


@misreads("6.3.2c.parts-apart")
class WholeEffectWaits(Rules):
    """An effect is applied as a whole, where its last part has its place."""

    def place(self, effect: Effect) -> None:
        super().place(effect)
        places = [place for part in effect.parts for place in part.places]
        for part in effect.parts:
            part.places = (max(places),) if part.places else ()


@misreads("6.3.2c.parts-apart")
class WholeEffectAtOnce(Rules):
    """An effect is applied as a whole, where its first part has its place."""

    def place(self, effect: Effect) -> None:
        super().place(effect)
        places = [place for part in effect.parts for place in part.places]
        for part in effect.parts:
            part.places = (min(places),) if part.places else ()


@misreads("6.3.2c.parts-apart")
class OnlyTheFirstPart(Rules):
    """An effect has one stage, that of what it says first; the rest is not applied."""

    def place(self, effect: Effect) -> None:
        super().place(effect)
        for part in effect.parts[1:]:
            part.places = ()


@misreads("6.3.2c.part-by-part")
class SiblingsWait(Rules):
    """If one part of an effect is dependent, the others wait for it."""

    def place(self, effect: Effect) -> None:
        super().place(effect)
        late = [
            place
            for part in effect.parts
            for place in part.places
            if place.substage == dependent(place.stage)
        ]
        for part in effect.parts:
            if late and part.places:
                part.places = (max(late),)


@misreads("6.3.2c.one-identity")
class PartsAgeAnew(Rules):
    """A further part of an effect counts as new when its stage is reached."""

    def seniority(self, part: Part) -> tuple[int, int]:
        age, number = super().seniority(part)
        return (age, number) if number == 0 else (self.game.effects[-1].age + age, number)


@misreads("6.3.2c.one-identity")
class OnlyTheFirstPartEnds(Rules):
    """The duration of an effect is that of what it says first; the rest stays."""

    def end_turn(self) -> None:
        for effect in self.game.effects:
            if self.ends_with_the_turn(effect) and len(effect.parts) > 1:
                del effect.parts[0]
                effect.until = "end-of-game"
        super().end_turn()


@misreads("6.3.2c.same-place")
class OnePartInAPlace(Rules):
    """An effect is applied once in a substage, so of two parts there only the first is."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.served: dict[tuple[Effect, Place, Card], Part] = {}

    def start_over(self) -> None:
        super().start_over()
        self.served.clear()

    def apply(self, part: Part, place: Place) -> bool:
        for card in self.eligible(part):
            if self.served.setdefault((part.effect, place, card), part) is not part:
                part.done.add(card)
        return super().apply(part, place)
