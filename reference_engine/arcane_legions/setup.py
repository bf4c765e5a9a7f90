"""From the set-up of a scenario to a game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.arcane_legions.cards import Activated, read_ability
from reference_engine.arcane_legions.figures import Unit
from reference_engine.arcane_legions.game import ORDER_POINTS, Game, Roll
from reference_engine.arcane_legions.statics import Static
from reference_engine.core.players import players_of, require_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.cards import Triggered
    from reference_engine.core.choices import Json

#: The most slots that all units of a game may have together: room for any battle on a table.
MOST_SLOTS = 1_000


def deal(setup: Json) -> Game:
    """Place everything that the set-up names. Nothing triggers by being placed."""
    players = players_of(setup)
    objects = setup["objects"]
    units = _units(objects, players)
    rules = setup.get("rules", {})
    order_points = {setup["active"]: ORDER_POINTS, **rules.get("order_points", {})}
    victory_points = rules.get("victory_points", {})
    triggered, activated, statics = _abilities(objects, units)
    return Game(
        players=players,
        active=setup["active"],
        order_points={player: order_points.get(player, 0) for player in players},
        victory_points={player: victory_points.get(player, 0) for player in players},
        units=units,
        triggered=triggered,
        activated=activated,
        statics=statics,
        rolls=[
            Roll(dice["unit"], tuple(dice["attack"]), tuple(dice["defense"]))
            for dice in setup.get("dice", ())
        ],
        buckets={player: [] for player in players},
    )


def _units(objects: Sequence[Json], players: Sequence[str]) -> dict[str, Unit]:
    """The units by name; one is next to another if either of them says so."""
    units: dict[str, Unit] = {}
    room = MOST_SLOTS
    for card in sorted(objects, key=_name):
        unit = _unit(card, room)
        room -= unit.slots
        require_player(unit.owner, f"who owns {unit.name}", players)
        if unit.name in units:
            raise InvalidParams(f"two units are called {unit.name}; give each its own name")
        units[unit.name] = unit
    for unit in units.values():
        for neighbour in tuple(unit.adjacent):
            if neighbour == unit.name:
                raise InvalidParams(f"{unit.name} is next to itself; name other units")
            if neighbour not in units:
                raise InvalidParams(f"{unit.name} is next to {neighbour}, which is not placed")
            units[neighbour].adjacent.add(unit.name)
    return units


def _unit(card: Json, room: int) -> Unit:
    """The unit on this card, if there is room for so many slots."""
    if card["type"] != "unit":
        raise Unsupported(f"objects of the type {card['type']}")
    slots, figures = card["slots"], card["figures"]
    bound = [printed["slot"] for printed in card["abilities"] if "slot" in printed]
    if slots < max([figures, *bound]):
        raise InvalidParams(f"{card['name']} needs a slot for each figure and for each ability")
    if slots > room:
        raise Unsupported(f"games of more than {MOST_SLOTS} slots")
    return Unit(
        name=card["name"],
        owner=card["owner"],
        base=card["base"],
        slots=slots,
        hit_points=card["hit_points"],
        attack=card["attack"],
        defense=card["defense"],
        adjacent=set(card["adjacent"]),
        standing=dict.fromkeys(range(1, figures + 1), 0),
        alike=not bound,
    )


def _abilities(
    objects: Sequence[Json], units: dict[str, Unit]
) -> tuple[dict[str, list[Triggered]], dict[str, Activated], list[Static]]:
    """
    All abilities, in the order of placement and print.

    Triggered ones stand under what they listen for, activated ones under their name.
    """
    triggered: dict[str, list[Triggered]] = {}
    activated: dict[str, Activated] = {}
    statics: list[Static] = []
    names: set[str] = set()
    for card in objects:
        for printed in card["abilities"]:
            unit, name = units[card["name"]], printed["name"]
            if name in names:
                raise InvalidParams(f"two abilities are called {name}; give each its own name")
            names.add(name)
            if printed["ability"]["type"] == "static":
                statics.append(Static.read(printed, unit))
                continue
            ability = read_ability(printed, unit)
            if isinstance(ability, Activated):
                activated[ability.name] = ability
            else:
                triggered.setdefault(ability.listens_for, []).append(ability)
    return triggered, activated, statics


def _name(card: Json) -> Any:  # noqa: ANN401 - a JSON value, which the schema knows as text
    return card.get("name", "")
