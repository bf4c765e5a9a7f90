"""
How long the reference engine takes to work everything out in Flesh and Blood.

Cards and effects are made at random from a fixed seed: texts about one card and about every
card that fits, with conditions that reach into every stage. Printed are the milliseconds of
one working-out, and of one whole action with the state that answers it, for 40 cards and a
growing number of effects; then how the former grows each time the number of effects doubles.

    python benchmarks/continuous_effects.py
"""

from __future__ import annotations

from functools import partial
from time import process_time
import random
import statistics

from judgecall.cardtext import parse
from reference_engine.flesh_and_blood.engine import FleshAndBlood

CARDS = 40
EFFECTS = (25, 50, 100, 200, 400, 800)
ROUNDS = 30

#: Texts about one card; every fourth effect is about every card that fits.
OF_ONE = (
    "{} gets +2 power",
    "{} gets -1 power",
    "{} has its power doubled",
    "{} has base power 6",
    "{} has its base power halved, rounded up",
    "{} is Draconic and gets +1 power",
    "{} gets dominate",
    "{} loses all abilities",
    "If {} has 6 or more power, it gets overpower",
    "If {} has 5 or less power, it gets +2 power",
    "If {} is Draconic and has 6 or more power, it is a weapon",
    "If {} does not have dominate, it gets stealth",
    "{} is blue",
    "If {} is a weapon, it is red",
)
OF_EVERY = (
    "Attacks with base power 3 or less get +3 power",
    "Draconic attacks get dominate",
    "Blue attacks you control are swords",
    "Illusionist auras you control are weapons, have base power 5 and get attack",
    "Weapons you control get +1 power",
    "Cards with ward are Light",
    "Attacks with 6 or more power get overpower",
)


def position(effects: int, seed: int = 1) -> dict:
    """A set-up with so many effects."""
    chance = random.Random(seed)
    cards = [card(f"Card{n}", chance) for n in range(CARDS)]
    made = []
    for age in range(1, effects + 1):
        of_every = age % 4 == 0
        texts = OF_EVERY if of_every else OF_ONE
        text = chance.choice(texts).format(f"Card{chance.randrange(CARDS)}")
        made.append(effect(f"Effect{age}", text, chance) | {"type": "effect", "timestamp": age})
    return {
        "rulebook": "flesh_and_blood",
        "players": ["Ada", "Ben"],
        "active": "Ada",
        "objects": [*cards, *made],
    }


def card(name: str, chance: random.Random) -> dict:
    """A card with properties of all kinds."""
    return {
        "type": "card",
        "name": name,
        "owner": chance.choice(["Ada", "Ben"]),
        "printed": {
            "color": chance.choice(["red", "yellow", "blue"]),
            "types": ["action"],
            "subtypes": [chance.choice(["attack", "attack", "aura"])],
            "supertypes": [chance.choice(["Ninja", "Illusionist"])],
            "abilities": [chance.choice(["hit", "stealth", "ward 1"])],
            "power": chance.randrange(8),
            "defense": chance.randrange(4),
        },
        "counters": [{"property": "power", "change": 1, "count": 1}] * chance.randrange(2),
    }


def effect(name: str, text: str, chance: random.Random) -> dict:
    """A continuous effect."""
    return {
        "name": name,
        "owner": chance.choice(["Ada", "Ben"]),
        "text": text,
        "ability": parse("flesh_and_blood", text),
        "lasting": chance.choice(["layer", "static"]),
    }


def milliseconds(doing) -> float:
    """The median time of one round."""
    times = []
    for _ in range(ROUNDS):
        begun = process_time()
        doing()
        times.append((process_time() - begun) * 1000)
    return statistics.median(times)


def main() -> None:
    """Measure, and print a table."""
    print(f"{CARDS} cards; median of {ROUNDS} rounds, in milliseconds of processor time")
    print(f"{'effects':>8} {'working out':>12} {'whole action':>13} {'growth':>7}")
    before = None
    for effects in EFFECTS:
        engine = FleshAndBlood()
        engine.start(position(effects))
        rules = engine._session._game._rules  # noqa: SLF001 - only the rules, without the answer
        once = milliseconds(rules.work_out)
        action = {"type": "happen", "effects": [{"do": "work-out"}]}
        whole = milliseconds(partial(engine.act, None, action))
        growth = f"x{once / before:.2f}" if before else ""
        print(f"{effects:>8} {once:>12.2f} {whole:>13.2f} {growth:>7}")
        before = once


if __name__ == "__main__":
    main()
