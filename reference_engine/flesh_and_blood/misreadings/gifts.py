"""Misreadings of giving, taking and forbidding, of copies and of control."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.misreadings.registry import misreads
from reference_engine.flesh_and_blood.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Change, Part
    from reference_engine.flesh_and_blood.game import Game


@misreads("6.3.2.complete-list")
class BansHaveAnAge(Rules):
    """A ban on gains is an effect like others: what was gained before it began stays gained."""

    def bans_on(self, gained: str, part: Part) -> list[Part]:
        return [ban for ban in super().bans_on(gained, part) if ban.effect.age < part.effect.age]


class BansInTheEnd(Rules):
    """Looks at bans when all is worked out. No misreading, but what two are made of."""

    def banned(self) -> Iterator[tuple[str, Card]]:
        for what, bans in self.bans.items():
            for ban in bans:
                for card in self.about(ban):
                    if self.meets(ban, card):
                        yield what, card


@misreads("6.3.1.rules-first")
class BansActInTheEnd(BansInTheEnd):
    """What cannot be gained is gained at first, and taken away when everything is applied."""

    def forbidden(self, part: Part) -> Collection[Card]:  # noqa: ARG002 - nothing is yet
        return ()

    def work_out(self) -> None:
        super().work_out()
        for what, card in list(self.banned()):
            card.given["ability"].discard(what)
            if what in card.value:
                card.value[what] = min(card.value[what], card.base[what])


@misreads("6.3.7.own-untouched")
class BansTakeWhatIsThere(BansInTheEnd):
    """What cannot gain an ability cannot have it either."""

    def work_out(self) -> None:
        super().work_out()
        for what, card in list(self.banned()):
            card.own["ability"].discard(what)


@misreads("6.3.6.gifts-survive")
class TakesGiftsToo(Rules):
    """What takes away takes all that was given before it, as in games that go by age."""

    def take(self, card: Card, many: str, word: str | None) -> None:
        super().take(card, many, word)
        if word is None:
            card.given[many].clear()
        else:
            card.given[many].discard(word)


@misreads("6.3.6.gifts-survive")
class TakenWordsStayGone(Rules):
    """What a card has lost of itself it does not have, whoever else gives it the same."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.taken: set[tuple[Card, str, str]] = set()

    def start_over(self) -> None:
        super().start_over()
        self.taken.clear()

    def take(self, card: Card, many: str, word: str | None) -> None:
        lost = card.own[many] & ({word} if word else card.own[many])
        super().take(card, many, word)
        card.given[many] -= lost
        self.taken |= {(card, many, each) for each in lost}

    def give(self, card: Card, many: str, word: str) -> None:
        if (card, many, word) not in self.taken:
            super().give(card, many, word)


@misreads("8.5.13a.loses-its-own")
class LosesForGood(Rules):
    """What has lost all abilities, classes or talents can get none, neither before nor after."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.bare: set[tuple[Card, str]] = set()

    def start_over(self) -> None:
        super().start_over()
        self.bare.clear()

    def take(self, card: Card, many: str, word: str | None) -> None:
        super().take(card, many, word)
        if word is None:
            self.bare.add((card, many))
            card.given[many].clear()

    def give(self, card: Card, many: str, word: str) -> None:
        if (card, many) not in self.bare:
            super().give(card, many, word)


@misreads("8.5.9a.in-addition")
class BecomingReplaces(Rules):
    """What becomes a weapon is a weapon and nothing else."""

    def do_is(self, change: Change, part: Part, card: Card, amount: int) -> None:
        card.own[change.property].clear()
        card.given[change.property].clear()
        super().do_is(change, part, card, amount)


@misreads("8.5.25a.printed-only")
class CopiesKeepOldAbilities(Rules):
    """A copy has the abilities of the other card besides its own."""

    def do_copy(self, change: Change, part: Part, card: Card, amount: int) -> None:
        before = set(card.own["ability"])
        super().do_copy(change, part, card, amount)
        card.own["ability"] |= before


@misreads("8.5.25a.printed-only")
class CopiesTakeCountersAlong(Rules):
    """A copy has the counters of the other card instead of its own."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.printed_on: dict[Card, Card] = {}

    def start_over(self) -> None:
        super().start_over()
        self.printed_on.clear()

    def do_copy(self, change: Change, part: Part, card: Card, amount: int) -> None:
        super().do_copy(change, part, card, amount)
        for other in self.game.cards.values():
            if other.printed is change.printed:
                self.printed_on[card] = other

    def count(self, card: Card, name: str, change: int) -> None:
        if card not in self.printed_on:
            super().count(card, name, change)
        for copy, other in self.printed_on.items():
            if other is card and name in copy.value:
                super().count(copy, name, change)


@misreads("2.1.color-is-not-pitch")
class ColorsComeWithTheirPitch(Rules):
    """A red card has pitch 1, a yellow one 2 and a blue one 3, however it came by its color."""

    def do_color(self, change: Change, part: Part, card: Card, amount: int) -> None:
        super().do_color(change, part, card, amount)
        if "pitch" in card.base:
            card.base["pitch"] = ("red", "yellow", "blue").index(card.color or "red") + 1
            card.value["pitch"] = card.base["pitch"]


@misreads("8.5.35.control-gained")
class GainedControlEndsWithTheTurn(Rules):
    """To gain control is an effect without a duration, so it ends with the turn."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.before: dict[Card, str] = {}

    def gain_control(self, card: Card, player: str) -> None:
        self.before.setdefault(card, card.held_by)
        super().gain_control(card, player)

    def end_turn(self) -> None:
        super().end_turn()
        for card, player in self.before.items():
            card.held_by = player
        self.before.clear()
