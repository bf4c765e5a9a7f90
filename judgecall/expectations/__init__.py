"""
What an engine is known to get wrong, so that a build stays green until something changes.

A file of entries says which clauses or scenarios end in which verdict, and why. Anything that
is not as it says is a failure, told with its line and what to write there: what passes now,
what goes wrong in another way, what nobody expected. A fault of the adapter, or a game that
could not begin, is no knowledge of the engine and is never excused.
"""

from __future__ import annotations

from judgecall.expectations.entries import Entry, Strength
from judgecall.expectations.judgement import Do, Fault, Judgement, Kind
from judgecall.expectations.judging import Expectations
from judgecall.expectations.reading import NotExpectations
from judgecall.expectations.writing import BEGINNING, updated

__all__ = [
    "BEGINNING",
    "Do",
    "Entry",
    "Expectations",
    "Fault",
    "Judgement",
    "Kind",
    "NotExpectations",
    "Strength",
    "updated",
]
