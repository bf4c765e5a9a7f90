"""The suite's nouns: a rulebook has sections, a section clauses, a clause scenarios."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple
import re

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judgecall.rulebook.manifest import Manifest


class Standing(Enum):
    """How firmly the source page stands behind a clause."""

    #: The source says it.
    FIRM = "firm"
    #: It follows from several statements of the source.
    DERIVED = "derived"
    #: It needs a reading that the suite has adopted.
    READING = "reading"


#: The cells of a step's data table, row by row, header included.
Rows = tuple[tuple[str, ...], ...]


class Step(NamedTuple):
    """One line of a scenario, as the player will carry it out."""

    #: ``given``, ``when`` or ``then``; an ``And`` has the kind of the line before it.
    kind: str
    text: str
    line: int
    rows: Rows | None = None
    doc: str | None = None
    #: The keyword as written, for showing the step again.
    keyword: str = ""
    #: Whether the line stands in a Background.
    in_background: bool = False
    #: For each row of the table, header included, the line on which it stands.
    row_lines: tuple[int, ...] = ()
    #: The line of the outline's row whose values were put into the step, if any were.
    outline_row: int | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """One example of a clause, to be played against an engine."""

    #: ``<rulebook>/<clause>/<slug>``, with ``/<case>`` for a row of an outline.
    id: str
    name: str
    clause: Clause
    path: Path
    line: int
    steps: tuple[Step, ...]
    #: Readings that this scenario needs: those of its clause and its own.
    readings: tuple[str, ...] = ()
    #: The line of the keyword it stands under, which the rows of an outline share.
    block: int = 0
    #: The first edition in which the rulebook has this answer, where earlier ones have another.
    since: str = ""


@dataclass(slots=True, eq=False)
class Clause:
    """One statement of the rulebook, in our own words, with its scenarios."""

    id: str
    title: str
    text: str
    source: str
    standing: Standing
    readings: tuple[str, ...]
    section: Section
    line: int
    scenarios: list[Scenario] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The id that is unique over all rulebooks: ``<rulebook>:<clause>``."""
        return f"{self.section.rulebook.id}:{self.id}"


@dataclass(slots=True, eq=False)
class Section:
    """One feature file."""

    title: str
    text: str
    path: Path
    rulebook: Rulebook
    clauses: list[Clause] = field(default_factory=list)

    @property
    def scenarios(self) -> Iterator[Scenario]:
        """All scenarios of the section, in the order in which they stand."""
        for clause in self.clauses:
            yield from clause.scenarios


@dataclass(slots=True, eq=False)
class Rulebook:
    """One game's rules as clauses, with what its manifest states."""

    id: str
    folder: Path
    manifest: Manifest
    sections: list[Section] = field(default_factory=list)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.manifest.title

    @property
    def edition(self) -> str:
        """The edition of the rules that the clauses encode."""
        return self.manifest.edition

    @property
    def clauses(self) -> Iterator[Clause]:
        """All clauses, in the order in which they stand."""
        for section in self.sections:
            yield from section.clauses

    @property
    def scenarios(self) -> Iterator[Scenario]:
        """All scenarios, in the order in which they stand."""
        for section in self.sections:
            yield from section.scenarios


def slug(text: str) -> str:
    """Make the part of an id that stands for a name: lower case, words joined by hyphens."""
    without_placeholders = re.sub(r"<[^<>]*>", " ", text)
    return re.sub(r"[^a-z0-9]+", "-", without_placeholders.lower().replace("'", "")).strip("-")
