"""
Serve a rules engine to Judgecall, the conformance suite.

Subclass `Engine`, write its four methods, and call `serve`:

    from judgecall_adapter import Engine, serve

    class MyEngine(Engine):
        name = "My engine"
        version = "1.0"
        rulebooks = {"arcane_legions": {"edition": "2011-01"}}

        def start(self, setup):
            ...

    if __name__ == "__main__":
        serve(MyEngine)

Standard library only, Python 3.9 or later: install it, or copy this folder.
"""

from __future__ import annotations

from judgecall_adapter.engine import PROTOCOL, Engine
from judgecall_adapter.errors import (
    ErrorAnswer,
    Illegal,
    InvalidParams,
    Stale,
    Unscripted,
    Unsupported,
)
from judgecall_adapter.serving import serve

__all__ = [
    "PROTOCOL",
    "Engine",
    "ErrorAnswer",
    "Illegal",
    "InvalidParams",
    "Stale",
    "Unscripted",
    "Unsupported",
    "serve",
]
