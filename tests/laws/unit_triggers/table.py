"""The Battle Zone as the events tell it: a plain table that knows no rule of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.unit_triggers.games import Json, Trace

#: What takes a card from wherever it was, and where to; a deck or a hand are both *away*.
GONE = {
    "destroyed": "discard",
    "discarded": "discard",
    "discarded-by-rule": "discard",
    "depleted": "discard",
    "swept": "discard",
    "removed": "discard",
    "returned": "away",
    "uploaded": "energy",
    "card-played": "away",
}


class Table:
    """Which units lie where and how, and which cards are in an energy store."""

    def __init__(self, setup: Json) -> None:
        self.cards = {card["name"]: card for card in setup["objects"]}
        self.phase = "deployment"
        #: Location and facing of what lies in the Battle Zone.
        self.zone: dict[str, tuple[str, bool]] = {}
        self.uploaded: set[str] = set()
        for name, card in self.cards.items():
            if card["zone"] == "battle":
                [(kind, number)] = card["location"].items()
                where = f"{'Extra ' if kind == 'extra' else ''}Location {number}"
                self.zone[name] = where, card["facing"] == "up"

    def owner(self, name: str) -> str:
        return str(self.cards[name]["owner"])

    def open_units(self) -> list[str]:
        """The units that lie face-up."""
        return [name for name, (_, is_up) in self.zone.items() if is_up]

    def take(self, event: Json) -> None:
        """Follow one event, without judging it."""
        what, name = event["event"], event.get("card", "")
        if what == "phase-begins":
            self.phase = event["phase"]
        elif what == "card-placed":
            self.zone[name] = event["location"], False
        elif what in {"revealed", "flipped-up", "flipped-down"} and name in self.zone:
            self.zone[name] = self.zone[name][0], what != "flipped-down"
        elif what == "attached":
            self.zone[name] = self.zone[event["to"]][0], True
        elif what == "moved":
            self.zone[name] = event["location"], self.zone[name][1]
        elif what in GONE:
            self.zone.pop(name, None)
            if GONE[what] == "energy":
                self.uploaded.add(name)

    # CQ

    def cq(self, name: str) -> int:
        """What a face-up unit counts: what is printed, and what others change."""
        changes = (
            static["change"]
            for other in self.open_units()
            for printed in self.cards[other]["abilities"]
            if printed["ability"]["type"] == "throughout"
            for static in printed["ability"]["effects"]
            if self._is_about(static["of"], other, name)
        )
        return max(0, self.cards[name]["cq"] + sum(changes))

    def total(self, player: str) -> int:
        """A player's Total CQ."""
        return sum(self.cq(name) for name in self.open_units() if self.owner(name) == player)

    def _is_about(self, of: Any, bearer: str, name: str) -> bool:
        if isinstance(of, dict):
            return bool(of["card"] == name)
        is_own = self.owner(bearer) == self.owner(name)
        is_here = self.zone[bearer][0] == self.zone[name][0]
        return is_own == of.startswith("yours") and (is_here or not of.endswith("-here"))


def followed(trace: Trace) -> Iterator[tuple[Table, Json]]:
    """Every event, with the table as it was just before it."""
    table = Table(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            yield table, event
            table.take(event)
