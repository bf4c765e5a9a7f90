"""Misreadings of the card that destroys one's own units and bans deploying."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.unit_triggers.misreadings.registry import misreads
from reference_engine.unit_triggers.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.unit_triggers.abilities import Due
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card, Place


@misreads("special.example.destroys-own-units")
class DestroysOnlyOne(Rules):
    """An effect that destroys units destroys one of them."""

    def all_to_destroy(self, units: Sequence[Card], due: Due) -> Sequence[Card]:  # noqa: ARG002
        return units[:1]


@misreads("special.example.destroys-own-units")
class DestroysAtItsLocation(Rules):
    """A card destroys the units at its own Location."""

    def all_to_destroy(self, units: Sequence[Card], due: Due) -> Sequence[Card]:
        return [card for card in units if card.place == due.place]


@misreads("special.example.spares-opponent")
class WipesTheBoard(Rules):
    """All units are destroyed, whoever controls them."""

    def own_units(self, due: Due) -> list[Card]:  # noqa: ARG002 - whoever owns it
        return self.in_order(self.game.zone)


@misreads("special.example.destruction-is-destruction")
class SacrificesThem(Rules):
    """One's own units are sacrificed, and not destroyed, so that nothing fires."""

    def destroy_own(self, units: Sequence[Card], due: Due) -> None:
        for card in units:
            if not self.is_indestructible(card):
                self.happens_to(card, "destroyed", "discard", due.ability)


@misreads("special.example.destruction-is-destruction")
class SparesWhatLiesFaceDown(Rules):
    """A card that lies face-down is no unit yet, and is not destroyed with the units."""

    def destroy_own(self, units: Sequence[Card], due: Due) -> None:
        super().destroy_own([card for card in units if card.is_face_up], due)


@misreads("special.example.no-more-deploys")
class BansOneDeployment(Rules):
    """The ban stops the next deployment, and is used up by that."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.stopped: set[str] = set()

    def is_barred(self, player: str, route: str, place: Place | None) -> bool:
        barred = super().is_barred(player, route, place) and player not in self.stopped
        if barred and route == "hand":
            self.stopped.add(player)
        return barred


@misreads("special.example.no-more-deploys")
class BansItsLocation(Rules):
    """The ban is for the Location of the card that brought it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.places: set[Place | None] = set()

    def begin_ban(self, due: Due) -> None:
        super().begin_ban(due)
        self.places.add(due.place)

    def is_barred(self, player: str, route: str, place: Place | None) -> bool:
        return super().is_barred(player, route, place) and place in self.places


@misreads("special.example.covers-seek-and-lightspeed")
class BanSparesSeeking(Rules):
    """What a card Seeks and deploys is not deployed by its player, and not banned."""

    def other_barred_routes(self) -> frozenset[str]:
        return super().other_barred_routes() - {"seek"}


@misreads("special.example.covers-seek-and-lightspeed")
class BanSparesLightspeed(Rules):
    """Lightspeed is too fast for a ban on deploying."""

    def other_barred_routes(self) -> frozenset[str]:
        return super().other_barred_routes() - {"lightspeed"}


@misreads("special.example.attach-still-allowed")
class BanCoversAttaching(Rules):
    """Nothing of a banned player may come into the Battle Zone in whatever way."""

    def bars_attaching(self) -> bool:
        return True


@misreads("special.example.rest-of-battle")
class BanEndsWithThePhase(Rules):
    """The ban is for the rest of the phase."""

    def phase_ended(self) -> None:
        super().phase_ended()
        self.end_bans()


@misreads("special.example.rest-of-battle")
class BanEndsWithTheCount(Rules):
    """The Battle is decided when units have been tallied, and the ban is over then."""

    def phase_ended(self) -> None:
        super().phase_ended()
        if self.game.phase == "tallying":
            self.end_bans()


@misreads("special.example.survives-the-card")
class BanIsAnAura(Rules):
    """The ban is in force as a Throughout ability is: while its card lies face-up in play."""

    def is_banned(self, player: str) -> bool:
        return any(ban.player == player and ban.source.is_open for ban in self.game.bans)


@misreads("special.example.ends-with-battle")
class BanIsPermanent(Rules):
    """Who was banned once cannot deploy any more."""

    def end_bans(self) -> None:
        pass


@misreads("special.example.ends-with-battle")
class BanStaysInThePile(Rules):
    """The ban lasts as long as its card lies in the discard pile."""

    def end_bans(self) -> None:
        staying = [ban for ban in self.game.bans if ban.source.zone == "discard"]
        self.game.bans = [ban for ban in self.game.bans if ban not in staying]
        super().end_bans()
        self.game.bans = staying


@misreads("special.example.only-you")
class BansEverybody(Rules):
    """Nobody can deploy any more."""

    def whom_it_bans(self, due: Due) -> Sequence[str]:
        return self.game.seats_from(due.owner)


@misreads("special.example.only-you")
class BansTheOpponents(Rules):
    """The text speaks to the opponents: they cannot deploy any more."""

    def whom_it_bans(self, due: Due) -> Sequence[str]:
        return self.game.opponents(due.owner)


@misreads("special.example.only-further-ones")
class TheBannedDoNotCount(Rules):
    """Units of a banned player do not count at Tallying."""

    def counting(self, player: str) -> list[Card]:
        return [] if self.is_banned(player) else super().counting(player)


@misreads("special.example.only-further-ones")
class TheBannedAreMute(Rules):
    """Units of a banned player have no Throughout abilities."""

    def is_in_force(self, card: Card) -> bool:
        return super().is_in_force(card) and not self.is_banned(card.owner)


@misreads("special.example.two-moments")
class DestroysAsLongAsItBans(Rules):
    """As long as the ban lasts, whatever comes is destroyed as the others were."""

    def arrived(self, card: Card) -> None:
        super().arrived(card)
        for ban in self.game.bans:
            if ban.player == card.owner:
                self.destroy([card], ban.source.abilities[0])


@misreads("special.example.two-moments")
class DestroysAtEachPhase(Rules):
    """As long as the ban lasts, units are destroyed again whenever a phase ends."""

    def phase_ended(self) -> None:
        super().phase_ended()
        for ban in self.game.bans:
            self.destroy(self.units_of(ban.player), ban.source.abilities[0])
