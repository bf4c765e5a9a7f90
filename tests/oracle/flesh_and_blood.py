"""
A second account of how continuous effects add up, to hold the reference engine against.

It shares no code with the engine and reads the messages themselves. It is as literal as it
is slow: at every place it looks for the oldest part that can be applied, applies it, and
looks again from the beginning.
"""

from __future__ import annotations

import json

SETS = ("type", "subtype", "supertype", "ability")
PLURAL = {
    "type": "types",
    "subtype": "subtypes",
    "supertype": "supertypes",
    "ability": "abilities",
}
NUMBERS = ("power", "defense", "life", "intellect", "pitch")
STAGE = {
    "controller": 2,
    "name": 3,
    "color": 3,
    "type": 4,
    "subtype": 4,
    "supertype": 5,
    "ability": 6,
    "base": 7,
    "value": 8,
}
CHANGED = {
    "copy": 1,
    "control": 2,
    "name": 3,
    "color": 3,
    "color-by-count": 3,
    "text-box": 3,
    "lose-supertypes": 5,
    "gain-ability": 6,
    "lose-abilities": 6,
}
ARITHMETIC = {"set": 2, "multiply": 3, "divide": 4, "add": 5, "subtract": 6}
LAST = 9
SUBSTAGES = (1, 2, 3, 4, 5, 6, LAST)


def natural(do):
    if do["do"] == "number":
        return 7 if do["base"] else 8
    return STAGE[do["property"]] if do["do"] == "is" else CHANGED[do["do"]]


def looked_at_by(test):
    kind = test["test"]
    if kind == "is":
        return {STAGE[test["property"]]}
    if kind == "has":
        return {6}
    if kind == "controlled-by-you":
        return {2}
    if kind == "above-base":
        return {7, 8}
    return {7 if test["base"] else 8}


def looked_at(part, lasting):
    every = part["applies_to"].get("every", {})
    keys = {"controller": 2, "named": 3}
    seen = {keys.get(key) or STAGE[key] for key in every if key != "with"}
    for test in [*every.get("with", ()), *part.get("if", ()), *part["do"].get("of", ())]:
        seen |= looked_at_by(test)
    amount = part["do"].get("amount")
    if isinstance(amount, dict) and lasting == "static":
        seen.add(6 if amount["of"] == "ward" else STAGE[amount["of"]])
    return seen


def places(part, lasting):
    do = part["do"]
    if do["do"] == "cannot-gain":
        return ()
    own = natural(do)
    upward = {stage for stage in looked_at(part, lasting) if stage >= own}
    if upward:
        return ((max(upward), LAST),)
    if own < 7:
        return ((own, 1),)
    there = (own, ARITHMETIC[do["op"]])
    return ((7, 1), (7, 2)) if there == (7, 2) else (there,)


class World:
    """Cards, effects and what has to be remembered of them, all of it plain data."""

    def __init__(self, setup):
        objects = setup["objects"]
        self.players = list(setup["players"])
        self.active = setup["active"]
        self.cards = {each["name"]: each for each in objects if each["type"] == "card"}
        self.print = {name: each["printed"] for name, each in self.cards.items()}
        self.holder = {n: c.get("controller") or c["owner"] for n, c in self.cards.items()}
        self.counters = {
            name: {(c["property"], c["change"]): c["count"] for c in each.get("counters", ())}
            for name, each in self.cards.items()
        }
        placed = [each for each in objects if each["type"] == "effect"]
        self.effects = sorted(placed, key=lambda each: each["timestamp"])
        self.stays = {
            (each["name"], scope_key(part)): set(each.get("on", ()))
            for each in self.effects
            for part in each["ability"]["parts"]
            if "every" in part["applies_to"]
        }
        self.fixed = {}
        self.work_out()

    def happen(self, happening):
        do, name = happening["do"], happening.get("card")
        if do == "begin":
            self.begin(happening["effect"])
        elif do == "end":
            self.effects = [e for e in self.effects if e["name"] != happening["effect"]]
        elif do == "end-turn":
            self.effects = [
                e
                for e in self.effects
                if e["lasting"] == "static" or e.get("until") == "end-of-game"
            ]
            self.active = self.players[(self.players.index(self.active) + 1) % len(self.players)]
        elif do in {"put-counters", "remove-counters"}:
            kind = happening["property"], happening["change"]
            sign = 1 if do == "put-counters" else -1
            self.counters[name][kind] = (
                self.counters[name].get(kind, 0) + sign * happening["count"]
            )
        elif do == "leave":
            del self.cards[name]
            self.effects = [
                e for e in self.effects if e["lasting"] == "static" or self.can_apply(e)
            ]
        elif do == "gain-control":
            self.holder[name] = happening["player"]
        self.work_out()

    def can_apply(self, effect):
        return any(
            "every" in part["applies_to"] or part["applies_to"]["card"] in self.cards
            for part in effect["ability"]["parts"]
        )

    def begin(self, effect):
        self.forget(effect["name"])
        self.effects = [*self.effects, effect]
        for number, part in enumerate(effect["ability"]["parts"]):
            if isinstance(part["do"].get("amount"), dict) and effect["lasting"] == "layer":
                for name in self.cards:
                    if self.is_about(effect, part, name):
                        self.amount(effect, number, part, name)

    def forget(self, name):
        self.stays = {key: on for key, on in self.stays.items() if key[0] != name}
        self.fixed = {key: n for key, n in self.fixed.items() if key[0] != name}

    def work_out(self):
        self.stage = 0
        self.now = {name: self.from_print(name) for name in self.cards}
        self.applied = set()
        self.there = {}
        for effect in self.effects:
            for number, part in enumerate(effect["ability"]["parts"]):
                for place in places(part, effect["lasting"]):
                    self.there.setdefault(place, []).append((effect, number, part))
        for stage in range(1, 9):
            for substage in SUBSTAGES:
                self.stage = stage
                self.count(stage, substage)
                while self.apply_one(stage, substage):
                    pass

    def from_print(self, name):
        printed = self.print[name]
        return {
            "controller": self.holder[name],
            "name": printed.get("name") or name,
            "color": printed.get("color"),
            **{("own", each): frozenset(printed.get(PLURAL[each], ())) for each in SETS},
            **{("gift", each): frozenset() for each in SETS},
            **{("base", n): printed[n] for n in NUMBERS if printed.get(n) is not None},
            **{
                ("value", n): self.fresh(name, n, printed[n])
                for n in NUMBERS
                if printed.get(n) is not None
            },
        }

    def fresh(self, name, number, base):
        lost = self.cards[name].get("life_lost", 0) if number == "life" else 0
        return max(0, base - lost)

    def count(self, stage, substage):
        if stage != 8 or substage not in {5, 6}:
            return
        for name, now in self.now.items():
            for (number, change), count in self.counters[name].items():
                if ("value", number) in now and (change > 0) == (substage == 5):
                    now["value", number] = max(0, now["value", number] + change * count)

    def apply_one(self, stage, substage):
        for effect, number, part in self.there.get((stage, substage), ()):
            names = [
                name
                for name in self.cards
                if (effect["name"], number, name) not in self.applied
                and self.is_turn(effect, part)
                and self.is_about(effect, part, name)
                and all(self.holds(test, name, effect) for test in part.get("if", ()))
                and ((stage, substage) != (7, 1) or not self.has_number(part, name))
            ]
            if names:
                amounts = [self.amount(effect, number, part, name) for name in names]
                for name, amount in zip(names, amounts, strict=True):
                    self.applied.add((effect["name"], number, name))
                    self.change(effect, part["do"], name, amount)
                if effect["lasting"] == "layer" and "every" in part["applies_to"]:
                    key = effect["name"], scope_key(part)
                    self.stays[key] = self.stays.get(key, set()) | set(names)
                return True
        return False

    def has_number(self, part, name):
        return ("base", part["do"]["property"]) in self.now[name]

    def is_turn(self, effect, part):
        return "during" not in part or effect["owner"] == self.active

    def is_about(self, effect, part, name):
        applies_to = part["applies_to"]
        if "card" in applies_to:
            return applies_to["card"] == name
        if name in self.stays.get((effect["name"], scope_key(part)), ()):
            return True
        every, now = applies_to["every"], self.now[name]
        return (
            ("color" not in every or now["color"] == every["color"])
            and ("named" not in every or now["name"] == every["named"])
            and ("controller" not in every or now["controller"] == effect["owner"])
            and all(
                self.has(name, each, every[each])
                for each in ("type", "subtype", "supertype")
                if each in every
            )
            and all(self.holds(test, name, effect) for test in every.get("with", ()))
        )

    def has(self, name, each, word):
        return word in self.now[name]["own", each] | self.now[name]["gift", each]

    def ward(self, name):
        both = self.now[name]["own", "ability"] | self.now[name]["gift", "ability"]
        return max([0, *(int(word.split()[1]) for word in both if word.startswith("ward "))])

    def holds(self, test, name, effect):  # noqa: PLR0911 - one for each kind
        now, wanted = self.now[name], "not" not in test
        if test["test"] == "is":
            key, word = test["property"], test["value"]
            if key in {"name", "color"}:
                return (now[key] == word) == wanted
            return self.has(name, key, word) == wanted
        if test["test"] == "has":
            word = test["ability"]
            found = self.ward(name) > 0 if word == "ward" else self.has(name, "ability", word)
            return found == wanted
        if test["test"] == "controlled-by-you":
            return (now["controller"] == effect["owner"]) == wanted
        number = test["property"]
        if ("base", number) not in now:
            return False
        if test["test"] == "above-base":
            return now["value", number] > now["base", number]
        found = now["base" if test["base"] else "value", number]
        return found >= test["number"] if test["at"] == "least" else found <= test["number"]

    def amount(self, effect, number, part, name):
        said = part["do"].get("amount", 0)
        if not isinstance(said, dict):
            return said
        if effect["lasting"] == "static":
            return self.read(said, name)
        key = effect["name"], number, name
        if key not in self.fixed:
            self.fixed[key] = self.read(said, name)
        return self.fixed[key]

    def read(self, said, name):
        other = said.get("card", name)
        if other not in self.now or other not in self.cards:
            return 0
        if said["of"] == "ward":
            return self.ward(other)
        return self.now[other].get((said["of"], said["property"]), 0)

    def is_banned(self, what, name):
        return any(
            what in part["do"]["what"]
            and self.is_turn(effect, part)
            and self.is_about(effect, part, name)
            and all(self.holds(test, name, effect) for test in part.get("if", ()))
            for effect in self.effects
            for part in effect["ability"]["parts"]
            if part["do"]["do"] == "cannot-gain"
        )

    def change(self, effect, do, name, amount):  # noqa: C901 - one for each kind
        now, kind = self.now[name], do["do"]
        if kind == "copy":
            self.copy(name, do["card"])
        elif kind == "text-box":
            now["own", "ability"] = frozenset(self.print[do["card"]].get("abilities", ()))
        elif kind == "control":
            now["controller"] = effect["owner"]
        elif kind in {"name", "color"}:
            now[kind] = do[kind]
        elif kind == "color-by-count":
            true = [test for test in do["of"] if self.holds(test, name, effect)]
            now["color"] = ("red", "yellow", "blue")[len(true)]
        elif kind == "is":
            now["gift", do["property"]] |= {do["value"]}
        elif kind == "lose-supertypes":
            now["own", "supertype"] = frozenset()
        elif kind == "lose-abilities":
            lost = now["own", "ability"] if do["abilities"] == "all" else set(do["abilities"])
            now["own", "ability"] -= lost
        elif kind == "gain-ability":
            if not self.is_banned(do["ability"], name):
                now["gift", "ability"] |= {do["ability"]}
        else:
            self.compute(do, name, amount)

    def copy(self, name, other):
        old, source = self.now[name], self.print[other]
        for number in NUMBERS:
            base = source.get(number)
            old_value = old.get(("value", number))
            for each in ("base", "value"):
                old.pop((each, number), None)
            if base is not None:
                old["base", number] = base
                keep = self.stage == 8 and old_value is not None
                old["value", number] = old_value if keep else self.fresh(name, number, base)
        old["name"] = source.get("name") or other
        old["color"] = source.get("color")
        for each in SETS:
            old["own", each] = frozenset(source.get(PLURAL[each], ()))

    def compute(self, do, name, amount):
        now, number, op = self.now[name], do["property"], do["op"]
        which = "base" if do["base"] else "value"
        if op in {"add", "multiply"} and not do["base"] and self.is_banned(number, name):
            return
        if (which, number) not in now:
            if do["base"] and op == "set":
                now["base", number] = amount
                now["value", number] = self.fresh(name, number, amount)
            return
        old = now[which, number]
        half_up = do.get("round") == "up"
        now[which, number] = {
            "set": amount,
            "multiply": old * amount,
            "divide": (old + 1) // 2 if half_up else old // 2,
            "add": old + amount,
            "subtract": max(0, old - amount),
        }[op]
        if do["base"] and self.stage < 8:
            now["value", number] = self.fresh(name, number, now["base", number])

    def state(self):
        return {
            "active": self.active,
            "cards": {name: self.card_state(name) for name in sorted(self.cards)},
            "effects": [
                {"name": each["name"], "on": sorted(self.on(each["name"]))}
                for each in self.effects
            ],
        }

    def card_state(self, name):
        now = self.now[name]
        return {
            **{key: now[key] for key in ("controller", "name", "color")},
            **{PLURAL[each]: sorted(now["own", each] | now["gift", each]) for each in SETS},
            **{
                number: {"base": now["base", number], "value": now["value", number]}
                if ("base", number) in now
                else None
                for number in NUMBERS
            },
            "counters": {
                f"{change:+d} {number}": count
                for (number, change), count in self.counters[name].items()
                if count
            },
        }

    def on(self, effect):
        kept = [names for (name, _scope), names in self.stays.items() if name == effect]
        reached = {name for each, _number, name in self.applied if each == effect}
        return reached.union(*kept) & set(self.cards)


def scope_key(part):
    return json.dumps(part["applies_to"], sort_keys=True)
