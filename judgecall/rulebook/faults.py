"""
What is wrong with a suite, told so that a rules writer can mend it.

A fault in the suite is never a verdict about an engine: a run that finds one stops
before anything is judged.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing to mend in the suite: where, what, and the way out."""

    path: Path
    line: int
    #: What is wrong, as one sentence without a full stop.
    sentence: str
    #: The offending lines or carets, shown indented as they stand.
    excerpt: tuple[str, ...] = ()
    #: What to do next.
    way_out: str = ""
    #: The name of the check, stable, for tests and for reading a long list.
    check: str = ""

    def __str__(self) -> str:
        lines = [f"{shown(self.path)}:{self.line}: {self.sentence}"]
        lines += [f"    {text}" for text in self.excerpt]
        if self.way_out:
            lines.append(f"  {self.way_out}")
        return "\n".join(lines)


class SuiteError(Exception):
    """The suite cannot be run as it stands; holds every fault that was found."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(faults, key=lambda fault: (str(fault.path), fault.line))
        super().__init__("\n\n".join(str(fault) for fault in self.faults))


def shown(path: Path) -> str:
    """Say a path as the reader would type it: relative to where they stand, if below it."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
