"""
One scenario against one engine: one verdict.

This is the only code that plays. Both doors, the command line and the pytest collector,
lead here, and the pytest-bdd binding is held to the same verdicts by a test.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

from judgecall.engines.faults import (
    EngineFault,
    SaidIllegal,
    SaidStale,
    SaidUnscripted,
    SaidUnsupported,
)
from judgecall.protocol import SchemaFault
from judgecall.rulebook import Scenario, Step
from judgecall.steps import Slip, Vocabulary
from judgecall.table import Mismatch, ScenarioFault, Table
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from judgecall.engines.connection import Connection, Handshake


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
    step: Step | None = None
    expected: tuple[str, ...] = ()
    actual: tuple[str, ...] = ()
    #: Who could have been asked what when it stopped.
    offered: str = ""
    #: The events since the last When, told in words.
    events: tuple[str, ...] = ()
    #: All messages of this game, in order, with their direction.
    transcript: tuple[tuple[str, Any], ...] = ()
    #: The last lines that the engine wrote to its log.
    log: tuple[str, ...] = ()
    #: Where unsupported: the address at which the engine's authors track it.
    issue: str = ""
    details: dict[str, Any] = field(default_factory=dict)


def play(scenario: Scenario, vocabulary: Vocabulary, connection: Connection) -> Outcome:
    """
    Play one scenario from its first line to its last.

    Raises `SuiteFault` where the scenario itself is wrong, and lets `CannotReach` and
    `HandshakeFailed` through: without an engine there is nothing to judge.
    """
    handshake = connection.handshake
    if (declared := declared_unsupported(scenario, handshake)) is not None:
        return Outcome(scenario, Verdict.UNSUPPORTED, sentence=declared)
    begun = perf_counter()
    connection.begin_transcript()
    table = Table(vocabulary.words, connection)
    step: Step | None = None

    def outcome(verdict: Verdict, sentence: str, **more: Any) -> Outcome:  # noqa: ANN401
        return Outcome(
            scenario,
            verdict,
            perf_counter() - begun,
            sentence,
            step=step,
            offered=vocabulary.words.say_decision(table.decision) if table.decision else "",
            events=tuple(vocabulary.words.say_event(event) for event in table.recent_events),
            transcript=tuple(connection.transcript),
            log=tuple(connection.log_tail()),
            **more,
        )

    try:
        for step in scenario.steps:
            vocabulary.bind(step).run(table)
        step = None
        table.end()
    except Mismatch as mismatch:
        verdict = Verdict.DIFFERS if reads_otherwise(scenario, handshake) else Verdict.FAILED
        return outcome(
            verdict,
            mismatch.sentence,
            expected=mismatch.expected,
            actual=mismatch.actual,
        )
    except (Slip, ScenarioFault) as fault:
        raise SuiteFault(scenario, step, fault.sentence, fault.way_out) from fault
    except SaidUnsupported as said:
        return outcome(
            Verdict.UNSUPPORTED,
            f"the engine does not support {said.what}",
            issue=said.issue or "",
        )
    except SaidUnscripted as said:
        return outcome(
            Verdict.FAILED,
            "the engine rolls dice that the scenario does not script",
            expected=("only scripted rolls",),
            actual=(f"the engine asks for: {said.what}",),
        )
    except (SaidIllegal, SaidStale) as said:
        return outcome(
            Verdict.FAILED,
            "the engine refuses to begin the game or to show it",
            actual=(str(said),),
        )
    except SchemaFault as fault:
        raise SuiteFault(scenario, step, str(fault), "mend the scenario or its schema") from fault
    except EngineFault as fault:
        return outcome(fault.verdict, fault.sentence, hint=fault.hint)
    return Outcome(scenario, Verdict.PASSED, perf_counter() - begun)


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


#: What tells of each outcome as soon as it is known.
Listener = Callable[[Outcome], None]
