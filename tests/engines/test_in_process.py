from __future__ import annotations

import signal
import sys

import pytest

from judgecall.engines import Broken, CannotReach, Crashed, TimedOut
from judgecall.engines.in_process import InProcess
from tests.engines import miniatures
from tests.engines.conftest import AMPLE, DOWN, SETUP

INITIALIZE = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}


class Answering:
    """An engine that answers everything alike."""

    def __init__(self, answer):
        self.handle = answer


def ask(answer, seconds: float = AMPLE):
    transport = InProcess("a test", lambda: Answering(answer))
    transport.open()
    return transport, lambda: transport.exchange(INITIALIZE, seconds)


def test_nothing_that_may_change_is_shared():
    kept = []

    def answer(message):
        kept.append(message)
        return message

    _, exchange = ask(answer)
    received = exchange()
    assert kept[0] == received == INITIALIZE
    assert kept[0] is not INITIALIZE
    assert kept[0]["params"] is not received["params"]
    assert kept[0]["params"] is not INITIALIZE["params"]


@pytest.mark.parametrize(
    ("name", "fault", "sentence"),
    [
        ("Raising", Crashed, "KeyError in act: 'unit'"),
        ("Exiting", Crashed, r"the engine called sys.exit\(3\) in game/act"),
        ("UnknownEvent", Broken, "figure-down is not an event"),
        ("Hanging", TimedOut, "did not answer game/act within 0.3 s"),
    ],
)
def test_a_misdeed_has_its_verdict_and_the_next_game_works(connect, name, fault, sentence):
    connection = connect(f"tests.engines.miniatures:{name}")
    connection.start(SETUP)
    connection.timeout = 0.3
    with pytest.raises(fault, match=sentence):
        connection.act(None, DOWN)
    connection.timeout = AMPLE
    assert connection.start(SETUP)["decision"] is None


def test_the_log_goes_to_the_tail_and_not_to_the_terminal(connect, capsys):
    connection = connect("tests.engines.miniatures:Raising")
    connection.start(SETUP)
    with pytest.raises(Crashed) as caught:
        connection.act(None, DOWN)
    assert caught.value.stderr[-1] == "KeyError: 'unit'"
    assert capsys.readouterr().err == ""


def test_what_json_does_not_know_is_a_crash_as_it_would_be_over_a_pipe():
    _, exchange = ask(lambda message: {"result": {1, 2}})
    with pytest.raises(Crashed, match="cannot be written as JSON"):
        exchange()


def test_an_answer_that_is_no_object_is_broken():
    _, exchange = ask(lambda message: None)
    with pytest.raises(Broken, match="is not a message"):
        exchange()


def test_an_engine_may_raise_what_it_likes():
    def answer(message):
        raise LookupError("where am I?")

    transport, exchange = ask(answer)
    with pytest.raises(Crashed, match=r"LookupError in initialize: where am I\?"):
        exchange()
    assert transport.stderr_tail()[-1] == "LookupError: where am I?"


def test_who_is_interrupted_by_the_user_is_not_to_blame():
    def answer(message):
        raise KeyboardInterrupt

    _, exchange = ask(answer)
    with pytest.raises(KeyboardInterrupt):
        exchange()


def test_an_engine_that_catches_everything_is_interrupted_all_the_same():
    def answer(message):
        while True:
            try:
                while True:
                    pass
            except Exception:  # noqa: BLE001
                pass

    _, exchange = ask(answer, 0.3)
    with pytest.raises(TimedOut):
        exchange()


def test_the_alarm_is_left_as_it_was():
    def ring(*_):
        raise AssertionError

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, 1000)
        _, exchange = ask(lambda message: message)
        exchange()
        assert signal.getsignal(signal.SIGALRM) is ring
        assert 900 < signal.setitimer(signal.ITIMER_REAL, 0)[0] <= 1000
    finally:
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("tests.engines.nowhere:engine", "there is no module tests.engines.nowhere"),
        ("tests.engines.miniatures:Nobody", "the module tests.engines.miniatures has no Nobody"),
        ("tests.engines.miniatures:MINIATURES", "is dict, which has no `handle`"),
        ("tests.engines.miniatures:state_of", r"state_of\(\) fails with TypeError"),
    ],
)
def test_what_is_no_engine_is_named(connect, spec, sentence):
    with pytest.raises(CannotReach, match=sentence):
        connect(spec).open()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import not_installed_anywhere", "fails with ModuleNotFoundError"),
        ("1 / 0", "fails with ZeroDivisionError: division by zero"),
        ("import sys; sys.exit(2)", "fails with SystemExit: 2"),
        ("def", "fails with SyntaxError"),
    ],
)
def test_a_module_that_does_not_import_is_named_with_the_reason(
    connect, tmp_path, monkeypatch, code, sentence
):
    (tmp_path / "engine_under_construction.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(CannotReach, match=f"importing engine_under_construction {sentence}"):
        connect("engine_under_construction:engine").open()


def test_an_instance_is_taken_as_it_is_and_a_class_is_made_afresh(connect, monkeypatch):
    monkeypatch.setattr(miniatures, "here", miniatures.AlwaysPassing(), raising=False)
    instance = connect("tests.engines.miniatures:here")
    instance.start(SETUP)
    assert instance.transport._engine is miniatures.here
    made = connect("tests.engines.miniatures:AlwaysPassing")
    made.start(SETUP)
    first = made.transport._engine
    made.close()
    made.start(SETUP)
    assert made.transport._engine is not first
