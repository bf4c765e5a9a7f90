"""The command `judgecall` itself: its verbs, its help, and how it ends."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final
import os
import sys
import traceback

import click

from judgecall import __version__
from judgecall.cli.telling import Told, told
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from typing import TextIO

#: Every verb with its line in the help, so that the help imports none of them.
VERBS: Final = {
    "run": "Play the suite, or a part of it, against an engine.",
    "smoke": "Hold a short conversation with an engine: does its adapter work?",
    "list": "Show what there is: rulebooks, sections, clauses, scenarios.",
    "lint": "Find what is wrong with feature files.",
    "merge": "Join the reports of a run that was played in parts.",
    "diagnose": "Tell from a report how the engine seems to read the rules.",
    "report": "Make pages of saved reports: HTML, Markdown, JUnit, a badge.",
    "diff": "Tell what changed between two reports, or two versions of the rules.",
    "kill": "Play the suite against misreadings: would it notice?",
    "explain": "Show one clause whole: words, source, scenarios, misreadings.",
    "sentences": "Show every sentence that a scenario may use.",
    "freeze": "Write down what an edition of a rulebook holds, to be held to it.",
    "new": "Write the first files of an adapter for your engine.",
}

_HELP: Final = """\
Call a judge on your rules engine: a conformance suite for tabletop games.

\b
Begin with:
  judgecall run                                    the reference engine, the whole suite
  judgecall new adapter --language python DIR      an engine to begin with
  judgecall smoke --engine "node my-engine.mjs"    can your engine be spoken to at all?
  judgecall run --engine "node my-engine.mjs"      your engine (judgecall run --help)
  judgecall run timing.bucket.active-first         one clause
  judgecall run features/my_game/combat.feature:40   one scenario, by its line
  judgecall explain timing.bucket.active-first     what a clause says
  judgecall lint features/my_game                  is what I wrote in order?
"""


def table_of_exit_codes() -> str:
    """The exit codes with their meanings, from the one table that decides them."""
    lines = [f"  {code.value:>3}  {code.meaning}" for code in ExitCode]
    return "\n".join(["\b", "Exit codes:", *lines])


class _Verbs(click.Group):
    """Verbs that are imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's shape
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in VERBS:
            return None
        command: click.Command = import_module(f"judgecall.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.group(
    name="judgecall",
    cls=_Verbs,
    help=_HELP,
    epilog=table_of_exit_codes(),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    subcommand_metavar="VERB ...",
)
@click.version_option(__version__, "-V", "--version", message="judgecall %(version)s")
def judgecall() -> None:
    """Hold the verbs together."""


def start() -> None:
    """Run a verb and end the process with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_to_encode(stream)
    try:
        code = judgecall.main(prog_name="judgecall", standalone_mode=False)
    except click.exceptions.Abort:
        told("Interrupted.")
        code = ExitCode.INTERRUPTED
    except Told as error:
        error.show()
        code = error.code
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is left to be said, or to be flushed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = ExitCode.OK
    except Exception:  # noqa: BLE001 - a mistake of ours must not pass for a verdict
        traceback.print_exc()
        told("This is a mistake in judgecall itself; please report it with the lines above.")
        code = ExitCode.SUITE_FAULT
    sys.exit(int(code or 0))


def _never_fail_to_encode(stream: TextIO) -> None:
    """Let a terminal that lacks a character show its escape."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
