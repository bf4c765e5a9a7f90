"""How things stand in a game, as everybody at the table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_engine.core.choices import Json
    from reference_engine.fawnalore.abilities import Ability
    from reference_engine.fawnalore.game import Game
    from reference_engine.fawnalore.things import Card, Lasting, Unit


def state_of(game: Game) -> Json:
    """How things stand, in the canonical form of the schema."""
    return {
        "active": game.active,
        "phase": game.phase,
        "players": {name: _player(game, name) for name in sorted(game.players)},
        "units": {name: _unit(unit) for name, unit in sorted(game.units.items())},
        "cards": {name: _card(card) for name, card in sorted(game.cards.items())},
        "lasting": sorted((_lasting(each) for each in game.lasting), key=_by_name),
        "dice": [{"unit": unit, "roll": roll} for unit, roll in game.dice],
    }


def _player(game: Game, name: str) -> Json:
    player = game.players[name]
    hand = game.hand(name)
    discarded = sum(card.owner == name and card.zone == "discard" for card in game.cards.values())
    return {
        "hand": player.blanks + len(hand),
        "hand_cards": sorted(card.name for card in hand),
        "discard": player.discarded_blanks + discarded,
        "resources": player.resources,
        "actions": player.actions,
        "damage_dealt": player.damage_dealt,
    }


def _unit(unit: Unit) -> Json:
    return {
        "owner": unit.owner,
        "hp": unit.hp,
        "max_hp": unit.max_hp,
        "armor": unit.armor,
        "guard": unit.guard,
        "dead": unit.is_dead,
        "damage_taken": unit.damage_taken,
        "exhausted": _exhausted(unit.abilities),
    }


def _card(card: Card) -> Json:
    return {
        "owner": card.owner,
        "zone": card.zone,
        "title": card.title,
        "tier": card.tier,
        "cost": card.cost,
        "relic_type": card.relic_type or None,
        "on": None if card.unit is None else card.unit.name,
        "copies": None if card.copying is None else card.copying.of.name,
        "exhausted": _exhausted(card.abilities),
    }


def _exhausted(abilities: Iterable[Ability]) -> list[str]:
    return sorted(ability.name for ability in abilities if ability.exhausted)


def _lasting(lasting: Lasting) -> Json:
    told: Json = {"ability": lasting.ability.name, "kind": lasting.kind}
    if lasting.unit is not None:
        told["unit"] = lasting.unit.name
    if lasting.amount is not None:
        told["amount"] = lasting.amount
    return told


def _by_name(told: Json) -> tuple[str, str, str, int]:
    return told["ability"], told["kind"], told.get("unit", ""), told.get("amount", 0)
