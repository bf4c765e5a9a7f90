"""`judgecall list`: what the suite holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import json

import click

from judgecall.cli import options
from judgecall.cli.telling import counted, give_up, telling, told
from judgecall.editions import names
from judgecall.selection import Library
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from judgecall.rulebook import Clause, Scenario
    from judgecall.selection import Chosen

_HELP = """\
Show rulebooks, sections and clauses, with the standing of each clause and its number of
scenarios. WHAT selects as it does for `judgecall run`.
"""


@click.command("list", help=_HELP)
@click.argument("what", nargs=-1, metavar="[WHAT]...")
@click.option("--scenarios", "as_ids", is_flag=True, help="Show the ids of scenarios, one a line.")
@options.as_json
def command(what: tuple[str, ...], as_ids: bool, as_json: bool) -> int:  # noqa: D103
    with telling():
        selection = Library(rehearsed=False).select(what)
        if not selection.books:
            give_up("the suite holds no rulebook", "", ExitCode.NOTHING_JUDGED)
        if as_json:
            click.echo(json.dumps([_document(book) for book in selection.books], indent=1))
        elif as_ids:
            for scenario in selection.scenarios:
                click.echo(scenario.id)
        else:
            click.echo("\n\n".join(_text(book) for book in selection.books))
        if selection.faults:
            told(
                f"{counted(len(selection.faults), 'fault')} in these files; "
                "what cannot be read is missing here",
                "what is wrong: judgecall lint",
            )
    return int(ExitCode.OK)


def _by_clause(book: Chosen) -> dict[Clause, list[Scenario]]:
    found: dict[Clause, list[Scenario]] = {}
    for scenario in book.scenarios:
        found.setdefault(scenario.clause, []).append(scenario)
    return found


def _text(book: Chosen) -> str:
    clauses = _by_clause(book)
    rulebook = book.rulebook
    numbers = f"{counted(len(clauses), 'clause')}, {counted(len(book.scenarios), 'scenario')}"
    lines = [f"{rulebook.title}, edition {rulebook.edition} ({rulebook.id}): {numbers}"]
    if frozen := names(rulebook.folder):
        lines.append(f"  frozen editions: {', '.join(frozen)}")
    width = max((len(clause.id) for clause in clauses), default=0)
    section = None
    for clause, scenarios in clauses.items():
        if clause.section is not section:
            section = clause.section
            lines += ["", f"  {section.title} ({section.path.name})"]
        number = counted(len(scenarios), "scenario").rjust(13)
        lines.append(f"    {clause.id.ljust(width)}  {clause.standing.value:<7}  {number}")
    return "\n".join(lines)


def _document(book: Chosen) -> dict[str, Any]:
    rulebook = book.rulebook
    return {
        "id": rulebook.id,
        "title": rulebook.title,
        "edition": rulebook.edition,
        "frozen_editions": names(rulebook.folder),
        "scenarios_in_suite": sum(1 for _ in rulebook.scenarios),
        "clauses": [
            {
                "id": clause.id,
                "section": clause.section.path.stem,
                "title": clause.title,
                "standing": clause.standing.value,
                "readings": list(clause.readings),
                "scenarios": [scenario.id for scenario in scenarios],
            }
            for clause, scenarios in _by_clause(book).items()
        ],
    }
