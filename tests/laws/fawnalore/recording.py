"""
The card texts of the random games, drawn by Hypothesis and kept in `texts.txt`.

What Hypothesis draws differs with its version and with which modules were imported before; a
game is to be the same whenever its seed is. So the texts were drawn once. They come from the
strategies that the language is tested with. Those speak of any names and any numbers; here
they are fitted to what lies on the table, and to its few HP.

When the language learns something new, draw them again:
`python -m tests.laws.fawnalore.recording`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, Phase, given, settings

from judgecall import cardtext
from tests import fawnalore_strategies as strategies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.laws.games import Json

#: Sections headed by "# kind", and a text in each line below.
TEXTS = Path(__file__).with_name("texts.txt")

UNITS = ("Oak", "Ash", "Bay", "Hart", "Elk")
CARDS = ("Kris", "Rune", "Bolt", "Dart")
RELICS = ("Blade", "Charm")

#: How many texts of each kind are drawn. Some are then the same, and stand there once.
DRAWN = {"triggered": 130, "activated": 130, "redirect": 25, "static": 120}

#: What the keys of a text hold, where that is a name; `from` and `to` of a hit are units, too.
_NAMES = {
    "unit": UNITS,
    "units": UNITS,
    "from": UNITS,
    "to": UNITS,
    "card": CARDS,
    "title": CARDS,
    "relic_type": RELICS,
}


def fit(said: Any, key: str = "") -> Any:
    """The same text about things that are on this table, in numbers that suit it."""
    match said:
        case bool():
            return said
        case int():
            small = 1 + (abs(said) - 1) % (9 if key == "hp" else 3)
            return small if said > 0 else -small
        case str():
            return _one_of(_NAMES[key], said) if key in _NAMES else said
        case list():
            return _several([fit(each, key) for each in said], key)
        case dict():
            fitted = {each: fit(value, each) for each, value in said.items()}
            if said.get("do") == "copy":
                fitted["card"], fitted["of"] = _two_of(CARDS, said["card"], said["of"])
            elif isinstance(said.get("from"), str) and isinstance(said.get("to"), str):
                fitted["from"], fitted["to"] = _two_of(UNITS, said["from"], said["to"])
            return fitted
    return said


def _one_of(names: Sequence[str], word: str) -> str:
    return names[sum(map(ord, word)) % len(names)]


def _two_of(names: Sequence[str], one: str, other: str) -> tuple[str, str]:
    first = names.index(_one_of(names, one))
    step = 1 + sum(map(ord, other)) % (len(names) - 1)
    return names[first], names[(first + step) % len(names)]


def _several(said: list[Any], key: str) -> list[Any]:
    if key != "units":
        return said
    neighbour = UNITS[(UNITS.index(said[0]) + 1) % len(UNITS)]
    return list(dict.fromkeys([*said, neighbour]))


def draw() -> dict[str, list[str]]:
    """Texts of each kind, in the order in which Hypothesis comes upon them."""
    return {
        kind: list(dict.fromkeys(_draw(getattr(strategies, f"{kind}_abilities")(), count)))
        for kind, count in DRAWN.items()
    }


def _draw(abilities: Any, count: int) -> list[str]:
    found: list[str] = []

    @settings(
        max_examples=count,
        phases=[Phase.generate],
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(abilities)
    def collect(ability: Json) -> None:
        found.append(cardtext.render("fawnalore", fit(ability)))

    collect()
    return found


def recorded() -> dict[str, list[Json]]:
    """The abilities that the recorded texts say, by kind."""
    found: dict[str, list[Json]] = {}
    for line in TEXTS.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            kind = found.setdefault(line.removeprefix("# "), [])
        else:
            kind.append(cardtext.parse("fawnalore", line))
    return found


if __name__ == "__main__":
    lines = [line for kind, texts in draw().items() for line in (f"# {kind}", *texts)]
    TEXTS.write_text("\n".join([*lines, ""]), encoding="utf-8")
