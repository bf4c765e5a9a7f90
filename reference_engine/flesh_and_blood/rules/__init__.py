"""
The rules of Flesh and Blood for continuous effects, clause by clause.

One chapter builds on another: where a part of an effect has its place (`placing`), what it
applies to (`fitting`), what it makes of a card (`changes`, `numbers`), what counters do
(`counters`), how everything is worked out from stage to stage (`working_out`), which effect is
older (`ages`), and how effects begin and end (`lasting`).
"""

from __future__ import annotations

from reference_engine.flesh_and_blood.rules.lasting import Lasting

__all__ = ["Rules"]


class Rules(Lasting):
    """All chapters of the rules together."""
