"""
Random games of Unit Triggers, with what every seat is told after each request.

A game is drawn from a `random.Random`: Hypothesis hands in one that it controls, so that a
broken law shrinks; the search for what a misreading breaks hands in seeded ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from judgecall import cardtext

if TYPE_CHECKING:
    from random import Random

Json = dict[str, Any]

NAMES = ("Ant", "Bee", "Cat", "Dog", "Eft", "Fox", "Gnu", "Hen", "Ibis", "Jay")
PLACES = [{"number": 2}, {"number": 10}, {"number": 2}, {"extra": 1}, {"extra": 3}]
ZONES = ("hand", "hand", "deck", "deck", "battle", "battle", "battle", "discard")
KINDS = ("upon-deployment", "destroyed", "discarded", "depleted", "end-of-battle")
ILLEGAL = -32002


@dataclass
class Trace:
    """Everything that was set up, asked, answered and seen, in order."""

    setup: Json
    #: A request, its answer, and what each seat saw then.
    steps: list[tuple[Json, Json, dict[str, Json]]] = field(default_factory=list)

    @property
    def answers(self) -> list[Json]:
        """The progress of every request that was not refused."""
        return [answer["result"] for _, answer, _ in self.steps if "result" in answer]

    @property
    def abilities(self) -> dict[str, tuple[Json, Json]]:
        """All abilities by name, each with its card."""
        return {
            printed["name"]: (card, printed["ability"])
            for card in self.setup["objects"]
            for printed in card["abilities"]
        }


def _effect(random: Random) -> Json:
    card, place = random.choice(NAMES[:-3]), random.choice(PLACES)
    return random.choice(
        [
            {"do": "gain", "points": 1},
            {"do": "lose", "points": 1},
            {"do": "draw", "count": 1},
            {"do": "destroy", "what": {"card": card}},
            {"do": "destroy", "what": {"card": card}},
            {"do": "destroy", "what": {"at": place}},
            {"do": "destroy", "what": "all-yours"},
            {"do": "return", "card": card, "to": random.choice(["hand", "deck-top"])},
            {"do": "discard", "card": card},
            {"do": "discard", "who": random.choice(["you", "opponent"]), "count": 1},
            {"do": "deplete", "who": random.choice(["you", "opponent"]), "count": 2},
            {"do": "seek", "card": card, "then": "deploy", "location": place},
            {"do": "seek", "card": card, "then": "hand"},
            {"do": "flip", "card": card, "facing": random.choice(["up", "down"])},
            {"do": "flip", "card": card, "facing": "down"},
            {"do": "flip", "card": card, "facing": "up"},
            {"do": "flip", "card": card, "facing": "up"},
            {"do": "move", "card": card, "location": place},
            {"do": "attach", "card": card, "to": random.choice(NAMES)},
            {"do": "nothing"},
        ],
    )


def _effects(random: Random) -> list[Json]:
    return [_effect(random) for _ in range(random.choice([1, 1, 2]))]


def _static(random: Random) -> Json:
    of = random.choice(
        ["yours", "yours-here", "opposing", "opposing-here", {"card": random.choice(NAMES)}]
    )
    return {"static": "cq", "change": random.choice([-2, -1, 1, 3]), "of": of}


def _part(random: Random) -> Json:
    window = random.choice(
        [
            {"at": "deploys"},
            {"at": "your-deployment"},
            {"at": "start", "phase": "tallying"},
            {"at": "start", "phase": "end-of-battle"},
        ],
    )
    effects = [{"do": "upload"}] if random.random() < 0.2 else _effects(random)
    return {"window": window, "effects": effects}


def _ability(random: Random) -> Json:
    kind = random.choice([*KINDS, *KINDS, "throughout", "throughout", "special"])
    if kind == "throughout":
        return {"type": kind, "effects": [_static(random)]}
    if kind == "special":
        return {"type": kind, "parts": [_part(random) for _ in range(random.choice([1, 2]))]}
    return {"type": kind, "effects": _effects(random)}


def _printed(name: str, ability: Json) -> Json:
    text = cardtext.render("unit_triggers", ability)
    return {"name": name, "text": text, "ability": ability}


def _card(random: Random, name: str, owner: str) -> Json:
    card = {"type": "card", "name": name, "title": name, "owner": owner}
    if name in NAMES[-3:]:
        told = {
            "type": "event",
            "response": random.random() < 0.7,
            "effects": [_effect(random) for _ in range(3)],
        }
        abilities = [_printed(f"{name}-It", told)]
        return {**card, "kind": "event", "zone": "hand", "abilities": abilities}
    card |= {"kind": "unit", "zone": random.choice(ZONES)}
    card |= {"cq": random.randint(0, 4), "lightspeed": random.random() < 0.6}
    if card["zone"] == "battle":
        facing = random.choice(["up", "down"])
        card |= {"location": random.choice(PLACES), "facing": facing}
        card["arrival"] = "placed" if facing == "down" else "deployed"
    count = random.randint(1, 3)
    card["abilities"] = [_printed(f"{name}-{n}", _ability(random)) for n in range(1, count + 1)]
    return card


def setup(random: Random) -> Json:
    """Two or three players with ten cards among them."""
    players = ["Ada", "Ben", "Cy"][: random.choice([2, 2, 3])]
    rules: Json = {"hand_limit": random.randint(0, 3)} if random.random() < 0.5 else {}
    if random.random() < 0.4:
        rules["state_check"] = {"least_cq": random.randint(1, 2)}
    return {
        "rulebook": "unit_triggers",
        "players": players,
        "active": random.choice(players),
        "objects": [_card(random, name, random.choice(players)) for name in NAMES],
        "rules": rules,
    }


def _action(random: Random, trace: Trace, state: Json) -> tuple[str, Json]:
    """Something that may well be legal, and often is not."""
    is_over = state["phase"] != "deployment"
    if random.random() < (0.5 if is_over else 0.12):
        return trace.setup["active"], {"type": "end-phase"}
    player = random.choice(trace.setup["players"])
    hand = state["players"][player]["hand_cards"]
    own = [
        name
        for name, card in state["zone"].items()
        if card["owner"] == player and card["facing"] == "down"
    ]
    card = random.choice([*hand, *hand, *own, random.choice(NAMES)])
    kind = "reveal" if card in own else random.choice(["deploy", "deploy", "place", "attach"])
    if card in NAMES[-3:]:
        kind = "play"
    action: Json = {"type": kind, "card": card}
    if kind in {"deploy", "place"}:
        action["location"] = random.choice(PLACES)
    if kind == "deploy" and random.random() < (0.8 if is_over else 0.2):
        action["lightspeed"] = True
    if kind == "attach":
        action["to"] = random.choice([*state["zone"], random.choice(NAMES)])
    return player, action


class Game:
    """One random game against an engine."""

    def __init__(self, random: Random, engine: Any) -> None:
        self.random = random
        self.engine = engine
        self.trace = Trace(setup(random))

    def ask(self, method: str, params: Json) -> Json:
        number = len(self.trace.steps) + 1
        request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        answer: Json = self.engine.handle(request)
        views = {seat: self.view(seat) for seat in self.trace.setup["players"]}
        self.trace.steps.append((request, answer, views))
        return answer

    def view(self, seat: str) -> Json:
        params = {"player": seat}
        request = {"jsonrpc": "2.0", "id": 0, "method": "game/view", "params": params}
        seen: Json = self.engine.handle(request)["result"]
        return seen

    def play(self, most: int = 14) -> Trace:
        """Play with drawn actions and answers; what is refused leaves a trace, too."""
        progress = self.ask("game/start", self.trace.setup)["result"]
        for _ in range(self.random.randint(4, most)):
            decision = progress["decision"]
            if decision is None or self.random.random() < 0.05:
                player, action = _action(self.random, self.trace, progress["state"])
                answer = self.ask("game/act", {"player": player, "action": action})
            else:
                options = [option["id"] for option in decision["options"]]
                declines = decision["min"] == 0 and self.random.random() < 0.4
                choice = [] if declines else [self.random.choice(options)]
                params = {"decision": decision["id"], "choice": choice}
                answer = self.ask("game/decide", params)
            if "result" in answer:
                progress = answer["result"]
            elif answer["error"]["code"] != ILLEGAL:
                break
        return self.trace


def game(random: Random, engine: Any, most: int = 14) -> Trace:
    """One game of an engine that was just made."""
    hello = {"protocol": 1, "suite": "0.1.0", "rulebook": "unit_triggers", "edition": "2026-11"}
    engine.handle({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": hello})
    return Game(random, engine).play(most)
