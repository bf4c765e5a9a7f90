"""
What lies on a table of Fawnalore, from the set-up and the events alone.

The laws look at this. It shares nothing with the engine: it adds and takes away what the
events tell, and judges nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.games import Json, Trace

ACTIONS = 3
#: The events of one moment: a unit that takes damage may die of it.
_CLASSES = {"unit-dies": "damage", "unit-damaged": "damage", "unit-attacks": "attack"}
_CLASSES |= {"unit-attacked": "attack"}


@dataclass
class Effect:
    """An effect that was used or has begun, and is not over."""

    name: str
    owner: str
    text: Json
    card: str | None = None
    begun: bool = False
    #: What happened because of it, and not because of something that broke in.
    own: list[Json] = field(default_factory=list)

    def paid(self, what: str) -> int:
        """What was paid for it, in resources or actions."""
        return sum(it["amount"] for it in self.own if it["event"] == f"{what}-paid")


@dataclass(frozen=True)
class Waiting:
    """An ability that was triggered and has not resolved."""

    name: str
    owner: str
    text: Json
    #: When it triggers, and at which kind of event.
    moment: tuple[str, str]

    @property
    def last(self) -> bool:
        """Whether its text asks to be resolved after all others."""
        return bool(self.text.get("last"))


class Table:
    """Who has what, what waits, and what is under way."""

    def __init__(self, setup: Json) -> None:
        self.things = {it["name"]: it for it in setup["objects"]}
        self.units = {name: it for name, it in self.things.items() if it["type"] == "unit"}
        self.cards = {name: it for name, it in self.things.items() if it["type"] == "card"}
        self.seats: list[str] = setup["players"]
        self.active: str = setup["active"]
        self.phase = "main"
        self.hp = {name: it["hp"] for name, it in self.units.items()}
        self.guard = {name: it["guard"] for name, it in self.units.items()}
        self.dead: set[str] = set()
        self.bearer = {
            printed["name"]: thing for thing in setup["objects"] for printed in thing["abilities"]
        }
        self.texts = {
            printed["name"]: printed["ability"]
            for thing in setup["objects"]
            for printed in thing["abilities"]
        }
        self.printed = dict(self.texts)
        self.copying: dict[str, str] = {}
        self.stock = {
            player: {
                "resources": setup["rules"]["resources"][player],
                "actions": ACTIONS,
                "hand": setup["rules"]["cards_in_hand"][player]
                + sum(
                    it["owner"] == player and it["zone"] == "hand" for it in self.cards.values()
                ),
            }
            for player in self.seats
        }
        self.held = {name for name, it in self.cards.items() if it["zone"] == "hand"}
        self.stack: list[Effect] = []
        self.groups: list[list[Waiting]] = []
        #: What waits since several moments: nobody can tell which of them resolves.
        self.unclear: set[str] = set()
        self.attacking = False
        self.discarded = 0
        self._telling = False
        #: What happened last, but for what that triggered; and the effect that it ended, if so.
        self.last: Json = {"event": "game-begins"}
        self.ended: Effect | None = None

    def rank(self, waiting: Waiting) -> tuple[bool, int]:
        """Whether it is put off, and how far its player sits from the active one."""
        seats = len(self.seats)
        return waiting.last, (
            self.seats.index(waiting.owner) - self.seats.index(self.active)
        ) % seats

    def group_of(self, name: str) -> list[Waiting]:
        """What was triggered at one moment with this ability, if that waits."""
        return next((g for g in self.groups if any(it.name == name for it in g)), [])

    @property
    def waits(self) -> bool:
        """Whether anything that was triggered has not resolved."""
        return any(self.groups)

    def unbegun(self, name: str) -> Effect | None:
        """What was used under this name just now, and has not begun."""
        top = self.stack[-1] if self.stack else None
        return top if top and top.name == name and not top.begun else None

    def canceled(self, event: Json) -> Effect | None:
        """The effect that this event cancels; a triggered one is none that was used."""
        below = self.stack[-2] if len(self.stack) > 1 else None
        return below if below and below.name == event["ability"] and not below.begun else None

    def take(self, event: Json) -> None:
        """Follow one event."""
        kind = event["event"]
        if self.stack and kind not in {"ability-used", "card-played", "resolves", "finishes"}:
            self.stack[-1].own.append(event)
        getattr(self, "_" + kind.replace("-", "_"), lambda _: None)(event)
        self._telling = kind == "triggered"
        if not self._telling:
            self.last = event
            if kind != "finishes":
                self.ended = None

    def _unit_damaged(self, event: Json) -> None:
        self.hp[event["unit"]] -= event["amount"]

    def _unit_healed(self, event: Json) -> None:
        self.hp[event["unit"]] += event["amount"]

    def _unit_dies(self, event: Json) -> None:
        self.dead.add(event["unit"])

    def _guard_gained(self, event: Json) -> None:
        self.guard[event["unit"]] += event["amount"]

    def _guard_removed(self, event: Json) -> None:
        self.guard[event["unit"]] = 0

    def _attack_declared(self, _: Json) -> None:
        self.attacking = True

    def _attack_ends(self, _: Json) -> None:
        self.attacking = False

    def _phase_begins(self, event: Json) -> None:
        self.phase, self.discarded = event["phase"], 0

    def _turn_begins(self, event: Json) -> None:
        self.active = event["player"]
        self.stock[self.active]["actions"] = ACTIONS

    def _resources_paid(self, event: Json) -> None:
        self.stock[event["player"]]["resources"] -= event["amount"]

    def _actions_paid(self, event: Json) -> None:
        self.stock[event["player"]]["actions"] -= event["amount"]

    def _resources_refunded(self, event: Json) -> None:
        self.stock[event["player"]]["resources"] += event["amount"]

    _resources_gained = _resources_refunded

    def _actions_refunded(self, event: Json) -> None:
        self.stock[event["player"]]["actions"] += event["amount"]

    def _cards_drawn(self, event: Json) -> None:
        self.stock[event["player"]]["hand"] += event["count"]

    def _card_discarded(self, event: Json) -> None:
        self.stock[event["player"]]["hand"] -= 1
        self.held.discard(event["card"])
        self.discarded += 1

    def _card_returned(self, event: Json) -> None:
        assert event["card"] not in self.held, "only the discard pile gives a card back"

    def _copy_begins(self, event: Json) -> None:
        self.copying[event["card"]] = event["of"]
        self.texts[event["card"]] = self.texts[event["of"]]

    def _copy_ends(self, event: Json) -> None:
        self.copying.pop(event["card"], None)
        self.texts[event["card"]] = self.printed[event["card"]]

    # Effects

    def _ability_used(self, event: Json) -> None:
        name = event["ability"]
        self.stack.append(Effect(name, event["player"], self.texts[name]))

    def _card_played(self, event: Json) -> None:
        name = event["card"]
        self.stock[event["player"]]["hand"] -= 1
        self.held.discard(name)
        self.stack.append(Effect(name, event["player"], self.texts[name], card=name))

    def _triggered(self, event: Json) -> None:
        text = self.texts[event["ability"]]
        kind = text.get("trigger", {}).get("event", "")
        moment = (text.get("timing", ""), _CLASSES.get(kind, kind))
        waiting = Waiting(event["ability"], event["owner"], text, moment)
        if not self._telling or not self._is_same_moment(waiting):
            if not self.waits:
                self.groups.clear()
                self.unclear.clear()
            self.groups.append([])
        if any(it.name == waiting.name for group in self.groups[:-1] for it in group):
            self.unclear.add(waiting.name)
        self.groups[-1].append(waiting)

    def _is_same_moment(self, waiting: Waiting) -> bool:
        # What was put off until the end of the turn waits for all kinds of things.
        return self.phase == "clean-up" or self.groups[-1][-1].moment == waiting.moment

    def _resolves(self, event: Json) -> None:
        name = event["ability"]
        effect = self.unbegun(name)
        if effect is None:
            effect = Effect(name, event["owner"], self._leave(name))
            self.stack.append(effect)
        effect.begun = True

    def _finishes(self, _: Json) -> None:
        self.ended = self.stack.pop() if self.stack else None

    def _declined(self, event: Json) -> None:
        self._leave(event["ability"])

    def _canceled(self, event: Json) -> None:
        if self.canceled(event):
            del self.stack[-2]
        else:
            self._leave(event["ability"])

    def _loop_stopped(self, _: Json) -> None:
        self.groups.clear()

    def _leave(self, name: str) -> Json:
        group = self.group_of(name)
        for waiting in group:
            if waiting.name == name:
                group.remove(waiting)
                return waiting.text
        return self.texts[name]


def followed(trace: Trace) -> Iterator[tuple[Table, Json]]:
    """Every event, with the table as it was just before it."""
    table = Table(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            yield table, event
            table.take(event)


def at_each_answer(trace: Trace) -> Iterator[tuple[Table, Json]]:
    """Every answer, with the table after all its events."""
    table = Table(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            table.take(event)
        yield table, answer


def instructions(text: Json) -> Iterator[Json]:
    """All that a text does or makes hold, in whatever depth."""
    for said in text.get("effects", ()):
        yield said
        yield from instructions({"effects": [*said.get("then", ()), *said.get("effects", ())]})
