"""The kinds of values that only sentences of Flesh and Blood hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
import re

from judgecall.steps.kinds import Kind
from judgecall.steps.slips import Slip
from judgecall.wording import listed

if TYPE_CHECKING:
    from judgecall.wording import Words

# The words of the game that scenarios may use; the contract has the same.
COLORS = ("red", "yellow", "blue")
TYPES = ("action", "hero", "token", "weapon")
SUBTYPES = ("attack", "aura", "dagger", "item", "sword")
SUPERTYPES = (
    "Assassin",
    "Brute",
    "Draconic",
    "Guardian",
    "Illusionist",
    "Light",
    "Ninja",
    "Shadow",
    "Warrior",
)
NUMBERS = ("power", "defense", "life", "intellect", "pitch")
ABILITIES = (
    "attack",
    "crush",
    "discard",
    "dominate",
    "go again",
    "hit",
    "intimidate",
    "overpower",
    "phantasm",
    "piercing",
    "reprise",
    "stealth",
)

#: An ability; ward comes with a number.
ABILITY = rf"(?:{'|'.join(ABILITIES)}|ward [1-9]\d*)"

# Verbs, which carry no value and agree with what stands before them.
END = Kind("End", "ends|end", lambda text, _: text, str, "ends")
LEAVE = Kind("Leave", "leaves|leave", lambda text, _: text, str, "leaves")
DO = Kind("Do", "does|do", lambda text, _: text, str, "does")


def split_list(text: str) -> list[str]:
    """The entries of a list, as a cell or a sentence has it."""
    return re.split(r", | and ", text)


@dataclass(frozen=True, slots=True)
class Counters:
    """Counters of one kind, such as two +1 power counters."""

    count: int
    change: int
    number: str

    @property
    def kind(self) -> str:
        """What the state calls them."""
        return f"{self.change:+d} {self.number}"

    def __str__(self) -> str:
        return f"{self.count} {self.kind} counter{'' if self.count == 1 else 's'}"


#: Counters without the word, as a table has them; a number and a word that must agree follow.
_COUNTED = rf"[1-9]\d* [+-][1-9]\d* (?:{'|'.join(NUMBERS)})"
_COUNTERS = rf"(?:1 [+-][1-9]\d* (?:{'|'.join(NUMBERS)}) counter|(?!1 ){_COUNTED} counters)"
#: Counters in a cell: ``2 +1 power, 1 -1 defense``.
COUNTERS_CELL = rf"{_COUNTED}(?:, {_COUNTED})*"


def read_counters(text: str) -> list[Counters]:
    """Read a list of counters; no two entries may be about the same kind."""
    found: list[Counters] = []
    for part in split_list(text):
        count, change, number = part.split(" ")[:3]
        if any((each.change, each.number) == (int(change), number) for each in found):
            raise Slip(f"the {change} {number} counters are told twice", (), "tell them once")
        found.append(Counters(int(count), int(change), number))
    return found


COUNTERS = Kind(
    "Counters",
    rf"{_COUNTERS}(?:(?:, | and ){_COUNTERS})*",
    lambda text, _: read_counters(text),
    lambda counters: listed([str(each) for each in counters]),
    "2 +1 power counters",
)

KEYWORDS = Kind(
    "Keywords",
    rf"{ABILITY}(?:(?:, | and ){ABILITY})*",
    lambda text, _: split_list(text),
    listed,
    "dominate and ward 3",
)

LOST = Kind(
    "Lost",
    r"[1-9]\d* life",
    lambda text, _: int(text.partition(" ")[0]),
    lambda number: f"{number} life",
    "5 life",
)


@dataclass(frozen=True, slots=True)
class Trait:
    """What a card is or is not: a color, a type, a subtype, a class or a talent."""

    #: Where the state of a card holds it.
    place: str
    value: str
    denied: bool = False

    def fits(self, held: str | list[str] | None) -> bool:
        """Whether a card is so, of which the state holds this."""
        return (held == self.value or self.value in (held or ())) is not self.denied

    def __str__(self) -> str:
        article = ""
        if self.place in {"types", "subtypes"}:
            article = "an " if self.value[0] in "aei" else "a "
        return f"{'not ' if self.denied else ''}{article}{self.value}"


_PLACES = {
    **dict.fromkeys(COLORS, "color"),
    **dict.fromkeys(TYPES, "types"),
    **dict.fromkeys(SUBTYPES, "subtypes"),
    **dict.fromkeys(SUPERTYPES, "supertypes"),
}


def _traits() -> list[str]:
    return [str(Trait(place, value)) for value, place in _PLACES.items()]


def _read_trait(text: str, _: Words) -> Trait:
    value = text.rpartition(" ")[2]
    return Trait(_PLACES[value], value, text.startswith("not "))


TRAIT = Kind("Trait", rf"(?:not )?(?:{'|'.join(_traits())})", _read_trait, str, "Draconic")
