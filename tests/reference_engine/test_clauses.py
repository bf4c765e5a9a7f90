"""The engine and the rulebook name the same clauses."""

from __future__ import annotations

from reference_engine import misreadings
from reference_engine.arcane_legions.rules import Rules
from reference_engine.core.clauses import clause, clauses_of

BUCKETS = {
    "timing.bucket.one-per-owner",
    "timing.bucket.active-first",
    "timing.bucket.skip-empty-active",
    "timing.bucket.owner-picks",
    "timing.bucket.pick-is-remade-each-time",
    "timing.bucket.one-at-a-time",
    "timing.bucket.active-drains-fully",
    "timing.bucket.inactive-same-method",
    "timing.bucket.inactive-drains-fully",
    "timing.bucket.back-to-active",
    "timing.bucket.repeat-to-both-empty",
    "timing.bucket.mandatory",
    "timing.bucket.optional-text-still-processed",
    "timing.simultaneous.full-set-before-first-pick",
    "timing.new.enters-at-once",
    "timing.new.no-interruption",
    "timing.new.owner-not-causer",
    "timing.new.equal-standing",
    "timing.new.same-pass",
    "timing.new.other-pool-waits",
    "timing.game.halts-while-pending",
    "timing.game.resumes-where-it-stopped",
    "timing.active.is-turn-player",
}


def test_every_mark_is_a_clause_and_every_clause_has_a_method():
    assert clauses_of(Rules).keys() == BUCKETS


def test_every_clause_has_a_misreading_and_every_misreading_a_clause():
    assert {wrong.clause for wrong in misreadings("arcane_legions")} == BUCKETS


def test_a_misreading_overrides_without_claiming_a_clause():
    for wrong in misreadings("arcane_legions"):
        assert clauses_of(wrong.rules) == clauses_of(Rules), wrong.id


def test_clauses_are_found_by_method_inherited_ones_too():
    class Base:
        @clause("a", "b")
        def one(self):
            """Satisfy two."""

    class Derived(Base):
        @clause("b")
        def two(self):
            """Satisfy one of them as well."""

        def unmarked(self):
            """Satisfy none."""

    here = f"{__name__}.{Base.__qualname__}"
    there = f"{__name__}.{Derived.__qualname__}"
    assert clauses_of(Derived) == {"a": (f"{here}.one",), "b": (f"{here}.one", f"{there}.two")}
