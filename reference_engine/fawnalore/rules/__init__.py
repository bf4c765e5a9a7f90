"""
The rules of Fawnalore, clause by clause.

One chapter builds on another: what triggers (`triggers`), what cards copy (`copying`), what
becomes of damage (`reduction`, `prevention`, `deaths`, `redirection`), what may break in
(`interrupts`, `damage`), what texts count, say and do (`quantities`, `instructions`, `effects`),
how what was triggered resolves (`resolution`), and how attacks and turns go (`attacks`, `turn`).
"""

from __future__ import annotations

from reference_engine.fawnalore.rules.turn import Turn

__all__ = ["Rules"]


class Rules(Turn):
    """All chapters of the rules together."""
