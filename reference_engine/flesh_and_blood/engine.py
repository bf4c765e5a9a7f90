"""The engine for Flesh and Blood: a game, its rules, and the protocol around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from reference_engine.core.engine import RulebookEngine
from reference_engine.core.play import GameByRules
from reference_engine.flesh_and_blood import actions
from reference_engine.flesh_and_blood.game import Game
from reference_engine.flesh_and_blood.rules import Rules
from reference_engine.flesh_and_blood.setup import deal
from reference_engine.flesh_and_blood.view import state_of

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking, Choose, Json


class Play(GameByRules[Game, Rules]):
    """A game that is played by some rules: these, or somebody's misreading of them."""

    __slots__ = ()

    def begin(self) -> Asking[None]:
        """Work out what the effects make of the cards, once it is known which is older."""
        return self._rules.set_up()

    def act(self, player: str | None, action: Json) -> Asking[None]:
        """What this action sets in motion; an illegal one is refused here."""
        return actions.begin(self._rules, player, action)

    def state(self) -> Json:
        """How things stand."""
        return state_of(self._game)

    def reason_to_wait(self, choice: Choose) -> str:  # noqa: ARG002 - there is one kind only
        """Nothing happens before the turn-player has answered."""
        return "a-choice-is-open"


class FleshAndBlood(RulebookEngine):
    """Plays Flesh and Blood, as far as continuous effects go."""

    rulebooks: ClassVar[dict[str, Json]] = {"flesh_and_blood": {"edition": "2.14.0"}}

    def __init__(self, rules: type[Rules] = Rules) -> None:
        self._rules = rules

    def deal(self, setup: Json) -> Play:
        """The game of this set-up."""
        return Play(deal(setup), self._rules)
