"""`judgecall new`: the first files of something, which run as they are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final
import shlex
import shutil
import sys

import click

from judgecall import resources
from judgecall.cli.telling import give_up, telling, told
from judgecall.rulebook import available, load
from judgecall.skeletons import LANGUAGES, NotWritten, files, write
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from judgecall.skeletons import Book, Language

_HELP = """\
Write the first files of something into a folder that is new or empty.
"""

_ADAPTER_HELP = """\
Write an engine that runs at once and answers `unsupported` to everything, with comments
that say what to write where. DIR must be new or empty.

\b
Examples:
  judgecall new adapter --language python my-engine
  judgecall new adapter --language javascript --name Legionnaire legionnaire
"""

_DEFAULT_RULEBOOK: Final = "arcane_legions"


@click.group("new", help=_HELP, subcommand_metavar="WHAT")
def command() -> None:  # noqa: D103 - the help says it
    pass


@command.command(
    "adapter",
    help=_ADAPTER_HELP,
    short_help="An engine that runs at once and answers `unsupported`.",
)
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--language",
    required=True,
    metavar="LANGUAGE",
    help=f"What the engine is written in: {' or '.join(LANGUAGES)}.",
)
@click.option(
    "--rulebook",
    metavar="ID",
    default=_DEFAULT_RULEBOOK,
    show_default=True,
    help="The rulebook that it plays.",
)
@click.option("--name", help="What reports call the engine.  [default: the folder's name]")
def adapter(folder: Path, language: str, rulebook: str, name: str | None) -> int:  # noqa: D103
    spoken = _language(language)
    with telling():
        book = _book(rulebook)
    called = _name(folder.absolute().name if name is None else name)
    texts = files(spoken, called, book)
    try:
        write(folder, texts)
    except NotWritten as error:
        give_up(str(error), "name a folder that does not exist yet, or an empty one", _USAGE)
    for path in texts:
        click.echo(f"wrote {folder / path}")
    click.echo()
    click.echo("It runs, and answers `unsupported` to everything. See for yourself:")
    click.echo()
    click.echo(f"  {_next(spoken, folder, rulebook)}")
    click.echo()
    click.echo(f"That ends with exit code {int(ExitCode.NOTHING_JUDGED)}: nothing was judged yet.")
    click.echo(f"What to do then stands in {folder / 'README.md'}.")
    if spoken.runs != "python" and shutil.which(spoken.runs) is None:
        told(f"There is no `{spoken.runs}` on this machine's PATH; the engine needs it.")
    return int(ExitCode.OK)


_USAGE = ExitCode.USAGE


def _language(word: str) -> Language:
    if word not in LANGUAGES:
        give_up(
            f"there is no adapter kit for `{word}`",
            f"there are: {', '.join(LANGUAGES)}\n"
            "in any other language, answer the messages of docs/protocol.md, a line each",
            _USAGE,
        )
    return LANGUAGES[word]


def _book(rulebook: str) -> Book:
    known = available()
    if rulebook not in known:
        give_up(
            f"the suite holds no rulebook called `{rulebook}`",
            f"there are: {', '.join(known)}",
            _USAGE,
        )
    found = load(resources.features() / rulebook)
    return found.id, found.title, found.edition


def _name(name: str) -> str:
    if not name.strip() or not name.isprintable():
        give_up(
            "the engine needs a name that can be read in a report",
            "give it one with --name",
            _USAGE,
        )
    return name.strip()


def _next(language: Language, folder: Path, rulebook: str) -> str:
    """The command that plays the suite against the skeleton, standing where the reader stands."""
    engine = shlex.join(language.command(folder))
    return shlex.join([*_ourselves(), "run", rulebook, "--engine", engine])


def _ourselves() -> list[str]:
    """How this command line was called, so that the next one is called likewise."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return [sys.executable, "-m", "judgecall"]
    found = shutil.which(called.name)
    if not called.exists() or (found is not None and called.samefile(found)):
        return [called.name]
    return [sys.argv[0]]
