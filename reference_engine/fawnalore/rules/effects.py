"""Effects: what they cost, how they are carried out, and what becomes of a canceled one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.abilities import Happened
from reference_engine.fawnalore.rules.instructions import Instructions
from reference_engine.fawnalore.rules.triggers import Moment
from reference_engine.fawnalore.things import Card, Effect

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability, Instruction
    from reference_engine.fawnalore.things import Window


class Effects(Instructions):
    """How an effect begins, goes on and ends."""

    # Using an ability, playing a card

    def break_in(self, ability: Ability, window: Window) -> Asking[None]:
        """An Interrupt is used. It is an effect itself, and others may break into it in turn."""
        yield from self.use(ability, window)

    def use(self, ability: Ability, window: Window | None = None) -> Asking[None]:
        """An ability is used, or the card played that it stands on; then it is carried out."""
        effect = Effect(ability, ability.instructions, window=window)
        if isinstance(ability.bearer, Card) and ability.bearer.zone == "hand":
            self.leave_hand(ability.bearer, effect)
        else:
            self.game.log.note("ability-used", player=effect.owner, ability=ability.name)
            ability.exhausted = not self.is_offer(ability)
        self.pay(effect)
        if effect.card is not None:
            self.when_it_happens(self.playing(effect))
        yield from self.carry_out(effect)
        if not self.game.busy:
            yield from self.resolve_what_waits()

    def leave_hand(self, card: Card, effect: Effect) -> None:
        """A card is played: it lies on the table until its text has been carried out."""
        effect.card = card
        card.zone, card.is_resolving = "play", True
        self.game.log.note("card-played", player=card.owner, card=card.name)

    def playing(self, effect: Effect) -> Moment:
        """That a card was played, for those who wait for it."""
        return Moment([Happened("card-played", player=effect.owner)])

    def pay(self, effect: Effect) -> None:
        """What the effect costs is paid before it begins."""
        effect.resources, effect.actions = self.cost_of_use(effect)
        player = self.game.players[effect.owner]
        if effect.resources:
            player.resources -= effect.resources
            self.game.log.note("resources-paid", player=effect.owner, amount=effect.resources)
        if effect.actions:
            player.actions -= effect.actions
            self.game.log.note("actions-paid", player=effect.owner, amount=effect.actions)

    def cost_of_use(self, effect: Effect) -> tuple[int, int]:
        """What is paid for an effect."""
        return self.cost_of(effect.ability)

    # Carrying it out

    def carry_out(self, effect: Effect) -> Asking[None]:
        """An effect resolves: others may break in before each instruction."""
        self.game.busy += 1
        for number, instruction in enumerate(effect.instructions, 1):
            yield from self.window_before_instruction(effect, number)
            if self.is_stopped(effect) or not self.goes_on(effect, number):
                break
            if number == 1:
                self.note("resolves", effect)
            yield from self.carry_out_one(instruction, effect)
        self.game.busy -= 1
        self.conclude(effect)

    @clause("timing.general.full")
    def goes_on(self, effect: Effect, number: int) -> bool:  # noqa: ARG002 - whatever it is
        """An effect that has begun carries out all its instructions, whoever died meanwhile."""
        return True

    @clause("timing.general.no-pause")
    def carry_out_one(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        """What an instruction triggers does not slide in before the next one."""
        yield from self.perform(instruction, effect)

    def conclude(self, effect: Effect) -> None:
        """An effect is over, and a card that was played for it is discarded."""
        if not effect.is_canceled:
            self.note("finishes", effect)
        if effect.card is not None:
            effect.card.zone, effect.card.is_resolving = "discard", False
        if self.has_happened(effect):
            self.after_effect(effect)

    def after_effect(self, effect: Effect) -> None:
        """What waits for the end of an effect is triggered."""
        if effect.card is not None:
            self.after_it_happened(self.playing(effect))
        if effect.dealt:
            dealt = Happened("effect-dealt-damage", player=effect.owner)
            self.after_it_happened(Moment([dealt]))

    def note(self, event: str, effect: Effect) -> None:
        """Note what becomes of an effect."""
        ability = effect.ability
        owner = {"owner": ability.owner} if event != "finishes" else {}
        self.game.log.note(event, ability=ability.name, **owner)

    # Canceling

    def do_cancel(self, said: Instruction, effect: Effect) -> None:
        """The effect that was broken into is canceled, before it has done anything."""
        window = effect.window
        if window is None or window.effect is None or window.number != 1:
            return
        canceled = window.effect
        if canceled.is_canceled:
            return
        canceled.is_canceled = True
        self.game.log.note("canceled", ability=canceled.ability.name, by=effect.ability.name)
        if self.is_refunded(said):
            self.refund(canceled, effect)

    @clause("cancel.no-resolve")
    def is_stopped(self, effect: Effect) -> bool:
        """An effect that was canceled carries out none of its instructions."""
        return effect.is_canceled

    @clause("cancel.as-if-nothing")
    def has_happened(self, effect: Effect) -> bool:
        """For everything that looks at it afterwards, a canceled effect did nothing."""
        return not effect.is_canceled

    @clause("cancel.costs-stay-paid")
    def is_refunded(self, said: Instruction) -> bool:
        """What was paid stays paid, unless the text that cancels says otherwise."""
        return self.says_refund(said)

    @clause("cancel.refund-if-stated")
    def says_refund(self, said: Instruction) -> bool:
        """Whether the text that cancels gives the costs back."""
        return bool(said["refund"])

    def refund(self, canceled: Effect, by: Effect) -> None:  # noqa: ARG002 - it goes to the victim
        """What was paid goes back to the player who paid it."""
        player = self.game.players[canceled.owner]
        if canceled.resources:
            player.resources += canceled.resources
            self.game.log.note("resources-refunded", player=player.name, amount=canceled.resources)
        if canceled.actions:
            player.actions += canceled.actions
            self.game.log.note("actions-refunded", player=player.name, amount=canceled.actions)
