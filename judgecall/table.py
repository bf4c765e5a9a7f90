"""
One game in progress, as the sentences of a scenario see it.

A table is set up by Given, acted on by When and observed by Then. It talks to the
engine through a connection and never looks inside. It also keeps the gates that hold
for every scenario: a choice nobody scripted, an answer nobody was asked for, a refusal
that moved a piece.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from judgecall.engines.faults import SaidIllegal, SaidStale
from judgecall.states import differences, say_place
from judgecall.stops import Mismatch, ScenarioFault
from judgecall.windows import Windows, is_window
from judgecall.wording import listed, nearest, option_id, option_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgecall.states import Place
    from judgecall.wording import Words

__all__ = ["CLOSED", "Game", "Mismatch", "ScenarioFault", "Table"]

#: The reason that stands for the error `stale`: the decision was answered before.
CLOSED = "that-choice-is-closed"

#: How often in a row an engine may ask for the only possible answer before it counts as stuck.
_MOST_FORCED = 1000
#: The same for windows in a row of which the scenario says nothing; every effect opens some.
_MOST_PASSED = 20_000


class Game(Protocol):
    """What a table needs of an engine: `judgecall.engines.Connection` provides it."""

    def start(self, params: dict[str, Any]) -> dict[str, Any]:
        """Begin a game and run to the first decision."""
        ...

    def act(self, player: str | None, action: dict[str, Any]) -> dict[str, Any]:
        """Let a player, or nobody, do something, and run to the next decision."""
        ...

    def decide(self, decision: str, choice: list[str]) -> dict[str, Any]:
        """Answer a decision, and run to the next one."""
        ...

    def view(self, player: str | None = None) -> dict[str, Any]:
        """Tell the state and the events so far, as a seat may see them."""
        ...


class Table:
    """One game: what was placed, what was done, what the engine last told."""

    __slots__ = (
        "_ability_names",
        "_asserted_decision",
        "_before",
        "_claims",
        "_decided",
        "_game",
        "_kind",
        "_mark",
        "_plans",
        "_refusal",
        "active",
        "began",
        "decision",
        "dice",
        "events",
        "objects",
        "players",
        "refusal_is_claimed",
        "rules",
        "started",
        "state",
        "windows",
        "words",
    )

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self._game = game
        self.players: list[str] = []
        self.active = ""
        self.objects: dict[str, dict[str, Any]] = {}
        self.rules: dict[str, Any] = {}
        self.dice: list[dict[str, Any]] = []
        self._plans: dict[str, deque[str | None]] = {}
        #: What is planned for windows in which players may interrupt, and what was offered there.
        self.windows = Windows(words)
        self._ability_names: set[str] = set()
        #: The last decision that each player has answered.
        self._decided: dict[str, dict[str, Any]] = {}
        self.started = False
        #: Whether the engine has shown a game; without one nothing can be played.
        self.began = False
        #: What the engine told last, and all events since the game began.
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.decision: dict[str, Any] | None = None
        #: The state and the number of events before the present group of Whens.
        self._before: dict[str, Any] = {}
        self._mark = 0
        self._kind = "given"
        self._claims: set[Place] = set()
        self._asserted_decision: str | None = None
        self._refusal: str | None = None
        self.refusal_is_claimed = True

    # Set up

    def seat(self, players: Sequence[str]) -> None:
        """Seat the players in turn order; the first is active until a sentence says otherwise."""
        if len(set(players)) != len(players) or len(players) < 2:  # noqa: PLR2004
            raise ScenarioFault(
                f"{listed(players)} cannot be seated",
                "a game needs two or more players with different names",
            )
        self.players = list(players)
        self.active = players[0]

    def player(self, name: str) -> str:
        """The player of that name; a name nobody bears is a slip."""
        if name not in self.players:
            raise ScenarioFault(
                f"nobody at this table is called {name}",
                f"the players are {listed(self.players) or 'not seated yet'}",
            )
        return name

    def place(self, thing: dict[str, Any]) -> None:
        """Put an object into the set-up."""
        name = thing["name"]
        if name in self.objects or name in self.players:
            raise ScenarioFault(f"{name} is already at this table", "give it another name")
        self.objects[name] = thing

    def placed(self, name: str) -> dict[str, Any]:
        """The object of that name in the set-up."""
        if name not in self.objects:
            raise ScenarioFault(
                f"no Given has placed {name}",
                f"placed so far: {listed(sorted(self.objects)) or 'nothing'}",
            )
        return self.objects[name]

    def name_ability(self, name: str) -> None:
        """Take a name for an ability; no two share one at a table, so that options can be told."""
        if name in self._ability_names:
            raise ScenarioFault(
                f"two abilities are called {name}",
                "name each ability differently; choices and events are told by these names",
            )
        self._ability_names.add(name)

    def ability(self, name: str) -> str:
        """The ability of that name; one that nothing here bears is a slip."""
        return _one_of(
            sorted(self._ability_names), name, f"no Given has placed an ability called {name}"
        )

    def known(self, name: str) -> str:
        """Whatever bears that name here: a player, an object or an ability."""
        names = [*self.players, *sorted(self.objects), *sorted(self._ability_names)]
        return _one_of(names, name, f"nothing here is called {name}")

    def plan(self, player: str, choices: Sequence[str | None]) -> None:
        """Write down what the player will answer, choice by choice; None declines."""
        self._plans.setdefault(self.player(player), deque()).extend(choices)

    def start(self) -> None:
        """Begin the game with what the Givens placed, once."""
        if self.started:
            return
        if not self.players:
            raise ScenarioFault(
                "nobody is seated",
                "begin with: Given a game of "
                f"{self.words.manifest.title} between {{player}} and {{player}}",
            )
        self.started = True
        params: dict[str, Any] = {
            "rulebook": self.words.rulebook_id,
            "players": self.players,
            "active": self.active,
            "objects": list(self.objects.values()),
        }
        if self.rules:
            params["rules"] = self.rules
        if self.dice:
            params["dice"] = self.dice
        self._take(self._game.start(params))
        self.began = True

    # Act

    def turn_to(self, kind: str) -> None:
        """Note the kind of the next sentence; a When after a Then opens a new group."""
        if kind == self._kind:
            return
        if kind == "given" and self.started:
            raise ScenarioFault(
                "a Given stands after the first When",
                "place everything before the game begins; only When makes things happen",
            )
        if kind != "given":
            self.start()
        if kind == "when":
            self._before = self.state
            self._mark = len(self.events)
            self.windows.begin_group()
            self._claims = set()
        self._kind = kind

    def act(self, player: str | None, action: dict[str, Any], *, attempt: bool = False) -> None:
        """Do something, or try to."""
        if not attempt:
            self.require_no_open_choice()
        self._ask(lambda: self._game.act(player, action), attempt=attempt)

    def choose(self, player: str, choice: str | None, *, attempt: bool = False) -> None:
        """Answer the open decision by the name of an option; None declines."""
        decision = self.asked(player)
        if attempt:
            self._ask(
                lambda: self._game.decide(decision["id"], _derived_choice(decision, choice)),
                attempt=True,
            )
            return
        self._decide(decision, choice)
        self._follow_plans()

    def change(self, player: str, choice: str, *, attempt: bool) -> None:
        """Answer once more what the player has answered already: it must be closed."""
        decision = self._decided.get(self.player(player))
        if decision is None:
            raise Mismatch(
                f"{player} has not chosen anything yet",
                [f"{player} has chosen"],
                ["no choice of theirs to change"],
            )
        self._ask(
            lambda: self._game.decide(decision["id"], _derived_choice(decision, choice)),
            attempt=attempt,
            closed=True,
        )

    def _ask(self, request: Any, *, attempt: bool, closed: bool = False) -> None:  # noqa: ANN401 - a thunk
        self._claim_refusal_first()
        self._refusal = None
        try:
            progress = request()
        except SaidIllegal as refusal:
            if not attempt:
                raise Mismatch(
                    "the engine refuses this",
                    ["it is done"],
                    [f"refused because {refusal.reason}"],
                ) from refusal
            self._refusal = refusal.reason
            self.refusal_is_claimed = False
            self._require_same_state()
            return
        except SaidStale as stale:
            if attempt and closed:
                self._refusal = CLOSED
                self.refusal_is_claimed = False
                self._require_same_state()
                return
            raise Mismatch(
                "the engine no longer knows the decision that it asked for",
                ["the decision is open"],
                ["the engine says that it is stale"],
            ) from stale
        if attempt:
            self._take(progress)
            raise Mismatch("the engine allows this", ["it is refused"], ["it was done"])
        self._take(progress)
        self._follow_plans()

    def _claim_refusal_first(self) -> None:
        if not self.refusal_is_claimed:
            raise ScenarioFault(
                "an attempt was refused and the scenario does not say why",
                f"add: Then it is refused because {str(self._refusal).replace('-', ' ')}",
            )

    def _require_same_state(self) -> None:
        now = self._game.view()["state"]
        if now != self.state:
            changed = differences(self.state, now)
            raise Mismatch(
                "the engine refused an attempt and yet its state is no longer as it was",
                [say_place(place, old) for place, (old, _) in changed.items()],
                [say_place(place, new) for place, (_, new) in changed.items()],
            )

    def _take(self, progress: Mapping[str, Any]) -> None:
        self.events += progress["events"]
        self.state = progress["state"]
        self.decision = progress["decision"]
        self._asserted_decision = None

    def _follow_plans(self) -> None:
        forced = passed = 0
        while (decision := self.decision) is not None:
            if forced > _MOST_FORCED or passed > _MOST_PASSED:
                raise Mismatch(
                    "the engine asks without end for what is no choice",
                    ["the game goes on"],
                    [self.words.say_decision(decision)],
                )
            options = [option["id"] for option in decision["options"]]
            if len(options) == decision["min"]:
                # Nothing to choose: an engine may ask all the same, and gets the one answer.
                forced += 1
                self._take(self._game.decide(decision["id"], options))
            elif is_window(decision):
                passed += 1
                if not self._enter_window(decision):
                    return
            elif plan := self._plans.get(decision["player"]):
                self._decide(decision, plan.popleft())
            else:
                return

    def _enter_window(self, decision: Mapping[str, Any]) -> bool:
        """Do in a window what the scenario planned; without a plan it is passed."""
        planned = self.windows.enter(decision)
        if planned is None:
            return False
        if planned:
            self._decide(decision, planned[0])
        else:
            self._answer(decision, [], "nothing")
        return True

    def _decide(self, decision: Mapping[str, Any], choice: str | None) -> None:
        self._claim_refusal_first()
        self._refusal = None
        if choice is None:
            if decision["min"] > 0:
                raise Mismatch(
                    f"{decision['player']} cannot decline here",
                    [f"{decision['player']} may decline"],
                    [self.words.say_decision(decision)],
                )
            answer = []
        else:
            answer = [_option_called(decision, choice)]
            if answer == [""]:
                raise Mismatch(
                    f"{choice} is not offered to {decision['player']}",
                    [f"{decision['player']} may choose {choice}"],
                    [self.words.say_decision(decision)],
                )
        self._decided[decision["player"]] = dict(decision)
        self._answer(decision, answer, choice or "nothing")

    def _answer(self, decision: Mapping[str, Any], answer: list[str], said: str) -> None:
        try:
            self._take(self._game.decide(decision["id"], answer))
        except SaidIllegal as refusal:
            raise Mismatch(
                "the engine refuses an option that it offered",
                [f"{decision['player']} may choose {said}"],
                [f"refused because {refusal.reason}"],
            ) from refusal

    # Observe

    def asked(self, player: str) -> dict[str, Any]:
        """The open decision, which must be this player's."""
        self.player(player)
        decision = self.decision
        if decision is None or decision["player"] != player:
            raise Mismatch(
                f"{player} is not asked anything",
                [f"{player} is asked"],
                [self.words.say_decision(decision) if decision else "nobody is asked anything"],
            )
        return decision

    def seen_by(self, player: str) -> dict[str, Any]:
        """The state and the events, as the engine tells them to one player."""
        return self._game.view(self.player(player))

    def assert_decision(self, decision: Mapping[str, Any]) -> None:
        """Note that the scenario says this decision is open, so that it may stay so."""
        self._asserted_decision = decision["id"]

    @property
    def refusal(self) -> str | None:
        """Why the last attempt was refused."""
        return self._refusal

    @property
    def recent_events(self) -> list[dict[str, Any]]:
        """The events since the present group of Whens began."""
        return self.events[self._mark :]

    def value(self, place: Place) -> Any:  # noqa: ANN401 - whatever the state holds there
        """What the state holds at a place; the place counts as claimed."""
        self._claims.add(place)
        found: Any = self.state
        for key in place:
            if not isinstance(found, Mapping) or key not in found:
                return None
            found = found[key]
        return found

    def claim(self, place: Place) -> None:
        """Note that the scenario speaks of this place, so `nothing else changed` spares it."""
        self._claims.add(place)

    def unclaimed_changes(self) -> dict[Place, tuple[Any, Any]]:
        """What differs from before the last When and no Then of this group has claimed."""
        return {
            place: change
            for place, change in differences(self._before, self.state).items()
            if not any(place[: len(claim)] == claim for claim in self._claims)
        }

    # Gates

    def require_no_open_choice(self) -> None:
        """Fail if a player is being asked something that no sentence answers."""
        if self.decision is not None:
            raise Mismatch(
                f"{self.decision['player']} is asked something that the scenario does not answer",
                ["nobody is asked anything"],
                [self.words.say_decision(self.decision)],
            )

    def end(self) -> None:
        """Hold the gates that every scenario must pass at its end."""
        self._claim_refusal_first()
        if self.decision is not None and self.decision["id"] != self._asserted_decision:
            self.require_no_open_choice()
        for player, plan in self._plans.items():
            if plan:
                left = listed([choice or "nothing" for choice in plan])
                raise Mismatch(
                    f"{player} was never asked for an answer that the scenario planned",
                    [f"{player} is asked and answers {left}"],
                    [f"{player} is not asked"],
                )
        self.windows.require_met()
        if left_over := self.state.get("dice"):
            raise Mismatch(
                "dice that the scenario scripted were never rolled",
                ["every scripted roll is used"],
                [f"left over: {roll}" for roll in left_over],
            )


def _one_of(names: Sequence[str], name: str, otherwise: str) -> str:
    if name not in names:
        near = nearest(name, names)
        listing = f"place it above; there are:  {listed(names) or 'none'}"
        raise ScenarioFault(otherwise, f"nearest:  {near}" if near else listing)
    return name


def _option_called(decision: Mapping[str, Any], name: str) -> str:
    for option in decision["options"]:
        identity: str = option["id"]
        if option_name(identity) == name:
            return identity
    return ""


def _derived_choice(decision: Mapping[str, Any], name: str | None) -> list[str]:
    """The option id that the name would have, whether it is offered or not."""
    if name is None:
        return []
    kind = decision["options"][0]["id"].partition(":")[0]
    return [_option_called(decision, name) or option_id(kind, name)]
