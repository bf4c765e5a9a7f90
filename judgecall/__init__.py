"""Judgecall: a conformance test suite for tabletop rules engines."""

__version__ = "0.1.0"
