"""Moments: what fires at which, and in which order it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall_adapter import Unsupported

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.abilities import Due
from reference_engine.unit_triggers.rules.base import Base

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability, Happening

#: How many abilities may resolve one after the other because of one thing that was done.
MOST = 300


class Moments(Base):
    """How abilities fire, wait and resolve."""

    # Firing

    def occurs(self, *happenings: Happening) -> None:
        """All this happens at one moment; whatever fires because of it is due."""
        self.fall_due([due for it in happenings for due in self.dues_of(it)])

    def dues_of(self, it: Happening) -> list[Due]:
        """Everything that fires because of one thing that happened."""
        return [*self.specials_at(it), *self.ordinary_dues(it)]

    def ordinary_dues(self, it: Happening) -> list[Due]:
        """The abilities of the card itself that fire because of what happened to it."""
        return [
            self.due(ability, it)
            for ability in it.card.abilities
            if ability.effects and self.fires(ability, it)
        ]

    @clause("triggers.general.fixed-moment")
    def fires(self, ability: Ability, it: Happening) -> bool:
        """Every ability has one moment at which it fires: that of its kind, and no other."""
        return ability.kind in self.kinds_fired(it)

    def kinds_fired(self, it: Happening) -> frozenset[str]:
        """The kinds of abilities that fire when this happens (see `triggers`)."""
        raise NotImplementedError

    def due(self, ability: Ability, it: Happening) -> Due:
        """An ability that fires now."""
        return Due(ability, ability.effects, place=it.place or it.card.place)

    def fall_due(self, dues: Sequence[Due]) -> None:
        """What fired at one moment waits, in the order in which it will resolve."""
        moment = self.arranged(dues)
        for due in moment:
            self.game.log.note("fires", ability=due.ability.name, owner=due.owner)
        if moment:
            self.game.waiting.append(moment)

    def arranged(self, dues: Iterable[Due]) -> list[Due]:
        """What is due at one moment, in the order in which it will resolve."""
        seats = self.game.seats_from(self.game.active)
        usual = sorted(
            dues,
            key=lambda it: (
                seats.index(it.owner),
                (0, *it.place) if it.place else (1,),
                it.ability.bearer.name,
                it.ability.bearer.abilities.index(it.ability),
                it.part,
            ),
        )
        return sorted(usual, key=self.precedence)

    @clause("special.first-on-clash")
    def precedence(self, due: Due) -> int:
        """Of what is due at one moment Special Triggers go first, whoever owns them."""
        return 0 if self.is_special(due) else 1

    @clause("special.parts-all-special")
    def is_special(self, due: Due) -> bool:
        """Every part of a Special Trigger is one, by whatever name its text calls it."""
        return due.ability.kind == "special"

    # Resolving

    def settle(self) -> Asking[None]:
        """What waits resolves, unless an ability is resolving, for nothing interrupts that."""
        count = 0
        while not self.game.busy and (due := self.next_due()) is not None:
            count += 1
            if count > MOST:
                raise Unsupported(f"chains of more than {MOST} abilities")
            yield from self.resolve(due)

    def next_due(self) -> Due | None:
        """What resolves next: moments go in the order in which they came."""
        waiting = self.game.waiting
        while waiting and not waiting[0]:
            del waiting[0]
        return waiting[0].pop(0) if waiting else None

    def resolve(self, due: Due) -> Asking[None]:
        """An ability does what its text says, one instruction after the other."""
        self.game.log.note("resolves", ability=due.ability.name, owner=due.owner)
        self.game.busy += 1
        for said in due.effects:
            yield from self.perform(said, due)
        self.game.busy -= 1
