"""
A reference engine for the small rulebook, with misreadings that go wrong in every way.

It stands in for `reference_engine`. `ON_IT` says which of the misreadings it owns up to.
"""

from __future__ import annotations

from typing import NamedTuple
import os

from reference_engine.shelf import engine as rightly
from reference_engine.shelf import misreading as really_misread

HALTS, FIRST, COST = "bucket.halts", "bucket.active-first", "orders.cost"


class Wrong(NamedTuple):
    id: str
    clause: str
    belief: str


INACTIVE_FIRST = Wrong("inactive-first", FIRST, "The inactive player goes first.")
AGREES = Wrong("agrees", HALTS, "The game halts.")
ELSEWHERE = Wrong("elsewhere", HALTS, "The inactive player goes first, and so what.")
HANGS = Wrong("hangs", COST, "An order takes its time.")
HANGS_ELSEWHERE = Wrong("hangs-elsewhere", FIRST, "An order takes its time, whatever.")
CRASHES = Wrong("crashes", COST, "Formations have no orders.")
VANISHES = Wrong("vanishes", COST, "An order ends the game for everybody.")
STRAY = Wrong("stray", "orders.nosuch", "There is such a clause.")
UNBORN = Wrong("unborn", COST, "There is no game at all.")

ON_IT: list[Wrong] = []
UNSEEN: dict[str, str] = {}


def engine():
    return rightly()


def misreadings(rulebook):
    if rulebook != "arcane_legions":
        raise LookupError(rulebook)
    return ON_IT


def indistinguishable(rulebook):
    return UNSEEN


def methods(rulebook):
    return {HALTS: ("rules.Rules.halt", "rules.Rules.go_on")}


def misreading(name):
    return {
        "inactive-first": really_misread("inactive-first"),
        "elsewhere": really_misread("inactive-first"),
        "agrees": rightly,
        "stray": rightly,
        "hangs": lambda: Ordered(hang),
        "hangs-elsewhere": lambda: Ordered(hang),
        "crashes": lambda: Ordered(crash),
        "vanishes": lambda: Ordered(vanish),
        "unborn": lambda: {}["nothing"],
    }[name]


class Ordered:
    """Plays rightly until somebody gives an order."""

    def __init__(self, then):
        self._right = rightly()
        self._then = then

    def handle(self, message):
        if message["method"] == "game/act" and message["params"]["action"]["type"] == "order":
            self._then()
        return self._right.handle(message)


def hang():
    while True:
        pass


def crash():
    raise RuntimeError("no orders")


def vanish():
    os._exit(3)
