"""The engine and the rulebook name the same clauses."""

from __future__ import annotations

from reference_engine import indistinguishable, misreadings
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
STATICS = {
    "static.conflict.latest-activation-wins",
    "static.active.plain-means-ready",
    "static.active.conditional-means-condition-true",
    "static.inactive.no-say",
    "static.active.restamp",
    "static.active.no-restamp-while-continuous",
    "static.conflict.loser-suppressed-only",
    "static.simultaneous.active-orders-own",
    "static.simultaneous.inactive-orders-own",
    "static.simultaneous.inactive-after-active",
    "static.simultaneous.inactive-prevails",
    "static.simultaneous.same-owner-last-applied-prevails",
    "static.simultaneous.each-orders-only-own",
    "static.tie-rule-only-for-ties",
    "static.order-is-fixed-at-activation",
    "static.not-in-buckets",
    "static.no-conflict-all-apply",
}
EFFECTS = {
    "effects.impossible.skip-one",
    "effects.impossible.later-effects-done",
    "effects.impossible.earlier-effects-stand",
    "effects.impossible.lost-target",
    "effects.impossible.vanished-unit",
    "effects.impossible.activated-and-triggered",
    "effects.impossible.counts-as-resolved",
    "effects.impossible.judged-when-reached",
    "effects.impossible.no-substitute",
    "effects.impossible.per-target",
    "effects.impossible.no-event",
}
CHOICES = {
    "choice.active-first",
    "choice.active-reveals-before-inactive-chooses",
    "choice.revealed-choice-is-final",
    "choice.effects-may-be-simultaneous",
    "choice.inactive-options-from-same-board",
    "choice.any-simultaneous-choice",
    "choice.active-is-not-attacker",
    "choice.simultaneous-effects-trigger-together",
    "choice.only-when-simultaneous",
}
CLAUSES = BUCKETS | STATICS | EFFECTS | CHOICES


def test_every_mark_is_a_clause_and_every_clause_has_a_method():
    assert clauses_of(Rules).keys() == CLAUSES
    assert len(CLAUSES) == 60


def test_every_clause_has_a_misreading_and_every_misreading_a_clause():
    assert {wrong.clause for wrong in misreadings("arcane_legions")} == CLAUSES
    assert indistinguishable("arcane_legions") == {}


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
