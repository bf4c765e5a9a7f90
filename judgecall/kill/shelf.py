"""
The misreadings that the reference engine offers, and where it carries out each clause.

The reference engine is found by name, as any engine is, and this is the only place that
knows what else it has to say about itself.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from judgecall.engines.faults import CannotReach
from judgecall.engines.finding import as_engine, find
from judgecall.engines.in_process import InProcess

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.engines import Transport

#: The module that holds the reference engine.
REFERENCE: Final = "reference_engine"


@dataclass(frozen=True, slots=True)
class Misreading:
    """A plausible wrong interpretation of one clause, which somebody has made playable."""

    id: str
    #: The id of the clause that is misread.
    clause: str
    #: What its author believed, in a sentence.
    belief: str

    @property
    def spec(self) -> str:
        """What `--engine` calls it."""
        return f"reference/{self.id}"


@dataclass(frozen=True, slots=True)
class Shelf:
    """What there is to know about the reference engine for one rulebook."""

    module: str
    misreadings: tuple[Misreading, ...] = ()
    #: Why nobody could tell a misreading of this clause from the rules, by id of the clause.
    excused: Mapping[str, str] = field(default_factory=dict)
    #: Where the engine carries out each clause, by id of the clause.
    methods: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, rulebook_id: str) -> Shelf:
        """Look up a rulebook; one that the engine does not know has nothing on the shelf."""
        return cls(
            REFERENCE,
            tuple(
                Misreading(found.id, found.clause, found.belief)
                for found in _asked("misreadings", rulebook_id, ())
            ),
            dict(_asked("indistinguishable", rulebook_id, {})),
            dict(_asked("methods", rulebook_id, {})),
        )

    def engine(self, misreading: Misreading | None) -> Transport:
        """The way to an engine that misreads this; None is the one that reads rightly."""
        if misreading is None:
            return InProcess("reference", lambda: as_engine(self._find("engine"), "reference"))
        name = misreading.id
        return InProcess(
            misreading.spec,
            lambda: as_engine(self._find("misreading")(name), misreading.spec),
        )

    def _find(self, attribute: str) -> Any:  # noqa: ANN401 - a function of the engine's
        return find(self.module, attribute)


def _asked(function: str, rulebook_id: str, otherwise: Any) -> Any:  # noqa: ANN401
    """What the function says about the rulebook, if there is one and it knows the rulebook."""
    with suppress(CannotReach, LookupError):
        answer: Any = find(REFERENCE, function)
        return answer(rulebook_id)
    return otherwise
