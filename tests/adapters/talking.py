"""Requests to the little engine, and a process that it is served by."""

from __future__ import annotations

from pathlib import Path
from typing import Any
import json
import os
import subprocess
import sys

from tests.adapters import little_engine

Json = dict[str, Any]

#: Python buffers its stdout when that is a pipe, unless this machine tells it otherwise.
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}

COMMAND = [sys.executable, str(Path(little_engine.__file__))]

INITIALIZE = {"protocol": 1, "suite": "0.1.0", "rulebook": "counting", "edition": "1"}
START = {"rulebook": "counting", "players": ["Ada", "Ben"], "active": "Ben", "objects": []}


def request(method: str, params: Json | None = None, number: Any = 1) -> Json:
    message = {"jsonrpc": "2.0", "id": number, "method": method}
    return message if params is None else message | {"params": params}


def act(kind: str) -> Json:
    return request("game/act", {"player": "Ada", "action": {"type": kind}})


INITIALIZED = request("initialize", INITIALIZE)
STARTED = request("game/start", START)


def line_of(message: Any) -> bytes:
    return json.dumps(message).encode() + b"\n"


def talk(*lines: Any) -> tuple[list[Json], str]:
    """All answers of the little engine to these lines (bytes as they are), and its log."""
    written = b"".join(line if isinstance(line, bytes) else line_of(line) for line in lines)
    done = subprocess.run(
        COMMAND,
        input=written,
        capture_output=True,
        timeout=60,
        check=False,
        env=BUFFERED,
    )
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()
