"""From the set-up of a scenario to a game on the table."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.core.players import players_of, require_player
from reference_engine.flesh_and_blood.cards import NUMBERS, Card, Printed
from reference_engine.flesh_and_blood.game import Game
from reference_engine.flesh_and_blood.reading import read_effect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.core.choices import Json
    from reference_engine.flesh_and_blood.effects import Effect


def deal(setup: Json) -> Game:
    """Place everything that the set-up names."""
    players = players_of(setup)
    if setup.get("dice"):
        raise InvalidParams("nothing is rolled in this rulebook; leave the dice out")
    for each in setup["objects"]:
        if each["type"] not in {"card", "effect"}:
            raise Unsupported(f"objects of the type {each['type']}")
        require_player(each["owner"], f"who owns {each['name']}", players)
    cards = _cards([each for each in setup["objects"] if each["type"] == "card"], players)
    effects = [each for each in setup["objects"] if each["type"] == "effect"]
    return Game(players, setup["active"], cards, _effects(effects, cards))


def _cards(said: Sequence[Json], players: Sequence[str]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for each in said:
        handle = each["name"]
        if handle in cards:
            raise InvalidParams(f"two cards are called {handle}; give each its own name")
        held_by = each.get("controller") or each["owner"]
        require_player(held_by, f"who controls {handle}", players)
        card = cards[handle] = Card(
            handle,
            held_by,
            _printed(handle, each["printed"]),
            life_lost=each.get("life_lost", 0),
        )
        for counter in each.get("counters", ()):
            kind = counter["property"], counter["change"]
            if kind in card.counters:
                raise InvalidParams(f"{handle} has counters of one kind twice; add them up")
            card.counters[kind] = counter["count"]
    return cards


def _printed(handle: str, said: Mapping[str, Any]) -> Printed:
    return Printed(
        said.get("name") or handle,
        said.get("color"),
        {
            "type": frozenset(said.get("types", ())),
            "subtype": frozenset(said.get("subtypes", ())),
            "supertype": frozenset(said.get("supertypes", ())),
            "ability": frozenset(said.get("abilities", ())),
        },
        {name: said[name] for name in NUMBERS if said.get(name) is not None},
    )


def _effects(said: Sequence[Json], cards: Mapping[str, Card]) -> list[list[Effect]]:
    """The effects by age, the oldest first; those of equal age stand together."""
    by_age: list[list[Effect]] = []
    names: set[str] = set()
    for _age, alike in groupby(sorted(said, key=_timestamp), key=_timestamp):
        by_age.append([])
        for each in alike:
            if each["name"] in names:
                raise InvalidParams(f"two effects are called {each['name']}; rename one")
            names.add(each["name"])
            effect = read_effect(each, cards)
            _attach(effect, each.get("on", ()), cards)
            by_age[-1].append(effect)
    return by_age


def _timestamp(said: Json) -> int:
    timestamp: int = said["timestamp"]
    return timestamp


def _attach(effect: Effect, handles: Sequence[str], cards: Mapping[str, Card]) -> None:
    """A layer effect stays on the cards to which it has applied already."""
    if handles and not effect.is_layer:
        raise InvalidParams(f"{effect.name} is static, so it stays on nothing")
    for handle in handles:
        if handle not in cards:
            raise InvalidParams(f"{effect.name} is on {handle}, which is not placed")
        for part in effect.parts:
            if part.scope.card is None:
                effect.stays_on.setdefault(part.scope, set()).add(cards[handle])
