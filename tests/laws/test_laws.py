"""The reference engine keeps every law in random games, and those who misread it break them."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
import pytest

from tests.laws.games import PLAYERS, Trace, game, setup
from tests.laws.laws import (
    LAWS,
    Broken,
    a_bucket_is_emptied_whole,
    a_pass_begins_with_the_active_player,
    a_refusal_moves_nothing,
    an_order_in_between_is_refused,
    buckets_are_shown_as_they_are,
    nobody_picks_for_the_owner,
    only_what_waits_resolves,
    points_are_what_was_gained_and_lost,
    the_active_player_chooses_and_shows_first,
    the_game_halts_while_a_bucket_holds_something,
    the_owner_picks_among_all_that_waits,
    ties_go_to_the_inactive_player,
    what_became_active_last_takes_precedence,
    what_is_gone_stays_gone,
)

#: The laws, with misreadings that break each within so many random games.
BREAKERS = {
    only_what_waits_resolves: ["effect-by-effect", "tried-once-more"],
    a_pass_begins_with_the_active_player: ["inactive-first", "seat-order", "attacker-is-active"],
    a_bucket_is_emptied_whole: ["resumes-active", "strict-alternation", "control-flips"],
    the_game_halts_while_a_bucket_holds_something: [
        "collects-until-the-end",
        "kept-for-later",
        "over-when-active-has-nothing",
        "step-between-resolutions",
    ],
    the_owner_picks_among_all_that_waits: ["list-is-a-snapshot", "opponent-picks"],
    nobody_picks_for_the_owner: ["first-in-first-out", "by-name", "depth-first"],
    buckets_are_shown_as_they_are: ["turn-players-pool", "causers-bucket"],
    what_became_active_last_takes_precedence: [
        "first-activated-wins",
        "active-wins-ties",
        "turn-decides",
        "refreshed-each-turn",
        "only-the-latest-modifier",
    ],
    ties_go_to_the_inactive_player: ["active-applies-last", "take-turns-applying"],
    points_are_what_was_gained_and_lost: ["rolls-back"],
    what_is_gone_stays_gone: ["comes-back"],
    a_refusal_moves_nothing: ["impossible-is-an-error"],
    the_active_player_chooses_and_shows_first: ["inactive-chooses-first"],
}
GAMES = 400


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=150)
@given(random=st.randoms(use_true_random=False))
def test_the_reference_keeps_the_law(law, random: Random) -> None:
    law(game(random))


@pytest.mark.parametrize(
    ("law", "misreading"),
    [(law, misreading) for law, names in BREAKERS.items() for misreading in names],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_a_misreading_breaks_the_law(law, misreading: str) -> None:
    for seed in range(GAMES):
        try:
            law(game(Random(seed), misreading))
        except Broken:
            return
    pytest.fail(f"{misreading} kept the law in {GAMES} games: the law sees too little")


def test_every_law_is_shown_to_fail() -> None:
    # No misreading lets a player act out of turn while another chooses; a made-up trace does.
    assert set(LAWS) - set(BREAKERS) == {an_order_in_between_is_refused}
    trace = Trace(setup(Random(0)))
    progress = {"events": [], "decision": {"id": "d1"}, "state": {}}
    trace.steps = [
        ({"method": "game/start"}, {"result": progress}),
        ({"method": "game/act"}, {"result": progress}),
    ]
    with pytest.raises(Broken, match="while a choice is open"):
        an_order_in_between_is_refused(trace)


def test_random_games_go_everywhere() -> None:
    """The laws would hold in games where nothing happens; these are not such games."""
    seen: set[str] = set()
    asked: set[str] = set()
    refused: set[str] = set()
    first: set[str] = set()
    for seed in range(GAMES):
        trace = game(Random(seed))
        first.add(trace.setup["active"])
        for answer in trace.answers:
            seen |= {event["event"] for event in answer["events"]}
            asked |= {answer["decision"]["kind"]} if answer["decision"] else set()
        refused |= {
            answer["error"]["data"]["reason"]
            for _, answer in trace.steps
            if answer.get("error", {}).get("code") == -32002
        }
    assert first == set(PLAYERS)
    assert asked >= {"resolve", "use", "figure", "breakaway"}
    assert refused >= {"abilities-are-pending", "a-choice-is-open"}
    assert seen >= {
        "triggered",
        "resolves",
        "declined",
        "figure-downed",
        "unit-defeated",
        "unit-damaged",
        "unit-moved",
        "points-gained",
        "points-lost",
        "dice-rolled",
        "turn-begins",
        "static-begins",
        "static-ends",
        "choice-revealed",
    }
