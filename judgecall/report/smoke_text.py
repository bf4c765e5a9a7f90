"""A short conversation with an engine, told step by step on the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final
import json
import shlex
import shutil
import sys

from judgecall.engines import TIMEOUT
from judgecall.engines.child import Child
from judgecall.protocol import encode
from judgecall.report.differences import put_side_by_side
from judgecall.report.page import Page
from judgecall.report.text import put_no_engine
from judgecall.smoke import Finding, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.engines import EngineFault
    from judgecall.report.text import Terminal
    from judgecall.smoke import Heading, Smoke

_STYLES: Final = {
    Kind.OK: "green",
    Kind.ADAPTER_FAULT: "magenta",
    Kind.DIFFERS: "red",
    Kind.UNSUPPORTED: "yellow",
    Kind.NOT_TRIED: "dim",
}

_WIDTH: Final = max(len(kind.value) for kind in Kind)

#: How much of the log is shown here.
_LOG_LINES: Final = 4


class SmokeReport:
    """Tells of a conversation while it goes on."""

    def __init__(self, terminal: Terminal, smoke: Smoke, spec: str, *, in_full: bool) -> None:
        self._terminal = terminal
        self._smoke = smoke
        self._spec = spec
        #: Whether all that is said is shown, of the one step that was asked for.
        self._in_full = in_full
        self._not_tried: list[Finding] = []
        self._after_a_gap = False
        #: What was told at length, so that the same is not told twice.
        self._told: dict[object, int] = {}

    def begins(self) -> None:
        """Say who is spoken with."""
        page = self._page()
        page.line(f"Speaking with {self._smoke.transport.description}", "bold")
        self._put(page)

    def tells(self, told: Heading | Finding) -> None:
        """Tell of one step, or of what the next ones are about."""
        if isinstance(told, Finding) and told.kind is Kind.NOT_TRIED:
            self._not_tried.append(told)
            return
        page = self._page()
        self._put_not_tried(page)
        if isinstance(told, Finding):
            said = (told.kind, told.sentence, told.hint, told.expected, told.actual)
            before = self._told.setdefault(said, told.number)
            put_finding(page, told, self._again(told), before)
            if self._in_full:
                put_dialogue(page, told)
        elif not self._in_full:
            put_heading(page, told)
        self._put(page)

    def has_no_engine(self, fault: EngineFault) -> None:
        """Say why there is nobody to speak with."""
        page = self._page()
        page.line("")
        put_no_engine(page, fault, self._spec)
        self._put(page)

    def closes(self) -> None:
        """Say what it all came to."""
        page = self._page()
        self._put_not_tried(page)
        if not self._in_full:
            page.line("")
            put_summary(page, self._smoke, self._spec)
        self._put(page)

    def _put(self, page: Page) -> None:
        """Print the lines, and never two empty ones in a row."""
        if self._after_a_gap and page.lines and not page.lines[0].plain:
            del page.lines[0]
        if page.lines:
            self._after_a_gap = not page.lines[-1].plain
        self._terminal.put(page)

    def _page(self) -> Page:
        return Page(self._terminal.width)

    def _put_not_tried(self, page: Page) -> None:
        """All that the trouble above it kept from being tried, in one line."""
        if not self._not_tried:
            return
        first, last = self._not_tried[0], self._not_tried[-1]
        numbers = f"{first.number}" if first is last else f"{first.number}-{last.number}"
        page.step(numbers, Kind.NOT_TRIED.value, "", _STYLES[Kind.NOT_TRIED])
        self._not_tried = []

    def _again(self, finding: Finding) -> str:
        transport = self._smoke.transport
        if (
            isinstance(transport, Child)
            and finding.requests
            and finding.kind is not Kind.UNSUPPORTED
        ):
            return piped(finding, self._spec, transport.command)
        return step_again(finding, self._spec, self._smoke.timeout)


def put_heading(page: Page, heading: Heading) -> None:
    """Say what the next steps are about."""
    if heading.is_game:
        page.line(f"      {heading.title}", "dim")
        return
    page.line("")
    page.line(heading.title, "bold")
    for note in heading.notes:
        page.line(f"      {note}", "yellow")


def put_finding(page: Page, finding: Finding, again: str, before: int) -> None:
    """Tell of one step, at length where it is not ok and the step `before` was not the same."""
    kind = finding.kind
    page.step(f"{finding.number}", kind.value.ljust(_WIDTH), finding.step, _STYLES[kind])
    if kind is Kind.OK:
        return
    if before == finding.number:
        _put_reasons(page, finding)
    else:
        page.labelled("Because", f"the same as in step {before}")
    page.to_copy("Again", again)
    page.line("")


def _put_reasons(page: Page, finding: Finding) -> None:
    page.labelled("Because", finding.sentence)
    if finding.evidence:
        page.labelled("", finding.evidence, wrap=False)
    put_side_by_side(
        page,
        finding.expected,
        finding.actual,
        page.width,
        in_order=finding.in_order,
    )
    if finding.hint:
        page.labelled("Hint", finding.hint)
    for number, clause in enumerate(finding.clauses):
        label = "" if number else "Rests on"
        page.labelled(label, f"judgecall explain {clause}", wrap=False)
    if finding.issue:
        page.labelled("Tracked at", finding.issue, wrap=False)
    for number, line in enumerate(finding.log[-_LOG_LINES:]):
        page.labelled("" if number else "Its log", line, wrap=False)


def put_dialogue(page: Page, finding: Finding) -> None:
    """Show what was said, line by line: `>` to the engine, `<` from it."""
    page.gap()
    for ours, said in finding.dialogue:
        text = said.decode("utf-8", "backslashreplace") if isinstance(said, bytes) else _line(said)
        page.line(f"{'>' if ours else '<'} {text}", "dim" if ours else "")


def put_summary(page: Page, smoke: Smoke, spec: str) -> None:
    """Say in one line what it came to and what to do next."""
    counts = Counter(finding.kind for finding in smoke.findings)
    said = ", ".join(_counted(counts[kind], kind) for kind in Kind if counts[kind])
    page.line(f"{said}. {_next(smoke, counts, spec)}", "bold")


def _counted(number: int, kind: Kind) -> str:
    plural = "s" if kind is Kind.ADAPTER_FAULT and number > 1 else ""
    return f"{number} {kind.value}{plural}"


def _next(smoke: Smoke, counts: Counter[Kind], spec: str) -> str:
    run = shlex.join(["judgecall", "run", *smoke.played, "--engine", spec])
    if counts[Kind.ADAPTER_FAULT]:
        return "Mend the adapter first: until then no verdict says how the engine plays."
    if counts[Kind.DIFFERS]:
        return f"The adapter works, the engine plays otherwise. All of it: {run}"
    if not any(finding.of_a_game and finding.kind is Kind.OK for finding in smoke.findings):
        return "The adapter speaks, but no game was played."
    return f"The adapter works. Next: {run}"


def piped(finding: Finding, spec: str, command: Sequence[str]) -> str:
    """The line for a shell that says the same to a command once more."""
    requests = [shlex.quote(_safe_line(request)) for request in finding.requests]
    return f"printf '%s\\n' {' '.join(requests)} | {_as_typed(spec, command)}"


def step_again(finding: Finding, spec: str, timeout: float) -> str:
    """The command that plays this step again, and shows what is said."""
    words = ["judgecall", "smoke", "--engine", spec, "--step", str(finding.number)]
    if timeout != TIMEOUT:
        words += ["--timeout", f"{timeout:g}"]
    return shlex.join(words)


def _as_typed(spec: str, command: Sequence[str]) -> str:
    """The command as its user wrote it, unless their shell would run another `python`."""
    ours = command[0] == sys.executable and shlex.split(spec)[0] == "python"
    if ours and shutil.which("python") != sys.executable:
        return shlex.join(command)
    return spec


def _safe_line(message: dict[str, object]) -> str:
    """The message in characters that any terminal shows as they are; an engine's ids are in it."""
    return json.dumps(message, separators=(",", ":")).replace("\x7f", "\\u007f")


def _line(message: dict[str, object]) -> str:
    return encode(message).decode().rstrip("\n")
