"""
Random games in which everything of the rulebook can happen: for engines that play in lockstep.

The games that the laws are held against stay plain, so that a law can count along. Here are
two or three players, units of unequal build, cards of every kind, and occurrences of several
things at one moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall import cardtext

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

Json = dict[str, Any]

PLAYERS = ("Ada", "Ben", "Cy")
UNITS = ("Archers", "Bears", "Chariots", "Elephants", "Gauls", "Hoplites", "Nubians", "Slingers")
ABILITIES = (
    *("Ambush", "Barrage", "Charge", "Drill", "Eclipse", "Feud", "Grudge", "Hymn", "Ire"),
    *("Jeer", "Knell", "Levy", "Mend", "Nemesis", "Omen", "Pyre"),
)
#: A unit has no more slots than this.
SLOTS = 5

EVENTS = ("figure-downed", "figure-returned", "unit-damaged", "unit-defeated", "unit-moved")


def setup(random: Random) -> Json:
    """A table with two or three players, in no particular order of names."""
    players = random.sample(PLAYERS, random.choice([2, 2, 3]))
    names = random.sample(UNITS, random.randint(len(players), 2 * len(players) + 1))
    fights = random.random() < 0.6
    units = [_unit(random, name, players[at % len(players)]) for at, name in enumerate(names)]
    random.shuffle(units)
    for unit in units:
        others = [each["name"] for each in units if each["owner"] != unit["owner"]]
        unit["adjacent"] = [name for name in others if random.random() < 0.5]
    for ability in random.sample(ABILITIES, random.randint(4, len(ABILITIES))):
        unit = random.choice(units)
        unit["abilities"].append(_printed(random, ability, unit, names, fights=fights))
    return {
        "rulebook": "arcane_legions",
        "players": players,
        "active": random.choice(players),
        "objects": units,
        "dice": [_roll(random, unit) for unit in units for _ in range(4)],
        "rules": {
            "order_points": {player: random.randint(2, 9) for player in players},
            "victory_points": {player: random.randint(0, 2) for player in players},
        },
    }


def _unit(random: Random, name: str, owner: str) -> Json:
    slots = random.choice([1, 2, 3, 4, 5, 5])
    return {
        "type": "unit",
        "name": name,
        "owner": owner,
        "base": random.choice(["formation", "sortie"]),
        "figures": max(1, slots - random.choice([0, 0, 1, 2])),
        "slots": slots,
        "hit_points": random.randint(1, 3),
        "attack": random.choice([0, 1, 1, 2, 2, 3, 7]),
        "defense": random.randint(0, 3),
        "adjacent": [],
        "abilities": [],
    }


def _roll(random: Random, unit: Json) -> Json:
    def dice(count: int) -> list[int]:
        return [random.choice([1, 2, 3, 4, 5, 6, 6, 6]) for _ in range(count)]

    return {
        "unit": unit["name"],
        "attack": dice(unit["attack"]),
        "defense": dice(unit["defense"]),
    }


def _printed(random: Random, name: str, unit: Json, units: Sequence[str], *, fights: bool) -> Json:
    kind = random.choice(["triggered"] * 5 + ["static"] * 3 + ["activated"])
    printed: Json = {"name": name}
    if random.random() < 0.4:
        printed["slot"] = random.randint(1, unit["slots"])
    if kind == "static":
        printed["since"] = random.randint(1, 2)
        ability = _static(random, units, dice=not fights or random.random() < 0.1)
    else:
        ability = {"type": kind, "effects": _effects(random, units)}
        if kind == "triggered":
            ability["trigger"] = _trigger(random, units)
            ability["optional"] = random.random() < 0.15
        else:
            ability["cost"] = random.randint(1, 3)
    printed["ability"] = ability
    printed["text"] = cardtext.render("arcane_legions", ability)
    return printed


def _trigger(random: Random, units: Sequence[str]) -> Json:
    relations = [{"of": of} for of in ("this", "own", "enemy", "any", "any")]
    whose = random.choice([*relations, {"unit": random.choice(units)}])
    draw = random.random()
    if draw < 0.75:
        event = random.choice(EVENTS)
        if event == "figure-returned" and "of" in whose and whose["of"] != "this":
            whose = {"of": "this"}
        return {"event": event, "whose": whose}
    if draw < 0.85:
        event = random.choice(["points-gained", "turn-begins", "turn-ends"])
        return {"event": event, "player": random.choice(["you", "opponent"])}
    if draw < 0.92:
        return {"event": "dice-rolled", "whose": whose}
    order = random.choice(["move", "close-combat", "special"])
    return {"event": "order-given", "order": order, "whose": whose}


def _effects(random: Random, units: Sequence[str]) -> list[Json]:
    effects = [_effect(random, units) for _ in range(random.choice([1, 1, 1, 2, 3]))]
    if any(effect["do"] in {"down", "each-player-downs"} for effect in effects):
        points = {"do": "gain-points", "player": random.choice(["you", "opponent"]), "amount": 1}
        if random.random() < 0.3:
            effects.append({**points, "per": "figure-downed"})
    return effects


def _effect(random: Random, units: Sequence[str]) -> Json:
    unit = random.choice(
        [
            {"of": "this"},
            {"unit": random.choice(units)},
            {"unit": random.choice(units)},
            {"choose": random.choice(["adjacent-enemy", "enemy", "own"])},
        ]
    )
    side = random.choice(["you", "opponent"])
    return random.choice(
        [
            {"do": "gain-points", "player": side, "amount": random.randint(1, 3)},
            {"do": "lose-points", "player": side, "amount": random.randint(1, 3)},
            {"do": "down", "count": random.randint(1, 3), "unit": unit},
            {"do": "down", "count": 1, "unit": unit},
            {"do": "return", "count": random.randint(1, 2), "unit": unit},
            {"do": "damage", "amount": random.randint(1, 4), "unit": unit},
            {"do": "move", "steps": random.randint(1, 2), "unit": unit},
            {"do": "reposition", "unit": unit, "slot": random.randint(1, SLOTS)},
            {"do": "each-player-downs", "count": random.randint(1, 2)},
        ]
    )


def _static(random: Random, units: Sequence[str], *, dice: bool) -> Json:
    changes = [_modification(random, units, dice=dice) for _ in range(random.choice([1, 1, 2]))]
    if any(change["what"] == "downing" for change in changes):
        changes = changes[:1]
    condition = "in-combat" if random.random() < 0.3 else None
    return {"type": "static", "condition": condition, "modifies": changes}


def _modification(random: Random, units: Sequence[str], *, dice: bool) -> Json:
    unit = random.choice([{"of": "this"}, {"unit": random.choice(units)}])
    what = random.choice(["attack-dice", "defense-dice"] if dice else ["move-orders", "downing"])
    if what == "downing":
        figure = {"unit": unit, "slot": random.randint(1, SLOTS)}
        return {"what": what, "figure": figure, "may": False}
    if what == "move-orders":
        unit = random.choice([unit, {"of": "adjacent-enemies"}])
        return {"what": what, "unit": unit, "may": random.random() < 0.4}
    if random.random() < 0.5:
        return {"what": what, "unit": unit, "add": random.choice([-1, 1, 2])}
    unit = random.choice([unit, {"of": "adjacent-enemies"}])
    return {"what": what, "unit": unit, "set": random.randint(0, 4)}


def action(random: Random, state: Json, cards: Json) -> tuple[str | None, Json]:
    """Something to do next; now and then something that the rules refuse."""
    units = [*state["units"], *state["defeated"]] if random.random() < 0.1 else [*state["units"]]
    player = state["active"]
    if random.random() < 0.05:
        player = random.choice([*state["victory_points"]])
    mine = [each for each in units if state["units"].get(each, {}).get("owner") == player]
    kind = random.choice(["happen"] * 4 + ["attack"] * 3 + ["move"] * 2 + ["use", "end", "end"])
    if kind == "happen" and units:
        count = random.choice([1, 1, 1, 2, 2, 3])
        effects = [_happening(random, random.choice(units)) for _ in range(count)]
        return None, {"type": "happen", "effects": effects}
    if kind in {"attack", "move"} and units:
        unit = random.choice(mine if mine and random.random() < 0.95 else units)
        order: Json = {"type": "order", "order": "move", "unit": unit, "steps": 1}
        if kind == "attack":
            near = state["units"].get(unit, {}).get("adjacent")
            target = random.choice(near if near and random.random() < 0.95 else [*UNITS])
            order = {"type": "order", "order": "close-combat", "unit": unit, "target": target}
        return player, order
    printed = [each for unit in cards["objects"] for each in unit["abilities"]]
    usable = [each["name"] for each in printed if each["ability"]["type"] == "activated"]
    if kind == "use" and usable:
        name = random.choice(usable if random.random() < 0.95 else [*ABILITIES])
        return player, {"type": "use", "ability": name}
    return player, {"type": "end-turn"}


def _happening(random: Random, name: str) -> Json:
    unit = {"unit": name}
    slot = random.randint(1, SLOTS)
    return random.choice(
        [
            {"do": "down", "count": random.randint(1, 3), "unit": unit},
            {"do": "down", "count": 1, "unit": unit},
            {"do": "down", "count": 1, "unit": unit, "slot": slot},
            {"do": "damage", "amount": random.randint(1, 4), "unit": unit},
            {"do": "damage", "amount": 1, "unit": unit},
            {"do": "return", "count": random.randint(1, 2), "unit": unit},
            {"do": "move", "steps": 1, "unit": unit},
            {"do": "reposition", "unit": unit, "from": slot, "slot": random.randint(1, SLOTS)},
        ]
    )
