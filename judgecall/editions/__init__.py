"""
Frozen editions: what a rulebook held when somebody began to rely on it.

An engine that passed edition 2011-01 must be able to say so next year. So an edition, once
frozen, is a list of scenarios with the hash of what each of them means. Scenarios may be
added to a rulebook at any time; one that is frozen may neither change nor vanish, unless the
rulebook goes on to a new edition.
"""

from __future__ import annotations

from judgecall.editions.comparing import Since, faults_of_editions, gone, since
from judgecall.editions.edition import Edition, find, folder, is_a_name, names, not_frozen_yet
from judgecall.editions.freezing import CannotFreeze, Freezing, freeze

__all__ = [
    "CannotFreeze",
    "Edition",
    "Freezing",
    "Since",
    "faults_of_editions",
    "find",
    "folder",
    "freeze",
    "gone",
    "is_a_name",
    "names",
    "not_frozen_yet",
    "since",
]
