"""What the games of all rulebooks share as a session plays them: a game and its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from reference_engine.core.log import Log

_Game = TypeVar("_Game", bound=Any)
_Rules = TypeVar("_Rules", bound=Any)


class GameByRules(Generic[_Game, _Rules]):
    """A game that is played by some rules: the rulebook's, or somebody's misreading of them."""

    __slots__ = ("_game", "_rules")

    def __init__(self, game: _Game, rules: type[_Rules]) -> None:
        self._game = game
        self._rules: _Rules = rules(game)

    @property
    def log(self) -> Log:
        """What has happened."""
        log: Log = self._game.log
        return log
