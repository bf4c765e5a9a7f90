"""The kinds of values that only sentences of Unit Triggers hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
import re

from judgecall.steps.kinds import NAME, Kind
from judgecall.steps.slips import Slip

if TYPE_CHECKING:
    from judgecall.wording import Words

#: A place of the Battle Zone, as sentences, tables, events and the state say it.
LOCATION_PATTERN = r"(?:Extra )?Location \d+"

LOCATION = Kind("Location", LOCATION_PATTERN, lambda text, _: text, str, "Location 2")


def location_of(text: str) -> dict[str, Any]:
    """A place as requests have it: ``{"number": 2}``, or ``{"extra": 0}`` for an extra one."""
    kind, _, number = text.rpartition(" ")
    return {"extra" if kind.startswith("Extra") else "number": int(number)}


_PHASES = ("deployment", "tallying", "end-of-battle", "clean-up")
_PHASE = "|".join(_PHASES)

PHASE = Kind("Phase", _PHASE, lambda text, _: text, str, "deployment")


def _read_phases(text: str, _: Words) -> list[str]:
    return text.split(", then ")


PHASES = Kind(
    "Phases",
    rf"(?:{_PHASE})(?:, then (?:{_PHASE}))*",
    _read_phases,
    ", then ".join,
    "deployment, then end-of-battle, then tallying, then clean-up",
)


def _read_points(text: str, _: Words) -> int:
    return int(text.partition(" ")[0])


POINTS = Kind(
    "Points",
    r"1 point|\d+ points",
    _read_points,
    lambda number: f"{number} {'point' if number == 1 else 'points'}",
    "3 points",
)

#: Where a player's cards can be, with the key of the state for the names and for the number.
PILES = {
    "hand": ("hand_cards", "hand"),
    "deck": ("deck_cards", "deck"),
    "discard pile": ("discard_cards", "discard"),
    "energy store": ("energy_cards", "energy"),
}
_PILE = "|".join(PILES)


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of a player that are not in the Battle Zone; perhaps only the topmost of a deck."""

    player: str
    name: str
    on_top: bool = False

    def __str__(self) -> str:
        where = "on top of" if self.on_top else "in"
        return f"{where} {self.player}'s {self.name}"


@dataclass(frozen=True, slots=True)
class Spot:
    """Somewhere in the Battle Zone, perhaps with the side on which a card lies there."""

    location: str
    facing: str | None = None

    def __str__(self) -> str:
        facing = f"face-{self.facing} " if self.facing else ""
        return f"{facing}at {self.location}"


_IN_A_PILE = re.compile(rf"(in|on top of) ({NAME})'s ({_PILE})")
_AT_A_SPOT = re.compile(rf"(?:face-(up|down) )?at ({LOCATION_PATTERN})")


def _read_place(text: str, _: Words) -> Pile | Spot:
    if found := _AT_A_SPOT.fullmatch(text):
        return Spot(found[2], found[1])
    found = _IN_A_PILE.fullmatch(text)
    assert found is not None, "the kind's pattern is made of the two expressions"
    on_top = found[1] != "in"
    if on_top and found[3] != "deck":
        raise Slip(
            f"nothing is said to lie on top of a {found[3]}",
            (),
            f"write:  in {found[2]}'s {found[3]}",
            wrong=found[0],
        )
    return Pile(found[2], found[3], on_top)


#: Where a card is.
PLACE = Kind(
    "Place",
    rf"(?:in|on top of) {NAME}'s (?:{_PILE})|(?:face-(?:up|down) )?at {LOCATION_PATTERN}",
    _read_place,
    str,
    "in Ada's discard pile",
)


@dataclass(frozen=True, slots=True)
class Thing:
    """What a player may or may not see: what lies at a Location, or somebody's cards."""

    location: str | None = None
    pile: Pile | None = None

    def __str__(self) -> str:
        if self.pile is not None:
            return f"{self.pile.player}'s {self.pile.name}"
        return f"what lies at {self.location}"


def _read_thing(text: str, _: Words) -> Thing:
    location = text.removeprefix("what lies at ")
    if location != text:
        return Thing(location=location)
    player, name = text.split("'s ", 1)
    return Thing(pile=Pile(player, name))


THING = Kind(
    "Thing",
    rf"what lies at {LOCATION_PATTERN}|{NAME}'s (?:hand|deck)",
    _read_thing,
    str,
    "what lies at Location 2",
)
