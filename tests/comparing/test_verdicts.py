"""What counts as lost, gained, changed, or neither."""

from __future__ import annotations

import pytest

from judgecall.comparing import Book, Kind, Side, Told, compare
from judgecall.comparing.markdown import diff_markdown
from judgecall.comparing.sides import ClauseKey
from judgecall.comparing.text import put_diff
from judgecall.comparing.wording import cautions
from judgecall.report.page import Page
from judgecall.verdicts import ExitCode, Verdict

CLAUSE = ClauseKey("game", "dice.once")


def side(in_suite: int | None = None, edition: str = "1", engine: str = "E", **verdicts) -> Side:
    told = {
        f"game/dice.once/{name}": Told(f"game/dice.once/{name}", CLAUSE, Verdict(verdict))
        for name, verdict in verdicts.items()
    }
    total = len(told) if in_suite is None else in_suite
    words = {CLAUSE.clause: "Dice are rolled once"}
    book = Book("game", "Game", edition, total, len(told) >= total, engine, words)
    return Side("x.json", "spec", "0.1", "complete", {"game": book}, told)


def kinds(diff):
    return {change.name: change.kind for change in diff.changes}


@pytest.mark.parametrize("verdict", [each.value for each in Verdict if each.value != "passed"])
def test_whatever_a_pass_becomes_it_is_lost(verdict):
    diff = compare(side(one="passed"), side(one=verdict))
    assert kinds(diff) == {"one": Kind.LOST}
    assert diff.exit_code == ExitCode.NOT_CONFORMANT
    back = compare(side(one=verdict), side(one="passed"))
    assert kinds(back) == {"one": Kind.GAINED}
    assert back.exit_code == ExitCode.OK


def test_a_failure_that_becomes_a_crash_changed_kind_and_is_no_loss():
    diff = compare(side(one="failed", two="passed"), side(one="crashed", two="passed"))
    assert kinds(diff) == {"one": Kind.TURNED}
    assert diff.exit_code == ExitCode.OK


def test_what_a_whole_run_no_longer_has_is_not_lost():
    diff = compare(side(one="passed", two="passed"), side(one="passed", three="failed"))
    assert kinds(diff) == {"three": Kind.ONLY_NEW, "two": Kind.ONLY_OLD}
    assert diff.exit_code == ExitCode.OK


def test_a_pass_that_a_part_run_left_out_does_not_look_green():
    old, new = side(one="passed", two="passed", three="failed"), side(in_suite=3, one="passed")
    diff = compare(old, new)
    assert kinds(diff) == {"two": Kind.LEFT_OUT, "three": Kind.ONLY_OLD}
    assert diff.exit_code == ExitCode.NOT_CONFORMANT
    assert "--common" in " ".join(cautions(diff))
    assert compare(old, new, common=True).changes == ()
    assert compare(old, new, common=True).exit_code == ExitCode.OK


def test_a_run_that_left_out_a_whole_rulebook_does_not_look_green():
    empty = Side("y.json", "spec", "0.1", "complete", {}, {})
    assert kinds(compare(side(one="passed"), empty)) == {"one": Kind.LEFT_OUT}


def test_nothing_in_common_is_no_agreement():
    diff = compare(side(one="failed"), side(two="passed"))
    assert diff.exit_code == ExitCode.NOTHING_JUDGED
    unjudged = compare(side(one="unsupported"), side(one="differs"))
    assert unjudged.exit_code == ExitCode.NOTHING_JUDGED


def test_both_denominators_are_told_of_both_sides():
    old = side(in_suite=9, one="passed", two="failed", three="unsupported")
    diff = compare(old, side(in_suite=9, one="passed", two="passed", three="unsupported"))
    assert diff.old.count == (1, 2, 9)
    assert diff.new.count == (2, 2, 9)
    assert (diff.old_in_both, diff.new_in_both) == ((1, 2, 3), (2, 2, 3))
    page = Page(90)
    put_diff(page, diff)
    assert "passed 1 of 2 judged, 1 of 9 in all" in page.plain
    assert "passed 2 of 2 judged, 2 of 9 in all" in page.plain
    assert "| 2 of 2 | 2 of 9 | 2 of 3 |" in diff_markdown(diff)


def test_another_edition_is_said_to_make_the_comparison_weaker():
    assert cautions(compare(side(one="passed"), side(one="passed"))) == []
    [caution] = cautions(compare(side(one="passed"), side(edition="2", one="passed")))
    assert "edition 1 there, 2 here" in caution


def test_a_renamed_scenario_is_compared_with_itself():
    ids = {"game/dice.once/one": "game/dice.once/uno"}
    diff = compare(side(one="passed"), side(uno="failed"), renamed=ids)
    assert kinds(diff) == {"uno": Kind.LOST}


def test_an_engines_words_can_do_nothing_in_markdown_or_on_a_terminal():
    evil = "<img src=x>|[a](http://e) @all `x` **b**\n# Title\x1b[31m"
    diff = compare(side(one="passed"), side(engine=evil, one="failed"))
    written = diff_markdown(diff)
    for active in ("<img", "[a](", "@all", "`", "**", "\n# ", "\x1b"):
        assert active not in written
    [row] = [line for line in written.splitlines() if "second:" in line]
    assert row.count("|") == 6
    page = Page(90)
    put_diff(page, diff)
    assert "\x1b" not in page.plain
    assert "\n# " not in page.plain
