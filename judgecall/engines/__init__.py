"""How to reach an engine and speak with it, wherever it runs."""

from __future__ import annotations

from judgecall.engines.connection import PROTOCOL, TIMEOUT, Connection, Direction, Progress
from judgecall.engines.faults import (
    Broken,
    CannotReach,
    Crashed,
    EngineError,
    EngineFault,
    HandshakeFailed,
    NotASpec,
    SaidIllegal,
    SaidStale,
    SaidUnscripted,
    SaidUnsupported,
    TimedOut,
)
from judgecall.engines.handshake import Handshake
from judgecall.engines.spec import parse_spec
from judgecall.engines.transport import Transport

__all__ = [
    "PROTOCOL",
    "TIMEOUT",
    "Broken",
    "CannotReach",
    "Connection",
    "Crashed",
    "Direction",
    "EngineError",
    "EngineFault",
    "Handshake",
    "HandshakeFailed",
    "NotASpec",
    "Progress",
    "SaidIllegal",
    "SaidStale",
    "SaidUnscripted",
    "SaidUnsupported",
    "TimedOut",
    "Transport",
    "parse_spec",
]
