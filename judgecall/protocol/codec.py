"""
Messages as lines, and lines as messages.

One message is one line of JSON, in UTF-8. The lines that are not messages come from a
small number of slips, so whoever made one is told which it probably was.
"""

from __future__ import annotations

from typing import Any, Final
import json
import re

import orjson

#: A JSON object: a message, or a part of one.
Json = dict[str, Any]

#: The longest line that either side reads as a message, in bytes.
LONGEST_LINE: Final = 16 * 1024 * 1024

#: How much of a bad line is looked at to guess where it comes from.
_GLANCE: Final = 4096

A_PRINT: Final = "this looks like a print to stdout"


class NotAMessage(Exception):
    """A line that is not a JSON object, with the slip that it most probably comes from."""

    def __init__(self, line: bytes, likely: str) -> None:
        super().__init__(f"a line that is not a message; {likely}")
        self.line = line
        self.likely = likely


def encode(message: Json) -> bytes:
    """The message as a line, with its line end."""
    return orjson.dumps(message, option=orjson.OPT_APPEND_NEWLINE)


def decode(line: bytes) -> Json:
    """The message that the line is."""
    try:
        message = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise NotAMessage(line, _likely(line, str(error))) from None
    if isinstance(message, dict):
        return message
    if isinstance(message, list):
        raise NotAMessage(line, "this looks like a batch; send one object a line")
    raise NotAMessage(line, A_PRINT)


#: Signs at the beginning of a line, most telling first, and the slip that each gives away.
_SIGNS: Final = (
    (re.compile(rb"\s*\Z"), "this is an empty line; end each message with one line end only"),
    (re.compile(rb"\xef\xbb\xbf"), "this begins with a byte order mark; write plain UTF-8"),
    (re.compile(rb"\xff\xfe|\xfe\xff|.?\x00"), "this looks like UTF-16; write UTF-8"),
    (
        re.compile(rb"Content-(Length|Type):", re.IGNORECASE),
        "this looks like a header; there are none here, a message is one line of JSON",
    ),
    (
        re.compile(rb"Traceback \(most recent call last\)|panic:|thread '|\s+at \S+ ?\("),
        "this looks like the report of a crash, printed to stdout",
    ),
    (
        re.compile(rb"\s*[{\[]\s*\Z|\s+[\"}\]]"),
        "this looks like JSON spread over several lines; write each message in one line",
    ),
    (
        re.compile(rb"\{\s*'"),
        "this looks like a dict as Python prints it; write it with json.dumps",
    ),
    (
        re.compile(rb"\{.*?[:,\[]\s*(NaN|-?Infinity|undefined|None|True|False)\b"),
        "this holds a value that JSON does not have, such as NaN or None",
    ),
    (
        re.compile(rb"[^{]+\{\s*\"(jsonrpc|id|result|error)\""),
        "this looks like a print to stdout, without a line end, in front of a message",
    ),
)


def _likely(line: bytes, complaint: str) -> str:
    for sign, slip in _SIGNS:
        if sign.match(line[:_GLANCE]):
            return slip
    if line.lstrip()[:1] != b"{":
        return A_PRINT
    return _likely_object(line.strip(), complaint)


def _likely_object(line: bytes, complaint: str) -> str:
    """What became of a message that at least began like one."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        return "this is not UTF-8"
    try:
        _, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        if not text.endswith("}"):
            return "this looks like a message that was cut off"
        return f"this is almost JSON: {complaint}"
    if text[end:].lstrip().startswith("{"):
        return "these look like two messages in one line; end each with a line end"
    return "this looks like a message with a print to stdout after it, in the same line"
