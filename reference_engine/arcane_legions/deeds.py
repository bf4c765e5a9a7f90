"""
Deeds: effects that have found their unit and their figures, ready to take place.

Here is what physically happens, and the events that tell of it. Nothing here decides
whether a deed may happen; that is the business of `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from reference_engine.arcane_legions.cards import POINT_EFFECTS
from reference_engine.arcane_legions.figures import Figure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from reference_engine.arcane_legions.figures import Picking, Unit
    from reference_engine.arcane_legions.game import Game
    from reference_engine.core.log import Event


@dataclass(slots=True)
class Deed:
    """What an effect is about to do, and to whom."""

    do: str
    #: How much of it; for a figure that is repositioned, the slot that it moves into.
    amount: int
    #: The units it is done to.
    units: Sequence[Unit] = ()
    #: The players whose points change.
    players: Sequence[str] = ()
    #: What figures it takes, and who picks them.
    pickings: list[Picking] = field(default_factory=list)
    #: Whether it is the damage of a combat.
    combat: bool = False

    def one_by_one(self) -> Iterator[Deed]:
        """The same, with one player's figures at a time."""
        for picking in self.pickings:
            yield replace(self, units=picking.units, pickings=[picking])


def carry_out(game: Game, deeds: Iterable[Deed]) -> list[Event]:
    """
    Do all this at one moment, and tell what really happened.

    It is told kind by kind: all damage before any figure goes down, and last who is defeated.
    """
    before = len(game.log)
    for deed in deeds:
        if deed.do == "damage":
            _tell_damage(game, deed)
        elif deed.do in POINT_EFFECTS:
            _change_points(game, deed)
    for kinds in _KINDS:
        for deed in deeds:
            if deed.do in kinds:
                _DO[deed.do](game, deed)
    game.remove_the_defeated()
    return game.log.since(before)


def _change_points(game: Game, deed: Deed) -> None:
    """Victory points change; nobody has fewer than none."""
    for player in deed.players:
        if deed.do == "gain-points":
            game.victory_points[player] += deed.amount
            game.log.note("points-gained", player=player, amount=deed.amount)
        elif lost := min(deed.amount, game.victory_points[player]):
            game.victory_points[player] -= lost
            game.log.note("points-lost", player=player, amount=lost)


def _tell_damage(game: Game, deed: Deed) -> None:
    """Damage is told in full, also what is left over when the last figure is down."""
    for picking in deed.pickings:
        if picking.picked:
            unit = picking.picked[0][0].unit
            amount = picking.left + sum(harm for _, harm in picking.picked)
            game.log.note(
                "unit-damaged",
                unit=unit.name,
                owner=unit.owner,
                amount=amount,
                combat=deed.combat,
            )


def _damage(game: Game, deed: Deed) -> None:
    for picking in deed.pickings:
        for figure, harm in picking.picked:
            standing = figure.unit.standing
            if figure.slot in standing:
                standing[figure.slot] += harm
                if standing[figure.slot] >= figure.unit.hit_points:
                    game.take_down(figure)


def _down(game: Game, deed: Deed) -> None:
    """A figure that is downed takes its damage with it."""
    for picking in deed.pickings:
        for figure, _ in picking.picked:
            if figure.slot in figure.unit.standing:
                game.take_down(figure)


def _return(game: Game, deed: Deed) -> None:
    """
    Return so many downed figures, or all there are, into the lowest slots.

    They are slots that were empty before; one that is left at this very moment is not.
    """
    for unit in deed.units:
        slots = [slot for slot in unit.empty_slots() if not game.was_left(Figure(unit, slot))]
        for slot in slots[: deed.amount]:
            unit.standing[slot] = 0
            game.log.note("figure-returned", unit=unit.name, owner=unit.owner)


def _reposition(game: Game, deed: Deed) -> None:
    """A figure moves into an empty slot, and its damage with it."""
    for picking in deed.pickings:
        for figure, _ in picking.picked:
            unit, slot = figure
            if slot in unit.standing and deed.amount not in unit.standing:
                unit.standing[deed.amount] = unit.standing.pop(slot)
                game.vacate(figure)
                game.log.note(
                    "figure-repositioned",
                    unit=unit.name,
                    owner=unit.owner,
                    **{"from": slot, "to": deed.amount},
                )


def _move(game: Game, deed: Deed) -> None:
    for unit in deed.units:
        game.move(unit, deed.amount)


_DO = {
    "damage": _damage,
    "down": _down,
    "return": _return,
    "reposition": _reposition,
    "move": _move,
}

#: In which order things of one moment are told. Who harms figures, harms them together.
_KINDS = ({"damage", "down"}, {"reposition"}, {"return"}, {"move"})
