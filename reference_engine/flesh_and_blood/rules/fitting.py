"""What a part of an effect applies to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.effects import Group, Question
from reference_engine.flesh_and_blood.rules.placing import Placing

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect, Part, Test
    from reference_engine.flesh_and_blood.game import Game
    from reference_engine.flesh_and_blood.rules.agenda import About


class Fitting(Placing):
    """Which cards fit, and which meet the conditions."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        #: Every test once, with who says "you" in it if it says that.
        self._questions: dict[tuple[Test, str], Question] = {}
        #: The cards that fit, once for all texts that mean the same ones.
        self._groups: dict[tuple[Question, ...], Group] = {}

    def share(self, effect: Effect) -> None:
        """Let parts that ask the same share what is found out about it."""
        for part in effect.parts:
            if part.scope.card is None:
                asked = tuple(self.question(test, effect.owner) for test in part.scope.tests)
                part.group = self._groups.setdefault(asked, Group(asked))

    def question(self, test: Test, owner: str) -> Question:
        """A test, as all texts share it that ask the same by it."""
        you = owner if test.kind == "yours" else ""
        new = Question(test, you, self.asks_about(test))
        return self._questions.setdefault((test, you), new)

    @clause("6.3.5a.joins", "6.3.5a.leaves")
    def eligible(self, part: Part) -> Sequence[Card]:
        """The cards that a part would apply to now, and has not applied to yet."""
        if part.own_turn and part.effect.owner != self.game.active:
            return ()
        cards = self.about(part)
        if part.done:
            cards = [card for card in cards if card not in part.done]
        if part.tests:
            cards = [card for card in cards if self.meets(part, card)]
        return cards

    @clause("6.2.2d.condition-always-asked")
    def meets(self, part: Part, card: Card) -> bool:
        """Whether a card meets the conditions of a part as it is now."""
        owner = part.effect.owner
        return all(self.holds(test, card, owner) for test in part.tests)

    @clause("6.2.2c.stays-on")
    def about(self, part: Part) -> Sequence[Card]:
        """The cards that a part is about: those that fit, and those that it stays on."""
        if part.group is None:
            card = self.game.cards.get(part.scope.card or "")
            return () if card is None else (card,)
        fitting = self.fitting(part.group)
        kept = part.effect.stays_on.get(part.scope)
        return [*fitting, *kept.difference(fitting)] if kept else fitting

    @clause("6.2.3c.only-while-it-fits", "6.3.2.earlier-changes-visible")
    def fitting(self, group: Group) -> Sequence[Card]:
        """The cards that fit, as they are now."""
        passing = [self.passing(question) for question in group.questions]
        if passing != group.passing:
            fit = set(self.game.cards.values()).intersection(*passing)
            group.cards = [card for card in self.game.cards.values() if card in fit]
            group.passing = passing
        return group.cards

    def passing(self, question: Question) -> frozenset[Card]:
        """The cards that pass a test now; asked anew are those that have changed since."""
        at, test, owner = question.at, question.test, question.owner
        if any(self.changed_at[stage] > at for stage in question.looks_at):
            changed = {card for card in self.game.cards.values() if card.touched > at}
            now = {card for card in changed if self.holds(test, card, owner)}
            question.passing = (question.passing - changed) | now
            question.at = self.changes
        return question.passing

    def newcomers(self, about: About, since: int) -> Collection[Card]:
        """
        The cards that have begun to fit since so many changes.

        A card that is named always fits, but there may be a condition; so it counts as new
        whenever it has changed.
        """
        if isinstance(about, Group):
            before = about.cards
            now = self.fitting(about)
            return () if now is before else set(now).difference(before)
        card = self.game.cards.get(about or "")
        return () if card is None or card.touched <= since else (card,)

    def forget_what_fits(self) -> None:
        """The cards are not what they were, or not the same ones."""
        for question in self._questions.values():
            question.at, question.passing = -1, frozenset()
        for group in self._groups.values():
            group.cards, group.passing = (), None

    def holds(self, test: Test, card: Card, owner: str) -> bool:
        """Whether that is so about a card which a text asks."""
        match test.kind:
            case "number":
                numbers = card.base if test.base else card.value
                number = numbers.get(test.property)
                if number is None:
                    return False
                return number >= test.number if test.at_least else number <= test.number
            case "is":
                return self.is_so(test, card) is test.wanted
            case "has":
                return self.has_ability(test.word, card) is test.wanted
            case "yours":
                return (card.controller == owner) is test.wanted
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
