"""Every clause of the rulebook is carried out by a method, and no method claims another."""

from __future__ import annotations

from reference_engine import methods
from reference_engine.core.clauses import clauses_of
from reference_engine.fawnalore.rules import Rules

TIMING = {
    "timing.model.no-stack",
    "timing.model.interrupt-opt-in",
    "timing.general.default-only",
    "timing.general.immediate",
    "timing.general.full",
    "timing.general.blocking",
    "timing.general.no-partial",
    "timing.general.no-pause",
    "timing.window.when",
    "timing.window.after",
    "timing.window.end-of-turn.phase",
    "timing.window.end-of-turn.before-discard",
    "timing.window.end-of-turn.own-turn",
}
SIMULTANEOUS = {
    "simultaneous.scope",
    "simultaneous.active-first",
    "simultaneous.control-irrelevant",
    "simultaneous.no-tiebreak-exceptions",
    "simultaneous.others-in-turn-order",
    "simultaneous.group-exhaustion",
    "simultaneous.universal",
}
INTERRUPTS = {
    "interrupt.class.at-any-time",
    "interrupt.class.any-turn",
    "interrupt.class.equivalent-wording",
    "interrupt.carrier",
    "interrupt.outside-structure",
    "interrupt.mid-resolution",
    "interrupt.explicit-only",
    "interrupt.others-wait",
    "interrupt.optional",
    "interrupt.finishes-before-resume",
}
DEATHS = {
    "damage.immediate",
    "damage.hp-sync",
    "death.no-check-step",
    "death.threshold.zero",
    "death.threshold.below",
    "death.immediate",
    "death.no-late-rescue",
    "death.trigger.at-zero",
    "death.trigger.despite-others",
    "death.simultaneous.all-dead",
    "death.simultaneous.all-trigger",
    "death.simultaneous.no-save",
    "death.simultaneous.trigger-order",
}
OTHERS = {
    "failsafe.only-if-unclear",
    "failsafe.card-over-rules",
    "failsafe.specific-over-general",
    "failsafe.rank",
    "failsafe.active-decides",
    "failsafe.no-stall-no-abuse",
    "cancel.no-resolve",
    "cancel.as-if-nothing",
    "cancel.costs-stay-paid",
    "cancel.refund-if-stated",
    "copy.rules-text",
    "copy.relic-type",
    "copy.duration",
    "copy.keeps-tier",
    "copy.keeps-cost",
    "copy.keeps-name",
    "copy.identity-override",
    "copy.reference-gone-ends",
    "copy.reference-gone-immediate",
}
DAMAGE = {
    "dmg.model.flat",
    "dmg.model.plain-timing",
    "reduction.target-side",
    "reduction.phrasings",
    "reduction.flat-not-percent",
    "reduction.stacks",
    "reduction.to-zero-allowed",
    "reduction.no-floor",
    "reduction.never-heals",
    "reduction.floor-if-defined",
    "reduction.worked-example",
    "reduction.every-instance",
    "guard.not-reduction",
    "guard.absorbs-next",
    "guard.one-instance-only",
    "guard.removed-after",
    "guard.stacks",
    "guard.cap-three",
    "prevention.can-stop-all",
    "prevention.next-amount",
    "prevention.by-source",
    "prevention.as-written",
    "prevention.overrides",
    "prevention.pre-damage-window",
    "redirect.changes-recipient",
    "redirect.range-and-option",
    "redirect.as-written",
    "redirect.interrupt.any-time",
    "redirect.interrupt.would-be-dealt",
    "redirect.otherwise-not-interrupt",
    "pipeline.replace-roll.keeps-mods",
    "pipeline.replace-roll.roll-only",
    "pipeline.replace-roll.negative-mods",
    "pipeline.took.after-reduction",
    "pipeline.took.zero",
    "pipeline.double.dealt",
    "pipeline.double.before-reduction",
    "pipeline.double.reduction-once",
    "pipeline.double.includes-flat-mods",
    "types.none",
    "types.introduced-by-text",
}
CLAUSES = TIMING | SIMULTANEOUS | INTERRUPTS | DEATHS | OTHERS | DAMAGE


def test_every_mark_is_a_clause_and_every_clause_has_a_method():
    assert clauses_of(Rules).keys() == CLAUSES
    assert len(CLAUSES) == 103


def test_the_shelf_knows_where_each_clause_is_carried_out():
    [method] = methods("fawnalore")["simultaneous.active-first"]
    assert method.endswith(".order_of_seats")
