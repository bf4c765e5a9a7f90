"""Small games for the tests: units in one line, an engine that is driven through `handle`."""

from __future__ import annotations

from itertools import count

_REQUESTS = count(1)


class Refused(Exception):
    """The engine answered with an error."""

    def __init__(self, error):
        super().__init__(error)
        self.code = error["code"]
        self.data = error.get("data")


class Player:
    """Drives an engine message by message, and remembers all events."""

    def __init__(self, engine):
        self.engine = engine
        self.events = []
        self.decision = None
        self.state = None

    def start(self, *units, players=("Ada", "Ben"), active="Ada", dice=(), rules=None):
        setup = {
            "rulebook": "arcane_legions",
            "players": list(players),
            "active": active,
            "objects": list(units),
            "dice": list(dice),
            "rules": rules or {},
        }
        return self._take(self.ask("game/start", setup))

    def happen(self, *effects):
        return self.act(None, type="happen", effects=list(effects))

    def act(self, player, **action):
        return self._take(self.ask("game/act", {"player": player, "action": action}))

    def choose(self, *choice):
        params = {"decision": self.decision["id"], "choice": list(choice)}
        return self._take(self.ask("game/decide", params))

    def view(self):
        return self.ask("game/view", {})

    @property
    def options(self):
        return [option["id"] for option in self.decision["options"]]

    @property
    def resolved(self):
        return [each["ability"] for each in self.events if each["event"] == "resolves"]

    def told(self, *types):
        return [each for each in self.events if each["event"] in types]

    def ask(self, method, params):
        request = {"jsonrpc": "2.0", "id": next(_REQUESTS), "method": method, "params": params}
        response = self.engine.handle(request)
        if "error" in response:
            raise Refused(response["error"])
        return response["result"]

    def _take(self, progress):
        self.events += progress["events"]
        self.decision = progress["decision"]
        self.state = progress["state"]
        return progress


def unit(name, owner, *abilities, **given):
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


def ability(name, trigger, *effects, optional=False):
    meant = {
        "type": "triggered",
        "trigger": trigger,
        "optional": optional,
        "effects": list(effects) or [gain(1)],
    }
    return {"name": name, "text": "as the ability says", "ability": meant}


def when(event, unit=None, *, of="any", **more):
    return {"event": event, "whose": {"of": of} if unit is None else {"unit": unit}, **more}


def gain(amount, player="you"):
    return {"do": "gain-points", "player": player, "amount": amount}


def lose(amount, player="you"):
    return {"do": "lose-points", "player": player, "amount": amount}


def down(unit, count=1):
    return {"do": "down", "count": count, "unit": {"unit": unit}}


def give_back(unit, count=1):
    return {"do": "return", "count": count, "unit": {"unit": unit}}


def damage(unit, amount=1):
    return {"do": "damage", "amount": amount, "unit": {"unit": unit}}


def move(unit, steps=1):
    return {"do": "move", "steps": steps, "unit": {"unit": unit}}


def roll(unit, attack, defense):
    return {"unit": unit, "attack": attack, "defense": defense}
