"""
The kinds of values that sentences hold: how each is recognised, read and written back.

A kind's pattern decides what a sentence matches, so it is kept strict; what a pattern
cannot say (is this a known quantity, does this card text parse) `read` says with a `Slip`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any
import re

from judgecall import cardtext
from judgecall.steps.slips import Slip
from judgecall.wording import listed, nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgecall.rulebook import Quantity
    from judgecall.wording import Words

#: A name: one capitalised word, so that sentences stay readable without quotes.
NAME = r"[A-Z][A-Za-z0-9]*(?:['-](?!s\b)[A-Za-z0-9]+)*"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of value, such as a name or a number of figures."""

    name: str
    #: A regular expression without groups that capture.
    pattern: str
    #: From the matched text to the value that the sentence's function receives.
    read: Callable[[str, Words], Any]
    #: From such a value back to text.
    write: Callable[[Any], str]
    #: What to write there, for the reference page.
    example: str

    @property
    def holds_names(self) -> bool:
        """Whether such a value names players, pieces or abilities: its pattern is built so."""
        return NAME in self.pattern

    def agreeing(self, subject: str) -> str:
        """The form of a word without a value, such as ``has|have``, that follows a subject."""
        subject = subject.strip("{}")
        if " and " in subject:
            plural = True
        elif subject[:1].isdigit():
            plural = not subject.startswith("1 ")
        else:
            plural = subject.endswith("s") and not subject.endswith("ss")
        return self.pattern.split("|")[plural]


@dataclass(frozen=True, slots=True)
class Card:
    """An ability as a scenario gives it: its name, its text and what the text means."""

    name: str
    text: str
    ability: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of something that the rulebook counts, such as 2 figures."""

    number: int
    quantity: Quantity

    def place(self, name: str) -> tuple[str, ...]:
        """Where the state holds this number for the player or piece of that name."""
        return tuple(name if key == "*" else key for key in self.quantity.path)

    def __str__(self) -> str:
        return self.quantity.say(self.number)


@dataclass(frozen=True, slots=True)
class Question:
    """How a player is asked: the kind of the decision, and the words for it."""

    kind: str
    words: str

    def __str__(self) -> str:
        return self.words


def _names(text: str, _: Words) -> list[str]:
    return re.split(r", | and ", text)


def read_card(name: str, text: str, words: Words) -> Card:
    """Read one card text; raises `Slip` with a caret where it stops reading."""
    try:
        ability = cardtext.parse(words.rulebook_id, text)
    except cardtext.CardTextError as error:
        raise Slip(error.sentence, error.excerpt, error.way_out, "card-text") from error
    except cardtext.UnknownRulebookError as error:
        raise Slip(str(error), (), "write its grammar first", "card-text") from error
    return Card(name, text, ability)


_CARD = re.compile(rf'({NAME}): "([^"]*)"')


def _cards(text: str, words: Words) -> list[Card]:
    return [read_card(name, body, words) for name, body in _CARD.findall(text)]


def _amount(text: str, words: Words) -> Amount:
    number, _, unit = text.partition(" ")
    quantity = words.quantity(unit)
    if quantity is None:
        near = words.quantity(nearest(unit, words.quantity_words))
        raise Slip(
            f"nothing here is counted in `{unit}`",
            (),
            f"nearest:  {near.say(int(number))}"
            if near
            else f"counted are:  {listed(words.quantity_words)}",
            "quantity",
            wrong=unit,
        )
    return Amount(int(number), quantity)


def _title(text: str, words: Words) -> str:
    if text != words.manifest.title:
        raise Slip(
            f"this rulebook's game is not called {text}",
            (),
            f"write:  a game of {words.manifest.title}",
            "title",
        )
    return text


def _question(text: str, words: Words) -> Question:
    for kind, question in words.manifest.questions.items():
        if question == text:
            return Question(kind, question)
    known = list(words.manifest.questions.values())
    raise Slip(
        f"no player is ever asked `{text}`",
        (),
        f"nearest:  {nearest(text, known) or listed(known, 'or')}",
        "question",
    )


def _reason(text: str, words: Words) -> str:
    code = text.replace(" ", "-")
    if code not in words.manifest.reasons:
        known = [reason.replace("-", " ") for reason in words.manifest.reasons]
        raise Slip(
            f"no refusal reads `{text}`",
            (),
            f"nearest:  {nearest(text, known) or listed(known, 'or')}",
            "reason",
        )
    return code


#: How a planned answer says that an option is declined, and that an offer is taken.
NOTHING, YES = "nothing", "yes"

#: What can be chosen: something by its name, a numbered part of it, or an offer.
_CHOICE = rf"{NAME}|[a-z]+ \d+ of {NAME}|{YES}"


def _choices(text: str, _: Words) -> list[str | None]:
    return [None if name == NOTHING else name for name in text.split(", then ")]


def _write_choices(choices: list[str | None]) -> str:
    return ", then ".join(choice or NOTHING for choice in choices)


def counted(name: str, one: str, many: str) -> Kind:
    """A kind for a number of things, written with its unit: ``1 figure``, ``2 figures``."""
    return Kind(
        name,
        rf"\d+ (?:{many}|{one})",
        lambda text, _: int(text.partition(" ")[0]),
        partial(_write_counted, one, many),
        f"2 {many}",
    )


def _write_counted(one: str, many: str, number: int) -> str:
    return f"{number} {one if number == 1 else many}"


def _same(text: str, _: Words) -> str:
    return text


def _numbers(text: str, _: Words) -> list[int]:
    return [] if text == "nothing" else [int(part) for part in re.split(r", | and ", text)]


def _write_numbers(numbers: list[int]) -> str:
    return listed([str(number) for number in numbers]) or "nothing"


KINDS = {
    kind.name: kind
    for kind in (
        Kind("Name", NAME, _same, str, "Hoplites"),
        Kind(
            "Names",
            rf"{NAME}(?:, {NAME})*(?: and {NAME})?",
            _names,
            listed,
            "Ada, Ben and Cy",
        ),
        Kind("Number", r"\d+", lambda text, _: int(text), str, "2"),
        Kind(
            "Numbers",
            r"nothing|\d+(?:, \d+)*(?: and \d+)?",
            _numbers,
            _write_numbers,
            "6, 5 and 2",
        ),
        Kind("Title", r"[A-Z].*?", _title, str, "Arcane Legions"),
        Kind(
            "Cards",
            rf'{NAME}: "[^"]*"(?:(?:, | and ){NAME}: "[^"]*")*',
            _cards,
            lambda cards: listed([f'{card.name}: "{card.text}"' for card in cards]),
            'Tribute: "Whenever ..."',
        ),
        Kind(
            "Amount",
            r"\d+ [a-zA-Z][a-zA-Z ]*",
            _amount,
            str,
            "2 victory points",
        ),
        Kind("Question", r"wh[a-z][^:]*", _question, str, "which ability to resolve next"),
        Kind(
            "Reason",
            r"[a-z][a-z ]*",
            _reason,
            lambda reason: reason.replace("-", " "),
            "abilities are pending",
        ),
        Kind(
            "Choices",
            rf"(?:{_CHOICE}|{NOTHING})(?:, then (?:{_CHOICE}|{NOTHING}))*",
            _choices,
            _write_choices,
            "Spite, then Vigil, then nothing",
        ),
        Kind("Choice", _CHOICE, _same, str, "Spite"),
        # Words that carry no value and agree with what stands before them: one, then several.
        Kind("Has", r"has|have", _same, str, "has"),
        Kind("Is", r"is|are", _same, str, "is"),
    )
}


def example(hole: str, kind: Kind, words: Words) -> str:
    """What might stand in a hole of a sentence, in the words of the rulebook if it has some."""
    said = words.manifest.examples.get(hole, "")
    return said if re.fullmatch(kind.pattern, said) else kind.example
