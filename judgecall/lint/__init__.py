"""
The truth gate: nothing in a suite may be lost, doubled or misread without a word.

pytest-bdd drops a scenario whose name repeats, passes an empty one and never runs a file
that nobody binds. So the tree that the official parser gives is held against what would be
played: every fault of structure, every sentence bound exactly once, every card text read,
every name placed by a Given, every frozen scenario as it was. A run begins with it;
`judgecall lint` is nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judgecall.editions import faults_of_editions
from judgecall.lint.binding import check_sentences
from judgecall.lint.folder import fault_of_its_name
from judgecall.rulebook import read
from judgecall.rulebook.faults import in_order
from judgecall.steps import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from judgecall.rulebook import Fault, Rulebook

__all__ = ["Checked", "check", "check_sentences", "differing_sets"]


@dataclass(frozen=True, slots=True)
class Checked:
    """A rulebook that went through the gate, with the vocabulary that reads it."""

    rulebook: Rulebook
    vocabulary: Vocabulary
    faults: tuple[Fault, ...]


#: The checks whose faults mean that a line of the file does not do what it says.
_LOST = frozenset({"background", "passed-over"})


def check(folder: Path, *, rehearsed: bool = True) -> Checked:
    """
    Read a rulebook's folder and find every fault in it.

    Whoever plays the scenarios at once may leave the rehearsal out: what it would find, a
    name that nobody brought in, stops the scenario on the table just the same. Nor need they
    hold the rulebook to its frozen editions: to score by one of them does that.
    """
    rulebook, faults = read(folder)
    if misnamed := fault_of_its_name(rulebook, faults):
        return Checked(rulebook, Vocabulary(rulebook), (misnamed,))
    if rehearsed and not faults:  # what cannot be read seems to have vanished
        faults += faults_of_editions(rulebook)
    vocabulary = Vocabulary(rulebook)
    # The manifest holds the words of the sentences: mend it first, or they all seem wrong.
    if not any(fault.check == "manifest" for fault in faults):
        incomplete = {fault.path for fault in faults if fault.check in _LOST}
        faults += check_sentences(rulebook, vocabulary, incomplete, rehearsed=rehearsed)
    return Checked(rulebook, vocabulary, tuple(in_order(faults)))


def differing_sets(
    parsed: Collection[str],
    played: Collection[str],
) -> tuple[list[str], list[str]]:
    """Compare what was parsed with what was played: ids lost on the way, and ids from nowhere."""
    return sorted(set(parsed) - set(played)), sorted(set(played) - set(parsed))
