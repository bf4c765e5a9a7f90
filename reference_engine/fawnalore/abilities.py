"""What stands on the cards: abilities of four kinds, as the rules ask about them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from reference_engine.core.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.fawnalore.things import Card, RuleText, Unit

#: One instruction of a card text, as JSON: `{"do": "heal", "amount": 2, "to": ...}`.
Instruction = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Trigger:
    """The event that sets an ability off."""

    event: str
    #: `when` for the moment itself, `after` for the moment when it is wholly over.
    timing: str
    #: Whose event it must be: `{"unit": name}` or `{"of": this, you or any}`.
    whose: Mapping[str, str]


@dataclass(slots=True, eq=False)
class Ability:
    """An ability in force on a unit, on a card, or for the whole scenario."""

    name: str
    #: `triggered`, `activated`, `redirect` or `static`.
    kind: str
    bearer: Unit | Card | RuleText
    #: The wording that says at which times it may be used, if there is one.
    words: str | None = None
    #: What stands before the colon: the price of using it.
    resources: int = 0
    actions: int = 0
    instructions: Sequence[Instruction] = ()
    trigger: Trigger | None = None
    #: Whether its text says *may*.
    optional: bool = False
    #: Whether its text asks to be resolved after everything else.
    last: bool = False
    #: What is always true because of it.
    statics: Sequence[Mapping[str, Any]] = ()
    #: Whether it was used this turn.
    exhausted: bool = False

    @property
    def owner(self) -> str:
        """The player whose ability this is."""
        return self.bearer.owner

    @property
    def label(self) -> str:
        """The ability, and what has it."""
        return f"{self.name} of {self.bearer.name}"

    @property
    def unit(self) -> Unit | None:
        """What its text calls *this unit*: the unit that has it, or wears the card with it."""
        return self.bearer.unit

    def on(self, bearer: Card, name: str) -> Ability:
        """The same text on another card, where nobody has used it yet."""
        return replace(self, bearer=bearer, name=name, exhausted=False)


@dataclass(slots=True, eq=False)
class Pending(Waiting[Ability]):
    """An ability that was triggered and has not resolved yet."""

    #: What set it off.
    happened: Happened


@dataclass(frozen=True, slots=True)
class Happened:
    """One thing that happened at a moment, in the words that triggers use."""

    event: str
    unit: Unit | None = None
    #: Whose event it is: the unit's owner, or the player who did it.
    player: str | None = None
    #: The unit that attacked, or from which the damage came.
    attacker: Unit | None = None
    #: How much damage was taken.
    amount: int = 0
