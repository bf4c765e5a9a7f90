"""
A walk through a grammar, word by word.

Lark reads a text that is right. About one that is wrong more must be known than Lark tells:
what else could stand here, and with which few changes it would read. This module walks the
same parse table without building anything, so that such questions are cheap to try out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lark.parsers.lalr_analysis import Shift

if TYPE_CHECKING:
    from lark import Lark
    from lark.grammar import Rule

#: Where a walk stands: the states passed and not yet folded, the latest one last.
Place = tuple[int, ...]

_END = "$END"


class Walk:
    """The parse table of one grammar, to be walked."""

    def __init__(self, lark: Lark) -> None:
        conf = lark.parse_interactive("").parser_state.parse_conf
        self._states = conf.states
        self._end = conf.end_state
        #: Where every text begins.
        self.start: Place = (conf.start_state,)

    def step(self, place: Place, terminal: str) -> Place | None:
        """Go on by one word; nothing if no text goes on so."""
        states = list(place)
        while True:
            entry = self._states[states[-1]].get(terminal)
            if entry is None:
                return None
            action, arrival = entry
            if action is Shift:
                return (*states, arrival)
            self._fold(states, arrival)
            if terminal == _END and states[-1] == self._end:
                return tuple(states)

    def _fold(self, states: list[int], rule: Rule) -> None:
        """Let the states that one alternative has passed be one."""
        del states[len(states) - len(rule.expansion) :]
        states.append(self._states[states[-1]][rule.origin.name][1])

    def may_end(self, place: Place) -> bool:
        """Whether a text may end here."""
        return self.step(place, _END) is not None

    def terminals(self, place: Place) -> list[str]:
        """Every terminal that may stand here."""
        names = (name for name in self._states[place[-1]] if name.isupper() and name != _END)
        return sorted(name for name in names if self.step(place, name) is not None)

    def parts(self, place: Place) -> list[str]:
        """Every rule of the grammar that may begin here, whatever the words make of the rest."""
        states = list(place)
        while True:
            entries = self._states[states[-1]]
            folded = {arrival for action, arrival in entries.values() if action is not Shift}
            if len(folded) != 1 or any(action is Shift for action, _ in entries.values()):
                return sorted(name for name in entries if not name.isupper())
            self._fold(states, folded.pop())
