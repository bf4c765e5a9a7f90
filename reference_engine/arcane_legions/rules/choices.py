"""
Simultaneous choices: who picks figures, in which order, and what the others see of it.

All picks of one moment are made before anything of it happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.arcane_legions import deeds as deeds_of
from reference_engine.arcane_legions.rules.statics import Statics
from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.deeds import Deed
    from reference_engine.arcane_legions.figures import Figure, Picking
    from reference_engine.core.choices import Asking
    from reference_engine.core.log import Event


class Choices(Statics):
    """How several players choose at the same moment."""

    @clause(
        "choice.effects-may-be-simultaneous",
        "choice.inactive-options-from-same-board",
        "choice.any-simultaneous-choice",
    )
    def take_place(self, deeds: Sequence[Deed]) -> Asking[Sequence[Event]]:
        """All choices are made on the same board; then all of it happens at once."""
        yield from self.pick_together([each for deed in deeds for each in deed.pickings])
        return deeds_of.carry_out(self.game, deeds)

    @clause("choice.only-when-simultaneous")
    def pick_together(self, pickings: Sequence[Picking]) -> Asking[None]:
        """Who has something to pick is asked for it; one who has not, is not waited for."""
        shown: list[Figure] = []
        waiting = self.choosing_order() if pickings else []
        while waiting:
            player = waiting.pop(0)
            seen = tuple(shown)
            for picking in pickings:
                if picking.player == player:
                    another = self.have_choice(waiting, pickings)
                    yield from self.pick_figures(picking, seen, shown if another else None)

    @clause("choice.active-first", "choice.active-is-not-attacker")
    def choosing_order(self) -> list[str]:
        """The player whose turn it is chooses first, whoever attacks."""
        return self.game.players_from(self.game.active)

    def pick_figures(
        self, picking: Picking, seen: Sequence[Figure], shown: list[Figure] | None
    ) -> Asking[None]:
        """
        A player picks one figure after the other, as long as there is a choice.

        The player has `seen` what others picked; what is picked now is added to what is
        `shown`, unless nobody else has a choice to make.
        """
        while candidates := self.candidates(picking):
            if picking.leaves_no_choice(candidates):
                picking.take(picking.foremost(candidates))
                continue
            figure: Figure = yield self.ask_for_figure(picking, candidates, seen)
            picking.take(figure)
            if shown is not None:
                self.reveal(picking.player, figure, shown)

    @clause("choice.active-reveals-before-inactive-chooses", "choice.revealed-choice-is-final")
    def reveal(self, player: str, figure: Figure, shown: list[Figure]) -> None:
        """A pick is seen by whoever has still to choose. It stands: nobody is asked again."""
        shown.append(figure)
        self.game.note("choice-revealed", player=player, unit=figure.unit.name, slot=figure.slot)

    def ask_for_figure(
        self, picking: Picking, among: Sequence[Figure], seen: Sequence[Figure]
    ) -> Choose:
        """What a player is asked who has to pick a figure."""
        context: dict[str, object] = {"revealed": [f"figure:{each.name}" for each in seen]}
        of, *others = {figure.unit.name for figure in among}
        if not others:
            context["unit"] = of
        return Choose(picking.player, "figure", among, of="figure", context=context)

    def candidates(self, picking: Picking) -> list[Figure]:
        """The figures that may be picked next."""
        figures = picking.within_reach()
        if self.game.statics and picking.purpose != "reposition":
            figures = [each for each in figures if self.can_be_downed(each)]
        return picking.narrowed(figures)

    def have_choice(self, players: Sequence[str], pickings: Sequence[Picking]) -> bool:
        """Whether one of these players really has something to choose."""
        for player in players:
            own = [picking for picking in pickings if picking.player == player]
            marks = {figure: mark for each in own for figure, mark in each.marks.items()}
            for trial in [each.again(marks) for each in own]:
                while candidates := self.candidates(trial):
                    if not trial.leaves_no_choice(candidates):
                        return True
                    trial.take(trial.foremost(candidates))
        return False
