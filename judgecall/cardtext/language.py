"""
The language of one rulebook's cards: a grammar, what it means, and how to say it.

A rulebook's module gives the grammar's file, a reader that turns what the grammar found into
an ability, and a renderer that goes the other way. Everything else follows from the grammar.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from lark import Lark, UnexpectedInput

from judgecall.cardtext.diagnosis import Slip
from judgecall.cardtext.structure import Structure, Wording
from judgecall.cardtext.walk import Walk
from judgecall.cardtext.words import Lexicon, WordLexer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lark import Token, Transformer

    from judgecall.cardtext.structure import Slot

#: An ability as it goes over the wire.
Ability = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Language:
    """How the cards of one rulebook speak."""

    #: The grammar's file in the folder `grammars`.
    grammar: str
    #: Makes an ability of what the grammar found.
    reader: Callable[[], Transformer[Token, Ability]]
    #: Says an ability in the canonical words.
    render: Callable[[Mapping[str, Any]], str]
    #: The parts of the grammar that a reader sees as one thing to fill in, in reading order.
    slots: Mapping[str, Slot]
    #: The rules whose aliased alternatives make the vocabulary, in reading order.
    phrases: tuple[str, ...]
    #: What stands for a name or a number in an example, the more for those that speak of several.
    samples: Mapping[str, tuple[str, ...]]
    #: What stands for a rule in an example of another, where the shortest would not be telling.
    typical: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def lark(self) -> Lark:
        """The compiled grammar."""
        return Lark.open_from_package(
            "judgecall.cardtext",
            self.grammar,
            ("grammars",),
            parser="lalr",
            lexer=WordLexer,
            transformer=self.reader(),
        )

    @cached_property
    def structure(self) -> Structure:
        """The compiled grammar as data."""
        lexicon = Lexicon(self.lark.terminals)
        return Structure(self.lark, lexicon, self.slots, self.samples, self.typical)

    def parse(self, text: str) -> Ability:
        """Read a card text; one that no card would say raises `CardTextError`."""
        try:
            return self._read(text)
        except UnexpectedInput:
            walk = Walk(self.lark)
            slip = Slip(self.structure, walk, text, self._canonical, self.vocabulary)
            raise slip.error() from None

    def _read(self, text: str) -> Ability:
        ability: Ability = self.lark.parse(text)  # type: ignore[assignment]  # by the reader
        return ability

    def _canonical(self, text: str) -> str:
        return self.render(self._read(text))

    @cached_property
    def vocabulary(self) -> tuple[Wording, ...]:
        """Every wording of the grammar once, with a card text that uses it."""
        found: dict[str, Wording] = {}
        for phrase in self.phrases:
            shown: set[str] = set()
            for rule in self.structure.alternatives(phrase):
                form = self.structure.form(rule)
                if rule.alias is None or rule.alias in shown or form in found:
                    continue
                shown.add(rule.alias)
                example = self._canonical(self.structure.example(rule))
                found[form] = Wording(form, example)
        return tuple(found.values())
