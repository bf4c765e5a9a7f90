"""How a slip in an activated ability is told, and in what came with those."""

from __future__ import annotations

import pytest

from tests.cardtext.slips import assert_told

SLIPS = {
    "two words for an order": (
        "Whenever this unit is given a close combat order, gain 1 victory point",
        """\
this card text does not read after "Whenever this unit is given a"
    "Whenever this unit is given a close combat order, gain 1 victory point"
                                   ^^^^^
  here a card says an order:  Whenever this unit is given a close-combat order""",
    ),
    "a cost without its colon": (
        "1 order point move this unit 1 step",
        """\
this card text does not read after "1 order point"
    "1 order point move this unit 1 step"
                   ^^^^
  here a card says ":":  1 order point: move this unit 1 step""",
    ),
    "a cost without its number": (
        "order point: move this unit 1 step",
        """\
this card text does not read from its first word on
    "order point: move this unit 1 step"
     ^^^^^
  here a card says a trigger, a cost or a static rule:  2 order points
  nearest:  {amount} order points""",
    ),
    "a cost in other points": (
        "1 point: move this unit 1 step",
        """\
this card text does not read after "1"
    "1 point: move this unit 1 step"
       ^^^^^
  here a card says "order points":  1 order point""",
    ),
    "a cost of nothing": (
        "0 order points: move this unit 1 step",
        """\
a card never says 0, for what does not happen is not written
    "0 order points: move this unit 1 step"
     ^
  here a card says a trigger, a cost or a static rule:  2 order points
  nearest:  {amount} order points""",
    ),
    "an activated ability that is optional": (
        "2 order points: you may move this unit 1 step",
        """\
this card text does not read after "2 order points:"
    "2 order points: you may move this unit 1 step"
                     ^^^
  here a card says an effect:  move this unit 1 step""",
    ),
    "a slot without its number": (
        "Whenever Bears move, reposition a figure of this unit into slot",
        """\
this card text stops too early after "reposition a figure of this unit into slot"
    "Whenever Bears move, reposition a figure of this unit into slot"
                                                                    ^
  here a card says the number of a slot:  reposition a figure of this unit into slot 2
  nearest:  reposition a figure of {unit} into slot {slot}""",
    ),
    "a number of figures to reposition": (
        "Whenever Bears move, reposition 2 figures of this unit into slot 4",
        """\
this card text does not read after "reposition"
    "Whenever Bears move, reposition 2 figures of this unit into slot 4"
                                     ^
  here a card says "a figure of":  reposition a figure of this unit into slot 4
  nearest:  reposition a figure of {unit} into slot {slot}""",
    ),
    "a choice without its article": (
        "Whenever Bears move, down 1 figure of adjacent enemy unit",
        """\
this card text does not read after "down 1 figure of"
    "Whenever Bears move, down 1 figure of adjacent enemy unit"
                                           ^^^^^^^^
  here a card says a unit:  down 1 figure of an enemy unit
  nearest:  an adjacent enemy unit""",
    ),
    "a number in other words": (
        "Whenever Bears move, each player downs a figure",
        """\
this card text does not read after "each player downs"
    "Whenever Bears move, each player downs a figure"
                                            ^
  here a card says a number:  each player downs 1 figure
  nearest:  each player downs {number} figures""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_an_activated_ability_is_told_so_that_it_can_be_mended(slip):
    assert_told(*SLIPS[slip])
