"""
The canned conversation of a rulebook: `smoke.json` in its folder.

It is data, so that a rulebook brings its own and nothing here knows any game. The file says
at its top how it is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NoReturn
import json

from judgecall.protocol import Checker, SchemaFault
from judgecall.protocol.schemas import METHODS
from judgecall.rulebook.faults import Fault, SuiteError
from judgecall.smoke.codes import NAMES

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.protocol import Json

FILE: Final = "smoke.json"

#: In a request, instead of the id of a decision: the one asked last, the one answered last.
OPEN: Final = "(open)"
CLOSED: Final = "(closed)"


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request, and what the rulebook answers, as far as it is compared."""

    step: str
    method: str
    params: Json
    result: Json | None = None
    error: Json | None = None
    #: The clauses on which the answer rests.
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShortGame:
    """A game of a few steps."""

    title: str
    steps: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True)
class Conversation:
    """How all its games begin, and the games."""

    start: Exchange
    games: tuple[ShortGame, ...]


def read_conversation(folder: Path) -> Conversation | None:
    """Read the conversation of the rulebook in this folder, if it has one."""
    path = folder / FILE
    if not path.is_file():
        return None
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        _refuse(path, 1, "the file is not UTF-8")
    except json.JSONDecodeError as error:
        _refuse(path, error.lineno, f"this is not JSON: {error.msg}")
    try:
        start = Exchange("the game is set up", "game/start", **data["start"])
        conversation = Conversation(start, tuple(_game(game, start) for game in data["games"]))
    except (KeyError, TypeError, ValueError) as error:
        said = f"`{error.args[0]}` is missing" if isinstance(error, KeyError) else str(error)
        _refuse(path, 1, f"this is no conversation: {said}")
    _check(conversation, path)
    return conversation


def _check(conversation: Conversation, path: Path) -> None:
    """See that nothing is asked that the protocol forbids, or answered that it does not have."""
    checker = Checker(path.parent.name)
    for step in (
        conversation.start,
        *(step for game in conversation.games for step in game.steps),
    ):
        if step.error is not None and step.error.get("code") not in NAMES:
            _refuse(
                path, 1, f"the step `{step.step}` has an error that the protocol does not have"
            )
        request = {"jsonrpc": "2.0", "id": 1, "method": step.method, "params": step.params}
        if step.method not in METHODS:
            _refuse(path, 1, f"the step `{step.step}` calls a method that does not exist")
        try:
            checker.check_request(request)
        except SchemaFault as fault:
            _refuse(path, 1, f"the step `{step.step}` asks what the protocol forbids: {fault}")


def _game(data: Any, start: Exchange) -> ShortGame:  # noqa: ANN401 - whatever the file holds
    steps = tuple(_step(step, start) for step in data["steps"])
    if not steps:
        raise ValueError(f"the game `{data['game']}` has no step")
    return ShortGame(data["game"], steps)


def _step(data: Json, start: Exchange) -> Exchange:
    if data["method"] == "game/start" and "params" not in data:
        return Exchange(data["step"], "game/start", start.params, start.result)
    return Exchange(**{**data, "clauses": tuple(data.get("clauses", ()))})


def _refuse(path: Path, line: int, sentence: str) -> NoReturn:
    way_out = "its shape is told at the top of features/arcane_legions/smoke.json"
    raise SuiteError([Fault(path, line, sentence, (), way_out, "smoke")])
