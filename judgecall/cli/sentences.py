"""`judgecall sentences`: the vocabulary in which scenarios are written."""

from __future__ import annotations

import click

from judgecall.cli.telling import telling
from judgecall.selection import Library, NothingNamed
from judgecall.steps.reference import lines
from judgecall.verdicts import ExitCode

_HELP = """\
Show every sentence that a scenario may use, for each rulebook or for one, and the words
that fill them: card texts, questions, refusals, events, numbers. What stands in braces is
filled in; what a sentence needs below it is shown as a table row.
"""


@click.command("sentences", help=_HELP)
@click.argument("rulebook", required=False)
def command(rulebook: str | None) -> int:  # noqa: D103 - the help says it
    library = Library()
    with telling():
        if rulebook is not None and rulebook not in library.ids:
            raise NothingNamed(
                f"the suite holds no rulebook called `{rulebook}`",
                f"there are: {', '.join(library.ids) or 'none'}",
            )
    for name in [rulebook] if rulebook else library.ids:
        for line in lines(library.book(library.root / name).vocabulary):
            click.echo(line)
    return int(ExitCode.OK)
