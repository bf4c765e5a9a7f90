"""Which effect is older."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.rules.working_out import WorkingOut

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.core.choices import Asking
    from reference_engine.flesh_and_blood.effects import Effect


class Named:
    """An effect as something to choose."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    @property
    def name(self) -> str:
        """The effect's name."""
        return self.effect.name

    @property
    def label(self) -> str:
        """What a person reads."""
        return f"{self.effect.name} is the oldest"


class Ages(WorkingOut):
    """Effects are as old as their beginning is long ago."""

    @clause("6.3.4.equal-age")
    def in_order_of_age(self, alike: Iterable[Effect]) -> Asking[list[Effect]]:
        """Of effects that began together the turn-player says which is older."""
        left = sorted(alike, key=lambda effect: effect.name)
        ordered: list[Effect] = []
        while left:
            chosen = yield Choose(
                self.who_orders(left), "order", [Named(each) for each in left], "effect"
            )
            left.remove(chosen.effect)
            ordered.append(chosen.effect)
        return ordered

    def who_orders(self, alike: list[Effect]) -> str:  # noqa: ARG002 - whosever they are
        """The turn-player, whosever the effects are."""
        return self.game.active

    @clause("6.3.4a.age-from-beginning")
    def enter(self, effect: Effect) -> None:
        """An effect that begins is the youngest of all."""
        effects = self.game.effects
        effect.age = effects[-1].age + 1 if effects else 1
        self.share(effect)
        self.place(effect)
        effects.append(effect)
