"""
Games in which something happens, one after the other, and what has become of Slash.

Together with the worked examples they are what misreadings are told apart by.
"""

from __future__ import annotations

from tests.reference_engine.flesh_and_blood.games import card, effect, static


def begin(*effects):
    return [{"do": "begin", "effect": each} for each in effects]


def end(name):
    return [{"do": "end", "effect": name}]


END_TURN = [{"do": "end-turn"}]

BLADE = card(subtypes=["attack", "dagger"], power=3)
OTHER = card("Ref", power=5)

#: Name: what is placed, what happens, and what Slash is afterwards.
HISTORIES = {
    "an effect ends": (
        [card(power=3), static("E", "Slash gets +2 power", 1)],
        [end("E")],
        "3 power, attack",
    ),
    "a layer effect stays on a card that no longer fits": (
        [BLADE, OTHER, effect("Deep", "Daggers get +4 power", 1)],
        [begin(effect("Copy", "Slash is a copy of Ref"))],
        "5>9 power, attack",
    ),
    "a static effect does not": (
        [BLADE, OTHER, static("Deep", "Daggers get +4 power", 1)],
        [begin(effect("Copy", "Slash is a copy of Ref"))],
        "5 power, attack",
    ),
    "x of a layer effect is fixed": (
        [card(power=4)],
        [
            begin(effect("Tear", "Slash gets power equal to its base power")),
            begin(effect("Kayo", "Slash has base power 6")),
            begin(effect("Crowd", "Slash has its base power doubled")),
        ],
        "12>16 power, attack",
    ),
    "x of a static effect follows": (
        [card(power=4)],
        [
            begin(static("Tear", "Slash gets power equal to its base power")),
            begin(effect("Kayo", "Slash has base power 6")),
        ],
        "6>12 power, attack",
    ),
    "a condition that is met is asked again": (
        [card(power=6), effect("E", "If Slash has 6 or more power, it gets dominate", 1)],
        [begin(effect("Less", "Slash gets -1 power"))],
        "6>5 power, attack",
    ),
    "effects without a duration end with the turn": (
        [
            card(power=1),
            effect("None", "Slash gets +1 power", 1),
            effect("Turn", "Slash gets +2 power", 2, until="end-of-turn"),
            effect("Game", "Slash gets +4 power", 3, until="end-of-game"),
            static("Static", "Slash gets +8 power", 4),
        ],
        [END_TURN],
        "1>13 power, attack",
    ),
    "all parts of an effect end": (
        [card(power=1), effect("E", "Slash is Draconic and gets +2 power", 1)],
        [END_TURN],
        "1 power, attack",
    ),
    "the parts of an effect have one age": (
        [
            card(power=1),
            effect("Two", "Slash is Draconic and has base power 6", 1),
            effect("One", "Slash has base power 2", 2),
        ],
        [],
        "2 power, attack, Draconic",
    ),
    "two parts in one place are both applied": (
        [
            card(power=1),
            effect("E", "Slash is Draconic, is Ninja, gets +1 power and gets +2 power", 1),
        ],
        [],
        "1>4 power, attack, Draconic, Ninja",
    ),
    "an effect that reaches a card late is as old as ever": (
        [
            card(power=1),
            static("Old", "Weapons have base power 6", 1),
            static("New", "Attacks have base power 2", 2),
        ],
        [begin(effect("Forge", "Slash is a weapon"))],
        "2 power, weapon, attack",
    ),
    "a static effect may be younger than a layer effect": (
        [card(power=1), effect("Layer", "Slash has base power 2", 1)],
        [begin(static("Static", "Slash has base power 6"))],
        "6 power, attack",
    ),
    "effects that begin together are ordered by the turn-player": (
        [card(power=1)],
        [begin(effect("Ape", "Slash has base power 2"), effect("Bee", "Slash has base power 6"))],
        "6 power, attack",
    ),
    "an older effect of what a card has become late in its turn": (
        [
            card(power=0),
            static("Turn", "During your turn, Slash gets +2 power", 1),
            effect("Less", "Slash gets -1 power", 2),
        ],
        [],
        "0>1 power, attack",
    ),
    "it is somebody else's turn": (
        [card(power=0), static("Turn", "During your turn, Slash gets +2 power", 1)],
        [END_TURN],
        "0 power, attack",
    ),
    "opposite counters lie beside each other": (
        [card(power=3, counters={("power", 1): 1})],
        [[{"do": "put-counters", "card": "Slash", "property": "power", "change": -1, "count": 1}]],
        "3 power, attack",
    ),
    "gained control stays gained": (
        [card(controller="Ben", color="red"), static("S", "Attacks you control are blue", 1)],
        [[{"do": "gain-control", "card": "Slash", "player": "Ada"}], END_TURN],
        "blue, attack",
    ),
    "lost life stays lost": (
        [
            card(types=["hero"], subtypes=[], life=20, life_lost=5),
            card("Ref", types=["hero"], subtypes=[], life=15),
        ],
        [begin(effect("Copy", "Slash is a copy of Ref"))],
        "15>10 life, hero",
    ),
    "who controls a card is settled before its color": (
        [
            card(controller="Ben", color="red"),
            static("S", "Cards you control are blue", 1),
            effect("E", "Slash is under your control", 2),
        ],
        [],
        "blue, attack",
    ),
    "a color comes without its pitch": (
        [card(color="red", pitch=1), effect("E", "Slash is blue", 1)],
        [],
        "1 pitch, blue, attack",
    ),
    "a half is dropped": (
        [card(power=5), effect("E", "Slash has its base power halved, rounded down", 1)],
        [],
        "2 power, attack",
    ),
    "a missing number is given before numbers change": (
        [
            card(),
            effect("Give", "Slash has base defense 3", 1),
            effect("Double", "Slash has its base defense doubled", 2),
        ],
        [],
        "6 defense, attack",
    ),
    "a name is looked at": (
        [
            card(),
            static("S", "Attacks named Ref get dominate", 1),
            effect("E", "Slash is named Ref", 2),
        ],
        [],
        "attack, dominate",
    ),
    "subtypes come before supertypes": (
        [card(), static("S", "Swords are Draconic", 1), effect("E", "Slash is a sword", 2)],
        [],
        "attack, sword, Draconic",
    ),
    "a card that no longer fits is passed over": (
        [
            card(color="red"),
            static("S", "Red attacks get dominate", 1),
            effect("E", "Slash is blue", 2),
        ],
        [],
        "blue, attack",
    ),
    "what is true early and false late": (
        [
            card(power=6, abilities=["dominate"]),
            effect("E", "If Slash has dominate and has 6 or more power, it is Draconic", 1),
            effect("Less", "Slash gets -1 power", 2),
        ],
        [],
        "6>5 power, attack, dominate",
    ),
    "a static effect comes before a layer effect": (
        [
            card(power=4),
            effect("Layer", "Slash gets +2 power", 2),
            static("Static", "Slash has base power 6", 1),
        ],
        [],
        "6>8 power, attack",
    ),
    "a banned ability makes no difference on the way": (
        [
            card(power=2),
            effect("Gift", "Slash gets dominate", 1),
            effect("More", "If Slash has dominate, it has base power 6", 2),
            static("Ban", "Attacks can't gain dominate", 3),
        ],
        [],
        "2 power, attack",
    ),
    "a ban stops older and newer gains": (
        [
            card(),
            effect("Gift", "Slash gets dominate", 1),
            static("Ban", "Attacks can't gain dominate", 2),
            effect("Gift2", "Slash gets overpower", 3),
        ],
        [],
        "attack, overpower",
    ),
    "a copy has its own counters": (
        [
            card(power=2, counters={("power", 1): 1}),
            card("Ref", power=5, counters={("power", 1): 3}),
            effect("Copy", "Slash is a copy of Ref", 1),
        ],
        [],
        "5>6 power, attack",
    ),
    "what a card has lost it may be given": (
        [
            card(abilities=["dominate", "hit"]),
            effect("Bare", "Slash loses all abilities", 1),
            effect("Gift", "Slash gets dominate", 2),
        ],
        [],
        "attack, dominate",
    ),
}
