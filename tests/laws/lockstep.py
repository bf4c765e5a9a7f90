"""
Two engines play one game, answer by answer.

Whatever a scenario can see is compared after every answer: what happened and in which order,
who is asked what, how the table stands, and why an attempt was refused.

The engines in JavaScript were written apart from the reference. Where they give different
answers, one of them misreads the rules or its page leaves something open: find out which, mend
it, and add the scenario that tells them apart.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol
import shlex
import shutil

import pytest

from judgecall.engines import Connection, EngineError, parse_spec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager

Json = dict[str, Any]

#: No answer takes as long, in seconds, unless the engine hangs.
TIMEOUT = 30.0

#: No game of these goes on for longer, whatever is drawn.
LONGEST = 150

EXAMPLES = Path(__file__).parents[2] / "adapters" / "javascript" / "examples"

_DIFFER = "the answers to the last of these differ in"


class Games(Protocol):
    """Where the games of a rulebook are drawn from: a module."""

    def setup(self, random: Random) -> Json:
        """A game that can be started."""

    def action(self, random: Random, state: Json, cards: Json) -> tuple[str | None, Json]:
        """Who does what next; `cards` is what was set up."""


class Drifted(AssertionError):
    """The engines gave different answers to one request."""


class Lockstep:
    """A game that two engines are playing."""

    def __init__(self, engines: Sequence[Connection]) -> None:
        self.engines = engines
        #: What was asked so far; the last of it is what the engines disagree about.
        self.asked: list[Any] = []
        self.answers: list[Json] = []

    def ask(self, *request: Any) -> Json:
        """The answer to a request, if both engines give the same."""
        self.asked.append(request)
        answers = [_answer(engine, *request) for engine in self.engines]
        one, other = map(seen, answers)
        if one != other:
            raise Drifted(difference(self.asked, one, other))
        self.answers.append(answers[0])
        return answers[0]


def _answer(engine: Connection, method: str, *arguments: Any) -> Json:
    try:
        asked: Callable[..., Json] = getattr(engine, method)
        return asked(*arguments)
    except EngineError as error:
        return {"error": type(error).__name__, "reason": getattr(error, "reason", None)}


def seen(answer: Json) -> Json:
    """Of an answer what the protocol leaves to nobody: no labels, and options in any order."""
    decision = answer.get("decision")
    if decision is None:
        return answer
    options = sorted(option["id"] for option in decision["options"])
    asked = {key: decision[key] for key in ("player", "kind", "min", "max", "context")}
    return {**answer, "decision": {**asked, "options": options}}


def difference(asked: Sequence[Any], one: Json, other: Json) -> str:
    """In words, what came out differently, after what."""
    parts = [*_parts(one, other)]
    told = [f"{key}:\n  {mine}\n  {theirs}" for key, mine, theirs in parts]
    return "\n".join([*map(str, asked), _DIFFER, *told])


def _parts(one: Any, other: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The innermost parts of two answers that differ, with the path to them."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from _parts(one.get(key), other.get(key), f"{where}/{key}")
    elif one != other:
        yield where, one, other


def play(random: Random, engines: Sequence[Connection], games: Games) -> Lockstep:
    """Play a short game with drawn actions and answers."""
    game = Lockstep(engines)
    cards = games.setup(random)
    progress = game.ask("start", cards)
    for _ in range(LONGEST if "state" in progress else 0):
        decision = progress["decision"]
        if decision is None or random.random() < 0.08:
            if len(game.asked) > LONGEST or (decision is None and random.random() < 0.1):
                break
            answer = game.ask("act", *games.action(random, progress["state"], cards))
        else:
            answer = game.ask("decide", *_answer_to(random, decision))
        if "state" in answer:
            progress = answer
        elif answer["error"] in {"SaidUnscripted", "SaidUnsupported"}:
            return game  # The engine gave up half-way, and promises nothing about this game.
        elif random.random() < 0.2:
            game.ask("view")
    game.ask("view")
    return game


def _answer_to(random: Random, decision: Json) -> tuple[str, list[str]]:
    """An answer to this decision; now and then one that is refused."""
    options = sorted(option["id"] for option in decision["options"])
    chosen = random.choice(options)
    if random.random() < 0.05:
        return random.choice(
            [(decision["id"], []), (decision["id"], [f"{chosen}0"]), ("d0", [chosen])],
        )
    may_decline = decision["min"] == 0 and random.random() < 0.3
    return decision["id"], [] if may_decline else [chosen]


def in_step(games: Games, rulebook: str, edition: str, spec: str, count: int) -> list[list[Json]]:
    """The answers of so many games that the reference plays in step with this engine."""
    with (
        closing(Connection(parse_spec("reference"), rulebook, edition, TIMEOUT)) as reference,
        closing(Connection(parse_spec(spec), rulebook, edition, TIMEOUT)) as other,
    ):
        played = []
        for seed in range(count):
            try:
                played.append(play(Random(seed), [reference, other], games).answers)
            except Drifted as drifted:
                raise Drifted(f"in the game of seed {seed}:\n{drifted}") from None
        return played


def second_engine(rulebook: str) -> str:
    """How to reach the engine of a rulebook that is written in JavaScript."""
    if shutil.which("node") is None:
        pytest.skip("NODE IS MISSING: NOTHING SHOWS THAT THE TWO ENGINES AGREE")
    return f"node {shlex.quote(str(EXAMPLES / f'{rulebook}.mjs'))}"


def falls_out_of_step() -> AbstractContextManager[object]:
    """Fail unless an engine that plays in this block leaves the other by its answers."""
    return pytest.raises(Drifted, match=_DIFFER)


def events(answers: Sequence[Json]) -> set[str]:
    """The types of all events in these answers."""
    return {event["event"] for answer in answers for event in answer.get("events", ())}


def reasons(answers: Sequence[Json]) -> set[str | None]:
    """All reasons for which something was refused; None stands for what was not."""
    return {answer.get("reason") for answer in answers}
