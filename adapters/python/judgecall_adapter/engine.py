"""
The class an author fills in: four methods, and a few words about the engine.

A request comes in as a dict and leaves as a dict. How it travels is the business of
`serving`; the suite's own runner hands dicts over directly when it plays in process.
"""

# The base class's methods take what their overriding methods need.
# ruff: noqa: ARG002
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, ClassVar, Optional, Union
import sys
import traceback

from judgecall_adapter import errors, shapes
from judgecall_adapter.errors import ErrorAnswer, Unsupported

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The version of the protocol that this kit speaks.
PROTOCOL = 1

#: A JSON object.
Json = dict[str, Any]

#: What a response is matched by: the request's id, or None when it had none to read.
Identity = Union[int, str, None]


class Engine:
    """
    A rules engine as the suite sees it. Subclass it, and write the four methods.

    `start`, `act` and `decide` return a *progress*: what happened (`events`), who must
    choose now (`decision`, or None), and the position (`state`). A method that is not
    written answers `unsupported`, so an adapter can grow one method at a time.
    """

    #: What the engine is called in reports.
    name: str = ""
    version: str = "0"
    #: The language the engine is written in.
    language: str = "Python"
    #: Where people find the engine, if anywhere.
    homepage: Optional[str] = None
    #: Which rulebooks it plays: `{id: {"edition": ..., "readings": {...}, "unsupported": [...]}}`.
    rulebooks: ClassVar[dict[str, Json]] = {}
    #: What it can do beyond the four methods, in the protocol's words.
    capabilities: Sequence[str] = ()
    #: The folder of the suite's schemas; None for the usual places.
    schema_folder: Optional[str] = None

    _playing = False
    _played_by: Optional[str] = None
    _again: Optional[Callable[[], Any]] = None

    def start(self, setup: Json) -> Json:
        """Forget any game before, set this one up, and run until someone must choose."""
        raise Unsupported("game/start")

    def act(self, player: Optional[str], action: Json) -> Json:
        """Take this action for the player (None: it just happens), and run on."""
        raise Unsupported("game/act")

    def decide(self, decision: str, choice: list[str]) -> Json:
        """Answer the open decision with these option ids, and run on."""
        raise Unsupported("game/decide")

    def view(self, player: Optional[str]) -> Json:
        """The `state`, and all `events` so far, as this player may see them (None: all of it)."""
        raise Unsupported("game/view")

    def handle(self, message: object) -> Json:
        """Answer one request. Whatever the message is, the answer is a response."""
        identity = _identity(message)
        try:
            request = _request(message, identity)
            return {"jsonrpc": "2.0", "id": identity, "result": self._answer(request)}
        except ErrorAnswer as answer:
            return response_of(answer, identity)

    def _answer(self, request: Json) -> Json:
        method = request["method"]
        answer = _ANSWERS.get(method)
        if answer is None:
            raise ErrorAnswer(
                errors.METHOD_NOT_FOUND,
                f"there is no method {method!r}; the protocol knows {', '.join(_ANSWERS)}",
            )
        params = request.get("params", {})
        sentence = shapes.fault(method, params)
        if sentence is not None:
            raise errors.InvalidParams(sentence)
        return answer(self, params)

    def _initialize(self, _params: Json) -> Json:
        self._playing = False
        described = {
            "name": self.name or type(self).__name__,
            "version": self.version,
            "language": self.language,
        }
        if self.homepage is not None:
            described["homepage"] = self.homepage
        return {
            "protocol": PROTOCOL,
            "engine": described,
            "rulebooks": self.rulebooks,
            "capabilities": list(self.capabilities),
        }

    def _start(self, params: Json) -> Json:
        self._playing = False
        if params["rulebook"] not in self.rulebooks:
            raise Unsupported(f"the rulebook {params['rulebook']}")
        self._played_by = params["rulebook"]
        progress = self._call("start", params, params)
        self._playing = True
        return progress

    def _act(self, params: Json) -> Json:
        self._need_a_game()
        return self._call("act", params, params["player"], params["action"])

    def _decide(self, params: Json) -> Json:
        self._need_a_game()
        return self._call("decide", params, params["decision"], params["choice"])

    def _view(self, params: Json) -> Json:
        self._need_a_game()
        return self._call("view", params, params.get("player"))

    def _shutdown(self, _params: Json) -> Json:
        self._playing = False
        return {}

    def _need_a_game(self) -> None:
        if not self._playing:
            raise ErrorAnswer(
                errors.INVALID_REQUEST,
                "no game is in progress; send game/start first",
            )

    def _call(self, name: str, params: Json, *values: object) -> Json:
        """One of the author's methods: whatever goes wrong in there becomes an answer."""
        try:
            result = getattr(self, name)(*values)
        except ErrorAnswer:
            raise
        except Exception as bug:
            traceback.print_exc(file=sys.stderr)
            stumble = f"{type(bug).__name__} in {name}: {str(bug) or 'it gave no reason'}"
            sentence = self._fault_in(f"game/{name}", params)
            if sentence is not None:
                raise errors.InvalidParams(f"{sentence} ({stumble})") from bug
            raise ErrorAnswer(errors.INTERNAL_ERROR, stumble) from bug
        if not isinstance(result, dict):
            raise ErrorAnswer(
                errors.INTERNAL_ERROR,
                f"{name} returned {type(result).__name__}, but a dict is the answer; "
                "is a `return` missing?",
            )
        return result

    def _fault_in(self, method: str, params: Json) -> Optional[str]:
        """What an engine may have stumbled over, if the params break the suite's schemas."""
        # Until an engine stumbles, nobody needs the schemas.
        from judgecall_adapter.contract import NoSchemas, contract, folder_of_schemas  # noqa: PLC0415

        try:
            rules = contract(folder_of_schemas(self.schema_folder), self._played_by)
            asked = params if self._again is None else self._again()["params"]
            sentence = rules.fault_in_params(method, asked)
        except NoSchemas:
            return None
        except Exception:  # noqa: BLE001 - the engine's own bug is the news, not this one
            traceback.print_exc(file=sys.stderr)
            return None
        if sentence is None:
            return None
        return f"the params of {method} are not what the protocol allows, {sentence}"


_ANSWERS: dict[str, Callable[[Engine, Json], Json]] = {
    "initialize": Engine._initialize,  # noqa: SLF001 - the table belongs to the class above
    "game/start": Engine._start,  # noqa: SLF001
    "game/act": Engine._act,  # noqa: SLF001
    "game/decide": Engine._decide,  # noqa: SLF001
    "game/view": Engine._view,  # noqa: SLF001
    "shutdown": Engine._shutdown,  # noqa: SLF001
}


def answer_to(engine: Engine, message: object, again: Callable[[], Any]) -> Json:
    """
    Have the engine answer a message that can be read again.

    Params are judged as they came in, whatever an author's method has made of them since.
    """
    engine._again = again  # noqa: SLF001
    return engine.handle(message)


def response_of(answer: ErrorAnswer, identity: Identity = None) -> Json:
    """The response that carries this error; without an id when the request had none to read."""
    return {"jsonrpc": "2.0", "id": identity, "error": answer.as_json()}


def _identity(message: object) -> Identity:
    """The id that the answer goes under: None if the message has none that can be read."""
    identity = message.get("id") if isinstance(message, dict) else None
    if isinstance(identity, bool) or not isinstance(identity, (int, str)):
        return None
    return identity


def _request(message: object, identity: Identity) -> Json:
    """The message, once it is known to be a request."""
    if isinstance(message, list):
        sentence = "batches are not part of this protocol; send one request a line"
    elif not isinstance(message, dict):
        sentence = "a request must be a JSON object"
    elif message.get("jsonrpc") != "2.0":
        sentence = 'a request must say "jsonrpc": "2.0"'
    elif identity is None:
        sentence = "a request must have an id, a number or a text, to be answered under"
    elif not isinstance(message.get("method"), str):
        sentence = "a request must name its method"
    else:
        return message
    raise ErrorAnswer(errors.INVALID_REQUEST, sentence)
