"""
What is wrong with a suite, told so that a rules writer can mend it.

A fault in the suite is never a verdict about an engine: a run that finds one stops
before anything is judged.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing to mend in the suite: where, what, and the way out."""

    path: Path
    line: int
    #: What is wrong, as one sentence without a full stop.
    sentence: str
    #: The offending lines or carets, shown indented as they stand.
    excerpt: tuple[str, ...] = ()
    #: What to do next, one piece of advice a line.
    way_out: str = ""
    #: The name of the check, stable, for tests and for reading a long list.
    check: str = ""

    def __str__(self) -> str:
        lines = [f"{shown(self.path)}:{self.line}: {self.sentence}"]
        lines += [f"    {text}" for text in self.excerpt]
        lines += [f"  {text}" for text in self.way_out.splitlines()]
        return "\n".join(lines)


class SuiteError(Exception):
    """The suite cannot be run as it stands; holds every fault that was found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = in_order(faults)
        super().__init__("\n\n".join(str(fault) for fault in self.faults))


def in_order(faults: Iterable[Fault]) -> list[Fault]:
    """Sort faults as a reader meets them: file by file, line by line."""
    return sorted(faults, key=lambda fault: (str(fault.path), fault.line))


def shown(path: Path) -> str:
    """Say a path as the reader would type it: relative to where they stand, if below it."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
