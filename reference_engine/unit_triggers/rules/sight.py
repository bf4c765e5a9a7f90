"""Sight: how things stand in full, and as much of it as a seat at the table is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.rules.battle import Battle

if TYPE_CHECKING:
    from reference_engine.core.choices import Json
    from reference_engine.unit_triggers.things import Card


class Sight(Battle):
    """What there is to see, and who sees it."""

    # In full

    def state(self) -> Json:
        """How things stand, in the canonical form of the schema."""
        game = self.game
        return {
            "phase": game.phase,
            "battle": game.battle,
            "players": {name: self.player_in_full(name) for name in sorted(game.players)},
            "zone": {card.name: self.card_in_full(card) for card in self.by_name()},
        }

    def by_name(self) -> list[Card]:
        """The cards in the Battle Zone."""
        return sorted(self.game.zone, key=lambda card: card.name)

    def player_in_full(self, name: str) -> Json:
        """What a player has."""
        player = self.game.players[name]
        return {
            "hand": len(player.hand),
            "deck": len(player.deck),
            "discard": len(player.discard),
            "energy": len(player.energy),
            "points": player.points,
            "may_deploy": not self.is_banned(name),
            "total_cq": self.total_cq(name),
            "hand_cards": sorted(card.name for card in player.hand),
            "deck_cards": [card.name for card in player.deck],
            "discard_cards": [card.name for card in player.discard],
            "energy_cards": sorted(card.name for card in player.energy),
        }

    def card_in_full(self, card: Card) -> Json:
        """How a card lies in the Battle Zone."""
        return {
            "owner": card.owner,
            "location": str(card.place),
            "facing": "up" if card.is_face_up else "down",
            "attached_to": None if card.host is None else card.host.name,
            "cq": self.cq(card),
        }

    # For one seat

    def seen_by(self, seat: str) -> Json:
        """How things stand and what happened, as far as a player may know it."""
        game = self.game
        zone = [self.seen_card(card, seat) for card in self.by_name()]
        return {
            "state": {
                "phase": game.phase,
                "battle": game.battle,
                "players": {name: self.seen_player(name, seat) for name in sorted(game.players)},
                "zone": dict(sorted(zone)),
            },
            "events": [
                self.seen_event(event, game.secrets.get(place), seat)
                for place, event in enumerate(game.log.everything())
            ],
        }

    def seen_player(self, name: str, seat: str) -> Json:
        """What a player has: nobody knows a deck, and nobody the hand of somebody else."""
        told = self.player_in_full(name)
        if not self.knows_decks(seat):
            del told["deck_cards"]
        if not self.knows_hand(name, seat):
            del told["hand_cards"]
        return told

    def knows_decks(self, seat: str) -> bool:  # noqa: ARG002 - nobody does
        """Whether a seat knows the cards of decks, and their order."""
        return False

    def knows_hand(self, name: str, seat: str) -> bool:
        """Whether a seat knows the cards in a hand."""
        return name == seat

    def seen_card(self, card: Card, seat: str) -> tuple[str, Json]:
        """A card in the Battle Zone: of one that lies face-down others know only that it does."""
        if self.knows_card(card, seat):
            return card.name, self.card_in_full(card)
        told = self.card_in_full(card)
        return f"hidden-{card.number}", {key: told[key] for key in ("owner", "location", "facing")}

    @clause("deploy.requires-reveal")
    def knows_card(self, card: Card, seat: str) -> bool:
        """What was put down is a secret of its owner until it is revealed."""
        return card.is_face_up or card.owner == seat

    def seen_event(self, event: Json, owner: str | None, seat: str) -> Json:
        """An event: which card somebody put down, only that player is told."""
        if owner is not None and owner != seat:
            event.pop("card")
        return event
