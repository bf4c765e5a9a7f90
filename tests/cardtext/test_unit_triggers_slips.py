"""How a slip in a card text of Unit Triggers is told."""

from __future__ import annotations

import pytest

from tests.cardtext.slips import assert_told

#: What a card may say first.
FIRST = (
    '  here a card says an instruction, "Depleted", "Destroyed", "Discarded", "End of Battle", '
    '"Response", "Special Trigger", "Throughout the Battle" or "Upon Deployment"'
)

SLIPS = {
    "an instruction without its capital": (
        "draw 1 card",
        f"""\
this card text does not read from its first word on
    "draw 1 card"
     ^^^^
{FIRST}:  Draw 1 card
  nearest:  draw {{number}} cards""",
    ),
    "an instruction with a capital amid": (
        "Upon Deployment: draw 1 card, then Gain 1 point",
        """\
this card text does not read after "then"
    "Upon Deployment: draw 1 card, then Gain 1 point"
                                        ^^^^
  here a card says an instruction:  gain 1 point
  nearest:  gain {amount} points""",
    ),
    "a heading without its colon": (
        "Upon Deployment, draw 1 card",
        """\
this card text does not read after "Upon Deployment"
    "Upon Deployment, draw 1 card"
                    ^
  here a card says ":":  Upon Deployment: draw 1 card
  nearest:  Upon Deployment: {instructions}""",
    ),
    "a heading that is none": (
        "On Deployment: draw 1 card",
        f"""\
this card text does not read from its first word on
    "On Deployment: draw 1 card"
     ^^
{FIRST}:  Upon Deployment
  nearest:  Upon Deployment: {{instructions}}""",
    ),
    "a heading in small letters": (
        "upon deployment: draw 1 card",
        f"""\
this card text does not read from its first word on
    "upon deployment: draw 1 card"
     ^^^^
{FIRST}:  Upon Deployment
  nearest:  Upon Deployment: {{instructions}}""",
    ),
    "something that holds in a moment": (
        "Upon Deployment: your units have +1 CQ",
        """\
this card text does not read after "your"
    "Upon Deployment: your units have +1 CQ"
                           ^^^^^
  here a card says "opponent":  your opponent discards 2 cards""",
    ),
    "a moment's instruction for the whole Battle": (
        "Throughout the Battle: draw 1 card",
        """\
this card text does not read after "Throughout the Battle:"
    "Throughout the Battle: draw 1 card"
                            ^^^^
  here a card says a static rule
  perhaps:  End of Battle: draw 1 card
  nearest:  draw {number} cards""",
    ),
    "a change without its sign": (
        "Throughout the Battle: your units have 1 CQ",
        """\
this card text does not read after "your units have"
    "Throughout the Battle: your units have 1 CQ"
                                            ^
  here a card says a number with its sign:  your units have +1 CQ""",
    ),
    "units of nobody": (
        "Throughout the Battle: units have +1 CQ",
        """\
this card text does not read after "Throughout the Battle:"
    "Throughout the Battle: units have +1 CQ"
                            ^^^^^
  here a card says a static rule:  opposing units have +1 CQ""",
    ),
    "enemies in another word": (
        "Throughout the Battle: enemy units have -2 CQ",
        """\
this card text does not read after "Throughout the Battle:"
    "Throughout the Battle: enemy units have -2 CQ"
                            ^^^^^
  here a card says a static rule:  your units have -2 CQ""",
    ),
    "static rules joined as instructions are": (
        "Throughout the Battle: your units have +1 CQ, then Lynx cannot be destroyed",
        """\
this card text does not read after "your units have +1 CQ"
    "Throughout the Battle: your units have +1 CQ, then Lynx cannot be destroyed"
                                                 ^
  here a card ends, or says ";":  your units have +1 CQ; Lynx cannot be destroyed""",
    ),
    "a Special Trigger without its moment": (
        "Special Trigger: draw 1 card",
        """\
this card text does not read after "Special Trigger:"
    "Special Trigger: draw 1 card"
                      ^^^^
  here a card says a part of a Special Trigger
  perhaps:  Response: draw 1 card
  nearest:  draw {number} cards""",
    ),
    "a Special Trigger in another phase": (
        "Special Trigger: at the start of Clean Up, draw 1 card",
        """\
this card text does not read after "at the start of"
    "Special Trigger: at the start of Clean Up, draw 1 card"
                                      ^^^^^
  here a card says a phase:  at the start of Tallying
  nearest:  at the start of {phase}""",
    ),
    "a Special Trigger without a comma": (
        "Special Trigger: at the start of Tallying draw 1 card",
        """\
this card text does not read after "at the start of Tallying"
    "Special Trigger: at the start of Tallying draw 1 card"
                                               ^^^^
  here a card says ",":  at the start of Tallying, draw 1 card""",
    ),
    "a Special Trigger in the phase": (
        "Special Trigger: during Tallying, draw 1 card",
        """\
this card text does not read after "Special Trigger:"
    "Special Trigger: during Tallying, draw 1 card"
                      ^^^^^^
  here a card says a part of a Special Trigger:  at the start of Tallying""",
    ),
    "parts joined as instructions are": (
        "Special Trigger: when this unit deploys, deplete 2, at the start of Tallying, deplete 1",
        """\
this card text does not read after "Special Trigger: when this unit deploys, deplete 2,"
    "Special Trigger: when this unit deploys, deplete 2, at the start of Tallying, deplete 1"
                                                         ^^
  here a card says "then"
  perhaps:  deplete 2; at the start of Tallying""",
    ),
    "a ban for a turn": (
        "Special Trigger: for the rest of the turn, you cannot deploy units",
        """\
this card text does not read after "for the rest of the"
    "Special Trigger: for the rest of the turn, you cannot deploy units"
                                          ^^^^
  here a card says "Battle":  for the rest of the Battle""",
    ),
    "a ban that is contracted": (
        "Special Trigger: for the rest of the Battle, you can't deploy units",
        """\
this card text does not read after "you"
    "Special Trigger: for the rest of the Battle, you can't deploy units"
                                                      ^^^^^
  here a card says "cannot deploy units":  you cannot deploy units""",
    ),
    "a ban outside a Special Trigger": (
        "Upon Deployment: for the rest of the Battle, you cannot deploy units",
        """\
this card text does not read after "Upon Deployment:"
    "Upon Deployment: for the rest of the Battle, you cannot deploy units"
                      ^^^
  here a card says an instruction:  deplete 2
  nearest:  {card} has {change} CQ for the rest of the Battle""",
    ),
    "no amount": (
        "Destroyed: draw card",
        """\
this card text does not read after "draw"
    "Destroyed: draw card"
                     ^^^^
  here a card says a number:  draw 2 cards
  nearest:  draw {number} cards""",
    ),
    "an amount of nothing": (
        "Destroyed: draw 0 cards",
        """\
a card never says 0, for what does not happen is not written
    "Destroyed: draw 0 cards"
                     ^
  here a card says a number:  draw 2 cards
  nearest:  draw {number} cards""",
    ),
    "an amount in words": (
        "Destroyed: draw two cards",
        """\
this card text does not read after "draw"
    "Destroyed: draw two cards"
                     ^^^
  here a card says a number:  draw 2 cards
  nearest:  draw {number} cards""",
    ),
    "depleting with a thing too many": (
        "Depleted: deplete 2 cards",
        """\
this card text does not read after "deplete 2"
    "Depleted: deplete 2 cards"
                         ^^^^^
  here a card ends, or says ", then":  deplete 2""",
    ),
    "a Location without its number": (
        "Destroy the unit at Location",
        """\
this card text stops too early after "Destroy the unit at Location"
    "Destroy the unit at Location"
                                 ^
  here a card says the number of a Location:  Destroy the unit at Location 2
  nearest:  destroy the unit at {location}""",
    ),
    "a Location of an article": (
        "Destroy the unit at the Location 2",
        """\
this card text does not read after "Destroy the unit at"
    "Destroy the unit at the Location 2"
                         ^^^
  here a card says a Location:  Destroy the unit at Location 2""",
    ),
    "an Extra Location the other way round": (
        "Destroy the unit at Location Extra 0",
        """\
this card text does not read after "Destroy the unit at Location"
    "Destroy the unit at Location Extra 0"
                                  ^^^^^
  here a card says the number of a Location:  Destroy the unit at Location 0""",
    ),
    "a Seek in small letters": (
        "Upon Deployment: seek Lynx and deploy it at Location 1",
        """\
this card text does not read after "Upon Deployment:"
    "Upon Deployment: seek Lynx and deploy it at Location 1"
                      ^^^^
  here a card says an instruction:  Seek Lynx and deploy it at Location 1
  nearest:  Seek {card} and deploy it at {location}""",
    ),
    "a Seek that ends early": (
        "Seek Lynx and deploy it",
        """\
this card text stops too early after "Seek Lynx and deploy it"
    "Seek Lynx and deploy it"
                            ^
  here a card says "at":  Seek Lynx and deploy it at Location 2
  nearest:  Seek {card} and deploy it at {location}""",
    ),
    "a hand of nobody": (
        "Return Lynx to hand",
        """\
this card text does not read after "Return Lynx to"
    "Return Lynx to hand"
                    ^^^^
  here a card says "its owner's hand":  Return Lynx to its owner's hand""",
    ),
    "a facing in two words": (
        "Turn Lynx face down",
        """\
this card text does not read after "Turn Lynx"
    "Turn Lynx face down"
               ^^^^
  here a card says how it lies:  Turn Lynx face-down""",
    ),
    "a change for no time": (
        "Lynx has -2 CQ",
        """\
this card text stops too early after "Lynx has -2 CQ"
    "Lynx has -2 CQ"
                   ^
  here a card says "for the rest of the Battle":  Lynx has -2 CQ for the rest of the Battle""",
    ),
    "destroying one's own in other words": (
        "Destroy all your units",
        """\
this card text does not read after "Destroy all"
    "Destroy all your units"
                 ^^^^
  here a card says "opposing units" or "units":  Destroy all opposing units""",
    ),
    "an upload by name": (
        "Special Trigger: at the start of End of Battle, upload Lynx",
        """\
this card text does not read after "upload"
    "Special Trigger: at the start of End of Battle, upload Lynx"
                                                            ^^^^
  here a card says "this card"
  perhaps:  discard Lynx""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_so_that_it_can_be_mended(slip):
    assert_told(*SLIPS[slip], "unit_triggers")
