"""
From a text that does not read to the error that helps its writer.

Only a wrong text comes here, so this may take its time; reading right ones stays fast.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING
import re

from judgecall.cardtext.errors import END, CardTextError
from judgecall.cardtext.repair import repaired
from judgecall.cardtext.words import MARKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgecall.cardtext.repair import Repair
    from judgecall.cardtext.structure import Structure, Wording
    from judgecall.cardtext.walk import Place, Walk
    from judgecall.cardtext.words import Word

#: By how much the changes that begin before the slip must be fewer.
_CLEARLY = 1.0

#: Words that only join others.
_JOINING = {"and", "then", *MARKS}

_SLOT = re.compile(r"\{\w+\}(?:'s)?")


@dataclass(frozen=True)
class Slip:
    """A text that does not read, and where it stops."""

    structure: Structure
    walk: Walk
    text: str
    #: Says a right text in its canonical words.
    canonical: Callable[[str], str]
    vocabulary: Iterable[Wording]

    def error(self) -> CardTextError:
        """Say where the text stops to read, what a card says there, and what may be meant."""
        word = self.words[self.index] if self.index < len(self.words) else None
        return CardTextError(
            text=self.text,
            column=word.column if word else len(self.text),
            sentence=self._sentence(),
            expected=self._expected(),
            nearest=self._nearest(),
            example=None if self._meant else self._example,
            width=len(word.text) if word else 1,
            meant=self._meant,
        )

    @cached_property
    def words(self) -> list[Word]:
        """The words of the text."""
        return self.structure.lexicon.split(self.text)

    @cached_property
    def _reach(self) -> tuple[Place, int]:
        places = [self.walk.start]
        for index, word in enumerate(self.words):
            there = self.walk.step(places[-1], word.terminal)
            if there is None:
                # A capital made a name of the word before, and that name leads nowhere.
                misread = index and self.structure.lexicon.is_slip_of_case(self.words[index - 1])
                return (places[-2], index - 1) if misread else (places[-1], index)
            places.append(there)
        return places[-1], len(self.words)

    @property
    def place(self) -> Place:
        """How far the walk goes."""
        return self._reach[0]

    @property
    def index(self) -> int:
        """The number of the word that does not read; that of words if more must come."""
        return self._reach[1]

    @cached_property
    def _marks(self) -> list[int]:
        return [number for number, word in enumerate(self.words) if word.text in MARKS]

    @cached_property
    def _first(self) -> int:
        """The number of the word after the last mark before the slip."""
        return max((mark + 1 for mark in self._marks if mark < self.index), default=0)

    @cached_property
    def passage(self) -> list[Word]:
        """The words from the last mark before the slip to the first one after it."""
        end = min((mark for mark in self._marks if mark >= self.index), default=len(self.words))
        return self.words[self._first : end]

    @property
    def _at_mark(self) -> bool:
        """Whether the last word that reads is a mark."""
        return self.index > 0 and self.words[self.index - 1].text in MARKS

    def _sentence(self) -> str:
        if not self.words:
            return "this card text is empty"
        stopped = self.words[self.index :]
        nothing = stopped and set(stopped[0].text.lstrip("+-")) == {"0"}
        if nothing and not {"NUMBER", "CHANGE"}.isdisjoint(self._terminals):
            return "a card never says 0, for what does not happen is not written"
        if self.index == 0:
            return "this card text does not read from its first word on"
        begin = self.words[0] if self._at_mark else self.passage[0]
        last = self.words[self.index - 1]
        read = " ".join(self.text[begin.column : last.column + len(last.text)].split())
        verb = "does not read" if stopped else "stops too early"
        return f'this card text {verb} after "{read}"'

    @cached_property
    def _terminals(self) -> list[str]:
        return self.walk.terminals(self.place)

    def _expected(self) -> tuple[str, ...]:
        """Name what may stand here, by the largest parts of the grammar that begin here."""
        structure = self.structure
        parts = [part for part in self.walk.parts(self.place) if structure.label(part)]
        begun = {name for part in parts for name in structure.beginnings(part)}
        largest = [part for part in parts if part not in begun]
        order = {name: number for number, name in enumerate(structure.slots)}
        largest.sort(key=lambda part: order.get(part.partition("{")[0], len(order)))
        covered = {name for part in largest for name in structure.beginnings(part)}
        labels = [structure.label(part) or part for part in largest]
        labels += [
            slot.label if (slot := structure.slot(terminal)) else f'"{self._onwards(terminal)}"'
            for terminal in self._terminals
            if terminal not in covered and structure.word(terminal) != "."
        ]
        if self.walk.may_end(self.place):
            labels.append(END)
        return tuple(dict.fromkeys(labels))

    def _onwards(self, terminal: str) -> str:
        """Say a word together with those that must follow it before anything is filled in."""
        said = [self.structure.word(terminal)]
        there = self.walk.step(self.place, terminal)
        while there and not self.walk.may_end(there) and not self.walk.parts(there):
            following = self.walk.terminals(there)
            word = self.structure.word(following[0])
            if len(following) > 1 or word in MARKS or following[0] in self.structure.samples:
                break
            said.append(word)
            there = self.walk.step(there, following[0])
        return " ".join(said)

    @cached_property
    def _mended(self) -> Repair | None:
        """The text with changes from the slip on."""
        rest = self.words[self.index :]
        found = repaired(self.structure, self.walk, rest, self.place)
        return found or repaired(self.structure, self.walk, [], self.place)

    @cached_property
    def _example(self) -> str | None:
        """Show the passage in which the text stops as a card might say it."""
        if self._mended is None:
            return None
        return self._shown(self.index, self._mended.rest)

    @cached_property
    def _meant(self) -> str | None:
        """Show the passage as it is meant if fewer changes are needed before the slip."""
        if self._mended is None or not self.index:
            return None
        # Where nothing of a passage reads, the passage before it may lack what leads on.
        before = [mark + 1 for mark in self._marks if mark + 1 < self.index]
        first = max(before, default=0)
        place = self.walk.start
        for word in self.words[:first]:
            place = self.walk.step(place, word.terminal) or place
        found = repaired(self.structure, self.walk, self.words[first:], place)
        if found is None or found.cost > self._mended.cost - _CLEARLY:
            return None
        return self._shown(first, found.rest)

    def _shown(self, kept: int, rest: str) -> str:
        """Show the passage in question of a text that keeps its first words and ends otherwise."""
        read = [word.text for word in self.words[:kept]]
        passages = re.split(r"(?<=[,:;]) ", self.canonical(" ".join([*read, rest])))
        first = min(_count_marks(read), len(passages) - 1)
        end = first + 1 + _count_marks(word.text for word in self.words[kept : self.index])
        if self.index < len(self.words) or self._between:
            # A mark that was missing is shown with what it parts.
            left = _count_marks(word.text for word in self.words[kept + 1 :])
            end += max(_count_marks(rest.split()) - left, 0)
        shown = " ".join(passages[first:end]).rstrip(",:;")
        return shown if self._at_mark else shown.removeprefix("then ")

    @property
    def _between(self) -> bool:
        """Whether nothing but a mark may stand at the slip."""
        possible = {self.structure.word(terminal) for terminal in self._terminals}
        return possible <= MARKS and not self.walk.may_end(self.place)

    def _nearest(self) -> str | None:
        """Find the wording nearest to the passage; names, numbers and case don't count."""
        said = " ".join(
            word.text.lower()
            for word in self.passage
            if word.terminal not in self.structure.samples
            or self.structure.lexicon.is_slip_of_case(word)
        )
        said = said.removeprefix("then ").removeprefix("you may ")
        forms = {_bare(wording.form): wording.form for wording in self.vocabulary}
        telling = [form for form in forms if not set(form.split()) <= _JOINING]
        near = get_close_matches(said, telling, n=1, cutoff=0.8)
        if near:
            return forms[near[0]]
        rest = " ".join(word.text for word in self.passage[self.index - self._first :])
        ending = (forms[form] for form in forms if " " in rest and form.endswith(f" {rest}"))
        return next(ending, None)


def _count_marks(words: Iterable[str]) -> int:
    return sum(word in MARKS for word in words)


def _bare(form: str) -> str:
    return " ".join(_SLOT.sub("", form).lower().split())
