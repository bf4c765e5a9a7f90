"""What stands on the cards, what happens to cards, and what is due because of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.unit_triggers.things import Card, Place

#: One instruction of a card text, as JSON: `{"do": "draw", "count": 1}`.
Instruction = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Part:
    """One of the points at which a Special Trigger fires, as its text spells it out."""

    window: Mapping[str, str]
    effects: Sequence[Instruction]
    #: The ordinary trigger by whose name the text calls this part, if it does.
    label: str | None = None


@dataclass(slots=True, eq=False)
class Ability:
    """An ability of a card."""

    name: str
    #: `upon-deployment`, `throughout`, `destroyed`, `discarded`, `depleted`, `end-of-battle`,
    #: `special`, or `event` for what an event card does when it is played.
    kind: str
    bearer: Card
    effects: Sequence[Instruction] = ()
    #: What is true as long as a Throughout ability is in force.
    statics: Sequence[Mapping[str, Any]] = ()
    parts: Sequence[Part] = ()
    #: Whether an event card may be played in a response window.
    is_response: bool = False

    @property
    def owner(self) -> str:
        """The player whose ability this is."""
        return self.bearer.owner


@dataclass(frozen=True, slots=True, eq=False)
class Happening:
    """One thing that happened to a card, with how the card lay just before."""

    #: `placed`, `revealed`, `deployed`, `attached`, `moved`, `flipped-up`, `flipped-down`,
    #: `destroyed`, `discarded`, `discarded-by-rule`, `depleted`, `swept`, `removed`,
    #: `returned`, `sought`, `drawn`, `uploaded` or `end-of-battle`.
    what: str
    card: Card
    #: The zone, the Location, the facing and the arrival from which it went.
    zone: str
    place: Place | None
    is_face_up: bool
    arrival: str | None
    #: Whether its deployment was under way.
    is_deploying: bool = False
    #: The ability by whose effect it happened, if it was not by the rules themselves.
    by: Ability | None = None
    #: How the unit was deployed.
    route: str | None = None


@dataclass(slots=True, eq=False)
class Due:
    """An ability, or a part of a Special Trigger, that fired and has not resolved yet."""

    ability: Ability
    effects: Sequence[Instruction]
    #: Where its card lay, if that was in the Battle Zone.
    place: Place | None = None
    #: Which part of a Special Trigger it is.
    part: int = 0
    label: str | None = None

    @property
    def owner(self) -> str:
        """The player whose ability it is."""
        return self.ability.owner
