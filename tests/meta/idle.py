"""An engine that sets every game up as it should be, shows it honestly, and does nothing."""

from __future__ import annotations

from typing import Any

from judgecall.steps.unit_triggers_sight import entitled
from tests.engines.miniatures import AlwaysPassing

Json = dict[str, Any]


class Idle(AlwaysPassing):
    """Also knows how a game of Unit Triggers begins, and what each seat may know of it."""

    rulebooks = AlwaysPassing.rulebooks | {"unit_triggers": {"edition": "2026-11"}}

    def start(self, setup: Json) -> Json:
        self.hides = setup["rulebook"] == "unit_triggers"
        if not self.hides:
            return super().start(setup)
        self.events: list[Json] = []
        self.players = setup["players"]
        self.state = state_of_unit_triggers(setup)
        return self.progress()

    def view(self, player: str | None) -> Json:
        if player is not None and self.hides:
            return entitled(self.state, self.events, player)
        return super().view(player)


def state_of_unit_triggers(setup: Json) -> Json:
    """The position that `game/start` describes; no ability changes a number in it."""
    cards, rules = setup["objects"], setup.get("rules", {})
    lying = [card for card in cards if card["zone"] == "battle"]

    def has(player: str) -> Json:
        piles = {
            zone: [
                card["name"] for card in cards if (card["owner"], card["zone"]) == (player, zone)
            ]
            for zone in ("hand", "deck", "discard")
        }
        counted = [card for card in lying if (card["owner"], card["facing"]) == (player, "up")]
        return {
            **{zone: len(names) for zone, names in piles.items()},
            "energy": 0,
            "points": rules.get("points", {}).get(player, 0),
            "may_deploy": True,
            "total_cq": sum(card["cq"] for card in counted),
            "hand_cards": sorted(piles["hand"]),
            "deck_cards": piles["deck"],
            "discard_cards": piles["discard"],
            "energy_cards": [],
        }

    return {
        "phase": "deployment",
        "battle": 1,
        "players": {player: has(player) for player in setup["players"]},
        "zone": {
            card["name"]: {
                "owner": card["owner"],
                "location": location(**card["location"]),
                "facing": card["facing"],
                "attached_to": card.get("attached_to"),
                "cq": card["cq"],
            }
            for card in lying
        },
    }


def location(number: int | None = None, extra: int | None = None) -> str:
    """A place as the state says it."""
    return f"Location {number}" if extra is None else f"Extra Location {extra}"
