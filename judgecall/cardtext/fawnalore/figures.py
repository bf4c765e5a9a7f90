"""How a card of Fawnalore says whom it means and how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_TARGETS = {
    ("of", "this"): "this unit",
    ("of", "your-character"): "your Character",
    ("of", "attacker"): "the attacker",
    ("of", "every-unit"): "every living unit",
    ("choose", "enemy"): "an enemy unit",
    ("choose", "own"): "one of your units",
}


def said_unit(unit: Mapping[str, str]) -> str:
    """Say one unit, by its name or as the one that has the ability."""
    return unit.get("unit", "this unit")


def said_target(target: Mapping[str, Any]) -> str:
    """Say to whom an instruction applies."""
    match target:
        case {"unit": name}:
            return str(name)
        case {"units": [*names, name]}:
            return f"each of {', '.join(names)} and {name}"
    ((key, said),) = target.items()
    return _TARGETS[key, said]


def said_things(measure: Mapping[str, Any]) -> str:
    """Say what is counted, each thing for itself."""
    if measure["of"] == "relics":
        return f"{measure['relic_type']} relic in play"
    return "living enemy unit"


def said_measure(measure: Mapping[str, Any]) -> str:
    """Say what is read off the table."""
    match measure:
        case {"of": "cards-in-hand"}:
            return "the number of cards in your hand"
        case {"of": "relics", "relic_type": relic_type}:
            return f"the number of {relic_type} relics in play"
        case {"of": "living-enemies"}:
            return "the number of living enemy units"
        case {"of": "damage-taken", "unit": unit}:
            return f"the damage {said_unit(unit)} took this turn"
        case {"of": "damage-taken"}:
            return "the damage it took"
    unit = said_unit(measure["unit"])
    whose = f"{unit}'" if unit.endswith("s") else f"{unit}'s"
    return f"{whose} {'HP' if measure['of'] == 'hp' else 'damage reduction'}"
