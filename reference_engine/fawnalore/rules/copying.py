"""Copying: what a card takes over from another, what it keeps, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.triggers import Triggers
from reference_engine.fawnalore.things import Copying

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.things import Card


class CopyRules(Triggers):
    """How a card copies, and how cards leave play and come back."""

    def begin_copy(self, card: Card, of: Card, including: Collection[str]) -> None:
        """A card copies another, as that is just now; both must be in play."""
        if not (card.is_in_play and of.is_in_play) or card is of:
            return
        copying = Copying(
            of=of,
            abilities=self.copied_text(card, of),
            relic_type=self.copied_type(card, of),
            title=self.copied_name(card, of, including),
            tier=self.copied_tier(card, of, including),
            cost=self.copied_cost(card, of, including),
        )
        self.end_copy(card)
        card.copying = copying
        self.game.log.note("copy-begins", card=card.name, of=of.name)

    @clause("copy.rules-text")
    def copied_text(self, card: Card, of: Card) -> Sequence[Ability]:
        """The other card's text replaces its own. It goes by the name of the card it is on."""
        return [
            ability.on(card, card.name if number == 0 else f"{card.name}-{ability.name}")
            for number, ability in enumerate(of.abilities)
        ]

    @clause("copy.relic-type")
    def copied_type(self, card: Card, of: Card) -> str:  # noqa: ARG002 - the rule looks at one
        """The relic type is that of the other card, and no longer its own."""
        return of.relic_type

    @clause("copy.keeps-name")
    def copied_name(self, card: Card, of: Card, including: Collection[str]) -> str:
        """The name stays its own."""
        return of.title if self.takes_over("name", including) else card.printed_title

    @clause("copy.keeps-tier")
    def copied_tier(self, card: Card, of: Card, including: Collection[str]) -> int:
        """The tier stays its own."""
        return of.tier if self.takes_over("tier", including) else card.printed_tier

    @clause("copy.keeps-cost")
    def copied_cost(self, card: Card, of: Card, including: Collection[str]) -> int:
        """The cost stays its own."""
        return of.cost if self.takes_over("cost", including) else card.printed_cost

    @clause("copy.identity-override")
    def takes_over(self, part: str, including: Collection[str]) -> bool:
        """A text that says so takes over a part of the identity too: that part, and no other."""
        return part in including

    @clause("copy.duration")
    def end_copies_with_turn(self) -> None:
        """Copying lasts until the end of the turn: not until it is used, and not for ever."""
        for card in self.game.cards.values():
            self.end_copy(card)

    def end_copy(self, card: Card) -> None:
        """A card is itself again."""
        if card.copying is not None:
            of = card.copying.of
            card.copying = None
            self.game.log.note("copy-ends", card=card.name, of=of.name)

    def leave_play(self, card: Card) -> None:
        """A card is destroyed."""
        card.zone = "discard"
        self.game.log.note("card-destroyed", card=card.name)
        self.end_copy(card)
        self.reference_left_play(card)

    @clause("copy.reference-gone-immediate")
    def reference_left_play(self, card: Card) -> None:
        """What copies a card that leaves play stops at once, not after the effect or the turn."""
        for other in self.copies_of(card):
            self.end_copy(other)

    @clause("copy.reference-gone-ends")
    def copies_of(self, card: Card) -> list[Card]:
        """The cards that stop copying when this one leaves play; they themselves stay there."""
        return [
            other
            for other in self.game.cards.values()
            if other.copying is not None and other.copying.of is card
        ]

    def return_to_play(self, card: Card) -> None:
        """A discarded card comes back into play. What copied it before does not copy it again."""
        if card.zone == "discard":
            card.zone = "play"
            self.game.log.note("card-returned", card=card.name)
