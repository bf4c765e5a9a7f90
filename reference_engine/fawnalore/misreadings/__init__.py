"""
Misreadings of Fawnalore: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, chapter by chapter.
"""

from __future__ import annotations

# The chapters enter their misreadings in the order of the rulebook, not of the alphabet.
# isort: off
from reference_engine.fawnalore.misreadings import (  # noqa: F401 - each enters its own
    timing,
    windows,
    simultaneous,
    interrupts,
    deaths,
    deaths_together,
    failsafes,
    canceling,
    copying,
    reduction,
    guard,
    prevention,
    redirection,
    pipeline,
    types,
)
from reference_engine.fawnalore.misreadings.registry import MISREADINGS

# isort: on

__all__ = ["MISREADINGS"]
