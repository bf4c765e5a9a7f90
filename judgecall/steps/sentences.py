"""A sentence: a template, and the function that carries it out on a table.

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
import re

import parse

from judgecall.steps.kinds import KINDS

if TYPE_CHECKING:
    from judgecall.steps.kinds import Kind
    from judgecall.steps.rows import RowsKind
    from judgecall.table import Table
    from judgecall.wording import Words

#: Carries out a sentence; receives the table, then the values of its template by name.
Function = Callable[..., None]
#: What `@given`, `@when` and `@then` give back: they leave the function as it is.
Declare = Callable[[Function], Function]


class _Template:
    """One wording of a sentence, compiled."""

    def __init__(self, text: str, kinds: dict[str, Kind]) -> None:
        self.text = text
        self.fields: list[tuple[str, Kind]] = []
        literals: list[str] = []
        for literal, name, spec, _ in Formatter().parse(text):
            literals.append(literal)
            if name is not None:
                self.fields.append((name, kinds[spec or ""]))
        #: A cheap test that spares most regular expressions: the longest fixed words.
        self.landmark = max(literals, key=len)
        readers = {kind.name: _matcher(kind) for _, kind in self.fields}
        self._parser = parse.compile(text, readers, case_sensitive=True)

    def match(self, text: str) -> dict[str, str] | None:
        """Match a whole line; the raw values by name."""
        if self.landmark not in text:
            return None
        found = self._parser.parse(text, evaluate_result=True)
        return None if found is None else found.named

    def write(self, values: dict[str, Any]) -> str:
        """Put values back into the template."""
        text = ""
        fields = iter(self.fields)
        for literal, name, _, _ in Formatter().parse(self.text):
            text += literal
            if name is not None:
                _, kind = next(fields)
                text += kind.write(values[name]) if name else kind.example
        return text


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
    def _wordings(self) -> list[tuple[_Template, bool]]:
        kinds = KINDS | {kind.name: kind for kind in self.kinds}
        wordings = [(_Template(self.template, kinds), False)]
        if self.attempt:
            wordings.append((_Template(self.attempt, kinds), True))
        return wordings

    def match(self, text: str) -> tuple[dict[str, str], bool] | None:
        """Match a line: its raw values, and whether it is only an attempt."""
        for template, attempt in self._wordings:
            values = template.match(text)
            if values is not None:
                return values, attempt
        return None

    def read(self, raw: dict[str, str], words: Words) -> dict[str, Any]:
        """Turn matched texts into the values that the function receives."""
        kinds = dict(self._wordings[0][0].fields)
        return {name: kinds[name].read(text, words) for name, text in raw.items()}

    def write(self, *, attempt: bool = False, **values: Any) -> str:  # noqa: ANN401
        """Say the sentence with these values."""
        return self._wordings[attempt][0].write(values)

    @property
    def shown(self) -> str:
        """The template as people read it: ``{unit} has {amount}``."""
        return shown(self.template)


def shown(template: str) -> str:
    """Take the kinds out of a template."""
    said = re.sub(r"\{:(\w+)\}", lambda found: KINDS[found[1]].example, template)
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", said)


@dataclass(frozen=True, slots=True)
class Bound:
    """A line of a scenario, ready to be carried out."""

    sentence: Sentence
    values: dict[str, Any]

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
