"""Lines over a socket pair: the other end is in the test's own hands."""

from __future__ import annotations

import socket
import threading

import pytest

from judgecall.engines.lines import Ended, Lines, Silence, TooLong, Unasked
from judgecall.protocol import LONGEST_LINE

AMPLE = 30.0


@pytest.fixture
def ends():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield Lines(ours.fileno(), ours.fileno()), theirs


@pytest.fixture
def replying(ends):
    """Lines to somebody who sends these pieces after the first line has come."""
    lines, theirs = ends
    threads = []

    def replies(*pieces: bytes) -> Lines:
        def answer():
            theirs.makefile("rb").readline()
            for piece in pieces:
                theirs.sendall(piece)

        threads.append(threading.Thread(target=answer))
        threads[-1].start()
        return lines

    yield replies
    for thread in threads:
        thread.join()


def test_a_line_comes_back_whole_however_it_was_cut(replying):
    lines = replying(b'{"a"', b":", b"1}", b"\n")
    assert lines.ask(b"?\n", AMPLE) == b'{"a":1}\n'
    assert lines.count == 1


def test_the_longest_line_is_still_a_line(replying):
    longest = b"x" * LONGEST_LINE + b"\n"
    assert replying(longest).ask(b"?\n", AMPLE) == longest


def test_a_longer_one_is_not(ends):
    lines, theirs = ends

    def flood():
        try:
            while True:
                theirs.sendall(b"x" * 65536)
        except OSError:
            pass

    flooding = threading.Thread(target=flood)
    flooding.start()
    with pytest.raises(TooLong) as caught:
        lines.ask(b"?\n", AMPLE)
    assert set(caught.value.heard) == {ord("x")}
    assert len(caught.value.heard) < 1000
    theirs.shutdown(socket.SHUT_RDWR)
    flooding.join()


def test_both_may_write_more_than_the_way_between_them_holds(ends):
    """Each side writes 4 MB before it reads; only reading while writing gets through."""
    lines, theirs = ends

    def answer():
        theirs.sendall(b"y" * 4_000_000)
        assert len(theirs.makefile("rb").readline()) == 4_000_001
        theirs.sendall(b"\n")

    answering = threading.Thread(target=answer)
    answering.start()
    assert len(lines.ask(b"x" * 4_000_000 + b"\n", AMPLE)) == 4_000_001
    answering.join()


def test_nobody_reading_is_silence(ends):
    lines, _ = ends
    with pytest.raises(Silence):
        lines.ask(b"x" * 4_000_000 + b"\n", 0.1)


def test_silence_tells_what_was_heard(ends):
    lines, theirs = ends
    theirs.sendall(b'{"half')
    with pytest.raises(Silence) as caught:
        lines.ask(b"?\n", 0.1)
    assert caught.value.heard == b'{"half'


def test_the_end_tells_what_was_heard(ends):
    lines, theirs = ends
    theirs.sendall(b'{"half')
    theirs.shutdown(socket.SHUT_WR)
    with pytest.raises(Ended) as caught:
        lines.ask(b"?\n", AMPLE)
    assert caught.value.heard == b'{"half'


def test_nobody_there_to_write_to_is_the_end(ends):
    lines, theirs = ends
    theirs.sendall(b"goodbye")
    theirs.close()
    with pytest.raises(Ended) as caught:
        lines.ask(b"x" * 4_000_000 + b"\n", AMPLE)
    assert caught.value.heard == b"goodbye"


def test_a_second_line_is_refused_when_it_is_known(replying):
    lines = replying(b"one\ntwo\n")
    assert lines.ask(b"?\n", AMPLE) == b"one\n"
    with pytest.raises(Unasked) as caught:
        lines.refuse_unasked()
    assert caught.value.heard == b"two\n"
    assert lines.count == 2
