"""A picture for a README: passed of judged, and passed of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from judgecall.pages.gathering import Gathered

_GREEN, _YELLOW, _RED, _GREY = "#1c6b32", "#7a5300", "#b3121f", "#5e5850"
_LABEL: Final = "judgecall"
#: The width of a letter in the font of the badge, on the safe side, and the room beside a text.
_LETTER, _ROOM = 6.6, 10


class CannotBadge(Exception):
    """A badge is asked of several engines at once."""


def badge(gathered: Gathered) -> str:
    """Draw the badge of one engine."""
    if len(gathered.columns) != 1:
        raise CannotBadge(
            f"a badge tells of one engine, and there are {len(gathered.columns)} reports"
        )
    report = gathered.columns[0].report
    totals = report["totals"]
    passed, judged, in_suite = totals["passed"], totals["judged"], totals["in_suite"]
    said = f"{passed} of {judged} judged, {passed} of {in_suite} in all"
    if not judged:
        said, colour = f"nothing judged, 0 of {in_suite} in all", _GREY
    elif report["exit_code"] == 0:
        colour = _GREEN if passed == in_suite else _YELLOW
    else:
        colour = _RED
    left = round(len(_LABEL) * _LETTER + 2 * _ROOM)
    right = round(len(said) * _LETTER + 2 * _ROOM)
    title = escape(f"{_LABEL}: passed {said}")
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" \
aria-label="{title}">
<title>{title}</title>
<clipPath id="r"><rect width="{left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="{left}" height="20" fill="#333333"/>\
<rect x="{left}" width="{right}" height="20" fill="{colour}"/></g>
<g fill="#ffffff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" \
text-anchor="middle">
<text x="{left / 2:g}" y="14">{_LABEL}</text>\
<text x="{left + right / 2:g}" y="14" textLength="{right - 2 * _ROOM}">{escape(said)}</text></g>
</svg>
"""
