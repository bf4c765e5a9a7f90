from __future__ import annotations

import pytest

from judgecall.report.differences import put_side_by_side
from judgecall.report.page import Page


def told(expected, actual, *, in_order=True, width=80) -> str:
    page = Page(width)
    put_side_by_side(page, expected, actual, width, in_order=in_order)
    return page.plain


@pytest.mark.parametrize(
    ("expected", "actual", "shown"),
    [
        (
            ["Spite", "Vigil", "Tribute"],
            ["Spite", "Tribute", "Vigil"],
            """\
  Expected     Spite, Vigil, Tribute
  The engine   Spite, Tribute, Vigil
                      ^ first difference""",
        ),
        (
            ["Spite", "Vigil"],
            ["Spite"],
            """\
  Expected     Spite, Vigil
  The engine   Spite
                    ^ first difference""",
        ),
        (
            ["Spite"],
            ["Spite", "Vigil"],
            """\
  Expected     Spite
  The engine   Spite, Vigil
                      ^ first difference""",
        ),
        (
            ["獅子", "Vigil"],
            ["獅子", "Omen"],
            """\
  Expected     獅子, Vigil
  The engine   獅子, Omen
                     ^ first difference""",
        ),
        (
            ["Spite"],
            [],
            """\
  Expected     Spite
  The engine   nothing""",
        ),
        ([], [], ""),
    ],
)
def test_the_first_difference_is_pointed_at(expected, actual, shown):
    assert told(expected, actual) == shown


def test_what_is_not_compared_place_by_place_has_no_first_difference():
    assert told(["Ada has 2"], ["Ada has 1"], in_order=False) == (
        "  Expected     Ada has 2\n  The engine   Ada has 1"
    )


def test_long_lists_stand_below_each_other():
    events = [f"a figure of Hoplites is downed ({number})" for number in range(3)]
    assert told(events, [events[0], "something else", events[2]]) == (
        """\
  Expected
      1  a figure of Hoplites is downed (0)
  >   2  a figure of Hoplites is downed (1)
      3  a figure of Hoplites is downed (2)
  The engine
      1  a figure of Hoplites is downed (0)
  >   2  something else
      3  a figure of Hoplites is downed (2)
               > first difference, at 2"""
    )
