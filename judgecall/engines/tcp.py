"""An engine that somebody else started, reached over TCP."""

from __future__ import annotations

from contextlib import suppress
from typing import Final
import socket

from judgecall.engines.faults import CannotReach
from judgecall.engines.lined import LinedTransport
from judgecall.engines.lines import Lines

#: How long reaching the other side may take, in seconds.
_REACH: Final = 5.0


class Tcp(LinedTransport):
    """A connection; opened again it is a new one, and the engine on the other side goes on."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.description = f"tcp://[{host}]:{port}" if ":" in host else f"tcp://{host}:{port}"
        self._socket: socket.socket | None = None

    def open(self) -> None:
        """Connect."""
        try:
            self._socket = socket.create_connection((self.host, self.port), timeout=_REACH)
        except socket.gaierror as error:
            raise CannotReach(
                f"the host {self.host} is not known: {error.strerror}",
                hint="Check the spelling of the address.",
            ) from error
        except OSError as error:
            raise CannotReach(
                f"nobody listens at {self.host}:{self.port} ({error.strerror or error})",
                hint="Start the engine first; with an adapter kit of ours: "
                f"--tcp {self.host}:{self.port}",
            ) from error
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._lines = Lines(self._socket.fileno(), self._socket.fileno())
        self._well = True

    def close(self) -> None:
        """Hang up."""
        self._lines = None
        if self._socket is not None:
            with suppress(OSError):
                self._socket.close()
            self._socket = None

    def stderr_tail(self) -> list[str]:
        """Nothing: an engine at the other end of a wire keeps its log to itself."""
        return []

    def _how_it_ended(self) -> str:
        return "closed the connection"
