"""
The Abacus, behind the recorded conversations: `adapters/vectors/README.md` specifies it.

It does no more than those conversations need, so that a kit in another language can have it soon.
"""

# It is written as authors write.
# ruff: noqa: RUF012
from __future__ import annotations

from typing import Any

from judgecall_adapter import Engine, Illegal, InvalidParams, Stale, Unscripted, Unsupported, serve

OPTIONS = [
    {"id": "carry:ten", "label": "Carry ten"},
    {"id": "carry:all", "label": "Carry all tens"},
]


class Abacus(Engine):
    name = "Abacus"
    version = "1"
    language = "any"
    rulebooks = {
        "abacus": {
            "edition": "1",
            "readings": {"A1": "left-to-right"},
            "unsupported": ["abacus.division"],
        },
    }
    capabilities = ["counting"]

    def start(self, setup: dict[str, Any]) -> dict[str, Any]:
        self.players = setup["players"]
        self.turn = setup["active"]
        self.dice = list(setup.get("dice", []))
        self.beads = dict.fromkeys(self.players, 0)
        self.events: list[dict[str, Any]] = []
        self.decision: dict[str, Any] | None = None
        self.asked = 0
        for thing in setup["objects"]:
            if thing["type"] != "bead":
                raise Unsupported(thing["type"])
            self.beads[self.known(thing["owner"])] += 1
        return self.progress([])

    def act(self, player, action):
        if self.decision is not None:
            raise Illegal("a-choice-is-open")
        if player not in (None, self.turn):
            raise Illegal("not-your-turn")
        method = getattr(self, f"do_{action['type']}", None)
        if method is None:
            raise InvalidParams(f"an abacus cannot {action['type']}")
        return method(action)

    def do_add(self, action):
        return self.add(action["count"])

    def do_roll(self, action):
        if not self.dice:
            raise Unscripted(f"the roll of {self.turn}")
        return self.add(self.dice.pop(0)["beads"])

    def do_say(self, action):
        return self.progress([{"event": "said", "player": self.turn, "text": action["text"]}])

    def do_divide(self, action):
        raise Unsupported("division", issue="https://example.org/abacus/1")

    def do_jam(self, action):
        raise RuntimeError("the beads are stuck")

    def do_vanish(self, action):
        return None

    def do_misspeak(self, action):
        return {"events": [], "decision": None, "state": {"beads": float("nan")}}

    def add(self, count):
        self.beads[self.turn] += count
        added = {"event": "added", "player": self.turn, "count": count}
        if self.beads[self.turn] >= 10:
            self.asked += 1
            self.decision = {
                "id": f"d{self.asked}",
                "player": self.turn,
                "kind": "carry",
                "options": OPTIONS,
                "min": 0,
                "max": 1,
                "context": {"beads": self.beads[self.turn]},
            }
        else:
            self.pass_turn()
        return self.progress([added])

    def decide(self, decision, choice):
        if self.decision is None or self.decision["id"] != decision:
            raise Stale(decision)
        if any(option not in ("carry:ten", "carry:all") for option in choice):
            raise Illegal("not-an-option")
        if len(choice) > 1:
            raise Illegal("too-many-choices")
        self.decision = None
        events = []
        if choice:
            count = 10 if choice == ["carry:ten"] else self.beads[self.turn] // 10 * 10
            self.beads[self.turn] -= count
            events.append({"event": "carried", "player": self.turn, "count": count})
        self.pass_turn()
        return self.progress(events)

    def view(self, player):
        if player is None:
            return {"state": self.state(), "events": self.events}
        beads = {self.known(player): self.beads[player]}
        events = [event for event in self.events if event["player"] == player]
        return {"state": {"beads": beads, "turn": self.turn}, "events": events}

    def pass_turn(self):
        after = self.players.index(self.turn) + 1
        self.turn = self.players[after % len(self.players)]

    def progress(self, events):
        self.events.extend(events)
        return {"events": events, "decision": self.decision, "state": self.state()}

    def state(self):
        return {"beads": dict(self.beads), "turn": self.turn}

    def known(self, player):
        if player not in self.beads:
            raise InvalidParams(f"nobody here is called {player}")
        return player


if __name__ == "__main__":
    serve(Abacus)
