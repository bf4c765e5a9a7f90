"""Triggers: what sets an ability off, at which moment, and whose turn it is among several."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.abilities import Pending
from reference_engine.fawnalore.rules.base import Base
from reference_engine.fawnalore.things import Card, Unit

if TYPE_CHECKING:
    from reference_engine.fawnalore.abilities import Ability, Happened


@dataclass(slots=True)
class Moment:
    """All that happens at once, and the units that died of it."""

    happened: list[Happened] = field(default_factory=list)
    died: list[Unit] = field(default_factory=list)


class Triggers(Base):
    """What happens, and what it sets off."""

    # Who goes first

    @clause("simultaneous.active-first")
    def order_of_seats(self) -> list[str]:
        """The player whose turn it is comes before everybody else."""
        return [self.game.active, *self.others_in_turn_order()]

    @clause("simultaneous.others-in-turn-order")
    def others_in_turn_order(self) -> list[str]:
        """The other players follow in turn order, from the next seat on."""
        return self.game.players_from(self.game.active)[1:]

    @clause("simultaneous.control-irrelevant")
    def player_of(self, pending: Pending) -> str:
        """An effect is that of the ability's owner, whosever the units are that it is about."""
        return pending.ability.owner

    # Moments

    def happen(self, moment: Moment) -> None:
        """Something happens that is over as soon as it has begun."""
        self.when_it_happens(moment)
        self.after_it_happened(moment)

    @clause("timing.window.when")
    def when_it_happens(self, moment: Moment) -> None:
        """*When* means the very moment at which the event takes place."""
        self.set_off(moment, "when")

    @clause("timing.window.after")
    def after_it_happened(self, moment: Moment) -> None:
        """*After* means the moment at which the event has wholly ended."""
        self.set_off(moment, "after")

    @clause("simultaneous.scope")
    def set_off(self, moment: Moment, timing: str) -> None:
        """What one moment sets off is one group; another moment's is another group."""
        group = self.gather(moment, timing)
        if group:
            self.announce(self.in_order(group))

    def announce(self, group: list[Pending]) -> None:
        """Everybody sees what was triggered, in the order in which it will be offered."""
        for pending in group:
            ability = pending.ability
            self.game.log.note("triggered", ability=ability.name, owner=ability.owner)
        if group:
            self.hold(group)

    @clause("interrupt.others-wait")
    def hold(self, group: list[Pending]) -> None:
        """What was triggered waits for the effect that is being carried out, and is not lost."""
        self.game.arising.append(group)

    @clause("simultaneous.universal")
    def gather(self, moment: Moment, timing: str) -> list[Pending]:
        """Everything that this moment sets off, whether one player has it all or several do."""
        listening = [
            ability
            for ability in self.game.abilities()
            if ability.trigger is not None and ability.trigger.timing == timing
        ]
        return [
            Pending(ability, happened)
            for happened in moment.happened
            for ability in listening
            if self.is_set_off(ability, happened) and self.is_there(ability, happened, moment)
        ]

    def in_order(self, group: list[Pending]) -> list[Pending]:
        """The order in which the players will be offered them."""
        seats = self.order_of_seats()
        return sorted(group, key=lambda it: (self.goes_last(it), seats.index(self.player_of(it))))

    @clause("failsafe.rank")
    def goes_last(self, pending: Pending) -> bool:
        """A card that says so resolves last: its text counts for more than whose turn it is."""
        return pending.ability.last

    def is_set_off(self, ability: Ability, happened: Happened) -> bool:
        """Whether this is the event that the ability waits for."""
        trigger = ability.trigger
        if trigger is None or trigger.event != happened.event:
            return False
        whose = trigger.whose
        if "unit" in whose:
            return happened.unit is not None and happened.unit.name == whose["unit"]
        if whose["of"] == "this":
            return happened.unit is not None and happened.unit is ability.unit
        if happened.event == "end-of-turn":
            return self.is_own_turn(ability)
        return whose["of"] == "any" or happened.player == ability.owner

    @clause("timing.window.end-of-turn.own-turn")
    def is_own_turn(self, ability: Ability) -> bool:
        """*Your turn* is the turn of the ability's own player."""
        return ability.owner == self.game.active

    def is_there(self, ability: Ability, happened: Happened, moment: Moment) -> bool:
        """Whether the ability is in force, or was until this very moment."""
        return self.is_in_force(ability) or (
            happened.event == "unit-dies" and self.still_triggers(ability, moment)
        )

    @clause("death.simultaneous.all-trigger")
    def still_triggers(self, ability: Ability, moment: Moment) -> bool:
        """A unit that dies has its say about the deaths of that moment, its own among them."""
        return ability.bearer in moment.died

    def is_in_force(self, ability: Ability) -> bool:
        """Whether it does anything: not on the Dead, nor on a card that is not in play."""
        bearer = ability.bearer
        if isinstance(bearer, Unit):
            return not bearer.is_dead
        return not isinstance(bearer, Card) or bearer.is_in_play
