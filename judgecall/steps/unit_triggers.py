"""The sentences of Unit Triggers: cards in their places, deployments, responses, who sees what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.steps import unit_triggers_values as values
from judgecall.steps.abilities import ABILITIES
from judgecall.steps.rows import NAME, NUMBER, Columns
from judgecall.steps.sentences import Sentences
from judgecall.steps.unit_triggers_sight import sight
from judgecall.steps.unit_triggers_values import Pile, Spot
from judgecall.steps.windows import WINDOW, placed
from judgecall.table import Mismatch, ScenarioFault
from judgecall.wording import listed

if TYPE_CHECKING:
    from judgecall.steps.kinds import Card
    from judgecall.steps.unit_triggers_values import Thing
    from judgecall.table import Table
    from judgecall.windows import Window

__all__ = ["sentences", "sight"]

sentences = Sentences(
    ABILITIES,
    values.LOCATION,
    values.PHASE,
    values.PHASES,
    values.PLACE,
    values.POINTS,
    values.THING,
    WINDOW,
)
given, when, then = sentences.given, sentences.when, sentences.then


# Given


@given(
    "these cards:",
    rows=Columns(
        {
            "card": NAME,
            "owner": NAME,
            "in": rf"hand|deck|discard pile|{values.LOCATION_PATTERN}",
        },
        {
            "kind": "unit|event",
            "CQ": NUMBER,
            "facing": "face-up|face-down",
            "on": NAME,
            "arrival": "deployed|placed",
            "Lightspeed": "yes|no",
            "title": r"[A-Z][a-zA-Z0-9'-]*(?: [a-zA-Z0-9'-]+)*",
        },
    ),
)
def _(table: Table, rows: list[dict[str, str]]) -> None:
    for row in rows:
        card: dict[str, Any] = {
            "type": "card",
            "name": row["card"],
            "title": row.get("title", row["card"]),
            "owner": table.player(row["owner"]),
            "kind": row.get("kind", "unit"),
            "abilities": [],
        }
        if card["kind"] == "unit":
            card |= table.words.manifest.defaults["unit"]
            if "CQ" in row:
                card["cq"] = int(row["CQ"])
            if "Lightspeed" in row:
                card["lightspeed"] = row["Lightspeed"] == "yes"
        else:
            _require_empty(row, "is an event", "CQ", "Lightspeed")
        table.place(card | _whereabouts(table, row))


def _require_empty(row: dict[str, str], why: str, *columns: str) -> None:
    for column in columns:
        if column in row:
            raise ScenarioFault(
                f"{row['card']} {why} and has no `{column}`",
                "leave that column empty in this row",
            )


def _whereabouts(table: Table, row: dict[str, str]) -> dict[str, Any]:
    """Where a card is, and, in the Battle Zone, how it lies there and how it came."""
    if "Location" not in row["in"]:
        _require_empty(row, "is not in the Battle Zone", "facing", "on", "arrival")
        return {"zone": row["in"].removesuffix(" pile")}
    facing = row.get("facing", "face-up").removeprefix("face-")
    there: dict[str, Any] = {
        "zone": "battle",
        "location": values.location_of(row["in"]),
        "facing": facing,
        "arrival": row.get("arrival", "deployed" if facing == "up" else "placed"),
    }
    if "on" in row:
        there |= {"arrival": "attached", "attached_to": table.placed(row["on"])["name"]}
    return there


@given("{bearer:Name} {:Has} {printed:Abilities}")
def _(table: Table, bearer: str, printed: list[Card]) -> None:
    card = table.placed(bearer)
    for ability in printed:
        name = ability.name or bearer
        table.name_ability(name)
        card["abilities"].append(
            {"name": name, "text": ability.text, "ability": ability.ability},
        )


@given("{player:Name} {:Has} {points:Points}")
def _(table: Table, player: str, points: int) -> None:
    table.rules.setdefault("points", {})[table.player(player)] = points


@given("the state check asks for {least:Number} CQ or more")
def _(table: Table, least: int) -> None:
    table.rules["state_check"] = {"least_cq": least}


@given("the hand limit is {limit:Number}")
def _(table: Table, limit: int) -> None:
    table.rules["hand_limit"] = limit


@given("the phases are {phases:Phases}")
def _(table: Table, phases: list[str]) -> None:
    table.rules["phases"] = phases


@given("{player:Name} will respond with {response:Name} {window:Window}")
def _(table: Table, player: str, response: str, window: Window) -> None:
    name = table.placed(response)["name"]
    table.windows.plan(table.player(player), name, placed(table, window))


@given("the game halts for {player:Name} {window:Window}")
def _(table: Table, player: str, window: Window) -> None:
    table.windows.halt(table.player(player), placed(table, window))


# When


def _act(table: Table, player: str, action: dict[str, Any], *, attempt: bool) -> None:
    """What a player does; only something that is tried may be about a card that is not there."""
    if not attempt:
        for key in ("card", "to"):
            if key in action:
                table.placed(action[key])
    table.act(table.player(player), action, attempt=attempt)


@when(
    "{player:Name} deploys {card:Name} at {location:Location}",
    attempt="{player:Name} tries to deploy {card:Name} at {location:Location}",
)
def _(table: Table, player: str, card: str, location: str, attempt: bool) -> None:
    action = {"type": "deploy", "card": card, "location": values.location_of(location)}
    _act(table, player, action, attempt=attempt)


@when(
    "{player:Name} deploys {card:Name} at Lightspeed at {location:Location}",
    attempt="{player:Name} tries to deploy {card:Name} at Lightspeed at {location:Location}",
)
def _(table: Table, player: str, card: str, location: str, attempt: bool) -> None:
    action = {
        "type": "deploy",
        "card": card,
        "location": values.location_of(location),
        "lightspeed": True,
    }
    _act(table, player, action, attempt=attempt)


@when(
    "{player:Name} places {card:Name} face-down at {location:Location}",
    attempt="{player:Name} tries to place {card:Name} face-down at {location:Location}",
)
def _(table: Table, player: str, card: str, location: str, attempt: bool) -> None:
    action = {"type": "place", "card": card, "location": values.location_of(location)}
    _act(table, player, action, attempt=attempt)


@when("{player:Name} reveals {card:Name}", attempt="{player:Name} tries to reveal {card:Name}")
def _(table: Table, player: str, card: str, attempt: bool) -> None:
    _act(table, player, {"type": "reveal", "card": card}, attempt=attempt)


@when(
    "{player:Name} attaches {card:Name} to {other:Name}",
    attempt="{player:Name} tries to attach {card:Name} to {other:Name}",
)
def _(table: Table, player: str, card: str, other: str, attempt: bool) -> None:
    _act(table, player, {"type": "attach", "card": card, "to": other}, attempt=attempt)


@when("{player:Name} plays {card:Name}", attempt="{player:Name} tries to play {card:Name}")
def _(table: Table, player: str, card: str, attempt: bool) -> None:
    _act(table, player, {"type": "play", "card": card}, attempt=attempt)


@when(
    "{player:Name} ends the {phase:Phase} phase",
    attempt="{player:Name} tries to end the {phase:Phase} phase",
)
def _(table: Table, player: str, phase: str, attempt: bool) -> None:
    now = table.state.get("phase")
    if now != phase:
        raise Mismatch("another phase is going on", [f"phase: {phase}"], [f"phase: {now}"])
    _act(table, player, {"type": "end-phase"}, attempt=attempt)


@when("{cards:Names} are revealed together")
def _(table: Table, cards: list[str]) -> None:
    named = [table.placed(card)["name"] for card in cards]
    table.act(None, {"type": "happen", "do": "reveal", "cards": named})


# Then


@then("{cards:Names} {:Is} {place:Place}")
def _(table: Table, cards: list[str], place: Pile | Spot) -> None:
    for card in cards:
        table.claim(("zone", table.placed(card)["name"]))
    if isinstance(place, Pile):
        there = _in_pile(table, place)
        wrong = [card for card in cards if card not in there]
    else:
        wrong = [card for card in cards if not _lies(table, card, place)]
    if wrong:
        raise Mismatch(
            f"{listed(wrong)} {'is' if len(wrong) == 1 else 'are'} not {place}",
            [f"{card}: {place}" for card in cards],
            [f"{card}: {_where(table, card)}" for card in cards],
        )


def _in_pile(table: Table, pile: Pile) -> list[str]:
    names, number = values.PILES[pile.name]
    table.claim(("players", table.player(pile.player), number))
    there: list[str] = table.value(("players", pile.player, names)) or []
    return there[:1] if pile.on_top else there


def _lies(table: Table, card: str, spot: Spot) -> bool:
    lying = (table.value(("zone",)) or {}).get(card, {})
    return lying.get("location") == spot.location and spot.facing in {None, lying.get("facing")}


def _where(table: Table, card: str) -> str:
    """Tell where the state has a card."""
    if lying := table.state.get("zone", {}).get(card):
        return str(Spot(lying.get("location"), lying.get("facing")))
    for player, has in table.state.get("players", {}).items():
        for name, (key, _) in values.PILES.items():
            if card in has.get(key, ()):
                return str(Pile(player, name))
    return "nowhere"


@then("{player:Name} cannot see {thing:Thing}")
def _(table: Table, player: str, thing: Thing) -> None:
    seen, there = _seen(table, player, thing)
    if seen:
        raise Mismatch(
            f"{player} can see {thing}",
            [f"hidden from {player}: {listed(there)}"],
            [f"{player} sees {listed(seen)}"],
        )


@then("{player:Name} can see {thing:Thing}")
def _(table: Table, player: str, thing: Thing) -> None:
    seen, there = _seen(table, player, thing)
    if seen != there:
        raise Mismatch(
            f"{player} cannot see {thing}",
            [f"{player} sees {listed(there)}"],
            [f"{player} sees {listed(seen) or 'nothing'}"],
        )


def _seen(table: Table, player: str, thing: Thing) -> tuple[list[str], list[str]]:
    """What the player is shown there, and what is there; nothing cannot be seen or not."""
    shown = table.seen_by(player)["state"]
    seen, there = (_held(state, thing) for state in (shown, table.state))
    if not there:
        raise Mismatch(f"there is nothing to see: {thing}", ["some cards"], ["no card"])
    return [card for card in there if card in seen], there


def _held(state: dict[str, Any], thing: Thing) -> list[str]:
    if thing.pile is not None:
        has = state.get("players", {}).get(thing.pile.player, {})
        return list(has.get(values.PILES[thing.pile.name][0], ()))
    zone: dict[str, Any] = state.get("zone", {})
    return sorted(card for card, lies in zone.items() if lies["location"] == thing.location)


@then("{player:Name} was never offered {cards:Names}")
def _(table: Table, player: str, cards: list[str]) -> None:
    named = [table.placed(card)["name"] for card in cards]
    table.windows.require_never_offered(table.player(player), named)
