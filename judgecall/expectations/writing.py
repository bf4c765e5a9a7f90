"""
An expectation file brought up to date: each fault's own advice, followed.

Only the lines that are at fault are touched. A comment on a line of its own stays even where
the entry below it goes; whoever wrote it knows whether it is still of use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import tomlkit

from judgecall.expectations.judgement import Do
from judgecall.expectations.judging import Expectations
from judgecall.expectations.places import own_comments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.expectations.judgement import Fault, Judgement
    from judgecall.runs import Run

#: How a file begins that was not there before.
BEGINNING: Final = """\
# What is known to go wrong with this engine, for: judgecall run --expect FILE
# An entry by clause stands for each of its scenarios. `must` also fails when it passes; `may`
# does not. Say why, and where it is tracked: issue = "https://..."
"""


def updated(expectations: Expectations, run: Run) -> tuple[Expectations, Judgement]:
    """
    Write down what was seen, and judge by it.

    What one round of advice brings up, such as an entry that is doubled once a name is mended,
    is the next round's. What no expectation excuses is left over.
    """
    judgement = expectations.judge(run)
    while faults := [fault for fault in judgement.faults if fault.do is not Do.MEND]:
        text = _followed(expectations.text, faults)
        assert text != expectations.text, "advice that changes nothing is given for ever"
        expectations = Expectations.of(expectations.path, text)
        judgement = expectations.judge(run)
    return expectations, judgement


def _followed(text: str, faults: Sequence[Fault]) -> str:
    """The text with the advice of all faults followed, from the last line to the first."""
    newline = "\r\n" if "\r\n" in text else "\n"
    plain = text.replace("\r\n", "\n")
    comments = own_comments(plain)
    lines = plain.rstrip("\n").split("\n") if plain.strip() else []
    added = [fault for fault in faults if fault.do is Do.ADD]
    there = [fault for fault in faults if fault.do is not Do.ADD]
    for fault in sorted(there, key=lambda fault: fault.line, reverse=True):
        first, last = fault.line - 1, fault.last
        kept = [line for at, line in enumerate(lines, 1) if first < at <= last and at in comments]
        if fault.do is Do.DELETE:
            lines[first:last] = kept
            _close_the_gap(lines, first + len(kept))
        elif fault.line == fault.last:
            lines[first] = _with_another_value(lines[first], fault.instead[0])
        else:
            lines[first:last] = [*kept, *fault.instead]
    for fault in added:
        lines += ["", *fault.instead] if lines else fault.instead
    while lines and not lines[0].strip():
        del lines[0]
    return newline.join(line.rstrip("\r") for line in [*lines, ""]) if lines else ""


def _close_the_gap(lines: list[str], at: int) -> None:
    """Leave one empty line where an entry stood between two, and none where it was the last."""
    before = at == 0 or not lines[at - 1].strip()
    while before and at < len(lines) and not lines[at].strip():
        del lines[at]
    while at == len(lines) and lines and not lines[-1].strip():
        del lines[-1]
        at -= 1


def _with_another_value(line: str, instead: str) -> str:
    """Change a line as far as needed; its indentation and a comment behind it stay."""
    written = tomlkit.parse(line)
    written.update(tomlkit.parse(instead))
    return tomlkit.dumps(written)
