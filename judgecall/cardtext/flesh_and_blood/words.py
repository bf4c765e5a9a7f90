"""The words of card texts that stand for the properties of cards."""

from __future__ import annotations

#: What a card can be, as one and as many.
THINGS = {
    ("type", "action"): ("an action", "actions"),
    ("type", "hero"): ("a hero", "heroes"),
    ("type", "token"): ("a token", "tokens"),
    ("type", "weapon"): ("a weapon", "weapons"),
    ("subtype", "attack"): ("an attack", "attacks"),
    ("subtype", "aura"): ("an aura", "auras"),
    ("subtype", "dagger"): ("a dagger", "daggers"),
    ("subtype", "item"): ("an item", "items"),
    ("subtype", "sword"): ("a sword", "swords"),
}
