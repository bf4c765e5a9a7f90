"""
Reading abilities: from the JSON of a set-up to what the rules ask about.

What this engine does not know of is refused when the game is set up, never halfway
through it; so is a text that names a card which is not in the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import InvalidParams, Unsupported

from reference_engine.unit_triggers.abilities import Ability, Part
from reference_engine.unit_triggers.things import Place

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from reference_engine.unit_triggers.abilities import Instruction
    from reference_engine.unit_triggers.things import Card

#: The abilities that fire at one moment and do something then.
TRIGGERED = frozenset({"upon-deployment", "destroyed", "discarded", "depleted", "end-of-battle"})

#: What an instruction can do.
INSTRUCTIONS = frozenset(
    {
        "draw",
        "gain",
        "lose",
        "destroy",
        "return",
        "discard",
        "deplete",
        "seek",
        "flip",
        "move",
        "attach",
        "upload",
        "cq-this-battle",
        "ban",
        "nothing",
    },
)

#: What a Throughout ability can say.
STATICS = frozenset({"cq", "indestructible"})

#: When a part of a Special Trigger can fire.
WINDOWS = frozenset({"start", "deploys", "your-deployment"})


def read_place(said: Mapping[str, int]) -> Place:
    """A Location, from its number or from that of an Extra Location."""
    if "extra" in said:
        return Place(is_extra=True, number=said["extra"])
    return Place(is_extra=False, number=said["number"])


def read_ability(printed: Mapping[str, Any], bearer: Card) -> Ability:
    """One ability of a card."""
    name, ability = printed["name"], printed["ability"]
    kind = ability["type"]
    if kind in TRIGGERED:
        return Ability(name, kind, bearer, effects=_instructions(ability["effects"]))
    if kind == "event":
        effects = _instructions(ability["effects"])
        is_response = ability.get("response", False)
        return Ability(name, kind, bearer, effects=effects, is_response=is_response)
    if kind == "throughout":
        return Ability(name, kind, bearer, statics=_statics(ability["effects"]))
    if kind == "special":
        return Ability(name, kind, bearer, parts=tuple(_part(each) for each in ability["parts"]))
    raise Unsupported(f"abilities of the type {kind}")


def _part(said: Mapping[str, Any]) -> Part:
    window = said["window"]
    if window["at"] not in WINDOWS:
        raise Unsupported(f"Special Triggers at the moment {window['at']}")
    return Part(window, _instructions(said["effects"]), said.get("label"))


def _instructions(effects: Iterable[Instruction]) -> tuple[Instruction, ...]:
    instructions = tuple(effects)
    for each in instructions:
        if each["do"] not in INSTRUCTIONS:
            raise Unsupported(f"the instruction {each['do']}")
    return instructions


def _statics(effects: Iterable[Mapping[str, Any]]) -> tuple[Mapping[str, Any], ...]:
    statics = tuple(effects)
    for each in statics:
        if each["static"] not in STATICS:
            raise Unsupported(f"the Throughout ability {each['static']}")
    return statics


def check_names(ability: Ability, cards: Collection[str]) -> None:
    """Whether every card that a text names is in the game."""
    said = [*ability.effects, *ability.statics]
    said += [effect for part in ability.parts for effect in part.effects]
    for each in said:
        for name in _named(each):
            if name not in cards:
                raise InvalidParams(
                    f"{ability.name} of {ability.bearer.name} names the card {name}, which is "
                    f"not in this game; place it first"
                )


def _named(said: Mapping[str, Any]) -> Iterator[str]:
    """The cards that an instruction or a static names."""
    if "card" in said:
        yield said["card"]
    if said.get("do") == "attach":
        yield said["to"]
    for key in ("what", "of"):
        if isinstance(said.get(key), dict):
            yield from _named(said[key])
