"""
Feature files as pytest sees them: a file is a section, an item is a scenario.

An item's name is the scenario's id without its rulebook; its marks say clause and standing,
and its properties carry both into JUnit files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from judgecall.engines import EngineFault, NotASpec
from judgecall.kept import Kept, no_engine
from judgecall.play import SuiteFault, play
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import PathLike

    from _pytest._code.code import TerminalRepr

    from judgecall.play import Outcome
    from judgecall.rulebook import Fault, Scenario
    from judgecall.steps import Vocabulary


class NotPassed(Exception):
    """A scenario did not pass; holds its outcome."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.sentence)
        self.outcome = outcome


class FeatureFile(pytest.File):
    """One section of a rulebook."""

    def collect(self) -> Iterator[ScenarioItem]:
        """Give every scenario of the file; a file with faults is not played at all."""
        checked = Kept.by(self.config).rulebook(self.path)
        assert checked is not None, "the plugin collects files of rulebooks only"
        path = self.path.absolute()
        if faults := [fault for fault in checked.faults if _concerns(fault, path)]:
            raise self.CollectError("\n\n".join(map(str, faults)))
        for scenario in checked.rulebook.scenarios:
            if scenario.path == path:
                yield ScenarioItem.from_parent(
                    self,
                    name=scenario.id.partition("/")[2],
                    scenario=scenario,
                    vocabulary=checked.vocabulary,
                )


def _concerns(fault: Fault, path: PathLike[str]) -> bool:
    """Whether a fault stands in this file or in the manifest, which concerns every file."""
    return fault.path == path or fault.path.suffix != ".feature"


class ScenarioItem(pytest.Item):
    """One scenario, to be played."""

    def __init__(
        self,
        *,
        scenario: Scenario,
        vocabulary: Vocabulary,
        **more: Any,  # noqa: ANN401 - what pytest hands to its nodes
    ) -> None:
        super().__init__(**more)
        self.scenario = scenario
        self._vocabulary = vocabulary
        self._spec: str = self.config.getoption("judgecall_engine")
        clause = scenario.clause
        section = clause.section
        self.add_marker(pytest.mark.clause(clause.id, id=clause.id))
        self.add_marker(pytest.mark.rulebook(section.rulebook.id))
        if scenario.readings:
            self.add_marker(pytest.mark.reading(*scenario.readings))
        if scenario.since:
            self.add_marker(pytest.mark.since(scenario.since))
        if not clause.readings:
            self.add_marker(getattr(pytest.mark, clause.standing.value))
        self.extra_keyword_matches |= {section.title, scenario.name}
        self.user_properties += [
            ("rulebook", section.rulebook.id),
            ("section", section.path.stem),
            ("clause", clause.id),
            ("standing", clause.standing.value),
            ("scenario", scenario.id),
        ]

    def runtest(self) -> None:
        """Play it; a declared difference is a skip with its reason."""
        rulebook = self.scenario.clause.section.rulebook
        connection = Kept.by(self.config).connection(self._spec, rulebook)
        outcome = play(self.scenario, self._vocabulary, connection)
        self.user_properties.append(("verdict", outcome.verdict.value))
        if outcome.verdict is Verdict.PASSED:
            return
        if outcome.verdict.is_good:
            raise pytest.skip.Exception(skip_reason(outcome), _use_item_location=True)
        raise NotPassed(outcome)

    def repr_failure(
        self,
        excinfo: pytest.ExceptionInfo[BaseException],
        style: Any = None,  # noqa: ANN401 - pytest's own type is private
    ) -> str | TerminalRepr:
        """Tell of it as the runner does."""
        error = excinfo.value
        if isinstance(error, NotPassed):
            return Kept.by(self.config).tell(error.outcome, self._spec)
        if isinstance(error, SuiteFault):
            return f"The suite is at fault here, not the engine.\n{error}"
        if isinstance(error, EngineFault | NotASpec):
            return no_engine(error, self._spec)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[PathLike[str], int, str]:
        """Where it is written."""
        return self.path, self.scenario.line - 1, self.name


def skip_reason(outcome: Outcome) -> str:
    """Why a scenario that did not pass is none of the engine's failures."""
    return f"{outcome.verdict.value}: {outcome.sentence}"
