"""
Random set-ups of Fawnalore: players, units and cards, with whatever texts its language has.

The texts were drawn once for all games and stand in `texts.txt`; see `recording`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
import itertools

from judgecall import cardtext
from tests import fawnalore_strategies as strategies
from tests.laws.fawnalore.recording import CARDS, RELICS, UNITS, recorded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from tests.laws.games import Json

PLAYERS = ("Ada", "Ben", "Cy", "Dot")
ABILITIES = ("Omen", "Spite", "Vigil", "Rally", "Zeal", "Feud", "Hymn", "Cull")

#: Effects are canceled in a few games only, if that is left to chance: a kind of their own.
CANCELERS: Sequence[Json] = [
    {
        "type": "activated",
        "words": words,
        "cost": {},
        "effects": [{"do": "cancel", "refund": refund}],
    }
    for words in strategies.TIMING_WORDS
    for refund in (False, True)
]

#: So it is with copying, and with what is copied being destroyed right away.
COPIERS: Sequence[Json] = [
    {
        "type": "activated",
        "words": words,
        "cost": {},
        "effects": [{"do": "copy", "card": card, "of": of, "including": including}, *rest],
    }
    for words in (None, "at-any-time")
    for card, of in itertools.permutations(CARDS, 2)
    for including, rest in (
        ([], []),
        (["tier"], []),
        (["name", "cost"], [{"do": "draw", "count": 1}]),
        ([], [{"do": "destroy", "card": of}, {"do": "draw", "count": 1}]),
    )
]

#: How often a text of each kind lies on the table.
KINDS = {"triggered": 8, "activated": 6, "redirect": 2, "static": 3, "death": 4} | dict.fromkeys(
    ("cancel", "copy"), 1
)

#: Whose events triggers wait for, if not those of somebody who is named.
WHOSE = ({"of": "this"}, {"of": "any"}, {"of": "you"}, None)

#: What is drawn too seldom to be sure of it.
REDIRECTS: Sequence[Json] = [
    {"type": "redirect", "to": {"of": "this"}, "words": words, **whose}
    for words, whose in (
        ("would-be-dealt", {"from": {"of": "any-in-range"}}),
        ("at-any-time", {}),
    )
]
ATTACKS: Sequence[Json] = [
    {"type": "static", "effects": [effect]}
    for effect in (
        {"static": "replace-roll", "amount": 3},
        {"static": "attacks", "change": 2},
        {"static": "attacks", "change": -1},
        {"static": "attacks-double"},
    )
]
#: Effects of two instructions, of which some may break into others.
LONG: Sequence[Json] = [
    {
        "type": "activated",
        "words": words,
        "cost": {},
        "effects": [{"do": "heal", "to": {"unit": unit}, "amount": 1}, {"do": "draw", "count": 1}],
    }
    for words in ("at-any-time", "during-any-turn", None)
    for unit in UNITS[:3]
]


@cache
def texts() -> Mapping[str, Sequence[Json]]:
    """All texts that the games have, by kind."""
    found: dict[str, Sequence[Json]] = {"cancel": CANCELERS, "copy": COPIERS, **recorded()}
    # Hypothesis likes to repeat itself; so that there is some of everything, they take turns.
    watching = [each["trigger"] for each in found["triggered"] if "whose" in each["trigger"]]
    for place, trigger in enumerate(watching):
        trigger["event"] = strategies.UNIT_EVENTS[place % len(strategies.UNIT_EVENTS)]
        trigger["whose"] = WHOSE[place % len(WHOSE)] or trigger["whose"]
    for each in found["triggered"][::8]:
        each["trigger"] = {"event": "card-played"}
    found["activated"] = [*found["activated"], *LONG * 3]
    found["redirect"] = [*found["redirect"], *REDIRECTS * 4]
    found["static"] = [*found["static"], *ATTACKS * 4]
    found["death"] = [
        {**each, "timing": "when", "trigger": {"event": "unit-dies", "whose": whose}}
        for each in found["triggered"]
        for whose in WHOSE[:3]
    ]
    return found


def _printed(random: Random, name: str) -> Json:
    [kind] = random.choices(list(KINDS), list(KINDS.values()))
    ability = random.choice(texts()[kind])
    return {"name": name, "text": cardtext.render("fawnalore", ability), "ability": ability}


def setup(random: Random) -> Json:
    """Two to four players, with a unit or more for each, and texts on units and cards."""
    players = PLAYERS[: random.randint(2, 4)]
    names = iter(ABILITIES)
    objects: list[Json] = []
    for place, name in enumerate(UNITS):
        hp = random.randint(1, 9)
        objects.append(
            {
                "type": "unit",
                "name": name,
                "owner": players[place % len(players)],
                "hp": hp,
                "max_hp": random.randint(hp, 10),
                "armor": random.choice([0, 0, 1, 2]),
                "guard": random.choice([0, 0, 1, 2, 3]),
                "range": random.randint(1, 2),
                "character": place < len(players) and random.random() < 0.5,
                "abilities": [_printed(random, next(names)) for _ in range(2 if place < 4 else 0)],
            }
        )
    for name in CARDS:
        card = {
            "type": "card",
            "name": name,
            "owner": random.choice(players),
            "zone": random.choice(["hand", "play"]),
            "cost": random.choice([0, 0, 1, 2]),
            "tier": random.randint(1, 3),
            "relic_type": random.choice(RELICS),
            "abilities": [_printed(random, name)],
        }
        if card["zone"] == "play" and random.random() < 0.6:
            card["on"] = random.choice(UNITS)
        objects.append(card)
    return {
        "rulebook": "fawnalore",
        "players": list(players),
        "active": random.choice(players),
        "objects": objects,
        "dice": [{"unit": unit, "roll": random.randint(1, 6)} for _ in range(6) for unit in UNITS],
        "rules": {
            "hand_limit": 2,
            "resources": dict.fromkeys(players, 5),
            "cards_in_hand": dict.fromkeys(players, 1),
            "distances": [{"between": ["Oak", "Ash"], "tiles": 2}],
        },
    }
