from __future__ import annotations

import sys

import pytest

from judgecall.engines import CannotReach, NotASpec, parse_spec
from judgecall.engines.child import Child
from judgecall.engines.in_process import InProcess
from judgecall.engines.tcp import Tcp
from tests.engines.conftest import SETUP


@pytest.mark.parametrize(
    ("text", "kind", "description"),
    [
        ("reference", InProcess, "reference engine, in process"),
        ("reference/some-misreading", InProcess, "reference/some-misreading, in process"),
        ("my.engine:Engine", InProcess, "my.engine:Engine, in process"),
        ("engine:games.engine", InProcess, "engine:games.engine, in process"),
        ("tcp://localhost:4711", Tcp, "tcp://localhost:4711"),
        ("tcp://[::1]:4711", Tcp, "tcp://[::1]:4711"),
        ("tcp://10.0.0.1:1/", Tcp, "tcp://10.0.0.1:1"),
        ("node my-engine.mjs", Child, "node my-engine.mjs"),
        ("./engine", Child, "./engine"),
        ("  ./engine --fast ", Child, "./engine --fast"),
        ("engine", Child, "engine"),
        ("my engine:thing", Child, "my engine:thing"),
        ("references", Child, "references"),
    ],
)
def test_words_name_a_way(text, kind, description):
    transport = parse_spec(text)
    assert type(transport) is kind
    assert transport.description == description


def test_a_command_is_split_as_a_shell_does():
    assert parse_spec("run 'my engine' --as \"a b\"").command == (
        "run",
        "my engine",
        "--as",
        "a b",
    )


def test_python_is_the_one_that_runs_the_suite():
    assert parse_spec("python -m engine").command == (sys.executable, "-m", "engine")
    assert parse_spec("python3 -m engine").command == ("python3", "-m", "engine")


def test_an_address_is_read():
    six = parse_spec("tcp://[::1]:80")
    assert (six.host, six.port) == ("::1", 80)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no engine is named"),
        ("   ", "no engine is named"),
        ("reference/", "a misreading must be named after the slash"),
        ("tcp://localhost", "is no address; write it as tcp://HOST:PORT"),
        ("tcp:localhost:80", "is no address; write it as tcp://HOST:PORT"),
        ("tcp://:80", "is no address"),
        ("tcp://::1:80", "is no address"),
        ("tcp://localhost:0", "there is no port 0"),
        ("tcp://localhost:65536", "there is no port 65536"),
        ("http://localhost:80", "engines are not reached by http"),
        ("node 'my-engine.mjs", "cannot be split into words: No closing quotation"),
        ("''", "names nothing to run"),
    ],
)
def test_words_that_name_none_are_told_what_would(text, sentence):
    with pytest.raises(NotASpec, match=sentence):
        parse_spec(text)


def test_the_reference_engine_is_found_by_name(connect):
    connection = connect("reference")
    handshake = connection.open()
    assert handshake.supports_rulebook
    assert connection.start(SETUP)["decision"] is None


def test_a_misreading_is_found_by_name(connect):
    import reference_engine

    some = next(iter(reference_engine.misreadings("arcane_legions")))
    identity = getattr(some, "id", some)
    assert connect(f"reference/{identity}").open().supports_rulebook


def test_a_misreading_that_nobody_has_is_named(connect):
    with pytest.raises(CannotReach, match="no-such-misreading"):
        connect("reference/no-such-misreading").open()
