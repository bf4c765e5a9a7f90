"""The cheapest engine there is: every game stands still. What is left is the harness's cost."""

from __future__ import annotations

from typing import Any

from judgecall_adapter import Engine, serve


class Trivial(Engine):
    name = "Trivial"
    version = "1"
    rulebooks = {"bench": {"edition": "1"}, "arcane_legions": {"edition": "2011-01"}}

    def start(self, setup: dict[str, Any]) -> dict[str, Any]:
        players = setup["players"]
        self.state = {
            "active": setup["active"],
            "order_points": dict.fromkeys(players, 0),
            "victory_points": dict.fromkeys(players, 0),
            "units": {},
            "defeated": [],
            "buckets": {player: [] for player in players},
            "dice": [],
            "in_combat": [],
        }
        return self.stand_still()

    def stand_still(self) -> dict[str, Any]:
        return {"events": [], "decision": None, "state": self.state}

    def act(self, player: str | None, action: dict[str, Any]) -> dict[str, Any]:
        return self.stand_still()

    def decide(self, decision: str, choice: list[str]) -> dict[str, Any]:
        return self.stand_still()

    def view(self, player: str | None) -> dict[str, Any]:
        return {"state": self.state, "events": []}


if __name__ == "__main__":
    serve(Trivial)
