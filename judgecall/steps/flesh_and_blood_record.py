"""All that a card is, against what a scenario says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.steps.flesh_and_blood_rows import NONE
from judgecall.steps.flesh_and_blood_values import NUMBERS, read_counters
from judgecall.table import Mismatch, ScenarioFault

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.table import Table

_LISTS = ("types", "subtypes", "supertypes", "abilities")

#: The properties of a card by name, each told as a line tells it.
Record = dict[str, str]


def require(table: Table, card: dict[str, Any], told: Mapping[str, str]) -> None:
    """
    Fail unless a card is what the rows say, and otherwise as it was placed.

    A number that is left out, base or value, must be the printed one; one that is not printed
    and not told must not be there.
    """
    name = card["name"]
    found = seen(table, name)
    expected = _placed(card) | {key: _ordered(key, cell) for key, cell in told.items()}
    _require_both(name, expected)
    actual = _seen(found)
    if wrong := [key for key in expected if expected[key] != actual[key]]:
        raise Mismatch(
            f"{name} is something else",
            [f"{key}: {expected[key]}" for key in wrong],
            [f"{key}: {actual[key]}" for key in wrong],
        )


def seen(table: Table, name: str, *keys: str) -> Any:  # noqa: ANN401 - whatever the state holds
    """What the state holds of a card, which must be there; it counts as claimed."""
    if name not in table.state.get("cards", {}):
        raise Mismatch(f"{name} is not in the game", [f"{name} is there"], ["it is not"])
    return table.value(("cards", name, *keys))


def _require_both(name: str, expected: Record) -> None:
    for number in NUMBERS:
        if (expected[number] == NONE) is not (expected[f"base {number}"] == NONE):
            raise ScenarioFault(
                f"only one of the {number} and the base {number} of {name} is a number",
                "a card has both or neither: tell both",
            )


def _placed(card: dict[str, Any]) -> Record:
    """A card as it was placed: as printed, whatever its counters do."""
    printed = card["printed"]
    seen = {"controller": card["controller"], "name": printed["name"], "color": printed["color"]}
    seen |= {key: printed[key] for key in _LISTS}
    for number in NUMBERS:
        value = printed[number]
        seen[number] = None if value is None else {"base": value, "value": value}
    counters = {f"{had['change']:+d} {had['property']}": had["count"] for had in card["counters"]}
    return _seen(seen | {"counters": counters})


def _seen(state: Mapping[str, Any]) -> Record:
    """A card as the state tells it."""
    record = {key: say(state[key]) for key in ("controller", "name", "color", *_LISTS)}
    for number in NUMBERS:
        value = state[number] or {}
        record[f"base {number}"] = say(value.get("base"))
        record[number] = say(value.get("value"))
    record["counters"] = say([f"{count} {kind}" for kind, count in state["counters"].items()])
    return record


def _ordered(key: str, cell: str) -> str:
    """A cell as the state would be told: lists in order."""
    if key == "counters" and cell != NONE:
        return say([f"{each.count} {each.kind}" for each in read_counters(cell)])
    return say(cell.split(", ")) if key in _LISTS else cell


def say(value: Any) -> str:  # noqa: ANN401 - whatever the state holds of a card
    """Tell a value: a list in order, nothing as none."""
    if isinstance(value, list):
        return ", ".join(sorted(value)) or NONE
    return NONE if value is None else str(value)
