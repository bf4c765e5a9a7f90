"""
Random games, and the trace of messages that an engine leaves in them.

A game is drawn from a `random.Random`: Hypothesis hands in one that it controls, so that a
broken law shrinks; the search for what a misreading breaks hands in seeded ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from judgecall import cardtext
import reference_engine

if TYPE_CHECKING:
    from random import Random

Json = dict[str, Any]
PLAYERS = ("Ada", "Ben")
UNITS = {"Ada": ("Hoplites", "Slingers"), "Ben": ("Bears", "Gauls")}
ABILITIES = ("Omen", "Spite", "Vigil", "Rally", "Zeal", "Feud", "Hymn", "Cull")


@dataclass
class Trace:
    """Everything that was set up, asked and answered, in order."""

    setup: Json
    steps: list[tuple[Json, Json]] = field(default_factory=list)

    @property
    def answers(self) -> list[Json]:
        """The progress of every request that was not refused."""
        return [
            answer["result"] for _, answer in self.steps if "decision" in answer.get("result", ())
        ]


def _trigger(random: Random) -> Json:
    event = random.choice(["figure-downed", "figure-downed", "unit-damaged", "unit-defeated"])
    whose = random.choice([{"of": "this"}, {"of": "own"}, {"of": "enemy"}, {"of": "any"}])
    return {"event": event, "whose": whose}


def _effect(random: Random) -> Json:
    unit = {"unit": random.choice([name for names in UNITS.values() for name in names])}
    return random.choice(
        [
            {"do": "gain-points", "player": "you", "amount": random.randint(1, 3)},
            {"do": "lose-points", "player": "opponent", "amount": 1},
            {"do": "down", "count": 1, "unit": unit},
            {"do": "damage", "amount": random.randint(1, 2), "unit": unit},
            {"do": "move", "steps": 1, "unit": unit},
            {"do": "each-player-downs", "count": 1},
        ],
    )


def _static(random: Random) -> Json:
    change = random.choice([{"set": random.randint(0, 5)}, {"add": random.choice([-1, 1, 2])}])
    unit = {"unit": random.choice([name for names in UNITS.values() for name in names])}
    what = random.choice(["attack-dice", "defense-dice"])
    return {
        "type": "static",
        "condition": None,
        "modifies": [{"what": what, "unit": unit, **change}],
    }


def setup(random: Random) -> Json:
    """Two players with two units each, and up to eight abilities among them."""
    units: dict[str, Json] = {}
    for owner, names in UNITS.items():
        for name in names:
            figures = random.randint(1, 4)
            units[name] = {
                "type": "unit",
                "name": name,
                "owner": owner,
                "base": random.choice(["formation", "sortie"]),
                "figures": figures,
                "slots": figures,
                "hit_points": random.randint(1, 2),
                "attack": random.randint(1, 3),
                "defense": random.randint(1, 2),
                "adjacent": sorted(UNITS["Ben" if owner == "Ada" else "Ada"]),
                "abilities": [],
            }
    with_statics = random.random() < 0.5
    for name in random.sample(ABILITIES, random.randint(3, 8)):
        unit = units[random.choice(sorted(units))]
        static = with_statics and random.random() < 0.6
        ability = (
            _static(random)
            if static
            else {
                "type": "triggered",
                "trigger": _trigger(random),
                "optional": random.random() < 0.15,
                "effects": [_effect(random) for _ in range(random.randint(1, 2))],
            }
        )
        printed = {"name": name, "text": cardtext.render("arcane_legions", ability)}
        printed["ability"] = ability
        if random.random() < 0.5:
            printed["slot"] = random.randint(1, unit["slots"])
        if static:
            printed["since"] = random.randint(1, 3)
        unit["abilities"].append(printed)
    dice = (
        []
        if with_statics
        else [
            {
                "unit": unit["name"],
                "attack": [random.randint(1, 6) for _ in range(unit["attack"])],
                "defense": [random.randint(1, 6) for _ in range(unit["defense"])],
            }
            for unit in units.values()
            for _ in range(4)
        ]
    )
    return {
        "rulebook": "arcane_legions",
        "players": list(PLAYERS),
        "active": random.choice(PLAYERS),
        "objects": list(units.values()),
        "dice": dice,
    }


def _action(random: Random, state: Json, *, fights: bool) -> tuple[str | None, Json]:
    standing = sorted(state["units"])
    active = state["active"]
    mine = [name for name in standing if state["units"][name]["owner"] == active]
    kind = random.choice(["down", "damage", "down", "attack", "move", "end", "end"])
    if kind == "attack" and fights and mine:
        unit = random.choice(mine)
        if state["units"][unit]["adjacent"]:
            target = random.choice(state["units"][unit]["adjacent"])
            order = {"type": "order", "order": "close-combat", "unit": unit, "target": target}
            return active, order
    if kind == "move" and fights and mine:
        order = {"type": "order", "order": "move", "unit": random.choice(mine), "steps": 1}
        return active, order
    if kind == "end":
        return active, {"type": "end-turn"}
    unit = {"unit": random.choice(standing or ["Bears"])}
    if kind == "damage":
        return None, {"type": "happen", "effects": [{"do": "damage", "amount": 1, "unit": unit}]}
    return None, {"type": "happen", "effects": [{"do": "down", "count": 1, "unit": unit}]}


def play(random: Random, engine: Any) -> Trace:
    """Play a short game with drawn actions and answers; what is refused leaves a trace, too."""
    trace = Trace(setup(random))

    def ask(method: str, params: Json) -> Json | None:
        request = {
            "jsonrpc": "2.0",
            "id": len(trace.steps) + 1,
            "method": method,
            "params": params,
        }
        answer = engine.handle(request)
        trace.steps.append((request, answer))
        return answer.get("result")

    progress = ask("game/start", trace.setup)
    for _ in range(random.randint(2, 6)):
        for _ in range(200):
            if progress is None:
                return trace
            decision = progress["decision"]
            if decision is None:
                break
            if random.random() < 0.1:
                # The game halts: an order in between is refused and moves nothing.
                ask(
                    "game/act",
                    {"player": progress["state"]["active"], "action": {"type": "end-turn"}},
                )
                ask("game/view", {})
            options = [option["id"] for option in decision["options"]]
            may_decline = decision["min"] == 0 and random.random() < 0.4
            choice = [] if may_decline else [random.choice(options)]
            progress = ask("game/decide", {"decision": decision["id"], "choice": choice})
        if progress is None:
            return trace
        player, action = _action(random, progress["state"], fights=bool(trace.setup["dice"]))
        after = ask("game/act", {"player": player, "action": action})
        if after is None:
            if trace.steps[-1][1]["error"]["code"] != -32002:
                return trace
            ask("game/view", {})
            continue
        progress = after
    return trace


def game(random: Random, misreading: str | None = None) -> Trace:
    """One game of the reference engine, or of it with a clause misread."""
    engine = reference_engine.misreading(misreading)() if misreading else reference_engine.engine()
    hello = {"protocol": 1, "suite": "0.1.0", "rulebook": "arcane_legions", "edition": "2011-01"}
    engine.handle({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": hello})
    return play(random, engine)
