"""
The numbers of a request, before the rules get to see them.

JSON knows one kind of number: 3.0 is as whole as 3, and nothing says how large one may be. The
rules count with whole numbers that a person might write down.
"""

from __future__ import annotations

from typing import Any

from judgecall_adapter import InvalidParams, Unsupported

#: The largest number that is counted with, and below zero the smallest.
LARGEST = 1_000_000_000


def whole(value: Any) -> Any:  # noqa: ANN401 - whatever JSON may say, and the same again
    """The same JSON, with whole numbers only; any other number is refused here."""
    return _plain(value) if _has_points(value) else value


def _has_points(value: object) -> bool:
    """Whether any number is written with a point or an exponent, though all are whole."""
    found = False
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            waiting.extend(each.values())
        elif isinstance(each, list):
            waiting.extend(each)
        elif isinstance(each, (int, float)):
            if isinstance(each, float):
                found = True
                if not each.is_integer():
                    raise InvalidParams(f"{each} is no whole number")
            if abs(each) > LARGEST:
                raise Unsupported(f"numbers beyond {LARGEST}")
    return found


def _plain(value: Any) -> Any:  # noqa: ANN401 - as above
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return int(value) if isinstance(value, float) else value
