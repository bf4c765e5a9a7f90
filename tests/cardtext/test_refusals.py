"""Texts made wrong in every way: they are refused with good advice, or mean what they say."""

from __future__ import annotations

from importlib import import_module
from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st
from lark import UnexpectedInput
import pytest

from judgecall.cardtext import CardTextError, parse, render
from tests import (
    fawnalore_strategies,
    flesh_and_blood_strategies,
    strategies,
    unit_triggers_strategies,
)
from tests.cardtext.schema import assert_ability

ABILITIES = {
    "arcane_legions": strategies.abilities(),
    "fawnalore": fawnalore_strategies.abilities(),
    "unit_triggers": unit_triggers_strategies.abilities(),
    "flesh_and_blood": flesh_and_blood_strategies.abilities(),
}
LANGUAGES = {
    rulebook: import_module(f"judgecall.cardtext.{rulebook}").LANGUAGE for rulebook in ABILITIES
}

#: What may stand before a passage, and what after it, so that a whole text comes of it.
AROUND = {
    "arcane_legions": (
        (
            "",
            "While in combat, ",
            "Whenever this unit moves, ",
            "Whenever this unit moves, you may ",
        ),
        (
            "",
            ", gain 1 victory point",
            ": gain 1 victory point",
            ", this unit's attack dice are 2",
        ),
    ),
    "fawnalore": (
        (
            "",
            "When Hart dies, ",
            "When Hart dies, you may ",
            "When damage would be dealt to Oak, ",
            "At any time, ",
            "Deal 2 damage to Oak; ",
            "Attacks deal double damage; ",
            "Instead of rolling, ",
            "If Oak has 2 HP or less, ",
            "Deal 2 damage to each of Ash, ",
            "Heal each of Ash, ",
            "When Hart dies, you may have Kris copy Rune, ",
            "Kris copies Rune, ",
            "Kris copies Rune, including its name, ",
        ),
        (
            "",
            ", heal Oak 2",
            ": heal Oak 2",
            ", you may redirect it to Oak",
            ", attacks deal 2 damage",
            ", Bay and Cob",
            " and Cob 2",
            ", Bay and Cob 2",
            " and Cob equal to the number of cards in your hand",
            ", Bay and Cob equal to the number of cards in your hand",
            ", until the end of the turn",
            ", tier and cost, until the end of the turn",
            ", including its name, until the end of the turn",
        ),
    ),
    "unit_triggers": (
        (
            "",
            "Upon Deployment: ",
            "Throughout the Battle: ",
            "Special Trigger: ",
            "Special Trigger: at the start of Tallying, ",
            "Special Trigger: Upon Deployment: ",
            "Special Trigger: Throughout the Battle: ",
            "Special Trigger: for the rest of the Battle, ",
        ),
        (
            "",
            ", draw 1 card",
            ": draw 1 card",
            ": your units have +1 CQ",
            ": at the start of Tallying, draw 1 card",
            ": when this unit deploys, draw 1 card",
            ": for the rest of the Battle, you cannot deploy units",
            ", you cannot deploy units",
        ),
    ),
    "flesh_and_blood": (
        (
            "",
            "During your turn, ",
            "Slash is red; ",
            "Slash is red; during your turn, ",
            "If Slash is red, ",
            "Slash is red, ",
            "Cards are red, ",
            "Slash has its power halved, ",
            "Cards have their power halved, ",
            "Slash is red if none, ",
            "Slash is red if none, yellow if one and blue if both of these are true: ",
            "If Slash is red, it is red if none, ",
        ),
        (
            "",
            ", it gets +2 power",
            ", cards get +2 power",
            ", Slash gets +2 power",
            " and gets +2 power",
            " and get +2 power",
            ", rounded up",
            ", yellow if one and blue if both of these are true: it is red and it is red",
            ": it is red and it is red",
        ),
    ),
}

of_each_rulebook = pytest.mark.parametrize("rulebook", LANGUAGES)


def reads(text, rulebook):
    """Whether a text is one that a card would say."""
    try:
        LANGUAGES[rulebook].lark.parse(text)
    except UnexpectedInput:
        return False
    return True


def assert_told_well(error, rulebook):
    """Hold that an error points into its text and advises what a card really says."""
    assert 0 <= error.column <= len(error.text)
    assert error.column + error.width <= max(len(error.text), error.column + 1)
    assert error.expected
    assert bool(error.example) is not bool(error.meant)
    passage = error.example or error.meant
    # What is said may begin anywhere before the slip, or be of another text altogether.
    own = (error.text[: at + 1] for at in range(error.column) if error.text[at] == " ")
    befores = [*AROUND[rulebook][0], *own]
    told = product(befores, {passage, passage.removeprefix("then ")})
    wholes = product(told, AROUND[rulebook][1])
    assert any(reads(f"{before}{said}{after}", rulebook) for (before, said), after in wholes), (
        passage
    )


def reads_or_is_refused(text, rulebook):
    """Parse a text: what it means, or nothing if it was refused as a card text is."""
    try:
        ability = parse(rulebook, text)
    except CardTextError as refusal:
        error = refusal
    else:
        assert_ability(ability, rulebook)
        return ability
    assert_told_well(error, rulebook)
    return None


@of_each_rulebook
@given(data=st.data())
def test_a_text_with_a_word_left_out_is_refused_or_means_what_it_says(data, rulebook):
    words = render(rulebook, data.draw(ABILITIES[rulebook])).split(" ")
    dropped = data.draw(st.integers(0, len(words) - 1))
    text = " ".join(words[:dropped] + words[dropped + 1 :])
    understood = reads_or_is_refused(text, rulebook)
    # One word of Fawnalore may be left out.
    said = text.replace("every unit", "every living unit")
    assert understood is None or render(rulebook, understood) == said


@of_each_rulebook
@given(data=st.data())
def test_a_text_with_a_word_changed_is_refused_or_means_something_else(data, rulebook):
    lexicon = LANGUAGES[rulebook].structure.lexicon
    words = lexicon.split(render(rulebook, data.draw(ABILITIES[rulebook])))
    index = data.draw(st.integers(0, len(words) - 1))
    others = [*sorted(lexicon.fixed.values()), "Oak", "7", "0", "oak", "three", "!"]
    said = [word.text for word in words]
    said[index] = data.draw(st.sampled_from(others))
    understood = reads_or_is_refused(" ".join(said), rulebook)
    assert understood is None or parse(rulebook, render(rulebook, understood)) == understood


@of_each_rulebook
@given(text=st.text())
@example(text="Whenever Bears move, gain 1 victory point\x00")
@example(text="\N{ZERO WIDTH SPACE}")
@example(text="Whenever Bears move, gain \N{SUPERSCRIPT TWO} victory points")
@example(text="When When When, then then then " * 20)
def test_no_text_whatever_breaks_the_reader(text, rulebook):
    reads_or_is_refused(text, rulebook)


@of_each_rulebook
@given(data=st.data())
def test_no_jumble_of_known_words_breaks_the_reader(data, rulebook):
    known = [*LANGUAGES[rulebook].structure.lexicon.fixed.values(), "Oak", "2"]
    reads_or_is_refused(" ".join(data.draw(st.lists(st.sampled_from(known)))), rulebook)
