"""
Random games of Fawnalore: anybody tries anything, and answers whatever is asked.

A game is drawn from a `random.Random`: Hypothesis hands in one that it controls, so that a
broken law shrinks; the search for what a misreading breaks hands in seeded ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.fawnalore.engine import Fawnalore
from tests.laws.fawnalore.setups import CARDS, UNITS, setup
from tests.laws.games import Trace

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.laws.games import Json

HELLO = {"protocol": 1, "suite": "0.1.0", "rulebook": "fawnalore", "edition": "2026-11"}
ILLEGAL = -32002


def game(random: Random, engine: Callable[[], Any] = Fawnalore) -> Trace:
    """One game, as far as the scripted dice go."""
    playing, trace = engine(), Trace(setup(random))

    def ask(method: str, params: Json) -> Json | None:
        message = {"jsonrpc": "2.0", "id": len(trace.steps), "method": method, "params": params}
        answer = playing.handle(message)
        trace.steps.append((message, answer))
        return answer.get("result")

    playing.handle({"jsonrpc": "2.0", "id": "hello", "method": "initialize", "params": HELLO})
    progress = ask("game/start", trace.setup)
    for _ in range(random.randint(10, 50)):
        if progress is None:
            break
        decision = progress["decision"]
        if decision is not None and random.random() < 0.95:
            progress = ask("game/decide", _answer(random, decision))
            continue
        player, action = _action(random, trace.setup, progress["state"])
        after = ask("game/act", {"player": player, "action": action})
        if after is None and trace.steps[-1][1]["error"]["code"] == ILLEGAL:
            ask("game/view", {})
            continue
        progress = after
    return trace


def _answer(random: Random, decision: Json) -> Json:
    options = [option["id"] for option in decision["options"]]
    declines = decision["min"] == 0 and random.random() < 0.6
    return {"decision": decision["id"], "choice": [] if declines else [random.choice(options)]}


def _action(random: Random, setup: Json, state: Json) -> tuple[str | None, Json]:
    """Something that may well be legal; now and then it is somebody else who tries it."""
    player = random.choice(setup["players"]) if random.random() < 0.1 else state["active"]
    living = [name for name in UNITS if not state["units"][name]["dead"]] or list(UNITS)
    mine = [name for name in living if state["units"][name]["owner"] == player] or living
    others = [name for name in living if name not in mine] or living
    match random.choice(["attack", "attack", "use", "use", "play", "move", "hit", "end"]):
        case "attack":
            unit, target = random.choice(mine), random.choice(others)
            return player, {"type": "attack", "unit": unit, "target": target}
        case "use":
            return _use(random, setup, player)
        case "play":
            hand = state["players"][player]["hand_cards"] or CARDS
            return player, {"type": "play", "card": random.choice(hand)}
        case "move":
            return player, {"type": "move", "unit": random.choice(mine), "tiles": 1}
        case "hit":
            units = random.sample(living, min(len(living), random.randint(1, 3)))
            source = {"source": random.choice(UNITS)} if random.random() < 0.5 else {}
            damage = {"do": "damage", "amount": random.randint(1, 5), "units": units, **source}
            return None, {"type": "happen", "effects": [damage]}
    return player, {"type": "end-phase"}


def _use(random: Random, setup: Json, player: str) -> tuple[str, Json]:
    abilities = [
        (thing["owner"], printed["name"])
        for thing in setup["objects"]
        for printed in thing["abilities"]
        if printed["ability"]["type"] == "activated"
    ] or [(player, "Omen")]
    own = [each for each in abilities if each[0] == player]
    owner, ability = random.choice(own if own and random.random() < 0.7 else abilities)
    return owner, {"type": "use", "ability": ability}
