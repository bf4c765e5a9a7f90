"""
One game in progress, as the protocol sees it.

A session drives the rules from one choice to the next. What happened on the way, what is
asked now and how things stand is the *progress* that it reports.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from judgecall_adapter import Illegal, Stale
from judgecall_adapter.errors import ErrorAnswer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_engine.core.choices import Asking, Choosable, Choose, Json
    from reference_engine.core.log import Log


class Playable(Protocol):
    """What a session needs of a game that was set up."""

    @property
    def log(self) -> Log:
        """What has happened."""
        ...

    def begin(self) -> Asking[None]:
        """What has to be settled before anybody acts."""
        ...

    def act(self, player: str | None, action: Json) -> Asking[None]:
        """
        What this action sets in motion.

        An action that the rules forbid raises `Illegal` here, before anything has changed.
        """
        ...

    def state(self) -> Json:
        """How things stand: built afresh, so that whoever gets it may keep it."""
        ...

    def reason_to_wait(self, choice: Choose) -> str:
        """Why nobody may act as long as this choice is open: a reason code of the rulebook."""
        ...


@runtime_checkable
class Secretive(Protocol):
    """A game in which not everybody may know everything."""

    def seen_by(self, player: str) -> Json:
        """The `state`, and all `events`, as far as this player may know them."""
        ...


class Session:
    """A game, the choice it waits for, and the answers it has had."""

    __slots__ = ("_asked", "_choice", "_game", "_options", "_running", "_stopped_by")

    def __init__(self, game: Playable) -> None:
        self._game = game
        self._running: Asking[None] | None = None
        self._choice: Choose | None = None
        self._options: dict[str, Choosable] = {}
        #: How many decisions were asked, so that no id is ever used twice.
        self._asked = 0
        #: What made the rules stop half-way: a game that stopped can be viewed, not played on.
        self._stopped_by: ErrorAnswer | None = None

    def begin(self) -> Json:
        """Begin the game, and run to the first choice if there is one already."""
        self._running = self._game.begin()
        return self._run(None)

    def act(self, player: str | None, action: Json) -> Json:
        """Let a player, or nobody, do something, and run to the next choice."""
        self._require_going()
        if self._choice is not None:
            raise Illegal(self._game.reason_to_wait(self._choice))
        self._running = self._game.act(player, action)
        return self._run(None)

    def decide(self, decision: str, choice: Sequence[str]) -> Json:
        """Answer the open decision, and run to the next choice."""
        self._require_going()
        if self._choice is None or decision != self._decision_id:
            raise Stale(decision)
        answer = self._choice.answer(self._chosen(self._choice, choice))
        return self._run(answer)

    def progress(self) -> Json:
        """What happened since the last answer, what is asked now, how things stand."""
        return {
            "events": self._game.log.untold(),
            "decision": self._decision(),
            "state": self._game.state(),
        }

    def view(self, player: str | None = None) -> Json:
        """
        How things stand and all that happened.

        A player is told as much as they may know; in most games, that is everything.
        """
        if player is not None and isinstance(self._game, Secretive):
            return self._game.seen_by(player)
        return {"state": self._game.state(), "events": self._game.log.everything()}

    def _require_going(self) -> None:
        if self._stopped_by is not None:
            raise self._stopped_by

    @property
    def _decision_id(self) -> str:
        return f"d{self._asked}"

    def _chosen(self, asked: Choose, choice: Sequence[str]) -> list[Choosable]:
        """The things behind these option ids, or the reason why they are no answer."""
        if len(choice) < asked.minimum:
            raise Illegal("a-choice-is-required")
        if not self._options.keys() >= set(choice):
            raise Illegal("not-an-option")
        if len(choice) > asked.maximum:
            raise Illegal("too-many-choices")
        if len(set(choice)) < len(choice):
            raise Illegal("not-an-option")
        return [self._options[each] for each in choice]

    def _run(self, answer: Any) -> Json:  # noqa: ANN401 - whatever the rule waits for
        """Let the rules run until a player has a real choice, or they are done."""
        running = self._running
        assert running is not None
        self._choice = None
        try:
            choice = running.send(answer)
            while choice.is_forced:
                choice = running.send(choice.answer(choice.among))
        except StopIteration:
            self._running = None
        except ErrorAnswer as error:
            self._stopped_by = error
            raise
        else:
            self._choice = choice
            self._asked += 1
            self._options = dict(choice.options())
        return self.progress()

    def _decision(self) -> Json | None:
        choice = self._choice
        if choice is None:
            return None
        return {
            "id": self._decision_id,
            "player": choice.player,
            "kind": choice.kind,
            "options": [
                {"id": key, "label": thing.label, "ref": thing.name}
                if choice.of
                else {"id": key, "label": thing.label}
                for key, thing in self._options.items()
            ],
            "min": choice.minimum,
            "max": choice.maximum,
            "context": dict(choice.context),
        }
