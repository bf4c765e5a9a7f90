"""The front door: which engines there are, and how they are asked for."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from reference_engine import (
    __version__,
    engine,
    indistinguishable,
    methods,
    misreading,
    misreadings,
)
from reference_engine.__main__ import main
from reference_engine.core.misreadings import Misreadings
from reference_engine.shelf import MISREADINGS
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import Player, unit

HELLO = {"protocol": 1, "suite": "0.1.0", "rulebook": "arcane_legions", "edition": "2011-01"}


def test_it_introduces_itself():
    answer = Player(engine()).request("initialize", HELLO)
    assert answer["engine"]["version"] == __version__
    assert answer["engine"]["name"] == "Judgecall reference engine"
    assert answer["rulebooks"] == {
        "arcane_legions": {"edition": "2011-01"},
        "fawnalore": {"edition": "2026-11"},
        "unit_triggers": {"edition": "2026-11"},
        "flesh_and_blood": {"edition": "2.14.0"},
    }


def test_a_misreading_introduces_itself_as_one():
    answer = Player(misreading("one-queue")()).request("initialize", HELLO)
    assert answer["engine"]["name"].endswith("misreading one-queue")


def test_every_engine_has_its_own_game():
    one, other = Player(engine()), Player(engine())
    one.start(unit("Mine", "Ada"))
    with pytest.raises(Refused):
        other.view()


def test_a_new_game_forgets_the_one_before():
    play = Player(engine())
    play.start(unit("Mine", "Ada"))
    play.act("Ada", type="end-turn")
    play.start(unit("Other", "Ben"))
    view = play.view()
    assert view["events"] == []
    assert list(view["state"]["units"]) == ["Other"]


def test_an_unknown_misreading_is_answered_with_near_ones():
    with pytest.raises(LookupError, match="did you mean resumes-active"):
        misreading("resume-active")
    with pytest.raises(LookupError, match="--list-misreadings"):
        misreading("xyzzy")


def test_an_unknown_rulebook_is_answered_with_known_ones():
    with pytest.raises(LookupError, match="arcane_legions"):
        misreadings("chess")


def test_misreadings_need_different_names():
    shelf = Misreadings()
    rules = type("OneQueue", (), {"__doc__": "It is one queue."})
    shelf.of("a.clause")(rules)
    with pytest.raises(ValueError, match="two misreadings are called one-queue"):
        shelf.of("another.clause")(rules)
    with pytest.raises(ValueError, match="docstring"):
        shelf.of("a.clause")(type("Silent", (), {}))


def test_no_two_misreadings_on_the_shelf_have_the_same_id():
    ids = [wrong.id for rulebook in MISREADINGS for wrong in misreadings(rulebook)]
    assert len(ids) == len(set(ids))


def test_a_clause_that_nobody_can_see_misread_says_why_and_has_no_misreading():
    shelf = Misreadings()
    shelf.indistinguishable("a.clause", "It says the same as another one.")
    assert shelf.unseen == {"a.clause": "It says the same as another one."}
    wrong = type("Wrong", (), {"__doc__": "It is otherwise."})
    with pytest.raises(ValueError, match="wrong shows it is not"):
        shelf.of("a.clause")(wrong)
    shelf.of("another.clause")(wrong)
    with pytest.raises(ValueError, match="has a misreading"):
        shelf.indistinguishable("another.clause", "It says the same as another one.")


def test_the_list_shows_every_misreading_with_its_clause(capsys):
    main(["--list-misreadings"])
    told = capsys.readouterr().out
    for wrong in misreadings("arcane_legions"):
        assert f"{wrong.id}\n    arcane_legions: {wrong.clause}\n    {wrong.belief}\n" in told


def test_an_unknown_misreading_on_the_command_line_is_a_usage_error(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--misreading", "resume-active"])
    assert left.value.code == 2
    assert "did you mean resumes-active" in capsys.readouterr().err


def test_it_serves_over_standard_input_and_output():
    requests = io.StringIO()
    for number, (method, params) in enumerate([("initialize", HELLO), ("shutdown", {})]):
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        requests.write(json.dumps(message) + "\n")
    served = subprocess.run(
        [sys.executable, "-m", "reference_engine", "--misreading", "stack"],
        input=requests.getvalue(),
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    hello, bye = map(json.loads, served.stdout.splitlines())
    assert hello["result"]["engine"]["name"].endswith("misreading stack")
    assert bye["result"] == {}


def test_every_misread_clause_is_carried_out_somewhere():
    where = methods("arcane_legions")
    assert {wrong.clause for wrong in misreadings("arcane_legions")} <= set(where)
    [method] = where["timing.bucket.active-first"]
    assert method.endswith(".emptying_order")


def test_a_clause_that_cannot_be_seen_misread_has_no_misreading():
    unseen = indistinguishable("arcane_legions")
    assert not {wrong.clause for wrong in misreadings("arcane_legions")} & set(unseen)


@pytest.mark.parametrize("ask", [methods, indistinguishable])
def test_nothing_is_told_of_an_unknown_rulebook(ask):
    with pytest.raises(
        LookupError,
        match="the shelf holds arcane_legions, fawnalore, unit_triggers, flesh_and_blood",
    ):
        ask("chess")
