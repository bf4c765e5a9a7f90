"""
Asking a player.

Rules are generators: they yield a `Choose`, wait, and receive what the player chose.
So a rule reads from top to bottom as its clause does, although the player's answer may
be a request and a network away.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_T = TypeVar("_T")

#: A rule that may ask players on its way to a result.
Asking = Generator["Choose", Any, _T]

#: What a request, an answer or a state is made of: a JSON object.
Json = dict[str, Any]


class Choosable(Protocol):
    """Something that a player can point at: by its name, which a scenario knows too."""

    @property
    def name(self) -> str:
        """What option ids are derived from."""
        ...

    @property
    def label(self) -> str:
        """What a person reads."""
        ...


class Word(NamedTuple):
    """An option that refers to no object, such as *yes*."""

    name: str
    label: str


class Option(NamedTuple):
    """One thing that may be chosen, under the id that the player answers with."""

    id: str
    thing: Choosable


@dataclass(slots=True)
class Choose:
    """
    A player's choice among some things.

    The rule that yields it receives the thing chosen, or None if that was declined; where
    more than one may be chosen, a tuple of things.
    """

    player: str
    #: Which kind of decision this is, in the rulebook's words.
    kind: str
    among: Sequence[Choosable]
    #: The type that option ids begin with; a `Word` has none.
    of: str = ""
    minimum: int = 1
    maximum: int = 1
    context: Mapping[str, object] = field(default_factory=dict)

    @property
    def is_forced(self) -> bool:
        """Whether there is nothing to choose, so that the player is not asked."""
        return len(self.among) <= self.minimum or not self.among

    def options(self) -> list[Option]:
        """The options; a second thing of the same name is told apart as `#2`."""
        options: list[Option] = []
        count: dict[str, int] = {}
        for thing in self.among:
            derived = f"{self.of}:{thing.name}" if self.of else thing.name
            count[derived] = nth = count.get(derived, 0) + 1
            options.append(Option(derived if nth == 1 else f"{derived}#{nth}", thing))
        return options

    def answer(self, things: Sequence[Choosable]) -> object:
        """What the rule receives when these things were chosen."""
        if self.maximum > 1:
            return tuple(things)
        return things[0] if things else None
