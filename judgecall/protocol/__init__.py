"""What crosses the wire: lines and messages, and the contract that both sides keep."""

from __future__ import annotations

from judgecall.protocol.checker import Checker, SchemaFault, Side
from judgecall.protocol.codec import LONGEST_LINE, Json, NotAMessage, decode, encode

__all__ = [
    "LONGEST_LINE",
    "Checker",
    "Json",
    "NotAMessage",
    "SchemaFault",
    "Side",
    "decode",
    "encode",
]
