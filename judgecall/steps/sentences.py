"""
A sentence: a template, and the function that carries it out on a table.

    @when("{player:Name} chooses {choice:Choice}")
    def _(table: Table, player: str, choice: str) -> None: ...

The template is matched by the `parse` library and, with values put in, rendered back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from string import Formatter
from typing import TYPE_CHECKING, Any

import parse

from judgecall.steps.fitting import Hole, Word, parts_of
from judgecall.steps.kinds import KINDS
from judgecall.steps.slips import Slip

if TYPE_CHECKING:
    from judgecall.rulebook.excerpt import Span
    from judgecall.steps.fitting import Part
    from judgecall.steps.kinds import Kind
    from judgecall.steps.rows import RowsKind
    from judgecall.table import Table
    from judgecall.wording import Words

#: Carries out a sentence; receives the table, then the values of its template by name.
Function = Callable[..., None]
#: What `@given`, `@when` and `@then` give back: they leave the function as it is.
Declare = Callable[[Function], Function]


@dataclass(frozen=True, slots=True)
class Match:
    """A line that a wording fits: what stands in its holes, and where."""

    texts: dict[str, str]
    spans: dict[str, Span]
    #: Whether the line only tries what the sentence does.
    attempt: bool = False


class Wording:
    """One template of a sentence, compiled."""

    def __init__(self, template: str, kinds: dict[str, Kind], *, attempt: bool = False) -> None:
        self.template = template
        self.attempt = attempt
        self._pieces: list[tuple[str, str | None, Kind | None]] = [
            (literal, name, None if name is None else kinds[spec or ""])
            for literal, name, spec, _ in Formatter().parse(template)
        ]
        #: The kind of each value, by the name of its hole. A word that agrees has no name.
        self.kinds = {name: kind for _, name, kind in self._pieces if name and kind}
        #: A cheap test that spares most regular expressions: the longest fixed words.
        self.landmark = max((literal for literal, *_ in self._pieces), key=len)
        readers = {kind.name: _matcher(kind) for *_, kind in self._pieces if kind}
        self._parser = parse.compile(template, readers, case_sensitive=True)
        self._all_kinds = kinds

    def match(self, text: str) -> Match | None:
        """Match a whole line."""
        if self.landmark not in text:
            return None
        found = self._parser.parse(text, evaluate_result=True)
        if found is None:
            return None
        return Match(found.named, {name: found.spans[name] for name in found.named}, self.attempt)

    def write(self, values: dict[str, Any]) -> str:
        """Put values back into the template."""
        return self._filled(lambda name, kind: kind.write(values[name]))

    @property
    def shown(self) -> str:
        """The template as people read it: ``{unit} has {amount}``."""
        return self._filled(lambda name, _: f"{{{name}}}")

    def example(self, fill: Callable[[str, Kind], str]) -> str:
        """The sentence with an example in every hole."""
        return self._filled(fill)

    def _filled(self, fill: Callable[[str, Kind], str]) -> str:
        text = value = ""
        for literal, name, kind in self._pieces:
            text += literal
            if kind is not None:
                value = fill(name, kind) if name else kind.agreeing(value)
                text += value
        return text

    @cached_property
    def parts(self) -> list[Part]:
        """The wording in words and holes, for finding what a wrong line was meant to be."""

        def hole(name: str, spec: str) -> Part:
            pattern = self._all_kinds[spec].pattern
            return Hole(name, pattern) if name else Word(tuple(pattern.split("|")))

        return parts_of(self.template, hole)


def _matcher(kind: Kind) -> Callable[[str], str]:
    def match(text: str) -> str:
        return text

    match.pattern = kind.pattern  # type: ignore[attr-defined] # how `parse` takes a pattern
    return match


@dataclass(frozen=True, eq=False)
class Sentence:
    """One entry of the vocabulary."""

    #: ``given``, ``when`` or ``then``.
    kind: str
    template: str
    function: Function
    rows: RowsKind | None = None
    #: The wording in which the same thing is only tried, for Whens that can be refused.
    attempt: str | None = None
    kinds: tuple[Kind, ...] = ()

    @cached_property
    def wordings(self) -> list[Wording]:
        """The ways to say it: its template and, for some, how it is only tried."""
        kinds = KINDS | {kind.name: kind for kind in self.kinds}
        wordings = [Wording(self.template, kinds)]
        if self.attempt:
            wordings.append(Wording(self.attempt, kinds, attempt=True))
        return wordings

    def match(self, text: str) -> Match | None:
        """Match a line in any wording."""
        for wording in self.wordings:
            if (found := wording.match(text)) is not None:
                return found
        return None

    def read(self, text: str, match: Match, words: Words) -> dict[str, Any]:
        """Turn matched texts into the values that the function receives."""
        kinds = self.wordings[0].kinds
        values: dict[str, Any] = {}
        for name, raw in match.texts.items():
            try:
                values[name] = kinds[name].read(raw, words)
            except Slip as slip:
                raise slip.within(text, match.spans[name]) from slip
        if self.attempt:
            values["attempt"] = match.attempt
        return values

    def write(self, *, attempt: bool = False, **values: Any) -> str:  # noqa: ANN401
        """Say the sentence with these values."""
        return self.wordings[attempt].write(values)

    @property
    def shown(self) -> str:
        """The template as people read it: ``{unit} has {amount}``."""
        return self.wordings[0].shown


@dataclass(frozen=True, slots=True)
class Bound:
    """A line of a scenario, ready to be carried out."""

    sentence: Sentence
    values: dict[str, Any]
    match: Match

    @property
    def is_attempt(self) -> bool:
        """Whether the line only tries something."""
        return bool(self.values.get("attempt"))

    def run(self, table: Table) -> None:
        """Carry the sentence out on a table."""
        table.turn_to(self.sentence.kind)
        self.sentence.function(table, **self.values)


class Sentences:
    """The sentences that one module declares."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.declared: list[Sentence] = []

    def given(self, template: str, *, rows: RowsKind | None = None) -> Declare:
        """Declare a sentence that places something before the game begins."""
        return self._declare("given", template, rows, None)

    def when(
        self,
        template: str,
        *,
        rows: RowsKind | None = None,
        attempt: str | None = None,
    ) -> Declare:
        """Declare a sentence that makes something happen, through the rules."""
        return self._declare("when", template, rows, attempt)

    def then(self, template: str, *, rows: RowsKind | None = None) -> Declare:
        """Declare a sentence that says what players can see or are asked."""
        return self._declare("then", template, rows, None)

    def _declare(
        self,
        kind: str,
        template: str,
        rows: RowsKind | None,
        attempt: str | None,
    ) -> Declare:
        def declare(function: Function) -> Function:
            sentence = Sentence(kind, template, function, rows, attempt, self.kinds)
            self.declared.append(sentence)
            return function

        return declare
