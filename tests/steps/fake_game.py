"""A game that answers as it is told, and remembers what it was asked."""

from collections import deque
from typing import Any

State = dict[str, Any]
Reply = dict[str, Any] | Exception


def progress(
    *events: dict[str, Any],
    decision: dict[str, Any] | None = None,
    **state: Any,
) -> dict[str, Any]:
    """What an engine answers: what happened, who is asked, how things stand."""
    return {"events": list(events), "decision": decision, "state": state}


def asks(
    player: str,
    kind: str,
    *options: str,
    optional: bool = False,
    id: str = "d1",  # noqa: A002 - it is the name on the wire
) -> dict[str, Any]:
    """An open decision with one option to take, or none if it is optional."""
    return {
        "id": id,
        "player": player,
        "kind": kind,
        "options": [{"id": option, "label": option} for option in options],
        "min": 0 if optional else 1,
        "max": 1,
        "context": {},
    }


def resolves(ability: str, owner: str = "Ada") -> dict[str, Any]:
    return {"event": "resolves", "ability": ability, "owner": owner}


class FakeGame:
    """Gives one reply after the other; an exception among them is raised."""

    def __init__(self, *replies: Reply) -> None:
        self.replies = deque(replies)
        self.requests: list[tuple[Any, ...]] = []
        #: What `view` shows; as long as it is None, the state of the last reply.
        self.seen: State | None = None
        #: What single seats are shown, where that differs.
        self.seen_by: dict[str, State] = {}
        self._last: State = {}

    def start(self, params: dict[str, Any]) -> dict[str, Any]:
        return self._reply("start", params)

    def act(self, player: str | None, action: dict[str, Any]) -> dict[str, Any]:
        return self._reply("act", player, action)

    def decide(self, decision: str, choice: list[str]) -> dict[str, Any]:
        return self._reply("decide", decision, choice)

    def view(self, player: str | None = None) -> dict[str, Any]:
        if player in self.seen_by:
            return {"state": self.seen_by[player], "events": []}
        return {"state": self._last if self.seen is None else self.seen, "events": []}

    def _reply(self, *request: Any) -> dict[str, Any]:
        self.requests.append(request)
        reply = self.replies.popleft()
        if isinstance(reply, Exception):
            raise reply
        self._last = reply["state"]
        return reply
