"""What the texts of Flesh and Blood mean, and how meanings are said."""

from __future__ import annotations

from hypothesis import find, given
import pytest

from tests.cardtext.round_trip import assert_draws, assert_is_understood, meaning
from tests.cardtext.schema import document
from tests.flesh_and_blood_strategies import (
    ABILITIES,
    COLORS,
    PROPERTIES,
    SUBTYPES,
    SUPERTYPES,
    TYPES,
    abilities,
    conditions,
    modifications,
)

RULEBOOK = "flesh_and_blood"
SLASH = {"card": "Slash"}


def number(op, amount, **changes):
    made = {"do": "number", "property": "power", "base": False, "op": op, "amount": amount}
    return made | changes


#: What a text says of Slash, and what it means.
CHANGES = {
    "gets +2 power": number("add", 2),
    "gets -1 defense": number("subtract", 1, property="defense"),
    "gets power equal to its base power": number("add", {"of": "base", "property": "power"}),
    "loses power equal to its ward": number("subtract", {"of": "ward"}),
    "has 6 power": number("set", 6),
    "has base power 0": number("set", 0, base=True),
    "has base power equal to the power of Ref": number(
        "set", {"of": "value", "property": "power", "card": "Ref"}, base=True
    ),
    "has its power doubled": number("multiply", 2),
    "has its base life halved, rounded up": number(
        "divide", 2, property="life", base=True, round="up"
    ),
    "is Draconic": {"do": "is", "property": "supertype", "value": "Draconic"},
    "is a weapon": {"do": "is", "property": "type", "value": "weapon"},
    "is an aura": {"do": "is", "property": "subtype", "value": "aura"},
    "is blue": {"do": "color", "color": "blue"},
    "is named Ref": {"do": "name", "name": "Ref"},
    "is under your control": {"do": "control"},
    "is a copy of Ref": {"do": "copy", "card": "Ref"},
    "has the text box of Ref": {"do": "text-box", "card": "Ref"},
    "gets dominate": {"do": "gain-ability", "ability": "dominate"},
    "gets go again": {"do": "gain-ability", "ability": "go again"},
    "gets ward 3": {"do": "gain-ability", "ability": "ward 3"},
    "loses stealth": {"do": "lose-abilities", "abilities": ["stealth"]},
    "loses all abilities": {"do": "lose-abilities", "abilities": "all"},
    "loses its class and talent supertypes": {"do": "lose-supertypes"},
    "can't gain power": {"do": "cannot-gain", "what": ["power"]},
    "can't gain overpower or dominate": {"do": "cannot-gain", "what": ["overpower", "dominate"]},
}

#: What a text asks of Slash, and what that means.
CONDITIONS = {
    "is Draconic": {"test": "is", "property": "supertype", "value": "Draconic"},
    "is not a weapon": {"test": "is", "property": "type", "value": "weapon", "not": True},
    "is named Ref": {"test": "is", "property": "name", "value": "Ref"},
    "is under your control": {"test": "controlled-by-you"},
    "has ward": {"test": "has", "ability": "ward"},
    "does not have dominate": {"test": "has", "ability": "dominate", "not": True},
    "has more power than its base": {"test": "above-base", "property": "power"},
    "has 6 or more power": {
        "test": "number",
        "property": "power",
        "base": False,
        "at": "least",
        "number": 6,
    },
    "has base power 3 or less": {
        "test": "number",
        "property": "power",
        "base": True,
        "at": "most",
        "number": 3,
    },
}

#: Which cards a text is about.
FITTING = {
    "Cards": {},
    "Attacks": {"subtype": "attack"},
    "Weapons you control": {"type": "weapon", "controller": "you"},
    "Blue Draconic auras": {"color": "blue", "supertype": "Draconic", "subtype": "aura"},
    "Attacks named Ref": {"subtype": "attack", "named": "Ref"},
    "Auras you control with ward": {
        "subtype": "aura",
        "controller": "you",
        "with": [{"test": "has", "ability": "ward"}],
    },
    "Attacks with base power 3 or less": {
        "subtype": "attack",
        "with": [CONDITIONS["has base power 3 or less"]],
    },
}


def means(text):
    return meaning(RULEBOOK, text)["parts"]


@pytest.mark.parametrize("said", CHANGES)
def test_what_becomes_of_a_card(said):
    assert means(f"Slash {said}") == [{"applies_to": SLASH, "do": CHANGES[said]}]


@pytest.mark.parametrize("said", CONDITIONS)
def test_under_which_condition(said):
    [part] = means(f"If Slash {said}, it gets +2 power")
    assert part == {"applies_to": SLASH, "if": [CONDITIONS[said]], "do": number("add", 2)}


@pytest.mark.parametrize("said", FITTING)
def test_which_cards_a_text_is_about(said):
    [part] = means(f"{said} get +2 power")
    assert part == {"applies_to": {"every": FITTING[said]}, "do": number("add", 2)}


def test_what_is_said_in_one_clause_shares_its_condition():
    said = "If Slash is Draconic and has ward, it is a weapon, has base power 5 and gets attack"
    parts = means(said)
    assert [part["do"]["do"] for part in parts] == ["is", "number", "gain-ability"]
    assert [part["if"] for part in parts] == [
        [CONDITIONS["is Draconic"], CONDITIONS["has ward"]]
    ] * 3


def test_what_is_said_behind_a_semicolon_does_not():
    said = "Slash is Draconic; if Slash has 6 or more power, it gets overpower; auras are blue"
    assert [("card" in part["applies_to"], "if" in part) for part in means(said)] == [
        (True, False),
        (True, True),
        (False, False),
    ]


def test_a_part_may_be_for_ones_own_turn():
    first, second = means("During your turn, attacks are swords; Slash gets dominate")
    assert (first["during"], "during" in second) == ("your-turn", False)


def test_a_color_may_be_counted_out():
    [part] = means(
        "Slash is red if none, yellow if one and blue if both of these are true: "
        "it is Draconic and it has 6 or more power"
    )
    assert part["do"] == {
        "do": "color-by-count",
        "of": [CONDITIONS["is Draconic"], CONDITIONS["has 6 or more power"]],
    }


@given(ability=abilities())
def test_what_is_said_is_understood(ability):
    assert_is_understood(RULEBOOK, ability)


def test_the_strategies_know_all_that_the_schema_does():
    defs = document(RULEBOOK)["$defs"]
    for each in defs["modification"]["oneOf"]:
        said = {key: part["const"] for key, part in each["properties"].items() if "const" in part}
        find(modifications(), lambda found, said=said: said.items() <= found.items())
    assert_draws(conditions(), "test", ("is", "has", "controlled-by-you", "above-base", "number"))
    lists = {
        "color": COLORS,
        "type": TYPES,
        "subtype": SUBTYPES,
        "supertype": SUPERTYPES,
        "property": PROPERTIES,
    }
    assert {name: tuple(defs[name]["enum"]) for name in lists} == lists
    assert tuple(defs["ability_word"]["oneOf"][0]["enum"]) == ABILITIES
