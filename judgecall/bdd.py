"""
Every sentence as a pytest-bdd step definition.

    # in a test module
    from pytest_bdd import scenarios
    pytest_plugins = ["judgecall.bdd"]
    scenarios("features/my_game")

pytest-bdd looks at every step definition for every step. So the vocabulary is given to it as
three: one Given, one When, one Then, whose parser asks our own sentences. Which vocabulary
that is, the folder of the feature file says. The fixture `judgecall_engine` names the engine;
`table` is the game in progress, for steps of one's own.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser
import pytest

from judgecall.collector import skip_reason
from judgecall.engines import EngineFault, NotASpec
from judgecall.kept import Kept, no_engine
from judgecall.play import STOPS, Outcome, Playing, SuiteFault, declared_unsupported
from judgecall.rulebook import Step
from judgecall.steps import Slip
from judgecall.table import Table
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgecall.lint import Checked
    from judgecall.rulebook import Scenario
    from judgecall.rulebook.model import Rows


#: What carries a step out, as pytest-bdd calls it.
_Step = Callable[[Table, Step], None]


class _Scene:
    """The scenario that pytest-bdd is playing."""

    def __init__(self, playing: Playing, request: pytest.FixtureRequest, spec: str) -> None:
        self.playing = playing
        self._request = request
        self._spec = spec
        #: The step about to be carried out, with its table.
        self.step: Step | None = None
        self.steps_done = 0

    @contextmanager
    def judged(self) -> Iterator[None]:
        """Turn what stops a scenario into a failure or a skip."""
        try:
            yield
        except STOPS as error:
            try:
                outcome = self.playing.stopped_by(error)
            except SuiteFault as fault:
                pytest.fail(f"The suite is at fault here, not the engine.\n{fault}", pytrace=False)
            self.finish(outcome)

    def finish(self, outcome: Outcome) -> None:
        """End the test as the verdict says."""
        self._request.node.user_properties.append(("verdict", outcome.verdict.value))
        if outcome.verdict is Verdict.PASSED:
            return
        if outcome.verdict.is_good:
            pytest.skip(skip_reason(outcome))
        kept = Kept.by(self._request.config)
        pytest.fail(kept.tell(outcome, self._spec), pytrace=False)


#: A step parser is told nothing but the text of a step. Tests run one at a time, so what it
#: must know besides can stand here.
_now: list[_Scene] = []


class _Sentences(StepParser):
    """All sentences of one kind."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"a sentence of the rulebook ({kind})")
        self._kind = kind

    def is_matching(self, name: str) -> bool:
        """Whether this is a sentence; one with a slip in it is, and will tell of the slip."""
        if not _now:
            return False
        try:
            _now[-1].playing.vocabulary.bind_text(self._kind, name)
        except Slip as slip:
            return slip.check != "unknown"
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:  # noqa: ARG002 - the hook has more
        """Hand on the step as the hook has seen it, with its table."""
        return {"call": _now[-1].step}


_DOORS: Final[dict[str, Callable[[StepParser], Callable[[_Step], _Step]]]] = {
    "given": given,
    "when": when,
    "then": then,
}

for _kind, _declare in _DOORS.items():

    @_declare(_Sentences(_kind))
    def _(table: Table, call: Step) -> None:  # noqa: ARG001 - asked for so that it is there
        with _now[-1].judged():
            _now[-1].playing.carry_out(call)


@pytest.fixture
def judgecall_engine(request: pytest.FixtureRequest) -> str:
    """Name the engine to judge; override it to judge another."""
    spec: str = request.config.getoption("judgecall_engine")
    return spec


@pytest.fixture
def table() -> Table:
    """The game that the scenario is about."""
    if not _now:
        pytest.fail("this scenario belongs to no rulebook: no rulebook.toml stands beside it")
    return _now[-1].playing.table


def pytest_bdd_before_scenario(
    request: pytest.FixtureRequest,
    feature: Any,  # noqa: ANN401 - pytest-bdd's types are not followed
    scenario: Any,  # noqa: ANN401
) -> None:
    """Set a table for a scenario of a rulebook."""
    _now.clear()
    kept = Kept.by(request.config)
    path = Path(feature.filename)
    checked = kept.rulebook(path)
    if checked is None:
        return
    ours = _find(checked, path, scenario)
    spec: str = request.getfixturevalue("judgecall_engine")
    try:
        connection = kept.connection(spec, checked.rulebook)
    except (EngineFault, NotASpec) as error:
        pytest.fail(no_engine(error, spec), pytrace=False)
    scene = _Scene(Playing(ours, checked.vocabulary, connection), request, spec)
    request.node.user_properties.append(("scenario", ours.id))
    if (declared := declared_unsupported(ours, connection.handshake)) is not None:
        scene.finish(Outcome(ours, Verdict.UNSUPPORTED, sentence=declared))
    _now.append(scene)


def _find(checked: Checked, path: Path, scenario: Any) -> Scenario:  # noqa: ANN401
    """Find the scenario as our own reading of the file has it."""
    # The rows of an outline share its line, and differ in what they put into the steps or only
    # into the tables below them.
    said = [(step.name, _rows(step)) for step in scenario.steps]
    for ours in checked.rulebook.scenarios:
        at = ours.path, ours.block, [(step.text, step.rows) for step in ours.steps]
        if at == (path, scenario.line_number, said):
            return ours
    faults = "\n\n".join(str(fault) for fault in checked.faults)
    lost = f"{path}:{scenario.line_number}: this scenario cannot be found again"
    pytest.fail(faults or lost, pytrace=False)


def _rows(step: Any) -> Rows | None:  # noqa: ANN401 - pytest-bdd's types are not followed
    """Read the table below a step."""
    if step.datatable is None:
        return None
    return tuple(tuple(row) for row in step.datatable.raw())


def pytest_bdd_before_step(step: Any) -> None:  # noqa: ANN401
    """Take the step's table and text block, which the parser is not told."""
    if not _now:
        return
    own = next(
        (each for each in _now[-1].playing.scenario.steps if each.line == step.line_number),
        None,
    )
    _now[-1].step = Step(
        step.type,
        step.name,
        step.line_number,
        _rows(step),
        step.docstring,
        step.keyword.strip(),
        own is not None and own.in_background,
    )


def pytest_bdd_after_step() -> None:
    """Count the steps that were carried out."""
    if _now:
        _now[-1].steps_done += 1


def pytest_bdd_after_scenario(scenario: Any) -> None:  # noqa: ANN401
    """Hold the gates at the end, if it came to that."""
    if not _now:
        return
    scene = _now.pop()
    if scene.steps_done == len(scenario.steps):
        with scene.judged():
            scene.playing.end()
            scene.finish(scene.playing.passed())
