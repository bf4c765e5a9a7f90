"""The version of the reference engine, where everybody can import it from."""

from __future__ import annotations

__version__ = "0.1.0"
