"""`judgecall freeze`: write down what an edition of a rulebook holds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from judgecall.cli.telling import counted, give_up, telling
from judgecall.editions import CannotFreeze, freeze
from judgecall.rulebook.faults import SuiteError, shown
from judgecall.selection import Library, NothingNamed, home_of
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from judgecall.lint import Checked

_HELP = """\
Write down what a rulebook holds as one of its editions, so that engines can rely on it: the
ids of its clauses and scenarios, and for each scenario a hash of what it means.

From then on `judgecall lint` fails if one of these scenarios vanishes or means something else,
and `judgecall run --edition EDITION` scores an engine by them alone, however many have been
added. How a scenario is written does not matter: comments, titles, the words of a clause, a
step moved into a Background.

RULEBOOK is the id of a rulebook or its folder. EDITION is what its rulebook.toml states as
`edition`; for the next one, change it there first. An edition is frozen once. Freezing it again
is refused unless nothing has changed.

\b
Examples:
  judgecall freeze arcane_legions 2011-01
  judgecall freeze features/my_game 1.0
"""


@click.command("freeze", help=_HELP)
@click.argument("rulebook")
@click.argument("edition")
def command(rulebook: str, edition: str) -> int:  # noqa: D103 - the help says it
    with telling():
        checked = _book(rulebook)
        if faults := [fault for fault in checked.faults if fault.check != "edition"]:
            error = SuiteError(faults)
            give_up(
                f"{error}\n\nOnly a rulebook that is in order can be frozen; "
                f"{counted(len(faults), 'fault')} to mend.",
                "",
                ExitCode.SUITE_FAULT,
            )
        try:
            frozen = freeze(checked.rulebook, edition)
        except CannotFreeze as error:
            give_up(error.sentence, error.way_out, ExitCode.USAGE)
        except SuiteError as error:
            give_up(
                f"{error}\n\nEdition {edition} is frozen already, and this is not it; "
                "nothing was written.",
                "",
                ExitCode.SUITE_FAULT,
            )
    numbers = (
        f"{counted(len(frozen.edition.clauses), 'clause')}, "
        f"{counted(len(frozen.edition.scenarios), 'scenario')}"
    )
    if frozen.before:
        click.echo(f"{shown(frozen.path)} holds the same already: {numbers}")
        return int(ExitCode.OK)
    click.echo(f"wrote {shown(frozen.path)}: {numbers}")
    click.echo()
    click.echo("Commit it. `judgecall lint` now holds the rulebook to it, and this scores by it:")
    click.echo()
    click.echo(f"  judgecall run {rulebook} --edition {edition}")
    return int(ExitCode.OK)


def _book(word: str) -> Checked:
    library = Library()
    if word in library.ids:
        return library.book(library.root / word)
    path = Path(word).expanduser().absolute()
    if home_of(path) != path:
        raise NothingNamed(
            f"there is no rulebook {word}",
            f"the suite's rulebooks: {', '.join(library.ids) or 'none'}; "
            "one of your own is named by its folder, the one with rulebook.toml",
        )
    return library.book(path)
