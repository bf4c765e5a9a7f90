"""What is not as expected, each with its place in the file and what to write there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from judgecall.expectations.entries import Entry
    from judgecall.rulebook import Clause


class Kind(Enum):
    """What is wrong between an expectation file and a run."""

    #: What must go wrong goes well.
    PASSES = "passes"
    #: The suite has nothing of that name.
    MATCHES_NOTHING = "matches nothing"
    #: Two entries say the same of the same scenario.
    DOUBLED = "doubled"
    #: Two entries say different things of the same scenario.
    CONTRADICTING = "contradicting"
    #: It goes wrong, and in another way.
    OTHERWISE = "otherwise"
    #: It goes wrong, and no entry speaks of it.
    UNEXPECTED = "unexpected"
    #: A fault of the adapter, or a game that could not begin: no entry can excuse it.
    NEVER_EXCUSED = "never excused"


class Do(Enum):
    """What to do about it."""

    #: Delete the lines.
    DELETE = "delete"
    #: Write others in their place.
    WRITE = "write"
    #: Mend the engine; or, if this is known and stays for now, add the lines.
    ADD = "add"
    #: Mend the adapter; there is nothing to write.
    MEND = "mend"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is not as expected."""

    kind: Kind
    path: Path
    #: From which line of the file to which.
    line: int
    last: int
    #: What is wrong, as one sentence without a full stop.
    sentence: str
    do: Do
    #: What to write there, line by line; nothing where lines are to be deleted.
    instead: tuple[str, ...] = ()
    #: The clause that it is about, if there is one.
    clause: Clause | None = None
    #: The ids of the scenarios that it is about.
    scenarios: tuple[str, ...] = ()
    #: What to do in words, where the lines do not say it all.
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A run, held against an expectation file."""

    path: Path
    faults: tuple[Fault, ...]
    #: The entry that excuses what a scenario came to, by id of the scenario.
    excused: Mapping[str, Entry]
    #: How many entries speak of nothing that was played.
    not_asked: int = 0

    @property
    def holds(self) -> bool:
        """Whether everything is as expected."""
        return not self.faults
