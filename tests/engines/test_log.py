from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
import pytest

from judgecall.engines.log import KEPT_LINES, Tail


@given(
    st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n\r")), max_size=60),
    st.data(),
)
def test_the_last_lines_are_kept_however_the_log_was_cut(lines, data):
    tail = Tail()
    written = "".join(f"{line}\n" for line in lines).encode()
    while written:
        cut = data.draw(st.integers(1, len(written)))
        tail.feed(written[:cut])
        written = written[cut:]
    assert tail.lines() == lines[-KEPT_LINES:]


def test_a_line_that_is_not_finished_is_shown():
    tail = Tail()
    tail.feed(b"about to ")
    assert tail.lines() == ["about to "]


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_line_without_end_takes_no_more_memory_than_is_shown(end):
    tail = Tail()
    for _ in range(100):
        tail.feed(b"x" * 65536)
    tail.feed(end)
    assert len(tail._unfinished) + sum(map(len, tail.lines())) < 10_000


def test_bytes_that_are_no_text_are_shown_all_the_same():
    tail = Tail()
    tail.feed(b"\xff\n")
    assert tail.lines() == ["\N{REPLACEMENT CHARACTER}"]
