"""
Marks on the lines of feature files, as a build on GitHub shows them beside the change.

They are commands on standard output, so whatever an engine has written is escaped: it may
put words into a mark, and never a command of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from judgecall.report.visible import visible
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgecall.pages.gathering import ClausePage, Example, Gathered, Result

#: How many marks a build shows of one step; the rest is counted in one more.
MOST: Final = 9

#: What no engine declared beforehand is an error.
_LOUD: Final = frozenset(
    {Verdict.FAILED, Verdict.CRASHED, Verdict.TIMED_OUT, Verdict.BROKEN, Verdict.NOT_RUN},
)


def marks(gathered: Gathered) -> str:
    """Mark the line where each scenario went wrong, as far as a build shows marks."""
    found = list(_marks(gathered))
    lines = found[:MOST]
    if more := len(found) - len(lines):
        lines.append(_command({"title": "Judgecall"}, f"{more} more scenarios went wrong"))
    return "".join(f"{line}\n" for line in lines)


def _marks(gathered: Gathered) -> Iterator[str]:
    for book in gathered.books:
        for section in book.sections:
            for clause in section.clauses:
                for example in clause.examples.values():
                    for result in example.told:
                        if result.verdict in _LOUD:
                            yield _mark(clause, example, result)


def _mark(clause: ClausePage, example: Example, result: Result) -> str:
    details = result.details
    assert details is not None
    step = details["step"]
    return _command(
        {
            "file": example.file,
            "line": str(example.line if step is None else step["line"]),
            "title": f"{result.verdict.value}: {clause.words['title']}",
        },
        "\n".join(_said(details)),
    )


def _said(details: dict[str, Any]) -> Iterator[str]:
    if details["sentence"]:
        yield visible(details["sentence"])
    if details["expected"]:
        yield f"expected: {visible(', '.join(details['expected']))}"
    if details["actual"]:
        yield f"the engine: {visible(', '.join(details['actual']))}"
    yield f"again: {visible(details['again'])}"


def _command(properties: dict[str, str], message: str) -> str:
    told = ",".join(f"{name}={_escaped(value, ':,')}" for name, value in properties.items())
    return f"::error {told}::{_escaped(message)}"


def _escaped(text: str, more: str = "") -> str:
    """Write a text so that it stays one: no line breaks, and no end of a property within it."""
    for sign in f"%\r\n{more}":
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text
