"""A short game against an engine in a process of its own, kept line by line as it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
import sys

from judgecall import __version__, cardtext, resources
from judgecall.engines import TIMEOUT
from judgecall.engines.child import Child
from judgecall.protocol import Checker, decode, encode
from judgecall.rulebook import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgecall.protocol import Json

#: The rulebook of the game that is played.
RULEBOOK: Final = "arcane_legions"

_REFERENCE: Final = (sys.executable, "-m", "reference_engine")

#: An engine that has just been begun, for the errors that only such a one answers: it sets up an
#: empty table, does not do any action, and has a bug where it is looked at.
_BEGUN: Final = """
from judgecall_adapter import Engine, serve

class Begun(Engine):
    rulebooks = {"arcane_legions": {"edition": "2011-01"}}

    def start(self, setup):
        nobody = {player: 0 for player in setup["players"]}
        state = {"active": setup["active"], "order_points": nobody, "victory_points": nobody,
                 "units": {}, "defeated": [], "dice": [], "in_combat": [],
                 "buckets": {player: [] for player in setup["players"]}}
        return {"events": [], "decision": None, "state": state}

    def view(self, player):
        return {"events": self.history}

serve(Begun)
"""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One line that was sent, and the line that came back, without their line ends."""

    sent: bytes
    answered: bytes

    @property
    def code(self) -> int | None:
        """The code of the error that was answered, if it was one."""
        code: int | None = decode(self.answered).get("error", {}).get("code")
        return code


@dataclass(frozen=True, slots=True)
class Recording:
    """What was said in the game, by what it shows."""

    #: The exchanges that went well, by method, in the order in which they were made.
    by_method: dict[str, list[Exchange]]
    #: One exchange for each code of an error.
    by_code: dict[int, Exchange]


class _Recorder(Child):
    """A child process that is spoken to in lines, whatever is in them."""

    def say(self, line: bytes) -> Exchange:
        assert self._lines is not None, "open the recorder first"
        return Exchange(line.rstrip(b"\n"), self._lines.ask(line, TIMEOUT).rstrip(b"\n"))


def record() -> Recording:
    """Play the game, and check every message by the contract as a run would."""
    made = Recording({}, {})
    _with(_REFERENCE, lambda engine: _Game(engine, made).play())
    _with((sys.executable, "-c", _BEGUN), lambda engine: _Game(engine, made).play_begun())
    return made


def _with(command: tuple[str, ...], play: Callable[[_Recorder], None]) -> None:
    engine = _Recorder(command)
    engine.open()
    try:
        play(engine)
    finally:
        engine.close()


_OCCURRENCE: Final = {
    "player": None,
    "action": {
        "type": "happen",
        "effects": [{"do": "down", "count": 1, "unit": {"unit": "Hoplites"}}],
    },
}

_ATTACK: Final = {
    "player": "Ben",
    "action": {
        "type": "order",
        "order": "close-combat",
        "unit": "Immortals",
        "target": "Hoplites",
    },
}


class _Game:
    """The requests of one connection, numbered."""

    def __init__(self, engine: _Recorder, made: Recording) -> None:
        self._engine = engine
        self._made = made
        self._checker = Checker(RULEBOOK)
        self._number = 0

    def play(self) -> None:
        """Show each method at work, then every error that a sound engine answers."""
        edition = load(resources.features() / RULEBOOK).edition
        handshake = {"protocol": 1, "suite": __version__, "rulebook": RULEBOOK, "edition": edition}
        self.ask("initialize", handshake)
        self.ask("game/start", setup())
        question = self.ask("game/act", _OCCURRENCE)["decision"]
        answer = {"decision": question["id"], "choice": ["ability:Vigil"]}
        self.ask("game/decide", answer)
        question = self.ask("game/act", _ATTACK)["decision"]
        self._exchange("game/decide", answer | {"decision": question["id"]})
        self.ask("game/view", {"player": "Ada"})
        self.fail("game/act", {"player": "Ada", "action": {"type": "end-turn"}})
        self.fail("game/decide", answer)
        self.fail("game/act", _ATTACK)
        self.spoil(b'{"jsonrpc":"2.0","id":1,"method"\n')
        self.spoil(b'{"id":1,"method":"game/view","params":{}}\n')
        self.spoil(encode(self._request("game/undo", {})))
        self.spoil(encode(self._request("game/decide", {"decision": question["id"]})))
        self.ask("shutdown", {})

    def play_begun(self) -> None:
        """Show what an engine answers that is not finished."""
        self._exchange("game/start", setup() | {"objects": [], "rules": {}, "dice": []})
        self.fail("game/act", _OCCURRENCE)
        self.fail("game/view", {})

    def ask(self, method: str, params: Json) -> Json:
        """Ask for something that is answered."""
        exchange, response = self._exchange(method, params)
        self._made.by_method.setdefault(method, []).append(exchange)
        result: Json = response["result"]
        return result

    def fail(self, method: str, params: Json) -> None:
        """Ask for something that is answered by an error."""
        exchange, response = self._exchange(method, params)
        self._made.by_code[response["error"]["code"]] = exchange

    def spoil(self, line: bytes) -> None:
        """Send what no suite would."""
        exchange = self._engine.say(line)
        self._made.by_code[decode(exchange.answered)["error"]["code"]] = exchange

    def _request(self, method: str, params: Json) -> Json:
        self._number += 1
        return {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}

    def _exchange(self, method: str, params: Json) -> tuple[Exchange, Json]:
        request = self._request(method, params)
        self._checker.check_request(request)
        exchange = self._engine.say(encode(request))
        response = decode(exchange.answered)
        self._checker.check_response(method, response)
        return exchange, response


_WHENEVER_DOWNED: Final = "Whenever a figure of this unit is downed"


def setup() -> Json:
    """The position from which the game is played."""
    return {
        "rulebook": RULEBOOK,
        "players": ["Ada", "Ben"],
        "active": "Ben",
        "objects": [
            _unit(
                "Hoplites",
                "Ada",
                "Immortals",
                Vigil=f"{_WHENEVER_DOWNED}, gain 1 victory point",
                Lament=f"{_WHENEVER_DOWNED}, your opponent loses 1 victory point",
            ),
            _unit(
                "Immortals",
                "Ben",
                "Hoplites",
                Spite="Whenever an enemy unit is defeated, gain 2 victory points",
            ),
        ],
        "rules": {"victory_points": {"Ben": 3}},
        "dice": [
            {"unit": "Immortals", "attack": [4, 2], "defense": [5]},
            {"unit": "Hoplites", "attack": [3, 1], "defense": [6]},
        ],
    }


def _unit(name: str, owner: str, adjacent: str, **cards: str) -> dict[str, Any]:
    return {
        "type": "unit",
        "name": name,
        "owner": owner,
        "base": "formation",
        "figures": 3,
        "slots": 3,
        "hit_points": 1,
        "attack": 2,
        "defense": 1,
        "adjacent": [adjacent],
        "abilities": [
            {"name": card, "text": text, "ability": cardtext.parse(RULEBOOK, text)}
            for card, text in cards.items()
        ],
    }
