"""`judgecall diff`: what changed between two reports, or two versions of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
import json
import sys

import click

from judgecall.cli import options
from judgecall.cli.telling import give_up, telling
from judgecall.comparing import Side, compare
from judgecall.comparing.documents import diff_document, rules_document
from judgecall.comparing.markdown import diff_markdown, rules_markdown
from judgecall.comparing.playing import compare_versions
from judgecall.comparing.text import put_diff, put_rules
from judgecall.comparing.versions import NoVersion, opened
from judgecall.engines import TIMEOUT, parse_spec
from judgecall.report.page import Page
from judgecall.report.saved import CannotRead, read_report
from judgecall.report.text import Terminal
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from judgecall.comparing.playing import RulesComparison

_HELP = """\
Tell what changed between two reports of `judgecall run --report FILE`: two engines, two versions
of one, two editions of the rules. Clause by clause: what is lost, what is gained, what fails in
another way now, and what only one of the two tells of.

With --rules, tell what changed between two versions of the rules. Each is a folder, or a
revision that git knows: a branch, a tag, a commit, or REVISION:PATH. A bare revision is read at
the folder named beside it, or else whole. Clauses go by their words, scenarios by their meaning,
so that a moved comment or a renamed Background is no change. Rulebooks that changed are played in
both versions, by today's runner and engine, and verdicts that flip are told.

\b
Examples:
  judgecall diff yesterday.json today.json
  judgecall diff mine.json reference.json --markdown >> "$GITHUB_STEP_SUMMARY"
  judgecall diff --rules main features/my_game
  judgecall diff --rules v1.0 HEAD --engine "node my-engine.mjs" --engine reference

\b
Exit codes here:
  0  nothing is lost; rules may have changed, which is for people to judge
  1  something that passed does no longer, whatever it does instead; or it was left out of
     the second run, which had it to play (--common compares only what both played)
  2  a report or a version cannot be read
  3  the rules of one version are at fault
  4  with --rules: an engine could not be reached
  5  the two have nothing in common that was judged
"""


@click.command("diff", help=_HELP)
@click.argument("first", metavar="FIRST")
@click.argument("second", metavar="SECOND")
@click.option("--rules", is_flag=True, help="Compare versions of the rules, not reports.")
@click.option(
    "--engine",
    "specs",
    metavar="SPEC",
    multiple=True,
    help="With --rules, whose verdicts to compare; may be repeated.  [default: reference]",
)
@options.timeout("With --rules, wait so many seconds for each answer.", default=None)
@options.jobs("With --rules, play with so many processes.", usual="1")
@click.option("--common", is_flag=True, help="Compare only scenarios that both reports tell of.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Show the same as Markdown.")
@options.as_json
def command(  # noqa: D103 - the help says it
    *,
    first: str,
    second: str,
    rules: bool,
    specs: tuple[str, ...],
    timeout: float | None,
    jobs: int | None,
    common: bool,
    as_markdown: bool,
    as_json: bool,
) -> int:
    _refuse_contradictions(
        rules=rules,
        plays=bool(specs or timeout or jobs),
        common=common,
        both=as_markdown and as_json,
    )
    if rules:
        engines = specs or ("reference",)
        comparison = _compared(first, second, engines, timeout or TIMEOUT, jobs or 1)
        _teller(rules_markdown, rules_document, put_rules, as_markdown, as_json)(comparison)
        return int(comparison.exit_code)
    diff = compare(_side(first), _side(second), common=common)
    _teller(diff_markdown, diff_document, put_diff, as_markdown, as_json)(diff)
    return int(diff.exit_code)


def _refuse_contradictions(*, rules: bool, plays: bool, common: bool, both: bool) -> None:
    if both:
        raise click.UsageError("--markdown and --json exclude each other; call it twice.")
    if plays and not rules:
        raise click.UsageError(
            "--engine, --timeout and --jobs say how to play, and two reports are not played; "
            "add --rules, or leave them out.",
        )
    if common and rules:
        raise click.UsageError("--common is for reports; leave it out with --rules.")


def _side(word: str) -> Side:
    path = Path(word)
    try:
        return Side.of_report(word, read_report(path, of_any_version=True))
    except CannotRead as error:
        way_out = error.way_out
        if path.is_dir():
            way_out += "\ntwo versions of the rules are compared with --rules"
        give_up(error.sentence, way_out, ExitCode.USAGE)


def _compared(
    first: str,
    second: str,
    specs: tuple[str, ...],
    timeout: float,
    jobs: int,
) -> RulesComparison:
    with telling():
        for spec in specs:
            parse_spec(spec)  # a slip in a name is told before anything is read
        try:
            with opened(first, second) as (old, new):
                return compare_versions(old, new, specs, timeout=timeout, workers=jobs)
        except NoVersion as error:
            give_up(error.sentence, error.way_out, ExitCode.USAGE)


def _teller(
    markdown: Callable[[Any], str],
    document: Callable[[Any], dict[str, Any]],
    put: Callable[[Page, Any], None],
    as_markdown: bool,
    as_json: bool,
) -> Callable[[Any], None]:
    def tell(comparison: Any) -> None:  # noqa: ANN401 - either comparison
        if as_json:
            click.echo(json.dumps(document(comparison), indent=1))
        elif as_markdown:
            click.echo(markdown(comparison), nl=False)
        else:
            terminal = Terminal(sys.stdout)
            page = Page(terminal.width)
            put(page, comparison)
            terminal.put(page)

    return tell
