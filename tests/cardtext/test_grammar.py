"""The grammar and everything that is derived from it stay in step."""

from __future__ import annotations

from importlib import import_module
import re
import subprocess
import sys

from lark.lexer import PatternRE
import pytest

from judgecall.cardtext import UnknownRulebookError, parse, render, rulebooks, vocabulary
from judgecall.cardtext.words import UNKNOWN
from tests import (
    fawnalore_strategies,
    flesh_and_blood_strategies,
    strategies,
    unit_triggers_strategies,
)
from tests.cardtext.schema import assert_ability, document

RULEBOOK = "arcane_legions"
LANGUAGES = {
    rulebook: import_module(f"judgecall.cardtext.{rulebook}").LANGUAGE for rulebook in rulebooks()
}
RULES = [
    (rulebook, rule) for rulebook, language in LANGUAGES.items() for rule in language.lark.rules
]
WORDINGS = [(rulebook, *wording) for rulebook in LANGUAGES for wording in vocabulary(rulebook)]

#: The capitalised words of card texts, as the strategies leave them out of names.
CAPITALISED = {
    "arcane_legions": strategies.OPENINGS,
    "fawnalore": fawnalore_strategies.WORDS,
    "unit_triggers": unit_triggers_strategies.WORDS,
    "flesh_and_blood": flesh_and_blood_strategies.WORDS,
}

#: Rules that say what another rule says, with a capital or as an offer.
SAID_ELSEWHERE = {"opening_type", "its_own", "offered_hit", "opening_color", "opening_noun"}

of_each_rulebook = pytest.mark.parametrize("rulebook", LANGUAGES)

#: How the grammar says that a name does not end in 's.
NO_POSSESSIVE = "(?<!'s)"


@pytest.mark.parametrize(("rulebook", "rule"), RULES, ids=str)
def test_every_alternative_of_the_grammar_reads_and_is_said_canonically(rulebook, rule):
    ability = parse(rulebook, LANGUAGES[rulebook].structure.example(rule))
    assert_ability(ability, rulebook)
    text = render(rulebook, ability)
    assert parse(rulebook, text) == ability
    assert render(rulebook, parse(rulebook, text)) == text


@pytest.mark.parametrize(("rulebook", "form", "example"), WORDINGS)
def test_every_example_of_the_vocabulary_is_canonical(rulebook, form, example):
    ability = parse(rulebook, example)
    assert_ability(ability, rulebook)
    assert render(rulebook, ability) == example


@pytest.mark.parametrize(("rulebook", "form", "example"), WORDINGS)
def test_every_example_uses_the_words_of_its_form(rulebook, form, example):
    of_many = {"moves": "move", "takes": "take", "rolls": "roll", "is": "are", "has": "have"}
    said = words(example)
    for word in words(form):
        assert word.startswith("{") or word in said or of_many.get(word) in said


def words(text):
    """The words and marks of a text or form."""
    return re.sub(r"([,:;])", r" \1", text).split()


@of_each_rulebook
def test_the_vocabulary_holds_every_aliased_alternative_of_the_grammar(rulebook):
    language = LANGUAGES[rulebook]
    forms = {form for form, _example in vocabulary(rulebook)}
    spellings = {}
    for rule in language.lark.rules:
        name = rule.origin.name.partition("{")[0]  # of a template, for all that is made of it
        spellings.setdefault((name, rule.alias), []).append(language.structure.form(rule))
    missing = [
        (name, alias, shown)
        for (name, alias), shown in spellings.items()
        if alias and name not in SAID_ELSEWHERE and forms.isdisjoint(shown)
    ]
    assert missing == []


@of_each_rulebook
def test_no_form_of_the_vocabulary_repeats(rulebook):
    forms = [form for form, _example in vocabulary(rulebook)]
    assert len(forms) == len(set(forms))


@of_each_rulebook
def test_the_reader_has_a_member_for_every_alias(rulebook):
    language = LANGUAGES[rulebook]
    aliases = {rule.alias for rule in language.lark.rules if rule.alias}
    assert {alias for alias in aliases if not hasattr(language.reader, alias)} == set()


@of_each_rulebook
def test_every_slot_and_phrase_is_in_the_grammar(rulebook):
    language = LANGUAGES[rulebook]
    known = {rule.origin.name.partition("{")[0] for rule in language.lark.rules}
    known |= {terminal.name for terminal in language.lark.terminals}
    assert set(language.slots) <= known
    assert set(language.phrases) <= known
    assert set(language.typical) <= known


def test_no_rule_of_a_grammar_is_empty():
    assert [str(rule) for _rulebook, rule in RULES if not rule.expansion] == []


@of_each_rulebook
def test_names_are_the_same_to_the_grammar_and_the_schema(rulebook):
    language = LANGUAGES[rulebook]
    (pattern,) = (
        terminal.pattern.value
        for terminal in language.lark.terminals
        if terminal.name == "NAME" and isinstance(terminal.pattern, PatternRE)
    )
    name = document(rulebook)["$defs"]["name"]
    openings, possessives, *others = name["not"]["anyOf"]
    assert name["pattern"] == f"^{pattern.removesuffix(NO_POSSESSIVE)}$"
    assert possessives == {"pattern": "'s$"}
    assert others in ([], [{"const": "Blank"}])
    assert pattern.endswith(NO_POSSESSIVE)
    capitalised = {word for word in language.structure.lexicon.fixed.values() if word.istitle()}
    assert capitalised == CAPITALISED[rulebook] == set(openings["enum"])


def test_every_word_is_a_name_or_whose_it_is_but_never_both():
    lexicon = LANGUAGES[RULEBOOK].structure.lexicon
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
