"""
The reference engine: an executable rulebook.

Each rulebook has a folder. Its `rules` say what the clauses say, method by clause; its
`misreadings` are what people have made of them instead.
"""

from __future__ import annotations

from reference_engine.shelf import engine, indistinguishable, misreading, misreadings
from reference_engine.version import __version__

__all__ = ["__version__", "engine", "indistinguishable", "misreading", "misreadings"]
