"""A run held against an expectation file: what is excused, and what is not as expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.expectations.entries import By, Entry, Strength, line_of
from judgecall.expectations.judgement import Do, Fault, Judgement, Kind
from judgecall.expectations.names import Names
from judgecall.expectations.reading import parse, read
from judgecall.expectations.seen import excuses, is_beyond_excuse, seen_as, why_beyond
from judgecall.expectations.settling import Settling
from judgecall.verdicts import Verdict
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from pathlib import Path

    from judgecall.play import Outcome
    from judgecall.rulebook import Scenario
    from judgecall.runs import Run


@dataclass(frozen=True, slots=True)
class Expectations:
    """What is expected of an engine, as a file has it."""

    path: Path
    text: str
    entries: tuple[Entry, ...]

    @classmethod
    def load(cls, path: Path) -> Expectations:
        """Read a file; raises `NotExpectations` with everything that is wrong with it."""
        text, entries = read(path)
        return cls(path, text, tuple(entries))

    @classmethod
    def of(cls, path: Path, text: str) -> Expectations:
        """What a file expects that is to hold this text."""
        return cls(path, text, tuple(parse(path, text)))

    def excuse(self, outcome: Outcome) -> Entry | None:
        """The first entry that excuses what a scenario came to."""
        return next((each for each in self.entries if excuses(each, outcome)), None)

    def judge(self, run: Run) -> Judgement:
        """Hold a run against them."""
        return _Judging(self, run).judged()


class _Judging:
    def __init__(self, expectations: Expectations, run: Run) -> None:
        self._path = expectations.path
        #: The line on which an entry would be added.
        self._end = len(expectations.text.splitlines()) + 1
        self._entries = expectations.entries
        self._names = Names([book.chosen.rulebook for book in run.books])
        #: What was played; a scenario that had no turn says nothing of any entry.
        self._outcomes = {
            outcome.scenario.id: outcome
            for outcome in run.outcomes
            if outcome.verdict is not Verdict.NOT_RUN
        }
        self._faults: list[Fault] = []
        self._excused: dict[str, Entry] = {}

    def judged(self) -> Judgement:
        """Judge the entries one by one, then what no entry speaks of."""
        settling = Settling(self._path, self._names, self._fits)
        for entry in self._entries:
            settling.take(entry)
        not_asked = 0
        for entry in settling.kept:
            outcomes = self._seen(self._names.scenarios(entry))
            self._judge(entry, outcomes)
            not_asked += not outcomes
        self._judge_the_rest(settling.speaks_of)
        faults = sorted([*settling.faults, *self._faults], key=lambda fault: fault.line)
        return Judgement(self._path, tuple(faults), self._excused, not_asked)

    def _fits(self, entry: Entry) -> bool:
        outcomes = self._seen(self._names.scenarios(entry))
        return bool(outcomes) and all(_is_as_expected(entry, outcome) for outcome in outcomes)

    def _seen(self, scenarios: Iterable[Scenario]) -> list[Outcome]:
        return [self._outcomes[each.id] for each in scenarios if each.id in self._outcomes]

    # Between an entry and what was seen

    def _judge(self, entry: Entry, outcomes: Sequence[Outcome]) -> None:
        wrong = []
        for outcome in outcomes:
            if is_beyond_excuse(outcome):
                self._never_excused([outcome], entry)
            elif not _is_as_expected(entry, outcome):
                wrong.append(outcome)
            elif outcome.verdict is entry.verdict:
                self._excused[outcome.scenario.id] = entry
        if not wrong:
            return
        passes = any(outcome.verdict is Verdict.PASSED for outcome in wrong)
        do, instead, line = self._rewritten(entry, wrong)
        self._faults.append(
            Fault(
                Kind.PASSES if passes else Kind.OTHERWISE,
                self._path,
                line or entry.place.first,
                line or entry.place.last,
                _what_is_wrong(entry, wrong),
                do,
                instead,
                wrong[0].scenario.clause,
                tuple(outcome.scenario.id for outcome in wrong),
            )
        )

    def _rewritten(
        self, entry: Entry, wrong: Sequence[Outcome]
    ) -> tuple[Do, tuple[str, ...], int | None]:
        """What to write instead of an entry, and on which line if that is only one of it."""
        scenarios = self._names.scenarios(entry)
        seen = {outcome.scenario.id: outcome for outcome in wrong}
        should_be = {
            scenario.id: entry.verdict if scenario.id not in seen else seen[scenario.id].verdict
            for scenario in scenarios
        }
        verdicts = set(should_be.values())
        if verdicts == {Verdict.PASSED}:
            return Do.DELETE, (), None
        if len(verdicts) == 1:
            line = entry.place.line_of(entry.strength.value)
            return Do.WRITE, (line_of(entry.strength.value, verdicts.pop().value),), line
        lines: list[str] = []
        for scenario in scenarios:
            if (verdict := should_be[scenario.id]) is not Verdict.PASSED:
                lines += ["", *entry.about(scenario, verdict).lines]
        return Do.WRITE, tuple(lines[1:]), None

    # What no entry speaks of

    def _judge_the_rest(self, spoken_of: Container[str]) -> None:
        groups: dict[tuple[str, Verdict, bool], list[Outcome]] = {}
        for outcome in self._outcomes.values():
            if outcome.verdict.is_good or outcome.scenario.id in spoken_of:
                continue
            key = (outcome.scenario.clause.name, outcome.verdict, is_beyond_excuse(outcome))
            groups.setdefault(key, []).append(outcome)
        for (_, _, beyond), outcomes in groups.items():
            if beyond:
                self._never_excused(outcomes, None)
            else:
                self._unexpected(outcomes)

    def _unexpected(self, outcomes: Sequence[Outcome]) -> None:
        clause, verdict = outcomes[0].scenario.clause, outcomes[0].verdict
        words = clause.title
        if len(outcomes) == len(clause.scenarios):
            entry = Entry(By.CLAUSE, clause.name, Strength.MUST, verdict, words=words)
            lines = entry.lines
        else:
            lines = []
            for outcome in outcomes:
                name = outcome.scenario.id
                entry = Entry(By.SCENARIO, name, Strength.MUST, verdict, words=words)
                lines += ["", *entry.lines]
            lines = lines[1:]
        self._faults.append(
            Fault(
                Kind.UNEXPECTED,
                self._path,
                self._end,
                self._end,
                f"{_told(outcomes)} {seen_as(verdict)}, and no entry expects it",
                Do.ADD,
                tuple(lines),
                clause,
                tuple(outcome.scenario.id for outcome in outcomes),
                "mend the engine; or, if this is known and stays for now, add with your reason",
            )
        )

    def _never_excused(self, outcomes: Sequence[Outcome], entry: Entry | None) -> None:
        why, hint = why_beyond(outcomes[0])
        line = self._end if entry is None else entry.place.first
        self._faults.append(
            Fault(
                Kind.NEVER_EXCUSED,
                self._path,
                line,
                line if entry is None else entry.place.last,
                f"{_told(outcomes)} {why}, which no expectation excuses",
                Do.MEND,
                (),
                outcomes[0].scenario.clause,
                tuple(outcome.scenario.id for outcome in outcomes),
                hint,
            )
        )


def _is_as_expected(entry: Entry, outcome: Outcome) -> bool:
    if outcome.verdict is Verdict.PASSED:
        return entry.strength is Strength.MAY
    return outcome.verdict is entry.verdict and not is_beyond_excuse(outcome)


def _what_is_wrong(entry: Entry, wrong: Sequence[Outcome]) -> str:
    by_verdict: dict[Verdict, list[Outcome]] = {}
    for outcome in wrong:
        by_verdict.setdefault(outcome.verdict, []).append(outcome)
    seen = [f"{_told(outcomes)} {seen_as(verdict)}" for verdict, outcomes in by_verdict.items()]
    return f"{listed(seen)}, and this entry says that it {entry.said}"


def _told(outcomes: Sequence[Outcome]) -> str:
    """Name a scenario, or say how many of a clause it is."""
    scenario = outcomes[0].scenario
    if len(outcomes) == 1:
        return scenario.id
    return f"{len(outcomes)} of {len(scenario.clause.scenarios)} scenarios of {scenario.clause.id}"
