"""
Reading texts: from the JSON of an effect to what the rules ask about.

What this engine does not know of is refused when the effect is brought in, never while
effects are applied; so is a text that names a card that is not there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.flesh_and_blood.effects import Change, Effect, Part, Scope, Test, Variable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from reference_engine.flesh_and_blood.cards import Card

Said = dict[str, Any]


def read_effect(said: Mapping[str, Any], cards: Mapping[str, Card]) -> Effect:
    """One continuous effect."""
    ability = said["ability"]
    if ability["type"] != "continuous":
        raise Unsupported(f"abilities of the type {ability['type']}")
    effect = Effect(
        name=said["name"],
        owner=said["owner"],
        is_layer=said["lasting"] == "layer",
        until=said.get("until"),
    )
    for number, part in enumerate(ability["parts"]):
        if "if" in part and "every" in part["applies_to"]:
            raise Unsupported("a condition beside the words for which cards are meant")
        for name in _named(part):
            if name not in cards:
                raise InvalidParams(
                    f"{effect.name} names the card {name}, which is not placed; place it first"
                )
        effect.parts.append(
            Part(
                effect=effect,
                number=number,
                scope=_scope(part["applies_to"]),
                change=_change(part["do"], cards),
                tests=_tests(part.get("if", ())),
                own_turn="during" in part,
            )
        )
    return effect


def named_in(ability: Mapping[str, Any]) -> Iterator[str]:
    """The cards that a text names."""
    for part in ability["parts"]:
        yield from _named(part)


def _named(part: Mapping[str, Any]) -> Iterator[str]:
    """The cards that a part names."""
    for said in (part["applies_to"], part["do"], part["do"].get("amount")):
        if isinstance(said, dict) and "card" in said:
            yield said["card"]


def _scope(said: Said) -> Scope:
    if "card" in said:
        return Scope(said["card"])
    fitting = said["every"]
    asked = [
        Test("is", key, fitting[key])
        for key in ("color", "supertype", "type", "subtype")
        if key in fitting
    ]
    if "controller" in fitting:
        asked.append(Test("yours", "controller"))
    if "named" in fitting:
        asked.append(Test("is", "name", fitting["named"]))
    return Scope(None, (*asked, *_tests(fitting.get("with", ()))))


def _tests(said: Iterable[Said]) -> tuple[Test, ...]:
    return tuple(_test(each) for each in said)


def _test(said: Said) -> Test:
    wanted = not said.get("not", False)
    match said["test"]:
        case "is":
            return Test("is", said["property"], said["value"], wanted)
        case "has":
            return Test("has", "ability", said["ability"], wanted)
        case "controlled-by-you":
            return Test("yours", "controller", wanted=wanted)
        case "number":
            at_least = said["at"] == "least"
            return Test(
                "number",
                said["property"],
                base=said["base"],
                at_least=at_least,
                number=said["number"],
            )
        case "above-base":
            return Test("above-base", said["property"])
    raise Unsupported(f"the test {said['test']}")


def _change(said: Said, cards: Mapping[str, Card]) -> Change:  # noqa: PLR0911 - one for each
    do = said["do"]
    match do:
        case "control" | "lose-supertypes":
            return Change(do)
        case "copy" | "text-box":
            return Change(do, printed=cards[said["card"]].printed)
        case "name" | "color":
            return Change(do, word=said[do])
        case "color-by-count":
            return Change(do, tests=_tests(said["of"]))
        case "is":
            return Change(do, said["property"], said["value"])
        case "gain-ability":
            return Change(do, word=said["ability"])
        case "lose-abilities":
            lost = said["abilities"]
            return Change(do, word=None if lost == "all" else lost[0])
        case "number":
            amount = said["amount"]
            return Change(
                do,
                said["property"],
                base=said["base"],
                op=said["op"],
                amount=_variable(amount) if isinstance(amount, dict) else amount,
                round_up=said.get("round") == "up",
            )
        case "cannot-gain":
            return Change(do, banned=tuple(said["what"]))
    raise Unsupported(f"the change {do}")


def _variable(said: Said) -> Variable:
    return Variable(said["of"], said.get("property", ""), said.get("card"))
