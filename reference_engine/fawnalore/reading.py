"""
Reading abilities: from the JSON of a set-up to what the rules ask about.

What this engine does not know of is refused when the game is set up, never halfway
through it; so is a text that names what does not lie on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.fawnalore.abilities import Ability, Trigger

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from reference_engine.fawnalore.things import Card, RuleText, Unit

#: The events that an ability can wait for.
TRIGGERS = frozenset(
    {
        "unit-dies",
        "unit-damaged",
        "unit-attacked",
        "unit-attacks",
        "attack",
        "unit-moves",
        "unit-healed",
        "card-played",
        "effect-dealt-damage",
        "end-of-turn",
    },
)

#: Those of them that are a player's, so that they are meant to be the owner's own.
OF_PLAYERS = frozenset({"card-played", "effect-dealt-damage", "end-of-turn"})

#: What an instruction can do.
INSTRUCTIONS = frozenset(
    {
        "deal",
        "clash",
        "heal",
        "draw",
        "gain-resources",
        "gain-guard",
        "prevent",
        "redirect-next",
        "copy",
        "destroy",
        "restore",
        "cancel",
        "end-turn",
        "if",
        "later",
        "minimum",
    },
)

#: What a static ability can be.
STATICS = frozenset(
    {
        "damage-taken",
        "reduce-damage-taken",
        "attacks",
        "attacks-double",
        "replace-roll",
        "also-hits",
        "minimum",
        "type-ignores-armor",
    },
)

#: The keys of instructions and statics under which units are named, in whatever depth.
NAMING_UNITS = frozenset({"unit", "units"})


def read_ability(printed: Mapping[str, Any], bearer: Unit | Card | RuleText) -> Ability:
    """One ability of a unit, a card or a rule."""
    name, ability = printed["name"], printed["ability"]
    kind = ability["type"]
    read = _KINDS.get(kind)
    if read is None:
        raise Unsupported(f"abilities of the type {kind}")
    return read(name, bearer, ability)


def _triggered(name: str, bearer: Unit | Card | RuleText, ability: Mapping[str, Any]) -> Ability:
    event = ability["trigger"]["event"]
    if event not in TRIGGERS:
        raise Unsupported(f"abilities that are triggered by {event}")
    whose = ability["trigger"].get("whose", {"of": "you" if event in OF_PLAYERS else "any"})
    return Ability(
        name,
        "triggered",
        bearer,
        instructions=_instructions(ability["effects"]),
        trigger=Trigger(event, ability.get("timing", "when"), whose),
        optional=ability.get("optional", False),
        last=ability.get("last", False),
    )


def _activated(name: str, bearer: Unit | Card | RuleText, ability: Mapping[str, Any]) -> Ability:
    cost = ability.get("cost") or {}
    return Ability(
        name,
        "activated",
        bearer,
        words=ability.get("words"),
        resources=cost.get("resources", 0),
        actions=cost.get("actions", 0),
        instructions=_instructions(ability["effects"]),
    )


def _redirect(name: str, bearer: Unit | Card | RuleText, ability: Mapping[str, Any]) -> Ability:
    instruction = {"do": "redirect", "from": ability.get("from"), "to": ability["to"]}
    return Ability(name, "redirect", bearer, words=ability["words"], instructions=(instruction,))


def _static(name: str, bearer: Unit | Card | RuleText, ability: Mapping[str, Any]) -> Ability:
    statics = tuple(ability["effects"])
    for static in statics:
        if static["static"] not in STATICS:
            raise Unsupported(f"the static ability {static['static']}")
    return Ability(name, "static", bearer, statics=statics)


_KINDS = {
    "triggered": _triggered,
    "activated": _activated,
    "redirect": _redirect,
    "static": _static,
}


def _instructions(effects: Iterable[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    instructions = tuple(effects)
    for instruction in instructions:
        if instruction["do"] not in INSTRUCTIONS:
            raise Unsupported(f"the instruction {instruction['do']}")
        _instructions(instruction.get("then", ()))
        _instructions(instruction.get("effects", ()))
    return instructions


def check_names(ability: Ability, units: Collection[str], cards: Collection[str]) -> None:
    """Whether everything that a text names lies on the table."""
    known = {"unit": units, "card": cards, "unit or card": {*units, *cards}}
    whose = () if ability.trigger is None else (ability.trigger.whose,)
    for said in (*ability.instructions, *ability.statics, *whose):
        for what, name in _named(said):
            if name not in known[what]:
                raise InvalidParams(
                    f"{ability.label} names the {what} {name}, which is not placed; place it first"
                )


def _named(said: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """All that a part of a text names, in whatever depth, and what each of it is."""
    do = said.get("do")
    for key, value in said.items():
        what = _WHAT.get((do, key), "unit" if key in NAMING_UNITS else "")
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, dict):
                yield from _named(each)
            elif what and isinstance(each, str):
                yield what, each


#: What the keys of some instructions name, where that is not as everywhere else.
_WHAT: Mapping[tuple[str | None, str], str] = {
    ("copy", "card"): "card",
    ("copy", "of"): "card",
    ("destroy", "card"): "card",
    ("restore", "card"): "card",
    ("prevent", "from"): "unit or card",
    (None, "from"): "unit",
    (None, "to"): "unit",
}
