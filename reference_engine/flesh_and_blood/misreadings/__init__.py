"""
Misreadings of Flesh and Blood: what engines get wrong, clause by clause.

`MISREADINGS` holds them all, chapter by chapter.
"""

from __future__ import annotations

# The chapters enter their misreadings in the order of the rulebook, not of the alphabet.
# isort: off
from reference_engine.flesh_and_blood.misreadings import (  # noqa: F401 - each enters its own
    stages,
    dependence,
    parts,
    order,
    joining,
    gifts,
    lasting,
    numbers,
)
from reference_engine.flesh_and_blood.misreadings.registry import MISREADINGS

# isort: on

__all__ = ["MISREADINGS"]
