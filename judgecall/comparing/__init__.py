"""
Comparing: what changed between two judgements, and between two versions of the rules.

Two reports are held against each other scenario by scenario, two versions of a rulebook
clause by clause. Where both versions are played, the verdicts of each engine are compared by
the same rules as two reports are, so that *lost* means one thing everywhere.
"""

from __future__ import annotations

from judgecall.comparing.rules import ClauseChange, RulesDiff, compare_rules
from judgecall.comparing.sides import Book, Side, Told
from judgecall.comparing.verdicts import Change, Diff, Kind, compare

__all__ = [
    "Book",
    "Change",
    "ClauseChange",
    "Diff",
    "Kind",
    "RulesDiff",
    "Side",
    "Told",
    "compare",
    "compare_rules",
]
