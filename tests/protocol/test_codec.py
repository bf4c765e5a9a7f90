from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
import pytest

from judgecall.protocol import NotAMessage, decode, encode

NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=5))
def test_a_message_is_one_line_and_comes_back(message):
    line = encode(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert decode(line) == message


SLIPS = [
    (b"\n", "empty line"),
    (b"  \r\n", "empty line"),
    (b"resolving Tribute...\n", "a print to stdout"),
    (b"42\n", "a print to stdout"),
    (b'"ready"\n', "a print to stdout"),
    (b"null\n", "a print to stdout"),
    (b'resolving... {"jsonrpc":"2.0"}\n', "without a line end, in front of a message"),
    (b'{"jsonrpc":"2.0"} done\n', "with a print to stdout after it"),
    (b'[{"jsonrpc":"2.0"}]\n', "a batch"),
    (b"{'jsonrpc': '2.0', 'id': 1}\n", "a dict as Python prints it"),
    (b'{"jsonrpc":"2.0","id":1}{"jsonrpc":"2.0","id":2}\n', "two messages in one line"),
    (b'{"jsonrpc":"2.0","id":1} {"jsonrpc":"2.0","id":2}\n', "two messages in one line"),
    (b"{\n", "spread over several lines"),
    (b'  "jsonrpc": "2.0",\n', "spread over several lines"),
    (b"[\n", "spread over several lines"),
    (b'{"jsonrpc":"2.0","id":1,"resu', "cut off"),
    (b'{"jsonrpc":"2.0","id":1,"result":NaN}\n', "a value that JSON does not have"),
    (b'{"jsonrpc":"2.0","result":{"decision":None}}\n', "a value that JSON does not have"),
    (b'{"jsonrpc":"2.0","id":1,}\n', "almost JSON"),
    (b'\xef\xbb\xbf{"jsonrpc":"2.0"}\n', "byte order mark"),
    ('{"jsonrpc":"2.0"}\n'.encode("utf-16"), "UTF-16"),
    ('{"jsonrpc":"2.0"}\n'.encode("utf-16-le"), "UTF-16"),
    ('{"player":"Zoë"}\n'.encode("latin-1"), "not UTF-8"),
    (b"Content-Length: 120\r\n", "a header"),
    (b"Traceback (most recent call last):\n", "the report of a crash"),
    (b"panic: runtime error: index out of range\n", "the report of a crash"),
    (b"    at Object.<anonymous> (/engine.mjs:3:7)\n", "the report of a crash"),
]


@pytest.mark.parametrize(("line", "slip"), SLIPS)
def test_a_line_that_is_no_message_is_told_its_likely_slip(line, slip):
    with pytest.raises(NotAMessage) as caught:
        decode(line)
    assert slip in caught.value.likely
    assert caught.value.line == line


@given(st.binary(max_size=200))
def test_no_line_whatever_breaks_the_decoder(line):
    try:
        message = decode(line)
    except NotAMessage as fault:
        assert fault.likely  # noqa: PT017 - either way will do
    else:
        assert isinstance(message, dict)


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b"{", b"}{", b'{"a":1}{', b":{ ", b"x"])
def test_a_bad_line_of_any_length_is_judged_at_once(opening):
    """Megabytes of brackets are what a guess by regular expressions could choke on."""
    with pytest.raises(NotAMessage):
        decode(opening * 1_000_000 + b"\n")
