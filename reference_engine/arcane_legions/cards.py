"""
What stands on the cards: abilities, what triggers them, what they do.

A card arrives as ability JSON. What this engine does not know of is refused when the
game is set up, never halfway through it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgecall_adapter import Unsupported

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_engine.arcane_legions.game import Unit
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

#: How each effect on a unit says how much it does.
UNIT_EFFECTS = {"down": "count", "return": "count", "damage": "amount", "move": "steps"}

POINT_EFFECTS = frozenset({"gain-points", "lose-points"})


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an ability, or an occurrence, does."""

    do: str
    amount: int
    #: Whom it is done to: a unit's name; for points, `you` or `opponent`.
    to: str

    @classmethod
    def read(cls, effect: Mapping[str, Any], this: str = "") -> Effect:
        """The effect in this JSON, on the card of the unit called `this`."""
        do = effect["do"]
        if do in UNIT_EFFECTS:
            return cls(do, effect[UNIT_EFFECTS[do]], effect["unit"].get("unit", this))
        if do in POINT_EFFECTS:
            return cls(do, effect["amount"], effect["player"])
        raise Unsupported(f"the effect {do}")


@dataclass(slots=True, eq=False)
class Ability:
    """A triggered ability of a unit."""

    name: str
    unit: Unit
    optional: bool
    effects: tuple[Effect, ...]
    trigger: Mapping[str, Any]

    @classmethod
    def read(cls, printed: Mapping[str, Any], unit: Unit) -> Ability:
        """The ability printed on this unit's card."""
        ability = printed["ability"]
        if ability["type"] != "triggered":
            raise Unsupported(f"abilities of the type {ability['type']}")
        trigger = ability["trigger"]
        if trigger["event"] not in TRIGGERS:
            raise Unsupported(f"the trigger {trigger['event']}")
        effects = tuple(Effect.read(effect, unit.name) for effect in ability["effects"])
        return cls(printed["name"], unit, ability["optional"], effects, trigger)

    @property
    def owner(self) -> str:
        """The player whose ability this is."""
        return self.unit.owner

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
class Pending:
    """An ability that has triggered and not yet resolved: one entry in a bucket."""

    ability: Ability
    #: The player in whose bucket it lies.
    holder: str
    #: When it triggered: what triggered at one moment bears the same number.
    moment: int
    #: What is still to be done when it resolves.
    effects: tuple[Effect, ...]

    @property
    def name(self) -> str:
        """The ability's name."""
        return self.ability.name

    @property
    def label(self) -> str:
        """The ability, and the unit that has it."""
        return f"{self.ability.name} of {self.ability.unit.name}"
