"""An engine that misreads three clauses, and what may become of it."""

from __future__ import annotations

from judgecall_adapter import Illegal, Unscripted, Unsupported

from reference_engine.arcane_legions.engine import ArcaneLegions
from reference_engine.arcane_legions.misreadings import MISREADINGS
from reference_engine.shelf import ReferenceEngine
from tests.engines.miniatures import Miniature

OWNER = "causers-bucket"
FORCED = "optional-is-forced"
NEWEST = "newest-first"
FOURTH = "inactive-first"


def misreading(*names: str) -> ReferenceEngine:
    """An engine that misreads several clauses at a time."""
    wrong = [each.rules for each in MISREADINGS if each.id in names]
    assert len(wrong) == len(names)
    rules = type("Misread", tuple(wrong), {})
    return ReferenceEngine(" and ".join(names), {"arcane_legions": ArcaneLegions(rules)})


def three():
    return misreading(OWNER, FORCED, NEWEST)


def two():
    return misreading(OWNER, FORCED)


def four():
    return misreading(OWNER, FORCED, NEWEST, FOURTH)


class Refusing(Miniature):
    """Finds every game illegal."""

    def start(self, setup):
        raise Illegal("not-your-turn")


class Stumbling(Miniature):
    """Has a bug where a game begins."""

    def start(self, setup):
        raise KeyError(setup["rulebook"])


class Unable(Miniature):
    """Says properly that it cannot set this up."""

    def start(self, setup):
        raise Unsupported("games")


class Sorry(Miniature):
    """Begins a game, and stumbles in it."""

    def act(self, player, action):
        raise KeyError(player)


class Dicing(Miniature):
    """Rolls for who begins."""

    def start(self, setup):
        raise Unscripted("who begins")
