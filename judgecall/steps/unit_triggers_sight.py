"""What a seat may know of a game of Unit Triggers: hands, decks and face-down units are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import re

from judgecall.sight import Sight
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judgecall.states import Place

#: The name under which an engine shows a unit that lies face-down, and may not be known.
_NAMELESS = re.compile(r"hidden-\d+")


def entitled(
    state: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    seat: str,
) -> dict[str, Any]:
    """What this seat may know of a game that is known in full."""
    hidden = {
        name
        for name, card in state.get("zone", {}).items()
        if card["facing"] == "down" and card["owner"] != seat
    }
    zone = {name: card for name, card in state.get("zone", {}).items() if name not in hidden}
    nameless = [_outside_of(state["zone"][name]) for name in hidden]
    players = {
        player: {
            key: value
            for key, value in has.items()
            if key != "deck_cards" and (key != "hand_cards" or player == seat)
        }
        for player, has in state.get("players", {}).items()
    }
    return {
        "state": {**state, "players": players, "zone": zone | _numbered(nameless)},
        "events": [_told(event, seat) for event in events],
    }


def _outside_of(card: Mapping[str, Any]) -> dict[str, Any]:
    return {key: card[key] for key in ("owner", "location", "facing")}


def _told(event: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """An event as this seat may know it: a card that was put down is not named to others."""
    if event["event"] == "card-placed" and event["player"] != seat:
        return {key: value for key, value in event.items() if key != "card"}
    return dict(event)


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view in which face-down units are numbered alike, however the engine numbers them."""
    state = view["state"]
    zone = state.get("zone", {})
    nameless = [card for name, card in zone.items() if _NAMELESS.fullmatch(name)]
    named = {name: card for name, card in zone.items() if not _NAMELESS.fullmatch(name)}
    return {"state": {**state, "zone": named | _numbered(nameless)}, "events": view["events"]}


def _numbered(nameless: list[dict[str, Any]]) -> dict[str, Any]:
    in_order = sorted(nameless, key=lambda card: sorted(map(str, card.items())))
    return {f"hidden-{number}": card for number, card in enumerate(in_order, 1)}


_PILES = {"hand_cards": "hand", "deck_cards": "deck"}


def say(place: Place, value: Any) -> str:  # noqa: ANN401 - whatever the state holds
    """What is called what: ``Ada's hand: Lynx and Puma``."""
    match place:
        case ("players", player, pile) if pile in _PILES:
            return f"{player}'s {_PILES[pile]}: {_said(value)}"
        case ("players", player, key):
            return f"{player}'s {key.replace('_', ' ')}: {_said(value)}"
        case ("zone", name):
            who = "a face-down unit" if _NAMELESS.fullmatch(name) else name
            return f"{who}: {_lying(value)}"
        case ("zone", name, key):
            who = "a face-down unit" if _NAMELESS.fullmatch(name) else name
            return f"{key.replace('_', ' ')} of {who}: {_said(value)}"
    return f"{' > '.join(place)}: {_said(value)}"


def _said(value: Any) -> str:  # noqa: ANN401
    if value is None:
        return "not told"
    if isinstance(value, list):
        return listed([str(each) for each in value]) or "nothing"
    return str(value)


def _lying(card: Any) -> str:  # noqa: ANN401
    if not isinstance(card, dict):
        return _said(card)
    owner, facing, location = (card.get(key, "?") for key in ("owner", "facing", "location"))
    return f"{owner}'s, face-{facing} at {location}"


sight = Sight(entitled, plain, say)
