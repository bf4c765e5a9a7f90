"""Small games of Fawnalore: card texts in words, every message checked against the contract."""

from __future__ import annotations

from judgecall.cardtext import parse
from reference_engine.fawnalore.engine import Fawnalore
from tests.reference_engine.driving import Windowed

#: How an event is told in an outline.
_SIGNS = {
    "triggered": lambda it: f"!{it['ability']}",
    "resolves": lambda it: f"{it['ability']}(",
    "finishes": lambda it: f"){it['ability']}",
    "declined": lambda it: f"no {it['ability']}",
    "canceled": lambda it: f"{it['by']} cancels {it['ability']}",
    "loop-stopped": lambda _: "stop",
    "attack-declared": lambda it: f"{it['attacker']}>{it['target']}",
    "attack-ends": lambda it: f"{it['attacker']}<{it['target']}",
    "die-rolled": lambda it: f"{it['unit']} rolls {it['roll']}",
    "roll-replaced": lambda it: f"{it['unit']} counts {it['amount']}",
    "unit-damaged": lambda it: f"{it['unit']}-{it['amount']}",
    "unit-healed": lambda it: f"{it['unit']}+{it['amount']}",
    "unit-dies": lambda it: f"x{it['unit']}",
    "guard-removed": lambda it: f"{it['unit']} bare",
    "guard-gained": lambda it: f"{it['unit']} guard {it['amount']}",
    "damage-prevented": lambda it: f"{it['ability']} stops {it['amount']}",
    "damage-redirected": lambda it: f"{it['from']}~{it['to']}",
    "cards-drawn": lambda it: f"{it['player']} draws {it['count']}",
    "card-discarded": lambda it: f"{it['player']} discards {it['card']}",
    "phase-begins": lambda it: f"[{it['phase']}]",
}


class Table(Windowed):
    """A game at which anything can be done, and planned."""

    def __init__(self, make=Fawnalore):
        super().__init__(make())
        self.introduce("fawnalore", "2026-11")

    def start(self, *objects, players=("Ada", "Ben"), active="Ada", dice=(), **rules):
        setup = {
            "rulebook": "fawnalore",
            "players": list(players),
            "active": active,
            "objects": list(objects),
            "dice": [{"unit": name, "roll": roll} for name, roll in dice],
            "rules": rules,
        }
        self._take(self.request("game/start", setup))
        return self

    # What is done

    def hit(self, amount, *units, **more):
        happening = {"do": "damage", "amount": amount, "units": list(units), **more}
        return self.act(None, type="happen", effects=[happening])

    def destroy(self, name):
        return self.act(None, type="happen", effects=[{"do": "destroy", "card": name}])

    def attack(self, unit, target, player="Ada"):
        return self.act(player, type="attack", unit=unit, target=target)

    def use(self, ability, player="Ada"):
        return self.act(player, type="use", ability=ability)

    def play(self, card, player="Ada"):
        return self.act(player, type="play", card=card)

    def move(self, unit, tiles=1, player="Ada"):
        return self.act(player, type="move", unit=unit, tiles=tiles)

    def end(self, player="Ada"):
        return self.act(player, type="end-phase")

    # What is answered

    def plan(self, player, ability, /, **context):
        """Use this ability in the first window that has this context and offers it."""
        self.plans.append((player, f"ability:{ability}", context))
        return self

    def halt(self, player, /, **context):
        """Stop at the first decision of this player in such a window."""
        self.halts.append((player, context))
        return self

    # What is seen

    def hp(self, *names):
        found = [self.state["units"][name]["hp"] for name in names]
        return found[0] if len(found) == 1 else found

    def dead(self):
        return [name for name, each in self.state["units"].items() if each["dead"]]

    def guard(self, name):
        return self.state["units"][name]["guard"]

    @property
    def resolved(self):
        return [event["ability"] for event in self.events if event["event"] == "resolves"]

    @property
    def outline(self):
        told = [_SIGNS[e["event"]](e) for e in self.events if e["event"] in _SIGNS]
        return " ".join(told)


def unit(name, owner="Ben", hp=10, says=None, **more):
    given = {
        "max_hp": more.get("max_hp", hp),
        "armor": 0,
        "guard": 0,
        "range": 1,
        "character": False,
        "since": 1,
    }
    given |= more
    abilities = _abilities(name, says)
    return {"type": "unit", "name": name, "owner": owner, "hp": hp, **given} | {
        "abilities": abilities
    }


def card(name, owner="Ada", says=None, zone="hand", **more):
    given = {"title": name, "cost": 0, "tier": 1, "since": 1} | more
    if "on" in more:
        zone = "play"
    placed = {"type": "card", "name": name, "owner": owner, "zone": zone}
    return {**placed, **given, "abilities": _abilities(name, says)}


def rule(name, says, level="scenario"):
    abilities = _abilities(name, says)
    return {"type": "rule", "name": name, "level": level, "abilities": abilities}


def _abilities(name, says):
    if says is None:
        return []
    named = says if isinstance(says, dict) else {name: says}
    return [
        {"name": each, "text": text, "ability": parse("fawnalore", text)}
        for each, text in named.items()
    ]
