"""An engine for one rulebook: the adapter kit's four methods over a session."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from judgecall_adapter import Engine

from reference_engine.core.numbers import whole
from reference_engine.core.session import Session

if TYPE_CHECKING:
    from reference_engine.core.choices import Json
    from reference_engine.core.session import Playable


class RulebookEngine(Engine):
    """Plays the games of one rulebook, one at a time."""

    _session: Session

    @abstractmethod
    def deal(self, setup: Json) -> Playable:
        """The game that this set-up describes, ready to be played."""

    def start(self, setup: Json) -> Json:
        """Set up a game, and run to the first choice if there is one before anybody acts."""
        self._session = Session(self.deal(whole(setup)))
        return self._session.begin()

    def act(self, player: str | None, action: Json) -> Json:
        """Do this, and run to the next choice."""
        return self._session.act(player, whole(action))

    def decide(self, decision: str, choice: list[str]) -> Json:
        """Answer the open decision, and run to the next choice."""
        return self._session.decide(decision, choice)

    def view(self, player: str | None) -> Json:  # noqa: ARG002 - everybody sees everything
        """How things stand, and all that happened."""
        return self._session.view()
