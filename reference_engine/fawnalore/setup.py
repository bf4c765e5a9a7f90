"""From the set-up of a scenario to a game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.core.players import players_of, require_player
from reference_engine.fawnalore.game import Game
from reference_engine.fawnalore.reading import check_names, read_ability
from reference_engine.fawnalore.things import Card, Player, RuleText, Unit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.core.choices import Json

#: The actions that a player has each turn.
ACTIONS = 3

#: The highest Guard that a unit can have.
MOST_GUARD = 3


def deal(setup: Json) -> Game:
    """Place everything that the set-up names. Nothing triggers by being placed."""
    names = players_of(setup)
    rules = setup.get("rules") or {}
    players = _players(names, rules)
    objects = setup["objects"]
    units = _units([each for each in objects if each["type"] == "unit"], names)
    cards = _cards([each for each in objects if each["type"] == "card"], units, names)
    things = _in_order(objects, units, cards)
    _read_abilities(objects, things, units, cards)
    return Game(
        players=players,
        active=setup["active"],
        objects=things,
        units=units,
        cards=cards,
        distances=_distances(rules.get("distances", ()), units),
        hand_limit=rules.get("hand_limit"),
        dice=_dice(setup.get("dice") or (), units),
    )


def _players(names: Sequence[str], rules: Mapping[str, Any]) -> dict[str, Player]:
    for stock in ("resources", "actions", "cards_in_hand"):
        for name, amount in rules.get(stock, {}).items():
            require_player(name, f"who has {stock}", names)
            if amount < 0:
                raise InvalidParams(f"{name} cannot have {amount} {stock}; 0 is the least")
    resources, blanks = rules.get("resources", {}), rules.get("cards_in_hand", {})
    actions = dict.fromkeys(names, ACTIONS) | rules.get("actions", {})
    return {
        name: Player(
            name, resources.get(name, 0), actions[name], actions[name], blanks.get(name, 0)
        )
        for name in names
    }


def _units(objects: Sequence[Json], players: Sequence[str]) -> dict[str, Unit]:
    units: dict[str, Unit] = {}
    with_character: dict[str, str] = {}
    for place, each in enumerate(objects):
        name, owner = each["name"], each["owner"]
        require_player(owner, f"who owns {name}", players)
        if name in units:
            raise InvalidParams(f"two units are called {name}; give each its own name")
        unit = units[name] = Unit(
            name=name,
            owner=owner,
            hp=each["hp"],
            max_hp=each["max_hp"] if "max_hp" in each else each["hp"],
            armor=each.get("armor", 0),
            guard=each.get("guard", 0),
            range=each.get("range", 1),
            character=each.get("character", False),
            since=each.get("since", 1),
            place=place,
        )
        if unit.hp > unit.max_hp:
            raise InvalidParams(
                f"{name} has {unit.hp} HP, which is more than its maximum of {unit.max_hp}"
            )
        if unit.hp < 1:
            raise InvalidParams(f"{name} would be Dead from the start; give it 1 HP or more")
        if not 0 <= unit.guard <= MOST_GUARD:
            raise InvalidParams(
                f"{name} has Guard {unit.guard}; Guard goes from 0 to {MOST_GUARD}"
            )
        if unit.character and with_character.setdefault(owner, name) != name:
            raise InvalidParams(
                f"{with_character[owner]} and {name} are both {owner}'s Character; one is enough"
            )
    return units


def _cards(
    objects: Sequence[Json], units: Mapping[str, Unit], players: Sequence[str]
) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for each in objects:
        name, on, zone = each["name"], each.get("on"), each["zone"]
        require_player(each["owner"], f"who owns {name}", players)
        if name in cards:
            raise InvalidParams(f"two cards are called {name}; give each its own name")
        if name in units:
            raise InvalidParams(f"{name} is a unit and a card; give each its own name")
        if zone not in {"hand", "play"}:
            raise InvalidParams(f"{name} is in {zone}; a card begins in hand or in play")
        if on is not None and on not in units:
            raise InvalidParams(f"{name} is on {on}, which is not placed")
        if on is not None and zone != "play":
            raise InvalidParams(f"{name} is on {on}, so it must be in play")
        cards[name] = Card(
            name=name,
            owner=each["owner"],
            zone=zone,
            printed_title=str(each.get("title", name)),
            printed_tier=each.get("tier", 1),
            printed_cost=each.get("cost", 0),
            printed_type=each.get("relic_type") or "",
            unit=None if on is None else units[on],
            since=each.get("since", 1),
        )
    return cards


def _in_order(
    objects: Sequence[Json], units: Mapping[str, Unit], cards: Mapping[str, Card]
) -> list[Unit | Card | RuleText]:
    """All that was placed, in the order in which it was."""
    things: list[Unit | Card | RuleText] = []
    rules: set[str] = set()
    for each in objects:
        name = each["name"]
        if each["type"] == "unit":
            things.append(units[name])
        elif each["type"] == "card":
            things.append(cards[name])
        elif each["type"] == "rule":
            if name in rules or name in units or name in cards:
                raise InvalidParams(f"the rule {name} needs a name of its own")
            rules.add(name)
            things.append(RuleText(name, each["level"]))
        else:
            raise Unsupported(f"objects of the type {each['type']}")
    return things


def _read_abilities(
    objects: Sequence[Json],
    things: Sequence[Unit | Card | RuleText],
    units: Mapping[str, Unit],
    cards: Mapping[str, Card],
) -> None:
    bearers: dict[str, str] = {}
    for each, thing in zip(objects, things, strict=True):
        abilities = [read_ability(printed, thing) for printed in each.get("abilities", ())]
        for ability in abilities:
            check_names(ability, units, cards)
            if ability.name in bearers:
                raise InvalidParams(
                    f"{bearers[ability.name]} and {thing.name} both have an ability called "
                    f"{ability.name}; give each its own name"
                )
            bearers[ability.name] = thing.name
            if isinstance(thing, RuleText) and ability.kind != "static":
                raise InvalidParams(f"the rule {thing.name} can only say what is always true")
        if isinstance(thing, Card):
            thing.printed = abilities
        else:
            thing.abilities = abilities


def _distances(said: Sequence[Json], units: Mapping[str, Unit]) -> dict[frozenset[str], int]:
    distances: dict[frozenset[str], int] = {}
    for each in said:
        between = frozenset(each["between"])
        for name in sorted(between):
            if name not in units:
                raise InvalidParams(f"{name} is some tiles away, but is not placed")
        if len(between) < len(each["between"]):
            raise InvalidParams("a distance is between two units, not from a unit to itself")
        if distances.setdefault(between, each["tiles"]) != each["tiles"]:
            raise InvalidParams(f"{' and '.join(sorted(between))} have two distances; say one")
    return distances


def _dice(said: Sequence[Json], units: Mapping[str, Unit]) -> list[tuple[str, int]]:
    for each in said:
        if each["unit"] not in units:
            raise InvalidParams(f"{each['unit']} will roll, but is not placed")
    return [(each["unit"], each["roll"]) for each in said]
