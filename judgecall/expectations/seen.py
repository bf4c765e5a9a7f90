"""What an outcome may be excused for, and what nothing excuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from judgecall.expectations.entries import Entry
    from judgecall.play import Outcome

_SEEN_AS: Final = {
    Verdict.PASSED: "passed",
    Verdict.FAILED: "failed",
    Verdict.DIFFERS: "differed by a reading that the engine declares",
    Verdict.UNSUPPORTED: "ended as unsupported",
    Verdict.CRASHED: "crashed",
    Verdict.TIMED_OUT: "timed out",
    Verdict.BROKEN: "broke the protocol",
}


def seen_as(verdict: Verdict) -> str:
    """Say what happened, after the name of a scenario."""
    return _SEEN_AS[verdict]


def is_beyond_excuse(outcome: Outcome) -> bool:
    """Whether this says nothing of how the engine plays: no game, or none that can be followed."""
    if outcome.verdict.is_good or outcome.verdict is Verdict.NOT_RUN:
        return False
    return outcome.verdict is Verdict.BROKEN or outcome.at_set_up


def why_beyond(outcome: Outcome) -> tuple[str, str]:
    """Say what is beyond excuse, and what to do about it."""
    if outcome.verdict is Verdict.BROKEN:
        return "broke the protocol", "mend the adapter, beginning with: judgecall smoke"
    return (
        f"{seen_as(outcome.verdict)} at the set-up of its game",
        "mend the set-up; what the engine cannot set up it answers with `unsupported`",
    )


def excuses(entry: Entry, outcome: Outcome) -> bool:
    """Whether an entry excuses what a scenario came to."""
    if outcome.verdict is not entry.verdict or is_beyond_excuse(outcome):
        return False
    return entry.speaks_of(outcome.scenario)
