"""Misreadings of how cards come to fit effects, and cease to, while all is worked out."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect, Part
    from reference_engine.flesh_and_blood.game import Game
    from reference_engine.flesh_and_blood.stages import Place


@misreads("6.3.5.live")
class WorkedOutWhenSomethingBegins(Rules):
    """All is worked out when an effect begins; what ends, or happens to cards, waits for that."""

    def happen(
        self, doings: Sequence[Callable[[], None]], beginning: Sequence[Effect]
    ) -> Asking[None]:
        self.waits = not beginning
        yield from super().happen(doings, beginning)
        self.waits = False

    waits = False

    def renew(self) -> None:
        if not self.waits:
            super().renew()


class MeantFromTheStart(Rules):
    """Knows who fitted in the beginning. No misreading, but what two are made of."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.meant: dict[Part, Sequence[Card]] = {}

    def start_over(self) -> None:
        super().start_over()
        self.meant = {
            part: list(super(MeantFromTheStart, self).about(part))
            for effect in self.game.effects
            for part in effect.parts
        }


@misreads("6.3.5a.joins")
class NobodyJoins(MeantFromTheStart):
    """The cards that an effect is about are found before the first stage, and no others join."""

    def about(self, part: Part) -> Sequence[Card]:
        now = super().about(part)
        return [card for card in self.meant.get(part, now) if card in now]


@misreads("6.3.5a.leaves")
class NobodyLeaves(MeantFromTheStart):
    """A card that an effect is about in the beginning remains so to the end."""

    def about(self, part: Part) -> Sequence[Card]:
        now = super().about(part)
        return [*now, *(card for card in self.meant.get(part, ()) if card not in now)]


@misreads("6.3.5a.joins-in-current")
class NoSecondChance(Rules):
    """An effect that was passed over in its substage is not looked at again there."""

    def apply_and_return(self, parts: Sequence[Part], place: Place) -> None:
        for part in parts:
            self.apply(part, place)


@misreads("6.3.5a.joins-in-current")
class OlderOnesOnly(Rules):
    """An effect gets another chance when a younger one has been applied, not when an older was."""

    def apply_and_return(self, parts: Sequence[Part], place: Place) -> None:
        left, passed = set(range(len(parts))), set[int]()
        while left:
            position = min(left)
            left.remove(position)
            passed.add(position)
            if self.apply(parts[position], place):
                older = (each for each in passed if each < position)
                again = {each for each in older if self.eligible(parts[each])}
                left |= again
                passed -= again


@misreads("6.3.5b.no-way-back")
class GoesBack(Rules):
    """All stages are gone through again until nothing more can be applied."""

    def work_out(self) -> None:
        super().work_out()
        applied = True
        while applied:
            applied = False
            for place in self.order():
                self.stage = place.stage
                for part in self.buckets.get(place, ()):
                    applied = self.apply(part, place) or applied
        self.stage = 0
