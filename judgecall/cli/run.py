"""`judgecall run`: play the suite, or a part of it, against an engine."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING
import gc

import click

from judgecall.cli import options
from judgecall.cli.diagnose import diagnosed
from judgecall.cli.expecting import Expecting
from judgecall.cli.shard import read_shard
from judgecall.cli.telling import give_up, telling, told
from judgecall.diagnosis import Evidence
from judgecall.engines import EngineFault
from judgecall.report.document import document
from judgecall.report.file import CannotWrite, ReportFile
from judgecall.report.text import TextReport
from judgecall.rulebook import SuiteError
from judgecall.runner import compare_sets, run
from judgecall.runs import How
from judgecall.selection import Library
from judgecall.verdicts import Ending, ExitCode

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.diagnosis import Diagnosis
    from judgecall.runs import Run
    from judgecall.selection import Selection, Shard

_HELP = """\
Play scenarios against an engine and tell, clause by clause, how it plays.

WHAT names a rulebook, a section, a clause or a scenario by its id, any of these as a
pattern ('timing.*'), a folder, a feature file, or a line of one (FILE:LINE). Without it the
whole suite is played, each rulebook in turn.

\b
SPEC says how to reach the engine:
  reference               the reference engine, in process (the default)
  reference/MISREADING    the same with one clause misread on purpose
  "node my-engine.mjs"    a command, spoken to over its stdin and stdout
  tcp://127.0.0.1:7000    an engine that is already running
  my_package:MyEngine     a Python class or factory, in process

\b
Examples:
  judgecall run
  judgecall run arcane_legions --engine "python -m my_engine" -j 4
  judgecall run 'timing.bucket.*' --engine tcp://localhost:7000 --failures-only
  judgecall run --engine "./engine" --report report.json --timeout 1
  judgecall run arcane_legions --engine "./engine" --edition 2011-01
  judgecall run --engine "./engine" --shard 2/8 --report part-2.json   then: judgecall merge

What an engine is known to get wrong can be written down, so that a build fails only when
something changes, for the better or the worse:

\b
  judgecall run --engine "./engine" --expect known.toml --write-expectations
  judgecall run --engine "./engine" --expect known.toml
"""


@click.command("run", help=_HELP)
@click.argument("what", nargs=-1, metavar="[WHAT]...")
@click.option(
    "--engine",
    "spec",
    metavar="SPEC",
    default="reference",
    help="The engine to judge.  [default: reference]",
)
@options.report("Write all that is known of the run to this file.")
@click.option(
    "--edition",
    metavar="EDITION",
    help="Score by the scenarios of a frozen edition alone (judgecall freeze --help).",
)
@click.option(
    "--expect",
    "expect_path",
    metavar="FILE.toml",
    type=options.FILE,
    help="Fail when something is not as this file expects, and only then.",
)
@click.option(
    "--write-expectations",
    is_flag=True,
    help="Make that file from what is seen, or bring it up to date; comments stay.",
)
@click.option("--failures-only", is_flag=True, help="Show what did not pass and the totals.")
@click.option("-v", "--verbose", is_flag=True, help="Show the verdict of every scenario.")
@options.jobs("Play with so many processes, each with an engine of its own.", usual="1", default=1)
@options.timeout()
@click.option(
    "--pin",
    is_flag=True,
    help="Keep runner and engine on one processor: faster where the machine is idle.",
)
@click.option(
    "--shard",
    metavar="PART/OF",
    callback=read_shard,
    help="Play one of so many equal parts, such as 2/8; judgecall merge joins their reports.",
)
@options.no_diagnosis
def command(  # noqa: D103 - the help says it
    *,
    what: tuple[str, ...],
    spec: str,
    report_path: Path | None,
    edition: str | None,
    expect_path: Path | None,
    write_expectations: bool,
    failures_only: bool,
    verbose: bool,
    jobs: int,
    timeout: float,
    pin: bool,
    shard: Shard | None,
    no_diagnosis: bool,
) -> int:
    how = How(spec, timeout, pin, edition)
    if write_expectations and expect_path is None:
        raise click.UsageError("--write-expectations needs the name of the file: --expect FILE")
    try:
        with (
            telling(),
            ReportFile(report_path) if report_path else nullcontext() as file,
            Expecting(expect_path, write=write_expectations) as expecting,
        ):
            listener = TextReport(
                failures_only=failures_only, verbose=verbose, excuse=expecting.excuse
            )
            selection = _select(what, edition, shard)
            record = run(selection, how, listener, workers=jobs)
            judgement = expecting.judge(record)
            diagnoses = [] if no_diagnosis else _diagnosed(record)
            if file is not None:
                written = document(record, diagnoses, judgement, selection.part)
                compare_sets(selection, [each["id"] for each in written["scenarios"]])
                file.write(written)
            listener.closes(record, diagnoses, judgement)
            expecting.tell()
    except CannotWrite as error:
        give_up(str(error), "", ExitCode.USAGE)
    return int(record.exit_code)


_NEW_OBJECTS_BEFORE_COLLECTING = 100_000


def _select(what: tuple[str, ...], edition: str | None, shard: Shard | None) -> Selection:
    # A suite is a great many objects, and they all stay, as do the outcomes: the garbage
    # collector rests while they are made, passes them over afterwards, and comes less often.
    gc.disable()
    try:
        library = Library(rehearsed=False)
        if edition is None:
            selection = library.select(what)
        else:
            selection = library.select_of_edition(what, edition)
    finally:
        gc.freeze()
        gc.set_threshold(_NEW_OBJECTS_BEFORE_COLLECTING)
        gc.enable()
    if edition is not None and not what:
        _tell_of_left_out(library, selection, edition)
    if not selection.scenarios and not selection.faults:
        of = "" if edition is None else f" of edition {edition}, as it was frozen"
        give_up(
            f"the selection holds no scenario{of}, so there is nothing to judge",
            "what there is: judgecall list",
            ExitCode.NOTHING_JUDGED,
        )
    return selection if shard is None else _dealt(selection, shard)


def _dealt(selection: Selection, shard: Shard) -> Selection:
    hand = selection.shard(shard)
    if not hand.scenarios and not hand.faults:
        number = len(selection.scenarios)
        last = f"{min(shard.part, number)}/{number}"
        give_up(
            f"part {shard} holds no scenario: {number} cannot be dealt into {shard.of} parts",
            f"make at most as many parts as there are scenarios: --shard {last}",
            ExitCode.NOTHING_JUDGED,
        )
    return hand


def _tell_of_left_out(library: Library, selection: Selection, edition: str) -> None:
    """Name the rulebooks without the edition: nothing is left out in silence."""
    played = {book.rulebook.id for book in selection.books}
    if left := [name for name in library.ids if name not in played]:
        told(f"Left out, as they have no frozen edition {edition}: {', '.join(left)}")


def _diagnosed(record: Run) -> list[Diagnosis]:
    """Find what explains the failures. Whatever comes in between, the run keeps what it has."""
    if record.ending not in {Ending.COMPLETE, Ending.SUITE_FAULT}:
        return []
    evidence = [Evidence.of(book.chosen.checked, book.outcomes) for book in record.books]
    try:
        return diagnosed(evidence)
    except KeyboardInterrupt:
        return []
    except (EngineFault, SuiteError) as error:
        told(f"The failures cannot be compared with those of misreadings: {error}")
        return []
