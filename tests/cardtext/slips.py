"""A slip in a card text and what is told of it, for every test that shows one."""

from __future__ import annotations

import pytest

from judgecall.cardtext import CardTextError, parse


def assert_told(text, told, rulebook="arcane_legions"):
    """Fail if a text is understood, or if the refusal is told in other words."""
    with pytest.raises(CardTextError) as caught:
        parse(rulebook, text)
    assert str(caught.value) == told
