"""Small games of Arcane Legions: units and their abilities in one line."""

from __future__ import annotations

from tests.reference_engine.driving import Driver

#: How an event is told in an outline.
_SIGNS = {
    "resolves": lambda it: it["ability"],
    "static-begins": lambda it: f"+{it['ability']}",
    "static-ends": lambda it: f"-{it['ability']}",
    "figure-downed": lambda it: f"x{it['unit']}",
    "figure-returned": lambda it: f"^{it['unit']}",
    "figure-repositioned": lambda it: f"{it['unit']}/{it['from']}>{it['to']}",
    "unit-moved": lambda it: f"~{it['unit']}",
    "choice-revealed": lambda it: f"{it['player']}!{it['unit']}/{it['slot']}",
    "points-gained": lambda it: f"{it['player']}+{it['amount']}",
    "combat-begins": lambda _: "(",
    "combat-ends": lambda _: ")",
    "turn-begins": lambda it: f"[{it['player']}]",
}


class Player(Driver):
    """A game that answers each request with its progress; nobody checks what is said."""

    def start(self, *units, players=("Ada", "Ben"), active="Ada", dice=(), rules=None):
        self.printed = {each["name"]: (each["attack"], each["defense"]) for each in units}
        setup = {
            "rulebook": "arcane_legions",
            "players": list(players),
            "active": active,
            "objects": list(units),
            "dice": list(dice),
            "rules": rules or {},
        }
        return self._take(self.request("game/start", setup))

    def happen(self, *effects):
        return self.act(None, type="happen", effects=list(effects))

    @property
    def options(self):
        return [option["id"] for option in self.decision["options"]]

    @property
    def resolved(self):
        return [each["ability"] for each in self.events if each["event"] == "resolves"]

    @property
    def outline(self):
        """What happened, in a few signs, and in the end every unit whose dice changed."""
        signs = [_SIGNS[each["event"]](each) for each in self.events if each["event"] in _SIGNS]
        for name, unit in self.state["units"].items():
            dice = unit["attack_dice"], unit["defense_dice"]
            if dice != self.printed[name]:
                signs.append(f"{name}:{dice[0]}/{dice[1]}")
        return " ".join(signs)

    def told(self, *types):
        return [each for each in self.events if each["event"] in types]

    def _take(self, progress):
        super()._take(progress)
        return progress


def unit(name, owner, *abilities, **given):
    given.setdefault("slots", given.get("figures", 3))
    return {
        "type": "unit",
        "name": name,
        "owner": owner,
        "base": "sortie",
        "figures": 3,
        "hit_points": 1,
        "attack": 2,
        "defense": 1,
        "adjacent": [],
        "abilities": list(abilities),
        **given,
    }


def ability(name, trigger, *effects, optional=False, **printed):
    meant = {
        "type": "triggered",
        "trigger": trigger,
        "optional": optional,
        "effects": list(effects) or [gain(1)],
    }
    return {"name": name, "text": "as the ability says", "ability": meant, **printed}


def activated(name, *effects, cost=1, **printed):
    meant = {"type": "activated", "cost": cost, "effects": list(effects) or [gain(1)]}
    return {"name": name, "text": "as the ability says", "ability": meant, **printed}


def static(name, *modifies, in_combat=False, **printed):
    condition = "in-combat" if in_combat else None
    meant = {"type": "static", "condition": condition, "modifies": list(modifies)}
    return {"name": name, "text": "as the ability says", "ability": meant, **printed}


def attack(of=None, **change):
    return {"what": "attack-dice", "unit": scope(of), **change}


def defense(of=None, **change):
    return {"what": "defense-dice", "unit": scope(of), **change}


def move_orders(of=None, *, may):
    return {"what": "move-orders", "unit": scope(of), "may": may}


def spare(of, slot):
    return {"what": "downing", "figure": {"unit": scope(of), "slot": slot}, "may": False}


def scope(of):
    """This unit, the enemies next to it, or a unit by its name."""
    return {"of": of or "this"} if of in {None, "adjacent-enemies"} else {"unit": of}


def when(event, unit=None, *, of="any", **more):
    return {"event": event, "whose": {"of": of} if unit is None else {"unit": unit}, **more}


def gain(amount, player="you"):
    return {"do": "gain-points", "player": player, "amount": amount}


def lose(amount, player="you"):
    return {"do": "lose-points", "player": player, "amount": amount}


def down(unit, count=1, **more):
    return {"do": "down", "count": count, "unit": {"unit": unit}, **more}


def reposition(unit, slot, **more):
    return {"do": "reposition", "unit": {"unit": unit}, "slot": slot, **more}


def each_player_downs(count=1):
    return {"do": "each-player-downs", "count": count}


def chosen(effect, choose):
    """The same effect, on a unit of its owner's choice."""
    return {**effect, "unit": {"choose": choose}}


def give_back(unit, count=1):
    return {"do": "return", "count": count, "unit": {"unit": unit}}


def damage(unit, amount=1):
    return {"do": "damage", "amount": amount, "unit": {"unit": unit}}


def move(unit, steps=1):
    return {"do": "move", "steps": steps, "unit": {"unit": unit}}


def roll(unit, attack, defense):
    return {"unit": unit, "attack": attack, "defense": defense}
