"""What the kit does on the wire: over stdio and over TCP, with an author's slips and ours."""

from __future__ import annotations

from contextlib import contextmanager
import json
import socket
import subprocess

import pytest

from tests.adapters.talking import (
    BUFFERED,
    COMMAND,
    INITIALIZED,
    STARTED,
    act,
    line_of,
    request,
    talk,
)


def test_a_game_over_stdio():
    answers, _ = talk(
        INITIALIZED, STARTED, act("count"), act("count"), request("shutdown", number="bye")
    )
    assert answers[0]["result"]["engine"]["name"] == "Little engine"
    assert [answer["result"]["state"]["count"] for answer in answers[1:4]] == [0, 1, 2]
    assert answers[4] == {"jsonrpc": "2.0", "id": "bye", "result": {}}


def test_it_ends_with_its_input():
    assert talk()[0] == []
    assert len(talk(INITIALIZED)[0]) == 1


def test_after_a_shutdown_nothing_is_answered():
    answers, _ = talk(request("shutdown"), INITIALIZED)
    assert answers == [{"jsonrpc": "2.0", "id": 1, "result": {}}]


def test_a_shutdown_that_is_refused_is_none():
    answers, _ = talk(request("shutdown", []), INITIALIZED)
    assert answers[0]["error"]["code"] == -32602
    assert "result" in answers[1]


def test_a_last_line_without_its_end_is_a_line():
    answers, _ = talk(line_of(INITIALIZED).rstrip())
    assert answers[0]["result"]["protocol"] == 1


@pytest.mark.parametrize(
    ("kind", "log"),
    [
        ("print", "counting..."),
        ("print_by_descriptor", "counting by descriptor..."),
        ("print_by_child", "counting by child..."),
    ],
)
def test_stray_prints_go_to_the_log_and_not_between_the_answers(kind, log):
    answers, said = talk(STARTED, act(kind), act("count"))
    assert [answer["result"]["state"]["count"] for answer in answers] == [0, 0, 1]
    assert log in said.splitlines()


def test_what_was_printed_before_serving_goes_to_the_log_if_it_was_not_written_yet():
    answers, said = talk(INITIALIZED)
    assert len(answers) == 1
    assert "loading the little engine" in said


BAD_LINES = [
    (b"hello\n", -32700, "is not JSON"),
    (b"\n", -32700, "is not JSON"),
    (b'{"jsonrpc": "2.0", "id": 1\n', -32700, "is not JSON"),
    (b'{"jsonrpc": "2.0", "id": NaN, "method": "shutdown"}\n', -32700, "NaN is no number"),
    (b"\xff\xfe\n", -32700, "is not JSON"),
    (b"[" * 100_000 + b"\n", -32700, "is not JSON"),
    (b"1" * 10_000 + b"\n", None, ""),
    (b"[]\n", -32600, "batches"),
    (line_of([INITIALIZED, INITIALIZED]), -32600, "batches"),
    (b'"hello"\n', -32600, "must be a JSON object"),
    (b'{"id": [], "method": "shutdown"}\n', -32600, '"jsonrpc": "2.0"'),
    (b"x" * (17 << 20) + b"\n", -32600, "longer than 16 MiB"),
    (b"x" * (16 << 20) + b"\n", -32700, "is not JSON"),
]


@pytest.mark.parametrize(("line", "code", "sentence"), BAD_LINES, ids=range(len(BAD_LINES)))
def test_after_a_bad_line_the_next_request_is_answered_as_usual(line, code, sentence):
    answers, _ = talk(line, INITIALIZED, line, STARTED)
    assert len(answers) == 4
    for refusal in answers[0], answers[2]:
        assert refusal["id"] is None
        assert code is None or refusal["error"]["code"] == code
        assert sentence in refusal["error"]["message"]
    assert answers[1]["result"]["protocol"] == 1
    assert answers[3]["result"]["state"] == {"count": 0}


def test_a_line_without_end_takes_no_memory_to_speak_of():
    enormous = b"x" * (200 << 20) + b"\n"
    answers, _ = talk(enormous, STARTED, request("game/view", {}))
    assert answers[0]["error"]["code"] == -32600
    assert answers[2]["result"]["state"]["peak"] < 60 << 20


@pytest.mark.parametrize("kind", ["return_a_set", "return_nan", "return_itself"])
def test_an_answer_that_json_cannot_say_is_an_internal_error(kind):
    answers, _ = talk(STARTED, act(kind), act("count"))
    assert answers[1]["error"]["code"] == -32603
    assert "cannot be written as JSON" in answers[1]["error"]["message"]
    assert answers[2]["result"]["state"] == {"count": 1}


def test_text_that_is_no_text_does_not_end_the_conversation():
    answers, _ = talk(STARTED, act("return_half_a_character"), act("count"))
    assert answers[2]["result"]["state"] == {"count": 1}


def test_a_bug_leaves_its_traceback_in_the_log():
    answers, said = talk(STARTED, act("stumble"), act("count"))
    assert answers[1]["error"]["message"] == "KeyError in act: 'nothing'"
    assert "do_stumble" in said
    assert answers[2]["result"]["state"] == {"count": 1}


def test_nobody_left_to_answer_is_no_error():
    with subprocess.Popen(COMMAND, stdin=-1, stdout=-1, stderr=-1, env=BUFFERED) as process:
        process.stdout.close()
        _, said = process.communicate(line_of(INITIALIZED) * 3, timeout=60)
    assert process.returncode == 0
    assert b"Traceback" not in said


@pytest.mark.parametrize(
    "address", ["", "localhost", ":1", "localhost:", "localhost:99999", "a:b"]
)
def test_an_address_that_is_none_is_refused(address):
    done = subprocess.run([*COMMAND, "--tcp", address], capture_output=True, check=False)
    assert done.returncode == 2
    assert b"is not HOST:PORT" in done.stderr


@contextmanager
def listening(*words: str, host: str = "127.0.0.1"):
    """The little engine behind a port of its own; yields how to talk to it."""
    command = [*COMMAND, *words, "--tcp", f"{host}:0"]
    with subprocess.Popen(command, stderr=-1, stdout=-3) as process:
        try:
            said = process.stderr.readline().decode()
            assert said.startswith("listening on ")
            port = int(said.rpartition(":")[2])
            yield lambda: socket.create_connection((host.strip("[]"), port), timeout=60)
        finally:
            process.kill()


def say(connection: socket.socket, *messages):
    """What comes back for these messages until the other side hangs up."""
    connection.sendall(b"".join(map(line_of, messages)))
    connection.shutdown(socket.SHUT_WR)
    with connection.makefile("rb") as answers:
        return [json.loads(line) for line in answers]


def test_over_tcp_each_connection_has_an_engine_of_its_own():
    with listening() as connect:
        with connect() as first:
            assert len(say(first, INITIALIZED, STARTED, act("count"))) == 3
        with connect() as second:
            assert say(second, act("count"))[0]["error"]["code"] == -32600


def test_over_tcp_a_shutdown_ends_the_connection_and_not_the_listening():
    with listening() as connect:
        for _ in range(3):
            with connect() as connection:
                connection.sendall(line_of(request("shutdown")) + line_of(INITIALIZED))
                with connection.makefile("rb") as answers:
                    assert [json.loads(line)["result"] for line in answers] == [{}]


def test_over_tcp_who_hangs_up_rudely_does_not_end_the_listening():
    with listening() as connect:
        with connect() as rude:
            # Closed with an answer unread, it is reset.
            rude.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            rude.sendall(line_of(INITIALIZED) * 100)
        with connect() as polite:
            assert len(say(polite, INITIALIZED)) == 1


def test_over_tcp_several_are_served_at_the_same_time_each_with_an_engine_of_its_own():
    with listening() as connect, connect() as first, first.makefile("rb") as answers:
        first.sendall(line_of(STARTED))
        assert "result" in json.loads(answers.readline())
        with connect() as second:
            assert say(second, act("count"))[0]["error"]["code"] == -32600
        first.sendall(line_of(act("count")))
        assert json.loads(answers.readline())["result"]["state"] == {"count": 1}


def test_over_tcp_those_who_share_an_engine_are_served_in_turn():
    with listening("shared") as connect, connect() as first, connect() as second:
        with first.makefile("rb") as answers:
            first.sendall(line_of(STARTED))
            answers.readline()
            second.sendall(line_of(act("count")))
            first.sendall(line_of(request("shutdown")))
            assert json.loads(answers.readline())["result"] == {}
        assert say(second)[0]["error"]["message"].startswith("no game is in progress")


def test_over_tcp_who_comes_when_all_places_are_taken_is_served_later():
    with listening() as connect:
        taken = [connect() for _ in range(8)]
        for connection in taken:
            connection.sendall(line_of(INITIALIZED))
            assert connection.recv(1)
        with connect() as late:
            late.sendall(line_of(INITIALIZED))
            for connection in taken:
                connection.close()
            assert len(say(late)) == 1


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system speaks no IPv6")
def test_over_tcp_an_address_may_be_of_the_sixth_version():
    with listening(host="[::1]") as connect, connect() as connection:
        assert len(say(connection, INITIALIZED)) == 1
