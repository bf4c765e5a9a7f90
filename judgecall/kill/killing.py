"""Playing the suite against misreadings, and putting together what catches each."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from judgecall.kill.matrix import Matrix, Row
from judgecall.kill.playing import TIMEOUT, Job, play_jobs

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from judgecall.kill.choosing import Target
    from judgecall.kill.matrix import Failure
    from judgecall.kill.playing import Played
    from judgecall.kill.shelf import Misreading

    #: Takes how many misreadings were played, how many there are, and how many got away.
    Tell = Callable[[int, int, int], None]


def kill(
    target: Target,
    *,
    workers: int,
    timeout: float = TIMEOUT,
    tell: Tell = lambda *_: None,
) -> Matrix:
    """
    Play every scenario of a rulebook against every misreading that is meant.

    The engine that reads rightly is played too: a scenario that it does not pass would catch
    anybody, and so it counts as catching nobody.
    """
    begun = perf_counter()
    rulebook = target.checked.rulebook
    everything = {scenario.id: scenario.clause.id for scenario in rulebook.scenarios}
    jobs = [Job(None, tuple(everything))]
    jobs += [_job(misreading, everything) for misreading in target.misreadings]
    rows: dict[str, Row] = {}
    unfit: Mapping[str, Failure] = {}
    away = 0
    for played in play_jobs(
        target.checked,
        target.shelf,
        jobs if target.misreadings else [],
        workers=workers,
        timeout=timeout,
    ):
        if played.misreading is None:
            unfit = played.failures
            continue
        row = rows[played.misreading.id] = _row(played, played.misreading, everything)
        away += not row.own
        tell(len(rows), len(target.misreadings), away)
    clauses = [
        clause
        for clause in rulebook.clauses
        if clause in target.clauses
        or any(misreading.clause == clause.id for misreading in target.misreadings)
    ]
    return Matrix(
        rulebook,
        {
            clause: [
                rows[misreading.id].without(unfit)
                for misreading in target.misreadings
                if misreading.clause == clause.id
            ]
            for clause in clauses
        },
        target.clauses,
        {
            clause.id: target.shelf.excused[clause.id]
            for clause in clauses
            if clause.id in target.shelf.excused
        },
        target.strays,
        unfit,
        perf_counter() - begun,
    )


def _job(misreading: Misreading, everything: Mapping[str, str]) -> Job:
    """The scenarios of its own clause first: they must have their turn if it hangs."""
    order = sorted(everything, key=lambda name: everything[name] != misreading.clause)
    return Job(misreading, tuple(order))


def _row(played: Played, misreading: Misreading, order: Collection[str]) -> Row:
    failures = {name: played.failures[name] for name in order if name in played.failures}
    return Row(misreading, failures, played.unplayed)
