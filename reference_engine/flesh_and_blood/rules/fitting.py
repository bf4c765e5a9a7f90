"""What a part of an effect applies to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.rules.placing import Placing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect, Part, Scope, Test
    from reference_engine.flesh_and_blood.game import Game


class Fitting(Placing):
    """Which cards fit, and which meet the conditions."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        #: Which cards fit, as found out earlier, and after how many changes that was.
        self._found: dict[tuple[Scope, str], tuple[int, list[Card]]] = {}
        #: Every scope once, so that those that say the same are the same.
        self._scopes: dict[Scope, Scope] = {}
        #: The stages in which that is settled which somebody who asks who fits looks at.
        self._asked: dict[Scope, tuple[int, ...]] = {}

    def share_scopes(self, effect: Effect) -> None:
        """Let parts that apply to the same share what is found out about it."""
        for part in effect.parts:
            part.scope = self._scopes.setdefault(part.scope, part.scope)

    @clause("6.3.5a.joins", "6.3.5a.leaves")
    def eligible(self, part: Part) -> Sequence[Card]:
        """The cards that a part would apply to now, and has not applied to yet."""
        if part.own_turn and part.effect.owner != self.game.active:
            return ()
        return [
            card for card in self.about(part) if card not in part.done and self.meets(part, card)
        ]

    @clause("6.2.2d.condition-always-asked")
    def meets(self, part: Part, card: Card) -> bool:
        """Whether a card meets the conditions of a part as it is now."""
        owner = part.effect.owner
        return all(self.holds(test, card, owner) for test in part.tests)

    @clause("6.2.2c.stays-on")
    def about(self, part: Part) -> Sequence[Card]:
        """The cards that a part is about: those that fit, and those that it stays on."""
        scope = part.scope
        if scope.card is not None:
            card = self.game.cards.get(scope.card)
            return () if card is None else (card,)
        fitting = self.fitting(scope, part.effect.owner)
        kept = part.effect.stays_on.get(scope)
        return [*fitting, *kept.difference(fitting)] if kept else fitting

    @clause("6.2.3c.only-while-it-fits", "6.3.2.earlier-changes-visible")
    def fitting(self, scope: Scope, owner: str) -> list[Card]:
        """The cards that fit, as they are now."""
        at, known = self._found.get((scope, owner), (-1, []))
        if at >= 0 and not self.is_stale(scope, at):
            return known
        cards = [
            card
            for card in self.game.cards.values()
            if (card in known if card.touched <= at else self.fits(scope, card, owner))
        ]
        self._found[scope, owner] = self.changes, cards
        return cards

    def is_stale(self, scope: Scope, at: int) -> bool:
        """Whether anything that decides who fits has changed since then."""
        stages = self._asked.get(scope)
        if stages is None:
            asked = {stage for test in scope.tests for stage in self.asks_about(test)}
            stages = self._asked[scope] = tuple(asked)
        return any(self.changed_at[stage] > at for stage in stages)

    def fits(self, scope: Scope, card: Card, owner: str) -> bool:
        """Whether a card is one of those that are meant."""
        return all(self.holds(test, card, owner) for test in scope.tests)

    def forget_what_fits(self) -> None:
        """The cards are not what they were, or not the same ones."""
        self._found.clear()

    def holds(self, test: Test, card: Card, owner: str) -> bool:
        """Whether that is so about a card which a text asks."""
        match test.kind:
            case "is":
                return self.is_so(test, card) is test.wanted
            case "has":
                return self.has_ability(test.word, card) is test.wanted
            case "yours":
                return (card.controller == owner) is test.wanted
            case "number":
                numbers = card.base if test.base else card.value
                number = numbers.get(test.property)
                if number is None:
                    return False
                return number >= test.number if test.at_least else number <= test.number
        value = card.value.get(test.property)
        return value is not None and value > card.base[test.property]

    def is_so(self, test: Test, card: Card) -> bool:
        """Whether a card has a name, a color, a type, a subtype or a supertype."""
        match test.property:
            case "name":
                return card.name == test.word
            case "color":
                return card.color == test.word
        return card.has(test.property, test.word)

    def has_ability(self, word: str, card: Card) -> bool:
        """Whether a card has an ability; `ward` asks for one of whatever number."""
        return bool(card.ward()) if word == "ward" else card.has("ability", word)
