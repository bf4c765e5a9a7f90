"""`judgecall sentences`: the vocabulary in which scenarios are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from judgecall import cardtext
from judgecall.cli.telling import telling
from judgecall.selection import Library, NothingNamed
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgecall.lint import Checked
    from judgecall.rulebook import Rulebook

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
        for line in _lines(library.book(library.root / name)):
            click.echo(line)
    return int(ExitCode.OK)


def _lines(book: Checked) -> Iterator[str]:
    yield f"{book.rulebook.title} ({book.rulebook.id})"
    for kind in ("given", "when", "then"):
        yield ""
        for sentence in book.vocabulary.sentences:
            if sentence.kind != kind:
                continue
            for wording in sentence.wordings:
                yield f"  {kind.title():<5} {wording.shown}"
            if sentence.rows is not None:
                yield f"          {sentence.rows.example()}"
    for title, entries in _words(book.rulebook).items():
        if entries:
            yield ""
            yield f"  {title}"
            yield from (f"    {entry}" for entry in entries)


def _words(rulebook: Rulebook) -> dict[str, list[str]]:
    """The words that fill the sentences, by what they are."""
    manifest = rulebook.manifest
    known = rulebook.id in cardtext.rulebooks()
    return {
        "Card texts": [
            f"{form}\n        {example}"
            for form, example in (cardtext.vocabulary(rulebook.id) if known else [])
        ],
        "Questions": list(manifest.questions.values()),
        "Refusals": [
            f"{reason.replace('-', ' ')}: {meaning}"
            for reason, meaning in manifest.reasons.items()
        ],
        "Events": list(manifest.events.values()),
        "Numbers": [quantity.many for quantity in manifest.quantities],
    }
