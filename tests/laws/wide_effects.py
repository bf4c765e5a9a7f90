"""
Random games of Flesh and Blood, for engines that play in lockstep.

A few cards of few properties, and many effects on them: what one changes, others look at. Small
numbers and few words make effects meet; everything that the schema allows is drawn now and then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall import cardtext

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

Json = dict[str, Any]

PLAYERS = ("Ada", "Ben", "Cy")
CARDS = ("Slash", "Ref", "Club", "Dirk")
EFFECTS = (
    *("Ash", "Bolt", "Cut", "Dash", "Edge", "Fury", "Glow", "Haze", "Ire", "Jab", "Kayo", "Lull"),
    *("Mist", "Numb", "Oath", "Pact"),
)
#: No more than so many effects are there from the beginning.
PLACED = 7

COLORS = ("red", "yellow", "blue")
WORDS = {
    "type": ("action", "weapon", "token"),
    "subtype": ("attack", "aura", "dagger"),
    "supertype": ("Draconic", "Illusionist", "Ninja"),
}
ABILITIES = ("dominate", "overpower", "hit", "ward 1", "ward 3")
PROPERTIES = ("power", "power", "power", "power", "defense", "life", "pitch")


def setup(random: Random) -> Json:
    """Some cards, and effects on them; now and then two of one age."""
    players = random.sample(PLAYERS, random.choice([2, 2, 3]))
    names = random.sample(CARDS, random.randint(1, len(CARDS)))
    cards = [_card(random, name, players) for name in names]
    effects = []
    for age, name in enumerate(random.sample(EFFECTS, random.randint(0, PLACED)), start=1):
        effect = _effect(random, name, players, names)
        effect["type"] = "effect"
        effect["timestamp"] = age - 1 if effects and random.random() < 0.08 else age
        if effect["lasting"] == "layer" and random.random() < 0.15:
            effect["on"] = random.sample(names, 1)
        effects.append(effect)
    objects = [*cards, *effects]
    random.shuffle(objects)
    return {
        "rulebook": "flesh_and_blood",
        "players": players,
        "active": random.choice(players),
        "objects": objects,
        "rules": {},
        "dice": [],
    }


def _some(random: Random, words: Sequence[str]) -> list[str]:
    return random.sample(words, random.choice([0, 1, 1, 2]))


def _card(random: Random, name: str, players: Sequence[str]) -> Json:
    printed: Json = {
        "color": random.choice([*COLORS, None]),
        "types": _some(random, WORDS["type"]),
        "subtypes": _some(random, WORDS["subtype"]),
        "supertypes": _some(random, WORDS["supertype"]),
        "abilities": _some(random, ABILITIES),
    }
    for number, chance in (("power", 0.85), ("defense", 0.5), ("life", 0.4), ("pitch", 0.3)):
        if random.random() < chance:
            printed[number] = random.randint(0, 7)
    card: Json = {"type": "card", "name": name, "owner": random.choice(players)}
    card["printed"] = printed
    if random.random() < 0.3:
        card["controller"] = random.choice(players)
    if random.random() < 0.3:
        some = [_counters(random) for _ in range(random.choice([1, 1, 2]))]
        kinds = {(each["property"], each["change"]): each for each in some}
        card["counters"] = [*kinds.values()]
    if "life" in printed and random.random() < 0.5:
        card["life_lost"] = random.randint(0, 4)
    return card


def _counters(random: Random) -> Json:
    change = random.choice([1, 1, -1, -1, 2])
    return {
        "property": random.choice(PROPERTIES),
        "change": change,
        "count": random.choice([1, 1, 2]),
    }


def _effect(random: Random, name: str, players: Sequence[str], cards: Sequence[str]) -> Json:
    scope = _scope(random, cards)
    parts = []
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        if random.random() < 0.3:
            scope = _scope(random, cards)
        parts.append(_part(random, scope, cards))
    ability = {"type": "continuous", "parts": parts}
    lasting = random.choice(["layer", "layer", "static"])
    effect: Json = {"name": name, "owner": random.choice(players), "lasting": lasting}
    if lasting == "layer" and random.random() < 0.6:
        effect["until"] = random.choice(["end-of-turn", "end-of-game", "end-of-game"])
    return {**effect, "ability": ability, "text": cardtext.render("flesh_and_blood", ability)}


def _scope(random: Random, cards: Sequence[str]) -> Json:
    if random.random() < 0.65:
        return {"card": random.choice(cards)}
    every: Json = {}
    for word in ("color", "supertype", "controller", "named", "with"):
        if random.random() < 0.2:
            every[word] = {
                "color": random.choice(COLORS),
                "supertype": random.choice(WORDS["supertype"]),
                "controller": "you",
                "named": random.choice(CARDS),
                "with": [random.choice([_ability_asked(random), _number(random)])],
            }[word]
    if random.random() < 0.6:
        word = random.choice(["type", "subtype"])
        every[word] = random.choice(WORDS[word])
    return {"every": every}


def _part(random: Random, scope: Json, cards: Sequence[str]) -> Json:
    part: Json = {"applies_to": scope, "do": _change(random, cards)}
    if random.random() < 0.08:
        part["during"] = "your-turn"
    if "card" in scope:
        if random.random() < 0.5:
            part["if"] = [_test(random) for _ in range(random.choice([1, 1, 2]))]
        if random.random() < 0.06:
            part["do"] = {"do": "color-by-count", "of": [_test(random), _test(random)]}
    return part


def _thing(random: Random) -> Json:
    word = random.choice([*WORDS])
    return {"property": word, "value": random.choice(WORDS[word])}


def _ability_asked(random: Random) -> Json:
    return {"test": "has", "ability": random.choice([*ABILITIES, "ward"])}


def _number(random: Random) -> Json:
    return {
        "test": "number",
        "property": random.choice(PROPERTIES),
        "base": random.random() < 0.4,
        "at": random.choice(["least", "most"]),
        "number": random.randint(1, 8),
    }


def _test(random: Random) -> Json:
    draw = random.random()
    if draw < 0.4:
        return _number(random)
    if draw < 0.5:
        return {"test": "above-base", "property": random.choice(PROPERTIES)}
    test: Json = random.choice(
        [
            {"test": "is", "property": "color", "value": random.choice(COLORS)},
            {"test": "is", "property": "name", "value": random.choice(CARDS)},
            {"test": "is", **_thing(random)},
            _ability_asked(random),
            _ability_asked(random),
            {"test": "controlled-by-you"},
        ]
    )
    return {**test, "not": True} if random.random() < 0.35 else test


def _amount(random: Random, cards: Sequence[str]) -> Json | int:
    draw = random.random()
    if draw < 0.75:
        return random.randint(1, 6)
    if draw < 0.8:
        return {"of": "ward"}
    read = {"of": random.choice(["base", "value"]), "property": random.choice(PROPERTIES)}
    return {**read, "card": random.choice(cards)} if random.random() < 0.4 else read


def _change(random: Random, cards: Sequence[str]) -> Json:
    draw = random.random()
    if draw < 0.45:
        return _arithmetic(random, cards)
    gains = random.choice([["power"], ["power"], ["dominate"], ["overpower", "hit"], ["life"]])
    lost = random.choice(["all", "all", [random.choice(ABILITIES)]])
    return random.choice(
        [
            {"do": "copy", "card": random.choice(cards)},
            {"do": "control"},
            {"do": "name", "name": random.choice(CARDS)},
            {"do": "color", "color": random.choice(COLORS)},
            {"do": "color", "color": random.choice(COLORS)},
            {"do": "text-box", "card": random.choice(cards)},
            {"do": "is", **_thing(random)},
            {"do": "is", **_thing(random)},
            {"do": "is", **_thing(random)},
            {"do": "lose-supertypes"},
            {"do": "gain-ability", "ability": random.choice(ABILITIES)},
            {"do": "gain-ability", "ability": random.choice(ABILITIES)},
            {"do": "gain-ability", "ability": random.choice(ABILITIES)},
            {"do": "lose-abilities", "abilities": lost},
            {"do": "cannot-gain", "what": gains},
            {"do": "cannot-gain", "what": gains},
        ]
    )


def _arithmetic(random: Random, cards: Sequence[str]) -> Json:
    change: Json = {"do": "number", "property": random.choice(PROPERTIES)}
    op = random.choice(["set", "set", "multiply", "divide", "add", "add", "add", "subtract"])
    change["base"] = op in {"set", "multiply", "divide"} and random.random() < 0.6
    change["op"] = op
    change["amount"] = 2 if op in {"multiply", "divide"} else _amount(random, cards)
    if op == "divide":
        change["round"] = random.choice(["up", "down"])
    return change


def action(random: Random, state: Json, cards: Json) -> tuple[str | None, Json]:
    """What happens next, at one moment; now and then something that the rules refuse."""
    players = cards["players"]
    effects = [_happening(random, state, players)]
    if random.random() < 0.35:
        again = _beginning if state["cards"] and random.random() < 0.5 else _happening
        effects += [again(random, state, players) for _ in range(random.choice([1, 1, 2]))]
    return None, {"type": "happen", "effects": effects}


def _happening(random: Random, state: Json, players: Sequence[str]) -> Json:
    astray = random.random() < 0.04
    there = [*state["cards"]]
    in_force = [each["name"] for each in state["effects"]]
    card = random.choice(CARDS if astray or not there else there)
    player = random.choice(PLAYERS if random.random() < 0.1 else players)
    effect = random.choice(EFFECTS if astray or not in_force else in_force)
    draw = random.random()
    if draw < 0.45 and there:
        return _beginning(random, state, players)
    if draw < 0.7:
        return random.choice(
            [
                {"do": "end", "effect": effect},
                {"do": "end", "effect": effect},
                {"do": "gain-control", "card": card, "player": player},
                {"do": "gain-control", "card": card, "player": player},
                {"do": "end-turn"},
                {"do": "work-out"},
                {"do": "leave", "card": card},
            ]
        )
    return _put(random, card) if draw < 0.82 else _remove(random, card, state)


def _beginning(random: Random, state: Json, players: Sequence[str]) -> Json:
    in_force = [each["name"] for each in state["effects"]]
    free = [name for name in EFFECTS if name not in in_force]
    name = random.choice(EFFECTS if random.random() < 0.04 or not free else free)
    owners = PLAYERS if random.random() < 0.03 else players
    cards = CARDS if random.random() < 0.03 else [*state["cards"]]
    return {"do": "begin", "effect": _effect(random, name, owners, cards)}


def _put(random: Random, card: str) -> Json:
    return {"do": "put-counters", "card": card, **_counters(random)}


def _remove(random: Random, card: str, state: Json) -> Json:
    on_it = state["cards"].get(card, {}).get("counters")
    if not on_it or random.random() < 0.1:
        return {"do": "remove-counters", "card": card, **_counters(random)}
    kind, count = random.choice([*on_it.items()])
    change, _, number = kind.partition(" ")
    return {
        "do": "remove-counters",
        "card": card,
        "property": number,
        "change": int(change),
        "count": random.randint(1, count),
    }
