"""Special Triggers: they fire in the window that their own text names, from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.abilities import Due
from reference_engine.unit_triggers.rules.routes import Routes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reference_engine.unit_triggers.abilities import Ability, Happening, Part
    from reference_engine.unit_triggers.things import Card


class Specials(Routes):
    """Which parts of Special Triggers fire when."""

    def specials_at(self, it: Happening) -> list[Due]:
        """What fires when something happens to a unit: nothing but a completed deployment."""
        if not self.is_completion(it):
            return []
        return self.specials_due(lambda part, card: self.fires_at_deployment(part, card, it))

    def specials_at_start(self, phase: str) -> list[Due]:
        """What fires when a phase begins."""
        return self.specials_due(lambda part, _: self.fires_at_start(part, phase))

    def specials_due(self, fires: Callable[[Part, Card], bool]) -> list[Due]:
        """All parts, on whichever card, that fire in this window."""
        return [
            due
            for card in self.game.cards.values()
            if self.can_fire_from(card)
            for ability in card.abilities
            for due in self.parts_due(ability, fires)
        ]

    @clause("special.from-anywhere")
    def can_fire_from(self, card: Card) -> bool:
        """From a hand as from anywhere; only what went into an energy store is out of the game."""
        return card.zone != "energy"

    @clause("special.bundle")
    def parts_due(self, ability: Ability, fires: Callable[[Part, Card], bool]) -> list[Due]:
        """One Special Trigger may have several parts, and each of them fires."""
        card = ability.bearer
        return [
            Due(ability, part.effects, place=card.place, part=number, label=part.label)
            for number, part in enumerate(ability.parts, 1)
            if fires(self.timing_of(part, ability.parts), card)
        ]

    @clause("special.each-part-own-timing")
    def timing_of(self, part: Part, parts: Sequence[Part]) -> Part:  # noqa: ARG002 - see the rule
        """Each part has its own timing, whatever the others have."""
        return part

    @clause("special.window-from-text")
    def fires_at_start(self, part: Part, phase: str) -> bool:
        """What its text calls the start of a phase is that, and nothing else."""
        return part.window["at"] == "start" and part.window["phase"] == phase

    @clause("special.no-general-priority")
    def start_specials_before(self, phase: str) -> list[Due]:  # noqa: ARG002 - whichever phase
        """To go first in a clash is not to go before one's own window."""
        return []

    def fires_at_deployment(self, part: Part, card: Card, it: Happening) -> bool:
        """Whether this part waits for this unit's deployment."""
        if part.window["at"] == "deploys":
            return it.card is card
        return part.window["at"] == "your-deployment" and it.card.owner == card.owner
