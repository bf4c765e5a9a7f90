"""What every chapter of the rules stands on, and what lower chapters ask of higher ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reference_engine.core.choices import Asking
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Window


class Base:
    """The rules of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def break_in(self, ability: Ability, window: Window) -> Asking[None]:
        """An Interrupt is used in this window (see `effects`)."""
        raise NotImplementedError

    def resolve_what_waits(self) -> Asking[None]:
        """What was triggered resolves (see `resolution`)."""
        raise NotImplementedError
