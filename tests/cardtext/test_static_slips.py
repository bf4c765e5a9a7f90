"""How a slip in a static ability is told."""

from __future__ import annotations

import pytest

from tests.cardtext.slips import assert_told

SLIPS = {
    "a property in a wrong plural": (
        "This unit's attack dices are 3",
        """\
this card text does not read after "This unit's attack"
    "This unit's attack dices are 3"
                        ^^^^^
  here a card says "dice are":  This unit's attack dice are 3""",
    ),
    "a property that is none": (
        "Hoplites' movement dice are 3",
        """\
this card text does not read after "Hoplites'"
    "Hoplites' movement dice are 3"
               ^^^^^^^^
  here a card says "attack dice are" or "defense dice are":  Hoplites' defense dice are 3""",
    ),
    "an apostrophe left out": (
        "Hoplites attack dice are 3",
        """\
this card text does not read after "Hoplites"
    "Hoplites attack dice are 3"
              ^^^^^^
  here a card says "has", "have" or "may"
  perhaps:  Hoplites' attack dice are 3
  nearest:  {unit}'s attack dice are {number}""",
    ),
    "this unit without its apostrophe": (
        "This unit attack dice are 3",
        """\
this card text does not read after "This unit"
    "This unit attack dice are 3"
               ^^^^^^
  here a card says "has" or "may"
  perhaps:  This unit's attack dice are 3""",
    ),
    "a sign that stands apart": (
        "This unit has + 2 attack dice",
        """\
this card text does not read after "This unit has"
    "This unit has + 2 attack dice"
                   ^
  here a card says a number with its sign:  This unit has +2 attack dice""",
    ),
    "a minus sign that stands apart": (
        "Hoplites have - 1 attack die",
        """\
this card text does not read after "Hoplites have"
    "Hoplites have - 1 attack die"
                   ^
  here a card says a number with its sign:  Hoplites have -1 attack die
  nearest:  {unit} has {change} attack dice""",
    ),
    "a sign left out": (
        "This unit has 2 attack dice",
        """\
this card text does not read after "This unit has"
    "This unit has 2 attack dice"
                   ^
  here a card says a number with its sign:  This unit has +2 attack dice""",
    ),
    "a change by nothing": (
        "This unit has +0 attack dice",
        """\
a card never says 0, for what does not happen is not written
    "This unit has +0 attack dice"
                   ^^
  here a card says a number with its sign:  This unit has +2 attack dice""",
    ),
    "a unit left out": (
        "has +2 attack dice",
        """\
this card text does not read from its first word on
    "has +2 attack dice"
     ^^^
  here a card says a trigger, a cost or a static rule:  Bears have +2 attack dice
  nearest:  {unit} has {change} attack dice""",
    ),
    "a verb in place of a unit": (
        "Has +2 attack dice",
        """\
this card text does not read from its first word on
    "Has +2 attack dice"
     ^^^
  here a card says a trigger, a cost or a static rule:  Bears have +2 attack dice
  nearest:  {unit} has {change} attack dice""",
    ),
    "a figure without its number": (
        "Immortals cannot be downed",
        """\
this card text does not read after "Immortals"
    "Immortals cannot be downed"
               ^^^^^^
  here a card says "has", "have" or "may"
  perhaps:  Figure 2 of Immortals cannot be downed
  nearest:  Figure {slot} of {unit} cannot be downed""",
    ),
    "a figure of this unit without its number": (
        "This unit cannot be downed",
        """\
this card text does not read after "This unit"
    "This unit cannot be downed"
               ^^^^^^
  here a card says "has" or "may"
  perhaps:  Figure 2 of this unit cannot be downed
  nearest:  Figure {slot} of {unit} cannot be downed""",
    ),
    "a figure whose number is left out": (
        "Figure of Immortals cannot be downed",
        """\
this card text does not read after "Figure"
    "Figure of Immortals cannot be downed"
            ^^
  here a card says the number of a slot:  Figure 2 of Immortals cannot be downed
  nearest:  Figure {slot} of {unit} cannot be downed""",
    ),
    "a figure without its unit": (
        "Figure 2 cannot be downed",
        """\
this card text does not read after "Figure 2"
    "Figure 2 cannot be downed"
              ^^^^^^
  here a card says "of":  Figure 2 of Bears cannot be downed
  nearest:  Figure {slot} of {unit} cannot be downed""",
    ),
    "cannot in two words": (
        "Figure 2 of Immortals can not be downed",
        """\
this card text does not read after "Figure 2 of Immortals"
    "Figure 2 of Immortals can not be downed"
                           ^^^
  here a card says "cannot be downed":  Figure 2 of Immortals cannot be downed
  nearest:  Figure {slot} of {unit} cannot be downed""",
    ),
    "an order that nobody forbids": (
        "This unit may not be given charge orders",
        """\
this card text does not read after "This unit may not be given"
    "This unit may not be given charge orders"
                                ^^^^^^
  here a card says "move orders":  This unit may not be given move orders""",
    ),
    "a permission that is the usual one": (
        "Hoplites may be given move orders",
        """\
this card text does not read after "Hoplites may"
    "Hoplites may be given move orders"
                  ^^
  here a card says "always be given move orders" or "not be given move orders":  Hoplites \
may always be given move orders
  nearest:  {unit} may not be given move orders""",
    ),
    "enemies anywhere": (
        "Enemy units may not be given move orders",
        """\
this card text does not read after "Enemy units"
    "Enemy units may not be given move orders"
                 ^^^
  here a card says "adjacent to this unit":  Enemy units adjacent to this unit may not be \
given move orders
  nearest:  {unit} may not be given move orders""",
    ),
    "neighbours of another unit": (
        "Enemy units adjacent to Bears have -1 attack die",
        """\
this card text does not read after "Enemy units adjacent to"
    "Enemy units adjacent to Bears have -1 attack die"
                             ^^^^^
  here a card says "this unit":  Enemy units adjacent to this unit have -1 attack die""",
    ),
    "a condition that is none": (
        "While in close combat, this unit's defense dice are 4",
        """\
this card text does not read after "While in"
    "While in close combat, this unit's defense dice are 4"
              ^^^^^
  here a card says "combat":  While in combat
  nearest:  While in combat, {rule}""",
    ),
    "a capital after a condition": (
        "While in combat, This unit's defense dice are 4",
        """\
this card text does not read after "While in combat,"
    "While in combat, This unit's defense dice are 4"
                      ^^^^
  here a card says a static rule:  this unit's defense dice are 4""",
    ),
    "a comma after a condition left out": (
        "While in combat this unit's defense dice are 4",
        """\
this card text does not read after "While in combat"
    "While in combat this unit's defense dice are 4"
                     ^^^^
  here a card says ",":  While in combat, this unit's defense dice are 4""",
    ),
    "a small letter at the beginning": (
        "this unit has +2 attack dice",
        """\
this card text does not read from its first word on
    "this unit has +2 attack dice"
     ^^^^
  here a card says a trigger, a cost or a static rule:  This unit has +2 attack dice""",
    ),
    "two static rules parted by a comma": (
        "This unit has +1 attack die, this unit may not be given move orders",
        """\
this card text does not read after "This unit has +1 attack die"
    "This unit has +1 attack die, this unit may not be given move orders"
                                ^
  here a card ends, or says ";":  This unit has +1 attack die; this unit may not be given \
move orders""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_a_static_ability_is_told_so_that_it_can_be_mended(slip):
    assert_told(*SLIPS[slip])
