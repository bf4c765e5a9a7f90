"""Markdown that fits a job summary: what failed comes first, the shortest of it in front."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
import re

from judgecall.pages.html import SYMBOLS
from judgecall.report.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgecall.pages.gathering import BookPage, ClausePage, Example, Gathered, Result
    from judgecall.verdicts import Verdict

#: GitHub takes no summary beyond 1 MiB; what follows the failures needs room, too.
_LONGEST: Final = 800_000
#: How many scenarios of one clause are told whole; the others are named.
_WHOLE: Final = 3
#: How many events are told of one scenario.
_EVENTS: Final = 30

_MARKUP: Final = re.compile(r"[\\`*_{}\[\]()|~!>$]")
#: What a site may turn into a link or a mention, and how a character is written instead.
_ALIVE: Final = {"@": "&#64;", "#": "&#35;", "://": "&#58;//", "www.": "www&#46;"}


def markdown(gathered: Gathered) -> str:
    """Write the summary."""
    parts = [_heading(gathered), *_diagnoses(gathered)]
    failing = sorted(
        (
            (book, clause)
            for book in gathered.books
            for clause in book.clauses
            if clause.needs_a_look
        ),
        key=lambda pair: _length(_failing(pair[1])[0]),
    )
    room = _LONGEST
    for number, (book, clause) in enumerate(failing):
        told = "\n".join(_clause(gathered, book, clause))
        room -= len(told.encode("utf-8", "replace"))
        if room < 0:
            left = len(failing) - number
            parts.append(f"... and {left} more clauses; `judgecall report --html` tells of all.\n")
            break
        parts.append(told)
    parts += [*_totals(gathered), *_matrix(gathered)]
    return "\n".join(parts)


def text(words: str) -> str:
    """Show words as text: no markup, no mention, no link."""
    shown = visible(words).replace("&", "&amp;").replace("<", "&lt;")
    shown = _MARKUP.sub(r"\\\g<0>", shown)
    shown = re.sub(r"@|#(?!\d+;)|://|www\.", lambda found: _ALIVE[found[0]], shown)
    return re.sub(r"^(\s*)([-+=]|\d+\.)", r"\1&#8203;\2", shown)


def _in_html(words: str) -> str:
    """Show words as text between tags, where Markdown's own escapes would be seen."""
    return re.sub(r"[^\w\s.,;()'-]", lambda found: f"&#{ord(found[0])};", visible(words))


def code(lines: list[str]) -> str:
    """Show lines as they are, in a fence that none of them can end."""
    shown = [visible(line) for line in lines]
    longest = max((len(run) for line in shown for run in re.findall("`+", line)), default=0)
    fence = "`" * max(3, longest + 1)
    return "\n".join([f"{fence}text", *shown, fence])


def _named(verdict: Verdict) -> str:
    return f"{SYMBOLS[verdict]} {verdict.value}"


def _heading(gathered: Gathered) -> str:
    names = " beside ".join(text(column.name) for column in gathered.columns)
    totals = [column.totals for column in gathered.columns]
    said = "; ".join(
        f"passed {each['passed']} of {each['judged']} judged, "
        f"{each['passed']} of {each['in_suite']} in the suite"
        for each in totals
    )
    lines = [f"## Judgecall: {names}", "", f"**{said}**", ""]
    for column in gathered.columns:
        if (fault := column.report["no_engine"]) is not None:
            lines += [
                f"**{text(column.name)}** could not be reached: {text(fault['sentence'])}",
                "",
            ]
        if column.report["ending"] == "interrupted":
            lines += [f"The run of **{text(column.name)}** was interrupted.", ""]
        for each in column.report["faults"]:
            place = text(f"{each['file']}:{each['line']}: {each['sentence']}")
            lines += [f"The suite is at fault, not the engine: {place}", ""]
    return "\n".join(lines)


def _diagnoses(gathered: Gathered) -> Iterator[str]:
    for book in gathered.books:
        for column, diagnosis in book.diagnoses:
            for each in diagnosis["explanations"]:
                how = "It looks as if" if each["likely"] else "It may be that"
                others = "".join(
                    f", or just as well {text(other['clause'])} as: "
                    f"\u201c{text(other['belief'])}\u201d"
                    for other in each["equally"]
                )
                yield (
                    f"{how} **{text(column.name)}** reads {text(each['clause'])} as: "
                    f"\u201c{text(each['belief'])}\u201d{others} "
                    f"(explains {len(each['explains'])} of {len(diagnosis['failures'])} "
                    "failures)\n"
                )


def _failing(clause: ClausePage) -> list[Example]:
    """Those of its scenarios that need a look, the shortest in front."""
    found = [
        example
        for example in clause.examples.values()
        if any(not verdict.is_good for verdict in example.verdicts)
    ]
    return sorted(found, key=_length)


def _length(example: Example) -> int:
    """How much there is to read of it."""
    found = [
        sum(1 + len(step["rows"]) for step in result.details.get("steps", []))
        for result in example.results.values()
        if result.details is not None
    ]
    return max(found, default=0)


def _clause(gathered: Gathered, book: BookPage, clause: ClausePage) -> Iterator[str]:
    words = clause.words
    yield f"### {_named(clause.verdicts[0])}: {text(words['title'])}"
    yield ""
    yield text(words["text"])
    yield ""
    yield (
        f"{text(book.title)} · {text(clause.id)} · Source: {text(words['source'])} "
        f"({words['standing']})"
    )
    yield ""
    failing = _failing(clause)
    for example in failing[:_WHOLE]:
        for result in example.told:
            if not result.verdict.is_good:
                yield from _result(example, result, many=len(gathered.columns) > 1)
    for example in failing[_WHOLE:]:
        yield f"- {_named(example.verdicts[0])}: {_called(example)}"
    yield ""


def _called(example: Example) -> str:
    return text(example.name) + (f" ({text(example.case)})" if example.case else "")


def _result(example: Example, result: Result, *, many: bool) -> Iterator[str]:
    details = result.details or {}
    whose = f"{result.column.name}: " if many else ""
    case = f" ({example.case})" if example.case else ""
    called = _in_html(f"{whose}{_named(result.verdict)}: {example.name}{case}")
    yield f"<details><summary>{called}</summary>"
    yield ""
    yield text(details["sentence"])
    yield ""
    yield code([f"{example.file}:{example.line}", "", *_course(details), "", details["again"]])
    yield ""
    yield "</details>"
    yield ""


def _course(details: dict[str, Any]) -> Iterator[str]:
    failing = details["step"]
    for step in details.get("steps", []):
        fails = failing is not None and failing["line"] == step["line"]
        yield f"{'>' if fails else ' '} {step['keyword']} {step['text']}"
        for row in step["rows"]:
            yield f"      | {' | '.join(row)} |"
        if fails:
            break
    if failing is None:
        yield "> (at the end of the scenario)"
    for label, items in (("Expected", details["expected"]), ("The engine", details["actual"])):
        if details["expected"] or details["actual"]:
            yield ""
            yield f"{label}: {', '.join(items) or 'nothing'}"
    if details["events"]:
        yield ""
        yield "Events since the last When:"
        yield from (f"  {number}. {each}" for number, each in _few(details["events"]))
    if details["offered"]:
        yield ""
        yield f"What could be answered: {details['offered']}"
    yield from details["log"][-4:]


def _few(events: list[str]) -> Iterator[tuple[int, str]]:
    first = max(0, len(events) - _EVENTS)
    yield from enumerate(events[first:], first + 1)


def _totals(gathered: Gathered) -> Iterator[str]:
    yield "| Engine | Rulebook | Passed of judged | Passed of all | Beside these |"
    yield "|---|---|---|---|---|"
    for column in gathered.columns:
        for book in gathered.books:
            if column not in book.columns:
                continue
            totals = book.totals(column)
            others = [
                f"{number} {verdict}"
                for verdict, number in totals["by_verdict"].items()
                if number and verdict != "passed"
            ]
            yield (
                f"| {text(column.name)} | {text(book.title)}, {text(book.edition)} "
                f"| {totals['passed']} of {totals['judged']} "
                f"| {totals['passed']} of {totals['in_suite']} | {', '.join(others)} |"
            )
    yield ""


def _matrix(gathered: Gathered) -> Iterator[str]:
    """Tell the clauses in which somebody did not pass, engine beside engine."""
    if len(gathered.columns) == 1:
        return
    for book in gathered.books:
        rows = [each for each in book.clauses if [v.value for v in each.verdicts] != ["passed"]]
        rows = [each for each in rows if each.verdicts]
        if not rows:
            continue
        yield f"| {text(book.title)} | {' | '.join(text(c.name) for c in book.columns)} |"
        yield "|---" * (len(book.columns) + 1) + "|"
        for clause in rows:
            cells = [clause.cell(column) for column in book.columns]
            said = [
                "not selected" if cell is None else f"{_named(cell.verdict)} {cell.so}/{cell.told}"
                for cell in cells
            ]
            yield f"| {text(clause.words['title'])} | {' | '.join(said)} |"
        yield ""
