"""
The text that the writer may have meant.

From the word at which a text stops to read, the fewest changes are sought that let it go on
to its end: a word left out, a word put in, a word in place of another, one word of two. Words
that look alike change places more readily.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from judgecall.cardtext.words import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgecall.cardtext.structure import Structure
    from judgecall.cardtext.walk import Place, Walk
    from judgecall.cardtext.words import Word

_NUMERALS = dict(
    zip(
        ("a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
        map(str, (1, *range(1, 11))),
        strict=True,
    )
)

_LEFT_OUT = 1.0
_PUT_IN = 1.0
_PUT_IN_OF_NEED = 0.6
_OTHER_WORD = 1.4
_SAME_BUT_FOR_CASE = 0.1
_MADE_OF_IT = 0.7
_DOUBTFUL_NAME = 1.2

#: Beyond so many tries no advice is worth the wait.
_TRIES = 3000


class Repair(NamedTuple):
    """The rest of a text, changed so that the text reads to its end."""

    rest: str
    #: How much was changed.
    cost: float


def repaired(structure: Structure, walk: Walk, words: list[Word], place: Place) -> Repair | None:
    """
    Find the fewest changes that let a text read to its end.

    `words` are those that may be changed, `place` is where the walk stands before them.
    """
    serial = count()
    waiting: list[tuple[float, int, Place, int, tuple[str, ...]]] = []
    heappush(waiting, (0.0, next(serial), place, 0, ()))
    seen: set[tuple[Place, int]] = set()
    for _ in range(_TRIES):
        if not waiting:
            return None
        cost, _number, here, index, said = heappop(waiting)
        if (here, index) in seen:
            continue
        seen.add((here, index))
        if index == len(words) and walk.may_end(here):
            return Repair(" ".join(said), cost)
        rest = words[index : index + 2]
        for extra, terminal, text, used in _changes(structure, walk.terminals(here), rest):
            there = walk.step(here, terminal) if terminal else here
            if there is not None:
                way = (*said, text) if text else said
                heappush(waiting, (cost + extra, next(serial), there, index + used, way))
    return None


def _changes(
    structure: Structure, terminals: list[str], rest: list[Word]
) -> Iterator[tuple[float, str, str, int]]:
    """Each way to go on: its cost, the terminal and text it says, the words it uses up."""
    word = rest[0] if rest else None
    if word:
        kept = _DOUBTFUL_NAME if structure.lexicon.is_slip_of_case(word) else 0.0
        yield kept, word.terminal, word.text, 1
        yield _LEFT_OUT, "", "", 1
    for terminal in terminals:
        text = structure.word(terminal)
        yield (_PUT_IN if len(terminals) > 1 else _PUT_IN_OF_NEED), terminal, text, 0
        if word:
            yield (*_instead(structure, terminal, text, word.text), 1)
    if [word for word in rest if word.terminal == UNKNOWN and len(rest) > 1]:
        yield from _joined(structure, terminals, *rest)


def _joined(
    structure: Structure, terminals: list[str], word: Word, following: Word
) -> Iterator[tuple[float, str, str, int]]:
    """Two words that are one: `+ 2`, `close combat`. Names are never made so."""
    for sign in ("", "-"):
        text = word.text + sign + following.text
        terminal = structure.lexicon.terminal(text)
        if terminal in terminals and not text[0].isupper():
            yield _MADE_OF_IT, terminal, text, 2


def _instead(
    structure: Structure, terminal: str, sample: str, word: str
) -> tuple[float, str, str]:
    """How much it costs to say a terminal in place of a word, and the text that then stands."""
    if terminal in structure.lexicon.fixed:
        likeness = SequenceMatcher(None, word.lower(), sample.lower()).ratio()
        return max(_OTHER_WORD - 1.3 * likeness, _SAME_BUT_FOR_CASE), terminal, sample
    lexicon = structure.lexicon
    capitalised = word[:1].upper() + word[1:] if lexicon.terminal(word) == UNKNOWN else ""
    number = _NUMERALS.get(word.lower(), "")
    for meant in (number, capitalised, f"+{number or word}", f"{capitalised or word}'"):
        if lexicon.terminal(meant) == terminal:
            return _MADE_OF_IT, terminal, meant
    return _OTHER_WORD, terminal, sample
