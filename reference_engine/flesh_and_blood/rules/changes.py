"""What effects make of everything about a card that is no number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.cards import MANY
from reference_engine.flesh_and_blood.rules.numbers import Numbers
from reference_engine.flesh_and_blood.rules.placing import settled_in
from reference_engine.flesh_and_blood.stages import (
    ABILITIES,
    NAMES,
    PRINTED,
    VALUES,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from reference_engine.flesh_and_blood.cards import Card, Printed
    from reference_engine.flesh_and_blood.effects import Change, Part
    from reference_engine.flesh_and_blood.game import Game

    Doing = Callable[[Change, Part, Card, int], None]

#: The colors for none, one and both of two tests.
COUNTED = ("red", "yellow", "blue")


class Changes(Numbers):
    """Copying, control, names and colors, types, supertypes, abilities."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.doing: Mapping[str, Doing] = {
            "copy": self.do_copy,
            "control": self.do_control,
            "name": self.do_name,
            "color": self.do_color,
            "color-by-count": self.do_color_by_count,
            "text-box": self.do_text_box,
            "is": self.do_is,
            "lose-supertypes": self.do_lose_supertypes,
            "gain-ability": self.do_gain_ability,
            "lose-abilities": self.do_lose_abilities,
            "number": self.do_number,
        }

    def make(self, part: Part, cards: Iterable[tuple[Card, int]]) -> None:
        """Change cards as a part says, each by its amount."""
        change = part.change
        do = self.doing[change.do]
        for card, amount in cards:
            do(change, part, card, amount)

    def stages_touched(self, change: Change) -> tuple[int, ...]:
        """The stages in which that is settled which a change touches."""
        if change.do == "number":
            return self.touched_by(change)
        if change.do == "copy":
            return PRINTED
        if change.do == "text-box":
            return (NAMES, ABILITIES)
        return (settled_in(change),)

    @clause("6.3.1.rules-first", "6.3.7.own-untouched", "2.0.3b.base-is-no-gain")
    def forbidden(self, part: Part) -> Collection[Card]:
        """The cards that cannot gain what a part would have them gain."""
        change = part.change
        if change.do == "gain-ability":
            gained = change.word or ""
        elif change.do == "number" and self.is_gain(change):
            gained = change.property
        else:
            return ()
        return {
            card
            for ban in self.bans_on(gained, part)
            for card in self.about(ban)
            if self.meets(ban, card)
        }

    def bans_on(self, gained: str, part: Part) -> list[Part]:  # noqa: ARG002 - whatever part it is
        """The bans in force on gaining this; it makes no difference which part gives it."""
        return [
            ban
            for ban in self.bans.get(gained, ())
            if not ban.own_turn or ban.effect.owner == self.game.active
        ]

    def is_gain(self, change: Change) -> bool:
        """Whether a change of a number is a gain: the value, and not the base value, rises."""
        return not change.base and change.op in {"add", "multiply"}

    @clause("6.3.2.stage-1-copies", "8.5.25a.printed-only")
    def do_copy(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card is of itself what is printed on the other, and nothing else."""
        assert change.printed is not None
        self.take_print(card, change.printed)

    def take_print(self, card: Card, printed: Printed) -> None:
        """The card is of itself what is printed here."""
        card.name, card.color = printed.name, printed.color
        card.own = {many: set(printed.many[many]) for many in MANY}
        values = card.value
        card.base = dict(printed.numbers)
        card.value = {name: self.starting_value(card, name) for name in card.base}
        if self.stage >= VALUES:
            card.value |= {name: values[name] for name in card.base if name in values}

    @clause("6.3.2.stage-2-controller")
    def do_control(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The owner of the effect controls the card."""
        card.controller = part.effect.owner

    @clause("6.3.2.stage-3-name")
    def do_name(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card has another name."""
        assert change.word is not None
        card.name = change.word

    @clause("6.3.2.stage-3-color", "2.1.color-is-not-pitch")
    def do_color(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card has another color, and the same pitch."""
        card.color = change.word

    def do_color_by_count(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card has a color for the number of tests that it passes."""
        owner = part.effect.owner
        card.color = COUNTED[sum(self.holds(test, card, owner) for test in change.tests)]

    @clause("6.3.2.stage-3-text-box")
    def do_text_box(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card has of itself the abilities that another text box gives."""
        assert change.printed is not None
        card.own["ability"] = set(change.printed.many["ability"])

    @clause(
        "6.3.2.stage-4-types",
        "6.3.2.stage-4-subtypes",
        "6.3.2.stage-5-supertypes",
        "8.5.9a.in-addition",
    )
    def do_is(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card is something in addition to what it is."""
        self.give(card, change.property, change.word or "")

    def give(self, card: Card, many: str, word: str) -> None:
        """The card has something that it does not have of itself."""
        card.given[many].add(word)

    @clause("6.3.6.gifts-survive", "8.5.13a.loses-its-own")
    def take(self, card: Card, many: str, word: str | None) -> None:
        """The card loses something, or all of it, as far as it has that of itself."""
        if word is None:
            card.own[many].clear()
        else:
            card.own[many].discard(word)

    def do_lose_supertypes(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card loses its classes and talents: all supertypes are one or the other."""
        self.take(card, "supertype", None)

    @clause("6.3.2.stage-6-abilities")
    def do_gain_ability(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card has an ability in addition."""
        self.give(card, "ability", change.word or "")

    @clause("6.3.2.stage-6-abilities")
    def do_lose_abilities(self, change: Change, part: Part, card: Card, amount: int) -> None:  # noqa: ARG002 - all changes take these
        """The card loses an ability, or all of them."""
        self.take(card, "ability", change.word)
