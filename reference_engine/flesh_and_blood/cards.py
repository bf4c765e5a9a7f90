"""The cards: what is printed on them, and what continuous effects have made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The numbers that a card can have.
NUMBERS = ("power", "defense", "life", "intellect", "pitch")

#: The properties of which a card can have several.
MANY = ("type", "subtype", "supertype", "ability")

#: A kind of counter: the number that it changes, and by how much.
Kind = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Printed:
    """What a card is of itself, and what a copy of it is."""

    name: str
    color: str | None
    #: Types, subtypes, supertypes and abilities, each under its name.
    many: Mapping[str, frozenset[str]]
    #: Those numbers that it has.
    numbers: Mapping[str, int]


@dataclass(slots=True, eq=False)
class Card:
    """
    A card, and what it is once all effects have been applied.

    Of a property that it can have several of, `own` holds what it has of itself and `given`
    what effects have given it: taking away reaches only the former.
    """

    #: What the scenario calls it; that never changes.
    handle: str
    #: Who controls it, whatever effects say.
    held_by: str
    printed: Printed
    counters: dict[Kind, int] = field(default_factory=dict)
    life_lost: int = 0

    controller: str = ""
    name: str = ""
    color: str | None = None
    own: dict[str, set[str]] = field(default_factory=dict)
    given: dict[str, set[str]] = field(default_factory=dict)
    base: dict[str, int] = field(default_factory=dict)
    value: dict[str, int] = field(default_factory=dict)
    #: When an effect changed it last, as the rules count their changes.
    touched: int = 0

    def has(self, many: str, word: str) -> bool:
        """Whether this word is among its types, subtypes, supertypes or abilities."""
        return word in self.own[many] or word in self.given[many]

    def all_of(self, many: str) -> set[str]:
        """Its types, subtypes, supertypes or abilities."""
        return self.own[many] | self.given[many]

    def ward(self) -> int:
        """The number of its ability ward, of several the highest; 0 without one."""
        wards = [a for a in self.all_of("ability") if a.startswith("ward ")]
        return max((int(ward.removeprefix("ward ")) for ward in wards), default=0)
