"""The sentences of Arcane Legions: units and figures, orders, dice, buckets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
import re

from judgecall.steps.kinds import KINDS, NOTHING, Kind, counted
from judgecall.steps.rows import NAME, NUMBER, Columns
from judgecall.steps.sentences import Sentences
from judgecall.table import Mismatch, ScenarioFault
from judgecall.wording import listed

if TYPE_CHECKING:
    from judgecall.steps.kinds import Card
    from judgecall.table import Table
    from judgecall.wording import Words

_STEPS = counted("Steps", "step", "steps")
_FIGURES = counted("Figures", "figure", "figures")
_POINTS = counted("OrderPoints", "order point", "order points")


@dataclass(frozen=True, slots=True)
class Group:
    """Some figures of a unit: so many, or the one in a slot."""

    unit: str
    count: int = 1
    slot: int | None = None

    def __str__(self) -> str:
        if self.slot is not None:
            return f"figure {self.slot} of {self.unit}"
        return f"{_FIGURES.write(self.count)} of {self.unit}"


def _read_groups(text: str, words: Words) -> list[Group]:
    groups = []
    for part in text.replace(", ", " and ").split(" and "):
        said, _, unit = part.partition(" of ")
        if said.startswith("figure "):
            groups.append(Group(unit, slot=int(said.partition(" ")[2])))
        else:
            groups.append(Group(unit, _FIGURES.read(said, words)))
    return groups


_GROUP = rf"(?:{_FIGURES.pattern}|figure \d+) of {NAME}"
_GROUPS = Kind(
    "FigureGroups",
    rf"{_GROUP}(?:(?:, | and ){_GROUP})*",
    _read_groups,
    lambda groups: listed([str(group) for group in groups]),
    "1 figure of Hoplites and 2 figures of Immortals",
)


def _read_slots(text: str, _: Words) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def _write_slots(slots: list[int]) -> str:
    numbers = listed([str(slot) for slot in slots])
    return f"slot{'' if len(slots) == 1 else 's'} {numbers}" if slots else "no slot"


_SLOTS = Kind(
    "Slots",
    r"no slot|slot \d+|slots \d+(?:, \d+)* and \d+",
    _read_slots,
    _write_slots,
    "slots 1, 2 and 4",
)
_NAMES = KINDS["Names"]
_HELD = Kind(
    "Held",
    rf"{NOTHING}|{_NAMES.pattern}",
    lambda text, words: [] if text == NOTHING else _NAMES.read(text, words),
    lambda names: listed(names) or NOTHING,
    "Spite and Vigil",
)
#: Verbs that agree with a unit's name.
_TAKE = Kind("Take", "takes|take", lambda text, _: text, str, "take")
_MOVE = Kind("Move", "moves|move", lambda text, _: text, str, "move")

sentences = Sentences(_STEPS, _FIGURES, _POINTS, _GROUPS, _SLOTS, _HELD, _TAKE, _MOVE)
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
    unit.setdefault("slots", max(1, unit["figures"]))
    table.place(unit)
    return unit


def _give(table: Table, unit: dict[str, Any], cards: list[Card], **more: int) -> None:
    for card in cards:
        table.name_ability(card.name)
        printed = {"name": card.name, "text": card.text, "ability": card.ability}
        unit["abilities"].append(printed | more)


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
            "slots": NUMBER,
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


@given("{unit:Name} {:Has} {cards:Cards} on slot {slot:Number}")
def _(table: Table, unit: str, cards: list[Card], slot: int) -> None:
    _give(table, table.placed(unit), cards, slot=slot)


@given("{ability:Name} has been active since turn {turn:Number}")
def _(table: Table, ability: str, turn: int) -> None:
    for thing in table.objects.values():
        for printed in thing["abilities"]:
            if printed["name"] == ability:
                printed["since"] = turn
                return
    raise ScenarioFault(
        f"no Given has placed an ability called {ability}",
        "give it to a unit first, then say since when it has been active",
    )


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
def _(table: Table, groups: list[Group]) -> None:
    effects: list[dict[str, Any]] = []
    for group in groups:
        effect: dict[str, Any] = {
            "do": "down",
            "count": group.count,
            "unit": _named(table, group.unit),
        }
        if group.slot is not None:
            effect["slot"] = group.slot
        effects.append(effect)
    _happen(table, *effects)


@when("figure {figure:Number} of {unit:Name} moves to slot {slot:Number}")
def _(table: Table, figure: int, unit: str, slot: int) -> None:
    _happen(
        table,
        {"do": "reposition", "unit": _named(table, unit), "from": figure, "slot": slot},
    )


@when("{unit:Name} {:Take} {amount:Number} damage")
def _(table: Table, unit: str, amount: int) -> None:
    _happen(
        table,
        {"do": "damage", "amount": amount, "unit": _named(table, unit)},
    )


@when("{unit:Name} {:Move} {steps:Steps}")
def _(table: Table, unit: str, steps: int) -> None:
    _happen(table, {"do": "move", "steps": steps, "unit": _named(table, unit)})


def _named(table: Table, unit: str) -> dict[str, str]:
    return {"unit": table.placed(unit)["name"]}


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


@when("{player:Name} uses {ability:Name}", attempt="{player:Name} tries to use {ability:Name}")
def _(table: Table, player: str, ability: str, attempt: bool) -> None:
    table.act(table.player(player), {"type": "use", "ability": ability}, attempt=attempt)


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


@then("the figures of {unit:Name} stand in {slots:Slots}")
def _(table: Table, unit: str, slots: list[int]) -> None:
    held = table.value(("units", table.placed(unit)["name"], "slots")) or {}
    standing = sorted(int(slot) for slot in held)
    if standing != slots:
        raise Mismatch(
            f"the figures of {unit} stand elsewhere",
            [_write_slots(slots)],
            [_write_slots(standing)],
        )


@then("{player:Name}'s bucket holds {abilities:Held}")
def _(table: Table, player: str, abilities: list[str]) -> None:
    expected = sorted(abilities)
    held = table.value(("buckets", table.player(player)))
    if held != expected:
        raise Mismatch(
            f"{player}'s bucket holds something else",
            [listed(expected) or "nothing"],
            [listed(held or []) or "nothing"],
        )
