"""Routes: the ways in which cards leave where they are, kept apart from each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.rules.standing import Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.unit_triggers.abilities import Ability, Happening
    from reference_engine.unit_triggers.things import Card


class Routes(Standing):
    """To be destroyed, discarded, depleted, swept, removed, returned, drawn, sought, uploaded."""

    def send(self, card: Card, it: Happening, zone: str, *, on_top: bool = False) -> None:
        """A card goes to another zone, and that is told."""
        was_in_battle = card.is_in_battle
        self.game.put(card, zone, on_top=on_top)
        self.game.log.note(it.what, card=card.name)
        if was_in_battle:
            self.source_left(card)

    def happens_to(self, card: Card, what: str, zone: str, by: Ability | None = None) -> Happening:
        """A card goes to another zone; what fires because of it is not due yet."""
        it = self.happening(what, card, by)
        self.send(card, it, zone)
        return it

    # Destroyed

    def destroy(self, cards: Sequence[Card], by: Ability) -> None:
        """The effect of a card destroys units, all at one moment."""
        destroyed = [
            card for card in cards if card.is_in_battle and not self.is_indestructible(card)
        ]
        gone = [self.happens_to(card, "destroyed", "discard", by) for card in destroyed]
        self.occurs(*self.those_that_fire(gone))

    @clause("destroyed.each-unit-own")
    def those_that_fire(self, destroyed: Sequence[Happening]) -> Sequence[Happening]:
        """Each unit that one effect destroys fires for itself."""
        return destroyed

    # Discarded

    def discard(self, card: Card, by: Ability) -> None:
        """An effect discards a card, from a hand or from the Battle Zone."""
        if card.zone in {"hand", "battle"}:
            self.occurs(self.happens_to(card, "discarded", "discard", by))

    def discard_by_rule(self, card: Card) -> None:
        """A rule discards a card, and no effect does."""
        self.occurs(self.happens_to(card, "discarded-by-rule", "discard"))

    # Depleted

    def deplete(self, player: str, count: int, by: Ability) -> None:
        """Cards go from the top of a deck to the discard pile, as many as there are."""
        gone = [self.deplete_one(card, by) for card in self.to_deplete(player, count)]
        for it in self.depletions_that_fire(gone):
            self.occurs(it)

    @clause("depleted.order-from-top")
    def to_deplete(self, player: str, count: int) -> list[Card]:
        """The cards leave from the top downwards."""
        return self.next_in_deck(player, count)

    @clause("depleted.top-of-deck")
    def next_in_deck(self, player: str, count: int) -> list[Card]:
        """The top cards of the player's deck."""
        return self.game.players[player].deck[:count]

    @clause("depleted.straight-to-discard")
    def deplete_one(self, card: Card, by: Ability) -> Happening:
        """A card goes straight to the discard pile: nobody draws or discards it."""
        return self.happens_to(card, "depleted", "discard", by)

    @clause("depleted.each-card-own-trigger")
    def depletions_that_fire(self, depleted: Sequence[Happening]) -> Sequence[Happening]:
        """Each card that is depleted fires for itself."""
        return depleted

    # By rules

    def sweep(self) -> None:
        """Clean Up sweeps the whole Battle Zone into the discard piles of the owners."""
        for card in self.in_order(self.game.zone):
            self.occurs(self.happens_to(card, "swept", "discard"))

    def remove(self, card: Card) -> None:
        """The rules themselves take a unit from the Battle Zone to the discard pile."""
        self.occurs(self.happens_to(card, "removed", "discard"))

    # By other effects

    def give_back(self, card: Card, by: Ability, *, to_deck: bool) -> None:
        """A unit goes from the Battle Zone back to its owner's hand, or on top of the deck."""
        if card.is_in_battle:
            it = self.happening("returned", card, by)
            self.send(card, it, "deck" if to_deck else "hand", on_top=to_deck)
            self.occurs(it)

    def draw(self, player: str, count: int, by: Ability) -> None:
        """A player draws cards, as many as there are; which, nobody else is told."""
        drawn = self.game.players[player].deck[:count]
        happened = [self.happening("drawn", card, by) for card in drawn]
        for card in drawn:
            self.game.put(card, "hand")
        if drawn:
            self.game.log.note("drew", player=player, count=len(drawn))
        for it in happened:
            self.occurs(it)

    def seek_to_hand(self, card: Card, by: Ability) -> None:
        """A card is Sought in the deck and put into the hand."""
        self.occurs(self.happens_to(card, "sought", "hand", by))

    def upload(self, card: Card, by: Ability) -> None:
        """A card goes to its owner's energy store, from wherever it is."""
        if card.zone not in {"energy", "table"}:
            self.occurs(self.happens_to(card, "uploaded", "energy", by))
