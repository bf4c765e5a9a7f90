"""Interrupts: what may break into an effect, when, and who is asked whether it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.choices import Choose
from reference_engine.core.clauses import clause
from reference_engine.fawnalore.rules.redirection import Redirection
from reference_engine.fawnalore.things import Card, Window

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.things import Effect, Instance, Unit

#: The kinds of abilities that a player can use.
USABLE = frozenset({"activated", "redirect"})


class Interrupts(Redirection):
    """Windows, and the Interrupts that are used in them."""

    # What an Interrupt is

    @clause("timing.model.interrupt-opt-in", "interrupt.explicit-only")
    def is_interrupt(self, ability: Ability) -> bool:
        """Only what its own text permits may break in, however urgent it is."""
        if ability.kind == "redirect":
            return self.is_interrupting_redirect(ability)
        return ability.kind == "activated" and self.permits_interruption(ability.words)

    def permits_interruption(self, words: str | None) -> bool:
        """Whether this wording lets an ability be used at a time that is not its player's own."""
        return (
            self.says_at_any_time(words)
            or self.says_during_any_turn(words)
            or self.says_the_same(words)
        )

    @clause("interrupt.class.at-any-time")
    def says_at_any_time(self, words: str | None) -> bool:
        """*At any time* permits it, in everybody's turn."""
        return words == "at-any-time"

    @clause("interrupt.class.any-turn")
    def says_during_any_turn(self, words: str | None) -> bool:
        """*During any turn* permits it too."""
        return words == "during-any-turn"

    @clause("interrupt.class.equivalent-wording")
    def says_the_same(self, words: str | None) -> bool:
        """Other words that mean the same permit it as well."""
        return words in {"at-any-moment", "on-anyones-turn", "whenever-you-wish"}

    @clause("redirect.otherwise-not-interrupt")
    def is_interrupting_redirect(self, ability: Ability) -> bool:
        """A redirect is an Interrupt by its wording; without one it has no right to break in."""
        return self.redirects_at_any_time(ability) or self.redirects_what_would_be_dealt(ability)

    @clause("redirect.interrupt.any-time")
    def redirects_at_any_time(self, ability: Ability) -> bool:
        """A redirect that may be used at any time is an Interrupt."""
        return self.permits_interruption(ability.words)

    @clause("redirect.interrupt.would-be-dealt")
    def redirects_what_would_be_dealt(self, ability: Ability) -> bool:
        """So is one for the time when damage would be dealt."""
        return ability.words == "would-be-dealt"

    # Who may use one now

    def usable(self, player: str, window: Window) -> list[Ability]:
        """The Interrupts that a player may use in this window."""
        return [
            ability
            for ability in self.carriers(player)
            if self.is_interrupt(ability) and self.is_usable(player, ability, window)
        ]

    def is_usable(self, player: str, ability: Ability, window: Window) -> bool:
        """Whether it is ready, the player can pay for it, and it makes sense here."""
        return (
            not ability.exhausted
            and self.can_pay(player, ability)
            and self.has_something_to_cancel(ability, window)
            and self.has_damage_to_stop(ability, window)
        )

    @clause("interrupt.carrier")
    def carriers(self, player: str) -> list[Ability]:
        """Abilities of units and of cards in play can be used, and cards in hand be played."""
        return [
            ability
            for ability in self.game.abilities()
            if ability.kind in USABLE
            and ability.owner == player
            and (self.is_in_force(ability) or self.is_playable(ability))
        ]

    def is_playable(self, ability: Ability) -> bool:
        """Whether it is what a card in hand does when it is played."""
        card = ability.bearer
        return isinstance(card, Card) and card.zone == "hand" and self.played(card) is ability

    def played(self, card: Card) -> Ability | None:
        """What a card from the hand does: the first thing in its text that can be done."""
        usable = (each for each in card.abilities if each.kind in USABLE)
        return next(usable, None)

    def can_pay(self, player: str, ability: Ability) -> bool:
        """Whether a player has what the ability costs."""
        stock = self.game.players[player]
        resources, actions = self.cost_of(ability)
        return stock.resources >= resources and stock.actions >= actions

    def cost_of(self, ability: Ability) -> tuple[int, int]:
        """What using an ability costs: resources, and actions. A card's own cost is part of it."""
        card = ability.bearer
        resources = ability.resources
        if isinstance(card, Card) and not (card.is_in_play and self.is_offer(ability)):
            resources += card.cost
        return resources, ability.actions

    def is_offer(self, ability: Ability) -> bool:
        """Whether it is offered by what happens, like a trigger, and costs and tires nothing."""
        return ability.words == "would-be-dealt"

    def has_something_to_cancel(self, ability: Ability, window: Window | None) -> bool:
        """What cancels an effect needs one that is paid for and has done nothing yet."""
        if all(each["do"] != "cancel" for each in ability.instructions):
            return True
        return window is not None and window.effect is not None and window.number == 1

    def has_damage_to_stop(self, ability: Ability, window: Window | None) -> bool:
        """What redirects or prevents *this damage* needs some that is about to be dealt."""
        instance = None if window is None else window.instance
        if ability.kind == "redirect":
            return instance is not None and self.can_redirect(ability, instance)
        stops = any(each.get("what") == "this" for each in ability.instructions)
        return not stops or (instance is not None and instance.amount > 0)

    # Windows

    @clause("interrupt.mid-resolution")
    def window_before_instruction(self, effect: Effect, number: int) -> Asking[None]:
        """Before an instruction is carried out, others may break in."""
        context: dict[str, object] = {
            "window": "instruction",
            "effect": effect.ability.name,
            "instruction": number,
        }
        return self.open_window(Window(context, effect=effect, number=number))

    def window_before_roll(self, attacker: Unit, target: Unit) -> Asking[None]:
        """After an attack was declared, others may break in before the die is rolled."""
        context: dict[str, object] = {
            "window": "roll",
            "unit": attacker.name,
            "target": target.name,
        }
        return self.open_window(Window(context))

    def window_before_damage(self, instance: Instance) -> Asking[None]:
        """The Pre-Damage Window: others may break in before the damage takes hold."""
        context: dict[str, object] = {"window": "damage", "unit": instance.recipient.name}
        if instance.source is not None:
            context["source"] = instance.source
        context |= {"amount": instance.amount, "attack": instance.is_attack}
        return self.open_window(Window(context, instance=instance, recipient=instance.recipient))

    @clause("interrupt.outside-structure")
    def window_in_clean_up(self, name: str) -> Asking[None]:
        """Interrupts are free of turns and phases: Clean Up waits for them, and then goes on."""
        return self.open_window(Window({"window": name, "player": self.game.active}))

    @clause("interrupt.finishes-before-resume")
    def open_window(self, window: Window) -> Asking[None]:
        """As long as anybody breaks in, that is finished first, and then all are asked anew."""
        while not window.is_closed:
            ability = yield from self.ask_everybody(window)
            if ability is None:
                return
            yield from self.break_in(ability, window)
            if window.instance is not None:
                window.context["amount"] = window.instance.amount

    def ask_everybody(self, window: Window) -> Asking[Ability | None]:
        """The active player is asked first, then the others; one who can use nothing is not."""
        for player in self.order_of_seats():
            usable = self.usable(player, window)
            if usable:
                ability: Ability | None = yield self.ask_to_interrupt(player, usable, window)
                if ability is not None:
                    return ability
        return None

    @clause("interrupt.optional")
    def ask_to_interrupt(self, player: str, usable: Sequence[Ability], window: Window) -> Choose:
        """Nobody has to break in, and one who does not loses nothing by it."""
        return Choose(
            player, "interrupt", usable, of="ability", minimum=0, context=dict(window.context)
        )
