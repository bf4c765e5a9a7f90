"""
The rules of Arcane Legions, clause by clause.

One chapter builds on another: what is always true (`statics`), what players decide together
(`choices`), what triggers (`triggers`), what an ability does (`effects`), and how what
is pending resolves (`buckets`).
"""

from __future__ import annotations

from reference_engine.arcane_legions.rules.buckets import YES, Buckets, Step

__all__ = ["YES", "Rules", "Step"]


class Rules(Buckets):
    """All chapters of the rules together."""
