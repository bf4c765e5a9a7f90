"""
The story of a connection, and the fault that belongs to each of its stages.

1.  Someone names an engine. If no engine could be meant by that, it is `NotASpec`: the
    command line is wrong and nothing was tried.

2.  We try to reach it: import it, start it, or connect to it. If there is no such thing,
    or nobody is there, it is `CannotReach`.

3.  We shake hands. Whatever goes wrong in `initialize` (no answer, an answer that makes
    no sense, another version of the protocol, an engine that dies at once) is
    `HandshakeFailed`. Nothing has been judged yet, so neither of these two is a verdict:
    they end the run.

4.  A game is on. From here each fault is the verdict of the scenario being played, and
    the engine is started afresh for the next one:

    -   `Crashed`: it ended, closed the connection, or reported an error inside itself;
    -   `TimedOut`: it said nothing within the time limit;
    -   `Broken`: it said something that the protocol does not allow, or refused a request
        that the protocol does.

    If our own request was at fault, it is `protocol.SchemaFault`, and the engine has
    nothing to do with it.

5.  An engine may also answer properly, with an error that the protocol provides for:
    `SaidUnsupported`, `SaidIllegal`, `SaidStale` or `SaidUnscripted`. The connection is
    as sound as before, and what the answer means is for the scenario to say.
"""

# A fault is named for what happened, as the report names it.
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judgecall.verdicts import ExitCode, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence


class NotASpec(ValueError):
    """The words that should name an engine do not; the sentence says what would."""


class EngineFault(Exception):
    """Something that an engine, or the way to it, did wrong."""

    #: What the scenario that was being played ends in; None if none was.
    verdict: ClassVar[Verdict | None] = None
    #: What the process ends in, if this fault ends the run.
    exit_code: ClassVar[ExitCode | None] = None

    def __init__(
        self,
        sentence: str,
        *,
        hint: str | None = None,
        evidence: str | None = None,
        heard: bytes | None = None,
    ) -> None:
        super().__init__(sentence)
        #: What happened.
        self.sentence = sentence
        #: What to do next.
        self.hint = hint
        #: What shows it: the offending line, the part of the answer.
        self.evidence = evidence
        #: What was heard instead of a message, as it was; for the transcript.
        self.heard = heard
        #: The last lines that the engine had logged by then.
        self.stderr: Sequence[str] = ()

    def in_full(self) -> str:
        """The sentence, and below it the evidence and the hint."""
        parts = [self.sentence, self.evidence and f"    {self.evidence}", self.hint]
        return "\n".join(part for part in parts if part)


class CannotReach(EngineFault):
    """There is no such engine, or nobody is there."""

    exit_code = ExitCode.NO_ENGINE


class HandshakeFailed(EngineFault):
    """It was reached, but did not introduce itself as the protocol wants it."""

    exit_code = ExitCode.NO_ENGINE


class Crashed(EngineFault):
    """It died, or reported an error inside itself."""

    verdict = Verdict.CRASHED


class TimedOut(EngineFault):
    """It said nothing within the time limit."""

    verdict = Verdict.TIMED_OUT


class Broken(EngineFault):
    """It said something that the protocol does not allow."""

    verdict = Verdict.BROKEN


class EngineError(Exception):
    """An error that the engine answered with, and that the protocol provides for."""


class SaidUnsupported(EngineError):
    """The engine does not do this."""

    def __init__(self, what: str, issue: str | None = None) -> None:
        super().__init__(f"the engine does not support {what}")
        self.what = what
        self.issue = issue


class SaidIllegal(EngineError):
    """The engine holds that the rules forbid it, for this reason."""

    def __init__(self, reason: str, message: str = "") -> None:
        super().__init__(f"the engine refuses, because {reason}")
        self.reason = reason
        #: What it says to the player whom it refuses.
        self.message = message


class SaidStale(EngineError):
    """The engine holds that this decision is not open."""

    def __init__(self, decision: str) -> None:
        super().__init__(f"the engine says that the decision {decision} is not open")
        self.decision = decision


class SaidUnscripted(EngineError):
    """The engine needs an outcome of chance that the scenario did not script."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the engine needs an outcome that was not scripted: {what}")
        self.what = what
