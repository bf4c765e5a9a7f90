"""The engine keeps every law in random games of Fawnalore, and misreadings break them."""

from functools import partial
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
import pytest

from reference_engine.fawnalore.engine import Fawnalore
from reference_engine.fawnalore.rules import Rules
from reference_engine.shelf import MISREADINGS
from tests.laws.fawnalore import laws
from tests.laws.fawnalore.games import game
from tests.laws.fawnalore.statistics import count
from tests.laws.games import Trace
from tests.laws.laws import Broken, a_refusal_moves_nothing

#: How many games are held to the laws.
GAMES = 200

#: How many are played in search of one that a breaker spoils.
SEARCHED = 5000

#: This one holds in every rulebook.
LAWS = (*laws.LAWS, a_refusal_moves_nothing)


class CanceledCostsNothing(Rules):
    """Gives back what was paid, and tells nobody."""

    def do_cancel(self, said, effect):
        canceled = effect.window.effect if effect.window else None
        super().do_cancel(said, effect)
        if canceled is not None:
            self.game.players[canceled.owner].resources += canceled.resources


class OneMoreIsTaken(Rules):
    """More is taken than was dealt."""

    def taken(self, instance):
        return 2 * instance.amount + 1


class RefusalsTire(Rules):
    """Whoever tries what cannot be paid loses an action by it."""

    def cost_of(self, ability):
        self.game.players[ability.owner].actions -= 1
        return super().cost_of(ability)


#: The laws, with what breaks each within so many random games.
BREAKERS = {
    laws.no_ordinary_effect_begins_inside_another: [
        "triggers-come-between-instructions",
        "triggers-come-between-hits",
        "waits-for-one-instruction",
        "active-players-triggers-break-in",
    ],
    laws.what_triggers_resolves_before_play_goes_on: [
        "triggers-wait-for-clean-up",
        "triggers-wait-for-the-next-action",
        "missed-moments-are-lost",
    ],
    laws.only_what_was_used_or_triggered_resolves: ["cancel-comes-too-late"],
    laws.the_end_of_your_turn_is_in_clean_up_before_discarding: [
        "end-of-turn-is-the-end-of-main",
        "end-of-turn-is-the-next-beginning",
        "at-the-end-of-every-turn",
        "discard-comes-first",
    ],
    laws.the_active_player_resolves_first_and_others_in_turn_order: [
        "active-player-goes-last",
        "others-in-seat-order",
        "others-the-other-way-round",
        "placed-first-goes-first",
    ],
    laws.only_interrupts_break_in: ["everybody-may-answer", "own-effects-may-be-broken-into"],
    laws.an_interrupt_is_finished_before_the_rest_goes_on: ["instructions-alternate"],
    laws.interrupts_are_offered_as_they_may_be_used: ["anything-breaks-in"],
    laws.hp_are_adjusted_at_once: ["damage-is-a-counter", "hp-have-no-sign"],
    laws.a_unit_without_hp_is_dead_at_once: [
        "zero-hp-is-alive",
        "last-hp-is-dead",
        "below-zero-is-overlooked",
        "deaths-are-checked-after-the-effect",
        "deaths-are-checked-after-the-phase",
    ],
    laws.every_death_has_its_effects: [
        "first-death-triggers-only",
        "dead-together-are-gone",
        "last-of-the-dead-triggers",
    ],
    laws.damage_taken_is_between_nothing_and_what_was_dealt: [
        OneMoreIsTaken,
        "took-what-was-dealt",
    ],
    laws.only_healing_heals: ["spare-reduction-heals", "prevented-damage-is-given-back"],
    laws.guard_is_at_most_3_and_gone_after_the_instance: [
        "guard-is-like-armor",
        "guard-has-no-limit",
        "guard-wears-by-one",
        "guard-is-a-pool",
    ],
    laws.damage_is_redirected_as_written: [
        "distance-does-not-matter",
        "any-own-unit-may-take-it",
    ],
    laws.a_canceled_effect_leaves_nothing_but_its_costs: [
        "cancel-comes-too-late",
        "canceling-refunds",
        "canceler-gets-the-refund",
        "canceled-effect-triggers",
    ],
    laws.costs_are_paid_and_stay_paid: [CanceledCostsNothing],
    laws.a_copy_ends_with_its_reference_and_with_the_turn: [
        "copy-is-for-ever",
        "copy-outlives-its-reference",
        "copy-ends-after-the-effect",
    ],
    laws.a_copy_has_the_relic_type_and_keeps_its_identity: [
        "copy-takes-the-tier",
        "copy-takes-the-cost",
        "copy-takes-the-name",
        "copy-keeps-its-type",
    ],
    a_refusal_moves_nothing: [RefusalsTire],
}

#: What there is at least, in as many games, so that no law holds for want of a case.
AT_LEAST = {
    "2 players": 8,
    "3 players": 8,
    "4 players": 8,
    "Ada is active": 2,
    "Ben is active": 2,
    "Cy is active": 2,
    "Dot is active": 2,
    "unit-damaged": 100,
    "unit-dies": 30,
    "deaths at one moment": 3,
    "unit-healed": 2,
    "guard-removed": 40,
    "guard-gained": 2,
    "damage-prevented": 4,
    "redirected: redirect": 4,
    "redirected: any-in-range": 3,
    "attack-ends": 40,
    "attack: attacks-double": 2,
    "attack: replace-roll": 1,
    "attack: attacks": 1,
    "attack: also-hits": 2,
    "attack: minimum": 2,
    "hurt in spite of: damage-taken": 2,
    "hurt in spite of: reduce-damage-taken": 2,
    "an effect inside another": 30,
    "an effect inside one inside another": 10,
    "an effect inside an attack": 20,
    "an effect in another's turn": 30,
    "a used effect canceled": 6,
    "a trigger canceled": 2,
    "resources-refunded": 1,
    "actions-refunded": 1,
    "triggers of several players": 3,
    "a trigger that is last": 3,
    "an effect put off": 1,
    "declined": 10,
    "triggered: unit-dies": 20,
    "triggered: unit-damaged": 4,
    "triggered: attack": 4,
    "triggered: unit-attacked": 1,
    "triggered: unit-moves": 1,
    "triggered: card-played": 1,
    "triggered: effect-dealt-damage": 4,
    "triggered: end-of-turn": 4,
    "copy-begins": 4,
    "copy-ends": 4,
    "card-destroyed": 4,
    "card-played": 10,
    "card-discarded": 2,
    "cards-drawn": 2,
    "resources-gained": 2,
    "turn-ends": 30,
    "asked: interrupt instruction": 20,
    "asked: interrupt damage": 20,
    "asked: interrupt roll": 10,
    "asked: interrupt clean-up": 10,
    "asked: interrupt discard": 2,
    "asked: resolve": 3,
    "asked: target": 3,
    "asked: use": 10,
    "asked: discard": 1,
    "refused: an-effect-is-resolving": 4,
    "refused: a-choice-is-open": 1,
    "refused: not-your-turn": 4,
    "refused: exhausted": 4,
    "refused: nothing-to-cancel": 2,
}


@pytest.fixture(scope="module")
def games() -> list[Trace]:
    return [game(Random(seed)) for seed in range(GAMES)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_reference_keeps_the_law(law, games) -> None:
    for each in games:
        law(each)


@settings(max_examples=50)
@given(random=st.randoms(use_true_random=False))
def test_no_game_is_found_that_breaks_a_law(random: Random) -> None:
    """Other games than those above; and Hypothesis makes the one that it finds a short one."""
    each = game(random)
    for law in LAWS:
        law(each)


@pytest.mark.parametrize(
    ("law", "breaker"),
    [(law, breaker) for law, breakers in BREAKERS.items() for breaker in breakers],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_a_misreading_breaks_the_law(law, breaker) -> None:
    misread = {each.id: each.rules for each in MISREADINGS["fawnalore"]}
    engine = partial(Fawnalore, misread[breaker] if isinstance(breaker, str) else breaker)
    for seed in range(SEARCHED):
        try:
            law(game(Random(seed), engine))
        except Broken:
            return
    pytest.fail(f"{breaker} kept the law in {SEARCHED} games: the law sees too little")


def test_every_law_is_shown_to_fail() -> None:
    assert set(LAWS) == set(BREAKERS)


def test_random_games_go_everywhere(games) -> None:
    found = count(games)
    assert {thing: found[thing] for thing, least in AT_LEAST.items() if found[thing] < least} == {}
