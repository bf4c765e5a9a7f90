"""
Laws that hold in every game of Unit Triggers, read straight from the source page.

Each is a function over a trace of messages; none of them calls the engine or shares code
with it. A law that is broken raises `Broken`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any
import json
import re

from tests.laws.laws import require
from tests.laws.unit_triggers.table import Table, followed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.laws.unit_triggers.games import Json, Trace

#: What fires because of which event, beyond Special Triggers and End of Battle.
CAUSES = {
    "deployed": "upon-deployment",
    "destroyed": "destroyed",
    "discarded": "discarded",
    "depleted": "depleted",
}


def every_card_is_in_exactly_one_zone(trace: Trace) -> None:
    """A card lies on one pile or in the Battle Zone; only one that is being played on none."""
    names = Counter(card["name"] for card in trace.setup["objects"])
    played: set[str] = set()
    for answer in trace.answers:
        played |= {it["card"] for it in answer["events"] if it["event"] == "card-played"}
        state, found = answer["state"], Counter[str]()
        found.update(list(state["zone"]))
        for player in state["players"].values():
            for zone in ("hand", "deck", "discard", "energy"):
                cards = player[f"{zone}_cards"]
                require(len(cards) == player[zone], f"{player[zone]} cards are said to be {cards}")
                found.update(cards)
        missing, extra = names - found, found - names
        require(not extra, f"{list(extra)} is in two zones")
        require(not missing or answer["decision"] is not None, f"{list(missing)} is nowhere")
        require(played >= set(missing), f"{list(missing)} is nowhere and was not played")


def events_tell_how_it_stands(trace: Trace) -> None:
    """Who follows the events knows what lies in the Battle Zone, where, and which way up."""
    table = Table(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            table.take(event)
        zone = {
            name: (card["location"], card["facing"] == "up")
            for name, card in answer["state"]["zone"].items()
        }
        require(zone == table.zone, f"{zone} is said to lie there, and {table.zone} is told")


def _specials(trace: Trace, table: Table, event: Json) -> Iterator[str]:
    """The Special Triggers, by name and once for each part, that wait for this event."""
    for name, (card, ability) in trace.abilities.items():
        if card["name"] in table.uploaded:
            continue
        for part in ability.get("parts", ()):
            match event["event"], part["window"]["at"]:
                case "phase-begins", "start":
                    fires = part["window"]["phase"] == event["phase"]
                case "deployed", "deploys":
                    fires = event["card"] == card["name"]
                case "deployed", "your-deployment":
                    fires = table.owner(event["card"]) == card["owner"]
                case _:
                    fires = False
            if fires:
                yield name


def _caused(trace: Trace, table: Table, event: Json) -> Iterator[str]:
    """The abilities that must fire because of this event, by name."""
    yield from _specials(trace, table, event)
    kind = CAUSES.get(event["event"])
    for name, (card, ability) in trace.abilities.items():
        if ability["type"] == kind and card["name"] == event["card"]:
            yield name


def what_fires_has_a_cause(trace: Trace) -> None:
    """An ability fires once for each thing that happened for it to fire, and at no other time."""
    table, due = Table(trace.setup), Counter[str]()
    for answer in trace.answers:
        for event in answer["events"]:
            due.update(_caused(trace, table, event))
            if event["event"] == "fires":
                name = event["ability"]
                if trace.abilities[name][1]["type"] != "end-of-battle":
                    require(due[name] > 0, f"{name} fires for no reason")
                    due[name] -= 1
            if event["event"] == "resolves":
                require(not +due, f"{list(+due)} has not fired when its moment is over")
            table.take(event)
        require(not +due, f"{list(+due)} has not fired")


def what_fires_resolves_once(trace: Trace) -> None:
    """What resolves has fired, or is what an event does; when the game rests, all has resolved."""
    waiting = Counter[str]()
    for answer in trace.answers:
        for event in answer["events"]:
            if event["event"] == "fires":
                waiting[event["ability"]] += 1
            elif event["event"] == "resolves":
                name = event["ability"]
                if trace.abilities[name][1]["type"] != "event":
                    require(waiting[name] > 0, f"{name} resolves and has not fired")
                    waiting[name] -= 1
        if answer["decision"] is None:
            require(not +waiting, f"{list(+waiting)} has not resolved")


def _rank(location: str) -> tuple[bool, int]:
    return location.startswith("Extra"), int(location.rpartition(" ")[2])


def the_battle_ends_in_order(trace: Trace) -> None:
    """In End of Battle units that lie face-up fire once each, by Location, Extra ones last."""
    reached, fired = (False, -1), Counter[str]()
    for table, event in followed(trace):
        if event["event"] == "phase-begins":
            reached, fired = (False, -1), Counter()
        name = event.get("ability", "")
        if event["event"] != "fires" or trace.abilities[name][1]["type"] != "end-of-battle":
            continue
        card = trace.abilities[name][0]["name"]
        require(table.phase == "end-of-battle", f"{name} fires in {table.phase}")
        require(card in table.open_units(), f"{name} fires, and its unit does not lie face-up")
        rank = _rank(table.zone[card][0])
        require(rank >= reached, f"{name} fires at {table.zone[card][0]} after {reached}")
        require(not fired[name], f"{name} fires twice")
        reached = rank
        fired[name] += 1


def whoever_stays_fires_at_the_end(trace: Trace) -> None:
    """A unit that lies face-up at one place through all of End of Battle fires in it."""
    table, there, fired = Table(trace.setup), dict[str, Any](), set[str]()
    for answer in trace.answers:
        for event in answer["events"]:
            table.take(event)
            if event["event"] == "phase-begins":
                there, fired = dict(table.zone), set()
            if event["event"] == "fires":
                fired.add(event["ability"])
            there = {name: it for name, it in there.items() if table.zone.get(name) == it}
        if table.phase != "end-of-battle" or answer["decision"] is not None:
            continue
        for name, (card, ability) in trace.abilities.items():
            stays = there.get(card["name"], ("", False))[1]
            if stays and ability["type"] == "end-of-battle":
                require(name in fired, f"{name} has not fired when its phase is over")


def nothing_fires_in_the_sweep(trace: Trace) -> None:
    """From the beginning of Clean Up to the next Battle nothing fires or resolves."""
    is_clean_up = False
    for _, event in followed(trace):
        if event["event"] == "phase-begins":
            is_clean_up = event["phase"] == "clean-up"
        fires = event["event"] in {"fires", "resolves"}
        require(
            not (fires and is_clean_up), f"{event.get('ability')} {event['event']} in Clean Up"
        )


def clean_up_sweeps_and_sweeps_all(trace: Trace) -> None:
    """Units are swept in Clean Up only, and when the next Battle begins nothing lies there."""
    for table, event in followed(trace):
        if event["event"] == "swept":
            require(table.phase == "clean-up", f"{event['card']} is swept in {table.phase}")
        if event["event"] == "battle-begins":
            require(not table.zone, f"{table.zone} still lies there")


def totals_are_printed_cq_and_what_stands(trace: Trace) -> None:
    """Total CQ is what is printed on face-up units, changed by what stands on such units."""
    table = Table(trace.setup)
    for answer in trace.answers:
        for event in answer["events"]:
            if event["event"] == "tallied":
                total = table.total(event["player"])
                require(event["total"] == total, f"{event} is tallied where {total} lies")
            table.take(event)
        for player, has in answer["state"]["players"].items():
            total = table.total(player)
            require(has["total_cq"] == total, f"{player} has {has['total_cq']}, not {total}")
        for name in table.open_units():
            shown = answer["state"]["zone"][name]["cq"]
            require(shown == table.cq(name), f"{name} has {shown}, not {table.cq(name)}")


# What seats see


def _entitled(state: Json, events: list[Json], seat: str) -> tuple[Json, list[Json], list[Json]]:
    """What a seat may know: state, what lies face-down and belongs to others, and events."""
    players = {
        name: {
            key: value
            for key, value in has.items()
            if key != "deck_cards" and (key != "hand_cards" or name == seat)
        }
        for name, has in state["players"].items()
    }
    zone = {
        name: card
        for name, card in state["zone"].items()
        if card["facing"] == "up" or card["owner"] == seat
    }
    hidden = [
        {key: card[key] for key in ("owner", "location", "facing")}
        for name, card in state["zone"].items()
        if name not in zone
    ]
    told = [
        {key: value for key, value in event.items() if key != "card"}
        if event["event"] == "card-placed" and event["player"] != seat
        else event
        for event in events
    ]
    return {**state, "players": players, "zone": zone}, hidden, told


def no_seat_is_told_more_or_less(trace: Trace) -> None:
    """Every seat sees what it may know, and of what lies face-down only that it does."""
    events, state = list[Any](), dict[str, Any]()
    for _, answer, views in trace.steps:
        if "result" in answer:
            events += answer["result"]["events"]
            state = answer["result"]["state"]
        for seat, view in views.items():
            may, hidden, told = _entitled(state, events, seat)
            zone = view["state"]["zone"]
            named = {name: card for name, card in zone.items() if not name.startswith("hidden-")}
            others = [card for name, card in zone.items() if name.startswith("hidden-")]
            seen = {**view["state"], "zone": named}
            require(seen == may, f"{seat} is shown {seen}")
            require(_sorted(others) == _sorted(hidden), f"{seat} is shown {others}")
            require(view["events"] == told, f"{seat} is told {view['events']}")


def _sorted(cards: list[Json]) -> list[list[tuple[str, Any]]]:
    return sorted(sorted(card.items()) for card in cards)


def no_words_give_away_what_is_hidden(trace: Trace) -> None:
    """Questions and refusals name no card that their player may not know."""
    names = {card["name"] for card in trace.setup["objects"]}
    events, state, asked = list[Any](), dict[str, Any](), ""
    for request, answer, _ in trace.steps:
        if "result" in answer:
            events += answer["result"]["events"]
            state = answer["result"]["state"]
            decision = answer["result"]["decision"]
            if decision is not None:
                asked = decision["player"]
                heard: object = [decision["options"], decision["context"]]
                _require_known(names, heard, _entitled(state, events, asked), asked)
        else:
            player = request["params"].get("player", asked)
            known = [*_entitled(state, events, player), request]
            _require_known(names, answer["error"]["message"], known, player)


def _require_known(names: set[str], heard: object, known: object, player: str) -> None:
    told = (names & _words(heard)) - _words(known)
    require(not told, f"{player} hears of {sorted(told)}")


def _words(part: object) -> set[str]:
    return set(re.findall(r"[\w'-]+", json.dumps(part)))


LAWS = (
    every_card_is_in_exactly_one_zone,
    events_tell_how_it_stands,
    what_fires_has_a_cause,
    what_fires_resolves_once,
    the_battle_ends_in_order,
    whoever_stays_fires_at_the_end,
    nothing_fires_in_the_sweep,
    clean_up_sweeps_and_sweeps_all,
    totals_are_printed_cq_and_what_stands,
    no_seat_is_told_more_or_less,
    no_words_give_away_what_is_hidden,
)


def tally(trace: Trace) -> Mapping[str, int]:
    """How often each type of event happened, to see that much was tried."""
    return Counter(event["event"] for _, event in followed(trace))
