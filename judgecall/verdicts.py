"""
The verdicts a scenario can end in, and the only table of exit codes.

Every scenario that was started ends in exactly one verdict. Nothing else in the
project decides what counts as success, so that a summary, a report and an exit
code can never disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum


class Verdict(Enum):
    """How one scenario ended for one engine."""

    PASSED = "passed"
    #: The engine plays the clause otherwise than the rulebook says.
    FAILED = "failed"
    #: The engine said in its handshake that it adopts another reading of this clause.
    DIFFERS = "differs"
    #: The engine said that it does not do this.
    UNSUPPORTED = "unsupported"
    #: The engine died, or reported an error inside itself.
    CRASHED = "crashed"
    #: The engine gave no answer within the time limit.
    TIMED_OUT = "timed out"
    #: The engine answered with something that the protocol does not allow.
    BROKEN = "broken"
    #: The run ended before the scenario began.
    NOT_RUN = "not run"

    @property
    def is_judged(self) -> bool:
        """Whether the engine's play was compared with the clause: the first denominator."""
        return self in JUDGED

    @property
    def is_good(self) -> bool:
        """Whether a run that holds only such verdicts succeeds."""
        return self in GOOD


#: Verdicts that count as an attempt at the clause. A crash is a wrong answer, not an excuse.
JUDGED = frozenset(
    {Verdict.PASSED, Verdict.FAILED, Verdict.CRASHED, Verdict.TIMED_OUT, Verdict.BROKEN},
)

#: Verdicts that do not make a run fail: what passed, and what the engine declared beforehand.
GOOD = frozenset({Verdict.PASSED, Verdict.DIFFERS, Verdict.UNSUPPORTED})


class ExitCode(IntEnum):
    """What the process tells its caller. The table in the README is made from this one."""

    #: Every selected scenario passed, or the engine had declared it unsupported or read otherwise.
    OK = 0
    #: At least one scenario failed, crashed, timed out or broke the protocol.
    NOT_CONFORMANT = 1
    #: The command line cannot be understood.
    USAGE = 2
    #: The suite itself is at fault: lint found something, so nothing was judged.
    SUITE_FAULT = 3
    #: The engine could not be reached or did not complete the handshake.
    NO_ENGINE = 4
    #: The selection holds no scenario, or none of those selected was judged.
    NOTHING_JUDGED = 5
    #: Interrupted by Ctrl-C; what was judged until then is in the report.
    INTERRUPTED = 130


def exit_code(verdicts: Iterable[Verdict]) -> ExitCode:
    """Fold the verdicts of a run into its exit code."""
    seen = set(verdicts)
    if not seen - {Verdict.NOT_RUN}:
        return ExitCode.NOTHING_JUDGED
    if seen - GOOD - {Verdict.NOT_RUN}:
        return ExitCode.NOT_CONFORMANT
    if Verdict.NOT_RUN in seen:
        return ExitCode.INTERRUPTED
    if not any(verdict.is_judged for verdict in seen):
        return ExitCode.NOTHING_JUDGED
    return ExitCode.OK
