"""Two states of a game, and where they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

#: A place in the state: the keys that lead to it.
Place = tuple[str, ...]


def differences(
    before: Any,  # noqa: ANN401 - states hold any JSON
    after: Any,  # noqa: ANN401
    place: Place = (),
) -> dict[Place, tuple[Any, Any]]:
    """List the places in which two states differ, with the value before and after."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: dict[Place, tuple[Any, Any]] = {}
        for key in sorted(before.keys() | after.keys()):
            if before.get(key) != after.get(key):
                found |= differences(before.get(key), after.get(key), (*place, key))
        return found
    return {} if before == after else {place: (before, after)}


def say_place(place: Place, value: Any) -> str:  # noqa: ANN401
    """Tell what stands in one place."""
    return f"{' > '.join(place)}: {value}"


def say_changes(changes: Mapping[Place, tuple[Any, Any]]) -> list[str]:
    """Tell changes of the state as lines."""
    return [f"{' > '.join(place)}: {old} became {new}" for place, (old, new) in changes.items()]
