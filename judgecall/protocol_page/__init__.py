"""
The page of the protocol: every method, every field, and messages that really were sent.

What a field means is told by the schemas, and nowhere else. The messages are those of a short
game against the reference engine, running as a process of its own. `docs/protocol.md` is made
from both, so that it cannot lag behind:

    python -m judgecall.protocol_page
"""

from __future__ import annotations

from judgecall.protocol_page.page import COMMAND, PAGE, page
from judgecall.protocol_page.recording import Exchange, Recording, record

__all__ = ["COMMAND", "PAGE", "Exchange", "Recording", "page", "record"]
