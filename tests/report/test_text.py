"""How a page is laid out, narrow or wide, on a terminal or not."""

from __future__ import annotations

import io

import pytest

from judgecall import resources
from judgecall.engines import TIMEOUT
from judgecall.play import Outcome
from judgecall.report.again import again
from judgecall.report.block import block
from judgecall.report.page import Page
from judgecall.report.text import Terminal
from judgecall.rulebook import load
from judgecall.runs import How
from judgecall.verdicts import Verdict
from tests.drafts import Draft


@pytest.fixture
def scenario(tmp_path):
    return next(load(Draft(tmp_path).folder).scenarios)


@pytest.mark.parametrize("width", [20, 40, 60, 100])
def test_prose_keeps_to_the_width_and_commands_stay_whole(scenario, width):
    command = "judgecall run " + "very/long/" * 20
    outcome = Outcome(scenario, Verdict.BROKEN, sentence="word " * 60, step=scenario.steps[3])
    page = block(outcome, command, width)
    prose = [line for line in page.plain.splitlines() if "word" in line]
    assert len(prose) > 1
    assert max(map(len, prose)) <= max(width, 40)
    assert f"  Again        {command}" in page.plain


def test_a_failure_says_since_when_the_rulebook_has_its_answer(tmp_path):
    draft = Draft(tmp_path)
    draft.change("    Scenario: An order is", "    @since:2.12\n    Scenario: An order is")
    told = {
        scenario.since: "edition 2.12; earlier ones have another answer"
        in block(Outcome(scenario, Verdict.FAILED, step=scenario.steps[3]), "again", 100).plain
        for scenario in load(draft.folder).scenarios
    }
    assert told == {"": False, "2.12": True}


def test_colours_are_for_terminals(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    page = Page(80)
    page.title("FAILED", "arcane_legions/[red]x[/red] :smile:", "red")

    plain = io.StringIO()
    Terminal(plain).put(page)
    assert plain.getvalue() == "FAILED  arcane_legions/[red]x[/red] :smile:\n"

    class Coloured(io.StringIO):
        def isatty(self) -> bool:
            return True

    coloured = Coloured()
    Terminal(coloured).put(page)
    assert "\x1b[" in coloured.getvalue()
    assert "[red]x[/red] :smile:" in coloured.getvalue()


def test_a_scenario_of_the_suite_goes_by_its_id_anywhere(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    first = next(load(resources.features() / "arcane_legions").scenarios)
    assert again(first, How("reference", TIMEOUT)) == f"judgecall run {first.id}"
    assert again(first, How("node e.mjs --x '1'", 0.5)) == (
        f"judgecall run {first.id} --engine 'node e.mjs --x '\"'\"'1'\"'\"'' --timeout 0.5"
    )


def test_a_scenario_of_ones_own_goes_by_its_line(scenario, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert again(scenario, How("reference", TIMEOUT)) == (
        "judgecall run arcane_legions/buckets.feature:16"
    )


def test_the_rest_of_the_scenario_is_counted(scenario):
    for number, step in enumerate(scenario.steps):
        outcome = Outcome(scenario, Verdict.FAILED, sentence="it differs", step=step)
        told = block(outcome, "", 80).plain
        after = len(scenario.steps) - number - 1
        assert f"   >  {step.keyword} {step.text}\n" in told
        expected = {0: "", 1: "... 1 more line\n"}.get(after, f"... {after} more lines\n")
        assert expected in told
        assert ("... " in told) == bool(after)
