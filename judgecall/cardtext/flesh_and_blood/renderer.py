"""How a text of Flesh and Blood says the effect that it means."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from judgecall.cardtext.flesh_and_blood.words import THINGS
from judgecall.cardtext.saying import capitalised, listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Json = dict[str, Any]

#: The words that differ with the number of cards that a clause is about.
_ONE = {"get": "gets", "are": "is", "have": "has", "lose": "loses", "their": "its"}
_MANY = {word: word for word in _ONE}


def render(ability: Mapping[str, Any]) -> str:
    """Say an effect in the canonical words."""
    parts = enumerate(ability["parts"])
    clauses = [[part for _number, part in clause] for _about, clause in groupby(parts, _about)]
    return capitalised("; ".join(map(_clause, clauses)))


def _about(numbered: tuple[int, Json]) -> tuple[Any, ...]:
    """What parts must have in common to be said in one clause; a counted color stands alone."""
    number, part = numbered
    alone = number if part["do"]["do"] == "color-by-count" else None
    return part["applies_to"], part.get("during"), part.get("if"), alone


def _clause(parts: Sequence[Json]) -> str:
    part = parts[0]
    applies_to = part["applies_to"]
    words = _ONE if "card" in applies_to else _MANY
    changes = listed([_change(each["do"], words) for each in parts])
    if "card" not in applies_to:
        said = f"{_every(applies_to['every'])} {changes}"
    elif "if" in part:
        tests = " and ".join(map(_test, part["if"]))
        said = f"if {applies_to['card']} {tests}, it {changes}"
    else:
        said = f"{applies_to['card']} {changes}"
    return f"during your turn, {said}" if "during" in part else said


def _every(fitting: Json) -> str:
    kind = next(
        (THINGS[key, fitting[key]][1] for key in ("type", "subtype") if key in fitting), ""
    )
    said = [fitting.get("color"), fitting.get("supertype"), kind or "cards"]
    if "controller" in fitting:
        said.append("you control")
    if "named" in fitting:
        said.append(f"named {fitting['named']}")
    if "with" in fitting:
        said.append(f"with {' and '.join(map(_had, fitting['with']))}")
    return " ".join(filter(None, said))


def _had(test: Json) -> str:
    """Say an ability or a number that cards have."""
    if test["test"] == "has":
        return str(test["ability"])
    more = "more" if test["at"] == "least" else "less"
    if test["base"]:
        return f"base {test['property']} {test['number']} or {more}"
    return f"{test['number']} or {more} {test['property']}"


def _test(test: Json) -> str:  # noqa: PLR0911 - one line for each kind
    is_ = "is not" if test.get("not") else "is"
    match test:
        case {"test": "is", "property": "name", "value": name}:
            return f"{is_} named {name}"
        case {"test": "is", "property": "type" | "subtype" as key, "value": thing}:
            return f"{is_} {THINGS[key, thing][0]}"
        case {"test": "is", "value": quality}:
            return f"{is_} {quality}"
        case {"test": "controlled-by-you"}:
            return f"{is_} under your control"
        case {"test": "has", "ability": ability, "not": True}:
            return f"does not have {ability}"
        case {"test": "above-base", "property": name}:
            return f"has more {name} than its base"
    return f"has {_had(test)}"


def _change(do: Json, words: Mapping[str, str]) -> str:  # noqa: PLR0911 - one for each kind
    match do["do"]:
        case "number":
            return _numeric(do, words)
        case "gain-ability":
            return f"{words['get']} {do['ability']}"
        case "cannot-gain":
            return f"can't gain {' or '.join(do['what'])}"
        case "text-box":
            return f"{words['have']} the text box of {do['card']}"
        case "lose-supertypes":
            return f"{words['lose']} {words['their']} class and talent supertypes"
        case "lose-abilities":
            lost = do["abilities"]
            return f"{words['lose']} {'all abilities' if lost == 'all' else lost[0]}"
        case "color-by-count":
            one, other = map(_test, do["of"])
            colors = "red if none, yellow if one and blue if both of these are true"
            return f"is {colors}: it {one} and it {other}"
    return f"{words['are']} {_state(do, one=words is _ONE)}"


def _state(do: Json, *, one: bool) -> str:
    """Say what a card is."""
    match do:
        case {"do": "copy", "card": card}:
            return f"a copy of {card}" if one else f"copies of {card}"
        case {"do": "control"}:
            return "under your control"
        case {"do": "name", "name": name}:
            return f"named {name}"
        case {"do": "color", "color": color}:
            return str(color)
        case {"do": "is", "property": "supertype", "value": supertype}:
            return str(supertype)
    return THINGS[do["property"], do["value"]][0 if one else 1]


def _numeric(do: Json, words: Mapping[str, str]) -> str:
    amount, base, name = do["amount"], do["base"], do["property"]
    figure = f"base {name}" if base else name
    match do["op"]:
        case "multiply":
            return f"{words['have']} {words['their']} {figure} doubled"
        case "divide":
            return f"{words['have']} {words['their']} {figure} halved, rounded {do['round']}"
    op = do["op"]
    if not isinstance(amount, int):
        verb = {"set": "have", "add": "get", "subtract": "lose"}[op]
        return f"{words[verb]} {figure} equal to {_variable(amount, words['their'])}"
    if op == "set":
        return f"{words['have']} {f'{figure} {amount}' if base else f'{amount} {figure}'}"
    return f"{words['get']} {amount if op == 'add' else -amount:+} {figure}"


def _variable(amount: Json, their: str) -> str:
    if amount["of"] == "ward":
        return f"{their} ward"
    figure = f"base {amount['property']}" if amount["of"] == "base" else amount["property"]
    return f"the {figure} of {amount['card']}" if "card" in amount else f"{their} {figure}"
