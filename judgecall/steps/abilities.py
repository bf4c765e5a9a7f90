"""How a Given prints abilities on a card: each with a name of its own, one perhaps without."""

from __future__ import annotations

from typing import TYPE_CHECKING
import re

from judgecall.steps.kinds import NAME, Kind, read_card
from judgecall.steps.slips import Slip
from judgecall.wording import listed

if TYPE_CHECKING:
    from judgecall.steps.kinds import Card
    from judgecall.wording import Words

_ABILITY = re.compile(rf'(?:({NAME}): )?"([^"]*)"')
_PRINTED = rf'(?:{NAME}: )?"[^"]*"'


def _read_abilities(text: str, words: Words) -> list[Card]:
    found = _ABILITY.findall(text)
    if sum(not name for name, _ in found) > 1:
        raise Slip(
            "only one ability can go without a name",
            (),
            'name the others:  Ward: "..." and Balm: "..."',
            "card-text",
        )
    return [read_card(name, body, words) for name, body in found]


def write_ability(card: Card) -> str:
    """Say an ability with its name, if it has one."""
    return f'{card.name}: "{card.text}"' if card.name else f'"{card.text}"'


#: Abilities with their names; a single one may go without, and is then called as its bearer is.
ABILITIES = Kind(
    "Abilities",
    rf"{_PRINTED}(?:(?:, | and ){_PRINTED})*",
    _read_abilities,
    lambda cards: listed([write_ability(card) for card in cards]),
    '"When Hart dies, heal Oak 2"',
)
