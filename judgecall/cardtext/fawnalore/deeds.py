"""How a card of Fawnalore says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.cardtext.fawnalore.figures import (
    said_measure,
    said_target,
    said_things,
    said_unit,
)
from judgecall.cardtext.saying import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Json = dict[str, Any]


def said_effects(effects: Sequence[Mapping[str, Any]], *, offered: bool = False) -> str:
    """Say instructions, or what the owner of an ability may do."""
    return ", then ".join(_effect(effect, offered=offered) for effect in effects)


def _effect(effect: Mapping[str, Any], *, offered: bool = False) -> str:  # noqa: PLR0911 - one line for each kind
    match effect:
        case {"do": "if", "condition": condition, "then": [then]}:
            more = "less" if condition["at"] == "most" else "more"
            has = f"if {said_unit(condition['unit'])} has {condition['hp']} HP or {more}"
            return f"{has}, {_effect(then)}"
        case {"do": "later", "effects": [then]}:
            return f"at the end of the turn, {_effect(then)}"
        case {"do": "deal" | "heal" | "draw" | "gain-resources"}:
            return _measured(effect)
        case {"do": "clash" | "gain-guard" | "copy" | "minimum"}:
            return _deed(effect, offered=offered)
        case {"do": "prevent"}:
            return _prevent(effect)
        case {"do": "destroy"}:
            return _destroy(effect)
    return _order(effect)


def _measured(effect: Mapping[str, Any]) -> str:
    """Say what is done to a measure, wherever its words put that."""
    match effect:
        case {"do": "deal", "amount": amount, "to": to}:
            kind = f"{effect['damage_type']} damage" if "damage_type" in effect else "damage"
            said = _much("deal", amount, (kind, kind), f" to {said_target(to)}")
            unreducible = "; this damage cannot be reduced" if "unreducible" in effect else ""
            return said + unreducible
        case {"do": "heal", "amount": amount, "to": to}:
            if isinstance(amount, int) or "times" in amount:
                return _much(f"heal {said_target(to)}", amount, ("", ""))
            return f"heal {said_target(to)} equal to {said_measure(amount)}"
        case {"do": "draw", "count": amount}:
            return _much("draw", amount, ("card", "cards"))
    return _much("gain", effect["amount"], ("resource", "resources"))


def _much(verb: str, amount: int | Json, things: tuple[str, str], to: str = "") -> str:
    """Say how many of a thing, which is given for one and for many."""
    one, many = things
    if isinstance(amount, int):
        times, ending = amount, ""
    elif "times" in amount:
        times, ending = amount["times"], f" for each {said_things(amount)}"
    else:
        return f"{verb} {many}{to} equal to {said_measure(amount)}"
    return f"{verb} {times} {one if times == 1 else many}".rstrip() + to + ending


def _deed(effect: Mapping[str, Any], *, offered: bool) -> str:
    """Say what is no order: somebody does something, or may be had to."""
    have, ending = ("have ", "") if offered else ("", "s")
    match effect:
        case {"do": "clash", "hits": hits}:
            said = [
                f"{hit['from']} deal{ending} {hit['amount']} damage to {hit['to']}" for hit in hits
            ]
            return f"{have}{' and '.join(said)} at the same time"
        case {"do": "gain-guard", "amount": amount, "to": to}:
            return f"{have}{said_target(to)} gain{ending} Guard {amount}"
        case {"do": "copy", "card": card, "of": of, "including": included}:
            verb = "copy" if offered else "copies"
            including = f", including its {listed(included)}," if included else ""
            return f"{have}{card} {verb} {of}{including} until the end of the turn"
    return f"{have}each hit deal{ending} at least {effect['amount']} damage this turn"


def _prevent(effect: Mapping[str, Any]) -> str:
    match effect:
        case {"from": source}:
            return f"negate all damage from {source} this turn"
        case {"what": "this", "amount": amount}:
            return f"prevent {amount} of this damage"
        case {"what": "attack", "to": to}:
            return f"prevent the damage of the next attack on {said_target(to)}"
    return f"prevent the next {effect['amount']} damage to {said_target(effect['to'])}"


def _destroy(effect: Mapping[str, Any]) -> str:
    match effect:
        case {"card": card}:
            return f"destroy {card}"
        case {"tier": tier}:
            return f"destroy every tier {tier} relic"
        case {"title": title}:
            return f"destroy every relic named {title}"
    return f"destroy every {effect['relic_type']} relic"


def _order(effect: Mapping[str, Any]) -> str:
    match effect:
        case {"do": "redirect-next", "from": unit, "to": to}:
            return f"redirect the next damage to {said_unit(unit)} to {said_target(to)}"
        case {"do": "restore", "card": card}:
            return f"return {card} to play"
        case {"do": "cancel", "refund": refund}:
            return "cancel an effect and refund its cost" if refund else "cancel an effect"
    return "end the turn"
