"""What one step of the conversation showed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from judgecall.verdicts import Ending, Verdict, exit_code

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgecall.protocol import Json
    from judgecall.verdicts import ExitCode


class Kind(Enum):
    """What a step comes to."""

    OK = "ok"
    #: The protocol does not allow the answer, or there was none.
    ADAPTER_FAULT = "adapter fault"
    #: The answer is proper, but the rulebook's conversation has another.
    DIFFERS = "differs"
    #: The engine says that it does not do this.
    UNSUPPORTED = "unsupported"
    #: Something before it in the same game went wrong, so it would tell nothing.
    NOT_TRIED = "not tried"


class More(TypedDict, total=False):
    """What a finding may say besides its sentence."""

    hint: str
    evidence: str
    expected: tuple[str, ...]
    actual: tuple[str, ...]
    in_order: bool
    issue: str
    log: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One step with what it came to, and with all that its reader needs to go on."""

    number: int
    step: str
    kind: Kind
    #: Whether it belongs to a game: only these say anything about playing.
    of_a_game: bool = False
    sentence: str = ""
    hint: str = ""
    #: What shows it: the offending line, the part of the answer.
    evidence: str = ""
    expected: tuple[str, ...] = ()
    actual: tuple[str, ...] = ()
    in_order: bool = False
    #: The clauses on which the expectation rests.
    clauses: tuple[str, ...] = ()
    #: Where unsupported: the address at which the engine's authors track it.
    issue: str = ""
    #: The last lines that the engine logged.
    log: tuple[str, ...] = ()
    #: All that this engine and we said from its start, with whether we said it; bytes are
    #: what came instead of a message.
    dialogue: tuple[tuple[bool, Json | bytes], ...] = ()
    #: Whether no engine could be judged at all, since it did not introduce itself.
    ends_all: bool = False

    @property
    def requests(self) -> tuple[Json, ...]:
        """All requests that this engine was sent from its start, this step's last."""
        return tuple(said for ours, said in self.dialogue if ours and isinstance(said, dict))


class Stop(Exception):
    """A step that is not ok: of which kind it is, and what there is to say, as in a `Finding`."""

    def __init__(self, kind: Kind, sentence: str, **more: Unpack[More]) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.sentence = sentence
        self.more = more


_VERDICTS: Final = {
    Kind.OK: Verdict.PASSED,
    Kind.ADAPTER_FAULT: Verdict.BROKEN,
    Kind.DIFFERS: Verdict.FAILED,
    Kind.UNSUPPORTED: Verdict.UNSUPPORTED,
    Kind.NOT_TRIED: Verdict.NOT_RUN,
}


def smoke_exit_code(findings: Iterable[Finding], *, of_games_alone: bool = True) -> ExitCode:
    """
    Fold what was found into an exit code, by the table that a run obeys.

    The steps that need no game are passed by an engine that plays nothing, so alone they are
    not enough to succeed.
    """
    seen = list(findings)
    ending = Ending.NO_ENGINE if any(finding.ends_all for finding in seen) else Ending.COMPLETE
    told = (
        _VERDICTS[finding.kind]
        for finding in seen
        if finding.of_a_game or finding.kind is not Kind.OK or not of_games_alone
    )
    return exit_code(told, ending)
