"""Instructions: what each thing that a card text can say does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.clauses import clause
from reference_engine.fawnalore.abilities import Happened
from reference_engine.fawnalore.rules.quantities import Quantities
from reference_engine.fawnalore.rules.triggers import Moment
from reference_engine.fawnalore.things import Instance, Lasting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Instruction
    from reference_engine.fawnalore.things import Card, Effect, Unit


class Instructions(Quantities):
    """One method for each kind of instruction."""

    def perform(self, instruction: Instruction, effect: Effect) -> Asking[None]:
        """An instruction is carried out, as far as that is possible."""
        carry_out = getattr(self, f"do_{instruction['do'].replace('-', '_')}")
        asking: Asking[None] | None = carry_out(instruction, effect)
        if asking is not None:
            yield from asking

    # Damage

    def do_deal(self, said: Instruction, effect: Effect) -> Asking[None]:
        """Units take damage, all of them at once."""
        units = yield from self.targets(said["to"], effect)
        amount = self.amount(said["amount"], effect)
        yield from self.deal([self.instance(said, amount, unit, effect) for unit in units])

    def instance(self, said: Instruction, amount: int, unit: Unit, effect: Effect) -> Instance:
        """The damage that one instruction deals to one unit."""
        return Instance(
            recipient=unit,
            amount=amount,
            source=effect.ability.bearer.name,
            attacker=effect.ability.unit,
            dealer=effect.owner,
            damage_type=said.get("damage_type"),
            is_reducible=not said.get("unreducible", False),
            effect=effect,
        )

    def do_clash(self, said: Instruction, effect: Effect) -> Asking[None]:
        """Units deal damage to each other at the same moment."""
        units = self.game.units
        yield from self.deal(
            [
                Instance(
                    recipient=units[hit["to"]],
                    amount=hit["amount"],
                    source=hit["from"],
                    attacker=units[hit["from"]],
                    dealer=units[hit["from"]].owner,
                    effect=effect,
                )
                for hit in said["hits"]
                if not units[hit["from"]].is_dead
            ],
        )

    # Units

    def do_heal(self, said: Instruction, effect: Effect) -> Asking[None]:
        """Units get HP back, up to their maximum."""
        units = yield from self.targets(said["to"], effect)
        amount = self.amount(said["amount"], effect)
        self.heal([unit for unit in units if self.can_be_healed(unit)], amount)

    def heal(self, units: Iterable[Unit], amount: int) -> None:
        """These units are healed at the same moment."""
        moment = Moment()
        for unit in units:
            healed = min(amount, unit.max_hp - unit.hp)
            if healed > 0:
                unit.hp += healed
                self.game.log.note("unit-healed", unit=unit.name, amount=healed)
                moment.happened.append(Happened("unit-healed", unit, unit.owner, amount=healed))
        self.happen(moment)

    def do_gain_guard(self, said: Instruction, effect: Effect) -> Asking[None]:
        """A unit gains Guard."""
        for unit in (yield from self.targets(said["to"], effect)):
            self.gain_guard(unit, said["amount"])

    # What players hold

    def do_draw(self, said: Instruction, effect: Effect) -> None:
        """The effect's player draws cards."""
        count = self.amount(said["count"], effect)
        if count:
            self.game.players[effect.owner].blanks += count
            self.game.log.note("cards-drawn", player=effect.owner, count=count)

    def do_gain_resources(self, said: Instruction, effect: Effect) -> None:
        """The effect's player gains resources."""
        amount = self.amount(said["amount"], effect)
        if amount:
            self.game.players[effect.owner].resources += amount
            self.game.log.note("resources-gained", player=effect.owner, amount=amount)

    # What lasts

    def do_prevent(self, said: Instruction, effect: Effect) -> Asking[None]:
        """Damage is prevented: what is just coming, or what will come."""
        most = None if said["amount"] == "all" else said["amount"]
        if said["what"] == "this":
            instance = None if effect.window is None else effect.window.instance
            if instance is not None:
                self.prevent(instance, most, effect.ability)
            return
        ability, source = effect.ability, said.get("from")
        if said.get("to") is None:
            lasting = Lasting("negate", ability, source=source, this_turn=True)
            self.game.lasting.append(lasting)
            return
        for unit in (yield from self.targets(said["to"], effect)):
            self.game.lasting.append(
                Lasting("prevent", ability, unit, most, source, said["what"] == "attack"),
            )

    def do_redirect_next(self, said: Instruction, effect: Effect) -> Asking[None]:
        """The next damage to one unit will go to another."""
        unit = self.unit_meant(said["from"], effect)
        for to in (yield from self.targets(said["to"], effect)):
            self.game.lasting.append(Lasting("redirect", effect.ability, unit, to=to))

    def do_redirect(self, said: Instruction, effect: Effect) -> Asking[None]:
        """The damage that is just coming goes to another unit."""
        instance = None if effect.window is None else effect.window.instance
        if instance is None or not self.can_redirect(effect.ability, instance):
            return
        units = self.receivers(effect.ability, said, instance)
        for unit in (yield from self.choose_target(units, effect)):
            self.redirect(instance, unit, effect.ability)

    def do_minimum(self, said: Instruction, effect: Effect) -> None:
        """For the rest of the turn, a minimum gets through."""
        self.game.lasting.append(
            Lasting("minimum", effect.ability, amount=said["amount"], this_turn=True),
        )

    @clause("timing.general.default-only")
    def do_later(self, said: Instruction, effect: Effect) -> None:
        """A text that puts a part of it off replaces the rule that all of it happens now."""
        self.game.lasting.append(
            Lasting(
                "later",
                effect.ability,
                this_turn=True,
                instructions=said["effects"],
                happened=effect.happened,
            ),
        )

    # Cards

    def do_copy(self, said: Instruction, effect: Effect) -> None:  # noqa: ARG002
        """A card copies another until the end of the turn."""
        cards = self.game.cards
        self.begin_copy(cards[said["card"]], cards[said["of"]], said.get("including", ()))

    def do_destroy(self, said: Instruction, effect: Effect) -> None:  # noqa: ARG002
        """Cards leave play: one, or all that are as the text says."""
        for card in [card for card in self.game.in_play() if self.is_named(said, card)]:
            self.leave_play(card)

    def is_named(self, said: Instruction, card: Card) -> bool:
        """Whether a text that destroys cards means this one, as it is now."""
        is_so: dict[str, Any] = {
            "card": card.name,
            "tier": card.tier,
            "title": card.title,
            "relic_type": card.relic_type,
        }
        return all(said[key] == value for key, value in is_so.items() if key in said)

    def do_restore(self, said: Instruction, effect: Effect) -> None:  # noqa: ARG002
        """A card comes back into play."""
        self.return_to_play(self.game.cards[said["card"]])

    # The turn, and what depends

    def do_end_turn(self, said: Instruction, effect: Effect) -> None:  # noqa: ARG002
        """The Main Phase is over, once this effect is done with all that it triggers."""
        self.game.turn_is_over = True

    def do_if(self, said: Instruction, effect: Effect) -> Asking[None]:
        """An instruction is carried out only if things stand so by now."""
        if self.is_so(said["condition"], effect):
            for instruction in said["then"]:
                yield from self.perform(instruction, effect)
