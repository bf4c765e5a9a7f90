"""
Misreadings of Unit Triggers: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, chapter by chapter.
"""

from __future__ import annotations

from reference_engine.unit_triggers.misreadings.registry import MISREADINGS

__all__ = ["MISREADINGS"]
