"""
The verdicts a scenario can end in, and the only table of exit codes.

Every scenario that was started ends in exactly one verdict. Nothing else in the
project decides what counts as success, so that a summary, a report and an exit
code can never disagree.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Iterable


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
    """What the process tells its caller. The tables in `--help` and README are made from it."""

    #: What the code says, for people.
    meaning: str

    def __new__(cls, value: int, meaning: str) -> Self:
        """Make a number that also knows what it says."""
        code = int.__new__(cls, value)
        code._value_ = value
        code.meaning = meaning
        return code

    OK = (
        0,
        (
            "every selected scenario passed, or the engine had declared it otherwise beforehand; "
            "with --expect: everything is as expected"
        ),
    )
    NOT_CONFORMANT = (
        1,
        (
            "at least one scenario failed, crashed, timed out or broke the protocol; "
            "with --expect: something is not as expected; "
            "kill: the suite has a gap; smoke: the adapter is at fault, or the engine differs; "
            "diff: something that passed does no longer"
        ),
    )
    USAGE = 2, "the command line, or a file that it names, cannot be understood"
    SUITE_FAULT = 3, "the suite itself is at fault, which is never held against an engine"
    NO_ENGINE = 4, "the engine could not be reached or did not complete the handshake"
    NOTHING_JUDGED = 5, "the selection holds no scenario, or none of those selected was judged"
    INTERRUPTED = 130, "interrupted; what was judged until then is in the report"


class Ending(Enum):
    """How a run as a whole came to its end, whatever its scenarios came to."""

    #: Every selected scenario had its turn.
    COMPLETE = "complete"
    #: Somebody pressed Ctrl-C.
    INTERRUPTED = "interrupted"
    #: The engine could not be reached, at the beginning or again after a fault.
    NO_ENGINE = "no engine"
    #: At least one scenario could not be played, through a fault of the suite.
    SUITE_FAULT = "suite fault"


_EXIT_CODES = {
    Ending.INTERRUPTED: ExitCode.INTERRUPTED,
    Ending.NO_ENGINE: ExitCode.NO_ENGINE,
    Ending.SUITE_FAULT: ExitCode.SUITE_FAULT,
}


def exit_code(
    verdicts: Iterable[Verdict],
    ending: Ending = Ending.COMPLETE,
    *,
    as_expected: bool | None = None,
) -> ExitCode:
    """
    Fold the ending and the verdicts of a run into its exit code.

    `as_expected` says whether everything is as an expectation file has it, if there is one.
    """
    if ending in _EXIT_CODES:
        return _EXIT_CODES[ending]
    seen = set(verdicts)
    conforms = not seen - GOOD - {Verdict.NOT_RUN} if as_expected is None else as_expected
    if not conforms:
        return ExitCode.NOT_CONFORMANT
    if not any(verdict.is_judged for verdict in seen):
        return ExitCode.NOTHING_JUDGED
    return ExitCode.OK
