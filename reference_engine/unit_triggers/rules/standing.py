"""Throughout the Battle: what is in force, and the CQ that comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.rules.triggers import Triggers

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reference_engine.unit_triggers.abilities import Ability
    from reference_engine.unit_triggers.things import Card


class Standing(Triggers):
    """Throughout abilities: no events, but a state that is looked at whenever it matters."""

    # What is in force

    def standing(self) -> Iterator[tuple[Ability, Mapping[str, Any]]]:
        """All that is in force now because of Throughout abilities."""
        for card in self.game.cards.values():
            if card.is_unit and self.is_in_force(card):
                for ability in card.abilities:
                    for static in ability.statics:
                        yield ability, static

    @clause("throughout.while-face-up-in-zone")
    def is_in_force(self, card: Card) -> bool:
        """They are in force as long as their unit lies face-up in the Battle Zone, no longer."""
        return (
            self.works_from(card)
            and self.works_as_it_lies(card)
            and self.works_already(card)
            and self.works_after_arrival(card)
        )

    @clause("throughout.not-outside-zone")
    def works_from(self, card: Card) -> bool:
        """They do not work from a hand, a deck or a discard pile."""
        return card.is_in_battle

    @clause("throughout.not-face-down")
    def works_as_it_lies(self, card: Card) -> bool:
        """They do not work while their unit lies face-down."""
        return card.is_face_up

    @clause("throughout.starts-with-face-up")
    def works_already(self, card: Card) -> bool:  # noqa: ARG002 - in whatever step it is
        """They work as soon as their unit is face-up, so in its response window, too."""
        return True

    @clause("throughout.attached-units-have-it")
    def works_after_arrival(self, card: Card) -> bool:  # noqa: ARG002 - however it came
        """They work on units that were attached, too."""
        return True

    def concerns(self, ability: Ability, static: Mapping[str, Any], card: Card) -> bool:
        """Whether a static is about this unit."""
        of = static["of"]
        if isinstance(of, dict):
            return bool(of["card"] == card.name)
        bearer = ability.bearer
        is_own = card.owner == ability.owner
        is_here = card.place == bearer.place or not of.endswith("-here")
        return is_own == of.startswith("yours") and is_here

    # CQ

    def cq(self, card: Card) -> int:
        """A unit's CQ now. What lies face-down shows nothing but what is printed on it."""
        if not card.is_open:
            return card.printed_cq
        return max(0, card.printed_cq + sum(self.changes_to(card)))

    @clause("throughout.state-not-event")
    def changes_to(self, card: Card) -> list[int]:
        """What changes a unit's CQ, looked up anew each time and kept nowhere."""
        return [
            *self.standing_changes(card),
            *(each.change for each in self.game.changes if each.card is card),
            *self.changes_left_behind(card),
        ]

    def standing_changes(self, card: Card) -> list[int]:
        """How much Throughout abilities change a unit's CQ."""
        return [
            self.change(static)
            for ability, static in self.standing()
            if static["static"] == "cq" and self.concerns(ability, static, card)
        ]

    @clause("throughout.buffs-and-debuffs")
    def change(self, static: Mapping[str, Any]) -> int:
        """More CQ or less: both begin and end alike."""
        change: int = static["change"]
        return change

    @clause("throughout.ends-on-leaving")
    def changes_left_behind(self, card: Card) -> list[int]:  # noqa: ARG002 - whichever unit
        """A unit that left play leaves nothing behind on others."""
        return []

    def is_indestructible(self, card: Card) -> bool:
        """Whether a Throughout ability keeps card effects from destroying a unit."""
        return any(
            static["static"] == "indestructible" and self.concerns(ability, static, card)
            for ability, static in self.standing()
        )

    # Tallying

    def total_cq(self, player: str) -> int:
        """What a player's units would count if they were tallied now."""
        return sum(self.counted(card) for card in self.counting(player))

    def counting(self, player: str) -> list[Card]:
        """The units that count: those that lie face-up."""
        return [card for card in self.units_of(player) if card.is_face_up]

    @clause("throughout.counts-at-tally")
    def counted(self, card: Card) -> int:
        """A unit counts with all that changes its CQ."""
        return self.cq(card)

    # The end of the Battle

    @clause("throughout.ends-at-cleanup-latest")
    def end_changes(self) -> None:
        """Nothing that changes CQ outlasts the Battle."""
        self.game.changes.clear()
