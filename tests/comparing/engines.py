"""An engine with three misreadings at once, as real ones have."""

from reference_engine.arcane_legions.rules import Rules
from reference_engine.shelf import ENGINES, ReferenceEngine, misreadings

#: Misreadings that touch different methods, and show in the clause that they misread alone.
MISREADINGS = ("ties-follow-the-turn", "attacker-chooses-first", "all-or-nothing")


def _found():
    return [each for each in misreadings("arcane_legions") if each.id in MISREADINGS]


def clauses() -> set[str]:
    """The clauses that it misreads."""
    return {each.clause for each in _found()}


def three_misreadings() -> ReferenceEngine:
    """Make the engine."""
    rules = type("Three", tuple(each.rules for each in _found()), {})
    assert issubclass(rules, Rules)
    made = {name: make() for name, make in ENGINES.items()}
    return ReferenceEngine(
        "Three misreadings",
        {**made, "arcane_legions": ENGINES["arcane_legions"](rules)},
    )
