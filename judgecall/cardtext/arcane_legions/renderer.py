"""From an ability to the card text that says it, in the canonical words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.cardtext.saying import capitalised, counted

if TYPE_CHECKING:
    from collections.abc import Mapping

#: How a card says a trigger that watches units: of a unit that it does not name, and of one
#: that it names. Units' names are plurals.
_UNIT_TRIGGERS = {
    "figure-downed": ("Whenever {figure} is downed", "Whenever {figure} is downed"),
    "unit-defeated": ("When {unit} is defeated", "When {unit} are defeated"),
    "unit-moved": ("Whenever {unit} moves", "Whenever {unit} move"),
    "unit-damaged": ("Whenever {unit} takes damage", "Whenever {unit} take damage"),
    "figure-returned": ("Whenever a figure returns to {unit}",) * 2,
    "dice-rolled": ("Whenever {unit} rolls dice", "Whenever {unit} roll dice"),
    "order-given": (
        "Whenever {unit} is given a {order} order",
        "Whenever {unit} are given a {order} order",
    ),
}

_PLAYER_TRIGGERS = {
    ("points-gained", "you"): "Whenever you gain victory points",
    ("points-gained", "opponent"): "Whenever an opponent gains victory points",
    ("turn-begins", "you"): "At the beginning of your turn",
    ("turn-begins", "opponent"): "At the beginning of an opponent's turn",
    ("turn-ends", "you"): "At the end of your turn",
    ("turn-ends", "opponent"): "At the end of an opponent's turn",
}

_UNITS = {
    "this": "this unit",
    "enemy": "an enemy unit",
    "own": "one of your units",
    "any": "a unit",
    "adjacent-enemies": "enemy units adjacent to this unit",
}
_FIGURES = {
    "this": "a figure of this unit",
    "enemy": "an enemy figure",
    "own": "one of your figures",
    "any": "a figure",
}
_CHOSEN_UNITS = {
    "adjacent-enemy": "an adjacent enemy unit",
    "enemy": "an enemy unit",
    "own": "one of your units",
}
_DICE = {"attack-dice": "attack", "defense-dice": "defense"}


def _trigger(trigger: Mapping[str, Any]) -> str:
    event = trigger["event"]
    if "player" in trigger:
        return _PLAYER_TRIGGERS[event, trigger["player"]]
    of_one, of_many = _UNIT_TRIGGERS[event]
    whose, order = trigger["whose"], trigger.get("order")
    if "unit" in whose:
        name = whose["unit"]
        return of_many.format(unit=name, figure=f"a figure of {name}", order=order)
    relation = whose["of"]
    return of_one.format(unit=_UNITS[relation], figure=_FIGURES[relation], order=order)


def _unit(unit: Mapping[str, str]) -> str:
    match unit:
        case {"unit": name}:
            return name
        case {"choose": choice}:
            return _CHOSEN_UNITS[choice]
    return _UNITS[unit["of"]]


def _effect(effect: Mapping[str, Any], *, offered: bool) -> str:  # noqa: PLR0911 - one line for each effect
    match effect:
        case {"do": "down", "count": count, "unit": unit}:
            return f"down {counted(count, 'figure')} of {_unit(unit)}"
        case {"do": "each-player-downs", "count": count}:
            figures = counted(count, "figure")
            return (
                f"have each player down {figures}" if offered else f"each player downs {figures}"
            )
        case {"do": "return", "count": count, "unit": unit}:
            return f"return {counted(count, 'figure')} to {_unit(unit)}"
        case {"do": "reposition", "unit": unit, "slot": slot}:
            return f"reposition a figure of {_unit(unit)} into slot {slot}"
        case {"do": "damage", "amount": amount, "unit": unit}:
            return f"deal {amount} damage to {_unit(unit)}"
        case {"do": "move", "steps": steps, "unit": unit}:
            return f"move {_unit(unit)} {counted(steps, 'step')}"
    return _points(effect, offered=offered)


def _points(effect: Mapping[str, Any], *, offered: bool) -> str:
    verb = {"gain-points": "gain", "lose-points": "lose"}[effect["do"]]
    points = counted(effect["amount"], "victory point")
    if "per" in effect:
        points += " for each figure downed this way"
    if effect["player"] == "you":
        return f"{verb} {points}"
    return f"have your opponent {verb} {points}" if offered else f"your opponent {verb}s {points}"


def _effects(effects: list[Mapping[str, Any]], *, offered: bool = False) -> str:
    return ", then ".join(_effect(effect, offered=offered) for effect in effects)


def _clause(modification: Mapping[str, Any]) -> str:
    match modification:
        case {"what": "downing", "figure": {"unit": unit, "slot": slot}}:
            return f"figure {slot} of {_unit(unit)} cannot be downed"
        case {"what": "move-orders", "unit": unit, "may": may}:
            return f"{_unit(unit)} may {'always' if may else 'not'} be given move orders"
        case {"what": what, "unit": unit, "set": number}:
            return f"{_dice_of(unit, _DICE[what] + ' dice')} are {number}"
    unit, add = modification["unit"], modification["add"]
    has = "has" if unit.get("of") == "this" else "have"
    dice = "die" if abs(add) == 1 else "dice"
    return f"{_unit(unit)} {has} {add:+} {_DICE[modification['what']]} {dice}"


def _dice_of(unit: Mapping[str, str], dice: str) -> str:
    whose = _unit(unit)
    if unit.get("of") == "adjacent-enemies":
        return f"the {dice} of {whose}"
    return f"{whose}' {dice}" if whose.endswith("s") else f"{whose}'s {dice}"


def _static(ability: Mapping[str, Any]) -> str:
    clauses = "; ".join(_clause(modification) for modification in ability["modifies"])
    if ability["condition"] == "in-combat":
        return f"While in combat, {clauses}"
    return capitalised(clauses)


def render(ability: Mapping[str, Any]) -> str:
    """Say an ability in the canonical words."""
    match ability["type"]:
        case "static":
            return _static(ability)
        case "activated":
            cost = counted(ability["cost"], "order point")
            return f"{cost}: {_effects(ability['effects'])}"
    offered = ability["optional"]
    effects = _effects(ability["effects"], offered=offered)
    return f"{_trigger(ability['trigger'])}, {'you may ' if offered else ''}{effects}"
