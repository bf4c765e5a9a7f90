"""What random games contain: a law that nothing puts to the test is kept by every engine."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.laws.fawnalore.following import followed, instructions
from tests.laws.fawnalore.games import ILLEGAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tests.laws.fawnalore.following import Table, Waiting
    from tests.laws.games import Json, Trace


def count(games: Iterable[Trace]) -> Counter[str]:
    """How often each kind of thing was there, in all these games."""
    return Counter(thing for trace in games for thing in _things(trace))


def _things(trace: Trace) -> Iterator[str]:
    yield f"{len(trace.setup['players'])} players"
    yield f"{trace.setup['active']} is active"
    for request, answer in trace.steps:
        if request["method"] == "game/act":
            yield f"tries to {request['params']['action']['type']}"
        if answer.get("error", {}).get("code") == ILLEGAL:
            yield f"refused: {answer['error']['data']['reason']}"
    for answer in trace.answers:
        if answer["decision"] is not None:
            asked = answer["decision"]
            yield f"asked: {asked['kind']} {asked['context'].get('window', '')}".rstrip()
    before = ""
    for table, event in followed(trace):
        yield event["event"]
        yield from _at(table, event)
        if before == event["event"] == "unit-dies":
            yield "deaths at one moment"
        before = event["event"]


def _at(table: Table, event: Json) -> Iterator[str]:
    match event["event"]:
        case "ability-used" | "card-played":
            yield from _of_use(table, event)
        case "resolves" if group := table.group_of(event["ability"]):
            yield from _of_group(group)
        case "canceled":
            yield "a used effect canceled" if table.canceled(event) else "a trigger canceled"
        case "triggered":
            trigger = table.texts[event["ability"]].get("trigger", {})
            yield f"triggered: {trigger.get('event')}"
        case "attack-declared":
            yield from (f"attack: {static}" for static in _statics(table, event["attacker"]))
        case "unit-damaged":
            yield from (f"hurt in spite of: {it}" for it in _statics(table, event["unit"]))
        case "damage-redirected":
            text = table.texts[event["ability"]]
            yield f"redirected: {text.get('from', {}).get('of', text['type'])}"


def _of_use(table: Table, event: Json) -> Iterator[str]:
    if table.stack:
        yield "an effect inside another"
    if len(table.stack) > 1:
        yield "an effect inside one inside another"
    if table.attacking:
        yield "an effect inside an attack"
    if event["player"] != table.active:
        yield "an effect in another's turn"


def _of_group(group: Sequence[Waiting]) -> Iterator[str]:
    if len({it.owner for it in group}) > 1:
        yield "triggers of several players"
    if len({it.last for it in group}) > 1:
        yield "a trigger that is last"
    if any(effect["do"] == "later" for effect in instructions(group[0].text)):
        yield "an effect put off"


def _statics(table: Table, unit: str) -> Iterator[str]:
    for name, text in table.texts.items():
        bearer = table.bearer[name]
        if unit in {bearer["name"], bearer.get("on")} and text["type"] == "static":
            yield from (static["static"] for static in text["effects"])
