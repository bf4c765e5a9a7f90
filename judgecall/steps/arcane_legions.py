"""The sentences of Arcane Legions: units and figures, orders, dice, buckets."""

from __future__ import annotations

from typing import Any

from judgecall.steps.kinds import Card, Kind, counted
from judgecall.steps.rows import NAME, NUMBER, Columns
from judgecall.steps.sentences import Sentences
from judgecall.table import Mismatch, Table
from judgecall.wording import Words, listed

_STEPS = counted("Steps", "step", "steps")
_FIGURES = counted("Figures", "figure", "figures")
_POINTS = counted("OrderPoints", "order point", "order points")


def _read_groups(text: str, words: Words) -> list[tuple[int, str]]:
    groups = []
    for part in text.replace(", ", " and ").split(" and "):
        count, _, unit = part.partition(" of ")
        groups.append((_FIGURES.read(count, words), unit))
    return groups


_GROUP = rf"{_FIGURES.pattern} of {NAME}"
_GROUPS = Kind(
    "FigureGroups",
    rf"{_GROUP}(?:(?:, | and ){_GROUP})*",
    _read_groups,
    lambda groups: listed([f"{_FIGURES.write(count)} of {unit}" for count, unit in groups]),
    "1 figure of Hoplites and 2 figures of Immortals",
)
#: Verbs that agree with a unit's name.
_TAKE = Kind("Take", "takes|take", lambda text, _: text, str, "take")
_MOVE = Kind("Move", "moves|move", lambda text, _: text, str, "move")

sentences = Sentences(_STEPS, _FIGURES, _POINTS, _GROUPS, _TAKE, _MOVE)
given, when, then = sentences.given, sentences.when, sentences.then


def _place_unit(table: Table, owner: str, name: str, **stated: Any) -> dict[str, Any]:  # noqa: ANN401
    unit = {
        "type": "unit",
        "name": name,
        "owner": table.player(owner),
        **table.words.manifest.defaults["unit"],
        "adjacent": [],
        "abilities": [],
        **stated,
    }
    table.place(unit)
    return unit


def _give(table: Table, unit: dict[str, Any], cards: list[Card]) -> None:
    for card in cards:
        table.name_ability(card.name)
        unit["abilities"].append({"name": card.name, "text": card.text, "ability": card.ability})


def _make_adjacent(table: Table, one: str, other: str) -> None:
    for unit, neighbour in ((one, other), (other, one)):
        adjacent = table.placed(unit)["adjacent"]
        if neighbour not in adjacent:
            adjacent.append(neighbour)
            adjacent.sort()


# Given


@given(
    "these units:",
    rows=Columns(
        {"unit": NAME, "owner": NAME},
        {
            "base": "formation|sortie",
            "figures": NUMBER,
            "hit points": NUMBER,
            "attack": NUMBER,
            "defense": NUMBER,
        },
    ),
)
def _(table: Table, rows: list[dict[str, str]]) -> None:
    for row in rows:
        stated: dict[str, Any] = {
            column.replace(" ", "_"): int(cell) if cell.isdigit() else cell
            for column, cell in row.items()
            if column not in {"unit", "owner"}
        }
        _place_unit(table, row["owner"], row["unit"], **stated)


@given("{player:Name} controls {unit:Name}")
def _(table: Table, player: str, unit: str) -> None:
    _place_unit(table, player, unit)


@given("{player:Name} controls {unit:Name} with {cards:Cards}")
def _(table: Table, player: str, unit: str, cards: list[Card]) -> None:
    _give(table, _place_unit(table, player, unit), cards)


@given("{unit:Name} {:Has} {cards:Cards}")
def _(table: Table, unit: str, cards: list[Card]) -> None:
    _give(table, table.placed(unit), cards)


@given("{unit:Name} {:Is} adjacent to {others:Names}")
def _(table: Table, unit: str, others: list[str]) -> None:
    for other in others:
        _make_adjacent(table, unit, other)


@given("{unit:Name} will roll {attack:Numbers} to attack and {defense:Numbers} to defend")
def _(table: Table, unit: str, attack: list[int], defense: list[int]) -> None:
    table.dice.append({"unit": table.placed(unit)["name"], "attack": attack, "defense": defense})


@given("{player:Name} {:Has} {points:OrderPoints}")
def _(table: Table, player: str, points: int) -> None:
    table.rules.setdefault("order_points", {})[table.player(player)] = points


# When: what happens with no player behind it


@when("{groups:FigureGroups} {:Is} downed")
def _(table: Table, groups: list[tuple[int, str]]) -> None:
    _happen(
        table,
        *(
            {"do": "down", "count": count, "unit": {"unit": table.placed(unit)["name"]}}
            for count, unit in groups
        ),
    )


@when("{unit:Name} {:Take} {amount:Number} damage")
def _(table: Table, unit: str, amount: int) -> None:
    _happen(
        table,
        {"do": "damage", "amount": amount, "unit": {"unit": table.placed(unit)["name"]}},
    )


@when("{unit:Name} {:Move} {steps:Steps}")
def _(table: Table, unit: str, steps: int) -> None:
    _happen(table, {"do": "move", "steps": steps, "unit": {"unit": table.placed(unit)["name"]}})


def _happen(table: Table, *effects: dict[str, Any]) -> None:
    table.act(None, {"type": "happen", "effects": list(effects)})


# When: what players order


@when(
    "{player:Name} orders {unit:Name} to move {steps:Steps}",
    attempt="{player:Name} tries to order {unit:Name} to move {steps:Steps}",
)
def _(table: Table, player: str, unit: str, steps: int, attempt: bool) -> None:
    order = {"type": "order", "order": "move", "unit": unit, "steps": steps}
    table.act(table.player(player), order, attempt=attempt)


@when(
    "{player:Name} orders {unit:Name} to attack {target:Name}",
    attempt="{player:Name} tries to order {unit:Name} to attack {target:Name}",
)
def _(table: Table, player: str, unit: str, target: str, attempt: bool) -> None:
    order = {"type": "order", "order": "close-combat", "unit": unit, "target": target}
    table.act(table.player(player), order, attempt=attempt)


@when("{player:Name} ends the turn", attempt="{player:Name} tries to end the turn")
def _(table: Table, player: str, attempt: bool) -> None:
    table.act(table.player(player), {"type": "end-turn"}, attempt=attempt)


# Then


@then("{units:Names} {:Is} defeated")
def _(table: Table, units: list[str]) -> None:
    defeated = table.value(("defeated",)) or []
    for unit in units:
        table.claim(("units", table.placed(unit)["name"]))
    if missing := [unit for unit in units if unit not in defeated]:
        raise Mismatch(
            f"{listed(missing)} are not defeated",
            [f"defeated: {listed(units)}"],
            [f"defeated: {listed(defeated) or 'no unit'}"],
        )


@then("{player:Name}'s bucket holds {abilities:Names}")
def _(table: Table, player: str, abilities: list[str]) -> None:
    _check_bucket(table, player, sorted(abilities))


@then("{player:Name}'s bucket is empty")
def _(table: Table, player: str) -> None:
    _check_bucket(table, player, [])


def _check_bucket(table: Table, player: str, expected: list[str]) -> None:
    held = table.value(("buckets", table.player(player)))
    if held != expected:
        raise Mismatch(
            f"{player}'s bucket holds something else",
            [listed(expected) or "nothing"],
            [listed(held or []) or "nothing"],
        )
