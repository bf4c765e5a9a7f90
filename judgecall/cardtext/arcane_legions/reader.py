"""From what the grammar finds in a card text to the ability that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import Token, Transformer, v_args

from judgecall.cardtext.language import Ability

if TYPE_CHECKING:
    from collections.abc import Callable


def _part(*found: str, **said: Any) -> Callable[..., dict[str, Any]]:  # noqa: ANN401  # JSON
    """Make a piece of JSON: what the words themselves say, and what stood in their gaps."""

    def read(_reader: object, *values: Any) -> dict[str, Any]:  # noqa: ANN401
        return {**said, **dict(zip(found, values, strict=True))}

    return read


def _word(meaning: str) -> Callable[[object], str]:
    """Make a word of JSON of the words of a card."""
    return lambda _reader: meaning


def _value(_reader: object, value: Any) -> Any:  # noqa: ANN401
    """Pass on what stands in the only gap."""
    return value


def _first(_reader: object, item: dict[str, Any]) -> list[dict[str, Any]]:
    """Begin a list."""
    return [item]


@v_args(inline=True)
class Reader(Transformer[Token, Ability]):
    """Makes an ability of what the grammar found; every member is an alias of the grammar."""

    mandatory = _part("trigger", "effects", type="triggered", optional=False)
    optional = _part("trigger", "effects", type="triggered", optional=True)
    activated = _part("cost", "effects", type="activated")
    always = _part("modifies", type="static", condition=None)
    in_combat = _part("modifies", type="static", condition="in-combat")

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
    special_order = _word("special")
    you = _word("you")
    opponent = _word("opponent")

    this = _part(of="this")
    enemy = _part(of="enemy")
    own = _part(of="own")
    any = _part(of="any")
    adjacent_enemies = _part(of="adjacent-enemies")
    named = _part("unit")
    #: A figure is known by its unit.
    figure_of = _value
    adjacent_enemy_chosen = _part(choose="adjacent-enemy")
    enemy_chosen = _part(choose="enemy")
    own_chosen = _part(choose="own")

    order_points = _value

    you_gain = _part("amount", do="gain-points", player="you")
    you_lose = _part("amount", do="lose-points", player="you")
    opponent_gains = _part("amount", do="gain-points", player="opponent")
    opponent_loses = _part("amount", do="lose-points", player="opponent")
    you_gain_for_each = _part("amount", do="gain-points", player="you", per="figure-downed")
    opponent_gains_for_each = _part(
        "amount", do="gain-points", player="opponent", per="figure-downed"
    )
    down = _part("count", "unit", do="down")
    each_player_downs = _part("count", do="each-player-downs")
    return_figures = _part("count", "unit", do="return")
    reposition = _part("unit", "slot", do="reposition")
    damage = _part("amount", "unit", do="damage")
    move = _part("unit", "steps", do="move")

    attack_dice_set = adjacent_attack_dice_set = _part("unit", "set", what="attack-dice")
    defense_dice_set = adjacent_defense_dice_set = _part("unit", "set", what="defense-dice")
    attack_dice_added = _part("unit", "add", what="attack-dice")
    defense_dice_added = _part("unit", "add", what="defense-dice")
    move_orders_forbidden = _part("unit", what="move-orders", may=False)
    move_orders_allowed = _part("unit", what="move-orders", may=True)

    def downing_forbidden(self, slot: int, unit: dict[str, Any]) -> dict[str, Any]:
        """Only of a figure is it said, by its slot, that it cannot be downed."""
        return {"what": "downing", "figure": {"unit": unit, "slot": slot}, "may": False}

    effects = offers = opening = clauses = _first

    def sequence(self, items: list[dict[str, Any]], item: dict[str, Any]) -> list[dict[str, Any]]:
        """Each further effect or clause goes to the end of its list."""
        return [*items, item]

    def NAME(self, word: Token) -> str:  # noqa: N802  # as the grammar calls it
        """A name is its letters."""
        return str(word)

    def POSSESSIVE(self, word: Token) -> str:  # noqa: N802
        """Whose something is, is the name without what was added to it."""
        return str(word).removesuffix("s").removesuffix("'")

    def NUMBER(self, word: Token) -> int:  # noqa: N802
        """A number is its value."""
        return int(word)

    ZERO = CHANGE = NUMBER
