"""Values of every kind, for tests that write them and read them back."""

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from judgecall import cardtext
from judgecall.steps import Vocabulary, arcane_legions, fawnalore, flesh_and_blood
from judgecall.steps import fawnalore_values as of_fawnalore
from judgecall.steps import flesh_and_blood_values as of_flesh_and_blood
from judgecall.steps.kinds import KINDS, Amount, Card, Kind, Question
from judgecall.windows import Window
from tests.steps.sitting import ARCANE_LEGIONS, FAWNALORE, FLESH_AND_BLOOD, vocabulary
from tests.strategies import abilities

Values = st.SearchStrategy[Any]

names = st.from_regex(r"[A-Z][a-z]{1,8}(?:-[A-Z][a-z]{1,4})?", fullmatch=True)
numbers = st.integers(0, 99)


def lists(each: Values) -> st.SearchStrategy[list[Any]]:
    return st.lists(each, min_size=1, max_size=4)


def read(rulebook_id: str, name: str, text: str) -> Card:
    return Card(name, text, cardtext.parse(rulebook_id, text))


def card(name: str, ability: dict[str, Any]) -> Card:
    return read(ARCANE_LEGIONS, name, cardtext.render(ARCANE_LEGIONS, ability))


def common(own: Vocabulary) -> dict[str, Values]:
    """Values of the kinds that every rulebook has, in the words of this one."""
    manifest = own.words.manifest
    return {
        "Name": names,
        "Names": lists(names),
        "Number": numbers,
        "Numbers": st.lists(numbers, max_size=4),
        "Title": st.just(manifest.title),
        "Amount": st.builds(Amount, numbers, st.sampled_from(manifest.quantities)),
        "Question": st.sampled_from([Question(*each) for each in manifest.questions.items()]),
        "Reason": st.sampled_from(sorted(manifest.reasons)),
        "Choices": lists(st.one_of(names, st.none(), st.just("yes"))),
        "Choice": st.one_of(names, st.just("yes")),
        "Has": st.sampled_from(["has", "have"]),
        "Is": st.sampled_from(["is", "are"]),
    }


@dataclass(frozen=True)
class Spoken:
    """A rulebook with the kinds of values that its sentences hold, and values of each."""

    vocabulary: Vocabulary
    kinds: tuple[Kind, ...]
    values: dict[str, Values]


_LEGIONS = Spoken(
    vocabulary(),
    tuple(KINDS.values()) + arcane_legions.sentences.kinds,
    common(vocabulary())
    | {
        "Cards": lists(st.builds(card, names, abilities())),
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
    },
)

_TEXTS = st.sampled_from(
    [
        "When Hart dies, heal Oak 2",
        "At any time, prevent the next 2 damage to Oak",
        "Deal 1 damage to each of Ash, Bay and Cob",
    ],
)
_STATIC = "Each hit deals at least 1 damage"
_OF_FAWNALORE = vocabulary(FAWNALORE)


def _printed(name: str, text: str) -> Card:
    return read(FAWNALORE, name, text)


def _window(text: str) -> Window:
    context = _OF_FAWNALORE.words.window(text)
    assert context is not None
    return Window(text, context)


_WINDOWS = st.one_of(
    st.builds("before the damage to {}".format, names),
    st.builds("before the roll of {}".format, names),
    st.builds("before instruction {} of {}".format, numbers, names),
    st.sampled_from(["in Clean Up", "before discarding"]),
)

_FAWNALORE = Spoken(
    _OF_FAWNALORE,
    # Its cards are read as abilities, of which one may go without a name.
    tuple(kind for kind in KINDS.values() if kind.name != "Cards") + fawnalore.sentences.kinds,
    common(_OF_FAWNALORE)
    | {
        "Tiles": numbers,
        "Take": st.sampled_from(["takes", "take"]),
        "Level": st.sampled_from(["scenario", "campaign"]),
        "Health": st.sampled_from(["Dead", "alive"]),
        "Hit": st.builds(
            of_fawnalore.Hit,
            numbers,
            st.none() | names,
            st.sampled_from([None, "fire", "frost"]),
        ),
        "Stock": st.dictionaries(
            st.sampled_from(["cards_in_hand", "resources", "actions"]), numbers, min_size=1
        ),
        "Abilities": st.one_of(
            st.lists(st.builds(_printed, st.just(""), _TEXTS), min_size=1, max_size=1),
            lists(st.builds(_printed, names, _TEXTS)),
        ),
        "Text": st.just(_STATIC).map(lambda text: _printed("", text)),
        "Relic": st.builds(
            of_fawnalore.Relic, names, names, st.none() | numbers, st.none() | numbers
        ),
        "Window": _WINDOWS.map(_window),
    },
)

_OF_FLESH_AND_BLOOD = vocabulary(FLESH_AND_BLOOD)
_NUMBERS = st.sampled_from(of_flesh_and_blood.NUMBERS)
_ABILITIES = st.sampled_from(of_flesh_and_blood.ABILITIES)


def _traits(place: str, words: tuple[str, ...]) -> Values:
    value = st.sampled_from(words)
    return st.builds(of_flesh_and_blood.Trait, st.just(place), value, st.booleans())


_FLESH_AND_BLOOD = Spoken(
    _OF_FLESH_AND_BLOOD,
    # Its card texts stand in tables.
    tuple(kind for kind in KINDS.values() if kind.name != "Cards")
    + flesh_and_blood.sentences.kinds,
    common(_OF_FLESH_AND_BLOOD)
    | {
        "End": st.sampled_from(["ends", "end"]),
        "Leave": st.sampled_from(["leaves", "leave"]),
        "Do": st.sampled_from(["does", "do"]),
        "Counters": st.lists(
            st.builds(
                of_flesh_and_blood.Counters,
                st.integers(1, 12),
                st.sampled_from([1, 2, -1, -12]),
                _NUMBERS,
            ),
            min_size=1,
            max_size=4,
            unique_by=lambda counters: counters.kind,
        ),
        "Keywords": lists(st.one_of(_ABILITIES, st.integers(1, 12).map("ward {}".format))),
        "Lost": st.integers(1, 40),
        "Trait": st.one_of(
            _traits("color", of_flesh_and_blood.COLORS),
            _traits("types", of_flesh_and_blood.TYPES),
            _traits("subtypes", of_flesh_and_blood.SUBTYPES),
            _traits("supertypes", of_flesh_and_blood.SUPERTYPES),
        ),
    },
)

SPOKEN = {
    ARCANE_LEGIONS: _LEGIONS,
    FAWNALORE: _FAWNALORE,
    FLESH_AND_BLOOD: _FLESH_AND_BLOOD,
}
