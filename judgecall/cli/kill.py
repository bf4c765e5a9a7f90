"""`judgecall kill`: would the suite notice somebody who reads a clause wrongly."""

from __future__ import annotations

from contextlib import closing
import json
import sys

import click

from judgecall.cli import options
from judgecall.cli.telling import give_up, telling
from judgecall.kill import choose, kill
from judgecall.processes import processors
from judgecall.report.kill_document import exit_code, kill_document
from judgecall.report.kill_text import put_matrix, summary
from judgecall.report.page import Page
from judgecall.report.progress import Progress
from judgecall.report.text import Terminal
from judgecall.selection import Library
from judgecall.verdicts import ExitCode

_HELP = """\
Play the suite against misreadings: engines that get one clause wrong on purpose, each as
somebody plausibly would. A misreading must be caught by a scenario of the clause that it
misreads. One that only other clauses catch is weak, and one that nothing catches survives:
then the clause is covered, but not tested.

WHAT names a rulebook, a clause or a misreading by its id, or any of these as a pattern.
It selects misreadings; the scenarios are always those of the whole rulebook. Without it
every rulebook has its turn. Of clauses and misreadings that are named, and with --verbose of
all, it is told which scenarios catch them.

\b
Examples:
  judgecall kill
  judgecall kill arcane_legions --verbose
  judgecall kill timing.bucket.active-first
  judgecall kill resumes-active --json
"""


@click.command("kill", help=_HELP)
@click.argument("what", nargs=-1, metavar="[RULEBOOK | CLAUSE | MISREADING]...")
@options.jobs()
@click.option("-v", "--verbose", is_flag=True, help="Tell which scenarios catch each misreading.")
@options.as_json
def command(what: tuple[str, ...], jobs: int | None, verbose: bool, as_json: bool) -> int:  # noqa: D103
    terminal = Terminal(sys.stdout)
    matrices = []
    with telling():
        targets = choose(Library(rehearsed=False), what)
        if not targets:
            give_up("the suite holds no rulebook", "", ExitCode.NOTHING_JUDGED)
        for target in targets:
            with closing(Progress(sys.stderr, what="misreadings", bad="not caught")) as progress:
                matrix = kill(target, workers=jobs or processors(), tell=progress.tell)
            matrices.append(matrix)
            if not as_json:
                page = Page(terminal.width)
                put_matrix(page, matrix, verbose=verbose or target.is_a_part)
                terminal.put(page)
    if as_json:
        click.echo(json.dumps(kill_document(matrices), indent=1))
    else:
        page = Page(terminal.width)
        page.line(summary(matrices), "bold")
        terminal.put(page)
    return int(exit_code(matrices))
