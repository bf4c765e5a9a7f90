"""From an engine's failures to the misreadings that explain them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from judgecall.diagnosis.fitting import fit
from judgecall.kill import Failure, Job, Row, Shelf, play_jobs
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from judgecall.diagnosis.fitting import Diagnosis
    from judgecall.kill import Misreading
    from judgecall.lint import Checked
    from judgecall.play import Outcome

    #: Takes how many misreadings were compared, how many there are, and a number of no use here.
    Tell = Callable[[int, int, int], None]

#: An engine that fails more than this in one rulebook is most often unfinished. To compare all
#: of it with everybody would take minutes, and seldom lead anywhere.
MANY: Final = 100


@dataclass(frozen=True, slots=True)
class Evidence:
    """How an engine fared with the scenarios of one rulebook on which it was judged."""

    checked: Checked
    #: By id of the scenario.
    failures: Mapping[str, Failure]
    passed: frozenset[str]

    @classmethod
    def of(cls, checked: Checked, outcomes: Iterable[Outcome]) -> Evidence:
        """What these outcomes show."""
        judged = [outcome for outcome in outcomes if outcome.verdict.is_judged]
        return cls(
            checked,
            {
                outcome.scenario.id: Failure.of(outcome)
                for outcome in judged
                if outcome.verdict is not Verdict.PASSED
            },
            frozenset(
                outcome.scenario.id for outcome in judged if outcome.verdict is Verdict.PASSED
            ),
        )

    @property
    def is_of_a_broken_adapter(self) -> bool:
        """Whether most failures are faults of the protocol: no reading of a rule leads there."""
        broken = sum(failure.verdict is Verdict.BROKEN for failure in self.failures.values())
        return 2 * broken > len(self.failures)

    @property
    def is_of_very_much(self) -> bool:
        """Whether so many scenarios failed that not all can be compared with everybody."""
        return len(self.failures) > MANY

    def of_clause(self, clause: str) -> list[str]:
        """The failures in scenarios of this clause."""
        return [name for name in self.failures if name.split("/")[1] == clause]


def diagnose(
    evidence: Evidence,
    *,
    workers: int,
    tell: Tell = lambda *_: None,
) -> Diagnosis | None:
    """
    Find the misreadings that fail like this engine; None where there is nothing to compare.

    Misreadings are played on the engine's failures first. One that passes them all explains
    nothing, whatever it does elsewhere, and so most are done with quickly. Of an engine that
    fails very much, only those are compared that fail all that it fails of their own clause.
    """
    rulebook = evidence.checked.rulebook
    clauses = {clause.id for clause in rulebook.clauses}
    shelf = Shelf.of(rulebook.id)
    misreadings = [each for each in shelf.misreadings if each.clause in clauses]
    if not evidence.failures or not misreadings:
        return None
    if evidence.is_of_a_broken_adapter:
        return fit(rulebook.id, evidence.failures, evidence.passed, [])
    jobs = {each.id: _job(each, evidence) for each in misreadings}
    rows = {each.id: Row(each, {}, frozenset(jobs[each.id].scenarios)) for each in misreadings}
    worth = [job for job in jobs.values() if job.essential or not evidence.is_of_very_much]
    for number, played in enumerate(play_jobs(evidence.checked, shelf, worth, workers=workers), 1):
        assert played.misreading is not None
        name, failures = played.misreading.id, played.failures
        if failures.keys() >= set(jobs[name].scenarios[: jobs[name].essential]):
            rows[name] = Row(played.misreading, failures, played.unplayed)
        tell(number, len(worth), 0)
    return fit(rulebook.id, evidence.failures, evidence.passed, list(rows.values()))


def _job(misreading: Misreading, evidence: Evidence) -> Job:
    """First what decides whether it is like the engine at all."""
    first = evidence.of_clause(misreading.clause) if evidence.is_of_very_much else []
    order = dict.fromkeys((*first, *evidence.failures, *sorted(evidence.passed)))
    return Job(misreading, tuple(order), decisive=len(evidence.failures), essential=len(first))
