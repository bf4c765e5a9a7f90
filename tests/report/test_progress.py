from __future__ import annotations

import io

from judgecall.report.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_on_a_terminal_one_line_is_written_over_and_over_and_taken_away():
    stream, clock = Terminal(), Clock()
    progress = Progress(stream, clock)
    progress.tell(1, 100, 0)
    assert stream.getvalue() == "", "a short run is over before anybody asks"
    clock.now = 0.2
    progress.tell(40, 100, 0)
    progress.tell(41, 100, 0)
    clock.now = 0.4
    progress.tell(80, 100, 2)
    progress.clear()
    progress.clear()
    assert stream.getvalue() == (
        "\r\x1b[2K  40 of 100 scenarios\r\x1b[2K  80 of 100 scenarios · 2 not passed\r\x1b[2K"
    )


def test_in_a_log_there_is_a_line_now_and_then():
    stream, clock = io.StringIO(), Clock()
    progress = Progress(stream, clock)
    for second in range(12):
        clock.now = float(second)
        progress.tell(second, 100, 0)
    progress.clear()
    assert stream.getvalue() == "  5 of 100 scenarios\n  10 of 100 scenarios\n"


def test_the_end_is_told_by_the_totals():
    stream, clock = io.StringIO(), Clock()
    clock.now = 0.0
    progress = Progress(stream, clock)
    clock.now = 60.0
    progress.tell(100, 100, 0)
    assert stream.getvalue() == ""


def test_other_things_than_scenarios_are_called_by_their_names():
    stream, clock = io.StringIO(), Clock()
    progress = Progress(stream, clock, what="misreadings", bad="not caught")
    clock.now = 6.0
    progress.tell(3, 97, 1)
    progress.close()
    assert stream.getvalue() == "  3 of 97 misreadings · 1 not caught\n"
