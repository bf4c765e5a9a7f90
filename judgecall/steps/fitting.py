"""
How a line lies against a sentence that it is not.

Word by word, the line is laid against a template so that as little as possible is wrong:
a word misspelt, too many, or missing; a value of the wrong kind. The template that needs
the least is the nearest, and what is wrong under it is what gets underlined.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING
import re

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from judgecall.rulebook.excerpt import Span

#: A card text counts as one word; so does the 's of a possessive, and each mark.
_TOKEN = re.compile(r"\"[^\"]*\"|'s\b|[A-Za-z0-9]+(?:['-](?!s\b)[A-Za-z0-9]+)*|[^\sA-Za-z0-9]")

# What each repair of a line costs.
_WORD, _MARK = 1.0, 0.3
_MISSPELT, _OTHER_CAPITALS = 1.3, 0.2
_WRONG_VALUE, _EACH_FURTHER_WORD = 0.9, 0.15
#: Words less alike than this are not taken for one another.
_ALIKE = 0.5


@dataclass(frozen=True, slots=True)
class Word:
    """A fixed word or mark of a template, with the forms in which it may be written."""

    forms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hole:
    """A value in a template: its name, and the pattern of its text."""

    name: str
    pattern: str


Part = Word | Hole


@dataclass(frozen=True, slots=True)
class Fit:
    """One line laid against one template."""

    cost: float = 0.0
    #: How many fixed words of the template the line has, misspelt ones included.
    shared: int = 0
    #: What is wrong in the line, from left to right.
    wrong: tuple[Span, ...] = ()
    #: Before which characters of the line something is missing.
    missing: tuple[int, ...] = ()
    #: The holes whose text is of the wrong kind, with that text.
    values: tuple[tuple[str, str], ...] = ()

    def costing(self, cost: float, **more: object) -> Fit:
        """The fit with one more repair."""
        fields = {"shared": self.shared, "wrong": self.wrong, "missing": self.missing}
        fields |= {"values": self.values} | more
        return Fit(self.cost + cost, **fields)  # type: ignore[arg-type] # named as the fields are


def words_of(literal: str) -> list[Word]:
    """The fixed words in a piece of a template."""
    return [Word((found,)) for found in _TOKEN.findall(literal)]


def parts_of(template: str, hole: Callable[[str, str], Part]) -> list[Part]:
    """Cut a template in braces into its words and, by name and specification, its holes."""
    parts: list[Part] = []
    for literal, name, spec, _ in Formatter().parse(template):
        parts += words_of(literal)
        if name is not None:
            parts.append(hole(name, spec or ""))
    return parts


def fit(line: str, parts: Sequence[Part]) -> Fit:
    """Lay a line against a template with as little wrong as possible."""
    return _Fitting(line, parts).best()


class _Fitting:
    """The search: the best fit of what is left of the line with what is left of the template."""

    def __init__(self, line: str, parts: Sequence[Part]) -> None:
        self.line = line
        self.tokens = [found.span() for found in _TOKEN.finditer(line)]
        self.parts = parts
        #: The best fit of the tokens from here on (row) with the parts from there on.
        self.fits = [[Fit()] * (len(parts) + 1) for _ in range(len(self.tokens) + 1)]

    def best(self) -> Fit:
        """Fill the table from its end, and read the answer at its beginning."""
        for at in range(len(self.tokens), -1, -1):
            for part in range(len(self.parts), -1, -1):
                if at < len(self.tokens) or part < len(self.parts):
                    self.fits[at][part] = min(
                        self.options(at, part),
                        key=lambda option: (option.cost, -option.shared),
                    )
        return self.fits[0][0]

    def options(self, at: int, part: int) -> Iterator[Fit]:
        """What may be done first, with the best that can follow it."""
        here = self.tokens[at] if at < len(self.tokens) else None
        if here is not None:
            # The line has a word too many.
            after = self.fits[at + 1][part]
            yield after.costing(_weight(self.line[slice(*here)]), wrong=(here, *after.wrong))
        if part == len(self.parts):
            return
        # The line lacks something.
        wanted = self.parts[part]
        after = self.fits[at][part + 1]
        place = here[0] if here is not None else len(self.line)
        weight = _weight(wanted.forms[0]) if isinstance(wanted, Word) else _WORD
        yield after.costing(weight, missing=(place, *after.missing))
        if here is not None and isinstance(wanted, Word):
            yield from self.word(here, wanted, self.fits[at + 1][part + 1])
        elif isinstance(wanted, Hole):
            yield from self.hole(at, wanted, part + 1)

    def word(self, here: Span, wanted: Word, after: Fit) -> Iterator[Fit]:
        """The word is the one that is wanted, or one that resembles it."""
        cost = min(_misspelling(self.line[slice(*here)], form) for form in wanted.forms)
        if cost < _WORD:
            wrong = (here, *after.wrong) if cost else after.wrong
            yield after.costing(cost, wrong=wrong, shared=after.shared + 1)

    def hole(self, at: int, wanted: Hole, part: int) -> Iterator[Fit]:
        """One or more words are the value that is wanted, or are meant to be."""
        for last in range(at, len(self.tokens)):
            start, end = self.tokens[at][0], self.tokens[last][1]
            text = self.line[start:end]
            after = self.fits[last + 1][part]
            if re.fullmatch(wanted.pattern, text):
                yield after
            else:
                yield after.costing(
                    _WRONG_VALUE + _EACH_FURTHER_WORD * (last - at),
                    wrong=((start, end), *after.wrong),
                    values=((wanted.name, text), *after.values),
                )


def _weight(word: str) -> float:
    return _WORD if word[0].isalnum() or word[0] == '"' else _MARK


@cache
def _misspelling(word: str, meant: str) -> float:
    if word == meant:
        return 0.0
    if word.casefold() == meant.casefold():
        return _OTHER_CAPITALS
    alike = SequenceMatcher(None, word, meant).ratio()
    return _MISSPELT * (1 - alike) if alike >= _ALIKE else 2 * _WORD


def is_near(line: str, found: Fit) -> bool:
    """Whether a fit is close enough to be what the writer had in mind."""
    some_is_right = joined(line, found.wrong) != [(0, len(line))]
    few_repairs = found.cost <= 0.5 * len(_TOKEN.findall(line)) + 0.5
    return found.shared > 0 and some_is_right and few_repairs


def joined(line: str, spans: Iterable[Span]) -> list[Span]:
    """Join spans between which only blanks stand, so that one underline runs through."""
    found: list[Span] = []
    for start, end in spans:
        if found and not line[found[-1][1] : start].strip():
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found
