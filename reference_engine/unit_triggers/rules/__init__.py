"""
The rules of Unit Triggers, clause by clause.

One chapter builds on another: how abilities fire and resolve (`moments`), which kind fires when
(`triggers`), what is in force and counts (`standing`), the ways in which cards leave (`routes`),
Special Triggers (`specials`) and the ban that one of them brings (`bans`), how units arrive
(`deployment`), what texts do (`effects`), the phases of a Battle (`battle`), and who is told
what (`sight`).
"""

from __future__ import annotations

from reference_engine.unit_triggers.rules.sight import Sight

__all__ = ["Rules"]


class Rules(Sight):
    """All chapters of the rules together."""
