"""A file brought up to date: it says what was seen, and keeps what people wrote."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
import pytest

from judgecall.expectations import BEGINNING, Do, Expectations, updated
from judgecall.expectations.places import own_comments
from judgecall.verdicts import Verdict
from tests.expectations.runs import ALL, COST, FIRST, HALTS, ONE, TWO, entry, expectations

FAILED, CRASHED = Verdict.FAILED, Verdict.CRASHED
BUCKET = "arcane_legions:bucket.active-first"


def test_a_new_file(runs):
    run = runs.run({FIRST: FAILED, HALTS: CRASHED, COST: Verdict.BROKEN})
    file, judgement = updated(Expectations.of(Path("known.toml"), BEGINNING), run)
    assert file.text == BEGINNING + (
        "\n"
        "[[expect]]  # The active player resolves first\n"
        f'scenario = "{FIRST}"\n'
        'must = "failed"\n'
        'reason = "not explained yet"\n'
        "\n"
        "[[expect]]  # The game halts while an ability waits\n"
        'clause = "arcane_legions:bucket.halts"\n'
        'must = "crashed"\n'
        'reason = "not explained yet"\n'
    )
    [fault] = judgement.faults
    assert fault.do is Do.MEND, "a fault of the adapter is not written down"


def test_everything_that_people_wrote_stays(runs):
    before = f"""\
# Our engine, as of spring.

# Ben looks into these:
[[expect]]
# within
clause = "{BUCKET}"   # all of it
  must = "failed"     # since 0.3
reason = 'It is "known".'
issue = "https://example.org/1"

# This one is strange.
[[expect]]
scenario = "{HALTS}"
may = "timed out"
reason = "slow"


# The end.
"""
    run = runs.run({FIRST: CRASHED, ONE: CRASHED, TWO: CRASHED, HALTS: FAILED, COST: FAILED})
    file, judgement = updated(expectations(before), run)
    assert judgement.holds
    after = before.replace('  must = "failed"     #', '  must = "crashed"     #')
    after = after.replace('may = "timed out"', 'may = "failed"')
    assert file.text.startswith(after)
    assert file.text.removeprefix(after).startswith("\n[[expect]]  # A formation pays two points")


def test_an_entry_goes_and_the_comments_on_lines_of_their_own_stay(runs):
    before = "\n".join(
        [
            "# top",
            "",
            "# about it",
            entry(FIRST, more="# within\nissue = 'https://x'\n"),
            entry(COST),
        ]
    )
    file, _ = updated(expectations(before), runs.run({COST: FAILED}))
    assert file.text == "\n".join(["# top", "", "# about it", "# within", "", entry(COST)])


def test_a_clause_that_is_half_mended_becomes_its_scenarios_with_the_reason(runs):
    more = 'issue = "https://example.org/1"\n'
    file, judgement = updated(expectations(entry(BUCKET, more=more)), runs.run({ONE: FAILED}))
    assert judgement.holds
    assert file.text == (
        "[[expect]]  # The active player resolves first\n"
        f'scenario = "{ONE}"\nmust = "failed"\nreason = "known"\n' + more
    )


def test_a_renamed_scenario_keeps_its_reason(runs):
    file, judgement = updated(expectations(entry(FIRST[:-1])), runs.run({FIRST: FAILED}))
    assert judgement.holds
    assert file.text == entry(FIRST)


def test_what_was_not_played_stays(runs):
    before = "\n".join([entry(BUCKET), entry("fawnalore:a.b"), entry(COST, "crashed")])
    file, _ = updated(
        expectations(before), runs.run({HALTS: FAILED}, f"{runs.folder}:bucket.halts")
    )
    assert file.text.startswith(before)


def test_a_file_of_windows_keeps_its_line_ends(runs):
    before = ("# top\n\n" + entry(FIRST) + "\n" + entry(COST)).replace("\n", "\r\n")
    file, _ = updated(expectations(before), runs.run({FIRST: CRASHED, HALTS: FAILED}))
    assert file.text.count("\n") == file.text.count("\r\n")
    assert file.text.startswith(before[: before.index("failed")] + "crashed")


def test_a_file_that_is_up_to_date_is_not_touched(runs):
    before = "\n\n# odd\n\n\n" + entry(FIRST) + "\n\n\n" + entry(COST, may="crashed").rstrip("\n")
    file, judgement = updated(expectations(before), runs.run({FIRST: FAILED}))
    assert judgement.holds
    assert file.text == before


NAMES = [
    *ALL,
    BUCKET,
    "arcane_legions:bucket.halts",
    "arcane_legions/orders.cost",
    "arcane_legions:bucket.halt",
    FIRST[:-2],
    "chess:pawns",
    "fawnalore:a.b",
]
SEEN = st.dictionaries(st.sampled_from(ALL), st.sampled_from(list(Verdict)))
VERDICTS = st.sampled_from(["failed", "crashed", "timed out", "differs", "unsupported"])
PIECES = st.lists(
    st.one_of(
        st.builds(entry, st.sampled_from(NAMES), VERDICTS),
        st.builds(
            lambda name, verdict: entry(name, may=verdict), st.sampled_from(NAMES), VERDICTS
        ),
        st.sampled_from(["# a comment\n", "  # another\n", "\n", "# [[expect]]\n"]),
    ),
    max_size=8,
)


@settings(max_examples=150)
@given(PIECES, SEEN, st.sampled_from(["", ":bucket.active-first", ":bucket.halts"]), st.booleans())
def test_whatever_stood_there_and_whatever_was_seen(runs, pieces, seen, part, at_set_up):
    before = expectations("".join(pieces))
    run = runs.run(seen, f"{runs.folder}{part}", at_set_up=(FIRST,) if at_set_up else ())
    after, judgement = updated(before, run)
    assert all(fault.do is Do.MEND for fault in judgement.faults)
    assert _comments(after.text) == _comments(before.text)
    again, _ = updated(after, run)
    assert again.text == after.text, "what is up to date stays as it is"
    excused = {
        outcome.scenario.id
        for outcome in run.outcomes
        if not outcome.verdict.is_good and outcome.verdict is not Verdict.NOT_RUN
    }
    never = {name for fault in judgement.faults for name in fault.scenarios}
    assert excused - never <= set(judgement.excused)
    assert not never & set(judgement.excused)


def _comments(text: str) -> list[str]:
    numbers = own_comments(text)
    return sorted(line for at, line in enumerate(text.split("\n"), 1) if at in numbers)


@pytest.mark.parametrize("title", ["It's\x07 odd", "two\nlines"])
def test_words_from_a_rulebook_cannot_break_the_file(runs, title, monkeypatch):
    run = runs.run({COST: FAILED})
    monkeypatch.setattr(run.outcomes[-1].scenario.clause, "title", title)
    file, _ = updated(expectations(), run)
    assert len(file.entries) == 1
