"""The engine for Arcane Legions: a game, its rules, and the protocol around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from reference_engine.arcane_legions import turns
from reference_engine.arcane_legions.game import Game
from reference_engine.arcane_legions.rules import Rules
from reference_engine.arcane_legions.setup import deal
from reference_engine.core.engine import RulebookEngine
from reference_engine.core.play import GameByRules

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking, Choose, Json

#: Decisions that arise while buckets are being emptied.
OF_THE_EMPTYING = frozenset({"resolve", "use"})


class Play(GameByRules[Game, Rules]):
    """A game that is played by some rules: these, or somebody's misreading of them."""

    __slots__ = ()

    def begin(self) -> Asking[None]:
        """What is there from the start: statics, whose owners may have to order them."""
        return self._rules.apply_since()

    def act(self, player: str | None, action: Json) -> Asking[None]:
        """What this action sets in motion; an illegal one is refused here."""
        return turns.begin(self._rules, player, action)

    def state(self) -> Json:
        """How things stand."""
        return self._game.state(self._rules.dice)

    def reason_to_wait(self, choice: Choose) -> str:
        """Whether abilities are pending, or a choice of another kind is open."""
        if choice.kind in OF_THE_EMPTYING or self._game.pending:
            return "abilities-are-pending"
        return "a-choice-is-open"


class ArcaneLegions(RulebookEngine):
    """Plays Arcane Legions."""

    rulebooks: ClassVar[dict[str, Json]] = {"arcane_legions": {"edition": "2011-01"}}

    def __init__(self, rules: type[Rules] = Rules) -> None:
        self._rules = rules

    def deal(self, setup: Json) -> Play:
        """The game of this set-up."""
        return Play(deal(setup), self._rules)
