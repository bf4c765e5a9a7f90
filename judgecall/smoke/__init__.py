"""
A short canned conversation with an engine, to see whether its adapter works.

A run tells how an engine plays; this tells first whether it can be spoken to at all. What is
wrong with an answer is either the adapter's fault (the protocol does not allow it) or a
difference (the protocol does, but the rulebook's conversation goes on otherwise).
"""

from __future__ import annotations

from judgecall.smoke.conduct import Smoke
from judgecall.smoke.findings import Finding, Kind, smoke_exit_code
from judgecall.smoke.scenes import Heading

__all__ = ["Finding", "Heading", "Kind", "Smoke", "smoke_exit_code"]
