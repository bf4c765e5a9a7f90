"""A way to an engine: what every way must do, and nothing about what is said on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgecall.protocol import Json


class Transport(ABC):
    """
    One engine at the other end. Opened, it takes one request at a time.

    Whatever goes wrong is an `EngineFault`. After one, the transport is of no more use
    until it was closed and opened again, which starts the engine afresh.
    """

    #: How a person names this way: "in process", the command, the address.
    description: str

    @abstractmethod
    def open(self) -> None:
        """Reach the engine, or raise `CannotReach`."""

    @abstractmethod
    def exchange(self, message: Json, seconds: float) -> Json:
        """Send one request and wait that long for the one answer."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the engine, and end it if it was started here. Never fails."""

    @abstractmethod
    def stderr_tail(self) -> list[str]:
        """The last lines that the engine logged, as far as they can be seen from here."""
