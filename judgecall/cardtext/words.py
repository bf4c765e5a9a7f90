"""
The words of a card text.

Texts are cut into words before any grammar looks at them, so that no word is ever split:
"downed" is never "down" with something left over, and a slip is pointed at as a whole word.
A word that the grammar uses is that word and nothing else; what is left may be a name or a
number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
import re

from lark import Token
from lark.lexer import Lexer, PatternRE, PatternStr
import attrs

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from lark.common import LexerConf
    from lark.lexer import TerminalDef

#: The words of a text that are signs; they end a passage.
MARKS = frozenset(",.:;")

_WORD = re.compile(r"[,.:;]|[^\s,.:;]+")

#: Typographic signs, and the plain ones that the grammars use.
_PLAIN = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{MINUS SIGN}": "-"})

#: The terminal of a word that the grammar has no use for.
UNKNOWN = "UNKNOWN"


@attrs.frozen
class Word:
    """One word or mark of a card text, and where it stands."""

    text: str
    column: int
    #: What the grammar takes it for.
    terminal: str


class Lexicon:
    """The words that a grammar knows, taken from the grammar itself."""

    def __init__(self, terminals: Collection[TerminalDef]) -> None:
        #: Each fixed word, by its terminal.
        self.fixed = {
            terminal.name: terminal.pattern.value
            for terminal in terminals
            if isinstance(terminal.pattern, PatternStr)
        }
        self._terminals = {text: name for name, text in self.fixed.items()}
        self._open = [
            (terminal.name, re.compile(terminal.pattern.to_regexp()))
            for terminal in terminals
            if isinstance(terminal.pattern, PatternRE)
        ]

    def terminal(self, word: str) -> str:
        """Say what the grammar takes a word for."""
        if word in self._terminals:
            return self._terminals[word]
        fitting = (name for name, pattern in self._open if pattern.fullmatch(word))
        return next(fitting, UNKNOWN)

    def is_slip_of_case(self, word: Word) -> bool:
        """Whether a word that passes for a name is one of the grammar's words with a capital."""
        return word.terminal not in self.fixed and word.text.lower() in self._terminals

    def split(self, text: str) -> list[Word]:
        """Cut a text into its words. Typographic signs count as the plain ones."""
        plain = text.translate(_PLAIN)
        found = ((match[0], match.start()) for match in _WORD.finditer(plain))
        return [Word(word, column, self.terminal(word)) for word, column in found]


class WordLexer(Lexer):
    """The door through which Lark gets the words."""

    def __init__(self, lexer_conf: LexerConf) -> None:
        self._lexicon = Lexicon(lexer_conf.terminals)

    def lex(self, text: str) -> Iterator[Token]:  # type: ignore[override]  # as Lark documents it
        """Give Lark one token per word."""
        for word in self._lexicon.split(text):
            yield Token(word.terminal, word.text, start_pos=word.column)
