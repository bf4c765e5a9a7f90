"""
One scenario against one engine: one verdict.

This is the only code that plays. Both doors, the command line and the pytest collector,
lead here, and the pytest-bdd binding is held to the same verdicts by a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from judgecall.engines.faults import (
    EngineError,
    EngineFault,
    SaidIllegal,
    SaidStale,
    SaidUnscripted,
    SaidUnsupported,
)
from judgecall.protocol import SchemaFault
from judgecall.sight import Watched
from judgecall.steps import Slip
from judgecall.table import Mismatch, ScenarioFault, Table
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from judgecall.engines import Connection, Direction, Handshake
    from judgecall.protocol import Json
    from judgecall.rulebook import Scenario, Step
    from judgecall.steps import Vocabulary
    from judgecall.table import Game


class SuiteFault(Exception):
    """A scenario that cannot be played through a fault of the suite: no engine is to blame."""

    def __init__(self, scenario: Scenario, step: Step | None, sentence: str, way_out: str) -> None:
        super().__init__(sentence)
        self.scenario = scenario
        self.step = step
        self.sentence = sentence
        self.way_out = way_out

    def __str__(self) -> str:
        line = self.step.line if self.step else self.scenario.line
        said = f"{self.scenario.path}:{line}: {self.sentence}"
        return f"{said}\n  {self.way_out}" if self.way_out else said


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one scenario ended, with all that a failing one needs to be understood."""

    scenario: Scenario
    verdict: Verdict
    seconds: float = 0.0
    #: What happened, as one sentence; empty for a scenario that passed.
    sentence: str = ""
    #: What to do next, where there is something to do.
    hint: str = ""
    #: What shows it where the protocol was broken: the offending line.
    evidence: str = ""
    step: Step | None = None
    expected: tuple[str, ...] = ()
    actual: tuple[str, ...] = ()
    #: Whether the two are lists that should be equal, so that the first difference tells.
    in_order: bool = False
    #: Who could have been asked what when it stopped.
    offered: str = ""
    #: The events since the last When, told in words.
    events: tuple[str, ...] = ()
    #: Who could interrupt where since the last When, told in words.
    windows: tuple[str, ...] = ()
    #: All messages of this game, in order, with their direction; raw where one was none.
    transcript: tuple[tuple[Direction, Json | bytes], ...] = ()
    #: The last lines that the engine wrote to its log.
    log: tuple[str, ...] = ()
    #: Where unsupported: the address at which the engine's authors track it.
    issue: str = ""
    #: Whether it stopped at the set-up of its game: before there was one, or one to be seen.
    at_set_up: bool = False


class Playing:
    """
    One scenario on its way to a verdict: the table, and the line that is being carried out.

    Whoever carries the lines out, `play` or pytest-bdd, what stops a scenario is judged here.
    """

    def __init__(
        self,
        scenario: Scenario,
        vocabulary: Vocabulary,
        connection: Connection,
    ) -> None:
        self.scenario = scenario
        self.vocabulary = vocabulary
        self._connection = connection
        self._begun = perf_counter()
        connection.begin_transcript()
        game: Game = connection
        if vocabulary.sight is not None:
            game = Watched(connection, vocabulary.sight, vocabulary.words)
        self.table = Table(vocabulary.words, game)
        #: The line being carried out; None at the gates after the last one.
        self.step: Step | None = None

    def carry_out(self, step: Step) -> None:
        """Carry out one line."""
        self.step = step
        self.vocabulary.bind(step).run(self.table)

    def end(self) -> None:
        """Hold the gates after the last line."""
        self.step = None
        self.table.end()

    def passed(self) -> Outcome:
        """The outcome of a scenario that nothing stopped."""
        return Outcome(self.scenario, Verdict.PASSED, perf_counter() - self._begun)

    def stopped_by(self, error: Exception) -> Outcome:
        """The outcome that one of `STOPS` means; raises `SuiteFault` where it means none."""
        match error:
            case Mismatch():
                handshake = self._connection.handshake
                differs = reads_otherwise(self.scenario, handshake)
                return self._outcome(
                    Verdict.DIFFERS if differs else Verdict.FAILED,
                    error.sentence,
                    expected=error.expected,
                    actual=error.actual,
                    in_order=error.in_order,
                )
            case Slip() | ScenarioFault():
                raise SuiteFault(
                    self.scenario, self.step, error.sentence, error.way_out
                ) from error
            case SaidUnsupported():
                return self._outcome(
                    Verdict.UNSUPPORTED,
                    f"the engine does not support {error.what}",
                    issue=error.issue or "",
                )
            case SaidUnscripted():
                return self._outcome(
                    Verdict.FAILED,
                    "the engine rolls dice that the scenario does not script",
                    expected=("only scripted rolls",),
                    actual=(f"the engine asks for: {error.what}",),
                )
            case SaidIllegal() | SaidStale():
                return self._outcome(
                    Verdict.FAILED,
                    "the engine refuses to begin the game or to show it",
                    actual=(str(error),),
                    at_set_up=True,
                )
            case SchemaFault():
                raise SuiteFault(
                    self.scenario, self.step, str(error), "mend the scenario or its schema"
                ) from error
            case EngineFault() if error.verdict is not None:
                return self._outcome(
                    error.verdict,
                    error.sentence,
                    hint=error.hint or "",
                    evidence=error.evidence or "",
                    log=tuple(error.stderr),
                )
        raise error

    def _outcome(self, verdict: Verdict, sentence: str, **more: Any) -> Outcome:  # noqa: ANN401
        words, table = self.vocabulary.words, self.table
        more["log"] = more.get("log") or tuple(self._connection.log_tail())
        more.setdefault("at_set_up", not table.began)
        return Outcome(
            self.scenario,
            verdict,
            perf_counter() - self._begun,
            sentence,
            step=self.step,
            offered=words.say_decision(table.decision) if table.decision else "",
            events=tuple(words.say_event(event) for event in table.recent_events),
            windows=tuple(table.windows.recent),
            transcript=tuple(self._connection.transcript),
            **more,
        )


#: What stops a scenario; `Playing.stopped_by` knows what each means.
STOPS = (Mismatch, Slip, ScenarioFault, SchemaFault, EngineError, EngineFault)


def play(scenario: Scenario, vocabulary: Vocabulary, connection: Connection) -> Outcome:
    """
    Play one scenario from its first line to its last.

    Raises `SuiteFault` where the scenario itself is wrong, and lets `CannotReach` and
    `HandshakeFailed` through: without an engine there is nothing to judge.
    """
    if (declared := declared_unsupported(scenario, connection.handshake)) is not None:
        return Outcome(scenario, Verdict.UNSUPPORTED, sentence=declared)
    playing = Playing(scenario, vocabulary, connection)
    try:
        for step in scenario.steps:
            playing.carry_out(step)
        playing.end()
    except STOPS as error:
        return playing.stopped_by(error)
    return playing.passed()


def declared_unsupported(scenario: Scenario, handshake: Handshake) -> str | None:
    """Say what the engine declared in its handshake, if that covers this scenario."""
    if not handshake.supports_rulebook:
        return f"the engine does not play {scenario.clause.section.rulebook.title}"
    if scenario.clause.id in handshake.unsupported:
        return f"the engine declares {scenario.clause.id} unsupported"
    return None


def reads_otherwise(scenario: Scenario, handshake: Handshake) -> bool:
    """Whether the engine declared another answer to a reading that this scenario needs."""
    readings = scenario.clause.section.rulebook.manifest.readings
    return any(
        handshake.readings.get(name, readings[name].adopted) != readings[name].adopted
        for name in scenario.readings
    )
