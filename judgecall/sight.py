"""
Who may see what: what each seat is told, held against what it is entitled to know.

Where cards lie face-down, an engine can play by every rule and yet give the game away. A
rulebook with hidden information says what a seat may know (its `Sight`). In every scenario of
it, all seats then look at the table after each request, and one that is told too much, or too
little, fails a scenario that would otherwise pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Protocol
import re

from judgecall.engines.faults import SaidIllegal
from judgecall.states import differences
from judgecall.stops import Mismatch
from judgecall.wording import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from judgecall.states import Place
    from judgecall.wording import Words

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sight:
    """What a rulebook says of hidden information; the module of its sentences has one."""

    #: From the full state, all events and a seat: the state and the events it may know.
    entitled: Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]], str], Json]
    #: What a seat is told, without what the engine may word as it likes.
    plain: Callable[[Json], Json]
    #: A place in the state and a value there, in words of the game.
    say: Callable[[Place, Any], str]


def look(
    sight: Sight,
    full: Json,
    seat: str,
    view: Json,
    say_event: Callable[[Json], str],
) -> None:
    """
    Hold what a seat is shown against the game in full, the state and all events.

    Raises `Mismatch` if the seat is told too much, or too little.
    """
    may = sight.entitled(full["state"], full["events"], seat)
    told = sight.plain(view)
    if changes := differences(may["state"], told["state"]):
        raise Mismatch(
            _sentence(seat, changes.values()),
            [sight.say(place, known) for place, (known, _) in changes.items()],
            [sight.say(place, shown) for place, (_, shown) in changes.items()],
        )
    if may["events"] != told["events"]:
        raise Mismatch(
            _sentence(seat, zip_longest(may["events"], told["events"])),
            *_tell(may["events"], told["events"], say_event),
            in_order=True,
        )


def _tell(
    may: Sequence[Json],
    told: Sequence[Json],
    say_event: Callable[[Json], str],
) -> Iterator[list[str]]:
    """Tell both lists of events, and with all that they hold where they read alike."""
    pairs = list(zip(may, told, strict=False))
    for events in (may, told):
        lines = [say_event(event) for event in events]
        for number, (known, shown) in enumerate(pairs):
            if known != shown and say_event(known) == say_event(shown):
                fields = (f"{key} {value}" for key, value in events[number].items())
                lines[number] += f" ({', '.join(fields)})"
        yield lines


class _Game(Protocol):
    """What is watched: whatever a table plays with."""

    def start(self, params: Json) -> Json: ...

    def act(self, player: str | None, action: Json) -> Json: ...

    def decide(self, decision: str, choice: list[str]) -> Json: ...

    def view(self, player: str | None = None) -> Json: ...


class Watched:
    """A game in which every seat looks at what it is told, whenever something was asked."""

    def __init__(self, game: _Game, sight: Sight, words: Words) -> None:
        self._game = game
        self._sight = sight
        self._words = words
        self._seats: list[str] = []
        self._names: set[str] = set()
        #: What is so in full, as the suite is told.
        self._state: Json = {}
        self._events: list[Json] = []
        #: Who was asked last; an answer can only be theirs.
        self._asked: str | None = None

    def start(self, params: Json) -> Json:
        """Begin a game, and look."""
        self._seats = params["players"]
        self._names = {thing["name"] for thing in params["objects"]}
        self._events = []
        return self._seen(self._game.start(params))

    def act(self, player: str | None, action: Json) -> Json:
        """Let somebody act, and look."""
        try:
            return self._seen(self._game.act(player, action))
        except SaidIllegal as refusal:
            self._hear(player, refusal, action)
            raise

    def decide(self, decision: str, choice: list[str]) -> Json:
        """Answer a decision, and look."""
        try:
            return self._seen(self._game.decide(decision, choice))
        except SaidIllegal as refusal:
            self._hear(self._asked, refusal, choice)
            raise

    def view(self, player: str | None = None) -> Json:
        """Tell what a seat sees, or what is so."""
        return self._game.view(player)

    def _seen(self, progress: Json) -> Json:
        self._state = progress["state"]
        self._events += progress["events"]
        full = {"state": self._state, "events": self._events}
        for seat in self._seats:
            look(self._sight, full, seat, self._game.view(seat), self._words.say_event)
        if (decision := progress["decision"]) is not None:
            self._asked = decision["player"]
            self._hold_question(decision)
        return progress

    def _hold_question(self, decision: Mapping[str, Any]) -> None:
        seat = decision["player"]
        if named := self._names_hidden_from(seat, _strings(decision)):
            raise Mismatch(
                f"the question to {seat} tells what is hidden from {seat}",
                [f"a question that does not name {listed(named, 'or')}"],
                [self._words.say_decision(decision), *dict.fromkeys(_strings(decision))],
            )

    def _hear(self, seat: str | None, refusal: SaidIllegal, request: Any) -> None:  # noqa: ANN401
        """Hold the words of a refusal against what the one who is refused may know."""
        if seat not in self._seats:
            return
        named = self._names_hidden_from(seat, refusal.message)
        if named := [name for name in named if name not in set(_words(request))]:
            raise Mismatch(
                f"the refusal to {seat} tells what is hidden from {seat}",
                [f"a refusal that does not name {listed(named, 'or')}"],
                [refusal.message],
            )

    def _names_hidden_from(self, seat: str, told: Any) -> list[str]:  # noqa: ANN401 - any JSON
        named = self._names.intersection(_words(told))
        if not named:
            return []
        may = self._sight.entitled(self._state, self._events, seat)
        return sorted(named.difference(_words(may)))


def _sentence(seat: str, changes: Iterable[tuple[Any, Any]]) -> str:
    """Say in one sentence how what a seat is shown differs from what it may know."""
    changed = [(known, shown) for known, shown in changes if known != shown]
    if all(known is None for known, _ in changed):
        return f"the view of {seat} shows what is hidden from {seat}"
    if all(shown is None for _, shown in changed):
        return f"the view of {seat} lacks what {seat} may know"
    return f"the view of {seat} is not what {seat} may know"


def _strings(decision: Mapping[str, Any]) -> list[str]:
    """What a question says in labels and context, where anything may be written."""
    said = [text for option in decision["options"] for text in option.values()]
    return [str(text) for text in (*said, *decision["context"].values())]


def _words(part: Any) -> Iterator[str]:  # noqa: ANN401 - any JSON
    """All words in a part of a message, so that names among them can be found."""
    if isinstance(part, str):
        yield from re.findall(r"[\w'-]+", part)
        return
    parts: Iterable[Any] = part if isinstance(part, list) else ()
    if isinstance(part, dict):
        parts = [*part.keys(), *part.values()]
    for each in parts:
        yield from _words(each)
