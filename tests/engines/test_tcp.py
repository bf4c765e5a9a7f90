from __future__ import annotations

from contextlib import contextmanager
import socket
import subprocess
import sys

import pytest

from judgecall.engines import CannotReach, Crashed
from tests.engines import miniatures
from tests.engines.conftest import DOWN, SETUP

SERVE = (
    "import sys; from judgecall_adapter import serve; from tests.engines import miniatures; "
    "serve(getattr(miniatures, sys.argv.pop(1)))"
)


@contextmanager
def served(name: str):
    """The address at which this miniature is served."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, name, "--tcp", "127.0.0.1:0"],
        stderr=subprocess.PIPE,
        text=True,
        cwd=str(miniatures.__file__).removesuffix("/tests/engines/miniatures.py"),
    ) as process:
        try:
            said = process.stderr.readline()
            assert said.startswith("listening on 127.0.0.1:")
            yield "tcp://" + said.split()[-1]
        finally:
            process.kill()


def test_a_game_over_tcp(connect):
    with served("AlwaysPassing") as address:
        connection = connect(address)
        assert connection.open().name == "AlwaysPassing"
        assert connection.start(SETUP)["events"] == []
        assert connection.act(None, DOWN)["decision"] is None


def test_the_next_connection_finds_no_game_in_progress(connect):
    with served("AlwaysPassing") as address:
        first = connect(address)
        first.start(SETUP)
        first.close()
        second = connect(address)
        second.open()
        with pytest.raises(Exception, match="no game is in progress"):
            second.act(None, DOWN)


def test_who_hangs_up_has_crashed(connect):
    with served("Exiting") as address:
        connection = connect(address)
        connection.start(SETUP)
        with pytest.raises(Crashed, match="closed the connection instead of answering game/act"):
            connection.act(None, DOWN)


def test_a_bug_over_tcp_leaves_the_engine_to_be_reached_again(connect):
    with served("Raising") as address:
        connection = connect(address)
        connection.start(SETUP)
        with pytest.raises(Crashed, match="KeyError in act"):
            connection.act(None, DOWN)
        assert connection.start(SETUP)


def test_nobody_there_is_said_with_what_to_do(connect):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(CannotReach, match=f"nobody listens at 127.0.0.1:{port}") as caught:
        connect(f"tcp://127.0.0.1:{port}").open()
    assert caught.value.hint.endswith(f"--tcp 127.0.0.1:{port}")
