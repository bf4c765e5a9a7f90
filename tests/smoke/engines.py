"""Engines that speak properly and play little, or only as they declare."""

from __future__ import annotations

from typing import ClassVar
import sys

from judgecall_adapter import Engine, Illegal, serve

from tests.engines.miniatures import Miniature

EDITION = {"edition": "2011-01"}


class Skeleton(Engine):
    """What an author begins with: not one method is written."""

    rulebooks: ClassVar = {"arcane_legions": EDITION}


class Elsewhere(Engine):
    """Plays nothing that the suite has."""

    rulebooks: ClassVar = {"ludo": EDITION}


class Nowhere(Engine):
    """Plays nothing at all."""


class Partial(Miniature):
    """Says beforehand that it does not play what the first game rests on."""

    rulebooks: ClassVar = {
        "arcane_legions": {**EDITION, "unsupported": ["timing.bucket.active-first"]},
    }


class Older(Miniature):
    """Follows another edition."""

    rulebooks: ClassVar = {"arcane_legions": {"edition": "1999-12"}}


class Pedantic(Miniature):
    """Refuses everything, and for one reason."""

    rulebooks: ClassVar = {"arcane_legions": EDITION}

    def act(self, player, action):
        raise Illegal("no-such-unit")


if __name__ == "__main__":
    serve(globals()[sys.argv[1]], [])
