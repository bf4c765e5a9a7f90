"""`judgecall report`: saved reports as a page, a job summary, JUnit, a badge."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from judgecall.cli.options import FILE
from judgecall.cli.telling import give_up
from judgecall.pages import CannotBadge, badge, gather, html, junit, markdown, marks
from judgecall.pages.gathering import LacksWords
from judgecall.report.file import CannotWrite, ReportFile
from judgecall.report.saved import CannotRead, read_report
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from pathlib import Path

_HELP = """\
Make pages of what `judgecall run --report FILE.json` has saved. Several reports, of several
engines or of one at several times, stand side by side in the order given.

\b
Examples:
  judgecall report mine.json --html mine.html
  judgecall report mine.json reference.json --html both.html
  judgecall report mine.json --markdown "$GITHUB_STEP_SUMMARY" --junit junit.xml
  judgecall report mine.json --badge badge.svg
  judgecall report mine.json --annotations

The HTML is one file that asks for no other and can be opened from anywhere. The Markdown
fits a job summary: failures first, the shortest of them in front. A badge tells of one
engine, and so of one report. What is written says nothing through the exit code: that is
what `judgecall run` does.
"""

_WRITERS = {"html": html, "markdown": markdown, "junit": junit, "badge": badge}


@click.command("report", help=_HELP)
@click.argument(
    "reports",
    nargs=-1,
    required=True,
    type=FILE,
    metavar="REPORT.json [REPORT.json]...",
)
@click.option(
    "--html",
    metavar="FILE.html",
    type=FILE,
    help="Write one page for people, with everything in it.",
)
@click.option(
    "--markdown",
    metavar="FILE.md",
    type=FILE,
    help="Write a summary for a job or a pull request.",
)
@click.option("--junit", metavar="FILE.xml", type=FILE, help="Write JUnit XML for a build.")
@click.option(
    "--badge",
    metavar="FILE.svg",
    type=FILE,
    help="Draw a badge: passed of judged, and passed of all.",
)
@click.option(
    "--annotations",
    "annotated",
    is_flag=True,
    help="Print marks on the lines of feature files, as a build on GitHub shows them.",
)
def command(reports: tuple[Path, ...], *, annotated: bool, **wanted: Path | None) -> int:  # noqa: D103 - see help
    places = {name: path for name, path in wanted.items() if path is not None}
    if not places and not annotated:
        give_up(
            "there is nothing to write",
            "say at least one of --html, --markdown, --junit and --badge, each with a file, "
            "or --annotations",
            ExitCode.USAGE,
        )
    try:
        gathered = gather([read_report(path) for path in reports])
        pages = {name: _WRITERS[name](gathered) for name in places}
        with ExitStack() as held:
            files = {name: held.enter_context(ReportFile(path)) for name, path in places.items()}
            for name, file in files.items():
                file.write_text(pages[name])
    except CannotRead as error:
        give_up(error.sentence, error.way_out, ExitCode.USAGE)
    except LacksWords as error:
        give_up(
            f"the report of {error} lacks the words of its clauses; an older judgecall wrote it",
            "play the suite again: judgecall run ... --report FILE",
            ExitCode.USAGE,
        )
    except CannotBadge as error:
        give_up(str(error), "draw one for each report, in calls of their own", ExitCode.USAGE)
    except CannotWrite as error:
        give_up(str(error), "", ExitCode.USAGE)
    for path in places.values():
        click.echo(f"wrote {path}")
    if annotated:
        click.echo(marks(gathered), nl=False)
    return int(ExitCode.OK)
