"""
Static abilities: what they change, and when two of them contradict each other.

A static ability does not resolve. While it is active, it changes a property of some units.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Unsupported

from reference_engine.arcane_legions.cards import Printed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from reference_engine.arcane_legions.figures import Figure, Unit

ATTACK, DEFENSE = "attack-dice", "defense-dice"
MOVE_ORDERS, DOWNING = "move-orders", "downing"

#: What can be changed.
PROPERTIES = frozenset({ATTACK, DEFENSE, MOVE_ORDERS, DOWNING})

#: How it is changed: replaced, changed by an amount, or permitted.
SET, ADD, MAY = "set", "add", "may"

#: The scope of what is said about the enemies next to a unit. No unit is called so.
ADJACENT_ENEMIES = ""


@dataclass(frozen=True, slots=True)
class Modification:
    """One thing that a static ability changes."""

    what: str
    how: str
    value: int
    #: The name of the unit that it is about, or `ADJACENT_ENEMIES`.
    about: str
    #: The slot of the figure that it is about, or 0.
    slot: int = 0

    @classmethod
    def read(cls, modification: Mapping[str, Any], this: str) -> Modification:
        """What this JSON changes, on the card of the unit called `this`."""
        what = modification["what"]
        if what not in PROPERTIES:
            raise Unsupported(f"statics that change {what}")
        how = next(how for how in (SET, ADD, MAY) if how in modification)
        value = int(modification[how])
        if what == DOWNING:
            figure = modification["figure"]
            return cls(what, how, value, _scope(figure["unit"], this), figure["slot"])
        return cls(what, how, value, _scope(modification["unit"], this))

    def contradicts(self, other: Modification) -> bool:
        """Whether both cannot be honoured, if they are about the same unit."""
        if self.what != other.what:
            return False
        if SET in {self.how, other.how}:
            return True
        return self.how == MAY and self.value != other.value


def _scope(unit: Mapping[str, str], this: str) -> str:
    if "unit" in unit:
        return unit["unit"]
    if unit["of"] == "this":
        return this
    if unit["of"] == "adjacent-enemies":
        return ADJACENT_ENEMIES
    raise Unsupported(f"statics about {unit['of']}")


@dataclass(slots=True, eq=False)
class Static(Printed):
    """A static ability, and since when it has been active."""

    modifies: tuple[Modification, ...]
    #: Whether it is active only while its unit is in combat.
    in_combat: bool
    #: The turn since which it has been active when the game begins.
    since: int
    #: The place of its beginning among all beginnings; 0 while it is not active.
    stamp: int = 0
    #: The moment of its beginning, which it shares with what began together with it.
    moment: int = 0
    #: Whose turn it was then.
    turn_of: str = ""

    @classmethod
    def read(cls, printed: Mapping[str, Any], unit: Unit) -> Static:
        """The static ability printed on this unit's card."""
        ability = printed["ability"]
        condition = ability["condition"]
        if condition not in {None, "in-combat"}:
            raise Unsupported(f"the condition {condition}")
        modifies = tuple([Modification.read(each, unit.name) for each in ability["modifies"]])
        return cls(
            printed["name"],
            unit,
            printed.get("slot", 0),
            modifies,
            in_combat=condition is not None,
            since=printed.get("since", 1),
        )

    def on(self, what: str, unit: Unit) -> Iterator[Modification]:
        """What it changes about this property of this unit."""
        for modification in self.modifies:
            if modification.what == what and self._reaches(modification, unit):
                yield modification

    def spares(self, figure: Figure) -> bool:
        """Whether it says that this figure cannot be downed."""
        return any(each.slot == figure.slot for each in self.on(DOWNING, figure.unit))

    def conflicts_with(self, other: Static, units: Iterable[Unit]) -> bool:
        """Whether it and the other cannot both be honoured for one of these units."""
        contradictions = [
            (mine, theirs)
            for mine in self.modifies
            for theirs in other.modifies
            if mine.contradicts(theirs)
        ]
        return bool(contradictions) and any(
            self._reaches(mine, unit) and other._reaches(theirs, unit)
            for unit in units
            for mine, theirs in contradictions
        )

    def _reaches(self, modification: Modification, unit: Unit) -> bool:
        if modification.about == ADJACENT_ENEMIES:
            return unit.owner != self.owner and unit.name in self.unit.adjacent
        return unit.name == modification.about
