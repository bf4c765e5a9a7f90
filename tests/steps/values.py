"""Values of every kind, for tests that write them and read them back."""

from typing import Any

from hypothesis import strategies as st

from judgecall import cardtext
from judgecall.steps import arcane_legions
from judgecall.steps.kinds import KINDS, Amount, Card, Kind, Question
from tests.steps.sitting import vocabulary
from tests.strategies import abilities

WORDS = vocabulary().words
MANIFEST = WORDS.manifest

names = st.from_regex(r"[A-Z][a-z]{1,8}(?:-[A-Z][a-z]{1,4})?", fullmatch=True)
numbers = st.integers(0, 99)


def lists(each: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(each, min_size=1, max_size=4)


def card(name: str, ability: dict[str, Any]) -> Card:
    text = cardtext.render("arcane_legions", ability)
    return Card(name, text, cardtext.parse("arcane_legions", text))


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "Name": names,
    "Names": lists(names),
    "Number": numbers,
    "Numbers": st.lists(numbers, max_size=4),
    "Title": st.just(MANIFEST.title),
    "Cards": lists(st.builds(card, names, abilities())),
    "Amount": st.builds(Amount, numbers, st.sampled_from(MANIFEST.quantities)),
    "Question": st.sampled_from([Question(*each) for each in MANIFEST.questions.items()]),
    "Reason": st.sampled_from(sorted(MANIFEST.reasons)),
    "Choices": lists(st.one_of(names, st.none(), st.just("yes"))),
    "Choice": st.one_of(names, st.just("yes")),
    "Has": st.sampled_from(["has", "have"]),
    "Is": st.sampled_from(["is", "are"]),
    # Arcane Legions
    "Steps": numbers,
    "Figures": numbers,
    "OrderPoints": numbers,
    "FigureGroups": lists(
        st.one_of(
            st.builds(arcane_legions.Group, names, numbers),
            st.builds(arcane_legions.Group, names, slot=numbers),
        ),
    ),
    "Slots": st.lists(numbers, unique=True),
    "Held": st.one_of(st.just([]), lists(names)),
    "Take": st.sampled_from(["takes", "take"]),
    "Move": st.sampled_from(["moves", "move"]),
}
ALL: list[Kind] = [*KINDS.values(), *arcane_legions.sentences.kinds]
