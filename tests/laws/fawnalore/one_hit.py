"""
One hit, and everything that may become of it: worked out in five lines, and by an engine.

The formula is read from the page on damage, with the readings that the rulebook's readings
declare: add before doubling, prevent before reducing, reductions of whoever takes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from reference_engine.fawnalore.engine import Fawnalore
from tests.laws.fawnalore.games import HELLO

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

    from tests.laws.games import Json

#: Who may take it. It is meant for the first.
VICTIMS = ("Oak", "Ash", "Bay")


@dataclass(frozen=True)
class Victim:
    """What a unit has against damage."""

    armor: int = 0
    #: What texts on it take off, and a text on its card.
    reductions: Sequence[int] = ()
    by_card: int = 0
    guard: int = 0
    #: What is left of "prevent the next n damage to it", each from an ability of its own.
    pools: Sequence[int] = ()


@dataclass(frozen=True)
class Hop:
    """A redirection: prepared ahead, or offered when the damage would be dealt."""

    was: str
    now: str
    prepared: bool = True


@dataclass(frozen=True)
class Hit:
    """All that bears upon one hit."""

    #: An attack is rolled and modified; other damage is dealt by a used ability.
    is_attack: bool = True
    base: int = 4
    #: Whether a text deals the base instead of a roll.
    replaced: bool = False
    modifiers: Sequence[int] = ()
    doublings: int = 0
    negated: bool = False
    prevented: int = 0
    unreducible: bool = False
    minimum: int = 0
    hops: Sequence[Hop] = ()
    victims: Mapping[str, Victim] = field(default_factory=dict)


def by_formula(hit: Hit) -> tuple[str, int]:
    """Who takes how much of it."""
    name = whom(hit.hops)
    unit, dealt = hit.victims[name], max(0, hit.base + sum(hit.modifiers)) * 2**hit.doublings
    left = 0 if hit.negated else max(0, dealt - hit.prevented - sum(unit.pools))
    reduced = 0 if hit.unreducible else unit.armor + sum(unit.reductions) + unit.by_card
    return name, max(left - reduced - unit.guard, hit.minimum, 0) if left else 0


def whom(hops: Sequence[Hop]) -> str:
    """Where it ends up: each redirection acts once, and what was prepared acts first."""
    name, unused = VICTIMS[0], sorted(hops, key=lambda hop: not hop.prepared)
    while hop := next((hop for hop in unused if hop.was == name), None):
        unused.remove(hop)
        name = hop.now
    return name


# The same on a table


def by_engine(hit: Hit, engine: Callable[[], Any] = Fawnalore) -> tuple[Json, list[Json]]:
    """What everybody has taken in the end, by an engine; and what was told on the way."""
    playing = engine()
    told: list[Json] = []

    def ask(method: str, params: Json) -> Json:
        message = {"jsonrpc": "2.0", "id": method, "method": method, "params": params}
        progress: Json = playing.handle(message)["result"]
        while decision := progress.get("decision"):
            told.extend(progress["events"])
            choice = {"decision": decision["id"], "choice": [decision["options"][0]["id"]]}
            message |= {"method": "game/decide", "params": choice}
            progress = playing.handle(message)["result"]
        told.extend(progress.get("events", ()))
        return progress

    ask("initialize", HELLO)
    progress = ask("game/start", setup(hit))
    if _prepared(hit):
        ask("game/act", {"player": "Ben", "action": {"type": "use", "ability": "Plan"}})
    told.clear()
    action = {"type": "attack", "unit": "Wolf", "target": VICTIMS[0]}
    if not hit.is_attack:
        action = {"type": "use", "ability": "Bite"}
    progress = ask("game/act", {"player": "Ada", "action": action})
    units = progress["state"]["units"]
    return {name: 99 - units[name]["hp"] for name in units if units[name]["hp"] != 99}, told


def _prepared(hit: Hit) -> list[Json]:
    """What Ben has done before the hit."""
    to = {name: [*victim.pools] for name, victim in hit.victims.items()}
    effects = [
        {"do": "prevent", "what": "damage", "amount": amount, "to": {"unit": name}}
        for name, pools in to.items()
        for amount in pools
    ]
    effects += [
        {"do": "redirect-next", "from": {"unit": hop.was}, "to": {"unit": hop.now}}
        for hop in hit.hops
        if hop.prepared
    ]
    if hit.negated:
        whose = {"amount": "all", "to": None, "from": "Wolf", "until": "end-of-turn"}
        effects.append({"do": "prevent", "what": "damage", **whose})
    return effects


def setup(hit: Hit) -> Json:
    """Wolf against three units of Ben's; Elk of Ben's has all that he prepares or is offered."""
    attacking = [{"static": "attacks", "change": change} for change in hit.modifiers]
    attacking += [{"static": "attacks-double"}] * hit.doublings
    if hit.replaced:
        attacking.append({"static": "replace-roll", "amount": hit.base})
    deal: Json = {"do": "deal", "amount": hit.base, "to": {"unit": VICTIMS[0]}}
    if hit.unreducible:
        deal["unreducible"] = True
    wolf: Json = {"Bite": {"type": "activated", "words": None, "cost": {}, "effects": [deal]}}
    words: Json = {"type": "activated", "words": "at-any-moment", "cost": {}}
    elk: Json = {"Plan": {**words, "effects": _prepared(hit)}} if _prepared(hit) else {}
    if hit.minimum:
        wolf["Law"] = _static({"static": "minimum", "amount": hit.minimum})
    for number, hop in enumerate(hop for hop in hit.hops if not hop.prepared):
        whose = {"from": {"unit": hop.was}, "to": {"unit": hop.now}}
        elk[f"Offer-{number}"] = {"type": "redirect", "words": "would-be-dealt", **whose}
    if hit.prevented:
        stop = {"do": "prevent", "what": "this", "amount": hit.prevented, "to": None}
        elk["Stop"] = {**words, "effects": [stop]}
    units = [_unit("Wolf", "Ada", wolf | ({"Fangs": _static(*attacking)} if attacking else {}))]
    cards: list[Json] = []
    for name, victim in hit.victims.items():
        says = {
            f"{name}-{number}": _static({"static": "damage-taken", "change": -reduction})
            for number, reduction in enumerate(victim.reductions)
        }
        units.append(_unit(name, "Ben", says, armor=victim.armor, guard=victim.guard))
        if victim.by_card:
            reduces = _static({"static": "reduce-damage-taken", "amount": victim.by_card})
            cards.append(_card(f"Shield-{name}", name, reduces))
    return {
        "rulebook": "fawnalore",
        "players": ["Ada", "Ben"],
        "active": "Ada",
        "objects": [*units, _unit("Elk", "Ben", elk), *cards],
        "dice": [{"unit": "Wolf", "roll": hit.base}] if hit.base else [],
        "rules": {},
    }


def _static(*effects: Json) -> Json:
    return {"type": "static", "effects": list(effects)}


def _unit(name: str, owner: str, says: Json, **more: int) -> Json:
    abilities = [{"name": each, "text": each, "ability": text} for each, text in says.items()]
    unit = {"type": "unit", "name": name, "owner": owner, "hp": 99, "abilities": abilities}
    return {**unit, **more}


def _card(name: str, on: str, ability: Json) -> Json:
    card = {"type": "card", "name": name, "owner": "Ben", "zone": "play", "on": on}
    return {**card, "abilities": [{"name": name, "text": name, "ability": ability}]}


# All hits there are


def random_hit(random: Random) -> Hit:
    """An attack or other damage, with anything that raises, lowers, stops or moves it."""
    is_attack = random.random() < 0.5
    return Hit(
        is_attack=is_attack,
        base=random.randint(1, 20),
        replaced=is_attack and random.random() < 0.5,
        modifiers=_some(random, (-4, -3, -2, -1, 1, 2, 3, 4), 3) if is_attack else (),
        doublings=random.randint(0, 2) if is_attack else 0,
        negated=random.random() < 1 / 6,
        prevented=random.choice([0, 0, 1, 2, 4]),
        unreducible=not is_attack and random.random() < 0.5,
        minimum=random.choice([0, 0, 1, 3]),
        hops=[_hop(random) for _ in range(random.randint(0, 4))],
        victims={name: _victim(random) for name in VICTIMS},
    )


def _victim(random: Random) -> Victim:
    return Victim(
        armor=random.randint(0, 3),
        reductions=_some(random, (1, 2, 3), 2),
        by_card=random.randint(0, 2),
        guard=random.randint(0, 3),
        pools=_some(random, (1, 2, 3), 2),
    )


def _hop(random: Random) -> Hop:
    was, now = random.sample(VICTIMS, 2)
    return Hop(was, now, prepared=random.random() < 0.5)


def _some(random: Random, numbers: Sequence[int], most: int) -> list[int]:
    return random.choices(numbers, k=random.randint(0, most))
