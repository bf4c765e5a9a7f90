"""
Misreadings of Flesh and Blood: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, chapter by chapter.
"""

from __future__ import annotations

from reference_engine.flesh_and_blood.misreadings.registry import MISREADINGS

__all__ = ["MISREADINGS"]
