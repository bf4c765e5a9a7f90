"""The reference engine keeps every law in random games, and those who misread it break them."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
import pytest

from judgecall.protocol.checker import Checker
from reference_engine.shelf import misreading, misreadings
from reference_engine.unit_triggers.engine import UnitTriggers
from reference_engine.unit_triggers.rules import Rules
from tests.laws.laws import Broken
from tests.laws.unit_triggers.games import ILLEGAL, game
from tests.laws.unit_triggers.laws import (
    LAWS,
    clean_up_sweeps_and_sweeps_all,
    events_tell_how_it_stands,
    every_card_is_in_exactly_one_zone,
    no_seat_is_told_more_or_less,
    no_words_give_away_what_is_hidden,
    nothing_fires_in_the_sweep,
    tally,
    the_battle_ends_in_order,
    totals_are_printed_cq_and_what_stands,
    what_fires_has_a_cause,
    what_fires_resolves_once,
    whoever_stays_fires_at_the_end,
)

GAMES = 400


class Copies(Rules):
    """A unit that is returned to the hand stays in the Battle Zone as well."""

    def give_back(self, card, by, *, to_deck):
        if card.is_in_battle:
            self.game.players[card.owner].hand.append(card)


class Forgets(Rules):
    """A unit that is moved goes without a word."""

    def do_move(self, said, due):
        card = self.named(said)
        if card.is_in_battle:
            card.place = card.place._replace(number=card.place.number + 1)
        yield from ()


class Drops(Rules):
    """Of what fired at one moment, one thing resolves."""

    def next_due(self):
        due = super().next_due()
        if self.game.waiting:
            self.game.waiting[0].clear()
        return due


#: The laws, with engines that break each within so many random games.
BREAKERS = {
    every_card_is_in_exactly_one_zone: [Copies],
    events_tell_how_it_stands: [Forgets, "sought-units-are-laid-there"],
    what_fires_has_a_cause: [
        "abilities-run-on-arrival",
        "one-trigger-for-the-pile",
        "fires-on-reveal",
        "queued-on-reveal",
        "fires-at-each-phase",
        "fires-on-turning-up",
        "attaching-deploys",
        "destroyed-needs-face-up",
        "failing-destroys",
        "discarded-needs-play",
        "first-depleted-fires",
        "drawing-depletes",
        "specials-need-play",
        "starts-mean-every-start",
        "all-at-the-first",
    ],
    what_fires_resolves_once: [Drops],
    the_battle_ends_in_order: [
        "locations-as-text",
        "highest-first",
        "extras-first",
        "in-order-of-arrival",
        "list-fixed-at-the-start",
        "all-owned-fire",
        "the-fallen-fire-at-the-end",
        "fires-at-the-count",
    ],
    whoever_stays_fires_at_the_end: ["extras-are-skipped", "fires-in-clean-up"],
    clean_up_sweeps_and_sweeps_all: ["sweeps-first"],
    nothing_fires_in_the_sweep: [
        "clean-up-destroys",
        "clean-up-discards",
        "one-hook-for-all-zones",
        "hand-limit-discards",
    ],
    totals_are_printed_cq_and_what_stands: [
        "printed-cq-is-tallied",
        "works-face-down",
        "works-from-the-discard-pile",
        "starts-when-deployed",
        "adds-at-each-phase",
        "recipients-keep-it",
        "carries-over",
        "debuffs-are-over-at-the-count",
        "face-down-units-count",
    ],
    no_seat_is_told_more_or_less: [
        "face-down-cards-are-known",
        "turned-down-cards-stay-known",
        "owners-forget-what-they-put-down",
        "placing-names-the-card",
        "hands-are-open",
        "decks-are-open",
        "totals-tell-what-lies",
    ],
    no_words_give_away_what_is_hidden: [
        "options-tell-what-lies",
        "refusals-explain",
        "window-before-reveal",
    ],
}


@pytest.fixture(scope="module")
def many():
    return [game(Random(seed), UnitTriggers(), 30) for seed in range(80)]


def test_many_things_happen(many):
    """So that what holds below was really tried."""
    told = sum((Counter(tally(trace)) for trace in many), Counter())
    assert {what for what, count in told.items() if count >= 5} >= {
        *("card-placed", "revealed", "check-passed", "check-failed", "deployed", "attached"),
        *("fires", "resolves", "destroyed", "discarded", "discarded-by-rule", "depleted"),
        *("swept", "removed", "returned", "flipped-down", "flipped-up", "moved", "sought"),
        *("uploaded", "drew", "card-played", "tallied", "battle-begins"),
    }


def refusals(trace):
    """The codes of all errors in a game, every message of which is in the words of the schema."""
    checker = Checker("unit_triggers")
    for request, answer, _ in trace.steps:
        checker.check_request(request)
        checker.check_response(request["method"], answer)
    return {answer["error"]["code"] for _, answer, _ in trace.steps if "error" in answer}


def test_the_reference_refuses_what_is_illegal_and_nothing_else(many):
    assert set().union(*map(refusals, many)) == {ILLEGAL}


@pytest.mark.parametrize("wrong", misreadings("unit_triggers"), ids=lambda wrong: wrong.id)
def test_a_misreading_speaks_correctly_and_comes_to_an_end(wrong) -> None:
    for seed in range(5):
        assert refusals(game(Random(seed), misreading(wrong.id)(), 30)) <= {ILLEGAL}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_reference_keeps_the_law_in_long_games(law, many):
    for trace in many:
        law(trace)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_the_reference_keeps_the_law(law, random: Random) -> None:
    law(game(random, UnitTriggers()))


@pytest.mark.parametrize(
    ("law", "wrong"),
    [(law, wrong) for law, wrongs in BREAKERS.items() for wrong in wrongs],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_a_misreading_breaks_the_law(law, wrong) -> None:
    for seed in range(GAMES):
        engine = misreading(wrong)() if isinstance(wrong, str) else UnitTriggers(wrong)
        try:
            law(game(Random(seed), engine, 30))
        except Broken:
            return
    pytest.fail(f"{wrong} kept the law in {GAMES} games: the law sees too little")


def test_every_law_is_shown_to_fail() -> None:
    assert set(BREAKERS) == set(LAWS)
