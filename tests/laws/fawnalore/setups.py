"""
Random set-ups of Fawnalore: players, units and cards, with whatever texts its language has.

The texts come from the strategies that the language is tested with, drawn once for all games.
Those speak of any names and any numbers; here they are fitted to what lies on the table, and
to its few HP.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
import itertools
import json

from judgecall import cardtext
from tests import fawnalore_strategies as strategies
from tests.laws.fawnalore.drawing import drawn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from tests.laws.games import Json

PLAYERS = ("Ada", "Ben", "Cy", "Dot")
UNITS = ("Oak", "Ash", "Bay", "Hart", "Elk")
CARDS = ("Kris", "Rune", "Bolt", "Dart")
RELICS = ("Blade", "Charm")
ABILITIES = ("Omen", "Spite", "Vigil", "Rally", "Zeal", "Feud", "Hymn", "Cull")

#: What the keys of a text hold, where that is a name; `from` and `to` of a hit are units, too.
_NAMES = {
    "unit": UNITS,
    "units": UNITS,
    "from": UNITS,
    "to": UNITS,
    "card": CARDS,
    "title": CARDS,
    "relic_type": RELICS,
}


def fit(said: Any, key: str = "") -> Any:
    """The same text about things that are on this table, in numbers that suit it."""
    match said:
        case bool():
            return said
        case int():
            small = 1 + (abs(said) - 1) % (9 if key == "hp" else 3)
            return small if said > 0 else -small
        case str():
            return _one_of(_NAMES[key], said) if key in _NAMES else said
        case list():
            return _several([fit(each, key) for each in said], key)
        case dict():
            fitted = {each: fit(value, each) for each, value in said.items()}
            if said.get("do") == "copy":
                fitted["card"], fitted["of"] = _two_of(CARDS, said["card"], said["of"])
            elif isinstance(said.get("from"), str) and isinstance(said.get("to"), str):
                fitted["from"], fitted["to"] = _two_of(UNITS, said["from"], said["to"])
            return fitted
    return said


def _one_of(names: Sequence[str], word: str) -> str:
    return names[sum(map(ord, word)) % len(names)]


def _two_of(names: Sequence[str], one: str, other: str) -> tuple[str, str]:
    first = names.index(_one_of(names, one))
    step = 1 + sum(map(ord, other)) % (len(names) - 1)
    return names[first], names[(first + step) % len(names)]


def _several(said: list[Any], key: str) -> list[Any]:
    if key != "units":
        return said
    neighbour = UNITS[(UNITS.index(said[0]) + 1) % len(UNITS)]
    return list(dict.fromkeys([*said, neighbour]))


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

#: How often a text of each kind lies on the table, and how many are drawn to pick from.
KINDS = {"triggered": (8, 130), "activated": (6, 130), "redirect": (2, 25), "static": (3, 120)}

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
    """All texts that the games have, by kind; call it before Hypothesis plays any of them."""
    found: dict[str, Sequence[Json]] = {"cancel": CANCELERS, "copy": COPIERS}
    for kind, (_, count) in KINDS.items():
        of_language = getattr(strategies, f"{kind}_abilities")()
        fitted = {json.dumps(each): each for each in map(fit, drawn(of_language, count))}
        found[kind] = list(fitted.values())
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
    weights = {kind: weight for kind, (weight, _) in KINDS.items()} | {
        "death": 4,
        "cancel": 1,
        "copy": 1,
    }
    [kind] = random.choices(list(weights), list(weights.values()))
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
