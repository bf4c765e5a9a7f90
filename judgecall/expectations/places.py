"""
On which lines the entries of an expectation file stand.

No reader of TOML tells this. The lines are found in a copy of the text in which everything
that is quoted or a comment is painted over, so that nothing in a reason looks like an entry.
"""

from __future__ import annotations

from typing import Final
import re

from judgecall.expectations.entries import TABLE, Place

_QUOTED_OR_COMMENT: Final = re.compile(
    r"""
    \"{3} (?: \\. | [^\\] )*? \"{3,5}
    | '{3} .*? '{3,5}
    | " (?: \\. | [^"\\\n] )* "
    | ' [^'\n]* '
    | \# [^\n]*
    """,
    re.DOTALL | re.VERBOSE,
)
_HEADER: Final = re.compile(rf"\s*\[\[\s*{TABLE}\s*\]\]")
_TABLE: Final = re.compile(r"\s*\[")
_KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


def painted_over(text: str) -> list[str]:
    """The lines with every comment made blank and every quoted text made plain."""
    return _QUOTED_OR_COMMENT.sub(_paint, text).split("\n")


def _paint(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " " if found[0].startswith("#") else "x", found[0])


def places(text: str) -> list[Place]:
    """The place of each entry, in the order in which they stand."""
    lines = painted_over(text)
    starts = [number for number, line in enumerate(lines) if _TABLE.match(line)]
    ends = [*starts, len(lines)][1:]
    return [
        _place(lines, start, end)
        for start, end in zip(starts, ends, strict=True)
        if _HEADER.match(lines[start])
    ]


def _place(lines: list[str], start: int, end: int) -> Place:
    last = max(number for number in range(start, end) if lines[number].strip())
    keys = [
        (found[1], number + 1)
        for number in range(start + 1, end)
        if (found := _KEY.match(lines[number]))
    ]
    return Place(start + 1, last + 1, tuple(keys))


def own_comments(text: str) -> set[int]:
    """The numbers of the lines that hold a comment and nothing else."""
    return {
        number
        for number, (line, painted) in enumerate(
            zip(text.split("\n"), painted_over(text), strict=True), 1
        )
        if line.lstrip().startswith("#") and not painted.strip()
    }
