"""The card texts of Arcane Legions: what the grammar's findings mean, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Transformer, v_args

from judgecall.cardtext.language import Ability, Language
from judgecall.cardtext.structure import Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _part(*found: str, **said: Any) -> Callable[..., dict[str, Any]]:  # noqa: ANN401  # JSON
    """Make a piece of JSON: what the words themselves say, and what stood in their gaps."""

    def read(_reader: object, *values: Any) -> dict[str, Any]:  # noqa: ANN401
        return {**said, **dict(zip(found, values, strict=True))}

    return read


def _word(meaning: str) -> Callable[[object], str]:
    """Make a word of JSON of the words of a card."""
    return lambda _reader: meaning


@v_args(inline=True)
class Reader(Transformer[Token, Ability]):
    """Makes an ability of what the grammar found; every member is an alias of the grammar."""

    mandatory = _part("trigger", "effects", type="triggered", optional=False)
    optional = _part("trigger", "effects", type="triggered", optional=True)

    figure_downed = _part("whose", event="figure-downed")
    unit_defeated = _part("whose", event="unit-defeated")
    unit_moved = _part("whose", event="unit-moved")
    unit_damaged = _part("whose", event="unit-damaged")
    figure_returned = _part("whose", event="figure-returned")
    dice_rolled = _part("whose", event="dice-rolled")
    order_given = _part("whose", "order", event="order-given")
    you_gained = _part(event="points-gained", player="you")
    opponent_gained = _part(event="points-gained", player="opponent")
    turn_begins = _part("player", event="turn-begins")
    turn_ends = _part("player", event="turn-ends")

    move_order = _word("move")
    close_combat_order = _word("close-combat")
    you = _word("you")
    opponent = _word("opponent")

    this = _part(of="this")
    enemy = _part(of="enemy")
    own = _part(of="own")
    any = _part(of="any")
    named = _part("unit")

    you_gain = _part("amount", do="gain-points", player="you")
    you_lose = _part("amount", do="lose-points", player="you")
    opponent_gains = _part("amount", do="gain-points", player="opponent")
    opponent_loses = _part("amount", do="lose-points", player="opponent")
    down = _part("count", "unit", do="down")
    return_figures = _part("count", "unit", do="return")
    damage = _part("amount", "unit", do="damage")
    move = _part("unit", "steps", do="move")

    def figure_of(self, unit: dict[str, Any]) -> dict[str, Any]:
        """A figure is known by its unit."""
        return unit

    def effects(self, effect: dict[str, Any]) -> list[dict[str, Any]]:
        """The first effect begins the list."""
        return [effect]

    offers = effects

    def sequence(
        self, effects: list[dict[str, Any]], effect: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """Each further effect goes to its end."""
        return [*effects, effect]

    def NAME(self, word: Token) -> str:  # noqa: N802  # as the grammar calls it
        """A name is its letters."""
        return str(word)

    def NUMBER(self, word: Token) -> int:  # noqa: N802
        """A number is its value."""
        return int(word)


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
}
_FIGURES = {
    "this": "a figure of this unit",
    "enemy": "an enemy figure",
    "own": "one of your figures",
    "any": "a figure",
}


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


def _unit(target: Mapping[str, str]) -> str:
    return target.get("unit") or _UNITS[target["of"]]


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _effect(effect: Mapping[str, Any], *, offered: bool) -> str:
    match effect:
        case {"do": "down", "count": count, "unit": unit}:
            return f"down {_counted(count, 'figure')} of {_unit(unit)}"
        case {"do": "return", "count": count, "unit": unit}:
            return f"return {_counted(count, 'figure')} to {_unit(unit)}"
        case {"do": "damage", "amount": amount, "unit": unit}:
            return f"deal {amount} damage to {_unit(unit)}"
        case {"do": "move", "steps": steps, "unit": unit}:
            return f"move {_unit(unit)} {_counted(steps, 'step')}"
    verb = {"gain-points": "gain", "lose-points": "lose"}[effect["do"]]
    points = _counted(effect["amount"], "victory point")
    if effect["player"] == "you":
        return f"{verb} {points}"
    return f"have your opponent {verb} {points}" if offered else f"your opponent {verb}s {points}"


def render(ability: Mapping[str, Any]) -> str:
    """Say an ability in the canonical words."""
    offered = ability["optional"]
    effects = ", then ".join(_effect(effect, offered=offered) for effect in ability["effects"])
    return f"{_trigger(ability['trigger'])}, {'you may ' if offered else ''}{effects}"


LANGUAGE = Language(
    grammar="arcane_legions.lark",
    reader=Reader,
    render=render,
    slots={
        "ability": Slot("a trigger"),
        "trigger": Slot("a trigger", "trigger"),
        "figure": Slot("a figure", "figure"),
        "_unit_does": Slot("a unit"),
        "_unit": Slot("a unit", "unit"),
        "subject": Slot("a unit", "unit"),
        "target": Slot("a unit", "unit"),
        "named": Slot("a unit's name", "unit"),
        "NAME": Slot("a name", "name"),
        "turn": Slot("whose turn", "turn"),
        "order": Slot("an order", "order"),
        "effects": Slot("an effect", "effect"),
        "effect": Slot("an effect", "effect"),
        "offers": Slot("an effect", "effect"),
        "offer": Slot("an effect", "effect"),
        "amount": Slot("an amount", "amount"),
        "count": Slot("a number", "number"),
    },
    phrases=(
        "ability",
        "trigger",
        "figure",
        "subject",
        "named",
        "turn",
        "order",
        "effects",
        "effect",
        "offer",
        "target",
    ),
)
