"""From an engine's failures to the misreadings that explain them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.diagnosis.fitting import fit
from judgecall.kill import Failure, Job, Row, Shelf, play_jobs
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from judgecall.diagnosis.fitting import Diagnosis
    from judgecall.lint import Checked
    from judgecall.play import Outcome

    #: Takes how many misreadings were compared, how many there are, and a number of no use here.
    Tell = Callable[[int, int, int], None]


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


def diagnose(
    evidence: Evidence,
    *,
    workers: int,
    tell: Tell = lambda *_: None,
) -> Diagnosis | None:
    """
    Find the misreadings that fail like this engine; None where there is nothing to compare.

    Misreadings are played on the engine's failures first. One that passes them all explains
    nothing, whatever it does elsewhere, and so most are done with quickly.
    """
    rulebook = evidence.checked.rulebook
    clauses = {clause.id for clause in rulebook.clauses}
    shelf = Shelf.of(rulebook.id)
    misreadings = [each for each in shelf.misreadings if each.clause in clauses]
    if not evidence.failures or not misreadings:
        return None
    if evidence.is_of_a_broken_adapter:
        return fit(rulebook.id, evidence.failures, evidence.passed, [])
    order = (*evidence.failures, *sorted(evidence.passed))
    jobs = [Job(each, order, decisive=len(evidence.failures)) for each in misreadings]
    rows: dict[str, Row] = {}
    for played in play_jobs(evidence.checked, shelf, jobs, workers=workers):
        assert played.misreading is not None
        rows[played.misreading.id] = Row(played.misreading, played.failures, played.unplayed)
        tell(len(rows), len(misreadings), 0)
    in_order = [rows[each.id] for each in misreadings]
    return fit(rulebook.id, evidence.failures, evidence.passed, in_order)
