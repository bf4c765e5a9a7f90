"""The one command that plays a scenario again."""

from __future__ import annotations

from typing import TYPE_CHECKING
import shlex

from judgecall import resources
from judgecall.engines import TIMEOUT
from judgecall.rulebook.faults import shown

if TYPE_CHECKING:
    from judgecall.rulebook import Scenario
    from judgecall.runs import How


def again(scenario: Scenario, how: How) -> str:
    """A command line for a shell, standing where the reader stands."""
    words = ["judgecall", "run", _named(scenario)]
    if how.spec != "reference":
        words += ["--engine", how.spec]
    if how.edition is not None:
        words += ["--edition", how.edition]
    if how.timeout != TIMEOUT:
        words += ["--timeout", f"{how.timeout:g}"]
    return shlex.join(words)


def _named(scenario: Scenario) -> str:
    """The id where the suite holds it; a rulebook of one's own is found by its path."""
    if scenario.clause.section.rulebook.folder.parent == resources.features():
        return scenario.id
    return f"{shown(scenario.path)}:{scenario.line}"
