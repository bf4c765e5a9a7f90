"""
What stands on the cards: abilities, what triggers them, what they do.

A card arrives as ability JSON. What this engine does not know of is refused when the
game is set up, never halfway through it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Unsupported

from reference_engine.core.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_engine.arcane_legions.figures import Unit
    from reference_engine.core.log import Event

#: The events that a card can wait for.
TRIGGERS = frozenset(
    {
        "figure-downed",
        "figure-returned",
        "unit-damaged",
        "unit-defeated",
        "unit-moved",
        "dice-rolled",
        "order-given",
        "points-gained",
        "turn-begins",
        "turn-ends",
    },
)

#: How each effect says how much it does.
EFFECTS = {
    "gain-points": "amount",
    "lose-points": "amount",
    "down": "count",
    "return": "count",
    "damage": "amount",
    "move": "steps",
    "reposition": "slot",
    "each-player-downs": "count",
}

POINT_EFFECTS = frozenset({"gain-points", "lose-points"})

#: The units that an effect may leave to its owner's choice.
CHOICES = frozenset({"adjacent-enemy", "enemy", "own"})

#: What an amount of points may be multiplied by.
PER = "figure-downed"


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an ability, or an occurrence, does."""

    do: str
    #: How much of it; for a figure that is repositioned, the slot that it moves into.
    amount: int
    #: Whom it is done to: a unit's name; for points, `you` or `opponent`.
    to: str = ""
    #: Which units it may be done to, where that is the owner's choice.
    choose: str = ""
    #: The slot of the figure that is meant; 0 where somebody picks.
    slot: int = 0
    #: Whether the amount counts for each figure downed by the effects before it.
    per_figure: bool = False

    @classmethod
    def read(cls, effect: Mapping[str, Any], this: str = "") -> Effect:
        """The effect in this JSON, on the card of the unit called `this`."""
        do = effect["do"]
        if do not in EFFECTS:
            raise Unsupported(f"the effect {do}")
        amount: int = effect[EFFECTS[do]]
        if do in POINT_EFFECTS:
            return cls(do, amount, effect["player"], per_figure=_is_per_figure(effect))
        if do == "each-player-downs":
            return cls(do, amount)
        unit = effect["unit"]
        if "choose" not in unit:
            slot = effect.get("from" if do == "reposition" else "slot", 0)
            return cls(do, amount, unit.get("unit", this), slot=slot)
        if unit["choose"] not in CHOICES:
            raise Unsupported(f"the choice of a unit that is {unit['choose']}")
        return cls(do, amount, choose=unit["choose"])


def _is_per_figure(effect: Mapping[str, Any]) -> bool:
    per = effect.get("per")
    if per not in {None, PER}:
        raise Unsupported(f"points for each {per}")
    return per == PER


@dataclass(slots=True, eq=False)
class Printed:
    """An ability on a card, of whatever kind."""

    name: str
    unit: Unit
    #: The slot that it belongs to, or 0 if it belongs to the unit as a whole.
    slot: int

    @property
    def owner(self) -> str:
        """The player whose ability this is."""
        return self.unit.owner

    @property
    def label(self) -> str:
        """The ability, and the unit that has it."""
        return f"{self.name} of {self.unit.name}"

    @property
    def is_ready(self) -> bool:
        """Whether its slot is occupied, or its unit is on the battlefield."""
        standing = self.unit.standing
        return self.slot in standing if self.slot else bool(standing)


@dataclass(slots=True, eq=False)
class Ability(Printed):
    """An ability that resolves: it does one thing after the other."""

    effects: tuple[Effect, ...]
    optional: bool


@dataclass(slots=True, eq=False)
class Triggered(Ability):
    """An ability that waits for an event."""

    trigger: Mapping[str, Any]

    @property
    def listens_for(self) -> str:
        """The type of event that may trigger it."""
        return str(self.trigger["event"])

    def is_triggered_by(self, event: Event) -> bool:
        """Whether an event of the right type is one that its text means."""
        trigger = self.trigger
        if "player" in trigger:
            whom: str = event["player"]
            side: str = trigger["player"]
            return (whom == self.owner) is (side == "you")
        return self._means(event["unit"], event["owner"]) and (
            "order" not in trigger or bool(trigger["order"] == event["order"])
        )

    def _means(self, unit: str, owner: str) -> bool:
        """Whether its trigger watches this unit."""
        whose: Mapping[str, str] = self.trigger["whose"]
        if "unit" in whose:
            return unit == whose["unit"]
        of = whose["of"]
        if of == "this":
            return unit == self.unit.name
        if of == "own":
            return owner == self.owner
        if of == "enemy":
            return owner != self.owner
        return True


@dataclass(slots=True, eq=False)
class Activated(Ability):
    """An ability that its owner uses, for order points."""

    cost: int


def read_ability(printed: Mapping[str, Any], unit: Unit) -> Triggered | Activated:
    """The ability printed on this unit's card, if it is one that resolves."""
    ability = printed["ability"]
    kind = ability["type"]
    if kind not in {"triggered", "activated"}:
        raise Unsupported(f"abilities of the type {kind}")
    name, slot = printed["name"], printed.get("slot", 0)
    effects = tuple([Effect.read(effect, unit.name) for effect in ability["effects"]])
    if kind == "activated":
        return Activated(name, unit, slot, effects, False, ability["cost"])  # noqa: FBT003
    trigger = ability["trigger"]
    if trigger["event"] not in TRIGGERS:
        raise Unsupported(f"the trigger {trigger['event']}")
    return Triggered(name, unit, slot, effects, ability["optional"], trigger)


@dataclass(slots=True, eq=False)
class Pending(Waiting[Ability]):
    """
    An ability that is to resolve: one entry in a bucket.

    An activated ability is in no bucket; it is pending only while it resolves.
    """

    #: The player in whose bucket it lies.
    holder: str
    #: When it triggered: what triggered at one moment bears the same number.
    moment: int
    #: What is still to be done when it resolves.
    effects: tuple[Effect, ...]
    #: How many figures its effects have downed so far.
    downed: int = 0
