"""From an ability of Unit Triggers to the card text that says it, in the canonical words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.cardtext.saying import capitalised, counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_HEADINGS = {
    "upon-deployment": "Upon Deployment",
    "destroyed": "Destroyed",
    "discarded": "Discarded",
    "depleted": "Depleted",
    "end-of-battle": "End of Battle",
}

_PHASES = {"tallying": "Tallying", "end-of-battle": "End of Battle"}

_DESTROYED = {
    "all-yours": "all units you control",
    "all-opposing": "all opposing units",
    "this": "this unit",
}

_RETURNED = {
    "hand": "return {} to its owner's hand",
    "deck-top": "put {} on top of its owner's deck",
}

_ORDERS = {
    "flip": "turn {card} face-{facing}",
    "attach": "attach {card} to {to}",
    "upload": "upload this card",
    "nothing": "nothing happens",
}

_SCOPES = {
    "yours": "your units",
    "yours-here": "your units at this Location",
    "opposing": "opposing units",
    "opposing-here": "opposing units at this Location",
}

_BAN = "for the rest of the Battle, you cannot deploy units"


def render(ability: Mapping[str, Any]) -> str:
    """Say an ability in the canonical words."""
    match ability:
        case {"type": "throughout", "effects": clauses}:
            return f"Throughout the Battle: {'; '.join(map(_clause, clauses))}"
        case {"type": "special", "parts": parts}:
            return f"Special Trigger: {'; '.join(map(_part, parts))}"
        case {"type": "event", "response": True, "effects": effects}:
            return f"Response: {_effects(effects)}"
        case {"type": "event", "effects": effects}:
            return capitalised(_effects(effects))
    return f"{_HEADINGS[ability['type']]}: {_effects(ability['effects'])}"


def _part(part: Mapping[str, Any]) -> str:
    label = part.get("label")
    if label == "throughout":
        return _BAN
    said = f"{_moment(part['window'])}, {_effects(part['effects'])}"
    return f"{_HEADINGS[label]}: {said}" if label else said


def _moment(window: Mapping[str, Any]) -> str:
    match window:
        case {"at": "start", "phase": phase}:
            return f"at the start of {_PHASES[phase]}"
        case {"at": "deploys"}:
            return "when this unit deploys"
    return "when a unit of yours is deployed"


def _clause(static: Mapping[str, Any]) -> str:
    match static["of"]:
        case {"card": card}:
            scope, have = card, "has"
        case of:
            scope, have = _SCOPES[of], "have"
    if static["static"] == "cq":
        return f"{scope} {have} {static['change']:+} CQ"
    return f"{scope} cannot be destroyed"


def _effects(effects: Sequence[Mapping[str, Any]]) -> str:
    return ", then ".join(map(_effect, effects))


def _effect(effect: Mapping[str, Any]) -> str:
    match effect:
        case {"do": "draw", "count": count}:
            return f"draw {counted(count, 'card')}"
        case {"do": "gain", "points": points}:
            return f"gain {counted(points, 'point')}"
        case {"do": "lose", "points": points}:
            return f"your opponent loses {counted(points, 'point')}"
        case {"do": "discard" | "deplete"}:
            return _thrown_away(effect)
        case {"do": "destroy", "what": what}:
            return f"destroy {_destroyed(what)}"
    return _done_to_a_card(effect)


def _thrown_away(effect: Mapping[str, Any]) -> str:
    """Say what goes to a discard pile from a hand or a deck."""
    if "card" in effect:
        return f"discard {effect['card']}"
    verb, count = effect["do"], effect["count"]
    what = counted(count, "card") if verb == "discard" else count
    return f"{verb} {what}" if effect["who"] == "you" else f"your opponent {verb}s {what}"


def _destroyed(what: str | Mapping[str, Any]) -> str:
    if isinstance(what, str):
        return _DESTROYED[what]
    return f"the unit at {_location(what['at'])}" if "at" in what else str(what["card"])


def _done_to_a_card(effect: Mapping[str, Any]) -> str:
    """Say what becomes of the card that the text names, or of the one that bears the text."""
    card = effect.get("card")
    match effect:
        case {"do": "return", "to": to}:
            return _RETURNED[to].format(card)
        case {"do": "seek", "then": "hand"}:
            return f"Seek {card} and put it into your hand"
        case {"do": "seek", "location": location}:
            return f"Seek {card} and deploy it at {_location(location)}"
        case {"do": "move", "location": location}:
            return f"move {card} to {_location(location)}"
        case {"do": "cq-this-battle", "change": change}:
            return f"{card} has {change:+} CQ for the rest of the Battle"
    return _ORDERS[effect["do"]].format(**effect)


def _location(location: Mapping[str, Any]) -> str:
    if "extra" in location:
        return f"Extra Location {location['extra']}"
    return f"Location {location['number']}"
