"""
What is said in which order: the protocol's own steps, and the games of a rulebook.

A scene is what one engine goes through from its start to its end. It is short, so that a
fault in it can be shown again in a line, and keeps no other scene from being played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from judgecall.smoke.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgecall.smoke.conversation import Conversation, Exchange

#: The number of the step in which an engine says who it is.
INTRODUCTION: Final = 1


@dataclass(frozen=True, slots=True)
class Heading:
    """What the steps below it are about, and anything that is to be known beforehand."""

    title: str
    notes: tuple[str, ...] = ()
    #: Whether it is one of the games below a rulebook's heading.
    is_game: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scene; `do` raises `Stop` unless all is well."""

    number: int
    title: str
    do: Callable[[Talk], None]
    #: The clauses on which its answer rests.
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Some steps with one engine."""

    steps: tuple[Step, ...]
    title: str = ""
    #: What comes before the first step without being one.
    before: Callable[[Talk], None] | None = None
    is_game: bool = False


def protocol_scenes(*, is_child: bool) -> Iterator[Scene]:
    """What every engine must do, whatever it plays; only of a child the end can be seen."""
    steps: list[tuple[str, Callable[[Talk], None]]] = [
        ("initialize: the engine says who it is", lambda _: None),
        ("a method that does not exist is refused", _unknown_method),
        ("params that make no sense are refused", _senseless_params),
        ("shutdown is answered", Talk.says_goodbye),
    ]
    if is_child:
        steps.append(("the engine ends when its input does", Talk.ends))
    for number, (title, do) in enumerate(steps, INTRODUCTION):
        yield Scene((Step(number, title, do),))


def _unknown_method(talk: Talk) -> None:
    talk.must_refuse("game/shuffle", {}, (-32601,))


def _senseless_params(talk: Talk) -> None:
    talk.must_refuse("game/start", {}, (-32602, -32600))


def game_scenes(conversation: Conversation, number: int) -> Iterator[Scene]:
    """The games of a rulebook, their steps numbered from here on."""
    start = conversation.start
    yield Scene((_step(number, start),), is_game=True)
    for game in conversation.games:
        steps = tuple(_step(at, step) for at, step in enumerate(game.steps, number + 1))
        number += len(steps)
        yield Scene(steps, game.title, partial(Talk.exchange, step=start), is_game=True)


def _step(number: int, step: Exchange) -> Step:
    return Step(number, step.step, partial(Talk.exchange, step=step), step.clauses)
