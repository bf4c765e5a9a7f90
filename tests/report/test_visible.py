from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
import pytest

from judgecall.report.visible import visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Hoplites take 2 damage", "Hoplites take 2 damage"),
        ("Zwölf Löwen · 獅子", "Zwölf Löwen · 獅子"),
        ("\x1b[31mred\x07", r"\x1b[31mred\x07"),
        ("two\nlines\ttab\r", r"two\nlines\ttab\r"),
        ("\u202eback", r"\u202eback"),
        ("\ud800", r"\ud800"),
        ("\u2028", r"\u2028"),
    ],
)
def test_what_does_not_print_is_shown_as_an_escape(text, shown):
    assert visible(text) == shown


def test_a_long_text_says_how_much_is_left_out():
    assert visible("x" * 2010) == "x" * 2000 + " ... (10 characters more)"


@given(st.text())
def test_nothing_that_a_terminal_would_obey_is_left(text):
    assert visible(text).isprintable()
