"""How everything is worked out, from stage to stage."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.cards import MANY
from reference_engine.flesh_and_blood.rules.agenda import Agenda
from reference_engine.flesh_and_blood.rules.counters import Counters
from reference_engine.flesh_and_blood.stages import (
    BASES,
    GIVE,
    STAGES,
    Place,
    dependent,
    substages,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Part


class WorkingOut(Counters):
    """One way through all stages, from what is printed to what cards are."""

    @clause("6.3.5.live", "6.3.5b.no-way-back")
    def work_out(self) -> None:
        """Everything anew: every place once, in order, and never back."""
        self.start_over()
        for place in self.order():
            self.stage = place.stage
            self.apply_counters(place)
            parts = self.buckets.get(place)
            if parts:
                self.apply_all(parts, place)
        self.stage = 0

    @clause("6.3.2.ascending-stages", "6.3.2.stage-finished-first", "6.3.2.ties-by-substage")
    def order(self) -> Iterable[Place]:
        """The places in the order of the stages, and within one in that of its substages."""
        for stage in self.stages():
            for substage in self.substages(stage):
                yield Place(stage, substage)

    def stages(self) -> Sequence[int]:
        """The stages, in their order."""
        return STAGES

    def substages(self, stage: int) -> Sequence[int]:
        """The substages of a stage, in their order."""
        return substages(stage)

    def start_over(self) -> None:
        """Every card is what is printed on it, and nothing has been applied."""
        self.stage = 0
        self.forget_what_fits()
        for card in self.game.cards.values():
            self.reset(card)
        for effect in self.game.effects:
            for part in effect.parts:
                part.done.clear()

    @clause("8.5.35.control-gained")
    def reset(self, card: Card) -> None:
        """A card as it is of itself; who gained control of it has it."""
        card.controller = card.held_by
        card.given = {many: set() for many in MANY}
        self.take_print(card, card.printed)

    @clause("6.3.3a.by-age", "6.3.2c.one-identity", "6.3.2c.same-place", "6.3.1.rules-first")
    def sort(self) -> None:
        """Put every part to its place, the oldest first, and what bans gains beside all."""
        self.buckets = {}
        self.bans = {}
        for effect in self.game.effects:
            for part in effect.parts:
                for place in part.places:
                    self.buckets.setdefault(place, []).append(part)
                for what in part.change.banned if self.is_ban(part) else ():
                    self.bans.setdefault(what, []).append(part)
        for parts in self.buckets.values():
            parts.sort(key=self.seniority)

    def seniority(self, part: Part) -> tuple[int, int]:
        """The smaller, the earlier: by the age of the effect, then in the order of its text."""
        return part.effect.age, part.number

    def apply_all(self, parts: Sequence[Part], place: Place) -> None:
        """Apply what has its place here."""
        if place.substage == dependent(place.stage):
            self.apply_and_return(parts, place)
        else:
            for part in parts:
                self.apply(part, place)

    @clause("6.3.5a.joins-in-current")
    def apply_and_return(self, parts: Sequence[Part], place: Place) -> None:
        """
        Apply what depends on others, each time the oldest that can be applied.

        After each change those before get another chance if a card begins to fit. What is
        independent needs none: it looks at earlier stages only, so what happens in its own
        makes no difference to it.
        """
        agenda = Agenda(parts)
        for part in agenda:
            before = self.changes
            if self.apply(part, place):
                agenda.bring_back(partial(self.newcomers, since=before))

    @clause("6.3.2a.not-on-itself", "6.3.2b.once")
    def apply(self, part: Part, place: Place) -> bool:
        """
        Apply a part to every card that is eligible, to each once; whether there was one.

        What was applied is not taken back. All cards and amounts are looked at before the
        first card is changed.
        """
        cards = self.eligible(part)
        if place == (BASES, GIVE):
            cards = [card for card in cards if part.change.property not in card.base]
        if not cards:
            return False
        part.done.update(cards)
        changing = self.with_amounts(part, cards)
        if self.bans and (forbidden := self.forbidden(part)):
            changing = [(card, amount) for card, amount in changing if card not in forbidden]
        self.make(part, changing)
        self.touch(cards, self.stages_touched(part.change))
        self.stay_on(part, cards)
        return True

    @clause("6.2.2c.stays-on", "6.2.3c.only-while-it-fits")
    def stay_on(self, part: Part, cards: Iterable[Card]) -> None:
        """A layer effect stays on what it has applied to; a static one does not."""
        effect, scope = part.effect, part.scope
        if effect.is_layer and scope.card is None:
            effect.stays_on.setdefault(scope, set()).update(cards)
