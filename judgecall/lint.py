"""The truth gate: nothing in a suite may be lost, doubled or misread without a word.

pytest-bdd drops a scenario whose name repeats, passes an empty one and never runs a file
that nobody binds. So the tree that the official parser gives is held against what would be
played: every fault of structure, every sentence bound exactly once, every card text read.
A run begins with it; `judgecall lint` is nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.rulebook import Fault, read
from judgecall.steps import Slip, Vocabulary

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from judgecall.rulebook import Rulebook, Scenario
    from judgecall.rulebook.model import Step
    from judgecall.steps import Bound


@dataclass(frozen=True, slots=True)
class Checked:
    """A rulebook that passed the gate, with the vocabulary that reads it."""

    rulebook: Rulebook
    vocabulary: Vocabulary
    faults: tuple[Fault, ...]


def check(folder: Path) -> Checked:
    """Read a rulebook's folder and find every fault in it."""
    rulebook, faults = read(folder)
    vocabulary = Vocabulary(rulebook)
    faults += check_sentences(rulebook, vocabulary)
    return Checked(rulebook, vocabulary, tuple(faults))


def check_sentences(rulebook: Rulebook, vocabulary: Vocabulary) -> Iterator[Fault]:
    """Bind every step of every scenario; each line of a file is told once."""
    told: set[tuple[Path, int, str]] = set()
    for scenario in rulebook.scenarios:
        bounds: list[Bound] = []
        for step in scenario.steps:
            try:
                bounds.append(vocabulary.bind(step))
            except Slip as slip:
                key = (scenario.path, step.line, slip.sentence)
                if key not in told:
                    told.add(key)
                    yield _fault(scenario, step, slip)
        if len(bounds) == len(scenario.steps):
            yield from _unclaimed_attempts(scenario, bounds)


def _fault(scenario: Scenario, step: Step, slip: Slip) -> Fault:
    excerpt = slip.excerpt
    if excerpt and excerpt[0] == step.text:
        # The line as it stands in the file, so that the carets below it still point right.
        indent = " " * (len(step.keyword) + 1)
        excerpt = (f"{step.keyword} {step.text}", *(indent + line for line in excerpt[1:]))
    return Fault(scenario.path, step.line, slip.sentence, excerpt, slip.way_out, slip.check)


def _unclaimed_attempts(scenario: Scenario, bounds: list[Bound]) -> Iterator[Fault]:
    for number, bound in enumerate(bounds):
        if not bound.values.get("attempt"):
            continue
        following = bounds[number + 1 : number + 2]
        if not following or "refused" not in following[0].sentence.template:
            yield Fault(
                scenario.path,
                scenario.steps[number].line,
                "this attempt is not followed by the reason of its refusal",
                (f"{scenario.steps[number].keyword} {scenario.steps[number].text}",),
                "add below it: Then it is refused because ...",
                "attempt",
            )


def differing_sets(
    parsed: Collection[str],
    played: Collection[str],
) -> tuple[list[str], list[str]]:
    """Compare what was parsed with what was played: ids lost on the way, and ids from nowhere."""
    return sorted(set(parsed) - set(played)), sorted(set(played) - set(parsed))
