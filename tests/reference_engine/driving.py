"""An engine that is driven through `handle`, as the small games of every rulebook drive theirs."""

from __future__ import annotations

from itertools import count

from judgecall.protocol.checker import Checker

_REQUESTS = count(1)


class Refused(Exception):
    """The engine answered with an error."""

    def __init__(self, error):
        super().__init__(error)
        self.code = error["code"]
        self.data = error.get("data")


class Driver:
    """Drives an engine message by message, and remembers all events."""

    def __init__(self, engine):
        self.engine = engine
        #: What holds every message against the contract, if anything does.
        self.checker = None
        self.events = []
        self.decision = None
        self.state = None

    def introduce(self, rulebook, edition):
        """Say what is played; from now on every message is held against its contract."""
        self.checker = Checker(rulebook)
        hello = {"protocol": 1, "suite": "0.1.0", "rulebook": rulebook, "edition": edition}
        self.request("initialize", hello)

    def act(self, player, **action):
        return self._take(self.request("game/act", {"player": player, "action": action}))

    def choose(self, *choice):
        return self._take(self._answer(choice))

    def view(self, player=None):
        return self.request("game/view", {} if player is None else {"player": player})

    def request(self, method, params):
        message = {"jsonrpc": "2.0", "id": next(_REQUESTS), "method": method, "params": params}
        if self.checker is not None:
            self.checker.check_request(message)
        answer = self.engine.handle(message)
        if self.checker is not None:
            self.checker.check_response(method, answer)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"]

    def _answer(self, choice):
        answer = {"decision": self.decision["id"], "choice": list(choice)}
        return self.request("game/decide", answer)

    def _take(self, progress):
        self.events += progress["events"]
        self.decision, self.state = progress["decision"], progress["state"]
        return self


class Windowed(Driver):
    """Passes the windows of a game that nobody has plans for."""

    def __init__(self, engine):
        super().__init__(engine)
        #: Whether the windows that nobody has plans for are passed.
        self.passing = True
        #: Who uses what in which window, each once.
        self.plans = []
        #: Who stops the game in which window, each once.
        self.halts = []
        #: In every window so far: who was asked, its context, and the options.
        self.offered = []

    @property
    def asked(self):
        """Whom, what kind, and the options without their type."""
        asked = self.decision
        options = [option["id"].rpartition(":")[2] for option in asked["options"]]
        return asked["player"], asked["kind"], *options

    def has(self, player="Ada"):
        return self.state["players"][player]

    def _take(self, progress):
        while True:
            super()._take(progress)
            asked = self.decision
            if not self.passing or asked is None or asked["kind"] != "interrupt":
                return self
            choice = self._planned()
            if choice is None:
                return self
            progress = self._answer(choice)

    def _planned(self):
        """What is chosen in this window; None if the game stops there."""
        options = [option["id"] for option in self.decision["options"]]
        player, context = self.decision["player"], self.decision["context"]
        self.offered.append((player, context, options))
        for halt in self.halts:
            who, where = halt
            if who == player and where.items() <= context.items():
                self.halts.remove(halt)
                return None
        for plan in self.plans:
            who, what, where = plan
            if who == player and what in options and where.items() <= context.items():
                self.plans.remove(plan)
                return [what]
        return []
