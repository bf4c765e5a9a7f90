"""
Misreadings: plausible wrong interpretations of one clause.

A misreading is a small subclass of a rulebook's `Rules`. Its name gives its id, its
docstring says in one sentence what its author believed, and its few lines are what such
an author would have written. The suite must tell each of them from the rules, and an
engine that fails like one of them can be told which.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar
import re

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_R = TypeVar("_R")
_Wrong = TypeVar("_Wrong", bound=type)


@dataclass(frozen=True, slots=True)
class Misreading(Generic[_R]):
    """A wrong reading of one clause, and the rules of somebody who reads it so."""

    id: str
    #: The clause that is misread.
    clause: str
    #: What its author believed, in a sentence.
    belief: str
    rules: type[_R]


class Misreadings(Generic[_R]):
    """The misreadings of one rulebook, in the order of their definition."""

    def __init__(self) -> None:
        self._all: dict[str, Misreading[_R]] = {}
        #: The clauses that nobody outside can see being misread, and why not.
        self.unseen: dict[str, str] = {}

    def __iter__(self) -> Iterator[Misreading[_R]]:
        return iter(self._all.values())

    def of(self, clause: str) -> Callable[[_Wrong], _Wrong]:
        """Enter a subclass of the rules as a misreading of this clause."""

        def enter(rules: _Wrong) -> _Wrong:
            name = _slug(rules.__name__)
            if clause in self.unseen:
                raise ValueError(
                    f"{clause} is entered as indistinguishable; {name} shows it is not"
                )
            if name in self._all:
                raise ValueError(f"two misreadings are called {name}; rename one of the classes")
            belief = " ".join((rules.__doc__ or "").split())
            if __debug__ and not belief:  # -OO strips docstrings, and nobody needs them then
                raise ValueError(f"{name} does not say what its author believed; add a docstring")
            self._all[name] = Misreading(name, clause, belief, rules)
            return rules

        return enter

    def indistinguishable(self, clause: str, reason: str) -> None:
        """
        Enter a clause as one that is obeyed or broken alike, as far as anybody can see.

        The reason is a sentence. A clause that can be misread visibly is not for this list.
        """
        if any(wrong.clause == clause for wrong in self):
            raise ValueError(f"{clause} has a misreading, so it can be told apart; remove one")
        self.unseen[clause] = reason


def _slug(class_name: str) -> str:
    """The id that a class name gives: `ListIsASnapshot` is `list-is-a-snapshot`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()
