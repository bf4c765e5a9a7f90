"""
A grammar looked at as data: its wordings, and a text that shows each.

The vocabulary on the documentation page and the advice in an error come from here, and so
from the very rules that read card texts. Nobody keeps a second list.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import chain, pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lark import Lark
    from lark.grammar import Rule

    from judgecall.cardtext.words import Lexicon


class Slot(NamedTuple):
    """A part of the grammar that a reader sees as one thing to fill in."""

    #: What an error calls it: "a unit".
    label: str
    #: How a wording shows it: `{unit}`; without one the wording shows what it holds.
    placeholder: str | None = None
    #: What a wording adds to it: `{unit}'s`.
    ending: str = ""


class Wording(NamedTuple):
    """One line of the vocabulary."""

    #: The wording with its parts to fill in: `deal {amount} damage to {unit}`.
    form: str
    #: A whole card text that uses it.
    example: str


@dataclass(frozen=True)
class Structure:
    """The rules of one grammar and the words they are made of. No rule of ours is empty."""

    lark: Lark
    lexicon: Lexicon
    slots: Mapping[str, Slot]
    #: What stands for a name or a number in an example, and what for a second one.
    samples: Mapping[str, tuple[str, ...]]
    #: What stands for a rule in an example of another, where the shortest would not be telling.
    typical: Mapping[str, str]

    @cached_property
    def rules(self) -> dict[str, list[Rule]]:
        """The alternatives of every rule, in the order in which the grammar gives them."""
        found: dict[str, list[Rule]] = {}
        for rule in self.lark.rules:
            found.setdefault(rule.origin.name, []).append(rule)
        return {name: sorted(rules, key=lambda rule: rule.order) for name, rules in found.items()}

    def alternatives(self, phrase: str) -> list[Rule]:
        """The alternatives of a rule; for a template, those of all that was made of it."""
        alike = [name for name in self._reached if name.partition("{")[0] == phrase]
        return [rule for name in alike for rule in self.rules[name]]

    def slot(self, part: str) -> Slot | None:
        """What a reader sees in a rule of the grammar, whatever it was instantiated with."""
        return self.slots.get(part.partition("{")[0])

    def word(self, terminal: str) -> str:
        """Give a word that the terminal reads."""
        return self.lexicon.fixed.get(terminal) or self.samples[terminal][0]

    def form(self, rule: Rule) -> str:
        """Show an alternative with its parts to fill in, but for a comma that parts it off."""
        return _spaced([self._shown(symbol.name) for symbol in rule.expansion]).removesuffix(",")

    def _shown(self, name: str) -> str:
        slot = self.slot(name)
        if slot and slot.placeholder:
            return f"{{{slot.placeholder}}}{slot.ending}"
        if name in self.rules:
            return self.form(self.rules[name][0])
        return self.word(name)

    def label(self, part: str) -> str | None:
        """Say what an error calls a rule: its slot's label, or the words it is made of."""
        slot = self.slot(part)
        if slot:
            return slot.label
        shown = self._shown(part) if part.startswith("_") else "{"
        return None if "{" in shown else f'"{shown}"'

    def beginnings(self, part: str) -> frozenset[str]:
        """Every rule and terminal that a rule may begin with, itself left out."""
        found: set[str] = set()
        waiting = [part]
        while waiting:
            for rule in self.rules.get(waiting.pop(), ()):
                name = rule.expansion[0].name
                if name not in found:
                    found.add(name)
                    waiting.append(name)
        return frozenset(found - {part})

    @cached_property
    def _shortest(self) -> dict[str, list[str]]:
        typical = {
            name: [word.text for word in self.lexicon.split(text)]
            for name, text in self.typical.items()
        }
        shortest: dict[str, list[str]] = dict(typical)
        improved = True
        while improved:
            improved = False
            for name, rules in self.rules.items():
                for rule in rules if name not in typical else ():
                    words = self._yield(rule, shortest)
                    if words and (name not in shortest or len(words) < len(shortest[name])):
                        shortest[name] = words
                        improved = True
        return shortest

    def _yield(self, rule: Rule, known: Mapping[str, list[str]]) -> list[str] | None:
        symbols = [symbol.name for symbol in rule.expansion]
        if any(name in self.rules and name not in known for name in symbols):
            return None
        return self._said(symbols, known)

    def _said(self, symbols: list[str], known: Mapping[str, list[str]]) -> list[str]:
        """Give words for each symbol, and other names to one that comes twice."""
        said: list[list[str]] = []
        for name in symbols:
            words = known[name] if name in self.rules else [self.word(name)]
            said.append(self._otherwise(words, said))
        return list(chain.from_iterable(said))

    def _otherwise(self, words: list[str], said: list[list[str]]) -> list[str]:
        """Say the same of others if it is said already and there are samples of others."""
        if words not in said:
            return words
        following = {one: other for all_ in self.samples.values() for one, other in pairwise(all_)}
        otherwise = [following.get(word, word) for word in words]
        return words if otherwise == words else self._otherwise(otherwise, said)

    def example(self, rule: Rule) -> str:
        """Give a short whole text in which an alternative is used, as the grammar spells it."""
        words: list[str] = []
        said: list[list[str]] = []
        for symbol in rule.expansion:
            said.append(self._unlike(symbol.name, said))
            words += said[-1]
        name = rule.origin.name
        while name in self._parents:
            before, name, after = self._parents[name]
            words = [*before, *words, *after]
        return _spaced(words)

    def _unlike(self, symbol: str, said: list[list[str]]) -> list[str]:
        """Find words for a symbol, others than those that the example says already."""
        first = self._words([symbol])
        ways = (self._yield(rule, self._shortest) for rule in self.rules.get(symbol, ()))
        if first not in said:
            return first
        if symbol in self.typical:
            return self._otherwise(first, said)
        other = next((words for words in ways if words and words not in said), None)
        return other or self._otherwise(first, said)

    @cached_property
    def _reached(self) -> list[str]:
        """Every rule, the nearer to the whole text the earlier."""
        reached = ["start"]
        for above in reached:
            for rule in self.rules[above]:
                for symbol in rule.expansion:
                    if symbol.name in self.rules and symbol.name not in reached:
                        reached.append(symbol.name)
        return reached

    @cached_property
    def _parents(self) -> dict[str, tuple[list[str], str, list[str]]]:
        """For every rule but the first: the words around it in the nearest rule above."""
        found: dict[str, tuple[list[str], str, list[str]]] = {}
        for above in self._reached:
            for rule in self.rules[above]:
                symbols = [symbol.name for symbol in rule.expansion]
                for index, name in enumerate(symbols):
                    if name in self.rules and name not in {"start", *found}:
                        before, after = symbols[:index], symbols[index + 1 :]
                        found[name] = (self._words(before), above, self._words(after))
        return found

    def _words(self, symbols: list[str]) -> list[str]:
        return self._said(symbols, self._shortest)


def _spaced(words: list[str]) -> str:
    return (
        " ".join(words).replace(" ,", ",").replace(" .", ".").replace(" :", ":").replace(" ;", ";")
    )
