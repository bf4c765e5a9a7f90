"""What players may do in a turn, when it is legal, and how a turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall_adapter import Illegal, InvalidParams, Unsupported

from reference_engine.arcane_legions.cards import POINT_EFFECTS, Effect
from reference_engine.arcane_legions.game import ORDER_POINTS
from reference_engine.arcane_legions.orders import (
    COST,
    CloseCombatOrder,
    MoveOrder,
    SpecialOrder,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.arcane_legions.figures import Unit
    from reference_engine.arcane_legions.game import Game
    from reference_engine.arcane_legions.rules import Rules, Step
    from reference_engine.core.choices import Asking, Json


def begin(rules: Rules, player: str | None, action: Json) -> Asking[None]:
    """What this action sets in motion; an illegal one is refused before it changes anything."""
    rules.game.chain = 0
    return rules.play(_steps(rules, player, action))


def _steps(rules: Rules, player: str | None, action: Json) -> Sequence[Step]:
    kind = action["type"]
    if kind == "happen":
        return _occurrence(rules, player, action)
    if player != rules.game.active:
        raise Illegal("not-your-turn")
    if kind == "order":
        return _order(rules, player, action)
    if kind == "use":
        return _use(rules, player, action["ability"])
    if kind == "end-turn":
        return EndOfTurn(rules).steps
    raise Unsupported(f"the action {kind}")


def _occurrence(rules: Rules, player: str | None, action: Json) -> Sequence[Step]:
    """Something happens that no player does."""
    if player is not None:
        raise InvalidParams("nobody is behind an occurrence: send it with player null")
    effects = [Effect.read(effect) for effect in action["effects"]]
    for effect in effects:
        if effect.do in POINT_EFFECTS or not effect.to:
            raise InvalidParams("an occurrence names its units, and leaves points alone")
        if effect.to not in rules.game.units and effect.to not in rules.game.defeated:
            raise Illegal("no-such-unit")
    return (lambda: rules.occur(effects),)


def _order(rules: Rules, player: str, action: Json) -> Sequence[Step]:
    game = rules.game
    unit = _unit(game, action["unit"])
    if unit.owner != player:
        raise Illegal("not-your-unit")
    order = action["order"]
    if order == "move":
        if not rules.may_move_by_order(unit):
            raise Illegal("move-orders-are-forbidden")
        steps = MoveOrder(rules, unit, action["steps"]).steps
    elif order == "close-combat":
        target = _unit(game, action["target"])
        if target.name not in unit.adjacent or target.owner == player:
            raise Illegal("not-adjacent")
        steps = CloseCombatOrder(rules, unit, target).steps
    else:
        raise Unsupported(f"the order {order}")
    _require_points(game, player, COST[unit.base])
    return steps


def _use(rules: Rules, player: str, name: str) -> Sequence[Step]:
    """A player uses an activated ability, by a special order to its unit."""
    game = rules.game
    ability = game.activated.get(name)
    if ability is None or ability.unit.name not in game.units:
        raise Illegal("no-such-ability")
    if ability.owner != player:
        raise Illegal("not-your-unit")
    if not ability.is_ready:
        raise Illegal("ability-is-not-ready")
    _require_points(game, player, ability.cost)
    return SpecialOrder(rules, ability).steps


def _require_points(game: Game, player: str, cost: int) -> None:
    if game.order_points[player] < cost:
        raise Illegal("not-enough-order-points")


def _unit(game: Game, name: str) -> Unit:
    if name not in game.units:
        raise Illegal("no-such-unit")
    return game.units[name]


class EndOfTurn:
    """The active player ends their turn, and the next player's begins."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game: Game = rules.game

    @property
    def steps(self) -> Sequence[Step]:
        """The steps, in order."""
        return (self.end_turn, self.clean_up, self.begin_next_turn)

    def end_turn(self) -> Asking[None]:
        """The turn ends; the player who ends it is still the active one."""
        yield from self.rules.happened(self.game.note("turn-ends", player=self.game.active))

    def clean_up(self) -> None:
        """Damage comes off injured figures, and order points lapse."""
        self.game.heal()
        for player in self.game.players:
            self.game.order_points[player] = 0

    def begin_next_turn(self) -> Asking[None]:
        """The next player, if there is another, is active now, and gains order points."""
        one, *others = self.game.players_from(self.game.active)
        self.game.active = next(iter(others), one)
        self.game.order_points[self.game.active] = ORDER_POINTS
        yield from self.rules.happened(self.game.note("turn-begins", player=self.game.active))
