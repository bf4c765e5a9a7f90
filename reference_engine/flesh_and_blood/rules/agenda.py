"""In which order the parts of a dependent substage are looked at."""

from __future__ import annotations

from collections import defaultdict
from heapq import heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from reference_engine.flesh_and_blood.cards import Card
    from reference_engine.flesh_and_blood.effects import Group, Part

    #: Whom a part is about: every card that fits, or the card of this name.
    About = Group | str | None


class Agenda:
    """
    The parts that are still to be looked at, always the oldest first.

    What has been looked at was applied to every card that it could be. So it waits until a
    card begins to fit that it was not applied to.
    """

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts
        #: The positions of what is to be looked at: a heap, as all lists in order are.
        self._left = [*range(len(parts))]
        #: The positions of what waits for newcomers, by whom it is about.
        self._waiting: dict[About, list[int]] = defaultdict(list)

    def __iter__(self) -> Iterator[Part]:
        while self._left:
            position = heappop(self._left)
            part = self._parts[position]
            self._waiting[part.group or part.scope.card].append(position)
            yield part

    def bring_back(self, newcomers: Callable[[About], Collection[Card]]) -> None:
        """Let what waits for newcomers be looked at again, as far as there are any for it."""
        for about, waiting in self._waiting.items():
            joining = newcomers(about) if waiting else ()
            if joining:
                again = {n for n in waiting if not self._parts[n].done.issuperset(joining)}
                self._waiting[about] = [n for n in waiting if n not in again]
                for position in again:
                    heappush(self._left, position)
