"""How effects begin and end, and what else happens in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.clauses import clause
from reference_engine.flesh_and_blood.rules.ages import Ages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from reference_engine.core.choices import Asking
    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect


class Lasting(Ages):
    """A game from one change to the next."""

    def set_up(self) -> Asking[None]:
        """
        What is placed was simply there; only who is older may have to be said.

        Until it is, those that are alone of their age lie there all the same.
        """
        for card in self.game.cards.values():
            self.reset(card)
        self.count_without_effects()
        entering: list[Effect] = []
        self.game.effects = [alike[0] for alike in self.game.placed if len(alike) == 1]
        for alike in self.game.placed:
            entering += yield from self.in_order_of_age(alike)
        self.game.effects = []
        for effect in entering:
            self.enter(effect)
        self.renew()

    def count_without_effects(self) -> None:
        """As long as nobody knows which effect is older, cards have their counters only."""
        for place in self.order():
            self.apply_counters(place)

    @clause("6.3.5.live")
    def happen(
        self, doings: Sequence[Callable[[], None]], beginning: Sequence[Effect]
    ) -> Asking[None]:
        """
        Something happens, effects begin, and everything is worked out anew.

        Which effect is older is said first: all of it happens at one moment.
        """
        entering = yield from self.in_order_of_age(beginning)
        for doing in doings:
            doing()
        for effect in entering:
            self.begin(effect)
        self.renew()

    def renew(self) -> None:
        """Put the effects in order, and work everything out."""
        self.sort()
        self.work_out()

    @clause("6.2.2b.x-fixed")
    def begin(self, effect: Effect) -> None:
        """An effect begins; the X of a layer effect is what it is at that moment."""
        self.enter(effect)
        self.forget_what_fits()
        for part in effect.parts:
            self.fix_x(part)
        self.game.log.note("effect-begins", effect=effect.name)

    @clause("6.3.2c.one-identity", "6.2.3a.static-lasts")
    def end(self, effect: Effect) -> None:
        """An effect ends, with all of its parts."""
        self.game.effects.remove(effect)
        self.game.log.note("effect-ends", effect=effect.name)

    @clause("6.2.2a.duration")
    def ends_with_the_turn(self, effect: Effect) -> bool:
        """Whether an effect ends with the turn: a layer effect that states nothing does, too."""
        return effect.is_layer and effect.until != "end-of-game"

    def end_turn(self) -> None:
        """The turn ends, and then the next player is the turn-player."""
        self.game.log.note("turn-ends", player=self.game.active)
        for effect in [each for each in self.game.effects if self.ends_with_the_turn(each)]:
            self.end(effect)
        self.game.active = self.game.next_player()

    def leave(self, card: Card) -> None:
        """A card leaves the game, and a layer effect that can apply to nothing else ends."""
        del self.game.cards[card.handle]
        self.game.log.note("left", card=card.handle)
        for effect in list(self.game.effects):
            if self.ends_with_its_cards(effect, self.game.cards):
                self.end(effect)

    def ends_with_its_cards(self, effect: Effect, left: Mapping[str, Card]) -> bool:
        """Whether an effect ends because none of the cards is left that it is about."""
        return effect.is_layer and effect.names_only(left)

    @clause("8.5.35.control-gained")
    def gain_control(self, card: Card, player: str) -> None:
        """A player gains control of a card, once and for all."""
        card.held_by = player
        self.game.log.note("control-changes", card=card.handle, player=player)
