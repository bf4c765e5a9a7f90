"""What happened in a game, in order: the events that players can see."""

from __future__ import annotations

from typing import Any

#: One thing that happened, as it is told: `{"event": <type>, ...}`.
Event = dict[str, Any]


class Log:
    """
    The events of one game, and how many of them have been told.

    What is told is a copy: nobody outside can change what happened.
    """

    __slots__ = ("_events", "_told")

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._told = 0

    def __len__(self) -> int:
        return len(self._events)

    def note(self, event: str, **facts: object) -> Event:
        """Write down that something happened."""
        noted = {"event": event, **facts}
        self._events.append(noted)
        return noted

    def since(self, mark: int) -> list[Event]:
        """What happened since the log was `mark` long. For the rules, which only look."""
        return self._events[mark:]

    def untold(self) -> list[Event]:
        """What happened since this was last asked."""
        told, self._told = self._told, len(self._events)
        return [_copy(event) for event in self._events[told:]]

    def everything(self) -> list[Event]:
        """All that happened since the game began."""
        return [_copy(event) for event in self._events]


def _copy(event: Event) -> Event:
    return {key: [*value] if type(value) is list else value for key, value in event.items()}
