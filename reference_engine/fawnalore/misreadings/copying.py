"""Misreadings of copying: what is taken over, what is kept, and when it ends."""

# The belief of a class says what its overriding methods do.
# ruff: noqa: D102
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.fawnalore.misreadings.registry import misreads
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.things import Card

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Copying, Effect, Window

# What is taken over


@misreads("copy.rules-text")
class CopyKeepsItsText(Rules):
    """A copy is of the other card's kind, and does what stands on itself."""

    def copied_text(self, card: Card, of: Card) -> Sequence[Ability]:  # noqa: ARG002 - its own
        return card.printed


@misreads("copy.rules-text")
class CopyRepeatsTheOutcome(Rules):
    """A copy does what the other card came to when it was last used."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.outcomes: dict[int, int] = {}

    def amount(self, said: int | Mapping[str, Any], effect: Effect) -> int:
        card = effect.ability.bearer
        if isinstance(card, Card) and card.copying is not None and id(said) in self.outcomes:
            return self.outcomes[id(said)]
        outcome = super().amount(said, effect)
        if not isinstance(said, int):
            self.outcomes[id(said)] = outcome
        return outcome


@misreads("copy.relic-type")
class CopyKeepsItsType(Rules):
    """A copy has the other card's text and stays a relic of its own type."""

    def copied_type(self, card: Card, of: Card) -> str:  # noqa: ARG002 - its own
        return card.printed_type


@misreads("copy.relic-type")
class CopyHasBothTypes(Rules):
    """A copy is of the other card's relic type in addition to its own."""

    def count(self, said: Mapping[str, Any], effect: Effect) -> int:
        if said["of"] != "relics":
            return super().count(said, effect)
        wanted = said["relic_type"]
        cards = self.game.in_play()
        return sum(wanted in {card.relic_type, card.printed_type} for card in cards)

    def is_named(self, said: Instruction, card: Card) -> bool:
        return super().is_named(said, card) or said.get("relic_type") == card.printed_type


# How long


@misreads("copy.duration")
class CopyIsForEver(Rules):
    """A card that has become a copy stays one as long as the other card is in play."""

    def end_copies_with_turn(self) -> None:
        pass


@misreads("copy.duration")
class CopyIsForOneUse(Rules):
    """A copy is itself again when it has been used."""

    def use(self, ability: Ability, window: Window | None = None) -> Asking[None]:
        yield from super().use(ability, window)
        if isinstance(ability.bearer, Card):
            self.end_copy(ability.bearer)


# What is kept


@misreads("copy.keeps-tier")
class CopyTakesTheTier(Rules):
    """The tier belongs to what is copied."""

    def copied_tier(self, card: Card, of: Card, including: Collection[str]) -> int:  # noqa: ARG002
        return of.tier


@misreads("copy.keeps-tier")
class CopyHasTheHigherTier(Rules):
    """A copy is of its own tier or of the other card's, whichever is higher."""

    def copied_tier(self, card: Card, of: Card, including: Collection[str]) -> int:
        return max(of.tier, super().copied_tier(card, of, including))


@misreads("copy.keeps-cost")
class CopyTakesTheCost(Rules):
    """The cost belongs to the text that it is paid for."""

    def copied_cost(self, card: Card, of: Card, including: Collection[str]) -> int:  # noqa: ARG002
        return of.cost


@misreads("copy.keeps-cost")
class CopyCostsBoth(Rules):
    """A copy costs what it costs itself, and what the other card costs on top."""

    def copied_cost(self, card: Card, of: Card, including: Collection[str]) -> int:
        own = super().copied_cost(card, of, including)
        return own if self.takes_over("cost", including) else own + of.cost


@misreads("copy.keeps-name")
class CopyTakesTheName(Rules):
    """The name belongs to what is copied."""

    def copied_name(self, card: Card, of: Card, including: Collection[str]) -> str:  # noqa: ARG002
        return of.title


@misreads("copy.keeps-name")
class CopyIsCalledByTheTextsName(Rules):
    """A borrowed text is called by the name of the card on which it is printed."""

    def copied_text(self, card: Card, of: Card) -> Sequence[Ability]:
        return [ability.on(card, ability.name) for ability in of.abilities]


@misreads("copy.identity-override")
class CopyNeverTakesIdentity(Rules):
    """Tier, cost and name stay a card's own, whatever a text says."""

    def takes_over(self, part: str, including: Collection[str]) -> bool:  # noqa: ARG002
        return False


@misreads("copy.identity-override")
class CopyTakesAllOfTheIdentity(Rules):
    """A text that takes over a part of the identity takes over all of it."""

    def takes_over(self, part: str, including: Collection[str]) -> bool:  # noqa: ARG002
        return bool(including)


# When the other card leaves play


@misreads("copy.reference-gone-ends")
class CopyOutlivesItsReference(Rules):
    """A copy has taken over the text and needs the other card no longer."""

    def copies_of(self, card: Card) -> list[Card]:  # noqa: ARG002 - none ends with it
        return []


@misreads("copy.reference-gone-ends")
class CopyLeavesWithItsReference(Rules):
    """What copies a card is that card, and leaves play together with it."""

    def reference_left_play(self, card: Card) -> None:
        for other in self.copies_of(card):
            self.leave_play(other)


@misreads("copy.reference-gone-immediate")
class CopyEndsAfterTheEffect(Rules):
    """A copy ends when the effect is over in which the other card left play."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ending: list[Card] = []

    def reference_left_play(self, card: Card) -> None:
        self.ending += self.copies_of(card)

    def end_them(self) -> None:
        for card in self.ending:
            self.end_copy(card)
        self.ending.clear()

    def conclude(self, effect: Effect) -> None:
        self.end_them()
        super().conclude(effect)

    def resolve_what_waits(self) -> Asking[None]:
        self.end_them()
        yield from super().resolve_what_waits()


@misreads("copy.reference-gone-immediate")
class CopyComesBackWithItsReference(Rules):
    """A copy pauses while the other card is out of play."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.pausing: list[tuple[Card, Copying]] = []

    def reference_left_play(self, card: Card) -> None:
        copies = [(other, other.copying) for other in self.copies_of(card)]
        self.pausing += [(other, copying) for other, copying in copies if copying is not None]
        super().reference_left_play(card)

    def return_to_play(self, card: Card) -> None:
        super().return_to_play(card)
        for other, copying in self.pausing:
            if copying.of is card:
                other.copying = copying
                self.game.log.note("copy-begins", card=other.name, of=card.name)

    def end_copies_with_turn(self) -> None:
        self.pausing.clear()
        super().end_copies_with_turn()
