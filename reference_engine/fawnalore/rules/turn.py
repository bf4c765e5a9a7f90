"""The turn: what a player does in the Main Phase, and what Clean Up is made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose, Word
from reference_engine.core.clauses import clause
from reference_engine.fawnalore.abilities import Happened, Pending
from reference_engine.fawnalore.rules.attacks import Attacks
from reference_engine.fawnalore.rules.triggers import Moment
from reference_engine.fawnalore.things import Card, Instance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reference_engine.core.choices import Asking, Choosable, Json
    from reference_engine.fawnalore.things import Lasting, Unit

#: A card whose text does not matter.
BLANK = Word("Blank", "a blank card")


class Turn(Attacks):
    """What is done in a turn."""

    @clause("timing.general.immediate")
    def go(self, doing: Asking[None]) -> Asking[None]:
        """What is done triggers, and that resolves before anybody does anything else."""
        yield from doing
        yield from self.resolve_what_waits()
        if self.game.turn_is_over:
            yield from self.clean_up()

    @clause("timing.general.blocking")
    def reason_to_wait(self, *, breaks_in: bool) -> str:
        """Nothing goes on until what is under way is done, or what was asked is answered."""
        resolving = self.game.is_resolving and not breaks_in
        return "an-effect-is-resolving" if resolving else "a-choice-is-open"

    # What happens in the Main Phase

    def move(self, unit: Unit, tiles: int) -> Asking[None]:
        """A unit moves."""
        self.game.log.note("unit-moved", unit=unit.name, tiles=tiles)
        self.happen(Moment([Happened("unit-moves", unit, unit.owner)]))
        yield from ()

    def occur(self, happenings: Sequence[Json]) -> Asking[None]:
        """Something happens that no player does."""
        self.game.busy += 1
        for happening in happenings:
            if happening["do"] == "destroy":
                self.leave_play(self.game.cards[happening["card"]])
            else:
                yield from self.deal(self.instances_of(happening))
        self.game.busy -= 1

    def instances_of(self, happening: Json) -> list[Instance]:
        """The damage that just happens, from somewhere or from nowhere."""
        source = happening.get("source")
        return [
            Instance(
                recipient=self.game.units[name],
                amount=happening["amount"],
                source=source,
                attacker=None if source is None else self.game.units.get(source),
                dealer=self.game.owner_of(source),
                damage_type=happening.get("damage_type"),
            )
            for name in happening["units"]
        ]

    # Clean Up

    def end_main_phase(self) -> Asking[None]:
        """The Main Phase ends, and Clean Up follows."""
        self.game.turn_is_over = True
        yield from ()

    @clause("timing.window.end-of-turn.phase")
    def clean_up(self) -> Asking[None]:
        """Clean Up: what happens at the end of the turn belongs here."""
        self.begin_phase("clean-up")
        for step in self.clean_up_steps():
            yield from step()
        self.end_turn()

    @clause("timing.window.end-of-turn.before-discard")
    def clean_up_steps(self) -> Sequence[Callable[[], Asking[None]]]:
        """The effects of the end of the turn come before discarding."""
        return (
            lambda: self.window_in_clean_up("clean-up"),
            self.end_of_turn_effects,
            lambda: self.window_in_clean_up("discard"),
            self.discard_to_limit,
        )

    def end_of_turn_effects(self) -> Asking[None]:
        """What waits for the end of the turn, and what was put off until then, is one group."""
        moment = Moment([Happened("end-of-turn", player=self.game.active)])
        self.announce(self.in_order([*self.gather(moment, "when"), *self.put_off(moment)]))
        yield from self.resolve_what_waits()

    def put_off(self, moment: Moment) -> list[Pending]:
        """The instructions that were put off until the end of this turn."""
        delayed = [each for each in self.game.lasting if each.kind == "later"]
        self.game.lasting = [each for each in self.game.lasting if each.kind != "later"]
        return [self.due(each, moment) for each in delayed]

    def due(self, lasting: Lasting, moment: Moment) -> Pending:
        """An instruction that was put off, now that its time has come."""
        [now] = moment.happened
        ability = replace(
            lasting.ability, instructions=lasting.instructions, optional=False, last=False
        )
        return Pending(ability, lasting.happened or now)

    def discard_to_limit(self) -> Asking[None]:
        """The active player discards down to the hand limit, if there is one."""
        game, limit = self.game, self.game.hand_limit
        while limit is not None and game.hand_size(game.active) > limit:
            named: list[Choosable] = [*game.hand(game.active)]
            blank = [BLANK] if game.players[game.active].blanks else []
            card = yield Choose(game.active, "discard", [*named, *blank], of="card")
            self.discard(game.active, card)

    def discard(self, player: str, card: Card | Word) -> None:
        """A card goes from the hand to the discard pile."""
        if isinstance(card, Card):
            card.zone = "discard"
        else:
            self.game.players[player].blanks -= 1
            self.game.players[player].discarded_blanks += 1
        self.game.log.note("card-discarded", player=player, card=card.name)

    # From one turn to the next

    def end_turn(self) -> None:
        """What lasts until the end of the turn is over, and it is the next player's turn."""
        game = self.game
        self.expire()
        game.turn_is_over = False
        game.log.note("turn-ends", player=game.active)
        game.active = self.others_in_turn_order()[0] if len(game.players) > 1 else game.active
        game.turn += 1
        game.log.note("turn-begins", player=game.active)
        player = game.players[game.active]
        player.actions = player.actions_per_turn
        self.begin_phase("main")

    def begin_phase(self, phase: str) -> None:
        """A phase of the active player's turn begins."""
        self.game.phase = phase
        self.game.log.note("phase-begins", phase=phase, player=self.game.active)

    def expire(self) -> None:
        """What was for this turn only is gone, and what was used up for it is ready again."""
        game = self.game
        self.end_copies_with_turn()
        game.lasting = [each for each in game.lasting if not each.this_turn]
        for unit in game.units.values():
            unit.damage_taken = 0
        for player in game.players.values():
            player.damage_dealt = 0
        for ability in game.abilities():
            ability.exhausted = False
