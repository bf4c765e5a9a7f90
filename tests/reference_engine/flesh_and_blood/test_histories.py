"""What the rules make of a card while things happen, and how each misreading is given away."""

from __future__ import annotations

import pytest

from reference_engine import indistinguishable, methods, misreading, misreadings
from reference_engine.flesh_and_blood.engine import FleshAndBlood
from tests.reference_engine.flesh_and_blood.games import Table
from tests.reference_engine.flesh_and_blood.histories import HISTORIES
from tests.reference_engine.flesh_and_blood.test_worked_examples import EXAMPLES

ALL = misreadings("flesh_and_blood")
GAMES = {name: (objects, ()) for name, (objects, _told) in EXAMPLES.items()} | {
    name: (objects, steps) for name, (objects, steps, _told) in HISTORIES.items()
}


def played(make, objects, steps, older=("Ape",)):
    """A game, and all that can be seen of it on the way."""
    table = Table(make, older)
    table.start(*objects)
    seen = [table.state]
    for step in steps:
        table.happen(*step)
        seen.append(table.state)
    return table, [*seen, table.events, table.asked]


@pytest.mark.parametrize("name", HISTORIES)
def test_what_becomes_of_a_card(name):
    objects, steps, expected = HISTORIES[name]
    table, _seen = played(FleshAndBlood, objects, steps)
    assert table.told() == expected


@pytest.mark.parametrize("wrong", ALL, ids=lambda wrong: wrong.id)
def test_some_game_gives_the_misreading_away(wrong):
    make = misreading(wrong.id)
    assert any(
        played(FleshAndBlood, *game)[1] != played(make, *game)[1] for game in GAMES.values()
    )


def test_no_two_misreadings_are_the_same():
    """Told apart by some game, so that each can be named as a diagnosis."""
    behaviours = {}
    for wrong in ALL:
        make = misreading(wrong.id)
        seen = repr([played(make, *game)[1] for game in GAMES.values()])
        behaviours.setdefault(seen, []).append(wrong.id)
    assert [alike for alike in behaviours.values() if len(alike) > 1] == []


def test_a_misreading_says_what_its_author_believed():
    for wrong in ALL:
        assert wrong.belief.endswith("."), wrong.id


def test_every_clause_is_carried_out_and_can_be_misread_or_nobody_would_see_it():
    clauses = methods("flesh_and_blood").keys()
    unseen = indistinguishable("flesh_and_blood")
    assert {wrong.clause for wrong in ALL} | unseen.keys() == clauses
    assert len(clauses) == 71


def test_the_shelf_knows_where_each_clause_is_carried_out():
    [method] = methods("flesh_and_blood")["6.3.2b.highest"]
    assert method.endswith(".stage_of")
