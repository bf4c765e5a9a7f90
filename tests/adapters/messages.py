"""Messages of real games, and what becomes of them when somebody slips."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple
import copy

from judgecall.players import play_here
from judgecall.runs import How
from judgecall.selection import Library
from reference_engine import engine

Json = dict[str, Any]

RULEBOOK = "arcane_legions"

#: What the recorder below has heard and said.
_HEARD: list[tuple[Json, Json]] = []


class Recorder:
    """The reference engine, with every request and its answer kept."""

    def __init__(self) -> None:
        self._engine = engine()

    def handle(self, message: Json) -> Json:
        response = self._engine.handle(message)
        _HEARD.append(copy.deepcopy((message, response)))
        return response


class Case(NamedTuple):
    """One message, and in which part of it somebody may slip."""

    method: str
    part: str
    message: Json


@cache
def cases() -> tuple[Case, ...]:
    """All that is said when the suite is played, in both directions."""
    _HEARD.clear()
    for chosen in Library().select([RULEBOOK]).books:
        assert len(list(play_here(chosen, How(f"{__name__}:Recorder", timeout=30)))) > 100
    return tuple(
        Case(request["method"], part, message)
        for request, response in _HEARD
        for message in (request, response)
        for part in ("params", "result", "error")
        if part in message
    )


#: What may stand where something else is meant.
STRANGE = (None, True, False, 0, 1, -1, 1.5, 1_000_000, "", "x", "Ada", "É", [], {}, [1], [1, 1])


def slips(count: int, strange: tuple[Any, ...] = STRANGE) -> list[Case]:
    """So many messages, each with one to three slips; always the same."""
    random = Random(count)
    slipped = []
    for _ in range(count):
        case = random.choice(cases())
        message = copy.deepcopy(case.message)
        for _ in range(random.randint(1, 3)):
            _slip(random, message, case.part, strange)
        slipped.append(case._replace(message=message))
    return slipped


def _slip(random: Random, message: Json, part: str, strange: tuple[Any, ...]) -> None:
    holder, key = random.choice(list(_places(message, part)))
    value = holder[key]
    match random.randrange(6):
        case 0:
            holder[key] = copy.deepcopy(random.choice(strange))
        case 1 if key != part:
            del holder[key]
        case 2 if isinstance(value, dict):
            value[random.choice(["surplus", "type", "a/b~c"])] = random.choice(strange)
        case 3 if isinstance(value, list) and value:
            value.append(copy.deepcopy(random.choice(value)))
        case 4 if isinstance(value, str):
            holder[key] = random.choice([value + "x", value + " ", value.upper(), value[1:]])
        case 5:
            other, name = random.choice(list(_places(message, part)))
            holder[key] = copy.deepcopy(other[name])


def _places(holder: Any, key: Any):
    """Every member and every item, with what holds it."""
    yield holder, key
    value = holder[key]
    if isinstance(value, dict):
        for name in value:
            yield from _places(value, name)
    elif isinstance(value, list):
        for index in range(len(value)):
            yield from _places(value, index)
