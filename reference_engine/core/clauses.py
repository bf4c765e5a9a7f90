"""
The bond between a clause and the code that satisfies it.

A method of a rulebook's `Rules` is marked with the ids of the clauses that it carries
out, so that the engine can be read as the rulebook and the rulebook can point into the
engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_Method = TypeVar("_Method", bound=Callable[..., object])

_MARK = "__clauses__"


def clause(*ids: str) -> Callable[[_Method], _Method]:
    """Mark a method with the ids of the clauses that it satisfies."""

    def mark(method: _Method) -> _Method:
        setattr(method, _MARK, ids)
        return method

    return mark


def clauses_of(rules: type) -> dict[str, tuple[str, ...]]:
    """Where each clause stands in these rules: its id, and the methods marked with it."""
    found: dict[str, tuple[str, ...]] = {}
    for owner in reversed(rules.__mro__):
        for name, method in vars(owner).items():
            for each in getattr(method, _MARK, ()):
                where = f"{owner.__module__}.{owner.__qualname__}.{name}"
                found[each] = (*found.get(each, ()), where)
    return found
