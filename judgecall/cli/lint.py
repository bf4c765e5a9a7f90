"""`judgecall lint`: what is wrong with feature files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from judgecall.cli.telling import counted, telling, told
from judgecall.editions import names, not_frozen_yet
from judgecall.rulebook.faults import SuiteError
from judgecall.selection import Library, NothingNamed, folders_of_rulebooks
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from judgecall.rulebook import Rulebook

#: Where these are all that is wrong, nobody looks for a sentence.
_NOT_OF_SENTENCES: Final = frozenset({"edition", "folder"})

_HELP = """\
Find everything that is wrong with rulebooks: files that are not Gherkin, clauses without a
source, scenarios that check nothing, sentences and card texts that do not read, scenarios that
changed though an edition froze them (judgecall freeze --help). Every fault is told with its
line and a way out.

WHERE is a folder, a feature file or the id of a rulebook; without it the whole suite is read.

\b
Examples:
  judgecall lint
  judgecall lint features/arcane_legions/buckets.feature
"""


@click.command("lint", help=_HELP)
@click.argument("where", nargs=-1, metavar="[WHERE]...")
def command(where: tuple[str, ...]) -> int:  # noqa: D103 - the help says it
    library = Library()
    with telling():
        places = [_place(word, library) for word in where] or [library.root]
        books = {
            folder: library.book(folder)
            for place in places
            for folder in folders_of_rulebooks(place)
        }
    checked = list(books.values())
    files = {
        section.path
        for book in checked
        for section in book.rulebook.sections
        if _is_meant(section.path, places)
    }
    error = SuiteError(
        fault for book in checked for fault in book.faults if _is_meant(fault.path, places)
    )
    if error.faults:
        click.echo(str(error))
        number = counted(len(error.faults), "fault")
        in_files = counted(len({fault.path for fault in error.faults}), "file")
        ids = " ".join(sorted({book.rulebook.id for book in checked if book.faults}))
        hint = f" All sentences and card texts: judgecall sentences {ids}"
        beside_the_point = all(fault.check in _NOT_OF_SENTENCES for fault in error.faults)
        click.echo(f"\n{number} in {in_files}.{'' if beside_the_point else hint}")
        return int(ExitCode.SUITE_FAULT)
    scenarios = sum(
        1 for book in checked for scenario in book.rulebook.scenarios if scenario.path in files
    )
    click.echo(
        f"{counted(scenarios, 'scenario')} in {counted(len(files), 'file')}: nothing to mend",
    )
    for book in checked:
        if not_frozen_yet(book.rulebook):
            _tell_of_freezing(book.rulebook)
    return int(ExitCode.OK)


def _tell_of_freezing(rulebook: Rulebook) -> None:
    """Remind of a new edition to which nothing holds the rulebook yet."""
    told(
        f"Edition {rulebook.edition} of {rulebook.title} is not frozen yet "
        f"(frozen: {', '.join(names(rulebook.folder))}), so it may still change.",
        f"when it is done: judgecall freeze {rulebook.id} {rulebook.edition}",
    )


def _place(word: str, library: Library) -> Path:
    if word in library.ids:
        return library.root / word
    path = Path(word).expanduser()
    if not path.exists():
        raise NothingNamed(
            f"there is no file, folder or rulebook {word}",
            f"the suite's rulebooks: {', '.join(library.ids) or 'none'}",
        )
    return path.absolute()


def _is_meant(path: Path, places: list[Path]) -> bool:
    """Whether a file was asked for; what stands in TOML concerns each feature beside or above."""
    home = path.parent.parent if path.parent.name == "editions" else path.parent
    return any(
        path.is_relative_to(place) or (path.suffix == ".toml" and home in place.parents)
        for place in places
    )
