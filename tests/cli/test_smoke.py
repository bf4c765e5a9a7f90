"""What an author reads who has just written an adapter."""

from __future__ import annotations

from pathlib import Path
import json
import re
import shlex
import shutil
import subprocess

import pytest

from judgecall.engines.child import Child
from judgecall.verdicts import ExitCode
from tests.cli.conftest import ROOT
from tests.smoke import broken as broken_engines

BROKEN = f"python {shlex.quote(str(Path(broken_engines.__file__)))}"

STEP = re.compile(
    r"^ *(\d+(?:-\d+)?)  (ok|adapter fault|differs|unsupported|not tried)(?:  +(.*))?$"
)


def steps(out: str) -> dict[str, str]:
    """What each step came to, by its title; `...` for those that were not tried."""
    found = (STEP.match(line) for line in out.splitlines())
    return {each[3] or "...": each[2] for each in found if each}


def troubles(out: str) -> dict[str, str]:
    return {title: kind for title, kind in steps(out).items() if kind not in {"ok", "not tried"}}


def again(out: str) -> list[str]:
    return re.findall(r"^  Again +(.*)$", out, re.MULTILINE)


ALL = {
    "arcane_legions": "Arcane Legions",
    "fawnalore": "Fawnalore",
    "flesh_and_blood": "Flesh and Blood",
    "unit_triggers": "Unit Triggers",
}
GOOD = {"reference": list(ALL), "python -m reference_engine": list(ALL)}
if shutil.which("node"):
    GOOD |= {
        f"node adapters/javascript/examples/{name}.mjs": [name]
        for name in ("arcane_legions", "flesh_and_blood")
    }


@pytest.mark.parametrize(("spec", "played"), GOOD.items(), ids=list(GOOD))
def test_of_an_engine_that_is_in_order_everything_is_ok(judgecall, monkeypatch, spec, played):
    monkeypatch.chdir(ROOT)
    ended = judgecall("smoke", "--engine", spec, "--timeout", 30)
    assert ended.code == ExitCode.OK
    assert set(steps(ended.out).values()) == {"ok"}
    for name in played:
        _, its_own = ended.out.split(f"\n{ALL[name]}, edition ")
        its_own, *_ = its_own.split("\n\n")
        assert "      a game that was begun is forgotten\n" in its_own
        assert len(steps(its_own)) >= 13
    last = ended.out.splitlines()[-1]
    assert f"ok. The adapter works. Next: judgecall run {' '.join(played)} --engine " in last
    assert last.endswith(shlex.join(["--engine", spec]))
    assert again(ended.out) == []


FIRST_LOOK = "all of it is shown"
ASKED = "Ben is asked which of his comes first"

#: How each is broken; the first step in which that shows; what is said of it.
FAULTS = [
    (
        "garbage",
        FIRST_LOOK,
        ["this looks like a print to stdout", "line 3 of its output: %&!"],
    ),
    (
        "printing",
        ASKED,
        [
            "this looks like a print to stdout",
            "line 3 of its output: Ben is thinking",
            "Log to stderr instead",
        ],
    ),
    (
        "missing_field",
        "the game is set up",
        ["the answer to game/start is not what the protocol allows at /result", "decision"],
    ),
    (
        "extra_field",
        ASKED,
        ["the answer to game/act is not what the protocol allows at /result/state", "mood"],
    ),
    (
        "dying_of_the_unknown",
        "a method that does not exist is refused",
        ["ended with exit code 1 instead of answering game/shuffle", "KeyError: 'game/shuffle'"],
    ),
    (
        "knowing_everything",
        "a method that does not exist is refused",
        [
            "answers with a result what it should refuse",
            "Expected     the error method not found (-32601)",
            "The engine   the result {}",
        ],
    ),
    (
        "careless",
        "params that make no sense are refused",
        ["invalid params (-32602)", "internal error (-32603): KeyError: 'players'"],
    ),
    (
        "refusing_and_moving",
        "Ada gives an order on Ben's turn: refused",
        [
            "refuses it, and yet shows another state",
            "/result/state/order_points/Ben",
            "Expected     8",
            "The engine   7",
        ],
    ),
    (
        "answering_the_stale",
        "the same answer again is stale",
        ["takes an answer to a decision that is no longer open", "Expected     stale (-32003)"],
    ),
    (
        "forgetting_to_ask",
        "Ben chooses Wrath, and all of it resolves",
        ["calls a decision stale that it has just asked for"],
    ),
    (
        "remembering",
        "and shows no event of the old one",
        ["shows other events than the answers before at /result/events"],
    ),
]


@pytest.mark.parametrize(("name", "step", "said"), FAULTS, ids=[name for name, *_ in FAULTS])
def test_a_fault_of_the_adapter_is_told_where_it_shows_and_can_be_shown_again(
    judgecall, name, step, said
):
    ended = judgecall("smoke", "--engine", f"{BROKEN} {name}", "--timeout", 30)
    assert ended.code == ExitCode.NOT_CONFORMANT
    found = troubles(ended.out)
    assert next(iter(found.items())) == (step, "adapter fault")
    assert set(found.values()) == {"adapter fault"}
    told = " ".join(ended.out.split())
    for words in said:
        assert " ".join(words.split()) in told
    assert "Mend the adapter first" in ended.out.splitlines()[-1]
    _shows_it_without_judgecall(again(ended.out)[0], name)


def _shows_it_without_judgecall(line, name):
    assert line.startswith("printf ")
    assert "judgecall smoke" not in line
    requests = re.findall(r"""'(\{"jsonrpc".*?\})'(?= )""", line)
    assert len(requests) >= 2
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    answers = done.stdout.splitlines()
    match name:
        case "garbage":
            assert answers[-1] == "%&!"
        case "printing":
            assert answers[-2] == "Ben is thinking"
        case "dying_of_the_unknown":
            assert len(answers) == len(requests) - 1
            assert "KeyError" in done.stderr
        case _:
            assert json.loads(answers[-1])["id"] == json.loads(requests[-1])["id"]
            assert len(answers) == len(requests)


def test_an_engine_that_hangs_is_waited_for_no_longer_than_was_said(judgecall):
    ended = judgecall("smoke", "--engine", "tests.smoke.broken:Hanging", "--timeout", 0.5)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert troubles(ended.out) == {
        "Ben chooses Wrath, and all of it resolves": "adapter fault",
        "Ben chooses what is not offered: refused": "adapter fault",
    }
    assert "did not answer game/decide within 0.5 s" in ended.out
    assert again(ended.out)[0].endswith(" --step 10 --timeout 0.5")


def test_an_engine_that_stays_when_nobody_can_ask_any_more_is_told_so(judgecall, monkeypatch):
    ends = Child.ends
    monkeypatch.setattr(Child, "ends", lambda child, _: ends(child, 0.2))
    ended = judgecall("smoke", "--engine", f"{BROKEN} staying", "--timeout", 30, "--step", 5)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert troubles(ended.out) == {"the engine ends when its input does": "adapter fault"}
    assert "still runs 30 s after its stdin was closed" in ended.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("dying_at_the_start", ["ended with exit code 3", "Its log      no licence found"]),
        ("wrong_id", ["the answer to request 1 has the id 8", "Copy the id of the request"]),
    ],
)
def test_who_does_not_introduce_themselves_is_asked_nothing_else(judgecall, name, said):
    ended = judgecall("smoke", "--engine", f"{BROKEN} {name}", "--timeout", 30)
    assert ended.code == ExitCode.NO_ENGINE
    assert steps(ended.out) == {"initialize: the engine says who it is": "adapter fault"}
    for words in said:
        assert words in ended.out


def test_where_there_is_no_engine_nothing_is_said_of_an_adapter(judgecall):
    ended = judgecall("smoke", "--engine", "nosuch-engine --fast")
    assert ended.code == ExitCode.NO_ENGINE
    assert "there is no command nosuch-engine" in ended.out
    assert steps(ended.out) == {}


def test_an_engine_that_reads_a_clause_otherwise_differs(judgecall):
    ended = judgecall("smoke", "--engine", "reference/inactive-first")
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert troubles(ended.out) == {ASKED: "differs"}
    assert steps(ended.out)["..."] == "not tried"
    assert '>   5  {"event":"resolves","ability":"Vigil","owner":"Ada"}' in ended.out
    assert "judgecall explain timing.bucket.active-first" in ended.out
    assert "The adapter works, the engine plays otherwise." in ended.out.splitlines()[-1]
    assert "adapter fault" not in ended.out


@pytest.mark.parametrize(
    ("misreading", "step", "sentence", "clause"),
    [
        (
            "destroyed-needs-deployment",
            "he destroys it: that fires, and its deployment never does",
            "game/decide is another than the rulebook's at /result/events",
            "destroyed.independent-of-deployment",
        ),
        (
            "face-down-cards-are-known",
            "Ada sees that a unit lies face-down at Location 4, and not which",
            "the view of Ada is not what Ada may know",
            "deploy.requires-reveal",
        ),
        (
            "dependent-but-not-moved",
            "Thump waits for the power, which is above its base",
            "game/act is another than the rulebook's at /result/state/cards/Slash/abilities",
            "6.3.2a.higher-stage",
        ),
    ],
)
def test_of_every_rulebook_a_misreading_is_told_by_step_and_clause(
    judgecall, misreading, step, sentence, clause
):
    ended = judgecall("smoke", "--engine", f"reference/{misreading}")
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert next(iter(troubles(ended.out).items())) == (step, "differs")
    told = " ".join(ended.out.split())
    assert sentence in told
    assert f"judgecall explain {clause}" in told
    assert "adapter fault" not in ended.out
    number = re.search(r"--step (\d+)", again(ended.out)[0])[1]
    shown = judgecall("smoke", "--engine", f"reference/{misreading}", "--step", number)
    assert steps(shown.out) == {step: "differs"}


def test_one_that_allows_or_refuses_otherwise_differs_too(judgecall):
    allows = judgecall("smoke", "--engine", "tests.engines.miniatures:AlwaysPassing")
    assert "the engine allows what the rulebook forbids" in allows.out
    assert "Expected     illegal (-32002): not-your-turn" in allows.out
    refuses = judgecall("smoke", "--engine", "tests.smoke.engines:Pedantic")
    assert "the engine refuses game/act, and the rulebook does not" in refuses.out
    assert 'Expected     "not-your-turn"\n  The engine   "no-such-unit"' in refuses.out
    for ended in (allows, refuses):
        assert ended.code == ExitCode.NOT_CONFORMANT
        assert set(troubles(ended.out).values()) == {"differs"}


@pytest.mark.parametrize(
    "spec", ["tests.smoke.engines:Skeleton", "python -m tests.smoke.engines Skeleton"]
)
def test_a_skeleton_is_unsupported_and_nothing_is_passed_with_it(judgecall, monkeypatch, spec):
    monkeypatch.chdir(ROOT)
    ended = judgecall("smoke", "--engine", spec, "--timeout", 30)
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert troubles(ended.out) == {"the game is set up": "unsupported"}
    assert "the engine does not support game/start" in ended.out
    assert "The adapter speaks, but no game was played." in ended.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Elsewhere", "ludo\n      the engine plays it, but this suite has: "),
        ("Nowhere", "the engine declares none, and this suite has: "),
    ],
)
def test_an_engine_of_other_games_is_told_which_there_are(judgecall, name, said):
    ended = judgecall("smoke", "--engine", f"tests.smoke.engines:{name}")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert said in ended.out
    assert set(steps(ended.out).values()) == {"ok"}


def test_what_the_engine_declares_beforehand_is_not_held_against_it(judgecall):
    ended = judgecall("smoke", "--engine", "tests.smoke.engines:Partial")
    assert steps(ended.out)[ASKED] == "unsupported"
    assert "the engine declares timing.bucket.active-first unsupported" in ended.out


def test_another_edition_is_told(judgecall):
    ended = judgecall("smoke", "--engine", "tests.smoke.engines:Older")
    assert "the engine follows edition 1999-12" in ended.out


def test_the_same_fault_is_told_at_length_only_once(judgecall):
    ended = judgecall("smoke", "--engine", f"{BROKEN} printing", "--timeout", 30)
    assert ended.out.count("Log to stderr instead") == 1
    assert "Because      the same as in step 9" in ended.out
    assert len(again(ended.out)) == 3


def test_one_step_is_shown_with_every_line_that_is_said(judgecall):
    whole = judgecall("smoke", "--engine", "reference/inactive-first")
    (line,) = again(whole.out)
    assert line == "judgecall smoke --engine reference/inactive-first --step 8"
    ended = judgecall(*shlex.split(line)[1:])
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert steps(ended.out) == {ASKED: "differs"}
    said = [each[:1] for each in ended.out.splitlines() if each[:3] in {"> {", "< {"}]
    assert said == [">", "<"] * 3
    fine = judgecall("smoke", "--engine", "reference", "--step", 2)
    assert fine.code == ExitCode.OK
    assert steps(fine.out) == {"a method that does not exist is refused": "ok"}


def test_a_step_that_does_not_exist_is_a_mistake_in_the_command(judgecall):
    ended = judgecall("smoke", "--engine", "reference", "--step", 99)
    assert ended.code == ExitCode.USAGE
    assert "there is no step 99" in ended.err


def test_an_engine_must_be_named(judgecall):
    assert judgecall("smoke").code == ExitCode.USAGE
    ended = judgecall("smoke", "--engine", "tcp://nowhere")
    assert ended.code == ExitCode.USAGE
    assert "tcp://nowhere is no address" in ended.err


def test_the_help_tells_what_each_word_means(judgecall):
    told = judgecall("smoke", "--help").out
    for word in ("ok", "adapter fault", "differs", "unsupported", "not tried"):
        assert re.search(rf"^    {word}  ", told, re.MULTILINE)
