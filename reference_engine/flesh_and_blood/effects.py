"""Continuous effects: what their texts say, taken apart into what the rules ask about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_engine.flesh_and_blood.cards import Card, Printed
    from reference_engine.flesh_and_blood.stages import Place


@dataclass(frozen=True, slots=True)
class Test:
    """Something that a text asks about a card."""

    #: `is`, `has`, `yours`, `number` or `above-base`.
    kind: str
    #: The property that it looks at.
    property: str
    #: The word that is asked for.
    word: str = ""
    #: Whether the answer must be yes.
    wanted: bool = True
    base: bool = False
    at_least: bool = False
    number: int = 0


@dataclass(frozen=True, slots=True)
class Scope:
    """
    What a part applies to: a card that it names, or every card that fits.

    It is looked up again and again, so its hash is computed once.
    """

    card: str | None
    tests: tuple[Test, ...] = ()
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.card, self.tests)))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class Variable:
    """A number that is read off a card: `base`, `value` or `ward`."""

    of: str
    property: str = ""
    #: Another card than the one that is changed.
    card: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """What a part does to each card that it applies to."""

    #: The kind of change, as texts are sent.
    do: str
    #: The property that it changes, where the kind leaves that open.
    property: str = ""
    #: The name, color, type, ability and so on that it brings or takes; nothing for all.
    word: str | None = None
    base: bool = False
    op: str = ""
    amount: int | Variable = 0
    round_up: bool = False
    #: What is copied, whole or its text box; print never changes.
    printed: Printed | None = None
    #: What is counted.
    tests: tuple[Test, ...] = ()
    #: What cannot be gained.
    banned: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Question:
    """A test as some texts ask it of every card; who passes is found out once for all of them."""

    test: Test
    #: Who "you" is in these texts; of no account if the test does not say it.
    owner: str
    #: The stages in which that is settled which it looks at.
    looks_at: tuple[int, ...]
    #: Who passes, as found out last; never changed, but replaced.
    passing: frozenset[Card] = frozenset()
    #: After how many changes that was found out; -1 for not yet.
    at: int = -1


@dataclass(slots=True, eq=False)
class Group:
    """Every card that fits what some texts say: one that passes each of these tests."""

    questions: Sequence[Question]
    #: Who fits, as found out last; never changed, but replaced.
    cards: Sequence[Card] = ()
    #: Who passed each test at that time; nothing for not found out yet.
    passing: Sequence[frozenset[Card]] | None = None


@dataclass(slots=True, eq=False)
class Part:
    """One part of an effect: it has a place of its own among the stages."""

    effect: Effect
    #: Its position in the text.
    number: int
    scope: Scope
    change: Change
    tests: tuple[Test, ...] = ()
    #: Whether it applies during its owner's turn only.
    own_turn: bool = False
    #: The cards that it is about, unless it names one; the rules say who shares them.
    group: Group | None = None
    #: Where it is applied, once the rules have said so.
    places: tuple[Place, ...] = ()
    #: The cards that it was applied to in this working-out.
    done: set[Card] = field(default_factory=set)
    #: What its X is, for each card for which that is fixed.
    fixed: dict[Card, int] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Effect:
    """A continuous effect."""

    name: str
    owner: str
    #: Whether a layer made it, not a static ability.
    is_layer: bool
    #: The end of a layer effect, if it states one.
    until: str | None
    parts: list[Part] = field(default_factory=list)
    #: The smaller, the older.
    age: int = 0
    #: The cards that a layer effect has applied to, by what it applies to.
    stays_on: dict[Scope, set[Card]] = field(default_factory=dict)

    def names_only(self, gone: Mapping[str, object]) -> bool:
        """Whether every part of it is about a card of which none is left here."""
        return all(
            part.scope.card is not None and part.scope.card not in gone for part in self.parts
        )
