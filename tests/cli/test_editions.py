"""Freezing an edition, being held to it, and scoring by it, from the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING
import json
import shlex
import sys

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.verdicts import ExitCode

if TYPE_CHECKING:
    from tests.drafts import Draft

COST = "arcane_legions/orders.cost/a-formation-moves"

#: An engine that plays nothing and writes down by which edition it is to be judged.
ASKED = """\
import json, sys

for line in sys.stdin:
    asked = json.loads(line)
    result = None
    if asked["method"] == "initialize":
        with open("asked.txt", "a", encoding="utf-8") as file:
            file.write(asked["params"]["edition"] + "\\n")
        engine = {"name": "Asked", "version": "1", "language": "Python"}
        result = {"protocol": 1, "engine": engine, "rulebooks": {}, "capabilities": []}
    print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": result}), flush=True)
"""


@pytest.fixture
def frozen(draft, judgecall):
    assert judgecall("freeze", draft.folder, "2011-01").code == ExitCode.OK
    return draft


def add(draft: Draft) -> None:
    text = draft.path("orders.feature").read_text("utf-8")
    added = text[text.index("    Scenario:") :].replace("A formation moves", "It moves again")
    draft.write("orders.feature", f"{text}\n{added}")


def overtake(draft: Draft) -> None:
    """Change one frozen scenario, in a new edition."""
    draft.change("Ada has 6 order points", "Ada has 7 order points", "orders.feature")
    draft.change('edition = "2011-01"', 'edition = "2012-03"', "rulebook.toml")


def report_of(judgecall, tmp_path, *arguments) -> dict:
    path = tmp_path / "report.json"
    judgecall("run", *arguments, "--report", path)
    return json.loads(path.read_text(encoding="utf-8"))


# judgecall freeze


def test_freezing_says_what_was_written_and_what_to_do_with_it(judgecall, draft, monkeypatch):
    monkeypatch.chdir(draft.folder.parent)
    ended = judgecall("freeze", "arcane_legions/", "2011-01")
    assert ended.code == ExitCode.OK
    assert ended.out.splitlines() == [
        "wrote arcane_legions/editions/2011-01.toml: 3 clauses, 5 scenarios",
        "",
        "Commit it. `judgecall lint` now holds the rulebook to it, and this scores by it:",
        "",
        "  judgecall run arcane_legions/ --edition 2011-01",
    ]


def test_the_command_that_freezing_gives_works(judgecall, frozen):
    ended = judgecall("run", frozen.folder, "--edition", "2011-01")
    assert ended.code == ExitCode.OK
    assert "passed 5 of 5 judged, 5 of 5 in the edition" in ended.out


def test_freezing_again_says_that_nothing_has_changed(judgecall, frozen):
    ended = judgecall("freeze", frozen.folder, "2011-01")
    assert ended.code == ExitCode.OK
    assert "holds the same already: 3 clauses, 5 scenarios" in ended.out


def test_freezing_again_is_refused_after_a_change(judgecall, frozen):
    frozen.change("Ada has 6 order points", "Ada has 7 order points", "orders.feature")
    ended = judgecall("freeze", frozen.folder, "2011-01")
    assert ended.code == ExitCode.SUITE_FAULT
    assert "orders.feature:9: this scenario no longer means" in ended.err
    assert "Edition 2011-01 is frozen already, and this is not it" in ended.err


def test_freezing_again_is_refused_after_something_was_added(judgecall, frozen):
    add(frozen)
    ended = judgecall("freeze", frozen.folder, "2011-01")
    assert ended.code == ExitCode.USAGE
    assert "edition 2011-01 is frozen already, and 1 scenario was added since" in ended.err


def test_a_rulebook_with_faults_is_not_frozen(judgecall, draft):
    draft.change("And Ada has 1 victory point", "And Ada as 1 victory point")
    ended = judgecall("freeze", draft.folder, "2011-01")
    assert ended.code == ExitCode.SUITE_FAULT
    assert "buckets.feature:23:" in ended.err
    assert "Only a rulebook that is in order can be frozen; 1 fault to mend." in ended.err
    assert not draft.path("editions").exists()


def test_an_edition_that_the_manifest_does_not_state(judgecall, draft):
    ended = judgecall("freeze", draft.folder, "2012-03")
    assert ended.code == ExitCode.USAGE
    assert 'first write there: edition = "2012-03"' in ended.err
    assert not draft.path("editions").exists()


@pytest.mark.parametrize("word", ["tic_tac_toe", "orders.feature"])
def test_freezing_what_is_no_rulebook(judgecall, draft, monkeypatch, word):
    monkeypatch.chdir(draft.folder)
    ended = judgecall("freeze", word, "2011-01")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert f"there is no rulebook {word}" in ended.err


# judgecall lint


def test_lint_is_red_where_a_frozen_scenario_changed_and_says_the_way_out(judgecall, frozen):
    frozen.change("Ada has 6 order points", "Ada has 7 order points", "orders.feature")
    ended = judgecall("lint", frozen.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "judgecall freeze arcane_legions NAME" in ended.out


def test_lint_of_one_file_is_red_where_a_frozen_scenario_vanished(judgecall, frozen):
    frozen.change("        | two  | 2 figures | 1 figure  |\n", "")
    ended = judgecall("lint", frozen.path("buckets.feature"))
    assert ended.code == ExitCode.SUITE_FAULT
    assert "this scenario has vanished since edition 2011-01 was frozen" in ended.out


def test_lint_is_green_where_a_comment_or_a_clause_was_reworded(judgecall, frozen):
    frozen.change("    Scenario: The active", "    # In words:\n    Scenario: The active")
    frozen.change("While both players have", "As long as both players have")
    assert judgecall("lint", frozen.folder).code == ExitCode.OK


def test_lint_reminds_of_an_edition_that_nothing_holds_yet(judgecall, frozen):
    overtake(frozen)
    ended = judgecall("lint", frozen.folder)
    assert ended.code == ExitCode.OK
    assert ended.err.splitlines() == [
        (
            "Edition 2012-03 of Arcane Legions is not frozen yet (frozen: 2011-01), "
            "so it may still change."
        ),
        "  when it is done: judgecall freeze arcane_legions 2012-03",
    ]


# judgecall run


def test_a_run_by_the_suite_as_it_stands_is_not_held_to_an_edition(judgecall, frozen):
    """Whoever works on a clause wants to see how it plays before there is a new edition."""
    frozen.change("Ada has 6 order points", "Ada has 7 order points", "orders.feature")
    ended = judgecall("run", frozen.folder)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "passed 4 of 5 judged, 4 of 5 in the suite" in ended.out


def test_what_was_added_is_not_counted_against_an_old_claim(judgecall, frozen):
    add(frozen)
    frozen.change(
        "It moves again\n      Given a game of Arcane Legions between Ada and Ben\n      And Ada"
        " controls Hoplites\n      When Ada orders Hoplites to move 1 step\n      Then Ada has 6",
        "It moves again\n      Given a game of Arcane Legions between Ada and Ben\n      And Ada"
        " controls Hoplites\n      When Ada orders Hoplites to move 1 step\n      Then Ada has 1",
        "orders.feature",
    )
    now = judgecall("run", frozen.folder)
    assert (now.code, "5 of 6 in the suite" in now.out) == (ExitCode.NOT_CONFORMANT, True)
    then = judgecall("run", frozen.folder, "--edition", "2011-01")
    assert (then.code, "5 of 5 in the edition" in then.out) == (ExitCode.OK, True)
    assert then.out.startswith("Arcane Legions, edition 2011-01 as it was frozen · ")


def test_a_part_of_an_edition_has_all_of_it_for_its_second_denominator(judgecall, frozen):
    add(frozen)
    ended = judgecall("run", frozen.path("orders.feature"), "--edition", "2011-01")
    assert "1 of 5 scenarios selected," in ended.out
    assert "passed 1 of 1 judged, 1 of 5 in the edition" in ended.out


def test_only_what_was_added_is_nothing_to_judge(judgecall, frozen):
    add(frozen)
    last = len(frozen.path("orders.feature").read_text("utf-8").splitlines())
    ended = judgecall("run", f"{frozen.path('orders.feature')}:{last}", "--edition", "2011-01")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "holds no scenario of edition 2011-01, as it was frozen" in ended.err


def test_the_suites_own_edition_must_stand_to_be_scored_by(judgecall, frozen):
    frozen.change("Ada has 6 order points", "Ada has 7 order points", "orders.feature")
    ended = judgecall("run", frozen.folder, "--edition", "2011-01")
    assert ended.code == ExitCode.SUITE_FAULT
    assert "orders.feature:9: this scenario no longer means" in ended.err


def test_an_overtaken_edition_is_scored_by_what_still_stands_and_says_so(
    judgecall, frozen, tmp_path
):
    overtake(frozen)
    ended = judgecall("run", frozen.folder, "--edition", "2011-01")
    assert ended.code == ExitCode.OK
    assert "passed 4 of 4 judged, 4 of 5 in the edition" in ended.out
    words = " ".join(ended.out.split())
    assert "1 gone edition 2012-03 has overtaken edition 2011-01: 1 scenario changed" in words
    assert COST in words
    (book,) = report_of(judgecall, tmp_path, frozen.folder, "--edition", "2011-01")["rulebooks"]
    assert book["edition"] == "2011-01"
    assert book["frozen"] == {"scenarios": 5, "gone": [COST]}
    assert (book["totals"]["in_suite"], book["totals"]["selected"]) == (5, 4)


def test_what_is_gone_is_told_even_if_only_failures_are(judgecall, frozen):
    overtake(frozen)
    ended = judgecall("run", frozen.folder, "--edition", "2011-01", "--failures-only")
    assert COST in ended.out


def test_an_overtaken_edition_on_other_ground_cannot_be_scored_by(judgecall, frozen):
    frozen.change("figures = 3", "figures = 4", "rulebook.toml")
    frozen.change('edition = "2011-01"', 'edition = "2012-03"', "rulebook.toml")
    ended = judgecall("run", frozen.folder, "--edition", "2011-01")
    assert ended.code == ExitCode.SUITE_FAULT
    assert "`unit` of [defaults] is not as it was when edition 2011-01 was frozen" in ended.err


def test_an_edition_that_nobody_froze(judgecall, frozen):
    ended = judgecall("run", frozen.folder, "--edition", "2012-03")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert ended.err == "arcane_legions has no frozen edition 2012-03\n  frozen: 2011-01\n"


def test_the_suites_edition_before_it_is_frozen(judgecall, draft):
    ended = judgecall("run", draft.folder, "--edition", "2011-01")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "to freeze that: judgecall freeze arcane_legions 2011-01" in ended.err


def test_an_edition_that_no_rulebook_of_the_suite_has(judgecall):
    ended = judgecall("run", "--edition", "1066")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert ended.err.startswith("no rulebook has a frozen edition 1066\n  frozen: ")


def test_rulebooks_without_the_edition_are_left_out_aloud(judgecall, frozen, monkeypatch):
    twin = frozen.folder.parent / "fawnalore"
    twin.mkdir()
    (twin / "rulebook.toml").write_text('title = "Fawnalore"\n', encoding="utf-8")
    monkeypatch.setattr(resources, "features", lambda: frozen.folder.parent)
    ended = judgecall("run", "--edition", "2011-01")
    assert "Left out, as they have no frozen edition 2011-01: fawnalore" in ended.err
    assert "5 of 5 in the edition" in ended.out


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_engine_is_told_by_which_edition_it_is_judged(
    judgecall, frozen, tmp_path, monkeypatch, jobs
):
    overtake(frozen)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "asked.py").write_text(ASKED, encoding="utf-8")
    engine = ("--engine", f"{shlex.quote(sys.executable)} asked.py", "-j", jobs)
    judgecall("run", frozen.folder, *engine, "--edition", "2011-01")
    assert set((tmp_path / "asked.txt").read_text().split()) == {"2011-01"}
    (tmp_path / "asked.txt").unlink()
    judgecall("run", frozen.folder, *engine)
    assert set((tmp_path / "asked.txt").read_text().split()) == {"2012-03"}


def test_an_engine_of_a_later_edition_is_told_apart(judgecall, frozen):
    frozen.change('edition = "2011-01"', 'edition = "2012-03"', "rulebook.toml")
    assert "it follows edition" in judgecall("run", frozen.folder).out
    ended = judgecall("run", frozen.folder, "--edition", "2011-01")
    assert "it follows edition" not in ended.out


def test_playing_a_failure_again_keeps_the_edition(judgecall, frozen):
    ended = judgecall(
        "run", frozen.folder, "--edition", "2011-01", "--engine", "reference/inactive-first"
    )
    assert "--engine reference/inactive-first --edition 2011-01" in ended.out


# What reports of editions are good for


def test_the_report_keeps_to_its_schema_and_says_which_edition(judgecall, frozen, tmp_path):
    told = report_of(judgecall, tmp_path, frozen.folder, "--edition", "2011-01")
    schema = json.loads((resources.schemas() / "report.schema.json").read_text("utf-8"))
    Draft202012Validator(schema).validate(told)
    assert told["rulebooks"][0]["frozen"] == {"scenarios": 5, "gone": []}
    told = report_of(judgecall, tmp_path, frozen.folder)
    Draft202012Validator(schema).validate(told)
    assert told["rulebooks"][0]["frozen"] is None


def test_list_names_the_frozen_editions(judgecall, frozen):
    assert "  frozen editions: 2011-01\n" in judgecall("list", frozen.folder).out
    (book,) = json.loads(judgecall("list", frozen.folder, "--json").out)
    assert book["frozen_editions"] == ["2011-01"]
