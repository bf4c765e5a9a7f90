"""
What the entries of a file speak of in the suite that was played.

Whoever plays a part of the suite leaves the rest of the file alone: only what cannot be in the
suite at all matches nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import difflib
import re

from judgecall import resources
from judgecall.expectations.entries import By, names_of
from judgecall.rulebook import available

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.expectations.entries import Entry
    from judgecall.rulebook import Clause, Rulebook, Scenario

_NEAR: Final = 0.8


class Names:
    """Finds scenarios by what an entry calls them."""

    def __init__(self, rulebooks: Sequence[Rulebook]) -> None:
        self._played = {rulebook.id for rulebook in rulebooks}
        shelves = {rulebook.folder.parent for rulebook in rulebooks} | {resources.features()}
        self._known = {name for shelf in shelves for name in available(shelf)} | self._played
        self._scenarios: dict[str, Scenario] = {
            scenario.id: scenario for book in rulebooks for scenario in book.scenarios
        }
        self._clauses: dict[str, Clause] = {
            name: clause
            for book in rulebooks
            for clause in book.clauses
            for name in names_of(clause)
        }

    def scenarios(self, entry: Entry) -> list[Scenario]:
        """The scenarios that an entry speaks of."""
        if entry.by is By.SCENARIO:
            found = self._scenarios.get(entry.name)
            return [found] if found else []
        clause = self._clauses.get(entry.name)
        return list(clause.scenarios) if clause else []

    def is_elsewhere(self, entry: Entry) -> bool:
        """Whether an entry that names nothing here may name something that was not played."""
        head, *_ = re.split("[:/]", entry.name)
        return head in self._known - self._played

    def near(self, entry: Entry) -> str | None:
        """The name that was probably meant."""
        if entry.by is By.SCENARIO:
            known = list(self._scenarios)
        else:
            known = [name for name in self._clauses if ":" in name]
        found = difflib.get_close_matches(entry.name, known, 1, _NEAR)
        return found[0] if found else None
