"""An action as it comes in: who is behind it, and what it must say before the rules look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from judgecall_adapter import InvalidParams, Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reference_engine.core.choices import Asking, Json

_Rules = TypeVar("_Rules", bound=Any)


def begun(
    rules: _Rules,
    player: str | None,
    action: Json,
    *,
    happen: Callable[[_Rules, Json], Asking[None]],
    kinds: Mapping[str, Callable[[_Rules, str, Json], Asking[None]]],
) -> Asking[None]:
    """What an action sets in motion: a happening with nobody behind it, or a player's action."""
    kind = action["type"]
    if kind == "happen":
        if player is not None:
            raise InvalidParams("nobody is behind a happening: send it with player null")
        return happen(rules, action)
    if player is None or player not in rules.game.players:
        raise InvalidParams(f"{player} is not among the players, and only players act")
    legal = kinds.get(kind)
    if legal is None:
        raise Unsupported(f"the action {kind}")
    return legal(rules, player, action)


def said(action: Mapping[str, Any], key: str) -> Any:  # noqa: ANN401 - a JSON value
    """What an action says under a key that it needs."""
    if key not in action:
        raise InvalidParams(f"the action {action['type']} needs the key {key!r}")
    return action[key]


def name_in(action: Mapping[str, Any], key: str) -> str:
    """The name that an action needs to say under a key."""
    name = said(action, key)
    if not isinstance(name, str):
        raise InvalidParams(f"the action {action['type']} needs a name under the key {key!r}")
    return name
