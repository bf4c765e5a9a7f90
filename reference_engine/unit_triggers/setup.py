"""From the set-up of a scenario to a game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.core.players import players_of, require_player
from reference_engine.unit_triggers.game import Game
from reference_engine.unit_triggers.reading import check_names, read_ability, read_place
from reference_engine.unit_triggers.things import Card, Player

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.core.choices import Json

#: The phases of a Battle, unless a scenario says otherwise.
PHASES = ("deployment", "tallying", "end-of-battle", "clean-up")

#: The CQ of a unit of which nothing else is said.
USUAL_CQ = 2

#: Where a card can lie when the game begins, outside the Battle Zone.
PILES = frozenset({"deck", "hand", "discard"})


def deal(setup: Json) -> Game:
    """Place everything that the set-up names. Nothing fires by being placed."""
    names = players_of(setup)
    rules = setup.get("rules") or {}
    cards = _cards(setup["objects"], names)
    game = Game(
        players=_players(names, rules.get("points") or {}),
        active=setup["active"],
        cards=cards,
        phases=_phases(rules.get("phases") or PHASES),
        least_cq=(rules.get("state_check") or {}).get("least_cq"),
        hand_limit=rules.get("hand_limit"),
    )
    for each in setup["objects"]:
        _lay(game, each, cards[each["name"]])
    for each in setup["objects"]:
        _attach(each, cards)
    return game


def _players(names: Sequence[str], points: Mapping[str, int]) -> dict[str, Player]:
    for name in points:
        require_player(name, "who has points", names)
    return {name: Player(name, points.get(name, 0)) for name in names}


def _phases(said: Sequence[str]) -> tuple[str, ...]:
    phases = tuple(said)
    if not set(phases) <= set(PHASES) or len(set(phases)) < len(phases):
        raise InvalidParams(f"the phases must be some of {', '.join(PHASES)}, each once")
    if phases[0] != "deployment" or phases[-1] != "clean-up":
        raise InvalidParams("a Battle begins with deployment and closes with clean-up")
    return phases


def _cards(objects: Sequence[Json], players: Sequence[str]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for each in objects:
        name, owner = each["name"], each["owner"]
        if each["type"] != "card":
            raise Unsupported(f"objects of the type {each['type']}")
        require_player(owner, f"who owns {name}", players)
        if name in cards:
            raise InvalidParams(f"two cards are called {name}; give each its own name")
        card = cards[name] = Card(
            name=name,
            title=str(each.get("title", name)),
            owner=owner,
            is_unit=each["kind"] == "unit",
            printed_cq=each.get("cq", USUAL_CQ) if each["kind"] == "unit" else 0,
            has_lightspeed=each.get("lightspeed", False),
            zone="table",
        )
        card.abilities = [read_ability(printed, card) for printed in each.get("abilities", ())]
        if card.is_unit and any(ability.kind == "event" for ability in card.abilities):
            raise InvalidParams(f"{name} is a unit, and only events are played for what they say")
    for card in cards.values():
        for ability in card.abilities:
            check_names(ability, cards)
    return cards


def _lay(game: Game, said: Mapping[str, Any], card: Card) -> None:
    zone = said["zone"]
    if zone in PILES:
        game.put(card, zone)
        return
    if zone != "battle":
        raise InvalidParams(f"{card.name} is in {zone}; it can be in battle, {', '.join(PILES)}")
    if not card.is_unit:
        raise InvalidParams(f"{card.name} is an event, and only units lie in the Battle Zone")
    for key in ("location", "facing", "arrival"):
        if said.get(key) is None:
            raise InvalidParams(f"{card.name} lies in the Battle Zone and needs its {key}")
    if (said["arrival"], said["facing"]) == ("placed", "up"):
        raise InvalidParams(f"{card.name} was put down and not revealed, so it lies face-down")
    face_up = said["facing"] == "up"
    game.lay(card, read_place(said["location"]), said["arrival"], face_up=face_up)


def _attach(said: Mapping[str, Any], cards: Mapping[str, Card]) -> None:
    to = said.get("attached_to")
    card = cards[said["name"]]
    if (card.arrival == "attached") != (to is not None):
        raise InvalidParams(f"{card.name} is attached to something, or was not: say one of them")
    if to is None:
        return
    host = cards.get(to)
    if host is None or not host.is_open or host is card:
        raise InvalidParams(f"{card.name} is attached to {to}, which is no unit lying face-up")
    if host.place != card.place:
        raise InvalidParams(f"{card.name} is attached to {to}, so it must lie at its Location")
    card.host = host
