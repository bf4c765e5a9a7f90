"""How a slip in a card text is told."""

from __future__ import annotations

import pickle

import pytest

from judgecall.cardtext import CardTextError, parse
from tests.cardtext.slips import assert_told

RULEBOOK = "arcane_legions"

SLIPS = {
    "an empty text": (
        "",
        """\
this card text is empty
    ""
     ^
  here a card says a trigger, a cost or a static rule:  Bears' attack dice are 2""",
    ),
    "no trigger": (
        "Move Bears 1 step",
        """\
this card text does not read from its first word on
    "Move Bears 1 step"
     ^^^^
  here a card says a trigger, a cost or a static rule:  2 order points: move Bears 1 step
  nearest:  move {unit} {number} steps""",
    ),
    "a trigger without its capital": (
        "whenever Bears move, gain 1 victory point",
        """\
this card text does not read from its first word on
    "whenever Bears move, gain 1 victory point"
     ^^^^^^^^
  here a card says a trigger, a cost or a static rule:  Whenever Bears move
  nearest:  Whenever {unit} moves""",
    ),
    "an effect with a capital": (
        "Whenever Bears move, Gain 1 victory point",
        """\
this card text does not read after "Whenever Bears move,"
    "Whenever Bears move, Gain 1 victory point"
                          ^^^^
  here a card says an effect or "you may":  gain 1 victory point
  nearest:  gain {amount} victory points""",
    ),
    "a name without its capital": (
        "Whenever bears move, gain 1 victory point",
        """\
this card text does not read after "Whenever"
    "Whenever bears move, gain 1 victory point"
              ^^^^^
  here a card says a figure, a unit or "you gain":  Whenever Bears move""",
    ),
    "a word that opens a trigger in the place of a name": (
        "Whenever this unit moves, down 1 figure of At",
        """\
this card text does not read after "down 1 figure of"
    "Whenever this unit moves, down 1 figure of At"
                                                ^^
  here a card says a unit:  down 1 figure of Bears
  nearest:  down {number} figures of {unit}""",
    ),
    "a number left out": (
        "Whenever Bears move, down figure of Oak",
        """\
this card text does not read after "down"
    "Whenever Bears move, down figure of Oak"
                               ^^^^^^
  here a card says a number:  down 2 figures of Oak
  nearest:  down {number} figures of {unit}""",
    ),
    "a number in letters": (
        "Whenever Bears move, gain one victory point",
        """\
this card text does not read after "gain"
    "Whenever Bears move, gain one victory point"
                               ^^^
  here a card says an amount:  gain 1 victory point
  nearest:  gain {amount} victory points""",
    ),
    "a number beyond all reason": (
        "Whenever Bears move, gain 1234567 victory points",
        """\
this card text does not read after "gain"
    "Whenever Bears move, gain 1234567 victory points"
                               ^^^^^^^
  here a card says an amount:  gain 2 victory points
  nearest:  gain {amount} victory points""",
    ),
    "nothing at all as an amount": (
        "When Bears are defeated, deal 0 damage to Oak",
        """\
a card never says 0, for what does not happen is not written
    "When Bears are defeated, deal 0 damage to Oak"
                                   ^
  here a card says an amount:  deal 2 damage to Oak
  nearest:  deal {amount} damage to {unit}""",
    ),
    "another word": (
        "When Bears are defeated, deal 2 damage by Oak, then move Oak 1 step",
        """\
this card text does not read after "deal 2 damage"
    "When Bears are defeated, deal 2 damage by Oak, then move Oak 1 step"
                                            ^^
  here a card says "to":  deal 2 damage to Oak
  nearest:  deal {amount} damage to {unit}""",
    ),
    "an effect of another game": (
        "Whenever Bears move, heal Oak by 2",
        """\
this card text does not read after "Whenever Bears move,"
    "Whenever Bears move, heal Oak by 2"
                          ^^^^
  here a card says an effect or "you may":  move Oak 2 steps""",
    ),
    "a trigger alone": (
        "When Bears are defeated",
        """\
this card text stops too early after "When Bears are defeated"
    "When Bears are defeated"
                            ^
  here a card says ",":  When Bears are defeated, gain 2 victory points
  nearest:  When {unit} is defeated""",
    ),
    "a comma left out": (
        "When Bears are defeated gain 1 victory point",
        """\
this card text does not read after "When Bears are defeated"
    "When Bears are defeated gain 1 victory point"
                             ^^^^
  here a card says ",":  When Bears are defeated, gain 1 victory point""",
    ),
    "then left out": (
        "Whenever Bears move, gain 1 victory point, lose 1 victory point",
        """\
this card text does not read after "Whenever Bears move, gain 1 victory point,"
    "Whenever Bears move, gain 1 victory point, lose 1 victory point"
                                                ^^^^
  here a card says "then":  then lose 1 victory point
  nearest:  lose {amount} victory points""",
    ),
    "a word too many": (
        "Whenever Bears move, gain 1 victory point twice",
        """\
this card text does not read after "gain 1 victory point"
    "Whenever Bears move, gain 1 victory point twice"
                                               ^^^^^
  here a card ends, or says "for each figure downed this way" or ", then":  gain 1 victory point
  nearest:  gain {amount} victory points""",
    ),
    "something after the full stop": (
        "At the end of your turn, gain 1 victory point. Draw",
        """\
this card text does not read after "At the end of your turn, gain 1 victory point."
    "At the end of your turn, gain 1 victory point. Draw"
                                                    ^^^^
  here a card ends:  gain 1 victory point""",
    ),
    "a turn of nobody": (
        "At the end of turn, gain 1 victory point",
        """\
this card text does not read after "At the end of"
    "At the end of turn, gain 1 victory point"
                   ^^^^
  here a card says whose turn:  At the end of your turn
  nearest:  At the end of {turn}""",
    ),
    "an order that is none": (
        "Whenever this unit is given a\tcharge order, gain 1 victory point",
        """\
this card text does not read after "Whenever this unit is given a"
    "Whenever this unit is given a charge order, gain 1 victory point"
                                   ^^^^^^
  here a card says an order:  Whenever this unit is given a special order""",
    ),
    "a verb that does not agree": (
        "Whenever this unit move, gain 1 victory point",
        """\
this card text does not read after "Whenever this unit"
    "Whenever this unit move, gain 1 victory point"
                        ^^^^
  here a card says "is", "moves", "rolls dice" or "takes damage":  Whenever this unit moves""",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_so_that_it_can_be_mended(slip):
    assert_told(*SLIPS[slip])


def test_an_error_holds_its_parts():
    text = "Whenever Bears move, gain victory points"
    with pytest.raises(CardTextError) as caught:
        parse(RULEBOOK, text)
    error = caught.value
    assert (error.text, error.column, error.width) == (text, text.index("victory"), len("victory"))
    assert error.sentence == 'this card text does not read after "gain"'
    assert error.expected == ("an amount",)
    assert error.nearest == "gain {amount} victory points"
    assert error.example == "gain 2 victory points"
    assert error.way_out.splitlines() == [
        "here a card says an amount:  gain 2 victory points",
        "nearest:  gain {amount} victory points",
    ]


def test_an_error_survives_the_way_between_processes():
    error = CardTextError("Whenever", 8, "this card text stops", ("a unit",), None, "Whenever Oak")
    copy = pickle.loads(pickle.dumps(error))
    assert str(copy) == str(error)
    assert copy.expected == ("a unit",)
