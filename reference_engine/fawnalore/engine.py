"""The engine for Fawnalore: a game, its rules, and the protocol around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from reference_engine.core.engine import RulebookEngine
from reference_engine.core.play import GameByRules
from reference_engine.fawnalore import actions
from reference_engine.fawnalore.game import Game
from reference_engine.fawnalore.rules import Rules
from reference_engine.fawnalore.setup import deal
from reference_engine.fawnalore.view import state_of

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking, Choose, Json


class Play(GameByRules[Game, Rules]):
    """A game that is played by some rules: these, or somebody's misreading of them."""

    __slots__ = ("_attempt",)

    def __init__(self, game: Game, rules: type[Rules]) -> None:
        super().__init__(game, rules)
        #: Whether what was tried last is to use an Interrupt.
        self._attempt = False

    def begin(self) -> Asking[None]:
        """Nothing has to be settled before somebody acts."""
        yield from ()

    def attempt(self, player: str | None, action: Json) -> None:
        """Remember what is tried, for what is answered if it has to wait depends on it."""
        self._attempt = actions.breaks_in(self._rules, player, action)

    def act(self, player: str | None, action: Json) -> Asking[None]:
        """What this action sets in motion; an illegal one is refused here."""
        return actions.begin(self._rules, player, action)

    def state(self) -> Json:
        """How things stand."""
        return state_of(self._game)

    def reason_to_wait(self, choice: Choose) -> str:  # noqa: ARG002 - it depends on the attempt
        """Whether an effect is resolving, or a choice is open that an Interrupt waits for."""
        return self._rules.reason_to_wait(breaks_in=self._attempt)


class Fawnalore(RulebookEngine):
    """Plays Fawnalore."""

    rulebooks: ClassVar[dict[str, Json]] = {"fawnalore": {"edition": "2026-11"}}

    def __init__(self, rules: type[Rules] = Rules) -> None:
        self._rules = rules

    def deal(self, setup: Json) -> Play:
        """The game of this set-up."""
        self._play = Play(deal(setup), self._rules)
        return self._play

    def act(self, player: str | None, action: Json) -> Json:
        """Do this, and run to the next choice."""
        self._play.attempt(player, action)
        return super().act(player, action)
