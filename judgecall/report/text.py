"""
A run, told on the terminal while it goes on.

Who is judged, then every scenario that did not pass as soon as all before it have ended,
then the table. Plain where nobody looks at a terminal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import os
import sys

from rich.console import Console

from judgecall.report.again import again
from judgecall.report.block import STYLES, block
from judgecall.report.diagnosis_text import put_diagnosis
from judgecall.report.expectations_text import put_excused, put_judgement
from judgecall.report.page import Page
from judgecall.report.progress import Progress
from judgecall.report.table import put_gone, put_reasons, put_table, totals
from judgecall.verdicts import Ending, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TextIO

    from judgecall.diagnosis import Diagnosis
    from judgecall.engines import EngineFault, Handshake
    from judgecall.expectations import Entry, Judgement
    from judgecall.play import Outcome
    from judgecall.runs import BookRun, Run

#: Prose wider than this is hard to read.
_WIDEST: Final = 100


class Terminal:
    """Where lines are printed. A reader who goes away, as `head` does, stops no run."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._console = Console(
            file=stream,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=True,
        )
        self.width = min(self._console.width, _WIDEST)
        self._is_read = True

    def put(self, page: Page) -> None:
        """Print the lines of a page."""
        if not self._is_read:
            return
        # Written by ourselves: a rich console ends the process when its reader goes away.
        with self._console.capture() as captured:
            for line in page.lines:
                self._console.print(line)
        try:
            self._stream.write(captured.get())
            self._stream.flush()
        except BrokenPipeError:
            self._is_read = False
            # What is still buffered must go somewhere when the interpreter ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())


class TextReport:
    """Tells of a run; a listener of it."""

    def __init__(
        self,
        *,
        failures_only: bool = False,
        verbose: bool = False,
        excuse: Callable[[Outcome], Entry | None] = lambda _: None,
        out: TextIO | None = None,
        err: TextIO | None = None,
    ) -> None:
        self._failures_only = failures_only
        self._verbose = verbose
        #: Says which entry excuses what a scenario came to, if one does.
        self._excuse = excuse
        self._terminal = Terminal(out or sys.stdout)
        self._progress = Progress(err or sys.stderr)
        self._selected = 0
        self._not_good = 0

    def _page(self) -> Page:
        return Page(self._terminal.width)

    def _put(self, page: Page) -> None:
        self._progress.clear()
        self._terminal.put(page)

    def begins(self, run: Run, book: BookRun) -> None:
        """Say who is judged by which rulebook."""
        self._selected = len(book.chosen.scenarios)
        self._not_good = 0
        if self._failures_only:
            return
        page = self._page()
        assert book.handshake is not None
        rulebook, edition = book.chosen.rulebook, book.chosen.edition
        as_frozen = "" if book.chosen.frozen is None else " as it was frozen"
        page.line(
            f"{rulebook.title}, edition {edition}{as_frozen} · "
            f"{_introduced(book.handshake, run.engine, edition)}",
            "bold",
        )
        page.gap()
        self._put(page)

    def progresses(self, run: Run, ended: int) -> None:  # noqa: ARG002 - a listener's shape
        """Say how far it is."""
        self._progress.tell(ended, self._selected, self._not_good)

    def ends(self, run: Run, outcome: Outcome) -> None:
        """Show a scenario that did not pass."""
        page = self._page()
        at_fault = outcome.verdict is Verdict.NOT_RUN and outcome.step is not None
        if not outcome.verdict.is_good and (entry := self._excuse(outcome)) is not None:
            if not self._failures_only:
                put_excused(page, outcome, entry)
                self._put(page)
        elif not outcome.verdict.is_good or at_fault:
            self._not_good += 1
            page = block(outcome, again(outcome.scenario, run.how), self._terminal.width)
            page.gap()
            self._put(page)
        elif self._verbose:
            verdict = outcome.verdict
            page.title(verdict.value.rjust(11), outcome.scenario.id, STYLES[verdict])
            self._put(page)

    def finishes(self, run: Run, book: BookRun) -> None:  # noqa: ARG002 - a listener's shape
        """Show the table of a rulebook."""
        if self._failures_only or not any(
            outcome.verdict is not Verdict.NOT_RUN for outcome in book.outcomes
        ):
            return
        page = self._page()
        if self._verbose:
            page.line("")
        put_table(page, book)
        put_reasons(page, book.outcomes)
        page.gap()
        self._put(page)

    def closes(
        self,
        run: Run,
        diagnoses: Sequence[Diagnosis] = (),
        judgement: Judgement | None = None,
    ) -> None:
        """Say what it all came to."""
        page = self._page()
        if run.no_engine is not None:
            put_no_engine(page, run.no_engine, run.how.spec)
        for fault in run.faults:
            for line in str(fault).splitlines():
                page.line(line)
        if run.faults:
            page.line(
                "The suite is at fault here, not the engine; `judgecall lint` may tell more."
            )
        for diagnosis in diagnoses:
            put_diagnosis(page, diagnosis)
        for book in run.books:
            put_gone(page, book.chosen)
        if judgement is not None:
            put_judgement(page, judgement, complete=run.ending is Ending.COMPLETE)
        without = run.tally.by_verdict[Verdict.NOT_RUN]
        if run.ending is Ending.INTERRUPTED:
            page.line(f"Interrupted: {without} scenarios have no verdict.", "yellow")
        if without < run.tally.selected:
            of = "suite" if run.how.edition is None else "edition"
            page.line(totals(run.tally, run.seconds, of), "bold")
        self._put(page)


def _introduced(handshake: Handshake, reached: str, edition: str) -> str:
    language = f" ({handshake.language})" if handshake.language else ""
    way = reached.removeprefix("reference engine, ")
    said = f"{handshake.name} {handshake.version}{language}, {way}"
    if not handshake.supports_rulebook:
        return f"{said}; it does not play this game"
    if handshake.edition not in {None, edition}:
        return f"{said}; it follows edition {handshake.edition}"
    return said


def put_no_engine(page: Page, fault: EngineFault, spec: str) -> None:
    """Say why there was no engine to judge."""
    page.title("NO ENGINE", spec, "magenta")
    page.labelled("Because", fault.sentence)
    for line in (fault.evidence or "").splitlines():
        page.labelled("", line, wrap=False)
    if fault.hint:
        page.labelled("Hint", fault.hint)
    for line in list(fault.stderr)[-8:]:
        page.labelled("Its log", line, wrap=False)
