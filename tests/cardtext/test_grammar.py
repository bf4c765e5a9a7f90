"""The grammar and everything that is derived from it stay in step."""

from __future__ import annotations

import re
import subprocess
import sys

from lark.lexer import PatternRE
import pytest

from judgecall.cardtext import UnknownRulebookError, parse, render, rulebooks, vocabulary
from judgecall.cardtext.arcane_legions import LANGUAGE
from judgecall.cardtext.words import UNKNOWN
from tests.cardtext.schema import assert_ability, document
from tests.strategies import OPENINGS

RULEBOOK = "arcane_legions"
RULES = LANGUAGE.lark.rules

#: How the grammar says that a name does not end in 's.
NO_POSSESSIVE = "(?<!'s)"


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_every_alternative_of_the_grammar_reads_and_is_said_canonically(rule):
    ability = parse(RULEBOOK, LANGUAGE.structure.example(rule))
    assert_ability(ability)
    text = render(RULEBOOK, ability)
    assert parse(RULEBOOK, text) == ability
    assert render(RULEBOOK, parse(RULEBOOK, text)) == text


@pytest.mark.parametrize(("form", "example"), vocabulary(RULEBOOK))
def test_every_example_of_the_vocabulary_is_canonical(form, example):
    ability = parse(RULEBOOK, example)
    assert_ability(ability)
    assert render(RULEBOOK, ability) == example


@pytest.mark.parametrize(("form", "example"), vocabulary(RULEBOOK))
def test_every_example_uses_the_words_of_its_form(form, example):
    of_many = {"moves": "move", "takes": "take", "rolls": "roll", "is": "are", "has": "have"}
    said = words(example)
    for word in words(form):
        assert word.startswith("{") or word in said or of_many.get(word) in said


def words(text):
    """The words and marks of a text or form."""
    return re.sub(r"([,:;])", r" \1", text).split()


def test_the_vocabulary_holds_every_aliased_alternative_of_the_grammar():
    forms = {form for form, _example in vocabulary(RULEBOOK)}
    spellings = {}
    for rule in RULES:
        name = rule.origin.name.partition("{")[0]  # of a template, for all that is made of it
        spellings.setdefault((name, rule.alias), []).append(LANGUAGE.structure.form(rule))
    missing = [
        (name, alias, shown)
        for (name, alias), shown in spellings.items()
        if alias and forms.isdisjoint(shown)
    ]
    assert missing == []


def test_no_form_of_the_vocabulary_repeats():
    forms = [form for form, _example in vocabulary(RULEBOOK)]
    assert len(forms) == len(set(forms))


def test_the_reader_has_a_member_for_every_alias():
    aliases = {rule.alias for rule in RULES if rule.alias}
    assert {alias for alias in aliases if not hasattr(LANGUAGE.reader, alias)} == set()


def test_every_slot_and_phrase_is_in_the_grammar():
    known = {rule.origin.name.partition("{")[0] for rule in RULES}
    known |= {terminal.name for terminal in LANGUAGE.lark.terminals}
    assert set(LANGUAGE.slots) <= known
    assert set(LANGUAGE.phrases) <= known


def test_no_rule_of_the_grammar_is_empty():
    assert [str(rule) for rule in RULES if not rule.expansion] == []


def test_names_are_the_same_to_the_grammar_and_the_schema():
    (pattern,) = (
        terminal.pattern.value
        for terminal in LANGUAGE.lark.terminals
        if terminal.name == "NAME" and isinstance(terminal.pattern, PatternRE)
    )
    name = document()["$defs"]["name"]
    openings, possessives = name["not"]["anyOf"]
    assert name["pattern"] == f"^{pattern.removesuffix(NO_POSSESSIVE)}$"
    assert possessives == {"pattern": "'s$"}
    assert pattern.endswith(NO_POSSESSIVE)
    capitalised = {word for word in LANGUAGE.structure.lexicon.fixed.values() if word.istitle()}
    assert capitalised == OPENINGS == set(openings["enum"])


def test_every_word_is_a_name_or_whose_it_is_but_never_both():
    lexicon = LANGUAGE.structure.lexicon
    taken_for = {
        "Oak": "NAME",
        "Oak's": "POSSESSIVE",
        "Hoplites'": "POSSESSIVE",
        "Hoplites's": "POSSESSIVE",
        "O'Brien": "NAME",
        "O'Brien's": "POSSESSIVE",
        "Oak's-end": "NAME",
        "Oak's-end's": "POSSESSIVE",
        "Oak's'": UNKNOWN,
        "Oak's's": UNKNOWN,
        "oak's": UNKNOWN,
    }
    assert {word: lexicon.terminal(word) for word in taken_for} == taken_for


def test_a_text_is_read_once_and_remembered():
    text = "Whenever this unit moves, gain 3 victory points"
    assert parse(RULEBOOK, text) is parse(RULEBOOK, text)


def test_importing_the_package_leaves_lark_alone():
    check = "import judgecall.cardtext, sys; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_an_unknown_rulebook_is_named_together_with_the_known_ones():
    with pytest.raises(UnknownRulebookError) as caught:
        parse("arcane_legion", "At the end of your turn, gain 1 victory point")
    assert str(caught.value) == (
        "no card texts are known for a rulebook `arcane_legion`; they are for: "
        + ", ".join(rulebooks())
    )
