"""`judgecall smoke`: a short conversation with an engine, to see whether its adapter works."""

from __future__ import annotations

import shlex
import sys

import click

from judgecall.cli import options
from judgecall.cli.telling import give_up, telling
from judgecall.engines import CannotReach
from judgecall.report.smoke_text import SmokeReport
from judgecall.report.text import Terminal
from judgecall.smoke import Smoke, smoke_exit_code
from judgecall.verdicts import ExitCode

_HELP = """\
Hold a short conversation with an engine: it introduces itself, refuses what makes no sense,
plays a few small games of each rulebook that it declares, and ends. Every answer is held
against the protocol first, and then against the one that the rulebook has:

\b
  ok             the answer is as it should be
  adapter fault  the protocol does not allow it: no JSON, another shape, a print to
                 stdout, a crash, silence, a refusal that moves the state
  differs        the adapter speaks properly, and the engine plays otherwise
  unsupported    the engine says that it does not do this, which is fine
  not tried      something before it in the same game went wrong

Below each step that is not ok stands a line for your shell that does the same again. For a
command, it pipes the very requests into it, without judgecall.

SPEC names the engine as in judgecall run (see judgecall run --help).

\b
Examples:
  judgecall smoke --engine "node my-engine.mjs"
  judgecall smoke --engine "python -m my_engine" --timeout 1
  judgecall smoke --engine tcp://127.0.0.1:7000 --step 8    what was said up to step 8

It ends with 0 if all is ok or unsupported and at least one game was played; with 1 if the
adapter is at fault or the engine differs; with 4 if there is no engine, or it does not even
introduce itself; with 5 if it plays nothing of what was asked.
"""


@click.command("smoke", help=_HELP)
@click.option("--engine", "spec", metavar="SPEC", required=True, help="The engine to speak with.")
@options.timeout()
@click.option(
    "--step",
    "only",
    metavar="N",
    type=click.IntRange(min=1),
    help="Play no further than this step, and show every line that is said.",
)
def command(spec: str, timeout: float, only: int | None) -> int:  # noqa: D103 - the help says it
    with telling():
        smoke = Smoke(spec, timeout, only=only)
        report = SmokeReport(Terminal(sys.stdout), smoke, spec, in_full=only is not None)
        report.begins()
        try:
            for told in smoke.hold():
                report.tells(told)
        except CannotReach as fault:
            report.has_no_engine(fault)
            return int(ExitCode.NO_ENGINE)
    report.closes()
    if only is not None and not smoke.findings:
        give_up(
            f"there is no step {only} with this engine",
            f"to see them all: {shlex.join(['judgecall', 'smoke', '--engine', spec])}",
            ExitCode.USAGE,
        )
    return int(smoke_exit_code(smoke.findings, of_games_alone=only is None))
