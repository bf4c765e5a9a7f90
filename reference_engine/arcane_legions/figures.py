"""
Units, the figures in their slots, and which figures somebody picks.

Where the figures of a unit differ, because abilities are bound to their slots, somebody
picks the ones that an effect takes. Where they are alike nobody is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(slots=True, eq=False)
class Unit:
    """A base with its slots, its card, and the figures that stand in the slots."""

    name: str
    owner: str
    base: str
    #: How many slots there are for figures, numbered from 1.
    slots: int
    hit_points: int
    attack: int
    defense: int
    #: Units next to it, by name.
    adjacent: set[str]
    #: The slots in which a figure stands, and the damage on that figure.
    standing: dict[int, int]
    #: Whether it makes no difference which figure is meant: no ability is bound to a slot.
    alike: bool = True
    #: How many steps it has moved since the game began.
    steps: int = 0

    @property
    def label(self) -> str:
        """What a person reads in a list of options."""
        return f"{self.name} of {self.owner}"

    def empty_slots(self) -> list[int]:
        """The slots in which no figure stands, the lowest first."""
        return [slot for slot in range(1, self.slots + 1) if slot not in self.standing]

    def figures(self) -> list[Figure]:
        """The standing figures, in the order of their slots."""
        return [Figure(self, slot) for slot in sorted(self.standing)]


class Figure(NamedTuple):
    """A figure, or the place of one: a slot of a unit."""

    unit: Unit
    slot: int

    @property
    def name(self) -> str:
        """What its option id is derived from."""
        return f"{self.unit.name}/{self.slot}"

    @property
    def label(self) -> str:
        """What a person reads in a list of options."""
        return f"figure {self.slot} of {self.unit.name}"


#: The damage that figures will have once everything of one moment has happened to them.
Marks = dict[Figure, int]


@dataclass(slots=True, eq=False)
class Picking:
    """
    Figures that a player must pick: to be downed, to be damaged or to be repositioned.

    Picks change nothing yet. What they will do to a figure is marked, so that the next
    pick of the same moment does not take what is taken already.
    """

    player: str
    #: What will happen to them: `down`, `damage` or `reposition`.
    purpose: str
    units: Sequence[Unit]
    #: How many figures are still to be picked, or how much damage is still to be dealt.
    left: int
    #: Shared by all the pickings of one moment.
    marks: Marks = field(default_factory=dict)
    #: The figures picked, and the damage that each of them takes.
    picked: list[tuple[Figure, int]] = field(default_factory=list)

    def again(self, marks: Marks | None = None) -> Picking:
        """The same picking, with nothing picked in it; with these marks, or its own."""
        marks = dict(self.marks) if marks is None else marks
        return Picking(self.player, self.purpose, self.units, self.left, marks)

    def within_reach(self) -> list[Figure]:
        """All figures that are not taken yet, in the order of units and slots."""
        if not self.left:
            return []
        figures = [figure for unit in self.units for figure in unit.figures()]
        if not self.marks:
            return figures
        return [each for each in figures if self.damage_on(each) < each.unit.hit_points]

    def narrowed(self, figures: list[Figure]) -> list[Figure]:
        """Those among these that may be picked next: damage goes where there is most already."""
        if self.purpose != "damage" or len(figures) <= 1:
            return figures
        most = max(map(self.damage_on, figures))
        return [each for each in figures if self.damage_on(each) == most]

    def leaves_no_choice(self, among: Sequence[Figure]) -> bool:
        """Whether it makes no difference which of these is picked next, as far as rules go."""
        if len(among) == 1 or (len(self.units) == 1 and self.units[0].alike):
            return True
        if self.purpose == "damage":
            return self.left >= sum(map(self._takes, among))
        return self.left >= len(among)

    def foremost(self, among: Sequence[Figure]) -> Figure:
        """The one that goes when nobody chooses: the most damaged, then the highest slot."""
        if len(self.units) > 1:
            return among[0]
        if self.purpose == "reposition" or len(among) == 1:
            return among[-1]
        return max(among, key=lambda figure: (self.damage_on(figure), figure.slot))

    def take(self, figure: Figure) -> None:
        """Pick this one."""
        if self.purpose == "reposition":
            self.left -= 1
            self.picked.append((figure, 0))
            return
        harm = self._takes(figure)
        if self.purpose == "damage":
            harm = min(harm, self.left)
            self.left -= harm
        else:
            self.left -= 1
        self.marks[figure] = self.damage_on(figure) + harm
        self.picked.append((figure, harm))

    def damage_on(self, figure: Figure) -> int:
        """The damage that the figure has, or will have by the picks of this moment."""
        marked = self.marks.get(figure)
        return figure.unit.standing[figure.slot] if marked is None else marked

    def _takes(self, figure: Figure) -> int:
        """How much damage the figure takes before it goes down."""
        return figure.unit.hit_points - self.damage_on(figure)
