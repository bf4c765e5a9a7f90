"""What every chapter of the rules stands on, and what lower chapters ask of higher ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall_adapter import Illegal

from reference_engine.unit_triggers.abilities import Happening

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability, Due, Instruction
    from reference_engine.unit_triggers.game import Game
    from reference_engine.unit_triggers.things import Card


class Base:
    """The rules of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # What a happening is

    def happening(
        self, what: str, card: Card, by: Ability | None = None, route: str | None = None
    ) -> Happening:
        """That this happens to a card, which lies as it did before."""
        return Happening(
            what=what,
            card=card,
            zone=card.zone,
            place=card.place,
            is_face_up=card.is_face_up,
            arrival=card.arrival,
            is_deploying=card.deployment is not None,
            by=by,
            route=route,
        )

    def in_order(self, cards: Iterable[Card]) -> list[Card]:
        """Cards of the Battle Zone as this engine goes through them where no rule says how."""
        seats = self.game.seats_from(self.game.active)
        return sorted(cards, key=lambda it: (seats.index(it.owner), it.place or (), it.name))

    def units_of(self, player: str) -> list[Card]:
        """The units that a player controls, face-up or face-down."""
        return self.in_order(card for card in self.game.zone if card.owner == player)

    def refusal(self, reason: str, player: str | None) -> Illegal:  # noqa: ARG002 - who is told
        """The answer to an attempt that the rules forbid: the reason, and nothing else."""
        return Illegal(reason)

    # What lower chapters ask of higher ones

    def perform(self, said: Instruction, due: Due) -> Asking[None]:
        """An instruction of a card text is carried out (see `effects`)."""
        raise NotImplementedError

    def specials_at(self, it: Happening) -> list[Due]:
        """Parts of Special Triggers that fire when this happens (see `specials`)."""
        raise NotImplementedError

    def source_left(self, card: Card) -> None:
        """A card is not in the Battle Zone any more (see `bans`)."""

    # What is nobody's business in these rules, and somebody's in a misreading

    def turned_up(self, card: Card) -> None:
        """A card lies face-up in the Battle Zone, where it did not before."""
