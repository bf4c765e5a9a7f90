"""What a rulebook states about itself: its title and edition, its sources, its words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Source:
    """A page that clauses were read from, with the hash by which a change is noticed."""

    title: str
    address: str
    date: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A question that the source leaves open, and the answer the suite adopts."""

    id: str
    question: str
    #: The id of the adopted answer; None while the question is open.
    adopted: str | None
    #: Every plausible answer by id, in words, the adopted one among them.
    answers: Mapping[str, str]
    why: str


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number that players can see, such as victory points, and where the state holds it."""

    one: str
    many: str
    #: The path in the state, with ``*`` for the name of the player or piece.
    path: tuple[str, ...]

    def say(self, amount: int) -> str:
        """Put the amount into words: ``1 figure``, ``2 figures``."""
        return f"{amount} {self.one if amount == 1 else self.many}"


@dataclass(frozen=True, slots=True)
class Manifest:
    """All that `rulebook.toml` and `readings.toml` state."""

    title: str
    edition: str
    sections: tuple[str, ...]
    sources: tuple[Source, ...] = ()
    defaults: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    #: Names that stand for something in every game, so that no Given brings them in.
    names: Mapping[str, str] = field(default_factory=dict)
    #: Hole of a sentence to what might stand there.
    examples: Mapping[str, str] = field(default_factory=dict)
    #: Decision kind to the words in which a player is asked.
    questions: Mapping[str, str] = field(default_factory=dict)
    #: Refusal code to what it means.
    reasons: Mapping[str, str] = field(default_factory=dict)
    #: Event type to the line that tells it, with its fields as placeholders.
    events: Mapping[str, str] = field(default_factory=dict)
    #: Window in which players may interrupt to its name, with fields of its context.
    windows: Mapping[str, str] = field(default_factory=dict)
    quantities: tuple[Quantity, ...] = ()
    readings: Mapping[str, Reading] = field(default_factory=dict)
