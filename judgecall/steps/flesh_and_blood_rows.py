"""The tables below sentences of Flesh and Blood: cards, effects, and all that a card is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
import re

from judgecall.rulebook.excerpt import row_line
from judgecall.steps import flesh_and_blood_values as values
from judgecall.steps.kinds import NAME, Card, read_card
from judgecall.steps.rows import NUMBER, Columns, RowsKind
from judgecall.steps.slips import Slip
from judgecall.wording import listed, nearest

if TYPE_CHECKING:
    from judgecall.rulebook.model import Rows
    from judgecall.wording import Words

#: How a table says that there is nothing of a kind.
NONE = "none"


def _several(entries: tuple[str, ...] | str) -> str:
    each = entries if isinstance(entries, str) else rf"(?:{'|'.join(entries)})"
    return rf"{each}(?:, {each})*"


_LISTS = {
    "types": _several(values.TYPES),
    "subtypes": _several(values.SUBTYPES),
    "supertypes": _several(values.SUPERTYPES),
    "abilities": _several(values.ABILITY),
}

CARDS = Columns(
    {"card": NAME, "owner": NAME},
    {
        "controller": NAME,
        "name": NAME,
        "color": "|".join(values.COLORS),
        **_LISTS,
        **dict.fromkeys(values.NUMBERS, NUMBER),
    },
)


def printed(row: dict[str, str]) -> dict[str, Any]:
    """What a row of cards says is printed on the card; what it leaves out is not there."""
    found: dict[str, Any] = {"name": row.get("name", row["card"]), "color": row.get("color")}
    found |= {key: sorted(row[key].split(", ")) if key in row else [] for key in _LISTS}
    return found | {key: int(row[key]) if key in row else None for key in values.NUMBERS}


@dataclass(frozen=True, slots=True)
class Effect(Card):
    """A continuous effect as a row says it: a card text, whose it is, and how it lasts."""

    owner: str | None = None
    lasting: str = "layer"
    until: str | None = None
    #: The cards to which it has applied already.
    on: tuple[str, ...] = ()


class Effects(Columns):
    """Continuous effects, one a row, with their card texts read."""

    def __init__(self, *, placed: bool) -> None:
        optional = {"owner": NAME, "lasting": "layer|static", "until": "end of turn|end of game"}
        if placed:
            optional["on"] = _several(NAME)
        super().__init__({"effect": NAME, "text": ".+"}, optional, "effect", ("text",))

    def read(self, rows: Rows, words: Words) -> list[Effect]:  # type: ignore[override] # richer rows
        """Read each row into an effect."""
        found = super().read(rows, words)
        return [self._effect(row, words, number) for number, row in enumerate(found, 1)]

    @staticmethod
    def _effect(row: dict[str, str], words: Words, number: int) -> Effect:
        try:
            card = read_card(row["effect"], row["text"], words)
        except Slip as slip:
            slip.row = number
            raise
        until = row.get("until")
        return Effect(
            card.name,
            card.text,
            card.ability,
            row.get("owner"),
            row.get("lasting", "layer"),
            until.replace(" ", "-") if until else None,
            tuple(row["on"].split(", ")) if "on" in row else (),
        )


_CELLS = {
    "controller": NAME,
    "name": NAME,
    "color": "|".join((*values.COLORS, NONE)),
    **{key: f"{entries}|{NONE}" for key, entries in _LISTS.items()},
    **{
        said: f"{NUMBER}|{NONE}"
        for number in values.NUMBERS
        for said in (number, f"base {number}")
    },
    "counters": f"{values.COUNTERS_CELL}|{NONE}",
}


class Record(RowsKind):
    """What has become of a card: one property a row, with its value."""

    def read(self, rows: Rows, words: Words) -> dict[str, str]:  # noqa: ARG002
        """Read the rows into a mapping from property to cell."""
        found: dict[str, str] = {}
        for number, row in enumerate(rows):
            if len(row) != 2:  # noqa: PLR2004 - a property and its value
                raise self._slip("each row holds a property and its value", row, number, 0)
            key, cell = row
            if key not in _CELLS:
                near = nearest(key, list(_CELLS))
                way_out = f"nearest:  {near}" if near else f"there are:  {listed(list(_CELLS))}"
                raise self._slip(f"no property is called `{key}`", row, number, 0, way_out)
            if key in found:
                raise self._slip(f"the {key} of this card is told twice", row, number, 0)
            if not re.fullmatch(_CELLS[key], cell):
                way_out = "write what the column of that name holds where cards are placed"
                if key not in {"controller", "name"}:
                    way_out += f", or {NONE}"
                raise self._slip(
                    f"`{cell}` cannot be the {key} of a card", row, number, 1, way_out
                )
            found[key] = cell
        return found

    @staticmethod
    def _slip(sentence: str, row: tuple[str, ...], number: int, place: int, way: str = "") -> Slip:
        way_out = way or "write one row for each property, such as:  | power | 6 |"
        return Slip(sentence, row_line(row, place), way_out, "rows", row=number)

    def example(self) -> str:
        """One property a row."""
        return "| power | 6 |"
