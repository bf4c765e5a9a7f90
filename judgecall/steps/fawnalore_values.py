"""The kinds of values that only sentences of Fawnalore hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
import re

from judgecall.steps.abilities import write_ability
from judgecall.steps.kinds import NAME, Kind, counted, read_card
from judgecall.steps.slips import Slip
from judgecall.wording import listed

if TYPE_CHECKING:
    from judgecall.steps.kinds import Card
    from judgecall.wording import Words

TILES = counted("Tiles", "tile", "tiles")
#: Verbs and words without a value, or with one of two.
TAKE = Kind("Take", "takes|take", lambda text, _: text, str, "takes")
LEVEL = Kind("Level", "scenario|campaign", lambda text, _: text, str, "scenario")
HEALTH = Kind("Health", "Dead|alive", lambda text, _: text, str, "Dead")


@dataclass(frozen=True, slots=True)
class Hit:
    """Damage that happens: how much, from which source, of a type that some text defines."""

    amount: int
    source: str | None = None
    damage_type: str | None = None

    def __str__(self) -> str:
        typed = f"{self.damage_type} " if self.damage_type else ""
        source = f" from {self.source}" if self.source else ""
        return f"{self.amount} {typed}damage{source}"


_HIT = re.compile(
    rf"(?P<amount>\d+) (?:(?P<type>[a-z]+) )?damage(?: from (?P<source>{NAME}))?",
)


def _unnamed(pattern: re.Pattern[str]) -> str:
    """The expression without groups that capture, as a kind wants it."""
    return re.sub(r"\?P<\w+>", "?:", pattern.pattern)


def _read_hit(text: str, _: Words) -> Hit:
    found = _HIT.fullmatch(text)
    assert found is not None, "the kind's pattern is that of the expression"
    return Hit(int(found["amount"]), found["source"], found["type"])


HIT = Kind("Hit", _unnamed(_HIT), _read_hit, str, "3 damage from Wolf")


#: What a player may own, with the form for one and the key in the request.
_STOCKS = {
    "cards in hand": ("card in hand", "cards_in_hand"),
    "resources": ("resource", "resources"),
    "actions": ("action", "actions"),
}
_STOCK = "|".join(rf"{many}|{one}" for many, (one, _) in _STOCKS.items())


def _read_stock(text: str, _: Words) -> dict[str, int]:
    stock: dict[str, int] = {}
    for part in re.split(r", | and ", text):
        number, unit = part.split(" ", 1)
        for many, (one, key) in _STOCKS.items():
            if unit in {one, many}:
                if key in stock:
                    raise Slip(f"the {many} are told twice", (), "tell them once", wrong=part)
                stock[key] = int(number)
    return stock


def _write_stock(stock: dict[str, int]) -> str:
    names = {key: (one, many) for many, (one, key) in _STOCKS.items()}
    return listed([f"{number} {names[key][number != 1]}" for key, number in stock.items()])


STOCK = Kind(
    "Stock",
    rf"\d+ (?:{_STOCK})(?:(?:, | and )\d+ (?:{_STOCK}))*",
    _read_stock,
    _write_stock,
    "3 cards in hand and 5 resources",
)


def _read_text(text: str, words: Words) -> Card:
    return read_card("", text.strip('"'), words)


TEXT = Kind("Text", r'"[^"]*"', _read_text, write_ability, '"Each hit deals at least 1 damage"')


@dataclass(frozen=True, slots=True)
class Relic:
    """What a card in play counts as: relic type and title and, where told, tier and cost."""

    relic_type: str
    title: str
    tier: int | None = None
    cost: int | None = None

    def __str__(self) -> str:
        tier = "" if self.tier is None else f"tier {self.tier} "
        cost = "" if self.cost is None else f" of cost {self.cost}"
        article = "an" if (tier or self.relic_type)[0] in "AEIOU" else "a"
        return f"{article} {tier}{self.relic_type} relic called {self.title}{cost}"


_RELIC = re.compile(
    rf"an? (?:tier (?P<tier>\d+) )?(?P<type>{NAME}) relic called (?P<title>{NAME})"
    r"(?: of cost (?P<cost>\d+))?",
)


def _read_relic(text: str, _: Words) -> Relic:
    found = _RELIC.fullmatch(text)
    assert found is not None, "the kind's pattern is that of the expression"
    tier, cost = (int(told) if (told := found[key]) else None for key in ("tier", "cost"))
    return Relic(found["type"], found["title"], tier, cost)


RELIC = Kind(
    "Relic",
    _unnamed(_RELIC),
    _read_relic,
    str,
    "a Charm relic called Rune",
)
