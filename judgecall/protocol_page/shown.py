"""A line of the wire, broken so that it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import json

from judgecall.protocol import NotAMessage, decode

if TYPE_CHECKING:
    from collections.abc import Iterator

#: How wide a page of code may be.
_WIDTH: Final = 96


def shown(line: bytes) -> str:
    """The message, broken where it is long; what is no message stands as it is."""
    try:
        return _laid_out(decode(line), 0)
    except NotAMessage:
        return line.decode()


def _laid_out(value: object, column: int, name: str = "") -> str:
    """The value behind its name: in one line if that fits, else with a line for each member."""
    flat = name + json.dumps(value, ensure_ascii=False)
    if len(flat) + column <= _WIDTH or not value or not isinstance(value, dict | list):
        return flat
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inner = " " * (column + 2)
    members = f",\n{inner}".join(_members(value, column + 2))
    return f"{name}{opening}\n{inner}{members}\n{' ' * column}{closing}"


def _members(value: dict[str, object] | list[object], column: int) -> Iterator[str]:
    if isinstance(value, list):
        yield from (_laid_out(each, column) for each in value)
    else:
        for key, each in value.items():
            yield _laid_out(each, column, f"{json.dumps(key, ensure_ascii=False)}: ")
