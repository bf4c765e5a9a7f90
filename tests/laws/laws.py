"""
Laws that hold in every game, read straight from the source page.

Each is a function over a trace of messages, worked out with plain counters and lists; none
of them calls the engine or shares code with it. A law that is broken raises `Broken`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any
import itertools

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.games import Json, Trace


class Broken(AssertionError):
    """A law does not hold in this game."""


def require(holds: bool, sentence: str) -> None:
    """Say which law is broken, where it is."""
    if not holds:
        raise Broken(sentence)


#: What the game does when it goes on.
_STEPS = frozenset(
    [
        "order-paid",
        "order-given",
        "combat-begins",
        "dice-rolled",
        "hits-scored",
        "combat-ends",
        "turn-ends",
        "turn-begins",
    ],
)


class Buckets:
    """What waits in each bucket and who is emptying theirs, from nothing but the events."""

    def __init__(self, setup: Json) -> None:
        self.active = setup["active"]
        self.held: dict[str, Counter[str]] = {player: Counter() for player in setup["players"]}
        self.emptying: str | None = None

    def holds(self, player: str) -> bool:
        """Whether the player's bucket holds anything."""
        return self.held[player].total() > 0

    @property
    def all_empty(self) -> bool:
        """Whether nothing waits anywhere."""
        return not any(self.holds(player) for player in self.held)

    def take(self, event: Json) -> None:
        """Follow one event, without judging it."""
        match event["event"]:
            case "triggered":
                self.held[event["owner"]][event["ability"]] += 1
            case "resolves":
                self.held[event["owner"]] -= Counter([event["ability"]])
                self.emptying = event["owner"]
        if event["event"] == "turn-begins":
            self.active = event["player"]
        if event["event"] in _STEPS:
            self.emptying = None


def _followed(trace: Trace) -> Iterator[tuple[Buckets, Json]]:
    """Every event, with the buckets as they were just before it."""
    buckets = Buckets(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            yield buckets, event
            buckets.take(event)
        if answer["decision"] is None:
            buckets.emptying = None


def only_what_waits_resolves(trace: Trace) -> None:
    """An ability resolves once for each time that it was put into its owner's bucket."""
    for buckets, event in _followed(trace):
        if event["event"] == "resolves":
            waiting = buckets.held[event["owner"]][event["ability"]]
            require(waiting > 0, f"{event['ability']} resolves and waits in no bucket")


def a_pass_begins_with_the_active_player(trace: Trace) -> None:
    """When another player begins to empty their bucket, the active player's is empty."""
    for buckets, event in _followed(trace):
        if event["event"] != "resolves" or event["owner"] in {buckets.active, buckets.emptying}:
            continue
        require(
            not buckets.holds(buckets.active),
            f"{event['owner']} begins although {buckets.active} has abilities to resolve",
        )


def a_bucket_is_emptied_whole(trace: Trace) -> None:
    """Who has begun to empty their bucket goes on until it is empty."""
    for buckets, event in _followed(trace):
        if event["event"] == "resolves" and buckets.emptying not in {None, event["owner"]}:
            require(
                not buckets.holds(buckets.emptying),
                f"{event['owner']} resolves while {buckets.emptying} has not finished",
            )


def the_game_halts_while_a_bucket_holds_something(trace: Trace) -> None:
    """No step of the game is taken, and the game does not come to rest, before all are empty."""
    for buckets, event in _followed(trace):
        if event["event"] in _STEPS:
            require(buckets.all_empty, f"{event['event']} while an ability waits")
    buckets = Buckets(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            buckets.take(event)
        if answer["decision"] is None:
            require(buckets.all_empty, "the game is at rest while an ability waits")


def the_owner_picks_among_all_that_waits(trace: Trace) -> None:
    """Who has two or more abilities waiting is asked, and offered each of them."""
    buckets = Buckets(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            buckets.take(event)
        decision = answer["decision"]
        if decision is None or decision["kind"] != "resolve":
            continue
        offered = Counter(
            option["id"].removeprefix("ability:").partition("#")[0]
            for option in decision["options"]
        )
        require(offered == buckets.held[decision["player"]], f"{offered} is offered")


def nobody_picks_for_the_owner(trace: Trace) -> None:
    """With two or more abilities waiting, none of them resolves before its owner was asked."""
    buckets = Buckets(trace.setup)
    asked: str | None = None
    for answer in trace.answers:
        for event in answer["events"]:
            if event["event"] == "resolves":
                alone = buckets.held[event["owner"]].total() < 2
                require(alone or asked == event["owner"], f"{event['ability']} was not picked")
                asked = None
            buckets.take(event)
        decision = answer["decision"]
        asked = decision["player"] if decision and decision["kind"] == "resolve" else None


def buckets_are_shown_as_they_are(trace: Trace) -> None:
    """The table shows in each bucket what was put in and has not resolved."""
    buckets = Buckets(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            buckets.take(event)
        for player, held in answer["state"]["buckets"].items():
            require(Counter(held) == buckets.held[player], f"{player}'s bucket shows {held}")


def _statics(trace: Trace) -> dict[str, tuple[str, Json, int]]:
    return {
        printed["name"]: (unit["owner"], printed["ability"], printed["since"])
        for unit in trace.setup["objects"]
        for printed in unit["abilities"]
        if printed["ability"]["type"] == "static"
    }


def what_became_active_last_takes_precedence(trace: Trace) -> None:
    """Dice are the unit's own, changed by each active static in the order in which it began."""
    statics, active = _statics(trace), list[str]()
    own = {unit["name"]: unit for unit in trace.setup["objects"]}
    for answer in trace.answers:
        for event in answer["events"]:
            if event["event"] == "static-begins":
                active.append(event["ability"])
            elif event["event"] == "static-ends":
                active.remove(event["ability"])
        for name, unit in answer["state"]["units"].items():
            for what in ("attack", "defense"):
                value = own[name][what]
                for ability in active:
                    for change in statics[ability][1]["modifies"]:
                        if change["unit"] == {"unit": name} and change["what"] == f"{what}-dice":
                            value = change["set"] if "set" in change else value + change["add"]
                shown = unit[f"{what}_dice"]
                require(shown == max(value, 0), f"{name} has {shown} {what} dice, not {value}")


def ties_go_to_the_inactive_player(trace: Trace) -> None:
    """Of statics that began at one moment, the active player's are applied first."""
    statics, active = _statics(trace), trace.setup["active"]
    begun = (
        [
            event["ability"]
            for event in trace.answers[0]["events"]
            if event["event"] == "static-begins"
        ]
        if trace.answers
        else []
    )
    for before, after in itertools.pairwise(begun):
        (owner, _, since), (next_owner, _, next_since) = statics[before], statics[after]
        require(since <= next_since, f"{after} has been active longer than {before}")
        if since == next_since:
            require(
                owner == active or next_owner != active,
                f"{after} of the active player is applied after {before}",
            )


def points_are_what_was_gained_and_lost(trace: Trace) -> None:
    """Only what really happened counts."""
    points: Counter[str] = Counter()
    for answer in trace.answers:
        for event in answer["events"]:
            if event["event"] in {"points-gained", "points-lost"}:
                sign = 1 if event["event"] == "points-gained" else -1
                points[event["player"]] += sign * event["amount"]
        for player, shown in answer["state"]["victory_points"].items():
            require(shown == points[player], f"{player} has {shown} points, not {points[player]}")


def what_is_gone_stays_gone(trace: Trace) -> None:
    """A unit has the figures that were not downed; without any it is gone for good."""
    figures = {unit["name"]: unit["figures"] for unit in trace.setup["objects"]}
    gone: set[str] = set()
    for answer in trace.answers:
        for event in answer["events"]:
            unit = event.get("unit")
            require(unit not in gone, f"{event['event']} of {unit}, which is defeated")
            if event["event"] == "figure-downed":
                figures[unit] -= 1
            elif event["event"] == "unit-defeated":
                gone.add(unit)
        shown: dict[str, Any] = answer["state"]["units"]
        require(set(answer["state"]["defeated"]) == gone, "other units are defeated than was told")
        require(not set(shown) & gone, "a defeated unit is on the table")
        for name, unit in shown.items():
            require(unit["figures"] == len(unit["slots"]) == figures[name] > 0, f"{name}: {unit}")


def a_refusal_moves_nothing(trace: Trace) -> None:
    """What the rules forbid is refused, and the table is as it was."""
    state: Json | None = None
    for request, answer in trace.steps:
        result = answer.get("result")
        if request["method"] == "game/view":
            require(result["state"] == state, "a refused action changed the table")
        elif result is not None:
            state = result["state"]


def an_order_in_between_is_refused(trace: Trace) -> None:
    """Nobody acts while a player is being asked something."""
    open_decision = False
    for request, answer in trace.steps:
        if request["method"] == "game/act":
            require(not (open_decision and "result" in answer), "an action while a choice is open")
        if "result" in answer and request["method"] != "game/view":
            open_decision = answer["result"]["decision"] is not None


def the_active_player_chooses_and_shows_first(trace: Trace) -> None:
    """At one moment the active player picks before the other, who is shown it; then it happens."""
    buckets = Buckets(trace.setup)
    shown = 0
    for answer in trace.answers:
        for event in answer["events"]:
            buckets.take(event)
            if event["event"] == "choice-revealed":
                require(event["player"] == buckets.active, f"{event['player']} shows first")
                shown += 1
            elif event["event"] in {"figure-downed", "unit-damaged"}:
                shown = 0
        decision = answer["decision"]
        if decision is None or decision["kind"] != "figure":
            continue
        revealed = decision["context"]["revealed"]
        told = 0 if decision["player"] == buckets.active else shown
        require(len(revealed) == told, f"{told} figures are shown, and {revealed} is told")


LAWS = (
    only_what_waits_resolves,
    a_pass_begins_with_the_active_player,
    a_bucket_is_emptied_whole,
    the_game_halts_while_a_bucket_holds_something,
    the_owner_picks_among_all_that_waits,
    nobody_picks_for_the_owner,
    buckets_are_shown_as_they_are,
    what_became_active_last_takes_precedence,
    ties_go_to_the_inactive_player,
    points_are_what_was_gained_and_lost,
    what_is_gone_stays_gone,
    a_refusal_moves_nothing,
    an_order_in_between_is_refused,
    the_active_player_chooses_and_shows_first,
)
