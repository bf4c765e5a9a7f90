"""The players of a set-up, and whether somebody is one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall_adapter import InvalidParams

if TYPE_CHECKING:
    from collections.abc import Collection

    from reference_engine.core.choices import Json


def players_of(setup: Json) -> list[str]:
    """The players by their seats, each with a name of their own; the active one is among them."""
    players = list(setup["players"])
    if len(set(players)) < len(players):
        raise InvalidParams("two players have the same name; give each their own")
    if setup["active"] not in players:
        raise InvalidParams(f"the active player {setup['active']} is not among the players")
    return players


def require_player(name: str, who: str, players: Collection[str]) -> None:
    """Refuse a set-up that speaks of somebody who does not play, as one `who owns Bears`."""
    if name not in players:
        raise InvalidParams(f"{name}, {who}, is not among the players")
