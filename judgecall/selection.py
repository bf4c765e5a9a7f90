"""
What a command line names, found in the suite.

`[PATH | CLAUSE | SCENARIO ...]` may be a rulebook, a section, a clause or a scenario by its
id, any of these as a shell pattern, a folder, a feature file, a line of one, or
`PATH:CLAUSE`. Whatever is named must exist: an empty selection is an error, never 100 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING
import difflib

from judgecall import resources
from judgecall.editions import find, gone, names
from judgecall.lint import check
from judgecall.rulebook import available
from judgecall.rulebook.faults import SuiteError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgecall.editions import Edition
    from judgecall.lint import Checked
    from judgecall.rulebook import Clause, Fault, Rulebook, Scenario, Section

_MANIFEST = "rulebook.toml"


class NothingNamed(LookupError):
    """A word of the command line names nothing in the suite; says what is near."""

    def __init__(self, sentence: str, way_out: str) -> None:
        super().__init__(f"{sentence}\n  {way_out}")
        self.sentence = sentence
        self.way_out = way_out


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is selected of one rulebook."""

    checked: Checked
    #: In the order in which they stand in the suite, each once.
    scenarios: tuple[Scenario, ...]
    #: The frozen edition by which is scored, if not by all that the suite holds.
    frozen: Edition | None = None
    #: Scenarios of that edition which the suite no longer has as they were.
    gone: frozenset[str] = frozenset()

    @property
    def edition(self) -> str:
        """The edition by which an engine is judged."""
        return self.rulebook.edition if self.frozen is None else self.frozen.name

    @property
    def in_suite(self) -> int:
        """How many scenarios there are to pass: the second denominator."""
        if self.frozen is not None:
            return len(self.frozen.scenarios)
        return sum(1 for _ in self.rulebook.scenarios)

    def of(self, edition: Edition) -> Chosen:
        """What of it belongs to a frozen edition, and means what it did."""
        lost = gone(edition, self.rulebook)
        kept = [each for each in self.scenarios if each.id in edition.scenarios.keys() - lost]
        return Chosen(self.checked, tuple(kept), edition, lost)

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook that the scenarios belong to."""
        return self.checked.rulebook


@dataclass(frozen=True, slots=True)
class Selection:
    """What is selected of the whole suite."""

    books: tuple[Chosen, ...]

    @property
    def faults(self) -> list[Fault]:
        """Every fault of the rulebooks from which something is selected."""
        return [fault for book in self.books for fault in book.checked.faults]

    @property
    def scenarios(self) -> list[Scenario]:
        """All that is selected, in the order of the suite."""
        return [scenario for book in self.books for scenario in book.scenarios]

    @property
    def in_suite(self) -> int:
        """How many scenarios the rulebooks hold from which something is selected."""
        return sum(book.in_suite for book in self.books)


class Library:
    """The rulebooks that can be selected from, each read and checked once."""

    def __init__(self, root: Path | None = None, *, rehearsed: bool = True) -> None:
        self.root = root or resources.features()
        self._rehearsed = rehearsed
        self._checked: dict[Path, Checked] = {}

    @property
    def ids(self) -> list[str]:
        """The ids of the rulebooks of the suite."""
        return available(self.root)

    def book(self, folder: Path) -> Checked:
        """Read a rulebook's folder, with every fault in it."""
        folder = folder.absolute()
        if folder not in self._checked:
            self._checked[folder] = check(folder, rehearsed=self._rehearsed)
        return self._checked[folder]

    def books(self) -> list[Checked]:
        """All rulebooks of the suite."""
        return [self.book(self.root / name) for name in self.ids]

    def select(self, words: Sequence[str]) -> Selection:
        """
        Find all that the words name; no words name the whole suite.

        Raises `NothingNamed` for a word that names nothing, or `SuiteError` if it may well
        have named something in a file that cannot be read.
        """
        named: dict[Path, set[str]] = {}
        for word in words:
            for scenario in self.find(word):
                folder = scenario.clause.section.rulebook.folder
                named.setdefault(folder, set()).add(scenario.id)
        books = [self.book(folder) for folder in named] if words else self.books()
        return Selection(
            tuple(
                Chosen(
                    book,
                    tuple(
                        scenario
                        for scenario in book.rulebook.scenarios
                        if not words or scenario.id in named[book.rulebook.folder]
                    ),
                )
                for book in sorted(books, key=lambda book: book.rulebook.id)
            ),
        )

    def select_of_edition(self, words: Sequence[str], edition: str) -> Selection:
        """
        Find all that the words name in a frozen edition, without what was added since.

        No words name every rulebook that has an edition of that name. Raises what `select`
        does, and `NothingNamed` if a rulebook that is named lacks the edition.
        """
        frozen = words or [name for name in self.ids if edition in names(self.root / name)]
        if not frozen:
            known = [f"{name} {each}" for name in self.ids for each in names(self.root / name)]
            raise NothingNamed(
                f"no rulebook has a frozen edition {edition}",
                f"frozen: {', '.join(known) or 'none'}",
            )
        selection = self.select(frozen)
        if selection.faults:
            return selection
        return Selection(tuple(_of_edition(chosen, edition) for chosen in selection.books))

    def find(self, word: str) -> list[Scenario]:
        """Find the scenarios that one word names."""
        books = [] if _can_only_be_a_path(word) else self._books_meant(word)
        if found := [scenario for book in books for scenario in _called(word, book.rulebook)]:
            return found
        path, rest = _split_path(word)
        if path is not None:
            books, found = self._below(path, rest)
        if found:
            return found
        if faults := [fault for book in books for fault in book.faults]:
            raise SuiteError(faults)
        if path is not None:
            within = f" on {rest}" if rest.isdigit() else f" called `{rest}`" if rest else ""
            raise NothingNamed(
                f"{shown(path.absolute())} holds no scenario{within}",
                "what there is: judgecall list",
            )
        raise self._unknown(word)

    def clauses(self, word: str) -> list[Clause]:
        """Find the clauses that one word names, or to which the scenarios belong that it names."""
        found = dict.fromkeys(
            clause
            for book in self._books_meant(word)
            for clause in book.rulebook.clauses
            if _matches(word, _names_of_clause(clause))
        )
        return list(found or dict.fromkeys(scenario.clause for scenario in self.find(word)))

    def _books_meant(self, word: str) -> list[Checked]:
        head = word.replace(":", "/").partition("/")[0]
        return [self.book(self.root / head)] if head in self.ids else self.books()

    def _below(self, path: Path, rest: str) -> tuple[list[Checked], list[Scenario]]:
        """All scenarios in a folder or file, or what `rest` names of them."""
        books = [self.book(folder) for folder in folders_of_rulebooks(path)]
        sections = [
            section
            for book in books
            for section in book.rulebook.sections
            if path.is_dir() or path.name == _MANIFEST or section.path == path
            if not path.is_dir() or section.path.is_relative_to(path)
        ]
        scenarios = [scenario for section in sections for scenario in section.scenarios]
        if rest.isdigit():
            scenarios = [found for section in sections for found in _around(section, int(rest))]
        elif rest:
            scenarios = [found for found in scenarios if _matches(rest, _names(found))]
        return books, scenarios

    def _unknown(self, word: str) -> NothingNamed:
        if _can_only_be_a_path(word):
            return NothingNamed(f"there is no file or folder {word}", "all ids: judgecall list")
        known = dict.fromkeys(
            name
            for book in self.books()
            for clause in book.rulebook.clauses
            for name in _names_of_clause(clause)
        )
        if below := [name for name in known if name.startswith(f"{word}.")]:
            return NothingNamed(
                f"no clause is called just `{word}`",
                f"all that begin like this ({len(below)}): '{word}.*'",
            )
        known |= dict.fromkeys(
            name
            for book in self.books()
            for scenario in book.rulebook.scenarios
            for name in _names(scenario)
        )
        near = difflib.get_close_matches(word, known, 3, cutoff=0.5)
        return NothingNamed(
            f"nothing in the suite is called `{word}`",
            f"nearest:  {'  '.join(near)}" if near else "what there is: judgecall list",
        )


def _of_edition(chosen: Chosen, name: str) -> Chosen:
    edition = find(chosen.rulebook.folder, name)
    if edition is not None:
        return chosen.of(edition)
    known = names(chosen.rulebook.folder)
    rulebook = chosen.rulebook.id
    way_out = f"frozen: {', '.join(known) or 'none'}"
    if name == chosen.rulebook.edition:
        way_out += (
            f"\nwithout --edition the suite is played as it stands, and it states edition {name}"
            f"\nto freeze that: judgecall freeze {rulebook} {name}"
        )
    raise NothingNamed(f"{rulebook} has no frozen edition {name}", way_out)


def home_of(path: Path) -> Path | None:
    """The folder of the rulebook to which a file or folder belongs."""
    places = (path, *path.parents)
    return next((place for place in places if (place / _MANIFEST).is_file()), None)


def folders_of_rulebooks(path: Path) -> list[Path]:
    """The rulebook to which a path belongs, or else those below it; there must be one."""
    home = home_of(path)
    folders = [home] if home else [found.parent for found in sorted(path.glob(f"**/{_MANIFEST}"))]
    if not folders:
        raise NothingNamed(
            f"{shown(path)} belongs to no rulebook",
            f"a rulebook is a folder with a {_MANIFEST}; its feature files stand beside it",
        )
    return folders


def _can_only_be_a_path(word: str) -> bool:
    return word.startswith((".", "/", "~")) or ".feature" in word


def _split_path(word: str) -> tuple[Path | None, str]:
    """Take a word apart into a path that exists and what follows a colon."""
    head, _, rest = word.rpartition(":")
    for text, more in ((word, ""), (head, rest)):
        path = Path(text).expanduser()
        if text and path.exists():
            return path.absolute(), more
    return None, ""


def _names_of_clause(clause: Clause) -> Iterator[str]:
    book = clause.section.rulebook.id
    yield from (clause.id, f"{book}:{clause.id}", f"{book}/{clause.id}")


def _names(scenario: Scenario) -> Iterator[str]:
    """Every name under which a scenario, alone or among others, may be asked for."""
    section = scenario.clause.section
    yield section.rulebook.id
    yield from (section.path.stem, f"{section.rulebook.id}/{section.path.stem}")
    yield from _names_of_clause(scenario.clause)
    whole = scenario.id.split("/")
    for depth in range(3, len(whole) + 1):  # an outline goes by its name, a row by its case too
        yield "/".join(whole[:depth])
        yield "/".join(whole[1:depth])


def _matches(word: str, names: Iterable[str]) -> bool:
    if any(sign in word for sign in "*?["):
        return any(fnmatchcase(name, word) for name in names)
    return word in names


def _called(word: str, rulebook: Rulebook) -> Iterator[Scenario]:
    return (scenario for scenario in rulebook.scenarios if _matches(word, _names(scenario)))


def _around(section: Section, line: int) -> list[Scenario]:
    """The scenarios of the block in which a line stands: a row, an outline, a whole clause."""
    if exact := [scenario for scenario in section.scenarios if scenario.line == line]:
        return exact
    starts = [(clause.line, list(clause.scenarios)) for clause in section.clauses]
    starts += [
        (scenario.block, [other for other in section.scenarios if other.block == scenario.block])
        for scenario in section.scenarios
    ]
    before = [start for start in starts if start[0] <= line]
    if not before:  # above the first Rule stands what holds for all of them
        return list(section.scenarios)
    return max(before, key=lambda start: start[0])[1]
