"""A Battle: its phases, and what happens in each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.clauses import clause
from reference_engine.unit_triggers.rules.effects import Effects

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.unit_triggers.abilities import Ability, Due
    from reference_engine.unit_triggers.things import Card


class Battle(Effects):
    """From the deployment phase to Clean Up, and on to the next Battle."""

    #: The place in the order of End of Battle that has been reached.
    reached: tuple[Any, ...] = ()

    def end_phase(self) -> Asking[None]:
        """The phase is over, and the next one begins."""
        phases = self.game.phases
        self.phase_ended()
        yield from self.enter(phases[phases.index(self.game.phase) + 1])

    def enter(self, phase: str) -> Asking[None]:
        """A phase begins with the Special Triggers that wait for it; then come its own matters."""
        self.game.phase = phase
        self.game.log.note("phase-begins", phase=phase)
        self.fall_due(self.due_at_start(phase))
        yield from self.settle()
        if phase == "tallying":
            yield from self.tally()
        elif phase == "end-of-battle":
            yield from self.end_of_battle()
        elif phase == "clean-up":
            yield from self.clean_up()

    def due_at_start(self, phase: str) -> list[Due]:
        """What is due when a phase begins."""
        return [
            *self.start_specials_before(phase),
            *self.specials_at_start(phase),
            *self.deployment_again(),
        ]

    @clause("deploy.once")
    def deployment_again(self) -> list[Due]:
        """What fired upon deployment does not fire again when a phase begins."""
        return []

    def tally(self) -> Asking[None]:
        """Each player's Total CQ is counted."""
        for player in self.game.players:
            self.game.log.note("tallied", player=player, total=self.total_cq(player))
        yield from ()

    # End of Battle

    @clause("eob.phase")
    def end_of_battle(self) -> Asking[None]:
        """In this phase End of Battle abilities fire, one after the other."""
        self.reached = ()
        done: list[Ability] = []
        while (ability := self.next_at_end(done)) is not None:
            done.append(ability)
            it = self.happening("end-of-battle", ability.bearer)
            if self.fires(ability, it):
                self.fall_due([self.due(ability, it)])
            yield from self.settle()

    @clause("eob.left-before-its-turn")
    def next_at_end(self, done: Sequence[Ability]) -> Ability | None:
        """Which ability is next is looked up when its turn comes, among what is there then."""
        return self.first_at_end(
            [
                ability
                for ability in self.candidates_at_end(done)
                if self.rank(ability.bearer) >= self.reached
            ]
        )

    def first_at_end(self, candidates: Sequence[Ability]) -> Ability | None:
        """Of those that can still fire, the first in order."""
        first = min(candidates, key=self.key_at_end, default=None)
        if first is not None:
            self.reached = self.rank(first.bearer)
        return first

    def key_at_end(self, ability: Ability) -> tuple[Any, ...]:
        """What the order goes by, and what this engine does where two lie at one Location."""
        bearer = ability.bearer
        seat = self.game.seats_from(self.game.active).index(ability.owner)
        return self.rank(bearer), seat, bearer.name, bearer.abilities.index(ability)

    def candidates_at_end(self, done: Sequence[Ability]) -> list[Ability]:
        """The End of Battle abilities that can still fire."""
        return [
            ability
            for card in self.game.cards.values()
            if self.fires_at_end(card)
            for ability in card.abilities
            if ability.kind == "end-of-battle" and ability not in done
        ]

    @clause("eob.only-in-play")
    def fires_at_end(self, card: Card) -> bool:
        """Only units in play fire."""
        return self.fires_at_end_from(card) and card.is_face_up and self.fires_after_arrival(card)

    @clause("eob.not-from-hand-or-discard")
    def fires_at_end_from(self, card: Card) -> bool:
        """A card in a hand or in a discard pile is no unit in play."""
        return card.is_in_battle

    @clause("eob.no-deployment-needed")
    def fires_after_arrival(self, card: Card) -> bool:  # noqa: ARG002 - however it came
        """How it came into play does not matter."""
        return True

    def rank(self, card: Card) -> tuple[Any, ...]:
        """A card's place in the order: that of its Location."""
        return (self.extra_rank(card), *self.location_rank(card))

    @clause("eob.extra-last")
    def extra_rank(self, card: Card) -> int:
        """Extra Locations come after all others."""
        return 1 if card.place is not None and card.place.is_extra else 0

    @clause("eob.location-order")
    def location_rank(self, card: Card) -> tuple[Any, ...]:
        """The lowest number comes first."""
        return (card.place.number if card.place is not None else -1,)

    # Clean Up

    @clause("eob.before-cleanup")
    def clean_up(self) -> Asking[None]:
        """Only now the Battle Zone is swept; everything ends that lasts for a Battle."""
        self.sweep()
        self.end_changes()
        self.end_bans()
        yield from self.settle()
        yield from self.keep_hand_limits()
        self.game.battle += 1
        self.game.log.note("battle-begins", battle=self.game.battle)
        yield from self.enter(self.game.phases[0])

    def keep_hand_limits(self) -> Asking[None]:
        """Whoever holds too many cards discards some, because a rule says so."""
        limit = self.game.hand_limit
        if limit is None:
            return
        for player in self.game.seats_from(self.game.active):
            while len(self.game.players[player].hand) > limit:
                card = yield from self.choose_from_hand(player)
                if card is not None:
                    self.discard_by_rule(card)
        yield from self.settle()
