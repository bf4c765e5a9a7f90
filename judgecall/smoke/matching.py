"""
Where an answer departs from the one that a conversation has.

Of an object, what the conversation names is compared. A list is compared whole and in order,
except that the options of a decision are compared as a set of ids, and that a list within
the events holds events of one moment, which may come in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import orjson

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The two lists that are not compared as they stand.
_EVENTS: Final = "/events"
_OPTIONS: Final = "/decision/options"

#: How many elements of a list are shown beyond those that are expected.
_MORE: Final = 8


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place at which two answers differ."""

    pointer: str
    expected: tuple[str, ...]
    actual: tuple[str, ...]
    in_order: bool = False


def difference(expected: Any, came: Any, pointer: str = "") -> Difference | None:  # noqa: ANN401
    """Find the first place at which what came is not what is expected; None if it is."""
    match expected, came:
        case dict(), dict():
            for key, wanted in expected.items():
                place = f"{pointer}/{key}"
                if key not in came:
                    return Difference(place, (compact(wanted),), ())
                if found := difference(wanted, came[key], place):
                    return found
            return _left_over(expected, came, pointer)
        case list(), list():
            if pointer == _OPTIONS:
                return _options(expected, came, pointer)
            return _list(expected, came, pointer)
    same = expected == came and isinstance(expected, bool) == isinstance(came, bool)
    return None if same else Difference(pointer, (compact(expected),), (compact(came),))


def compact(value: object) -> str:
    """The value as JSON in one line."""
    return orjson.dumps(value).decode()


def _left_over(expected: dict[str, Any], came: dict[str, Any], pointer: str) -> Difference | None:
    """Nothing may be named in vain, but where nothing is named there must be nothing."""
    if expected or not came or not pointer:
        return None
    return Difference(pointer, (compact(expected),), (compact(came),))


def _options(expected: list[Any], came: list[Any], pointer: str) -> Difference | None:
    wanted = sorted(option["id"] for option in expected)
    found = sorted(option["id"] for option in came)
    return None if wanted == found else Difference(pointer, tuple(wanted), tuple(found))


def _list(expected: list[Any], came: list[Any], pointer: str) -> Difference | None:
    arranged = list(_arranged(expected, came)) if pointer == _EVENTS else expected
    same = len(arranged) == len(came) and not any(
        difference(wanted, found) for wanted, found in zip(arranged, came, strict=True)
    )
    if same:
        return None
    return Difference(
        pointer,
        tuple(map(compact, arranged)),
        _some(came, len(arranged) + _MORE),
        in_order=True,
    )


def _some(values: list[Any], number: int) -> tuple[str, ...]:
    """So many of the values; an engine may send a great many."""
    shown = tuple(map(compact, values[:number]))
    left = len(values) - number
    return shown if left <= 0 else (*shown, f"... and {left} more")


def _arranged(expected: list[Any], came: list[Any]) -> Iterator[Any]:
    """What is expected, with what may come in any order put as it came."""
    at = 0
    for wanted in expected:
        if not isinstance(wanted, list):
            yield wanted
            at += 1
            continue
        waiting = list(wanted)
        missing = []
        for found in came[at : at + len(wanted)]:
            matching = next((each for each in waiting if not difference(each, found)), None)
            if matching is not None:
                waiting.remove(matching)
            missing.append(matching)
        # What found no partner stands where something else came in its place.
        for partner in missing + [None] * (len(wanted) - len(missing)):
            yield waiting.pop(0) if partner is None else partner
        at += len(wanted)
