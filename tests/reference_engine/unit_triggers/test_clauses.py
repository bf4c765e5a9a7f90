"""Every clause of the rulebook is carried out by a method, and no method claims another."""

from __future__ import annotations

from reference_engine import indistinguishable, methods, misreadings
from reference_engine.core.clauses import clauses_of
from reference_engine.unit_triggers.rules import Rules
from tests.reference_engine.unit_triggers.test_misreadings import GAMES


def test_every_mark_is_a_clause_and_every_clause_has_a_method():
    assert methods("unit_triggers").keys() == GAMES.keys()
    assert len(GAMES) == 74


def test_every_clause_has_a_misreading_and_every_misreading_a_clause():
    assert {wrong.clause for wrong in misreadings("unit_triggers")} == GAMES.keys()
    assert indistinguishable("unit_triggers") == {}


def test_a_misreading_overrides_without_claiming_a_clause():
    for wrong in misreadings("unit_triggers"):
        assert clauses_of(wrong.rules) == clauses_of(Rules), wrong.id
