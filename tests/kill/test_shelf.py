"""What the reference engine says about itself."""

from __future__ import annotations

import pytest

from judgecall.kill import Shelf
from tests.kill.shelf import AGREES


def test_the_reference_engine_is_known_by_name():
    shelf = Shelf.of("arcane_legions")
    found = {misreading.id: misreading for misreading in shelf.misreadings}
    assert found["resumes-active"].clause == "timing.bucket.inactive-drains-fully"
    assert found["resumes-active"].belief.endswith(".")
    assert found["resumes-active"].spec == "reference/resumes-active"
    assert "emptying_order" in shelf.methods["timing.bucket.active-first"][0]


def test_a_rulebook_that_it_does_not_know_has_nothing_on_the_shelf():
    shelf = Shelf.of("chess")
    assert (shelf.misreadings, shelf.excused, shelf.methods) == ((), {}, {})


def test_an_engine_that_says_nothing_of_this_kind_has_nothing_either(monkeypatch):
    monkeypatch.setattr("judgecall.kill.shelf.REFERENCE", "tests.engines.miniatures")
    assert Shelf.of("arcane_legions").misreadings == ()


@pytest.mark.parametrize("rightly", [True, False])
def test_an_engine_is_made_afresh_each_time_it_is_opened(owning, rightly):
    shelf = owning(AGREES)
    transport = shelf.engine(None if rightly else shelf.misreadings[0])
    transport.open()
    one = transport._engine
    transport.close()
    transport.open()
    assert transport._engine is not one
