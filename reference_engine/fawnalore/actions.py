"""What may be done, when it is legal, and the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall_adapter import Illegal, Unsupported

from reference_engine.core.acting import begun, name_in, said
from reference_engine.fawnalore.rules.attacks import ATTACK_COST
from reference_engine.fawnalore.rules.interrupts import USABLE
from reference_engine.fawnalore.things import Card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_engine.core.choices import Asking, Json
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.rules import Rules
    from reference_engine.fawnalore.things import Unit


def begin(rules: Rules, player: str | None, action: Json) -> Asking[None]:
    """What this action sets in motion; an illegal one is refused before it changes anything."""
    return rules.go(begun(rules, player, action, happen=_happening, kinds=_KINDS))


def breaks_in(rules: Rules, player: str | None, action: Json) -> bool:
    """Whether this is an attempt to use an Interrupt of one's own."""
    ability: Ability | None = None
    kind = action.get("type")
    if kind == "play" and (card := rules.game.cards.get(str(action.get("card")))):
        ability = rules.played(card)
    elif kind == "use":
        ability = _find(rules, str(action.get("ability")))
    return ability is not None and ability.owner == player and rules.is_interrupt(ability)


def _happening(rules: Rules, action: Mapping[str, Any]) -> Asking[None]:
    for happening in said(action, "effects"):
        if happening["do"] == "destroy":
            card = rules.game.cards.get(happening["card"])
            if card is None or not card.is_in_play:
                raise Illegal("no-such-card")
        elif happening["do"] == "damage":
            for name in happening["units"]:
                _unit(rules, name)
        else:
            raise Unsupported(f"the happening {happening['do']}")
    return rules.occur(action["effects"])


def _play(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    card = rules.game.cards.get(name_in(action, "card"))
    if card is None:
        raise Illegal("no-such-card")
    if card.owner != player:
        raise Illegal("not-yours")
    if card.zone != "hand":
        raise Illegal("not-in-hand")
    ability = rules.played(card)
    if ability is None:
        raise Illegal("no-such-ability")
    return _used(rules, player, ability)


def _use(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    ability = _find(rules, name_in(action, "ability"))
    if ability is None:
        raise Illegal("no-such-ability")
    if ability.owner != player:
        raise Illegal("not-yours")
    return _used(rules, player, ability)


def _find(rules: Rules, name: str) -> Ability | None:
    """The ability of this name that can be used, on a unit or on a card in play."""
    for ability in rules.game.abilities():
        if ability.name == name and ability.kind in USABLE:
            bearer = ability.bearer
            if not isinstance(bearer, Card) or bearer.is_in_play:
                return ability
    return None


def _used(rules: Rules, player: str, ability: Ability) -> Asking[None]:
    if not rules.is_interrupt(ability):
        _require_own_time(rules, player)
    if ability.exhausted:
        raise Illegal("exhausted")
    if not isinstance(ability.bearer, Card) and not rules.is_in_force(ability):
        raise Illegal("unit-is-dead")
    if not rules.has_something_to_cancel(ability, None):
        raise Illegal("nothing-to-cancel")
    if not rules.has_damage_to_stop(ability, None):
        raise Illegal("no-damage-is-coming")
    resources, actions = rules.cost_of(ability)
    _require_stock(rules, player, resources, actions)
    return rules.use(ability)


def _attack(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    unit, target = _unit(rules, name_in(action, "unit")), _unit(rules, name_in(action, "target"))
    if unit.owner != player:
        raise Illegal("not-yours")
    _require_own_time(rules, player)
    if unit.is_dead or target.is_dead:
        raise Illegal("unit-is-dead")
    if target.owner == player:
        raise Illegal("not-an-enemy")
    if rules.game.distance(unit, target) > unit.range:
        raise Illegal("out-of-range")
    _require_stock(rules, player, 0, ATTACK_COST)
    return rules.attack(unit, target)


def _move(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:
    unit = _unit(rules, name_in(action, "unit"))
    tiles = said(action, "tiles")
    if unit.owner != player:
        raise Illegal("not-yours")
    _require_own_time(rules, player)
    if unit.is_dead:
        raise Illegal("unit-is-dead")
    return rules.move(unit, tiles)


def _end_phase(rules: Rules, player: str, action: Mapping[str, Any]) -> Asking[None]:  # noqa: ARG001
    _require_own_time(rules, player)
    return rules.end_main_phase()


_KINDS = {
    "play": _play,
    "use": _use,
    "attack": _attack,
    "move": _move,
    "end-phase": _end_phase,
}


def _require_own_time(rules: Rules, player: str) -> None:
    if player != rules.game.active:
        raise Illegal("not-your-turn")
    if rules.game.phase != "main":
        raise Illegal("not-your-main-phase")


def _require_stock(rules: Rules, player: str, resources: int, actions: int) -> None:
    stock = rules.game.players[player]
    if stock.resources < resources:
        raise Illegal("not-enough-resources")
    if stock.actions < actions:
        raise Illegal("not-enough-actions")


def _unit(rules: Rules, name: str) -> Unit:
    unit = rules.game.units.get(name)
    if unit is None:
        raise Illegal("no-such-unit")
    return unit
