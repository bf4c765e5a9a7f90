"""What each page tells of a run, and how it bears what engines say."""

from __future__ import annotations

from xml.etree import ElementTree as ET
import re
import sys

import pytest

from judgecall.pages import CannotBadge, badge, gather, html, junit, markdown
from judgecall.pages.html import first_difference
from judgecall.pages.markdown import code, text
from judgecall.verdicts import Verdict
from tests.pages.engines import HIDDEN, RUNNING

WRONG = "reference/inactive-first"
RUNS = "tests.pages.engines:Running"


def test_the_rulebook_stands_as_it_reads_and_each_engine_beside_it(small):
    gathered = small(WRONG, "reference")
    [book] = gathered.books
    assert [clause.id for clause in book.clauses] == [
        "bucket.active-first",
        "bucket.halts",
        "orders.cost",
    ]
    first = book.clauses[0]
    assert first.words["text"].startswith("While both players have abilities waiting")
    assert [first.cell(column).verdict for column in gathered.columns] == [
        Verdict.FAILED,
        Verdict.PASSED,
    ]
    assert (first.cell(gathered.columns[0]).so, first.cell(gathered.columns[0]).told) == (1, 3)
    assert first.needs_a_look
    assert first.is_played_otherwise(book.columns)
    assert not book.clauses[2].needs_a_look


def test_a_clause_that_was_not_selected_has_no_verdict(small):
    gathered = small("reference")
    gathered.books[0].clauses[0].examples.clear()
    assert gathered.books[0].clauses[0].cell(gathered.columns[0]) is None
    assert "not selected" in html(gathered)


def test_engines_of_one_name_are_told_apart(small):
    names = [column.name for column in small("reference", "reference").columns]
    assert len(set(names)) == 2
    first, second = (column.name for column in small(RUNS, "tests.pages.engines:Tracking").columns)
    assert first != second


def test_words_that_changed_between_two_reports_are_told(small):
    gathered = small("reference", "reference")
    reports = [column.report for column in gathered.columns]
    words = reports[1]["rulebooks"][0]["sections"][0]["clauses"][0]
    words["text"] = "Something else."
    again = gather(reports)
    assert [clause.is_worded_otherwise for clause in again.books[0].clauses] == [
        True,
        False,
        False,
    ]
    assert "word this clause differently" in html(again)


def test_another_edition_stands_by_itself(small):
    reports = [column.report for column in small("reference", "reference").columns]
    reports[1]["rulebooks"][0]["edition"] = "2012-01"
    gathered = gather(reports)
    assert [book.edition for book in gathered.books] == ["2011-01", "2012-01"]
    anchors = [clause.anchor for book in gathered.books for clause in book.clauses]
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize(
    ("expected", "actual", "in_order", "first"),
    [
        (["a", "b"], ["a", "c"], True, 1),
        (["a", "b"], ["a"], True, 1),
        (["a"], ["a", "b"], True, 1),
        (["a"], [], True, -1),
        (["a"], ["b"], False, -1),
    ],
)
def test_the_first_difference_is_marked(expected, actual, in_order, first):
    told = {"expected": expected, "actual": actual, "in_order": in_order}
    assert first_difference(told) == first


def test_the_page_asks_for_nothing_and_shows_what_is_hidden(small):
    page = html(small(RUNS))
    assert "<script>window.taken" not in page
    assert "&lt;script&gt;window.taken" in page
    assert not set(HIDDEN) & set(page) - {" ", *"gnilaer[31m"}
    assert r"\u202e" in page
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", page.split("<body>")[0])
    assert "49" not in re.findall(r"\{\{ (.*?) \}\}", page), "nobody's words are a template"


def test_junit_tells_rulebook_section_clause_and_verdict(small):
    root = ET.fromstring(junit(small(WRONG)))
    assert dict(root.attrib) == {
        "name": "judgecall",
        "tests": "5",
        "failures": "1",
        "errors": "0",
        "skipped": "0",
    }
    [failure] = root.iter("failure")
    assert failure.get("message") == "other abilities resolved, or in another order"
    assert "The active player resolves first" in failure.text
    assert "again: judgecall run " in failure.text
    test = next(each for each in root.iter("testcase") if each.find("failure") is not None)
    assert test.get("classname") == "arcane_legions.buckets.bucket.active-first"
    told = {each.get("name"): each.get("value") for each in test.find("properties")}
    assert told == {
        "rulebook": "arcane_legions",
        "section": "Buckets",
        "clause": "bucket.active-first",
        "standing": "firm",
        "scenario": "arcane_legions/bucket.active-first/the-active-player-comes-first",
        "verdict": "failed",
    }


@pytest.mark.parametrize(
    ("engine", "counted"),
    [
        (RUNS, {"failures": "0", "errors": "5", "skipped": "0"}),
        ("tests.cli.engines:Elsewhere", {"failures": "0", "errors": "0", "skipped": "5"}),
        # Five that were never asked, and the engine that could not be reached.
        (
            "python -m tests.engines.miniatures stillborn",
            {"failures": "0", "errors": "6", "skipped": "0"},
        ),
    ],
)
def test_junit_calls_nothing_a_success_that_was_not_judged(small, engine, counted):
    root = ET.fromstring(junit(small(engine)))
    assert {name: root.get(name) for name in counted} == counted


def test_junit_is_well_formed_whatever_an_engine_says(small):
    document = junit(small(RUNS))
    root = ET.fromstring(document)
    assert "<script>" in root.find("testsuite").get("name")
    assert r"\x07" in next(root.iter("error")).get("message")


def test_markdown_begins_with_what_failed(small):
    told = markdown(small(WRONG, "reference"))
    first, *_ = re.findall(r"^### (.*)$", told, re.MULTILINE)
    assert first == "✗ failed: The active player resolves first"
    assert told.index(first) < told.index("| Engine | Rulebook |")
    assert "> Then these abilities resolved, in order:" in told
    assert "| ✗ failed 1/3 | ✓ passed 3/3 |" in told


def test_markdown_puts_the_shortest_in_front(three):
    told = markdown(gather([three]))
    lengths = []
    for clause in told.split("\n### ")[1:]:
        blocks = re.findall(r"```text\n(.*?)\n```", clause, re.DOTALL)
        lengths.append([len(block.split("\nExpected")[0].splitlines()) for block in blocks])
    assert len(lengths) > 3
    # What follows the failing line is not shown, so a block may be shorter than its scenario.
    assert max(lengths[0]) < max(lengths[-1])
    assert len(told.encode()) < 1024 * 1024


def test_a_markdown_summary_never_outgrows_its_place(small, monkeypatch):
    monkeypatch.setattr(sys.modules["judgecall.pages.markdown"], "_LONGEST", 100)
    told = markdown(small(WRONG))
    assert "... and 1 more clauses" in told
    assert "| Engine | Rulebook |" in told, "the totals are there all the same"


def test_markdown_from_an_engine_is_text(small):
    told = markdown(small(RUNS))
    prose = re.sub(r"^(`{3,})text\n.*?\n\1$", "", told, flags=re.DOTALL | re.MULTILINE)
    for alive in ("<script", "<img", "@everyone", "[x](", "\u202e", "#1 "):
        assert alive not in prose, alive
    assert "````text" in told, "a fence that the engine's own cannot end"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("# no heading", "&#35; no heading"),
        ("- no list", "&#8203;- no list"),
        ("1. no list", "&#8203;1. no list"),
        ("a|b *c* _d_ `e`", r"a\|b \*c\* \_d\_ \`e\`"),
        ("https://evil.example @all", r"https&#58;//evil.example &#64;all"),
        ("&lt; <b>", r"&amp;lt; &lt;b\>"),
        ("two\nlines", r"two\\nlines"),
    ],
)
def test_words_stay_words(said, shown):
    assert text(said) == shown


def test_a_fence_is_longer_than_any_within():
    assert code(["a ```` b"]) == "`````text\na ```` b\n`````"


@pytest.mark.parametrize(
    ("engine", "said"),
    [
        ("reference", "5 of 5 judged, 5 of 5 in all"),
        (WRONG, "4 of 5 judged, 4 of 5 in all"),
        ("tests.cli.engines:Elsewhere", "nothing judged, 0 of 5 in all"),
    ],
)
def test_a_badge_says_both_denominators(small, engine, said):
    drawn = ET.fromstring(badge(small(engine)))
    assert drawn.find("{http://www.w3.org/2000/svg}title").text.endswith(said)


def test_a_badge_tells_of_one_engine(small):
    with pytest.raises(CannotBadge, match="there are 2 reports"):
        badge(small("reference", WRONG))


def test_a_flood_of_events_does_not_drown_the_page(small):
    gathered = small(WRONG)
    scenario = gathered.columns[0].report["scenarios"][0]
    scenario["details"]["events"] = [f"event {number}" for number in range(10_000)]
    page = html(gathered)
    assert "event 199" in page
    assert "event 200" not in page
    assert "... and 9800 more, all in the report" in page


def test_what_is_said_is_said_whole(small):
    assert (
        RUNNING.split()[0] in small(RUNS).columns[0].report["scenarios"][0]["details"]["sentence"]
    )
