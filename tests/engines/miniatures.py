"""
Miniature engines: each does one thing that an engine must not, and nothing else of interest.

All of them shake hands, start a game and show its state properly. Most then do their one
thing when somebody acts, so that a test can also see whether the next game works. They
know no rules at all.

    python tests/engines/miniatures.py NAME
    tests.engines.miniatures:AlwaysPassing        (those that are an `Engine` of the kit)
"""

from __future__ import annotations

from typing import Any, ClassVar
import json
import os
import signal
import sys
import time

from judgecall_adapter import Engine, Illegal, Stale, serve

if not __package__:  # run as a file, it has this folder on its path, and not the project's
    from positions import STATES, state_of
else:
    from tests.engines.positions import STATES, state_of

Json = dict[str, Any]


class Miniature(Engine):
    """Sets games up and shows them; whatever is done, nothing happens."""

    version = "1.0"
    rulebooks: ClassVar = {
        "arcane_legions": {"edition": "2011-01"},
        "fawnalore": {"edition": "2026-11"},
        "unit_triggers": {"edition": "2026-11"},
        "flesh_and_blood": {"edition": "2.14.0"},
    }

    def start(self, setup: Json) -> Json:
        self.events: list[Json] = []
        self.players = setup["players"]
        self.state = STATES.get(setup.get("rulebook"), state_of)(setup)
        return self.progress()

    def act(self, player, action):
        return self.progress()

    def decide(self, decision, choice):
        return self.progress()

    def view(self, player):
        if player is None or "zone" not in self.state:
            return {"state": self.state, "events": self.events}
        # Most of these engines are children that must start fast, and hide nothing.
        from judgecall.steps.unit_triggers_sight import entitled

        return entitled(self.state, self.events, player)

    def progress(self, *events: Json, decision: Json | None = None) -> Json:
        self.events += events
        return {"events": list(events), "decision": decision, "state": self.state}


class AlwaysPassing(Miniature):
    """Answers everything politely, and plays nothing: the engine that a lax suite would pass."""


class AlwaysFailing(Miniature):
    """Speaks correctly, and is wrong about everything: always asks, and the state is absurd."""

    def progress(self, *events: Json, decision: Json | None = None) -> Json:
        for unit in self.state.get("units", {}).values():
            unit.update(figures=99, damage=99, steps=99)
        for points in ("order_points", "victory_points"):
            self.state[points] = dict.fromkeys(self.players, -99)
        asks = {
            "id": f"d{len(self.events)}",
            "player": self.players[0],
            "kind": "use",
            "options": [{"id": "yes", "label": "use Nonsense"}],
            "min": 0,
            "max": 1,
            "context": {"ability": "Nonsense"},
        }
        resolves = {"event": "resolves", "ability": "Nonsense", "owner": self.players[0]}
        return super().progress(resolves, decision=asks)


class UnknownEvent(Miniature):
    """Reports an event that the rulebook does not have."""

    def act(self, player, action):
        return self.progress({"event": "figure-down", "unit": "Bears", "owner": "Ben"})


class RepeatingOptions(Miniature):
    """Offers the same option twice."""

    def act(self, player, action):
        tribute = {"id": "ability:Tribute", "label": "Tribute"}
        return self.progress(
            decision={
                "id": "d1",
                "player": "Ada",
                "kind": "resolve",
                "options": [tribute, tribute],
                "min": 1,
                "max": 1,
                "context": {},
            },
        )


class StaleDecision(Miniature):
    """Asks, and then does not remember having asked."""

    def act(self, player, action):
        return self.progress(
            decision={
                "id": "d1",
                "player": "Ada",
                "kind": "use",
                "options": [{"id": "yes", "label": "use Tribute"}],
                "min": 0,
                "max": 1,
                "context": {"ability": "Tribute"},
            },
        )

    def decide(self, decision, choice):
        raise Stale(decision)


class ChangingAfterRefusal(Miniature):
    """Says that it is illegal, and does half of it nevertheless."""

    def act(self, player, action):
        self.state["order_points"]["Ben"] -= 1
        raise Illegal("not-adjacent")


class Raising(Miniature):
    """Has a bug."""

    def act(self, player, action):
        return self.state["unit"]


class Hanging(Miniature):
    """Never comes to an end."""

    def act(self, player, action):
        while True:
            time.sleep(0.001)


class Exiting(Miniature):
    """Calls it a day in the middle of a game."""

    def act(self, player, action):
        sys.exit(3)


# Those below write to stdout by themselves, as no engine on the kit could.


def say(text: str | bytes) -> None:
    sys.stdout.buffer.write(text.encode() if isinstance(text, str) else text)
    sys.stdout.buffer.flush()


def answers(engine: Engine | None = None):
    """Read requests, answer all but `game/act` properly, and hand that one over."""
    engine = engine or Miniature()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        proper = json.dumps(engine.handle(request))
        if request["method"] == "game/act":
            yield request, proper
        else:
            say(f"{proper}\n")


def silent():
    """Never answers."""
    for _ in answers():
        pass


def silent_from_the_start():
    for _ in sys.stdin.buffer:
        pass


def stillborn():
    """Dies before it says a word."""
    sys.stderr.write("no licence found\n")
    sys.exit(3)


def mortal():
    """Dies in the middle of a game."""
    for _ in answers():
        sys.stderr.write("out of memory\n")
        sys.exit(70)


def killed():
    for _ in answers():
        os.kill(os.getpid(), signal.SIGKILL)


def hanging_up():
    """Closes its stdout and lives on."""
    for _ in answers():
        os.close(1)


def printing():
    """Prints to stdout before it answers."""
    for _, proper in answers():
        say(f"resolving Tribute...\n{proper}\n")


def printing_afterwards():
    for _, proper in answers():
        say(f"{proper}\ndone\n")


def wrong_id():
    for request, proper in answers():
        say(json.dumps({**json.loads(proper), "id": request["id"] - 1}) + "\n")


def not_json():
    for _ in answers():
        say("{'jsonrpc': '2.0'}\n")


def half_a_line_then_silence():
    for _, proper in answers():
        say(proper)


def half_a_line_then_exit():
    for _, proper in answers():
        say(proper[:20])
        sys.exit(0)


def endless_line():
    """A line of 20 MB."""
    for _ in answers():
        say(b"x" * 20_000_000 + b"\n")


def answering_twice():
    for _, proper in answers():
        say(f"{proper}\n{proper}\n")


def flooding_stderr():
    """Writes far more to its log than a pipe holds, before it reads and before it answers."""
    engine = AlwaysPassing()
    while True:
        for number in range(100_000):
            sys.stderr.write(f"line {number} of the log\n")
        line = sys.stdin.buffer.readline()
        if not line:
            return
        say(json.dumps(engine.handle(json.loads(line))) + "\n")


def leaving_a_child_behind():
    """Starts a process that would outlive it, and says its number in the log."""
    child = os.fork()
    if not child:
        while True:
            signal.pause()
    sys.stderr.write(f"{child}\n")
    for _, proper in answers():
        say(f"{proper}\n")


def another_version():
    """Speaks a later version of the protocol."""
    for line in sys.stdin.buffer:
        request = json.loads(line)
        say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"protocol": 2}}) + "\n")


def refusing_params():
    """Takes a proper request for an improper one."""
    for request, _ in answers():
        error = {"code": -32602, "message": "whose action?"}
        say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}) + "\n")


def refusing_to_read():
    """Cannot read what it is sent, and so does not know its id either."""
    for _ in answers():
        error = {"code": -32700, "message": "unexpected token"}
        say(json.dumps({"jsonrpc": "2.0", "id": None, "error": error}) + "\n")


MINIATURES = {
    kind.__name__.lower(): lambda kind=kind: serve(kind, [])
    for kind in (
        AlwaysPassing,
        AlwaysFailing,
        UnknownEvent,
        RepeatingOptions,
        StaleDecision,
        ChangingAfterRefusal,
        Raising,
        Hanging,
        Exiting,
    )
} | {
    script.__name__: script
    for script in (
        silent,
        silent_from_the_start,
        stillborn,
        mortal,
        killed,
        hanging_up,
        printing,
        printing_afterwards,
        wrong_id,
        not_json,
        half_a_line_then_silence,
        half_a_line_then_exit,
        endless_line,
        answering_twice,
        flooding_stderr,
        leaving_a_child_behind,
        another_version,
        refusing_params,
        refusing_to_read,
    )
}

if __name__ == "__main__":
    MINIATURES[sys.argv[1]]()
