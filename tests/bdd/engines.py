from __future__ import annotations

from typing import ClassVar

from tests.engines.miniatures import Miniature


class Partial(Miniature):
    """Declares a clause of the suite unsupported and reads another in its own way."""

    rulebooks: ClassVar = {
        "arcane_legions": {
            "edition": "2011-01",
            "readings": {"active-player": "attacker"},
            "unsupported": ["timing.bucket.active-first"],
        },
    }
