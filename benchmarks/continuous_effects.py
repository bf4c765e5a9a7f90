"""
How long the reference engine takes to work everything out in Flesh and Blood.

Cards and effects are made at random from a fixed seed: texts about one card and about every
card that fits, with conditions that reach into every stage. Printed are the milliseconds of
one working-out, and of one whole action with the state that answers it, for 40 cards and a
growing number of effects, and how the former grows each time the number of effects doubles;
then the same for 200 effects of one kind, up to those that are made to take long.

    python benchmarks/continuous_effects.py
"""

from __future__ import annotations

from functools import partial
from time import process_time
from typing import TYPE_CHECKING
import random
import statistics

from judgecall.cardtext import parse
from reference_engine.flesh_and_blood.engine import FleshAndBlood

if TYPE_CHECKING:
    from collections.abc import Sequence

CARDS = 40
EFFECTS = (25, 50, 100, 200, 400, 800)
ROUNDS = 30
OF_A_KIND = 200

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
#: Texts about every card that there is, of many kinds.
OF_ALL = (
    "Cards get +2 power",
    "Cards get -1 power",
    "Cards have their power doubled",
    "Cards have base power 6",
    "Cards have their base power halved, rounded up",
    "Cards get dominate",
    "Cards lose all abilities",
    "Cards are Draconic",
    "Cards are weapons",
    "Cards are blue",
)

#: Effects of one kind, in the order of their age; all but the first two kinds reach every card.
WAITING = "Cards with {} or more power get +1 power"
KINDS = {
    "about one card each": OF_ONE,
    "about every card that fits": OF_EVERY,
    "about every card": OF_ALL,
    "about every card, each dependent": [WAITING.format(0)],
    "the same with 20 conditions": [WAITING.format(least) for least in range(20)],
    "each waiting for all that are younger": [WAITING.format(199 - n) for n in range(200)],
}


def position(effects: int, kind: Sequence[str] = (), seed: int = 1) -> dict:
    """A set-up with so many effects, of all kinds or of one."""
    chance = random.Random(seed)
    cards = [card(f"Card{n}", chance) for n in range(CARDS)]
    made = []
    for age in range(1, effects + 1):
        texts = OF_EVERY if age % 4 == 0 else OF_ONE
        text = kind[(age - 1) % len(kind)] if kind else chance.choice(texts)
        text = text.format(f"Card{chance.randrange(CARDS)}")
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


def measured(setup: dict) -> tuple[float, float]:
    """How long the working-out takes, and the whole action."""
    engine = FleshAndBlood()
    engine.start(setup)
    rules = engine._session._game._rules  # noqa: SLF001 - only the rules, without the answer
    action = {"type": "happen", "effects": [{"do": "work-out"}]}
    return milliseconds(rules.work_out), milliseconds(partial(engine.act, None, action))


def main() -> None:
    """Measure, and print two tables."""
    print(f"{CARDS} cards; median of {ROUNDS} rounds, in milliseconds of processor time")
    print(f"{'effects':>8} {'working out':>12} {'whole action':>13} {'growth':>7}")
    before = None
    for effects in EFFECTS:
        once, whole = measured(position(effects))
        growth = f"x{once / before:.2f}" if before else ""
        print(f"{effects:>8} {once:>12.2f} {whole:>13.2f} {growth:>7}")
        before = once
    print(f"\n{OF_A_KIND} effects of a kind")
    for name, kind in KINDS.items():
        once, whole = measured(position(OF_A_KIND, kind))
        print(f"{'':>8} {once:>12.2f} {whole:>13.2f}   {name}")


if __name__ == "__main__":
    main()
