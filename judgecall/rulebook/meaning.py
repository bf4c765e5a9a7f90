"""
What a scenario means, apart from how it is written.

Two scenarios mean the same if a player would do the same for both: the same steps with the
same tables, after the Background was put before them and the values of an outline's row
into them, needing the same answers to open questions. Comments, blank lines, indentation,
the titles of anything, `And` for `Given`, the words and the source of a clause, and whether a
step stands in a Background or in the scenario itself are no part of it. Neither is the
scenario's own id: whoever compares by id has it, and a renamed scenario means what it did.

A meaning has a short hash, so that it can be written down and held to later on.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple
import json

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rows, Rulebook, Scenario, Step

#: Rises whenever a scenario that nobody touched would get another hash.
VERSION: Final = 1

#: Sixteen digits never meet by chance in a suite, and still fit on a line beside an id.
_DIGITS: Final = 16


class MeantStep(NamedTuple):
    """One step, as a player carries it out."""

    #: ``given``, ``when`` or ``then``.
    kind: str
    text: str
    rows: Rows | None
    doc: str | None

    def __str__(self) -> str:
        return f"{self.kind.capitalize()} {self.text}"


class Meaning(NamedTuple):
    """All that decides what a scenario asks of an engine."""

    steps: tuple[MeantStep, ...]
    #: Each reading that it needs with the answer that is adopted, by id.
    readings: tuple[tuple[str, str | None], ...]

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits, equal for equal meanings on every machine."""
        return hashed([[list(step) for step in self.steps], self.readings])


def meaning(scenario: Scenario) -> Meaning:
    """Tell what a scenario means."""
    known = scenario.clause.section.rulebook.manifest.readings
    adopted = {name: known[name].adopted for name in scenario.readings if name in known}
    return Meaning(tuple(map(_meant, scenario.steps)), tuple(sorted(adopted.items())))


def _meant(step: Step) -> MeantStep:
    return MeantStep(step.kind, step.text, step.rows, step.doc)


def ground(rulebook: Rulebook) -> dict[str, str]:
    """
    Hash, by name, what the manifest puts into sentences that do not say it.

    A changed default changes what scenarios mean in which no letter has changed.
    """
    manifest = rulebook.manifest
    return {
        **{f"defaults.{name}": hashed(values) for name, values in manifest.defaults.items()},
        **{f"names.{name}": hashed(what) for name, what in manifest.names.items()},
        **{f"quantities.{each.one}": hashed(each.path) for each in manifest.quantities},
    }


def hashed(value: Any) -> str:  # noqa: ANN401 - whatever JSON can hold
    """Hash a value by its canonical JSON."""
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), default=str)
    return sha256(canonical.encode()).hexdigest()[:_DIGITS]
