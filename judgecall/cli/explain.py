"""`judgecall explain`: one clause, whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import json
import shutil
import textwrap

import click

from judgecall.cli.telling import telling
from judgecall.rulebook.faults import shown
from judgecall.selection import Library
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from judgecall.rulebook import Clause, Reading

_HELP = """\
Show one clause whole: what it says, how firmly its source stands behind it, where it was
read, which reading is adopted where the source is open, and its scenarios.

\b
Examples:
  judgecall explain timing.bucket.active-first
  judgecall explain arcane_legions:timing.bucket.active-first --json
"""

#: Prose wider than this is hard to read.
_WIDEST = 100

#: Where the text begins that stands beside a label.
_INDENT = 14


@click.command("explain", help=_HELP)
@click.argument("clause")
@click.option("--json", "as_json", is_flag=True, help="Show the same as JSON.")
def command(clause: str, as_json: bool) -> int:  # noqa: D103 - the help says it
    with telling():
        clauses = Library(rehearsed=False).clauses(clause)
    if as_json:
        click.echo(json.dumps([_document(each) for each in clauses], indent=1))
    else:
        width = min(shutil.get_terminal_size().columns, _WIDEST)
        click.echo("\n\n".join(_text(each, width) for each in clauses))
    return int(ExitCode.OK)


def _readings(clause: Clause) -> list[Reading]:
    known = clause.section.rulebook.manifest.readings
    return [known[name] for name in clause.readings if name in known]


def _text(clause: Clause, width: int) -> str:
    standing = clause.standing.value
    fill = " " * max(2, width - len(clause.title) - len(standing))
    lines = [clause.title + fill + standing]
    lines += textwrap.wrap(clause.text, width, initial_indent="  ", subsequent_indent="  ")

    def put(label: str, text: str) -> None:
        margin = f"  {label}".ljust(_INDENT)
        lines.extend(
            textwrap.wrap(
                text,
                width,
                initial_indent=margin,
                subsequent_indent=" " * _INDENT,
                break_long_words=False,
                break_on_hyphens=False,
            )
            or [margin],
        )

    rulebook = clause.section.rulebook
    put("Id", clause.name)
    put("Source", clause.source)
    for reading in _readings(clause):
        put("Reading", f"{reading.id}: {reading.question}")
        for name, answer in reading.answers.items():
            put(
                "",
                f"{'adopted' if name == reading.adopted else 'other answer'}: {answer} ({name})",
            )
        put("", f"why: {reading.why}")
    put("Scenarios", " · ".join(_scenarios(clause)) or "none")
    put("Written in", f"{shown(clause.section.path)}:{clause.line}")
    put("Rulebook", f"{rulebook.title}, edition {rulebook.edition}")
    return "\n".join(lines)


def _scenarios(clause: Clause) -> list[str]:
    """The names of the scenarios; the rows of an outline are counted."""
    rows: dict[str, int] = {}
    plain: dict[str, bool] = {}
    for scenario in clause.scenarios:
        _, _, name, *case = scenario.id.split("/")
        rows[name] = rows.get(name, 0) + 1
        plain[name] = not case
    return [
        name if plain[name] else f"[{number} {'row' if number == 1 else 'rows'}] {name}"
        for name, number in rows.items()
    ]


def _document(clause: Clause) -> dict[str, Any]:
    return {
        "id": clause.id,
        "name": clause.name,
        "rulebook": clause.section.rulebook.id,
        "section": clause.section.path.stem,
        "title": clause.title,
        "standing": clause.standing.value,
        "text": clause.text,
        "source": clause.source,
        "readings": [
            {
                "id": reading.id,
                "question": reading.question,
                "adopted": reading.adopted,
                "answers": dict(reading.answers),
                "why": reading.why,
            }
            for reading in _readings(clause)
        ],
        "file": shown(clause.section.path),
        "line": clause.line,
        "scenarios": [scenario.id for scenario in clause.scenarios],
    }
