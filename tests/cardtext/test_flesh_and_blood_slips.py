"""How a slip in a text of Flesh and Blood is told."""

# ruff: noqa: E501 - as it is told

from __future__ import annotations

import pytest

from tests.cardtext.slips import assert_told

SLIPS = {
    "a number without its sign": (
        "Slash gets 2 power",
        """\
this card text does not read after "Slash gets"
    "Slash gets 2 power"
                ^
  here a card says an ability, a numbered property or a signed number:  Slash gets +2 power""",
    ),
    "a verb of many": (
        "Slash get +2 power",
        """\
this card text does not read after "Slash"
    "Slash get +2 power"
           ^^^
  here a card says a color for a number of tests or what becomes of it:  Slash gets +2 power""",
    ),
    "a verb of one": (
        "Attacks gets +2 power",
        """\
this card text does not read after "Attacks"
    "Attacks gets +2 power"
             ^^^^
  here a card says "are", "get", "have", "lose", "named", "with", "you control" or "can't gain":  Attacks get +2 power""",
    ),
    "an article too few": (
        "Slash is weapon",
        """\
this card text does not read after "Slash is"
    "Slash is weapon"
              ^^^^^^
  here a card says a kind of card, a color, a class or talent, "a copy of", "named" or "under your control":  Slash is Warrior
  nearest:  a weapon""",
    ),
    "a condition without its comma": (
        "If Slash is Draconic it gets +2 power",
        """\
this card text does not read after "If Slash is Draconic"
    "If Slash is Draconic it gets +2 power"
                          ^^
  here a card says "and" or ", it":  If Slash is Draconic, it gets +2 power""",
    ),
    "a name instead of it": (
        "If Slash is Draconic, Slash gets +2 power",
        """\
this card text does not read after "If Slash is Draconic,"
    "If Slash is Draconic, Slash gets +2 power"
                           ^^^^^
  here a card says "it":  it gets +2 power""",
    ),
    "no way to round": (
        "Slash has its power halved",
        """\
this card text stops too early after "Slash has its power halved"
    "Slash has its power halved"
                               ^
  here a card says ", rounded"
  perhaps:  Slash has its power doubled""",
    ),
    "a talent in lower case": (
        "Slash is draconic",
        """\
this card text does not read after "Slash is"
    "Slash is draconic"
              ^^^^^^^^
  here a card says a kind of card, a color, a class or talent, "a copy of", "named" or "under your control":  Slash is Draconic
  nearest:  Draconic""",
    ),
    "a base value that is raised": (
        "Slash gets +2 base power",
        """\
this card text does not read after "Slash gets +2"
    "Slash gets +2 base power"
                   ^^^^
  here a card says a numbered property:  Slash gets +2 power""",
    ),
    "an ability that nobody knows": (
        "Slash gets trample",
        """\
this card text does not read after "Slash gets"
    "Slash gets trample"
                ^^^^^^^
  here a card says an ability, a numbered property or a signed number:  Slash gets reprise""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told(slip):
    text, told = SLIPS[slip]
    assert_told(text, told, "flesh_and_blood")
