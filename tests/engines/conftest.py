from __future__ import annotations

from pathlib import Path
import shlex

import pytest

from judgecall.engines import Connection, parse_spec
from tests.engines import miniatures

#: A limit that no engine of these tests comes near, unless it hangs.
AMPLE = 30.0


@pytest.fixture
def connect():
    """Connections to engines named by a spec, closed when the test is over."""
    connections = []

    def connected(spec: str, timeout: float = AMPLE, **options) -> Connection:
        transport = parse_spec(spec, **options)
        connection = Connection(transport, "arcane_legions", "2011-01", timeout)
        connections.append(connection)
        return connection

    yield connected
    for connection in connections:
        connection.close()


def command(name: str) -> str:
    """The command that runs this miniature."""
    return f"python {shlex.quote(str(Path(miniatures.__file__)))} {name}"


def unit(name: str, owner: str, figures: int = 3) -> dict:
    return {
        "type": "unit",
        "name": name,
        "owner": owner,
        "base": "formation",
        "figures": figures,
        "hit_points": 1,
        "slots": figures,
        "attack": 2,
        "defense": 2,
        "adjacent": [],
        "abilities": [],
    }


#: A position that every miniature can set up.
SETUP = {
    "rulebook": "arcane_legions",
    "players": ["Ada", "Ben"],
    "active": "Ben",
    "objects": [unit("Hoplites", "Ada"), unit("Bears", "Ben", figures=2)],
}

#: An occurrence that the protocol allows.
DOWN = {"type": "happen", "effects": [{"do": "down", "count": 1, "unit": {"unit": "Bears"}}]}
