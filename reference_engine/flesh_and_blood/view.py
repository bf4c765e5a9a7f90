"""How things stand in a game, as everybody at the table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.flesh_and_blood.cards import NUMBERS

if TYPE_CHECKING:
    from reference_engine.core.choices import Json
    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Effect
    from reference_engine.flesh_and_blood.game import Game


def state_of(game: Game) -> Json:
    """How things stand, in the canonical form of the schema."""
    return {
        "active": game.active,
        "cards": {handle: _card(card) for handle, card in sorted(game.cards.items())},
        "effects": [_effect(game, effect) for effect in game.effects],
    }


def _card(card: Card) -> Json:
    return {
        "controller": card.controller,
        "name": card.name,
        "color": card.color,
        "types": sorted(card.all_of("type")),
        "subtypes": sorted(card.all_of("subtype")),
        "supertypes": sorted(card.all_of("supertype")),
        "abilities": sorted(card.all_of("ability")),
        **{name: _number(card, name) for name in NUMBERS},
        "counters": {
            f"{change:+} {name}": count for (name, change), count in sorted(card.counters.items())
        },
    }


def _number(card: Card, name: str) -> Json | None:
    if name not in card.base:
        return None
    return {"base": card.base[name], "value": card.value[name]}


def _effect(game: Game, effect: Effect) -> Json:
    on = set().union(*(part.done for part in effect.parts), *effect.stays_on.values())
    return {
        "name": effect.name,
        "on": sorted(card.handle for card in on if card.handle in game.cards),
    }
