"""Both kits answer the recorded conversations, byte for byte, and those are as they must be."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from io import BytesIO
from pathlib import Path
import json
import re
import socket
import subprocess
import sys

from jsonschema import Draft202012Validator
from judgecall_adapter.serving import converse
import pytest

from judgecall.protocol.schemas import protocol_schema
from tests.adapters import abacus
from tests.adapters.node import ADAPTERS, JAVASCRIPT, needs_node

REPLAY = ADAPTERS / "vectors" / "replay.py"

spec = spec_from_file_location("replay", REPLAY)
replay = module_from_spec(spec)
sys.modules["replay"] = replay  # a NamedTuple looks its module up there
spec.loader.exec_module(replay)

FILES = replay.vectors()
each_vector = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

PYTHON_ABACUS = [sys.executable, str(Path(abacus.__file__))]
JAVASCRIPT_ABACUS = ["node", str(JAVASCRIPT / "test" / "abacus.mjs"), "serve"]
each_kit = pytest.mark.parametrize(
    "command",
    [
        pytest.param(PYTHON_ABACUS, id="python"),
        pytest.param(JAVASCRIPT_ABACUS, id="javascript", marks=needs_node),
    ],
)

#: Conversations with requests that the schema does not allow, and that are answered nevertheless.
BEYOND_THE_SCHEMA = {"json-rpc", "handshake-version"}

#: What refuses a request that an engine never sees.
NEVER_SEEN = {-32700, -32600, -32601, -32602}


def exchanges(file):
    """Each line that is sent, with what comes of it."""
    _, *lines = replay.read(file)
    assert len(lines) % 2 == 0
    return list(zip(lines[::2], lines[1::2], strict=True))


def test_every_answer_of_the_protocol_has_its_conversation():
    codes = {
        answer["from"].get("error", {}).get("code")
        for file in FILES
        for _, answer in exchanges(file)
        if "from" in answer
    }
    assert codes == {None, *protocol_schema()["$defs"]["error"]["properties"]["code"]["enum"]}


@each_vector
def test_a_record_says_what_it_is_about_and_goes_to_and_fro(file):
    about, *_ = replay.read(file)
    assert list(about) == ["about"]
    assert exchanges(file)
    for sent, answer in exchanges(file):
        assert list(sent) == ["to"]
        assert list(answer) in (["from"], ["end"])


@each_vector
def test_a_record_is_canonical(file):
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    assert first.isascii() or first
    assert lines == [replay.canonical(json.loads(line)) for line in lines]


def of(name):
    return Draft202012Validator({**protocol_schema(), "anyOf": [{"$ref": f"#/$defs/{name}"}]})


REQUEST, RESPONSE = of("request"), of("response")


@each_vector
def test_what_is_recorded_is_what_the_schema_allows(file):
    for sent, answer in exchanges(file):
        if "end" in answer:
            continue
        response = answer["from"]
        if not isinstance(response["id"], str):
            RESPONSE.validate(response)
        if response.get("error", {}).get("code") in NEVER_SEEN:
            continue
        request = asked(sent["to"])
        if file.stem not in BEYOND_THE_SCHEMA:
            REQUEST.validate(request)
        if "result" in response:
            of(f"{request['method'].replace('/', '.')}.result").validate(response["result"])


def asked(sent):
    return json.loads(sent) if isinstance(sent, str) else sent


def test_what_is_beyond_the_schema_is_so():
    for name in BEYOND_THE_SCHEMA:
        file = next(file for file in FILES if file.stem == name)
        results = [sent["to"] for sent, answer in exchanges(file) if "result" in answer["from"]]
        assert not all(REQUEST.is_valid(asked(sent)) for sent in results)


def as_recorded(file, say):
    _, differences = replay.replayed(replay.read(file), say)
    assert differences == []


@each_vector
def test_the_python_kit_answers_as_recorded_in_process(file):
    requests = b"".join(replay.line_of(sent["to"]) for sent, _ in exchanges(file))
    replies = BytesIO()
    converse(abacus.Abacus(), BytesIO(requests), replies)
    answers = iter(replies.getvalue().splitlines(keepends=True))
    as_recorded(file, lambda _: next(answers, None))
    assert list(answers) == []


@each_vector
def test_the_python_kit_answers_as_recorded_over_stdio(file):
    with subprocess.Popen(PYTHON_ABACUS, stdin=-1, stdout=-1, stderr=-3) as child:
        as_recorded(file, saying(child.stdin, child.stdout))
        child.stdout.close()
        child.kill()


def saying(requests, answers):
    def say(line):
        try:
            requests.write(line)
            requests.flush()
            return answers.readline() or None
        except (BrokenPipeError, ConnectionResetError):
            return None

    return say


@contextmanager
def listening(command):
    with subprocess.Popen([*command, "--tcp", "127.0.0.1:0"], stdout=-3, stderr=-1) as child:
        try:
            port = re.fullmatch(rb"listening on 127\.0\.0\.1:(\d+)\n", child.stderr.readline())
            yield int(port[1])
        finally:
            child.kill()


@each_kit
def test_a_kit_answers_as_recorded_over_tcp(command):
    with listening(command) as port:
        for file in FILES:
            with (
                socket.create_connection(("127.0.0.1", port), timeout=60) as connection,
                connection.makefile("rwb", buffering=0) as stream,
                connection.makefile("rb") as answers,
            ):
                as_recorded(file, saying(stream, answers))


@each_kit
def test_a_kit_checks_the_abacus_and_finds_nothing(command):
    for name in ("game", "decision", "illegal", "unscripted"):
        file = next(file for file in FILES if file.stem == name)
        with subprocess.Popen([*command, "--check"], stdin=-1, stdout=-1, stderr=-3) as child:
            as_recorded(file, saying(child.stdin, child.stdout))
            child.stdout.close()
            child.kill()


def test_a_difference_is_told_with_its_line(tmp_path):
    slip = f"import json\nfor line in open(0):\n    print({'{}'!r}, flush=True)\n"
    (tmp_path / "kit.py").write_text(slip)
    done = subprocess.run(
        [sys.executable, str(REPLAY), sys.executable, str(tmp_path / "kit.py")],
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 1
    assert b'batch.ndjson:3\n  recorded {"from":{"error":' in done.stdout
    assert b'\n  answered {"from":{}}\n' in done.stdout


@needs_node
def test_the_javascript_kits_own_tests_of_both_pass():
    files = [str(JAVASCRIPT / "test" / f"{name}.test.mjs") for name in ("vectors", "development")]
    done = subprocess.run(
        ["node", "--test", *files], capture_output=True, check=False, timeout=300, text=True
    )
    assert done.returncode == 0, done.stdout
    assert int(re.search(r"^# pass (\d+)$", done.stdout, re.MULTILINE)[1]) > len(FILES)
