"""From a card text to its meaning and back, and what Hypothesis draws on the way."""

from __future__ import annotations

from hypothesis import Phase, find, settings

from judgecall.cardtext import parse, render
from tests.cardtext.schema import assert_ability


def meaning(rulebook, text):
    """What a text means, which the schema allows and which is said in the same words again."""
    ability = parse(rulebook, text)
    assert_ability(ability, rulebook)
    said = render(rulebook, ability)
    assert said == text, f"what {text!r} means is said as {said!r}"
    return ability


def assert_is_understood(rulebook, ability):
    """Fail if the schema does not allow an ability, or its text means something else."""
    assert_ability(ability, rulebook)
    text = render(rulebook, ability)
    understood = meaning(rulebook, text)
    assert understood == ability, f"{text!r} says {ability}, and is understood as {understood}"


def assert_draws(strategy, key, values):
    """Fail unless things with each of these values under a key can be drawn."""
    assert values, f"no value of {key!r} is looked for"
    unshortened = settings(phases=[Phase.generate], max_examples=2000)
    for value in values:
        find(strategy, lambda drawn, value=value: drawn.get(key) == value, settings=unshortened)


def capitalised(text):
    """A text as it begins a sentence."""
    return text[0].upper() + text[1:]
