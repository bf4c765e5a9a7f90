"""How a slip in a card text of Fawnalore is told."""

from __future__ import annotations

import pytest

from tests.cardtext.slips import assert_told

SLIPS = {
    "a preposition too many": (
        "When Hart dies, heal Oak by 2",
        """\
this card text does not read after "heal Oak"
    "When Hart dies, heal Oak by 2"
                              ^^
  here a card says an amount:  heal Oak 2""",
    ),
    "an instruction without its capital": (
        "heal Oak 2",
        """\
this card text does not read from its first word on
    "heal Oak 2"
     ^^^^
  here a card says a trigger, timing words, a cost, an instruction or a static rule:  Heal Oak 2
  nearest:  heal {unit} {amount}""",
    ),
    "an instruction with a capital": (
        "When Hart dies, Heal Oak 2",
        """\
this card text does not read after "When Hart dies,"
    "When Hart dies, Heal Oak 2"
                     ^^^^
  here a card says an instruction, "resolve this last:" or "you may":  heal Oak 2
  nearest:  heal {unit} {amount}""",
    ),
    "a trigger that may set off again": (
        "Whenever Hart dies, heal Oak 2",
        """\
this card text does not read after "Whenever"
    "Whenever Hart dies, heal Oak 2"
              ^^^^
  here a card says "you wish"
  perhaps:  When Hart dies""",
    ),
    "a verb that does not agree": (
        "When Hart die, heal Oak 2",
        """\
this card text does not read after "When Hart"
    "When Hart die, heal Oak 2"
               ^^^
  here a card says "attacks", "dies", "is", "moves" or "takes damage":  When Hart dies""",
    ),
    "timing words that are none": (
        "On any turn, heal Oak 2",
        """\
this card text does not read after "On"
    "On any turn, heal Oak 2"
        ^^^
  here a card says "anyone's turn":  On anyone's turn
  nearest:  On anyone's turn""",
    ),
    "timing words without their comma": (
        "At any time heal Oak 2",
        """\
this card text does not read after "At any time"
    "At any time heal Oak 2"
                 ^^^^
  here a card says ",":  At any time, heal Oak 2
  nearest:  At any time""",
    ),
    "a cost without its colon": (
        "2 resources, heal Oak 2",
        """\
this card text does not read after "2 resources"
    "2 resources, heal Oak 2"
                ^
  here a card says ":":  2 resources: heal Oak 2
  nearest:  {amount} resources""",
    ),
    "a cost in another coin": (
        "2 gold: heal Oak 2",
        """\
this card text does not read after "2"
    "2 gold: heal Oak 2"
       ^^^^
  here a card says "actions" or "resources":  2 actions""",
    ),
    "no amount": (
        "Deal damage to Oak",
        """\
this card text stops too early after "Deal damage to Oak"
    "Deal damage to Oak"
                       ^
  here a card says "equal to"
  perhaps:  Deal 2 damage to Oak
  nearest:  deal {amount} damage to {unit}""",
    ),
    "an amount of nothing": (
        "Heal Oak 0",
        """\
a card never says 0, for what does not happen is not written
    "Heal Oak 0"
              ^
  here a card says an amount:  Heal Oak 2
  nearest:  heal {unit} {amount}""",
    ),
    "a type of damage that is none": (
        "Deal 2 ice damage to Oak",
        """\
this card text does not read after "Deal 2"
    "Deal 2 ice damage to Oak"
            ^^^
  here a card says damage or its type:  Deal 2 fire damage to Oak
  nearest:  deal {amount} damage to {unit}""",
    ),
    "Guard the other way round": (
        "When Hart dies, Oak gains 2 Guard",
        """\
this card text does not read after "Oak gains"
    "When Hart dies, Oak gains 2 Guard"
                               ^
  here a card says "Guard":  Oak gains Guard 2
  nearest:  {unit} gains Guard {amount}""",
    ),
    "a reduction in a third wording": (
        "Reduce damage by 2",
        """\
this card text does not read after "Reduce damage"
    "Reduce damage by 2"
                   ^^
  here a card says "taken by":  Reduce damage taken by 2
  nearest:  Reduce damage taken by {amount}""",
    ),
    "a reduction without its sign": (
        "2 to damage taken",
        """\
this card text does not read after "2"
    "2 to damage taken"
       ^^
  here a card says "actions" or "resources"
  perhaps:  +2 to damage taken
  nearest:  {change} to damage taken""",
    ),
    "attacks that always deal the same": (
        "Attacks deal 3 damage",
        """\
this card text does not read after "Attacks deal"
    "Attacks deal 3 damage"
                  ^
  here a card says "double damage":  Attacks deal double damage
  nearest:  Attacks deal double damage""",
    ),
    "a roll replaced without its comma": (
        "Instead of rolling attacks deal 3 damage",
        """\
this card text does not read after "Instead of rolling"
    "Instead of rolling attacks deal 3 damage"
                        ^^^^^^^
  here a card says ", attacks deal":  Instead of rolling, attacks deal 3 damage
  nearest:  Instead of rolling, attacks deal {amount} damage""",
    ),
    "a redirection that is not offered": (
        "When damage would be dealt to Ash, redirect it to Cob",
        """\
this card text does not read after "When damage would be dealt to Ash,"
    "When damage would be dealt to Ash, redirect it to Cob"
                                        ^^^^^^^^
  here a card says "you may redirect it to":  you may redirect it to Cob""",
    ),
    "a prevention without its article": (
        "Prevent next 2 damage to Oak",
        """\
this card text does not read after "Prevent"
    "Prevent next 2 damage to Oak"
             ^^^^
  here a card says an amount, "all of this damage" or "the":  Prevent the next 2 damage to Oak
  nearest:  prevent the next {amount} damage to {unit}""",
    ),
    "a copy that never ends": (
        "Kris copies Rune",
        """\
this card text stops too early after "Kris copies Rune"
    "Kris copies Rune"
                     ^
  here a card says "until the end of the turn" or ", including its"
  perhaps:  Destroy Rune""",
    ),
    "a copy that includes too much": (
        "Kris copies Rune, including its type, until the end of the turn",
        """\
this card text does not read after "including its"
    "Kris copies Rune, including its type, until the end of the turn"
                                     ^^^^
  here a card says what is copied:  including its tier""",
    ),
    "a condition the other way round": (
        "If Oak has 7 or less HP, heal Oak 2",
        """\
this card text does not read after "If Oak has 7"
    "If Oak has 7 or less HP, heal Oak 2"
                  ^^
  here a card says "HP or":  If Oak has 7 HP or less
  nearest:  if {unit} has {amount} HP or less, {instruction}""",
    ),
    "a list without each of": (
        "When Hart dies, deal 1 damage to Ash, Bay and Cob",
        """\
this card text does not read after "When Hart dies, deal 1 damage to Ash,"
    "When Hart dies, deal 1 damage to Ash, Bay and Cob"
                                           ^^^
  here a card says "then":  then destroy Cob""",
    ),
    "a relic of a number": (
        "Destroy every 3 relic",
        """\
this card text does not read after "Destroy every"
    "Destroy every 3 relic"
                   ^
  here a card says a relic type, "relic named" or "tier":  Destroy every tier 3 relic
  nearest:  destroy every {type} relic""",
    ),
    "a turn of nobody": (
        "At the end of turn, heal Oak 2",
        """\
this card text does not read after "At the end of"
    "At the end of turn, heal Oak 2"
                   ^^^^
  here a card says "the turn" or "your turn":  At the end of the turn
  nearest:  At the end of your turn""",
    ),
    "one hit of a clash": (
        "Ash deals 3 damage to Bay",
        """\
this card text stops too early after "Ash deals 3 damage to Bay"
    "Ash deals 3 damage to Bay"
                              ^
  here a card says "and"
  perhaps:  Deal 3 damage to Bay
  nearest:  {name} deals {amount} damage to {name}""",
    ),
    "last without its colon": (
        "When Hart dies, resolve this last, heal Oak 2",
        """\
this card text does not read after "resolve this last"
    "When Hart dies, resolve this last, heal Oak 2"
                                      ^
  here a card says ":":  resolve this last: heal Oak 2
  nearest:  {trigger}, resolve this last: {instructions}""",
    ),
    "a static text with a capital amid": (
        "+1 to attacks; Attacks deal double damage",
        """\
this card text does not read after "+1 to attacks;"
    "+1 to attacks; Attacks deal double damage"
                    ^^^^^^^
  here a card says a static rule:  attacks deal double damage
  nearest:  Attacks deal double damage""",
    ),
    "a cost that is given back in other words": (
        "Cancel an effect, and its cost is refunded",
        """\
this card text does not read after "Cancel an effect,"
    "Cancel an effect, and its cost is refunded"
                       ^^^
  here a card says "then"
  perhaps:  Cancel an effect and refund its cost""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_so_that_it_can_be_mended(slip):
    assert_told(*SLIPS[slip], "fawnalore")
