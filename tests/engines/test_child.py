from __future__ import annotations

import os
import select
import signal

import pytest

from judgecall.engines import CannotReach, Crashed
from judgecall.engines.child import Child
from tests.engines.conftest import AMPLE, DOWN, SETUP, command


def test_a_missing_command_is_named(connect):
    with pytest.raises(CannotReach, match="there is no command nowhere-to-be-found"):
        connect("nowhere-to-be-found --fast").open()


@pytest.mark.parametrize(("script", "runs"), [("engine.py", "python"), ("engine.mjs", "node")])
def test_a_script_named_as_a_command_is_told_what_runs_it(connect, script, runs):
    with pytest.raises(CannotReach) as caught:
        connect(script).open()
    assert caught.value.hint.endswith(f"{runs} {script}")


def test_a_file_that_may_not_be_executed_is_named(connect, tmp_path):
    (tmp_path / "engine").write_text("#!/bin/sh\n")
    with pytest.raises(CannotReach, match="may not be executed"):
        connect(str(tmp_path / "engine")).open()


def test_a_request_larger_than_any_pipe_meets_an_engine_that_logs_before_it_reads(connect):
    """Both sides write more than a pipe holds, at once: neither may wait for the other."""
    connection = connect(command("flooding_stderr"))
    connection.start(SETUP)
    assert connection.view("A" * 2_000_000)["events"] == []


def test_only_the_last_lines_of_the_log_are_kept(connect):
    connection = connect(command("flooding_stderr"))
    connection.start(SETUP)
    tail = connection.transport.stderr_tail()
    assert len(tail) == 32
    # It may have begun the next flood by now; what was logged before the answer is there.
    connection.close()
    assert all(line.startswith("line ") for line in connection.transport.stderr_tail())


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="this system cannot watch a process")
def test_whatever_the_engine_started_ends_with_it(connect):
    connection = connect(command("leaving_a_child_behind"))
    connection.start(SETUP)
    grandchild = os.pidfd_open(int(connection.transport.stderr_tail()[0]))
    try:
        assert not ended(grandchild, seconds=0)
        connection.close()
        assert ended(grandchild, seconds=AMPLE)
    finally:
        os.close(grandchild)


def ended(process: int, seconds: float) -> bool:
    """Whether this process has ended, or does so within the time."""
    return bool(select.select([process], [], [], seconds)[0])


def test_an_engine_on_the_kit_is_left_to_end_by_itself(connect):
    connection = connect(command("alwayspassing"))
    connection.start(SETUP)
    process = connection.transport._process
    connection.close()
    assert process.returncode == 0


def test_an_engine_that_hangs_is_not_waited_for(connect):
    connection = connect(command("hanging"))
    connection.start(SETUP)
    connection.timeout = 0.3
    process = connection.transport._process
    with pytest.raises(Exception, match=r"within 0\.3 s"):
        connection.act(None, DOWN)
    connection.close()
    assert process.returncode == -signal.SIGKILL


def test_an_engine_that_is_gone_before_the_request_has_crashed(connect):
    connection = connect(command("alwayspassing"))
    connection.start(SETUP)
    process = connection.transport._process
    process.kill()
    process.wait()
    with pytest.raises(Crashed, match="was killed by SIGKILL"):
        connection.act(None, DOWN)
    assert connection.start(SETUP)


def test_closing_twice_is_closing_once():
    child = Child(["cat"])
    child.open()
    child.close()
    child.close()


def test_it_speaks_to_a_child_that_is_no_engine():
    """`cat` answers each request with the request itself."""
    child = Child(["cat"])
    child.open()
    try:
        message = {"jsonrpc": "2.0", "id": 1, "method": "shutdown", "params": {}}
        assert child.exchange(message, AMPLE) == message
    finally:
        child.close()


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system cannot pin")
def test_pinned_both_run_on_one_processor_and_only_for_as_long(connect):
    before = os.sched_getaffinity(0)
    connection = connect(command("alwayspassing"), pin=True)
    connection.start(SETUP)
    here = os.sched_getaffinity(0)
    there = os.sched_getaffinity(connection.transport._process.pid)
    connection.close()
    assert len(here) == 1
    assert there == here
    assert os.sched_getaffinity(0) == before


def test_a_child_ends_when_its_input_does(connect):
    connection = connect(command("alwayspassing"))
    connection.open()
    assert connection.transport.ends(AMPLE)


def test_one_that_does_not_is_seen_to_stay_and_is_ended_all_the_same(connect):
    connection = connect("python -c 'import sys, time; time.sleep(600)'")
    connection.transport.open()
    process = connection.transport._process
    assert not connection.transport.ends(0.05)
    connection.transport.close()
    assert process.poll() is not None


def test_one_that_has_much_to_say_at_its_end_can_say_it(connect):
    words = "sys.stdin.read(); print('x' * 10**6); print('y' * 10**6, file=sys.stderr)"
    connection = connect(f'python -c "import sys; {words}"')
    connection.transport.open()
    assert connection.transport.ends(AMPLE)
