"""The engine for Unit Triggers: a game, its rules, and the protocol around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judgecall_adapter import InvalidParams

from reference_engine.core.engine import RulebookEngine
from reference_engine.core.play import GameByRules
from reference_engine.unit_triggers import actions
from reference_engine.unit_triggers.game import Game
from reference_engine.unit_triggers.rules import Rules
from reference_engine.unit_triggers.setup import deal

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking, Choose, Json


class Play(GameByRules[Game, Rules]):
    """A game that is played by some rules: these, or somebody's misreading of them."""

    __slots__ = ()

    def begin(self) -> Asking[None]:
        """Nothing has to be settled before somebody acts."""
        yield from ()

    def act(self, player: str | None, action: Json) -> Asking[None]:
        """What this action sets in motion; an illegal one is refused here."""
        return actions.begin(self._rules, player, action)

    def state(self) -> Json:
        """How things stand."""
        return self._rules.state()

    def seen_by(self, player: str) -> Json:
        """How things stand and what happened, as far as this player may know it."""
        if player not in self._game.players:
            raise InvalidParams(f"{player} is not among the players, and has no seat to look from")
        return self._rules.seen_by(player)

    def reason_to_wait(self, choice: Choose) -> str:  # noqa: ARG002 - it is the same for all
        """Nothing begins while something else is under way."""
        return "an-ability-is-resolving"


class UnitTriggers(RulebookEngine):
    """Plays Unit Triggers."""

    rulebooks: ClassVar[dict[str, Json]] = {"unit_triggers": {"edition": "2026-11"}}

    def __init__(self, rules: type[Rules] = Rules) -> None:
        self._rules = rules

    def deal(self, setup: Json) -> Play:
        """The game of this set-up."""
        return Play(deal(setup), self._rules)
