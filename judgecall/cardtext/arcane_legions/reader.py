"""From what the grammar finds in a card text to the ability that it means."""

from __future__ import annotations

from typing import Any

from lark import v_args

from judgecall.cardtext.reading import AbilityReader, first, part, value, word


@v_args(inline=True)
class Reader(AbilityReader):
    """Makes an ability of what the grammar found; every member is an alias of the grammar."""

    mandatory = part("trigger", "effects", type="triggered", optional=False)
    optional = part("trigger", "effects", type="triggered", optional=True)
    activated = part("cost", "effects", type="activated")
    always = part("modifies", type="static", condition=None)
    in_combat = part("modifies", type="static", condition="in-combat")

    figure_downed = part("whose", event="figure-downed")
    unit_defeated = part("whose", event="unit-defeated")
    unit_moved = part("whose", event="unit-moved")
    unit_damaged = part("whose", event="unit-damaged")
    figure_returned = part("whose", event="figure-returned")
    dice_rolled = part("whose", event="dice-rolled")
    order_given = part("whose", "order", event="order-given")
    you_gained = part(event="points-gained", player="you")
    opponent_gained = part(event="points-gained", player="opponent")
    turn_begins = part("player", event="turn-begins")
    turn_ends = part("player", event="turn-ends")

    move_order = word("move")
    close_combat_order = word("close-combat")
    special_order = word("special")
    you = word("you")
    opponent = word("opponent")

    this = part(of="this")
    enemy = part(of="enemy")
    own = part(of="own")
    any = part(of="any")
    adjacent_enemies = part(of="adjacent-enemies")
    named = part("unit")
    #: A figure is known by its unit.
    figure_of = value
    adjacent_enemy_chosen = part(choose="adjacent-enemy")
    enemy_chosen = part(choose="enemy")
    own_chosen = part(choose="own")

    order_points = value

    you_gain = part("amount", do="gain-points", player="you")
    you_lose = part("amount", do="lose-points", player="you")
    opponent_gains = part("amount", do="gain-points", player="opponent")
    opponent_loses = part("amount", do="lose-points", player="opponent")
    you_gain_for_each = part("amount", do="gain-points", player="you", per="figure-downed")
    opponent_gains_for_each = part(
        "amount", do="gain-points", player="opponent", per="figure-downed"
    )
    down = part("count", "unit", do="down")
    each_player_downs = part("count", do="each-player-downs")
    return_figures = part("count", "unit", do="return")
    reposition = part("unit", "slot", do="reposition")
    damage = part("amount", "unit", do="damage")
    move = part("unit", "steps", do="move")

    attack_dice_set = adjacent_attack_dice_set = part("unit", "set", what="attack-dice")
    defense_dice_set = adjacent_defense_dice_set = part("unit", "set", what="defense-dice")
    attack_dice_added = part("unit", "add", what="attack-dice")
    defense_dice_added = part("unit", "add", what="defense-dice")
    move_orders_forbidden = part("unit", what="move-orders", may=False)
    move_orders_allowed = part("unit", what="move-orders", may=True)

    def downing_forbidden(self, slot: int, unit: dict[str, Any]) -> dict[str, Any]:
        """Only of a figure is it said, by its slot, that it cannot be downed."""
        return {"what": "downing", "figure": {"unit": unit, "slot": slot}, "may": False}

    effects = offers = opening = clauses = first
