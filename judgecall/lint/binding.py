"""Every step of every scenario bound to its one sentence, and what only the whole shows."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judgecall.lint.names import unknown_names
from judgecall.lint.rehearsal import rehearse
from judgecall.rulebook.excerpt import underlined
from judgecall.rulebook.faults import Fault
from judgecall.steps import Slip

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from judgecall.rulebook import Rulebook, Scenario, Step
    from judgecall.steps import Bound, Vocabulary


def check_sentences(
    rulebook: Rulebook,
    vocabulary: Vocabulary,
    incomplete: Collection[Path] = (),
    *,
    rehearsed: bool = True,
) -> Iterator[Fault]:
    """
    Find what is wrong with the steps of a rulebook; each thing is told once.

    Files of which a line was lost are `incomplete`: their scenarios are not rehearsed, since
    much would seem missing there that only the lost line has.
    """
    told: set[tuple[Path, int, str, tuple[str, ...]]] = set()
    for scenario in rulebook.scenarios:
        whole = scenario.path not in incomplete
        for step, slip in _slips(scenario, vocabulary, whole=whole, rehearsed=rehearsed):
            # A Background and an outline stand in many scenarios: what is wrong in the line
            # itself is told once, what differs by row once for each.
            key = (scenario.path, step.line, slip.sentence, _underlined_part(slip))
            if key not in told:
                told.add(key)
                yield as_fault(scenario, step, slip)


def _slips(
    scenario: Scenario,
    vocabulary: Vocabulary,
    *,
    whole: bool,
    rehearsed: bool,
) -> Iterator[tuple[Step, Slip]]:
    bounds: list[tuple[Step, Bound]] = []
    for step in scenario.steps:
        try:
            bounds.append((step, vocabulary.bind(step)))
        except Slip as slip:
            yield step, slip
    if len(bounds) < len(scenario.steps):
        return
    yield from _attempts_and_refusals(bounds)
    if not whole:
        return
    misplaced = list(rehearse(bounds, vocabulary.words)) if rehearsed else []
    yield from misplaced or unknown_names(bounds, vocabulary.words)


def _attempts_and_refusals(bounds: list[tuple[Step, Bound]]) -> Iterator[tuple[Step, Slip]]:
    """An attempt and the reason of its refusal stand together, or one of them checks nothing."""
    tried: Step | None = None
    for step, bound in bounds:
        refused = any(kind.name == "Reason" for kind in bound.sentence.wordings[0].kinds.values())
        if tried is not None and not refused:
            yield tried, _unclaimed(tried)
        if refused and tried is None:
            yield (
                step,
                Slip(
                    "nothing is tried just before this refusal",
                    underlined(step.text),
                    "say above it, with `tries to`, what is refused",
                    "attempt",
                ),
            )
        # A last When, tried or done, is a fault of the scenario's shape already.
        tried = step if bound.is_attempt else None


def _unclaimed(tried: Step) -> Slip:
    return Slip(
        "this attempt is not followed by the reason of its refusal",
        underlined(tried.text),
        "add below it:  Then it is refused because ...",
        "attempt",
    )


def _underlined_part(slip: Slip) -> tuple[str, ...]:
    found = []
    for line, marks in pairwise(slip.excerpt):
        if marks.strip() and not marks.strip(" ~^"):
            start, end = len(marks) - len(marks.lstrip()), len(marks)
            found.append(line[start:end])
    return tuple(found)


def as_fault(scenario: Scenario, step: Step, slip: Slip) -> Fault:
    """Say a slip as a fault: on the line on which it stands, and with that line as it stands."""
    excerpt, line = slip.excerpt, step.line
    if slip.row is not None and slip.row < len(step.row_lines):
        line = step.row_lines[slip.row]
    elif excerpt and excerpt[0] == step.text:
        indent = " " * (len(step.keyword) + 1)
        excerpt = (f"{step.keyword} {step.text}", *(indent + marks for marks in excerpt[1:]))
        if slip.check == "kind":
            excerpt = underlined(excerpt[0], (0, len(step.keyword)))
    way_out = slip.way_out
    if step.outline_row is not None:
        way_out += f"\nso it reads with the values of line {step.outline_row}"
    return Fault(scenario.path, line, slip.sentence, excerpt, way_out, slip.check)
