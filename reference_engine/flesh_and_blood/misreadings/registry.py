"""Where the misreadings of this rulebook enter themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.misreadings import Misreadings

if TYPE_CHECKING:
    from reference_engine.flesh_and_blood.rules import Rules

MISREADINGS: Misreadings[Rules] = Misreadings()

misreads = MISREADINGS.of
