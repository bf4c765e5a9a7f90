"""
Positions and happenings at random, made to meet each other: few words, small numbers.

Whatever chooses among some things may drive this: a seeded generator for great many cases,
or Hypothesis, which finds a small one when two accounts differ.
"""

from __future__ import annotations

from itertools import count

COLORS = ("red", "yellow", "blue")
TYPES = ("action", "token", "weapon")
SUBTYPES = ("attack", "aura", "sword")
SUPERTYPES = ("Draconic", "Ninja", "Illusionist")
ABILITIES = ("dominate", "overpower", "stealth", "ward 1", "ward 3")
NUMBERS = ("power", "power", "power", "power", "defense", "life", "pitch")
CARDS = ("Slash", "Ref", "Brand")
PLAYERS = ("Ada", "Ben")
FIGURES = (0, 1, 2, 3, 4, 5, 6, 8)


def often(pick):
    return pick((True, True, False))


def seldom(pick):
    return pick((True, False, False, False))


def some(pick, words):
    return sorted({word for word in words if pick((True, False, False))})


def card(pick, name):
    made = {
        "type": "card",
        "name": name,
        "owner": pick(PLAYERS),
        "printed": {
            "color": pick((None, *COLORS)),
            "types": some(pick, TYPES),
            "subtypes": some(pick, SUBTYPES),
            "supertypes": some(pick, SUPERTYPES),
            "abilities": some(pick, ABILITIES),
            "power": pick((None, 0, 2, 3, 4, 5, 6, 7)),
            "defense": pick((None, None, 1, 3)),
            "life": pick((None, None, 5, 20)),
            "pitch": pick((None, None, 1, 3)),
        },
        "counters": [],
        "life_lost": pick((0, 0, 3, 7)),
    }
    if seldom(pick):
        made["controller"] = pick(PLAYERS)
    for number, change in (("power", 1), ("power", -1), ("defense", -1)):
        if seldom(pick):
            made["counters"].append({"property": number, "change": change, "count": pick((1, 2))})
    return made


def bound(pick):
    return {
        "test": "number",
        "property": pick(NUMBERS),
        "base": pick((True, False, False)),
        "at": pick(("least", "most")),
        "number": pick(FIGURES),
    }


def thing(pick):
    key, words = pick((("type", TYPES), ("subtype", SUBTYPES), ("supertype", SUPERTYPES)))
    return {"property": key, "value": pick(words)}


def test(pick):
    kind = pick(("is", "is", "color", "name", "has", "yours", "number", "number", "above"))
    if kind == "number":
        return bound(pick)
    if kind == "above":
        return {"test": "above-base", "property": pick(NUMBERS)}
    made = {
        "is": lambda: {"test": "is", **thing(pick)},
        "color": lambda: {"test": "is", "property": "color", "value": pick(COLORS)},
        "name": lambda: {"test": "is", "property": "name", "value": pick(CARDS)},
        "has": lambda: {"test": "has", "ability": pick((*ABILITIES, "ward"))},
        "yours": lambda: {"test": "controlled-by-you"},
    }[kind]()
    return made | {"not": True} if seldom(pick) else made


def every(pick):
    made = {}
    if seldom(pick):
        made["color"] = pick(COLORS)
    if seldom(pick):
        made["supertype"] = pick(SUPERTYPES)
    if often(pick):
        key, words = pick((("type", TYPES), ("subtype", SUBTYPES)))
        made[key] = pick(words)
    if seldom(pick):
        made["controller"] = "you"
    if seldom(pick) and seldom(pick):
        made["named"] = pick(CARDS)
    if seldom(pick):
        has = {"test": "has", "ability": pick((*ABILITIES, "ward"))}
        made["with"] = [pick((has, bound(pick)))]
    return made


def variable(pick):
    if seldom(pick):
        return {"of": "ward"}
    made = {"of": pick(("base", "value")), "property": pick(NUMBERS)}
    return made | {"card": pick(CARDS)} if seldom(pick) else made


def number(pick):
    op = pick(("set", "multiply", "divide", "add", "add", "subtract", "subtract"))
    base = op in {"set", "multiply", "divide"} and pick((True, False))
    made = {"do": "number", "property": pick(NUMBERS), "base": base, "op": op}
    if op in {"multiply", "divide"}:
        made["amount"] = 2
    elif seldom(pick):
        made["amount"] = variable(pick)
    else:
        made["amount"] = pick(FIGURES) if op == "set" else pick(FIGURES[1:])
    return made | {"round": pick(("up", "down"))} if op == "divide" else made


def change(pick, *, counted):
    kind = pick(
        ("number",) * 6
        + ("is",) * 3
        + ("gain", "gain", "lose", "copy", "control", "name", "color", "color", "text", "bare")
        + ("ban", *("count",) * counted)
    )
    return {
        "number": lambda: number(pick),
        "is": lambda: {"do": "is", **thing(pick)},
        "gain": lambda: {"do": "gain-ability", "ability": pick(ABILITIES)},
        "lose": lambda: {"do": "lose-abilities", "abilities": pick(("all", [pick(ABILITIES)]))},
        "copy": lambda: {"do": "copy", "card": pick(CARDS)},
        "control": lambda: {"do": "control"},
        "name": lambda: {"do": "name", "name": pick(CARDS)},
        "color": lambda: {"do": "color", "color": pick(COLORS)},
        "text": lambda: {"do": "text-box", "card": pick(CARDS)},
        "bare": lambda: {"do": "lose-supertypes"},
        "ban": lambda: {"do": "cannot-gain", "what": [pick((*NUMBERS, *ABILITIES))]},
        "count": lambda: {"do": "color-by-count", "of": [test(pick), test(pick)]},
    }[kind]()


def parts(pick):
    """The parts of one clause, and perhaps of another."""
    about = {"every": every(pick)} if pick((True, False)) else {"card": pick(CARDS)}
    shared = {"applies_to": about}
    if seldom(pick) and seldom(pick):
        shared["during"] = "your-turn"
    if "card" in about and pick((True, False)):
        shared["if"] = [test(pick) for _ in range(pick((1, 1, 2)))]
    made = [
        {**shared, "do": change(pick, counted="card" in about)} for _ in range(pick((1, 1, 1, 2)))
    ]
    return made + parts(pick) if seldom(pick) and seldom(pick) else made


def effect(pick, name):
    made = {
        "name": name,
        "owner": pick(PLAYERS),
        "text": "-",
        "ability": {"type": "continuous", "parts": parts(pick)},
        "lasting": pick(("layer", "static")),
    }
    if made["lasting"] == "layer" and seldom(pick):
        made["until"] = pick(("end-of-turn", "end-of-game"))
    return made


def position(pick, most=7):
    """A set-up in which effects meet."""
    made = []
    for age in range(1, pick(range(1, most + 1)) + 1):
        each = {"type": "effect", "timestamp": age, **effect(pick, f"E{age}")}
        if each["lasting"] == "layer" and seldom(pick):
            each["on"] = [pick(CARDS)]
        made.append(each)
    return {
        "rulebook": "flesh_and_blood",
        "players": list(PLAYERS),
        "active": pick(PLAYERS),
        "objects": [*(card(pick, name) for name in CARDS), *made],
    }


def happenings(pick, setup, most=3):
    """What may happen afterwards, one after the other; all of it is legal."""
    state = {"cards": list(CARDS), "new": count(1)}
    state["effects"] = [e for e in setup["objects"] if e["type"] == "effect"]
    return [happening(pick, state) for _ in range(pick(range(most + 1)))]


def happening(pick, state):
    cards = state["cards"]
    kind = pick(("begin", "begin", "begin", "end-turn", "put", "control", "leave", "work-out"))
    if kind == "begin":
        return {"do": "begin", "effect": _that_names(pick, cards, f"N{next(state['new'])}")}
    if not cards or kind in {"end-turn", "work-out"}:
        return {"do": "end-turn" if kind == "end-turn" else "work-out"}
    if kind == "put":
        return {
            "do": "put-counters",
            "card": pick(cards),
            "property": pick(NUMBERS),
            "change": pick((1, -1)),
            "count": pick((1, 2)),
        }
    if kind == "control":
        return {"do": "gain-control", "card": pick(cards), "player": pick(PLAYERS)}
    if len(cards) == len(CARDS):
        gone = pick(cards)
        cards.remove(gone)
        return {"do": "leave", "card": gone}
    return {"do": "work-out"}


def _that_names(pick, cards, name):
    """An effect that names only cards that are there; others could not begin."""
    made = effect(pick, name)
    text = repr(made["ability"])
    gone = [each for each in CARDS if each not in cards and f"'{each}'" in text]
    return _that_names(pick, cards, name) if gone else made
