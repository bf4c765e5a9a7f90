"""Small games of Flesh and Blood: texts in words, every message checked against the contract."""

from __future__ import annotations

from judgecall.cardtext import parse
from reference_engine.flesh_and_blood.engine import FleshAndBlood
from tests.reference_engine.driving import Driver

NUMBERS = ("power", "defense", "life", "intellect", "pitch")


def card(name="Slash", owner="Ada", **said):
    """A card; what is not said of it is that of an attack without numbers."""
    made = {"type": "card", "name": name, "owner": owner}
    if "controller" in said:
        made["controller"] = said.pop("controller")
    if "life_lost" in said:
        made["life_lost"] = said.pop("life_lost")
    counters = [
        {"property": number, "change": change, "count": many}
        for (number, change), many in said.pop("counters", {}).items()
    ]
    printed = {"types": ["action"], "subtypes": ["attack"], **said}
    return made | {"counters": counters, "printed": printed}


def effect(name, text, at=None, owner="Ada", **said):
    """A layer effect, placed if its age is said, or else beginning."""
    made = {
        "name": name,
        "owner": owner,
        "text": text,
        "ability": parse("flesh_and_blood", text),
        "lasting": "layer",
    }
    placed = {} if at is None else {"type": "effect", "timestamp": at}
    return made | placed | said


def static(name, text, at=None, owner="Ada", **said):
    """A static effect."""
    return effect(name, text, at, owner, lasting="static", **said)


class Table(Driver):
    """A game in which the turn-player calls that effect older which is said to be."""

    def __init__(self, make=FleshAndBlood, older=()):
        super().__init__(make())
        self.older = list(older)
        self.asked = []
        self.introduce("flesh_and_blood", "2.14.0")

    def start(self, *objects, players=("Ada", "Ben"), active="Ada"):
        setup = {
            "rulebook": "flesh_and_blood",
            "players": list(players),
            "active": active,
            "objects": list(objects),
        }
        return self._take(self.request("game/start", setup))

    def happen(self, *effects):
        return self.act(None, type="happen", effects=list(effects))

    def begin(self, *effects):
        return self.happen(*({"do": "begin", "effect": each} for each in effects))

    def do(self, what, **said):
        return self.happen({"do": what, **said})

    def _take(self, progress):
        super()._take(progress)
        if self.decision is not None:
            options = [option["id"] for option in self.decision["options"]]
            self.asked.append((self.decision["player"], options))
            for name in self.older:
                if f"effect:{name}" in options:
                    return self.choose(f"effect:{name}")
        return self

    def told(self, handle="Slash"):
        """What a card is, in one line: `2/4 power, blue, attack, Draconic, dominate`."""
        return told(self.state["cards"][handle])

    def on(self, name):
        """The cards that an effect is on."""
        return next(each["on"] for each in self.state["effects"] if each["name"] == name)


def told(record):
    """A record of a card in one line; a value stands behind its base value if they differ."""
    numbers = [
        f"{_number(record[number])} {number}" for number in NUMBERS if record[number] is not None
    ]
    words = [*record["types"], *record["subtypes"], *record["supertypes"], *record["abilities"]]
    color = [record["color"]] if record["color"] else []
    return ", ".join([*numbers, *color, *(word for word in words if word != "action")])


def _number(number):
    base, value = number["base"], number["value"]
    return str(base) if base == value else f"{base}>{value}"
