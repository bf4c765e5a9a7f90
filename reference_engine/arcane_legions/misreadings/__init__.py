"""
Misreadings of Arcane Legions: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, chapter by chapter.
"""

from __future__ import annotations

# The chapters enter their misreadings in the order of the rulebook, not of the alphabet.
# isort: off
from reference_engine.arcane_legions.misreadings import (  # noqa: F401 - each enters its own
    buckets,
    new_abilities,
    the_game,
    statics,
    simultaneous_statics,
    effects,
    choices,
)
from reference_engine.arcane_legions.misreadings.registry import MISREADINGS

# isort: on

__all__ = ["MISREADINGS"]
