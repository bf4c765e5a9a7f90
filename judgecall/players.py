"""
Playing the selected scenarios of one rulebook, one after the other, in this process.

What happens is told as it happens: first who the engine is, then each scenario's end.
`workers` does the same with several processes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.engines import Connection, parse_spec
from judgecall.play import Outcome, SuiteFault, play
from judgecall.rulebook import Fault
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Generator

    from judgecall.engines import Handshake
    from judgecall.rulebook import Rulebook, Scenario
    from judgecall.runs import How
    from judgecall.selection import Chosen
    from judgecall.steps import Vocabulary


@dataclass(frozen=True, slots=True)
class Reached:
    """The engine introduced itself."""

    handshake: Handshake


@dataclass(frozen=True, slots=True)
class Ended:
    """A scenario has its verdict."""

    #: Its place among those that are played.
    index: int
    outcome: Outcome
    #: What is wrong with the suite, if that kept it from being played.
    fault: Fault | None = None


def connect(how: How, rulebook: Rulebook) -> Connection:
    """A connection to the engine, not yet opened."""
    transport = parse_spec(how.spec, pin=how.pin)
    return Connection(transport, rulebook.id, how.edition or rulebook.edition, how.timeout)


def play_here(chosen: Chosen, how: How) -> Generator[Reached | Ended]:
    """Play all that is chosen of a rulebook, in its order."""
    connection = connect(how, chosen.rulebook)
    try:
        yield Reached(connection.open())
        for index, scenario in enumerate(chosen.scenarios):
            yield play_one(index, scenario, chosen.checked.vocabulary, connection)
    finally:
        connection.close()


def play_one(
    index: int,
    scenario: Scenario,
    vocabulary: Vocabulary,
    connection: Connection,
) -> Ended:
    """Play one scenario; a fault of the suite leaves it without a judgement of the engine."""
    try:
        return Ended(index, play(scenario, vocabulary, connection))
    except SuiteFault as error:
        line = error.step.line if error.step else scenario.line
        fault = Fault(scenario.path, line, error.sentence, (), error.way_out, "play")
        outcome = Outcome(
            scenario,
            Verdict.NOT_RUN,
            sentence=f"the suite is at fault: {error.sentence}",
            hint=error.way_out,
            step=error.step,
        )
        return Ended(index, outcome, fault)
