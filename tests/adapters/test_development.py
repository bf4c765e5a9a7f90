"""Development mode, and whose fault it is when an engine stumbles."""

# Engines are written here as authors write them.
# ruff: noqa: RUF012
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

from judgecall_adapter import contract as contracts
import judgecall_adapter
import pytest

from judgecall import resources
from tests.adapters.little_engine import LittleEngine
from tests.adapters.talking import (
    BUFFERED,
    COMMAND,
    INITIALIZED,
    START,
    STARTED,
    act,
    line_of,
    request,
)

SCHEMAS = resources.schemas()

#: Gives back a progress that is none.
HALF = act("return_half_a_character")

BROKEN = "the answer to game/act is not what the protocol allows, at /result: `events` is missing"


def run(words, *messages, **environment):
    """The exit code, the answers and the log of the little engine, served with these words."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=b"".join(map(line_of, messages)),
        capture_output=True,
        timeout=60,
        check=False,
        env=BUFFERED | environment,
    )
    # What is not served prints to its own standard output.
    lines = done.stdout.splitlines() if done.returncode == 0 else []
    answers = [json.loads(line) for line in lines]
    return done.returncode, answers, done.stderr.decode()


def test_what_is_no_answer_is_told_and_goes_out_as_an_internal_error():
    _, answers, log = run(["--check"], INITIALIZED, STARTED, HALF, act("count"))
    error = {"code": -32603, "message": BROKEN}
    assert answers[2] == {"jsonrpc": "2.0", "id": 1, "error": error}
    assert f"judgecall: {BROKEN}\n" in log
    assert answers[3]["result"]["state"] == {"count": 1}


def test_a_rulebook_without_a_schema_is_told_once():
    _, _, log = run(["--check"], INITIALIZED, STARTED, STARTED)
    assert log.count("has no schema for the rulebook counting") == 1


def test_an_engine_that_describes_itself_wrongly_is_told():
    class Nameless(LittleEngine):
        version = ""

    from judgecall_adapter.development import check_in

    response = Nameless().handle(INITIALIZED)
    instead = check_in(None).answered(INITIALIZED, response, line_of(response))
    assert (
        "to initialize is not what the protocol allows, at /result/engine/version"
        in (instead["error"]["message"])
    )


@pytest.fixture
def folder(tmp_path):
    """Schemas of the protocol and of the little engine's rulebook, whose counts are texts."""
    shutil.copy(SCHEMAS / "protocol.schema.json", tmp_path)
    rulebook = {
        "$id": "urn:judgecall:counting:1",
        "$defs": {"state": {"properties": {"count": {"type": "string"}}}},
    }
    (tmp_path / "counting.schema.json").write_text(json.dumps(rulebook))
    return tmp_path


def test_what_the_rulebook_says_is_held_to_as_well(folder):
    for words in (["--check", str(folder)], [f"--check={folder}"]):
        _, answers, _ = run(words, STARTED)
        assert answers[0]["error"]["message"].endswith("/result/state/count: 0 must be text")


def test_the_environment_asks_for_it_as_well(folder):
    for value, code in (("1", -32603), (str(SCHEMAS), -32603), ("0", None), ("", None)):
        _, answers, _ = run([], STARTED, HALF, JUDGECALL_CHECK=value)
        assert answers[1].get("error", {}).get("code") == code


def test_without_it_nothing_is_checked():
    _, answers, _ = run([], STARTED, HALF)
    assert "result" in answers[1]


def test_a_folder_without_schemas_is_refused(tmp_path):
    code, _, log = run(["--check", str(tmp_path)])
    assert code == 2
    assert f"there is no protocol.schema.json in {tmp_path}; name the folder" in log


def test_a_schema_that_says_more_than_the_kit_can_check_is_refused(folder):
    schema = json.loads((SCHEMAS / "protocol.schema.json").read_bytes())
    schema["$defs"]["name"]["maxLength"] = 7
    (folder / "protocol.schema.json").write_text(json.dumps(schema))
    code, _, log = run(["--check", str(folder)])
    assert code == 2
    assert "$defs/name uses the keyword `maxLength`, which this kit cannot check" in log


STUMBLE = {"type": "stumble"}
OVER_NOBODY = request("game/act", {"player": "", "action": STUMBLE})


def answered(message, engine=None):
    engine = engine or LittleEngine()
    engine.handle(STARTED)
    return engine.handle(message)["error"]


def test_over_params_that_break_the_schema_the_engine_is_not_at_fault(capsys):
    assert answered(OVER_NOBODY) == {
        "code": -32602,
        "message": "the params of game/act are not what the protocol allows, "
        "at /params/player: the text is empty (KeyError in act: 'nothing')",
    }
    assert "do_stumble" in capsys.readouterr().err


def test_over_proper_params_it_is():
    assert answered(act("stumble"))["code"] == -32603


def test_params_are_judged_as_they_came_in_whatever_became_of_them():
    nobody = request("game/act", {"player": "", "action": {"type": "spoil"}})
    _, answers, _ = run([], STARTED, act("spoil"), nobody)
    assert answers[1]["error"] == {
        "code": -32603,
        "message": "LookupError in act: what was I to do?",
    }
    assert answers[2]["error"]["code"] == -32602


def test_it_is_as_long_as_no_schemas_are_found(tmp_path):
    engine = LittleEngine()
    engine.schema_folder = str(tmp_path)
    assert answered(OVER_NOBODY, engine)["code"] == -32603


def test_it_is_when_the_schemas_cannot_be_read(tmp_path, capsys):
    (tmp_path / "protocol.schema.json").write_text('{"$id": "urn:x", "maxLength": 1}')
    engine = LittleEngine()
    engine.schema_folder = str(tmp_path)
    assert answered(OVER_NOBODY, engine)["code"] == -32603
    assert "UnknownKeyword" in capsys.readouterr().err


def test_a_start_is_judged_by_its_rulebooks_schema():
    class Legions(LittleEngine):
        rulebooks = {"arcane_legions": {"edition": "2011-01"}}

        def start(self, setup):
            return setup["objects"][0]["abilities"]

    start = START | {"rulebook": "arcane_legions", "objects": [{"type": "unit"}]}
    error = Legions().handle(request("game/start", start))["error"]
    assert error["code"] == -32602
    assert "at /params/objects/0: `name` is missing" in error["message"]


def test_the_good_path_never_looks_for_schemas():
    """Nor does an error that an engine means to answer with."""
    script = (
        "import sys; sys.path[:0] = sys.argv[1].split(':')\n"
        "from tests.adapters.talking import *\n"
        "engine = little_engine.LittleEngine()\n"
        "for message in (INITIALIZED, STARTED, act('count'), act('refuse'), STARTED):\n"
        "    engine.handle(message)\n"
        "print('judgecall_adapter.contract' in sys.modules)\n"
        "engine.handle(act('stumble'))\n"
        "print('judgecall_adapter.contract' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, os.pathsep.join(sys.path).replace(os.pathsep, ":")],
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.split() == [b"False", b"True"]


ALONE = "from judgecall_adapter import Engine, serve\nserve(Engine)\n"


@pytest.mark.parametrize(
    ("place", "code"),
    [("judgecall_adapter/schemas", 0), ("schemas", 0), ("elsewhere", 2)],
)
def test_a_copy_of_the_kit_finds_the_schemas_beside_it(tmp_path, place, code):
    shutil.copytree(judgecall_adapter.__path__[0], tmp_path / "judgecall_adapter")
    shutil.copytree(SCHEMAS, tmp_path / place)
    (tmp_path / "alone.py").write_text(ALONE)
    # Without site-packages, where Judgecall itself is.
    done = subprocess.run(
        [sys.executable, "-S", str(tmp_path / "alone.py"), "--check"],
        stdin=-3,
        capture_output=True,
        check=False,
        timeout=60,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    assert done.returncode == code, done.stderr


@pytest.mark.parametrize("inside", [True, False], ids=["a wheel", "a checkout"])
def test_an_installed_judgecall_lends_its_schemas(tmp_path, monkeypatch, inside):
    package = tmp_path / "judgecall"
    package.mkdir()
    (package / "__init__.py").touch()
    shutil.copytree(SCHEMAS, (package if inside else tmp_path) / "schemas")
    kit = tmp_path / "a" / "kit" / "far" / "away"
    shutil.copytree(judgecall_adapter.__path__[0], kit / "judgecall_adapter")
    script = "from judgecall_adapter.contract import *; print(folder_of_schemas())"
    done = subprocess.run(
        [sys.executable, "-S", "-c", script],
        capture_output=True,
        check=True,
        timeout=60,
        text=True,
        cwd=kit,
        env={"PYTHONPATH": f"{tmp_path}{os.pathsep}{kit}"},
    )
    assert done.stdout.strip() == str((package if inside else tmp_path) / "schemas")


def test_here_they_are_those_of_the_suite():
    assert contracts.folder_of_schemas().samefile(SCHEMAS)


def test_a_rulebook_is_no_path():
    assert not contracts.Contract(SCHEMAS, "../schemas/arcane_legions").whole
    assert contracts.Contract(SCHEMAS, "arcane_legions").whole
