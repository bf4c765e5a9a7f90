"""`judgecall explain`: one clause, whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import json
import shutil
import textwrap

import click

from judgecall.cli import options
from judgecall.cli.telling import telling
from judgecall.kill import Fate, Shelf, Target, kill
from judgecall.processes import processors
from judgecall.report.brief import briefly
from judgecall.report.kill_document import misreading_document
from judgecall.report.kill_text import told_others
from judgecall.rulebook.faults import SuiteError, shown
from judgecall.selection import Library
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.kill import Misreading, Row
    from judgecall.rulebook import Clause, Reading

_HELP = """\
Show one clause whole: what it says, how firmly its source stands behind it, where it was
read, which reading is adopted where the source is open, its scenarios, where the reference
engine carries it out, how people misread it, and which scenarios catch them.

\b
Examples:
  judgecall explain timing.bucket.active-first
  judgecall explain timing.bucket.active-first --no-kill
  judgecall explain arcane_legions:timing.bucket.active-first --json
"""

#: Prose wider than this is hard to read.
_WIDEST = 100

#: A blank at which no line is broken.
_TIE = "\u00a0"

#: Where the text begins that stands beside a label.
_INDENT = 14


@click.command("explain", help=_HELP)
@click.argument("clause")
@click.option("--no-kill", is_flag=True, help="Do not play the suite against the misreadings.")
@options.as_json
def command(clause: str, no_kill: bool, as_json: bool) -> int:  # noqa: D103 - the help says it
    library = Library(rehearsed=False)
    with telling():
        found = library.clauses(clause)
        told = [_Told(each) for each in found]
        if not no_kill:
            _play(told, library)
    if as_json:
        click.echo(json.dumps([_document(each) for each in told], indent=1))
    else:
        width = min(shutil.get_terminal_size().columns, _WIDEST)
        click.echo("\n\n".join(_text(each, width) for each in told))
    return int(ExitCode.OK)


class _Told:
    """A clause, and what the reference engine has to say about it."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        shelf = Shelf.of(clause.section.rulebook.id)
        self.methods = shelf.methods.get(clause.id, ())
        self.misreadings = [each for each in shelf.misreadings if each.clause == clause.id]
        self.excuse = shelf.excused.get(clause.id)
        #: What the suite came to against the misreadings, by id, as far as they were played.
        self.rows: dict[str, Row] = {}


def _play(told: list[_Told], library: Library) -> None:
    """Play the misreadings; where a rulebook is at fault nothing can be said of them."""
    for rulebook in dict.fromkeys(each.clause.section.rulebook for each in told):
        of_book = [each for each in told if each.clause.section.rulebook is rulebook]
        checked = library.book(rulebook.folder)
        if checked.faults:
            continue
        shelf = Shelf.of(rulebook.id)
        target = Target.of(checked, shelf, [each.clause for each in of_book])
        try:
            matrix = kill(target, workers=processors())
        except SuiteError:
            continue
        for each in of_book:
            each.rows = {row.misreading.id: row for row in matrix.clauses[each.clause]}


def _readings(clause: Clause) -> list[Reading]:
    known = clause.section.rulebook.manifest.readings
    return [known[name] for name in clause.readings if name in known]


def _text(told: _Told, width: int) -> str:
    clause = told.clause
    standing = clause.standing.value
    fill = " " * max(2, width - len(clause.title) - len(standing))
    lines = [clause.title + fill + standing]
    lines += textwrap.wrap(clause.text, width, initial_indent="  ", subsequent_indent="  ")

    def put(label: str, text: str) -> None:
        margin = f"  {label}".ljust(_INDENT)
        wrapped = textwrap.wrap(
            text,
            width,
            initial_indent=margin,
            subsequent_indent=" " * _INDENT,
            break_long_words=False,
            break_on_hyphens=False,
        )
        lines.extend(line.replace(_TIE, " ") for line in wrapped or [margin])

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
    put("Scenarios", _names([each.id for each in clause.scenarios]) or "none")
    for number, method in enumerate(told.methods):
        put("" if number else "Engine", method)
    for number, misreading in enumerate(told.misreadings):
        put("" if number else "Misread as", f'{misreading.id}: "{misreading.belief}"')
        if (row := told.rows.get(misreading.id)) is not None:
            put("", f"- {_fate(row, clause)}")
    if not told.misreadings:
        put("Misread as", _unread(told))
    put("Written in", f"{shown(clause.section.path)}:{clause.line}")
    put("Rulebook", f"{rulebook.title}, edition {rulebook.edition}")
    return "\n".join(lines)


def _names(scenario_ids: Sequence[str]) -> str:
    """A list that is broken between names only."""
    return f"{_TIE}· ".join(name.replace(" ", _TIE) for name in briefly(scenario_ids))


def _fate(row: Row, clause: Clause) -> str:
    """Say who catches a misreading."""
    if len(row.own) == len(clause.scenarios):
        return f"caught by all {len(row.own)} scenarios" if len(row.own) > 1 else "caught"
    if row.fate is Fate.CAUGHT:
        return f"caught by {_names(row.own)}"
    word = "WEAK" if row.fate is Fate.WEAK else "SURVIVES"
    return f"{word}: no scenario of this clause tells it apart{told_others(row)}"


def _unread(told: _Told) -> str:
    if told.excuse is not None:
        return f"nothing that could be told apart: {told.excuse}"
    return "nothing yet, so whether its scenarios would notice is anybody's guess"


def _document(told: _Told) -> dict[str, Any]:
    clause = told.clause
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
        "methods": list(told.methods),
        "misreadings": [_misreading(each, told) for each in told.misreadings],
        "indistinguishable": told.excuse,
    }


def _misreading(misreading: Misreading, told: _Told) -> dict[str, Any]:
    if (row := told.rows.get(misreading.id)) is not None:
        return misreading_document(row)
    return {"id": misreading.id, "belief": misreading.belief, "engine": misreading.spec}
