"""The sentences of Fawnalore: units and relics, effects and attacks, windows for Interrupts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgecall.steps import fawnalore_values as values
from judgecall.steps.abilities import ABILITIES
from judgecall.steps.rows import NAME, NUMBER, Columns
from judgecall.steps.sentences import Sentences
from judgecall.steps.windows import WINDOW, placed
from judgecall.table import Mismatch, ScenarioFault
from judgecall.wording import listed

if TYPE_CHECKING:
    from judgecall.steps.fawnalore_values import Hit, Relic
    from judgecall.steps.kinds import Card
    from judgecall.table import Table
    from judgecall.windows import Window

sentences = Sentences(
    values.TILES,
    values.TAKE,
    values.LEVEL,
    values.HEALTH,
    values.HIT,
    values.STOCK,
    ABILITIES,
    values.TEXT,
    values.RELIC,
    WINDOW,
)
given, when, then = sentences.given, sentences.when, sentences.then


# Given

_UNIT_COLUMNS = {
    "HP": "hp",
    "max HP": "max_hp",
    "Armor": "armor",
    "Guard": "guard",
    "Range": "range",
    "since": "since",
}


@given(
    "these units:",
    rows=Columns(
        {"unit": NAME, "owner": NAME},
        {**dict.fromkeys(_UNIT_COLUMNS, NUMBER), "Character": "yes|no"},
    ),
)
def _(table: Table, rows: list[dict[str, str]]) -> None:
    for row in rows:
        unit = {
            "type": "unit",
            "name": row["unit"],
            "owner": table.player(row["owner"]),
            **table.words.manifest.defaults["unit"],
            "abilities": [],
        }
        unit |= {key: int(row[said]) for said, key in _UNIT_COLUMNS.items() if said in row}
        unit["character"] = row.get("Character") == "yes"
        unit.setdefault("max_hp", unit["hp"])
        if unit["hp"] > unit["max_hp"]:
            raise ScenarioFault(
                f"{unit['name']} cannot have {unit['hp']} HP of {unit['max_hp']}",
                "raise its max HP, or leave that out: then it begins with all of its HP",
            )
        if unit["character"]:
            _require_only_character(table, unit["owner"], unit["name"])
        table.place(unit)


def _require_only_character(table: Table, player: str, name: str) -> None:
    for thing in table.objects.values():
        if thing.get("character") and thing["owner"] == player:
            raise ScenarioFault(
                f"{name} cannot be a Character of {player}, who has {thing['name']}",
                "a player has one Character at most",
            )


@given(
    "these cards:",
    rows=Columns(
        {"card": NAME, "owner": NAME},
        {
            "in": "hand|play",
            "on": NAME,
            "cost": NUMBER,
            "tier": NUMBER,
            "type": NAME,
            "title": NAME,
            "since": NUMBER,
        },
    ),
)
def _(table: Table, rows: list[dict[str, str]]) -> None:
    for row in rows:
        name, unit = row["card"], row.get("on")
        card = {
            "type": "card",
            "name": name,
            "title": row.get("title", name),
            "owner": table.player(row["owner"]),
            "zone": row.get("in", "play" if unit else "hand"),
            **table.words.manifest.defaults["card"],
            "abilities": [],
        }
        card |= {key: int(row[key]) for key in ("cost", "tier", "since") if key in row}
        if "type" in row:
            card["relic_type"] = row["type"]
        if unit is not None:
            card["on"] = _unit(table, unit)
            if card["zone"] == "hand":
                raise ScenarioFault(
                    f"{name} cannot be on {unit} while it is in hand",
                    "leave one of the two out",
                )
        table.place(card)
        if card["zone"] == "hand" and card["owner"] in table.rules.get("cards_in_hand", {}):
            _hold_cards(table, card["owner"], _blank_cards(table, card["owner"]) - 1)


def _unit(table: Table, name: str) -> str:
    """The name of a unit; that of anything else is a slip."""
    if table.placed(name)["type"] != "unit":
        raise ScenarioFault(f"{name} is no unit", "name a unit here")
    return name


@given("the {level:Level} rule {name:Name} says {text:Text}")
def _(table: Table, level: str, name: str, text: Card) -> None:
    rule: dict[str, Any] = {"type": "rule", "name": name, "level": level, "abilities": []}
    table.place(rule)
    _give(table, rule, [text])


@given("{bearer:Name} {:Has} {abilities:Abilities}")
def _(table: Table, bearer: str, abilities: list[Card]) -> None:
    _give(table, table.placed(bearer), abilities)


def _give(table: Table, bearer: dict[str, Any], cards: list[Card]) -> None:
    for card in cards:
        name = card.name or bearer["name"]
        if not card.name and any(each["name"] == name for each in bearer["abilities"]):
            raise ScenarioFault(
                f"{name} has two abilities without a name",
                f'name them where they are given:  {name} has Ward: "..." and Balm: "..."',
            )
        table.name_ability(name)
        bearer["abilities"].append({"name": name, "text": card.text, "ability": card.ability})


@given("{player:Name} {:Has} {stock:Stock}")
def _(table: Table, player: str, stock: dict[str, int]) -> None:
    for key, number in stock.items():
        if key == "cards_in_hand":
            # The number that is said counts the named cards, whichever stands first.
            named = sum(
                thing["type"] == "card" and thing["owner"] == player and thing["zone"] == "hand"
                for thing in table.objects.values()
            )
            _hold_cards(table, table.player(player), number - named)
        else:
            table.rules.setdefault(key, {})[table.player(player)] = number


def _blank_cards(table: Table, player: str) -> int:
    return int(table.rules["cards_in_hand"][player])


def _hold_cards(table: Table, player: str, blank: int) -> None:
    """Note how many cards a player holds beside those that have a name."""
    if blank < 0:
        raise ScenarioFault(
            f"{player} holds more cards by name than cards in hand",
            "the cards in hand count those with a name, too",
        )
    table.rules.setdefault("cards_in_hand", {})[player] = blank


@given("the hand limit is {limit:Number}")
def _(table: Table, limit: int) -> None:
    table.rules["hand_limit"] = limit


@given("{unit:Name} will roll {rolls:Numbers}")
def _(table: Table, unit: str, rolls: list[int]) -> None:
    table.dice += [{"unit": _unit(table, unit), "roll": roll} for roll in rolls]


@given("{unit:Name} {:Is} {tiles:Tiles} from {other:Name}")
def _(table: Table, unit: str, tiles: int, other: str) -> None:
    between = [_unit(table, unit), _unit(table, other)]
    table.rules.setdefault("distances", []).append({"between": between, "tiles": tiles})


@given("{player:Name} will use {ability:Name} {window:Window}")
def _(table: Table, player: str, ability: str, window: Window) -> None:
    table.windows.plan(table.player(player), table.ability(ability), placed(table, window))


@given("the game halts for {player:Name} {window:Window}")
def _(table: Table, player: str, window: Window) -> None:
    table.windows.halt(table.player(player), placed(table, window))


# When: what happens with no player behind it


@when("{units:Names} {:Take} {hit:Hit}")
def _(table: Table, units: list[str], hit: Hit) -> None:
    effect: dict[str, Any] = {
        "do": "damage",
        "amount": hit.amount,
        "units": [_unit(table, unit) for unit in units],
    }
    if hit.source is not None:
        effect["source"] = table.placed(hit.source)["name"]
    if hit.damage_type is not None:
        effect["damage_type"] = hit.damage_type
    _happen(table, effect)


@when("{card:Name} {:Is} destroyed")
def _(table: Table, card: str) -> None:
    _happen(table, {"do": "destroy", "card": table.placed(card)["name"]})


def _happen(table: Table, effect: dict[str, Any]) -> None:
    table.act(None, {"type": "happen", "effects": [effect]})


# When: what players do


@when(
    "{player:Name} attacks {target:Name} with {unit:Name}",
    attempt="{player:Name} tries to attack {target:Name} with {unit:Name}",
)
def _(table: Table, player: str, target: str, unit: str, attempt: bool) -> None:
    action = {"type": "attack", "unit": unit, "target": target}
    table.act(table.player(player), action, attempt=attempt)


@when("{player:Name} uses {ability:Name}", attempt="{player:Name} tries to use {ability:Name}")
def _(table: Table, player: str, ability: str, attempt: bool) -> None:
    table.act(table.player(player), {"type": "use", "ability": ability}, attempt=attempt)


@when("{player:Name} plays {card:Name}", attempt="{player:Name} tries to play {card:Name}")
def _(table: Table, player: str, card: str, attempt: bool) -> None:
    table.act(table.player(player), {"type": "play", "card": card}, attempt=attempt)


@when(
    "{player:Name} moves {unit:Name} {tiles:Tiles}",
    attempt="{player:Name} tries to move {unit:Name} {tiles:Tiles}",
)
def _(table: Table, player: str, unit: str, tiles: int, attempt: bool) -> None:
    action = {"type": "move", "unit": unit, "tiles": tiles}
    table.act(table.player(player), action, attempt=attempt)


@when(
    "{player:Name} ends the Main Phase",
    attempt="{player:Name} tries to end the Main Phase",
)
def _(table: Table, player: str, attempt: bool) -> None:
    table.act(table.player(player), {"type": "end-phase"}, attempt=attempt)


# Then


@then("{units:Names} {:Is} {health:Health}")
def _(table: Table, units: list[str], health: str) -> None:
    dead = {unit: table.value(("units", _unit(table, unit), "dead")) for unit in units}
    if wrong := [unit for unit in units if dead[unit] is not (health == "Dead")]:
        raise Mismatch(
            f"{listed(wrong)} {'is' if len(wrong) == 1 else 'are'} not {health}",
            [f"{unit}: {health}" for unit in units],
            [f"{unit}: {_HEALTH.get(dead[unit], 'not in the state')}" for unit in units],
        )


_HEALTH = {True: "Dead", False: "alive"}


@then("{card:Name} {:Is} {relic:Relic}")
def _(table: Table, card: str, relic: Relic) -> None:
    told = {
        key: table.value(("cards", table.placed(card)["name"], key))
        for key in ("relic_type", "title", "tier", "cost")
    }
    expected = {key: getattr(relic, key) for key in told if getattr(relic, key) is not None}
    if any(told[key] != value for key, value in expected.items()):
        raise Mismatch(
            f"{card} is another relic",
            [f"{key.replace('_', ' ')}: {value}" for key, value in expected.items()],
            [f"{key.replace('_', ' ')}: {told[key]}" for key in expected],
        )


@then("{player:Name} was never offered {abilities:Names}")
def _(table: Table, player: str, abilities: list[str]) -> None:
    known = [table.ability(ability) for ability in abilities]
    table.windows.require_never_offered(table.player(player), known)
