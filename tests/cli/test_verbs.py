"""What the other verbs tell."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from judgecall import __version__
from judgecall.cli.group import VERBS
from judgecall.verdicts import ExitCode
from tests.cli.conftest import ROOT


def test_the_version_costs_no_import():
    script = (
        "import sys; sys.argv = ['judgecall', '--version']\n"
        "from judgecall.cli import main; main()\n"
        "print(*sorted(name for name in sys.modules if not name.startswith('_')))"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    bare = subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert told[0] == f"judgecall {__version__}"
    assert set(told[1].split()) - set(bare) == {"judgecall", "judgecall.cli"}


def test_the_help_imports_no_verb():
    script = (
        "import sys; sys.argv = ['judgecall', '--help']\n"
        "from judgecall.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    modules = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    ).stderr.split()
    assert not {"rich", "pytest", "judgecall.rulebook", "judgecall.engines"} & set(modules)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_its_help_in_full(judgecall, verb):
    ended = judgecall(verb, "--help")
    assert ended.code == ExitCode.OK
    assert ended.out.startswith(f"Usage: judgecall {verb} ")
    assert "..." not in ended.out.replace("]...", "").replace("...]", "")


def test_the_help_tells_every_way_to_an_engine(judgecall):
    told = judgecall("run", "--help").out
    for spec in ("reference ", "reference/MISREADING", "tcp://", "my_package:MyEngine", "stdin"):
        assert spec in told


def test_list_shows_clauses_with_their_standing_and_scenarios(judgecall, draft):
    assert judgecall("list", draft.folder).out == (
        "Arcane Legions, edition 2011-01 (arcane_legions): 3 clauses, 5 scenarios\n"
        "\n"
        "  Buckets (buckets.feature)\n"
        "    bucket.active-first  firm       3 scenarios\n"
        "    bucket.halts         reading     1 scenario\n"
        "\n"
        "  Orders (orders.feature)\n"
        "    orders.cost          derived     1 scenario\n"
    )


def test_list_selects_as_run_does(judgecall, draft):
    assert judgecall("list", f"{draft.folder}:orders.cost", "--scenarios").out == (
        "arcane_legions/orders.cost/a-formation-moves\n"
    )


def test_list_as_json(judgecall, draft):
    [book] = json.loads(judgecall("list", draft.folder, "--json").out)
    assert book["scenarios_in_suite"] == 5
    assert [clause["id"] for clause in book["clauses"]] == [
        "bucket.active-first",
        "bucket.halts",
        "orders.cost",
    ]
    assert book["clauses"][1]["readings"] == ["halting"]
    assert len(book["clauses"][0]["scenarios"]) == 3


def test_list_says_that_it_does_not_show_all(judgecall, draft):
    draft.write("orders.feature", "Feature: Orders\n  Rulo: none\n")
    ended = judgecall("list", draft.folder)
    assert "bucket.halts" in ended.out
    assert "in these files; what cannot be read is missing here" in ended.err


def test_lint_is_content(judgecall, draft):
    ended = judgecall("lint", draft.folder)
    assert (ended.code, ended.out) == (0, "5 scenarios in 2 files: nothing to mend\n")
    ended = judgecall("lint", draft.path("orders.feature"))
    assert (ended.code, ended.out) == (0, "1 scenario in 1 file: nothing to mend\n")


def test_lint_tells_every_fault_with_a_way_out(judgecall, draft):
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    draft.change("    Source: Timing > step 1\n", "")
    ended = judgecall("lint", draft.folder)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "orders.feature:13: no sentence reads like this" in ended.out
    assert "2 faults in 2 files. All sentences and card texts: judgecall sentences" in ended.out


def test_lint_shows_nobody_the_sentences_who_has_named_a_folder_wrongly(judgecall, draft):
    renamed = draft.folder.rename(draft.folder.with_name("arcane"))
    ended = judgecall("lint", renamed)
    assert ended.code == ExitCode.SUITE_FAULT
    assert "the folder is called arcane, and its files are of @arcane_legions" in ended.out
    assert ended.out.splitlines()[-1] == "1 fault in 1 file."


def test_lint_of_one_file_tells_of_this_file_and_of_the_manifest(judgecall, draft):
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    assert judgecall("lint", draft.path("buckets.feature")).code == ExitCode.OK
    assert judgecall("lint", draft.path("orders.feature")).code == ExitCode.SUITE_FAULT
    draft.change('title = "Arcane Legions"', "", "rulebook.toml")
    assert judgecall("lint", draft.path("buckets.feature")).code == ExitCode.SUITE_FAULT


def test_lint_of_nothing_is_told(judgecall):
    ended = judgecall("lint", "nosuch")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "there is no file, folder or rulebook nosuch" in ended.err
    assert "arcane_legions" in ended.err


def test_explain_shows_a_clause_whole(judgecall, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    ended = judgecall("explain", "arcane_legions:timing.active.is-turn-player")
    assert ended.code == ExitCode.OK
    first, *rest = ended.out.splitlines()
    assert first.startswith("The active player is the one whose turn it is")
    assert first.endswith(" reading")
    assert len(first) == 100
    told = " ".join(" ".join(rest).split())
    assert "Source Timing > Multiple abilities trigger at once" in told
    assert "adopted: The player whose turn it is, from first to last." in told
    assert "other answer: In a combat the attacker" in told
    assert "why: The source speaks of the active player without saying who that is." in told
    assert "[2 rows] in-a-breakaway-attack-the-attacker-is-not-the-active-player" in told
    assert "the_game.feature:" in told


def test_explain_finds_the_clause_of_a_scenario_and_of_a_file(judgecall, draft):
    for word in (f"{draft.folder}:bucket.halts", f"{draft.path('buckets.feature')}:38"):
        ended = judgecall("explain", word)
        assert ended.out.startswith("The game halts while an ability waits")


def test_explain_as_json(judgecall, draft):
    [clause] = json.loads(judgecall("explain", f"{draft.folder}:bucket.halts", "--json").out)
    assert clause["name"] == "arcane_legions:bucket.halts"
    assert clause["standing"] == "reading"
    assert clause["readings"][0]["adopted"] == "never"
    assert set(clause["readings"][0]["answers"]) == {"never", "own"}
    assert len(clause["scenarios"]) == 1


def test_an_unknown_clause_is_told_with_what_is_near(judgecall):
    ended = judgecall("explain", "timing.bucket.owner-pick")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "nothing in the suite is called `timing.bucket.owner-pick`" in ended.err
    assert "nearest:  timing.bucket.owner-picks" in ended.err


def test_sentences_shows_each_one(judgecall):
    ended = judgecall("sentences", "arcane_legions")
    assert ended.code == ExitCode.OK
    assert "{player} tries to order {unit} to attack {target}" in ended.out
    assert "these abilities resolved, in order:" in ended.out


def test_sentences_shows_the_words_that_fill_them(judgecall):
    told = judgecall("sentences").out
    for words in (
        "Whenever",
        "which ability to resolve next",
        "not your turn: only the active player gives orders",
        "{ability} resolves",
        "victory points",
    ):
        assert words in told


def test_sentences_of_an_unknown_rulebook_are_told(judgecall):
    ended = judgecall("sentences", "nosuch")
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "there are: arcane_legions" in ended.err
