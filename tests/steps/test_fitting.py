"""A slip of the pen is found where it is, and the sentence is found that was meant."""

from collections.abc import Iterator
import re

import pytest

from judgecall.steps import Slip
from judgecall.steps.fitting import Fit, Hole, Word, fit, joined, parts_of
from judgecall.steps.reference import entries
from judgecall.steps.sentences import Wording
from tests.steps.sitting import vocabulary

NAME = Hole("name", "[A-Z][a-z]+")


def words(*said: str) -> list[Word]:
    return [Word((each,)) for each in said]


def wrong_in(line: str, found: Fit) -> list[str]:
    return [line[start:end] for start, end in joined(line, found.wrong)]


def slip(kind: str, line: str) -> Slip:
    with pytest.raises(Slip) as caught:
        vocabulary().bind_text(kind, line)
    return caught.value


def underlined(found: Slip) -> list[str]:
    line, marks = found.excerpt
    return [line[mark.start() : mark.end()] for mark in re.finditer("[~^]+", marks)]


# One line against one template


def test_a_line_that_fits_costs_nothing() -> None:
    found = fit("Ada controls Oak", [NAME, *words("controls"), NAME])
    assert (found.cost, found.shared, found.wrong) == (0, 1, ())


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("Ada controlls Oak", ["controlls"]),
        ("Ada Controls Oak", ["Controls"]),
        ("ada controls Oak", ["ada"]),
        ("Ada really controls Oak", ["really"]),
        ("Ada controls Oak today and for ever", ["Oak today and for ever"]),
        ("ada controls oak", ["ada", "oak"]),
    ],
)
def test_what_is_wrong_is_underlined_and_no_more(line: str, wrong: list[str]) -> None:
    found = fit(line, [NAME, *words("controls"), NAME])
    assert wrong_in(line, found) == wrong
    assert found.cost > 0


@pytest.mark.parametrize(
    ("line", "at"), [("controls Oak", 0), ("Ada controls", 12), ("Ada Oak", 4)]
)
def test_what_is_missing_has_a_place(line: str, at: int) -> None:
    found = fit(line, [NAME, *words("controls"), NAME])
    assert (found.wrong, found.missing) == ((), (at,))


def test_a_value_of_the_wrong_kind_is_told_with_its_hole() -> None:
    found = fit("Ada moves two steps", [NAME, *words("moves"), Hole("steps", r"\d+ steps")])
    assert found.values == (("steps", "two steps"),)


def test_a_word_may_have_several_forms() -> None:
    parts = [NAME, Word(("has", "have")), *words("won")]
    assert [fit(f"Ada {form} won", parts).cost for form in ("has", "have")] == [0, 0]
    assert wrong_in("Ada had won", fit("Ada had won", parts)) == ["had"]


def test_a_quoted_text_is_one_word_whatever_it_says() -> None:
    card = Hole("card", '"[^"]*"')
    line = 'Ada hsa "When this unit moves, it is won" now'
    found = fit(line, [NAME, *words("has"), card, *words("now")])
    assert wrong_in(line, found) == ["hsa"]


def test_an_empty_line_lacks_everything() -> None:
    found = fit("", [NAME, *words("wins")])
    assert (found.cost, found.missing) == (2.0, (0, 0))


def test_a_template_is_cut_into_words_and_holes() -> None:
    parts = parts_of("it is {player:Name}'s turn, {:Is} it?", Hole)
    assert parts == [
        *words("it", "is"),
        Hole("player", "Name"),
        *words("'s", "turn", ","),
        Hole("", "Is"),
        *words("it", "?"),
    ]


def test_underlines_join_over_blanks_only() -> None:
    assert joined("aa bb,cc", [(0, 2), (3, 5), (6, 8)]) == [(0, 5), (6, 8)]


# One line against the whole vocabulary


def misspellings(word: str) -> Iterator[str]:
    middle, last = len(word) // 2, len(word) - 1
    yield word[:middle] + word[middle + 1 :]
    yield word[:middle] + word[middle] + word[middle:]
    yield word[: last - 1] + word[last] + word[last - 1]
    yield word[:last] + "z"


def slips_of_the_pen() -> Iterator[tuple[str, str, str, Wording]]:
    """Each sentence of the vocabulary with each of its longer fixed words misspelt."""
    for entry in entries(vocabulary()):
        sentence = vocabulary().bind_text(entry.kind, entry.examples[0]).sentence
        for wording, example in zip(sentence.wordings, entry.examples, strict=True):
            fixed = [part.forms[0] for part in wording.parts if isinstance(part, Word)]
            for word in (each for each in fixed if len(each) > 3):
                for misspelt in misspellings(word):
                    line = re.sub(rf"\b{word}\b", misspelt, example, count=1)
                    if line != example:
                        yield entry.kind, line, misspelt, wording


def test_one_misspelt_word_leads_back_to_the_sentence_and_is_all_that_is_underlined() -> None:
    missed = []
    count = 0
    for kind, line, misspelt, wording in slips_of_the_pen():
        count += 1
        found = slip(kind, line)
        nearest = found.way_out.splitlines()[0]
        if (nearest, underlined(found)) != (f"nearest:  {wording.shown}", [misspelt]):
            missed.append((line, nearest, underlined(found)))
    assert count > 200
    assert missed == []


@pytest.mark.parametrize(
    ("kind", "line", "wrong", "nearest"),
    [
        ("when", "Ben choses Spite", ["choses"], "{player} chooses {choice}"),
        ("then", "Hoplites as 2 figures", ["as"], "{name} has {amount}"),
        ("then", "Hoplites had 2 figures", ["had"], "{name} has {amount}"),
        ("given", "Ada controlls Hoplites", ["controlls"], "{player} controls {unit}"),
        ("given", "Ada owns Hoplites", ["owns"], "{player} controls {unit}"),
        ("then", "Ben's bucket hold Spite", ["hold"], "{player}'s bucket holds {abilities}"),
        ("when", "2 figures of Hoplites get downed", ["get"], "{groups} are downed"),
    ],
)
def test_words_that_mean_the_same_are_not_sentences_but_are_near_one(
    kind: str, line: str, wrong: list[str], nearest: str
) -> None:
    found = slip(kind, line)
    assert underlined(found) == wrong
    assert found.way_out.splitlines()[0] == f"nearest:  {nearest}"


def test_a_missing_word_is_pointed_at_where_it_belongs() -> None:
    assert slip("when", "Ada orders Hoplites attack Bears").excerpt == (
        "Ada orders Hoplites attack Bears",
        "                    ^",
    )


def test_a_sentence_that_is_misspelt_and_misplaced_is_told_with_its_kind() -> None:
    found = slip("given", "Hoplites takse 1 damage")
    assert found.way_out == "nearest:  {unit} takes {amount} damage  (a When)"


def test_a_sentence_of_the_right_kind_is_preferred_to_one_of_another() -> None:
    assert slip("given", "Ada hsa 3 order points").way_out == "nearest:  {player} has {points}"
    assert slip("then", "Ada hsa 3 order points").way_out == "nearest:  {name} has {amount}"


@pytest.mark.parametrize(
    "line", ["", "everyone is happy", "The cat sat on the mat", "!!", "1 2 3"]
)
def test_a_line_like_no_sentence_gets_no_nearest(line: str) -> None:
    assert slip("then", line).way_out == "all sentences:  judgecall sentences arcane_legions"
