"""
What a command line names among clauses and misreadings.

`[RULEBOOK | CLAUSE | MISREADING ...]`: a rulebook or a clause means all of its misreadings,
and that it has some; a misreading means itself alone. Scenarios are never chosen: whether a
misreading is caught is a question to the whole rulebook.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING
import difflib

from judgecall.kill.shelf import Shelf
from judgecall.rulebook import SuiteError
from judgecall.selection import NothingNamed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from judgecall.kill.shelf import Misreading
    from judgecall.lint import Checked
    from judgecall.rulebook import Clause
    from judgecall.selection import Library


@dataclass(frozen=True, slots=True)
class Target:
    """What is meant of one rulebook."""

    checked: Checked
    shelf: Shelf
    #: The clauses that are meant as a whole.
    clauses: frozenset[Clause]
    #: The misreadings to be played, in the order of the shelf.
    misreadings: tuple[Misreading, ...]
    #: Misreadings of clauses that the rulebook does not have, where all of it is meant.
    strays: tuple[Misreading, ...] = ()

    @classmethod
    def of(
        cls,
        checked: Checked,
        shelf: Shelf,
        clauses: Collection[Clause],
        named: Collection[str] = (),
    ) -> Target:
        """All misreadings of these clauses, and those that are named by their ids."""
        known = {clause.id for clause in checked.rulebook.clauses}
        meant = {clause.id for clause in clauses}
        return cls(
            checked,
            shelf,
            frozenset(clauses),
            tuple(
                misreading
                for misreading in shelf.misreadings
                if misreading.clause in known
                if misreading.clause in meant or misreading.id in named
            ),
            tuple(
                misreading
                for misreading in shelf.misreadings
                if misreading.clause not in known
                if meant == known or misreading.id in named
            ),
        )

    @property
    def is_a_part(self) -> bool:
        """Whether something was named that is less than the rulebook."""
        return len(self.clauses) < sum(1 for _ in self.checked.rulebook.clauses)

    @classmethod
    def whole(cls, checked: Checked) -> Target:
        """A rulebook with everything that is known of its misreadings."""
        shelf = Shelf.of(checked.rulebook.id)
        return cls.of(checked, shelf, list(checked.rulebook.clauses))


def choose(library: Library, words: Sequence[str]) -> list[Target]:
    """
    Find all that the words name; no words name every rulebook of the suite.

    Raises `NothingNamed` for a word that names nothing, and `SuiteError` where a rulebook
    is at fault, for then nothing that it catches would mean anything.
    """
    clauses: dict[Clause, None] = {}
    named: dict[str, set[str]] = {}
    if not words:
        clauses |= dict.fromkeys(
            clause for book in library.books() for clause in book.rulebook.clauses
        )
    for word in words:
        found = _misreadings_called(word, library)
        for rulebook_id, misreading in found:
            named.setdefault(rulebook_id, set()).add(misreading)
        with suppress(NothingNamed) if found else nullcontext():
            clauses |= dict.fromkeys(_clauses_called(word, library))
    books = {clause.section.rulebook.folder for clause in clauses}
    books |= {library.root / rulebook_id for rulebook_id in named}
    targets = [_target(library.book(folder), clauses, named) for folder in sorted(books)]
    if faults := [fault for target in targets for fault in target.checked.faults]:
        raise SuiteError(faults)
    return targets


def _target(
    checked: Checked,
    clauses: Collection[Clause],
    named: dict[str, set[str]],
) -> Target:
    rulebook = checked.rulebook
    return Target.of(
        checked,
        Shelf.of(rulebook.id),
        [clause for clause in clauses if clause.section.rulebook is rulebook],
        named.get(rulebook.id, ()),
    )


def _misreadings_called(word: str, library: Library) -> list[tuple[str, str]]:
    """Every misreading of the suite's rulebooks that goes by this name, with its rulebook."""
    return [
        (rulebook_id, misreading.id)
        for rulebook_id, misreading in _everywhere(library)
        if any(
            fnmatchcase(name, word)
            for name in (
                misreading.id,
                misreading.spec,
                f"{rulebook_id}:{misreading.id}",
                f"{rulebook_id}/{misreading.id}",
            )
        )
    ]


def _clauses_called(word: str, library: Library) -> list[Clause]:
    try:
        return library.clauses(word)
    except NothingNamed as error:
        known = [misreading.id for _, misreading in _everywhere(library)]
        near = difflib.get_close_matches(word.rpartition("/")[2], known, 3, cutoff=0.6)
        if not near:
            raise
        raise NothingNamed(
            error.sentence,
            f"{error.way_out}\nnearest misreadings:  {'  '.join(near)}",
        ) from error


def _everywhere(library: Library) -> Iterator[tuple[str, Misreading]]:
    for rulebook_id in library.ids:
        for misreading in Shelf.of(rulebook_id).misreadings:
            yield rulebook_id, misreading
