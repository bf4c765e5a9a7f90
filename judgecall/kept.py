"""
What a pytest session keeps: rulebooks read once, and one engine for each rulebook.

Both the collector and the pytest-bdd binding play with these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judgecall.engines import TIMEOUT, EngineFault
from judgecall.players import connect
from judgecall.report.again import again
from judgecall.report.block import block
from judgecall.runs import How
from judgecall.selection import Library, home_of

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.engines import Connection, NotASpec
    from judgecall.lint import Checked
    from judgecall.play import Outcome
    from judgecall.rulebook import Rulebook

#: How wide a failure is told, since pytest captures the terminal.
_WIDTH = 100


class Kept:
    """Rulebooks and engines, each read or reached once."""

    def __init__(self, timeout: float | None) -> None:
        self.timeout = TIMEOUT if timeout is None else timeout
        self._library = Library(rehearsed=False)
        self._connections: dict[tuple[str, Path], Connection] = {}
        self._unreachable: dict[str, EngineFault] = {}

    @classmethod
    def by(cls, config: pytest.Config) -> Kept:
        """What this session keeps."""
        if _KEPT not in config.stash:
            kept = config.stash[_KEPT] = cls(config.getoption("judgecall_timeout"))
            config.add_cleanup(kept.close)
        return config.stash[_KEPT]

    def rulebook(self, path: Path) -> Checked | None:
        """The rulebook to which a feature file belongs, if it belongs to one."""
        home = home_of(path.absolute())
        return None if home is None else self._library.book(home)

    def connection(self, spec: str, rulebook: Rulebook) -> Connection:
        """An engine that was reached; one that cannot be reached is not tried again."""
        if spec in self._unreachable:
            raise self._unreachable[spec]
        key = spec, rulebook.folder
        if key not in self._connections:
            connection = connect(self.how(spec), rulebook)
            try:
                connection.open()
            except EngineFault as fault:
                self._unreachable[spec] = fault
                connection.close()
                raise
            self._connections[key] = connection
        return self._connections[key]

    def how(self, spec: str) -> How:
        """How an engine of this session is reached."""
        return How(spec, self.timeout)

    def tell(self, outcome: Outcome, spec: str) -> str:
        """Tell of a scenario that did not pass, as the runner does."""
        return block(outcome, again(outcome.scenario, self.how(spec)), _WIDTH).plain

    def close(self) -> None:
        """Let go of every engine."""
        while self._connections:
            self._connections.popitem()[1].close()


_KEPT = pytest.StashKey[Kept]()


def no_engine(error: EngineFault | NotASpec, spec: str) -> str:
    """Say why there is nobody to judge."""
    said = error.in_full() if isinstance(error, EngineFault) else str(error)
    return f"NO ENGINE  {spec}\n{said}"
