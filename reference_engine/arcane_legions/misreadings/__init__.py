"""
Misreadings of Arcane Legions: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, in the order of the rulebook.
"""

from __future__ import annotations

from reference_engine.arcane_legions.misreadings import (  # noqa: F401 - each enters its own
    buckets,
    new_abilities,
    the_game,
)
from reference_engine.arcane_legions.misreadings.registry import MISREADINGS

__all__ = ["MISREADINGS"]
