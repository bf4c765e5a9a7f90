"""Worked examples of how effects add up, each with the one result that the rules give."""

from __future__ import annotations

import pytest

from tests.reference_engine.flesh_and_blood.games import Table, card, effect, static

HORRORS = card(
    "Slash",
    color="red",
    supertypes=["Assassin"],
    abilities=["crush"],
    power=5,
    defense=3,
    counters={("power", 1): 1},
)
REF = card("Ref", color="blue", supertypes=["Assassin"], abilities=["stealth"], power=3, defense=2)
AURA = {"types": ["token"], "subtypes": ["aura"]}
COUNTED = (
    "Slash is red if none, yellow if one and blue if both of these are true: "
    "it is Draconic and it has 6 or more power"
)
THUMP = "If Slash has more power than its base, it gets dominate and gets discard"
REFRACTOR = "Illusionist auras you control are weapons, have base power 5 and get attack"


def game(*said, cards=(), **printed):
    """Effects in the order of their age, on Slash and other cards."""
    effects = [make(f"E{at}", text, at) for at, (make, text) in enumerate(said, 1)]
    return [card(**printed), *cards, *effects] if printed else [*cards, *effects]


def on(text):
    return (effect, text)


def by(text):
    return (static, text)


EXAMPLES = {
    "w01": (
        game(on("Slash gets +2 power"), on("Slash has base power 6"), power=4),
        "6>8 power, attack",
    ),
    "w02": (
        game(
            by("Attacks you control are blue"),
            on("Slash is under your control"),
            controller="Ben",
            color="red",
        ),
        "blue, attack",
    ),
    "w03": (
        game(by("Blue attacks are swords"), on("Slash is blue"), color="red"),
        "blue, attack, sword",
    ),
    "w04": (
        game(by("Weapons you control are Draconic"), on("Slash is a weapon"), **AURA),
        "token, weapon, aura, Draconic",
    ),
    "w05": (
        game(by("Draconic attacks get dominate"), on("Slash is Draconic"), power=2),
        "2 power, attack, Draconic, dominate",
    ),
    "w06": (
        game(on("If Slash has dominate, it has base power 6"), on("Slash gets dominate"), power=2),
        "6 power, attack, dominate",
    ),
    "w07": (
        game(
            by("Attacks with base power 3 or less get +3 power"),
            on("Slash has its base power halved, rounded down"),
            power=6,
        ),
        "3>6 power, attack",
    ),
    "w08": (
        game(
            on("Slash gets hit"),
            on("Slash gets +2 power"),
            on("Slash is a copy of Ref"),
            cards=(HORRORS, REF),
        ),
        "3>6 power, 2 defense, blue, attack, Assassin, hit, stealth",
    ),
    "w47": (
        game(
            on("If Slash has dominate, it has base power 6"),
            on("If Slash is Draconic, it gets dominate"),
            on("If Slash is a weapon, it is Draconic"),
            on("Slash is a weapon"),
            power=2,
        ),
        "6 power, weapon, attack, Draconic, dominate",
    ),
    "w48": (
        game(
            on("Slash gets hit"),
            on("Slash has the text box of Ref"),
            cards=(REF,),
            abilities=["crush"],
        ),
        "attack, hit, stealth",
    ),
    "w09": (
        game(on("Slash has its power doubled"), power=3, counters={("power", 1): 1}),
        "3>7 power, attack",
    ),
    "w10": (
        game(on("Slash has 6 power"), power=3, counters={("power", 1): 1}),
        "3>7 power, attack",
    ),
    "w11": (
        game(on("Slash gets -1 power"), on("Slash gets +2 power"), power=0),
        "0>1 power, attack",
    ),
    "w12": (
        game(
            on("Slash gets +4 power"),
            on("Slash has its base power doubled"),
            on("Slash has base power 6"),
            power=4,
        ),
        "12>16 power, attack",
    ),
    "w13": (
        game(
            on("Slash has its base power halved, rounded up"),
            on("Slash has its base power doubled"),
            power=3,
        ),
        "3 power, attack",
    ),
    "w14": (
        game(
            on("Slash has its base power halved, rounded up"),
            on("Slash has its power doubled"),
            power=3,
        ),
        "2>4 power, attack",
    ),
    "w15": (
        game(on("Slash has 5 power"), on("Slash has its base power doubled"), power=4),
        "8>5 power, attack",
    ),
    "w16": (
        game(
            on("Slash has its base power halved, rounded up"),
            on("Slash has its base power halved, rounded down"),
            power=6,
        ),
        "1 power, attack",
    ),
    "w16r": (
        game(
            on("Slash has its base power halved, rounded down"),
            on("Slash has its base power halved, rounded up"),
            power=6,
        ),
        "2 power, attack",
    ),
    "w17": (
        game(on("Slash has base power 6"), on("Slash has base power 2"), power=3),
        "2 power, attack",
    ),
    "w18": (
        game(on("Slash gets +2 defense"), on("Slash has base defense 3"), power=3),
        "3 power, 3>5 defense, attack",
    ),
    "w18b": (game(on("Slash gets +2 defense"), power=3), "3 power, attack"),
    "w49": (
        game(
            on("Slash gets +1 defense"),
            on("Slash has its base defense halved, rounded down"),
            power=7,
            defense=5,
            counters={("defense", -1): 2},
        ),
        "7 power, 2>1 defense, attack",
    ),
    "w50": (
        game(on("Slash gets +2 defense"), power=3, defense=1, counters={("defense", -1): 2}),
        "3 power, 1 defense, attack",
    ),
    "w19": (
        game(
            on("Slash is Draconic"),
            on("Slash loses its class and talent supertypes"),
            supertypes=["Ninja", "Draconic"],
        ),
        "attack, Draconic",
    ),
    "w20": (
        game(
            on("Slash gets overpower"),
            on("Slash loses all abilities"),
            abilities=["dominate", "hit"],
        ),
        "attack, overpower",
    ),
    "w20p": (
        game(
            on("Slash gets overpower"),
            by("Attacks can't gain overpower or dominate"),
            abilities=["dominate"],
        ),
        "attack, dominate",
    ),
    "w20b": (
        game(
            on("Slash has its base power doubled"),
            on("Slash gets +2 power"),
            by("Attacks can't gain power"),
            power=4,
        ),
        "8 power, attack",
    ),
    "w21": (
        game(on(THUMP), on("Slash gets +1 power"), power=6),
        "6>7 power, attack, discard, dominate",
    ),
    "w22": (
        game(on(THUMP), on("Slash gets +1 power"), on("Slash gets -1 power"), power=6),
        "6 power, attack",
    ),
    "w22b": (
        game(
            on("If Slash has 6 or more power, it gets dominate"),
            on("Slash gets -1 power"),
            power=6,
        ),
        "6>5 power, attack",
    ),
    "w23": (game(on(THUMP), on("Slash has base power 9"), power=6), "9 power, attack"),
    "w24": (
        game(on(THUMP), power=6, counters={("power", 1): 1}),
        "6>7 power, attack, discard, dominate",
    ),
    "w41": (
        game(
            on("If Slash is under your control, it is a copy of Ref"),
            on("Slash is under your control"),
            cards=(REF,),
            controller="Ben",
            color="red",
            power=5,
        ),
        "3 power, 2 defense, blue, attack, Assassin, stealth",
    ),
    "w43": (
        game(
            on("If Slash is a weapon, it is red"), on("Slash is a weapon"), color="yellow", **AURA
        ),
        "red, token, weapon, aura",
    ),
    "w44": (
        game(on("If Slash is Illusionist, it is a weapon"), on("Slash is Illusionist"), **AURA),
        "token, weapon, aura, Illusionist",
    ),
    "w45": (
        game(on("If Slash has ward, it is Draconic"), on("Slash gets ward 1"), **AURA),
        "token, aura, Draconic, ward 1",
    ),
    "w46": (
        game(
            on("If Slash has base power 3 or less, it gets dominate"),
            on("Slash has its base power halved, rounded down"),
            power=6,
        ),
        "3 power, attack, dominate",
    ),
    "w26": (
        game(
            on("If Slash has 5 or less power, it gets +2 power"),
            on("Slash gets +1 power"),
            power=5,
        ),
        "5>6 power, attack",
    ),
    "w27": (
        game(
            on("If Slash has 6 or more power, it gets +2 power"),
            on("Slash gets -1 power"),
            power=6,
        ),
        "6>5 power, attack",
    ),
    "w27c": (
        game(
            on("If Slash has 8 or more power, it gets +2 power"),
            on("If Slash has 6 or more power, it gets +2 power"),
            on("Slash gets +1 power"),
            power=5,
        ),
        "5>10 power, attack",
    ),
    "w28": (
        game(
            on("If Slash does not have dominate, it gets overpower"),
            on("Slash gets dominate"),
            power=1,
        ),
        "1 power, attack, dominate",
    ),
    "w28b": (
        game(on("If Slash is not a weapon, it is an item"), on("Slash is a weapon"), **AURA),
        "token, weapon, aura",
    ),
    "w29": (
        game(
            on("If Slash has base power 3 or less, it has base power 9"),
            on("Slash has its base power halved, rounded up"),
            power=6,
        ),
        "9 power, attack",
    ),
    "one passed over comes back, though one before it was applied since": (
        game(
            by("Attacks with 6 or more power get +2 power"),
            by("Attacks with 8 or more power get +4 power"),
            by("Attacks with 4 or more power get +2 power"),
            power=4,
        ),
        "4>12 power, attack",
    ),
    "w30": (
        game(
            on("If Slash has 2 or less power, it gets +2 power"),
            on("Slash gets -5 power"),
            power=3,
        ),
        "3>2 power, attack",
    ),
    "w25": (
        game(
            on("If Slash has 6 or more power, it gets +2 power"),
            power=5,
            counters={("power", 1): 1},
        ),
        "5>8 power, attack",
    ),
    "w25s": (
        game(on("If Slash has 5 or less power, it gets +3 power"), power=4),
        "4>7 power, attack",
    ),
    "w31": (
        game(
            on("If Slash is Draconic and has 6 or more power, it is a weapon"),
            on("Slash is Draconic"),
            on("Slash gets +3 power"),
            power=4,
        ),
        "4>7 power, weapon, attack, Draconic",
    ),
    "w32": (
        game(on(COUNTED), on("Slash is Draconic"), on("Slash gets +3 power"), power=4),
        "4>7 power, blue, attack, Draconic",
    ),
    "w33": (
        game(
            on("Slash is Draconic and gets +2 power"),
            by("Draconic attacks get dominate"),
            on("Slash has its power doubled"),
            power=4,
        ),
        "4>10 power, attack, Draconic, dominate",
    ),
    "w34": (
        game(
            on("Slash is Draconic; if Slash has 6 or more power, it gets overpower"),
            by("Draconic attacks get dominate"),
            on("Slash gets +1 power"),
            power=5,
        ),
        "5>6 power, attack, Draconic, dominate, overpower",
    ),
    "w35": (
        game(
            by(REFRACTOR),
            by("Weapons you control get +1 power"),
            by("Weapons you control have their base power halved, rounded up"),
            supertypes=["Illusionist"],
            abilities=["ward 1"],
            **AURA,
        ),
        "3>4 power, token, weapon, aura, Illusionist, attack, ward 1",
    ),
    "w36": (
        game(
            by(REFRACTOR),
            on("Slash is Illusionist"),
            by("Weapons you control get +1 power"),
            abilities=["ward 1"],
            **AURA,
        ),
        "5>6 power, token, weapon, aura, Illusionist, attack, ward 1",
    ),
    "w51": (
        game(
            on("If Slash is blue and has dominate, it gets +2 power"),
            on("Slash has its power doubled"),
            on("If Slash has 8 or more power, it gets +4 power"),
            color="blue",
            abilities=["dominate"],
            power=3,
        ),
        "3>12 power, blue, attack, dominate",
    ),
    "w51b": (
        game(
            on("If Slash has 6 or less power, it gets +4 power"),
            on("If Slash is blue, it gets +2 power"),
            color="blue",
            power=5,
        ),
        "5>7 power, blue, attack",
    ),
    "w37": (
        game(
            on("If Slash has 5 or less power, it gets +3 power"),
            on("If Slash has 5 or less power, it gets +2 power"),
            power=4,
        ),
        "4>7 power, attack",
    ),
    "w37r": (
        game(
            on("If Slash has 5 or less power, it gets +2 power"),
            on("If Slash has 5 or less power, it gets +3 power"),
            power=4,
        ),
        "4>6 power, attack",
    ),
    "w38": (
        game(
            on("If Slash does not have overpower, it gets dominate"),
            on("If Slash does not have dominate, it gets overpower"),
            power=1,
        ),
        "1 power, attack, dominate",
    ),
    "w39": (
        game(
            on("If Slash has 9 or more power, it gets dominate"),
            on("Slash has its base power doubled"),
            on("Slash gets +2 power"),
            on("Slash gets -1 power"),
            on("Slash is a copy of Ref"),
            on("If Slash is blue, it has base power 4"),
            by("Assassin attacks are Draconic"),
            on("Slash loses all abilities"),
            cards=(HORRORS, REF),
        ),
        "8>10 power, 2 defense, blue, attack, Assassin, Draconic, dominate",
    ),
    "x1": (
        game(
            on("If Slash has 6 or more power, it gets dominate"),
            on("If Slash has dominate, it gets overpower"),
            power=7,
        ),
        "7 power, attack, dominate",
    ),
    "x3": (
        game(
            on("If Slash is a weapon, it is Draconic"),
            on("If Slash has ward, it is a weapon"),
            on("Slash gets ward 1"),
            **AURA,
        ),
        "token, weapon, aura, ward 1",
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_the_rules_make_of_a_card(name):
    objects, expected = EXAMPLES[name]
    table = Table()
    table.start(*objects)
    assert table.told() == expected
