"""`judgecall merge`: one report of a run that was played in parts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from judgecall.cli import options
from judgecall.cli.diagnose import diagnosed
from judgecall.cli.telling import give_up, telling
from judgecall.report.diagnosis_document import diagnosis_document
from judgecall.report.file import CannotWrite, ReportFile
from judgecall.report.merging import merged
from judgecall.report.saved import CannotRead, evidence_of, read_report
from judgecall.report.table import totals
from judgecall.runs import Tally
from judgecall.selection import Library
from judgecall.verdicts import ExitCode, Verdict

if TYPE_CHECKING:
    from pathlib import Path

_HELP = """\
Join the reports of a run that was played in parts, so that they read as one.

All parts must be there, each once, of the same engine and the same suite; a part that is
missing is an error, never fewer scenarios. It ends with the exit code that the whole run
would have ended with.

\b
Examples:
  judgecall run --engine "./engine" --shard 1/2 --report part-1.json
  judgecall run --engine "./engine" --shard 2/2 --report part-2.json
  judgecall merge part-*.json --report report.json
"""


@click.command("merge", help=_HELP)
@click.argument(
    "parts",
    nargs=-1,
    required=True,
    type=options.FILE,
    metavar="PART.json [PART.json]...",
)
@options.report("Where to write the whole.", required=True)
@options.no_diagnosis
def command(parts: tuple[Path, ...], report_path: Path, *, no_diagnosis: bool) -> int:  # noqa: D103 - the help says it
    library = Library(rehearsed=False)
    try:
        with telling(), ReportFile(report_path) as file:
            whole = merged([(path, read_report(path)) for path in parts], library)
            if not no_diagnosis:
                found = diagnosed(evidence_of(whole, library))
                whole["diagnosis"] = [diagnosis_document(each) for each in found]
            file.write(whole)
    except CannotRead as error:
        give_up(error.sentence, error.way_out, ExitCode.USAGE)
    except CannotWrite as error:
        give_up(str(error), "", ExitCode.USAGE)
    counts = whole["totals"]
    by_verdict = {Verdict(name): number for name, number in counts["by_verdict"].items()}
    tally = Tally(Counter(by_verdict), counts["in_suite"])
    click.echo(totals(tally, whole["seconds"]))
    return int(whole["exit_code"])
