"""
Misreadings of Unit Triggers: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, chapter by chapter.
"""

from __future__ import annotations

# The chapters enter their misreadings in the order of the rulebook, not of the alphabet.
# isort: off
from reference_engine.unit_triggers.misreadings import (  # noqa: F401 - each enters its own
    general,
    deployment,
    arrivals,
    throughout,
    routes,
    end_of_battle,
    specials,
    bans,
    sight,
)
from reference_engine.unit_triggers.misreadings.registry import MISREADINGS

# isort: on

__all__ = ["MISREADINGS"]
