"""
Two versions of a rulebook, clause by clause and scenario by scenario.

A clause goes by its id and a scenario by its meaning: a comment, a line break, a renamed
Background change nothing. Nor does a paragraph that is wrapped otherwise, for whoever reads a
rulebook has joined its lines already.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import TYPE_CHECKING
import json

from judgecall.rulebook.meaning import ground, meaning

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judgecall.rulebook import Clause, Reading, Rulebook, Scenario
    from judgecall.rulebook.meaning import Meaning, MeantStep


@dataclass(frozen=True, slots=True)
class Altered:
    """One thing that reads otherwise: which, how it was and how it is."""

    what: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class ClauseChange:
    """A clause that both versions have, and not alike."""

    clause: Clause
    #: Its title, its text, its source, its section.
    reworded: tuple[Altered, ...]
    #: Its standing, the readings that it needs, and what is adopted for them.
    standing: tuple[Altered, ...]


@dataclass(frozen=True, slots=True)
class ScenarioChange:
    """A scenario that both versions have, and that asks something else now."""

    old: Scenario
    new: Scenario
    #: The lines that went and came, in order, each beginning with ``-``, ``+`` or a space.
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesDiff:
    """What changed in one rulebook."""

    id: str
    #: None where the rulebook is not in that version.
    old: Rulebook | None
    new: Rulebook | None
    #: What the rulebook says of itself: its edition, its defaults.
    manifest: tuple[Altered, ...] = ()
    clauses_added: tuple[Clause, ...] = ()
    clauses_removed: tuple[Clause, ...] = ()
    clauses_changed: tuple[ClauseChange, ...] = ()
    added: tuple[Scenario, ...] = ()
    removed: tuple[Scenario, ...] = ()
    changed: tuple[ScenarioChange, ...] = ()
    #: Scenarios that mean what they did under another id, by that id.
    renamed: Mapping[str, Scenario] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether nothing changed that this comparison looks at."""
        return not any(
            (
                self.manifest,
                self.clauses_added,
                self.clauses_removed,
                self.clauses_changed,
                self.added,
                self.removed,
                self.changed,
                self.renamed,
            ),
        )


def compare_rules(old: Rulebook | None, new: Rulebook | None) -> RulesDiff:
    """Compare two versions of a rulebook, of which one may be missing."""
    book = new or old
    assert book is not None
    before = {clause.id: clause for clause in old.clauses} if old else {}
    after = {clause.id: clause for clause in new.clauses} if new else {}
    then = {scenario.id: scenario for scenario in old.scenarios} if old else {}
    now = {scenario.id: scenario for scenario in new.scenarios} if new else {}
    renamed = _renamed(then, now)
    renamed_to = {scenario.id for scenario in renamed.values()}
    pairs = [(before[name], clause) for name, clause in after.items() if name in before]
    return RulesDiff(
        book.id,
        old,
        new,
        tuple(_of_manifest(old, new)) if old and new else (),
        tuple(clause for name, clause in after.items() if name not in before),
        tuple(clause for name, clause in before.items() if name not in after),
        tuple(change for pair in pairs if (change := _of_clause(*pair)) is not None),
        tuple(each for name, each in now.items() if name not in then and name not in renamed_to),
        tuple(each for name, each in then.items() if name not in now and name not in renamed),
        tuple(
            ScenarioChange(then[name], each, tuple(_lines(then[name], each)))
            for name, each in now.items()
            if name in then
            if meaning(then[name]) != meaning(each)
        ),
        renamed,
    )


def _renamed(then: Mapping[str, Scenario], now: Mapping[str, Scenario]) -> dict[str, Scenario]:
    """Pair what vanished with what came and means the same, each once."""
    fresh: dict[Meaning, list[Scenario]] = {}
    for name, scenario in now.items():
        if name not in then:
            fresh.setdefault(meaning(scenario), []).append(scenario)
    found = {}
    for name, scenario in then.items():
        if name not in now and (same := fresh.get(meaning(scenario))):
            found[name] = same.pop(0)
    return found


def _of_manifest(old: Rulebook, new: Rulebook) -> Iterator[Altered]:
    yield from _altered(title=(old.title, new.title), edition=(old.edition, new.edition))
    stood_on, stands_on = ground(old), ground(new)
    for name in sorted(stood_on.keys() | stands_on.keys()):
        if stood_on.get(name) != stands_on.get(name):
            yield Altered(name, _stated(old, name), _stated(new, name))


def _stated(rulebook: Rulebook, name: str) -> str:
    """What the manifest states under one of the names that `ground` gives."""
    kind, _, what = name.partition(".")
    manifest = rulebook.manifest
    stated: Mapping[str, object] = {
        "defaults": manifest.defaults,
        "names": manifest.names,
        "quantities": {each.one: each.path for each in manifest.quantities},
    }[kind]
    return json.dumps(stated[what], default=str) if what in stated else ""


def _of_clause(old: Clause, new: Clause) -> ClauseChange | None:
    reworded = tuple(
        _altered(
            title=(old.title, new.title),
            text=(old.text, new.text),
            source=(old.source, new.source),
            section=(old.section.path.stem, new.section.path.stem),
        ),
    )
    standing = (
        *_altered(
            standing=(old.standing.value, new.standing.value),
            readings=(", ".join(sorted(old.readings)), ", ".join(sorted(new.readings))),
        ),
        *_of_readings(old, new),
    )
    return ClauseChange(new, reworded, standing) if reworded or standing else None


def _of_readings(old: Clause, new: Clause) -> Iterator[Altered]:
    """What is asked and adopted, for each reading that the clause needs in both versions."""
    before = old.section.rulebook.manifest.readings
    after = new.section.rulebook.manifest.readings
    for name in new.readings:
        if name in old.readings and name in before and name in after:
            then, now = before[name], after[name]
            yield from (
                Altered(f"{name}, {each.what}", each.old, each.new)
                for each in _altered(
                    question=(then.question, now.question),
                    adopted=(_adopted(then), _adopted(now)),
                )
            )


def _adopted(reading: Reading) -> str:
    if reading.adopted is None:
        return "open"
    return f"{reading.adopted}: {reading.answers.get(reading.adopted, '')}"


def _altered(**pairs: tuple[str, str]) -> Iterator[Altered]:
    for what, (old, new) in pairs.items():
        if old != new:
            yield Altered(what, old, new)


def _lines(old: Scenario, new: Scenario) -> Iterator[str]:
    """What a player does in both versions, with what went and what came."""
    then, now = meaning(old), meaning(new)
    before, after = _written(then.steps), _written(now.steps)
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for tag, first, last, start, end in matcher.get_opcodes():
        if tag == "equal":
            yield from (f"  {line}" for line in before[first:last])
            continue
        yield from (f"- {line}" for line in before[first:last])
        yield from (f"+ {line}" for line in after[start:end])
    if then.readings != now.readings:
        yield from (f"- needs {name}: {answer}" for name, answer in then.readings)
        yield from (f"+ needs {name}: {answer}" for name, answer in now.readings)


def _written(steps: Sequence[MeantStep]) -> list[str]:
    lines = []
    for step in steps:
        lines.append(str(step))
        lines += [f"  | {' | '.join(row)} |" for row in step.rows or ()]
        lines += [f'  """ {line}' for line in (step.doc or "").splitlines()]
    return lines
