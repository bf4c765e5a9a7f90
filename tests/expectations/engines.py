"""An engine that misreads three clauses, and what may become of it."""

from __future__ import annotations

from reference_engine.arcane_legions.engine import ArcaneLegions
from reference_engine.arcane_legions.misreadings import MISREADINGS
from reference_engine.shelf import ReferenceEngine

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
