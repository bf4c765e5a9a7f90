"""From an ability of Fawnalore to the card text that says it, in the canonical words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.cardtext.fawnalore.deeds import said_effects
from judgecall.cardtext.fawnalore.figures import said_target, said_unit
from judgecall.cardtext.saying import capitalised, counted

if TYPE_CHECKING:
    from collections.abc import Mapping

#: How a card says a trigger of units: of a unit, and of those of the card's owner.
_UNIT_EVENTS = {
    "unit-dies": ("{} dies", "one of your units dies"),
    "unit-damaged": ("{} takes damage", "one of your units takes damage"),
    "unit-attacked": ("{} is attacked", "one of your units is attacked"),
    "unit-attacks": ("{} attacks", "you attack"),
    "unit-moves": ("{} moves", "you move"),
    "unit-healed": ("{} is healed", "one of your units is healed"),
}

_OTHER_TRIGGERS = {
    ("when", "attack"): "When an attack is declared",
    ("after", "attack"): "After an attack",
    ("when", "card-played"): "When you play a card",
    ("after", "card-played"): "After you play a card",
    ("after", "effect-dealt-damage"): "After your effect deals damage",
    ("when", "end-of-turn"): "At the end of your turn",
}

_WORDS = {
    "at-any-time": "At any time",
    "at-any-moment": "At any moment",
    "during-any-turn": "During any turn",
    "on-anyones-turn": "On anyone's turn",
    "whenever-you-wish": "Whenever you wish",
}


def _trigger(timing: str, trigger: Mapping[str, Any]) -> str:
    event = trigger["event"]
    if "whose" not in trigger:
        return _OTHER_TRIGGERS[timing, event]
    of_a_unit, of_yours = _UNIT_EVENTS[event]
    match trigger["whose"]:
        case {"of": "you"}:
            said = of_yours
        case {"of": "any"}:
            said = of_a_unit.format("a unit")
        case whose:
            said = of_a_unit.format(said_unit(whose))
    return f"{timing.capitalize()} {said}"


def _triggered(ability: Mapping[str, Any]) -> str:
    optional = ability["optional"]
    last = "resolve this last: " if ability["last"] else ""
    may = "you may " if optional else ""
    trigger = _trigger(ability["timing"], ability["trigger"])
    return f"{trigger}, {last}{may}{said_effects(ability['effects'], offered=optional)}"


def _cost(cost: Mapping[str, int]) -> str:
    kinds = {"actions": "action", "resources": "resource"}
    return " and ".join(counted(cost[key], kind) for key, kind in kinds.items() if key in cost)


def _activated(ability: Mapping[str, Any]) -> str:
    effects = said_effects(ability["effects"])
    cost, words = _cost(ability["cost"]), ability["words"]
    if cost:
        effects = f"{cost}: {effects}"
    return f"{_WORDS[words]}, {effects}" if words else capitalised(effects)


def _redirect(ability: Mapping[str, Any]) -> str:
    to = said_target(ability["to"])
    match ability.get("from"):
        case None:
            return f"{_WORDS[ability['words']]}, redirect this damage to {to}"
        case {"of": "any-in-range"}:
            damage = "If a unit within Range would take damage"
        case unit:
            damage = f"When damage would be dealt to {said_unit(unit)}"
    return f"{damage}, you may redirect it to {to}"


def _clause(modification: Mapping[str, Any]) -> str:  # noqa: PLR0911 - one line for each
    match modification:
        case {"static": "damage-taken", "change": change}:
            return f"{change:+} to damage taken"
        case {"static": "reduce-damage-taken", "amount": amount}:
            return f"reduce damage taken by {amount}"
        case {"static": "attacks", "change": change}:
            return f"{change:+} to attacks"
        case {"static": "replace-roll", "amount": amount}:
            return f"instead of rolling, attacks deal {amount} damage"
        case {"static": "also-hits", "unit": unit}:
            return f"attacks also hit {unit}"
        case {"static": "minimum", "amount": amount}:
            return f"each hit deals at least {amount} damage"
        case {"static": "type-ignores-armor", "damage_type": damage_type}:
            return f"{damage_type} damage ignores Armor"
    return "attacks deal double damage"


def render(ability: Mapping[str, Any]) -> str:
    """Say an ability in the canonical words."""
    match ability["type"]:
        case "triggered":
            return _triggered(ability)
        case "activated":
            return _activated(ability)
        case "redirect":
            return _redirect(ability)
    return capitalised("; ".join(map(_clause, ability["effects"])))
