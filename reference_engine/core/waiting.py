"""An ability that waits to be resolved, as a player may pick it among others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from reference_engine.core.choices import Choosable

_Ability = TypeVar("_Ability", bound=Choosable)


@dataclass(slots=True, eq=False)
class Waiting(Generic[_Ability]):
    """An ability that was set off: two of one ability are two, and bear the same name."""

    ability: _Ability

    @property
    def name(self) -> str:
        """The ability's name."""
        return self.ability.name

    @property
    def label(self) -> str:
        """The ability, and what has it."""
        return self.ability.label
