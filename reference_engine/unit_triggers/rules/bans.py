"""The ban on deploying any more units, and the other half of the card that brings it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.rules.specials import Specials
from reference_engine.unit_triggers.things import Ban

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.unit_triggers.abilities import Due
    from reference_engine.unit_triggers.things import Card, Place


class Bans(Specials):
    """Who may not deploy, in which ways, and for how long."""

    # Its first half

    def destroy_all(self, due: Due, *, own: bool) -> None:
        """One card's effect destroys all units of its player, or all opposing ones."""
        if own:
            self.destroy_own(self.all_to_destroy(self.own_units(due), due), due)
        else:
            self.destroy(self.opposing_units(due.owner), due.ability)

    @clause("special.example.spares-opponent")
    def own_units(self, due: Due) -> list[Card]:
        """What others control stays."""
        return self.units_of(due.owner)

    def opposing_units(self, player: str) -> list[Card]:
        """All that others control."""
        return [card for other in self.game.opponents(player) for card in self.units_of(other)]

    @clause("special.example.destroys-own-units")
    def all_to_destroy(self, units: Sequence[Card], due: Due) -> Sequence[Card]:  # noqa: ARG002
        """Every one of them, wherever it lies."""
        return units

    @clause("special.example.destruction-is-destruction")
    def destroy_own(self, units: Sequence[Card], due: Due) -> None:
        """That is destruction by a card's effect as any other."""
        self.destroy(units, due.ability)

    @clause("special.example.two-moments")
    def arrived(self, card: Card) -> None:
        """What comes later is not destroyed: that was at the deployment, and is over."""

    # The ban

    def begin_ban(self, due: Due) -> None:
        """From now on this player cannot deploy."""
        for player in self.whom_it_bans(due):
            if not self.is_banned(player):
                self.game.log.note("ban-begins", player=player)
            self.game.bans.append(Ban(player, due.ability.bearer))
            self.concern_those_there(player)

    @clause("special.example.only-you")
    def whom_it_bans(self, due: Due) -> Sequence[str]:
        """Only the player of the card is banned."""
        return [due.owner]

    @clause("special.example.only-further-ones")
    def concern_those_there(self, player: str) -> None:
        """Units that are in play already have nothing to do with it."""

    def is_banned(self, player: str) -> bool:
        """Whether a ban is on a player."""
        return any(ban.player == player for ban in self.game.bans)

    @clause("special.example.no-more-deploys")
    def is_barred(self, player: str, route: str, place: Place | None) -> bool:  # noqa: ARG002
        """A banned player deploys no unit at any Location, however often it is tried."""
        return self.is_banned(player) and route in self.barred_routes()

    def barred_routes(self) -> frozenset[str]:
        """The ways of arriving that a ban bars."""
        barred = {"hand", "place", "reveal", *self.other_barred_routes()}
        return frozenset(barred | {"attach"} if self.bars_attaching() else barred)

    @clause("special.example.covers-seek-and-lightspeed")
    def other_barred_routes(self) -> frozenset[str]:
        """To deploy what was Sought, or at Lightspeed, is to deploy."""
        return frozenset({"seek", "lightspeed"})

    @clause("special.example.attach-still-allowed")
    def bars_attaching(self) -> bool:
        """To attach is not to deploy."""
        return False

    # How long it lasts

    @clause("special.example.rest-of-battle")
    def phase_ended(self) -> None:
        """A phase that ends does not end a ban."""

    @clause("special.example.survives-the-card")
    def source_left(self, card: Card) -> None:
        """Nor does it end because its card leaves play."""

    @clause("special.example.ends-with-battle")
    def end_bans(self) -> None:
        """It ends with the Battle."""
        banned = {ban.player for ban in self.game.bans}
        for player in self.game.players:
            if player in banned:
                self.game.log.note("ban-ends", player=player)
        self.game.bans.clear()
