"""Long lists of ids, told briefly."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def briefly(scenario_ids: Iterable[str]) -> list[str]:
    """Tell scenarios of one clause by their names; the rows of an outline are counted."""
    rows: dict[str, int] = {}
    plain: dict[str, bool] = {}
    for scenario_id in scenario_ids:
        _, _, name, *case = scenario_id.split("/")
        rows[name] = rows.get(name, 0) + 1
        plain[name] = not case
    return [
        name if plain[name] else f"[{counted(number, 'row')}] {name}"
        for name, number in rows.items()
    ]


def counted(number: int, what: str) -> str:
    """Say a number with its noun."""
    return f"{number} {what}{'' if number == 1 else 's'}"
