"""The sentences of Flesh and Blood: cards, and the continuous effects on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.steps import flesh_and_blood_record as record
from judgecall.steps import flesh_and_blood_values as values
from judgecall.steps.flesh_and_blood_rows import CARDS, Effects, Record, printed
from judgecall.steps.sentences import Sentences
from judgecall.table import Mismatch, ScenarioFault
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgecall.steps.flesh_and_blood_rows import Effect
    from judgecall.steps.flesh_and_blood_values import Counters, Trait
    from judgecall.table import Table

sentences = Sentences(
    values.END,
    values.LEAVE,
    values.DO,
    values.COUNTERS,
    values.KEYWORDS,
    values.LOST,
    values.TRAIT,
)
given, when, then = sentences.given, sentences.when, sentences.then


# Given


@given("these cards:", rows=CARDS)
def _(table: Table, rows: list[dict[str, str]]) -> None:
    for row in rows:
        owner = table.player(row["owner"])
        table.place(
            {
                "type": "card",
                "name": row["card"],
                "owner": owner,
                "controller": table.player(row.get("controller", owner)),
                "printed": printed(row),
                "counters": [],
                "life_lost": 0,
            },
        )


@given("{card:Name} {:Has} {counters:Counters}")
def _(table: Table, card: str, counters: list[Counters]) -> None:
    bearer = _card(table, card)
    for each in counters:
        told = {"property": each.number, "change": each.change, "count": each.count}
        if any(told | {"count": had["count"]} == had for had in bearer["counters"]):
            raise ScenarioFault(
                f"the {each.kind} counters of {card} are told twice",
                "tell all of them in one number",
            )
        bearer["counters"].append(told)


@given("{card:Name} {:Has} lost {lost:Lost}")
def _(table: Table, card: str, lost: int) -> None:
    if _card(table, card)["printed"]["life"] is None:
        raise ScenarioFault(f"{card} has no life to lose", "give it life where it is placed")
    _card(table, card)["life_lost"] += lost


@given("these effects, oldest first:", rows=Effects(placed=True))
def _(table: Table, rows: list[Effect]) -> None:
    for effect in rows:
        on = [_card(table, card)["name"] for card in effect.on]
        aged = {"timestamp": _next_age(table)} | ({"on": on} if on else {})
        table.place(_made(table, effect) | aged)


def _next_age(table: Table) -> int:
    """One more than the effects that are there: the later a row, the younger."""
    return 1 + len([thing for thing in table.objects.values() if thing["type"] == "effect"])


def _card(table: Table, name: str) -> dict[str, Any]:
    """A card that was placed; anything else of that name is a slip."""
    return _placed(table, name, "card")


def _placed(table: Table, name: str, kind: str) -> dict[str, Any]:
    thing = table.placed(name)
    if thing["type"] != kind:
        article = "an" if kind == "effect" else "a"
        raise ScenarioFault(f"{name} is not {article} {kind}", f"name {article} {kind} here")
    return thing


def _made(table: Table, effect: Effect) -> dict[str, Any]:
    """The effect as it goes over the wire; the cards that it speaks of must be there."""
    for part in effect.ability["parts"]:
        for named in (part["applies_to"], part["do"], part["do"].get("amount")):
            if isinstance(named, dict) and "card" in named:
                _card(table, named["card"])
    made: dict[str, Any] = {
        "type": "effect",
        "name": effect.name,
        "owner": table.player(effect.owner or table.state.get("active", table.active)),
        "text": effect.text,
        "ability": effect.ability,
        "lasting": effect.lasting,
    }
    if effect.until is not None:
        made["until"] = effect.until
    return made


# When


@when("this effect begins:", rows=Effects(placed=False))
def _(table: Table, rows: list[Effect]) -> None:
    if len(rows) > 1:
        raise ScenarioFault(
            "one effect begins here, and the table has several",
            "say `these effects begin together:` if they are of equal age, else one at a time",
        )
    _begin(table, rows)


@when("these effects begin together:", rows=Effects(placed=False))
def _(table: Table, rows: list[Effect]) -> None:
    _begin(table, rows)


def _begin(table: Table, effects: list[Effect]) -> None:
    begun = [_made(table, effect) for effect in effects]
    for effect in begun:
        # From now on sentences may speak of it as of one that was placed.
        table.place(effect)
    told = [{key: value for key, value in each.items() if key != "type"} for each in begun]
    _happen(table, [{"do": "begin", "effect": effect} for effect in told])


@when("{effects:Names} {:End}")
def _(table: Table, effects: list[str]) -> None:
    named = [_placed(table, effect, "effect")["name"] for effect in effects]
    _happen(table, [{"do": "end", "effect": effect} for effect in named])


@when("the turn ends")
def _(table: Table) -> None:
    _happen(table, [{"do": "end-turn"}])


@when("{counters:Counters} {:Is} put on {card:Name}")
def _(table: Table, counters: list[Counters], card: str) -> None:
    _happen(table, _counting(table, "put-counters", counters, card))


@when("{counters:Counters} {:Is} removed from {card:Name}")
def _(table: Table, counters: list[Counters], card: str) -> None:
    _happen(table, _counting(table, "remove-counters", counters, card))


def _counting(table: Table, do: str, counters: list[Counters], card: str) -> list[dict[str, Any]]:
    return [
        {
            "do": do,
            "card": _card(table, card)["name"],
            "property": each.number,
            "change": each.change,
            "count": each.count,
        }
        for each in counters
    ]


@when("{cards:Names} {:Leave} the arena")
def _(table: Table, cards: list[str]) -> None:
    _happen(table, [{"do": "leave", "card": _card(table, card)["name"]} for card in cards])


@when("{player:Name} gains control of {card:Name}")
def _(table: Table, player: str, card: str) -> None:
    named = {"card": _card(table, card)["name"], "player": table.player(player)}
    _happen(table, [{"do": "gain-control", **named}])


@when("everything is worked out anew")
def _(table: Table) -> None:
    _happen(table, [{"do": "work-out"}])


def _happen(table: Table, effects: list[dict[str, Any]]) -> None:
    table.act(None, {"type": "happen", "effects": effects})
    # Which effects there are is what the When says; `nothing else changed` is about the cards.
    table.claim(("effects",))


# Then


@then("{card:Name} {:Is} exactly:", rows=Record())
def _(table: Table, card: str, rows: dict[str, str]) -> None:
    record.require(table, _card(table, card), rows)


@then("{cards:Names} {:Is} as placed")
def _(table: Table, cards: list[str]) -> None:
    for card in cards:
        record.require(table, _card(table, card), {})


@then("{cards:Names} {:Is} {trait:Trait}")
def _(table: Table, cards: list[str], trait: Trait) -> None:
    held = _told(table, cards, trait.place)
    _all_must(cards, f"be {trait}", {card for card in cards if trait.fits(held[card])}, held)


@then("{cards:Names} {:Has} {abilities:Keywords}")
def _(table: Table, cards: list[str], abilities: list[str]) -> None:
    held = _told(table, cards, "abilities")
    right = {card for card in cards if set(abilities) <= set(held[card])}
    _all_must(cards, f"have {listed(abilities)}", right, held)


@then("{cards:Names} {:Do} not have {abilities:Keywords}")
def _(table: Table, cards: list[str], abilities: list[str]) -> None:
    held = _told(table, cards, "abilities")
    right = {card for card in cards if not set(abilities) & set(held[card])}
    _all_must(cards, f"have none of: {listed(abilities)}", right, held)


@then("{player:Name} controls {cards:Names}")
def _(table: Table, player: str, cards: list[str]) -> None:
    held = _told(table, cards, "controller")
    right = {card for card in cards if held[card] == table.player(player)}
    _all_must(cards, f"be under {player}'s control", right, held)


def _told(table: Table, cards: list[str], key: str) -> dict[str, Any]:
    """What the state holds of each card."""
    return {card: record.seen(table, _card(table, card)["name"], key) for card in cards}


def _all_must(cards: list[str], wanted: str, right: Iterable[str], held: dict[str, Any]) -> None:
    wrong = [card for card in cards if card not in right]
    if wrong:
        raise Mismatch(
            f"{listed(wrong)} should {wanted}",
            [f"{card}: {wanted}" for card in wrong],
            [f"{card}: {record.say(held[card])}" for card in wrong],
        )
