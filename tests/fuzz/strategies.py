"""Lines that nobody should send to an engine: five kinds, in batches of a few lines each.

Most begin as the requests of a recorded game, so that they get past the doorman: what is wrong
with them is wrong in one place. Every batch is a list of lines with their ends, and no line asks
the engine to shut down, for that would be heeded.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any
import json

from hypothesis import strategies as st

from tests.laws.games import game
from tests.strategies import abilities

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]
Batch = list[bytes]

MIB = 1 << 20

METHODS = ["initialize", "game/start", "game/act", "game/decide", "game/view"]

#: Counts that are one too few, the most a card may say, and what no counter holds.
COUNTS = [0, -1, 1, 2, 3.0, 999_999, 10**9, 2**53 + 1, -(2**63), 10**30, 1e300]

#: A name that nothing bears, and names that every object in JavaScript seems to know.
STRANGERS = ["Nobody", "constructor", "__proto__", "toString", "", "bears"]


@cache
def recorded() -> list[list[Json]]:
    """The requests of some games that were really played, each from its start."""
    return [[request for request, _ in game(Random(seed)).steps] for seed in range(12)]


def line_of(message: object) -> bytes:
    """The line that says this."""
    return json.dumps(message).encode() + b"\n"


def request(method: str, params: Any, number: int = 1) -> Json:
    """A request."""
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def initialize() -> Json:
    """How every connection begins."""
    hello = {"protocol": 1, "suite": "0.1.0", "rulebook": "arcane_legions", "edition": "2011-01"}
    return request("initialize", hello)


def requests() -> st.SearchStrategy[Json]:
    """A request of some recorded game."""
    return st.sampled_from([each for played in recorded() for each in played])


def junk() -> st.SearchStrategy[Any]:
    """Any JSON, mostly small."""
    leaves = (
        st.none()
        | st.booleans()
        | st.sampled_from(COUNTS)
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.sampled_from(STRANGERS)
        | st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    )
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from([*STRANGERS, "type", "unit"]), inner, max_size=3)
        ),
        max_leaves=5,
    )


# Garbage


def garbage() -> st.SearchStrategy[Batch]:
    """Lines that are not JSON, or hardly."""
    return st.lists(
        st.one_of(
            st.binary(max_size=200).map(_one_line),
            st.text(max_size=60).map(lambda text: _one_line(text.encode("utf-8", "replace"))),
            _cut_off(),
            _not_utf8(),
            st.tuples(st.sampled_from(["[", '{"a":', '{"params":[']), st.integers(1, 3000)).map(
                lambda deep: (deep[0] * deep[1]).encode() + b"\n"
            ),
            st.integers(1, 1500).map(lambda deep: b"[" * deep + b"]" * deep + b"\n"),
            _a_deep_one(),
            st.integers(1, 6000).map(lambda digits: b'{"id":' + b"9" * digits + b"}\n"),
            st.sampled_from(
                [b"NaN\n", b"-Infinity\n", b'"\\ud800"\n', b"\xef\xbb\xbf{}\n", b"\n"]
            ),
            _a_key_twice(),
        ),
        min_size=1,
        max_size=6,
    )


def _one_line(line: bytes) -> bytes:
    return line.replace(b"\n", b" ") + b"\n"


@st.composite
def _cut_off(draw: st.DrawFn) -> bytes:
    line = line_of(draw(requests()))
    return line[: draw(st.integers(1, len(line) - 2))] + b"\n"


@st.composite
def _not_utf8(draw: st.DrawFn) -> bytes:
    line = line_of(draw(requests()))
    at = draw(st.integers(0, len(line) - 2))
    return line[:at] + draw(st.sampled_from([b"\xff", b"\xc3", b"\xed\xa0\x80"])) + line[at:]


@st.composite
def _a_deep_one(draw: st.DrawFn) -> bytes:
    """A request with something deep in its params, deeper than most would look."""
    deep = "[" * (number := draw(st.integers(1, 1200))) + "]" * number
    told = json.dumps(draw(requests()) | {"params": {"action": {"type": "end-turn", "x": 0}}})
    return told.replace('"x": 0', f'"x": {deep}').encode() + b"\n"


@st.composite
def _a_key_twice(draw: st.DrawFn) -> bytes:
    """The same member twice: whichever an engine goes by, it must be able to."""
    told = json.dumps(draw(requests()))
    key = draw(st.sampled_from(["id", "jsonrpc", "params"]))
    return f'{{"{key}":{json.dumps(draw(junk()))},{told[1:]}\n'.encode()


# JSON that is no request


def no_requests() -> st.SearchStrategy[Batch]:
    """JSON that is not a request of JSON-RPC, and requests for what does not exist."""
    return st.lists(
        st.one_of(
            junk(),
            st.lists(requests(), max_size=3),
            st.builds(_without, requests(), _members()),
            st.builds(
                lambda told, key, value: told | {key: value}, requests(), _members(), junk()
            ),
            st.builds(
                lambda told, name: told | {"method": name},
                requests(),
                st.sampled_from(["game/stop", "Game/Start", "", "toString", "__proto__"]),
            ),
        ).map(line_of),
        min_size=1,
        max_size=6,
    )


def _members() -> st.SearchStrategy[str]:
    return st.sampled_from(["jsonrpc", "id", "method", "params"])


def _without(told: Json, key: str) -> Json:
    return {name: value for name, value in told.items() if name != key}


# Requests that make no sense


@st.composite
def nonsense(draw: st.DrawFn) -> Batch:
    """A game whose set-up, or some request after it, says what it should not; and then goes on."""
    told = deepcopy(draw(st.sampled_from(recorded()))[: draw(st.integers(1, 8))])
    changes = draw(st.sampled_from([_SUBTLE, _SUBTLE, _SUBTLE + _COARSE]))
    for number in {draw(st.sampled_from([0, len(told) - 1])), draw(st.integers(0, len(told) - 1))}:
        draw(st.sampled_from(changes))(draw, told[number]["params"])
    told += draw(st.lists(_acts(told[0]["params"]), max_size=4))
    return [line_of(each) for each in told]


def _change_count(draw: st.DrawFn, params: Json) -> None:
    """Some number becomes another, which no schema minds as a rule."""
    _put(draw, _places(params, int), st.sampled_from([count for count in COUNTS if count > 0]))


def _miscount(draw: st.DrawFn, params: Json) -> None:
    """Some number becomes any other."""
    _put(draw, _places(params, int), st.sampled_from(COUNTS))


def _change_name(draw: st.DrawFn, params: Json) -> None:
    """Some name becomes another that is there, or one that is not."""
    names = sorted({holder[key] for holder, key in _places(params, str)})
    _put(draw, _places(params, str), st.sampled_from(names + STRANGERS))


def _change_type(draw: st.DrawFn, params: Json) -> None:
    """Anything becomes anything."""
    _put(draw, _places(params, object), junk())


def _drop(draw: st.DrawFn, params: Json) -> None:
    """Something is missing."""
    if places := _places(params, object):
        holder, key = places[draw(st.integers(0, len(places) - 1))]
        del holder[key]


def _double(draw: st.DrawFn, params: Json) -> None:
    """Something in a list is there twice."""
    places = [holder[key] for holder, key in _places(params, list) if holder[key]]
    if places:
        items = places[draw(st.integers(0, len(places) - 1))]
        items.append(deepcopy(draw(st.sampled_from(items))))


def _add(draw: st.DrawFn, params: Json) -> None:
    """Something is there that nobody knows."""
    places = [params, *(holder[key] for holder, key in _places(params, dict))]
    key = draw(st.sampled_from([*STRANGERS, "slot", "from", "since", "unit", "choose"]))
    places[draw(st.integers(0, len(places) - 1))][key] = draw(junk())


def _play_alone(draw: st.DrawFn, params: Json) -> None:
    """All but one player get up, and what they had is that one's."""
    if isinstance(params.get("players"), list) and params["players"]:
        alone = draw(st.sampled_from(params["players"]))
        params["players"], params["active"] = [alone], alone
        for unit in _units(params):
            unit["owner"] = alone


def _stand_beside(draw: st.DrawFn, params: Json) -> None:
    """A unit stands beside any, itself perhaps."""
    if units := _units(params):
        names = [unit.get("name") for unit in units]
        draw(st.sampled_from(units))["adjacent"] = draw(st.lists(st.sampled_from(names)))


def _print(draw: st.DrawFn, params: Json) -> None:
    """A card gets another ability, which is about whatever it likes."""
    if units := _units(params):
        printed = {"name": "Omen", "text": "something", "ability": draw(abilities())}
        told = json.dumps(printed)
        for name in ("Hoplites", "Immortals", "Oak"):
            told = told.replace(f'"unit": "{name}"', '"unit": "Bears"')
        draw(st.sampled_from(units)).setdefault("abilities", [])
        held = draw(st.sampled_from(units)).get("abilities")
        if isinstance(held, list):
            held.append(json.loads(told))


def _units(params: Json) -> list[Json]:
    objects = params.get("objects")
    return (
        [each for each in objects if isinstance(each, dict)] if isinstance(objects, list) else []
    )


#: What can be wrong with the params of a request though a schema would hardly notice.
_SUBTLE = [_change_count, _change_name, _play_alone, _stand_beside, _print, _double]

#: What it would.
_COARSE = [_miscount, _drop, _add, _change_type]


def _places(value: Any, kind: type) -> list[tuple[Any, Any]]:
    """Where values of this kind stand: what holds them, and under which key."""
    found: list[tuple[Any, Any]] = []
    members = enumerate(value) if isinstance(value, list) else value.items()
    for key, each in members:
        if isinstance(each, kind) and not (kind is int and isinstance(each, bool)):
            found.append((value, key))
        if isinstance(each, (dict, list)):
            found += _places(each, kind)
    return found


def _put(draw: st.DrawFn, places: list[tuple[Any, Any]], values: st.SearchStrategy[Any]) -> None:
    if places:
        holder, key = places[draw(st.integers(0, len(places) - 1))]
        holder[key] = draw(values)


@st.composite
def _acts(draw: st.DrawFn, setup: Json) -> Json:
    """Something that may be done in any game, on the table or not."""
    strings = [holder[key] for holder, key in _places(setup, str)]
    name = st.sampled_from(strings or STRANGERS)
    unit = {"unit": draw(name)}
    count = draw(st.sampled_from([1, 2, 999_999, *COUNTS]))
    happening = st.sampled_from(
        [
            {"do": "down", "count": count, "unit": unit},
            {"do": "damage", "amount": count, "unit": unit},
            {"do": "return", "count": count, "unit": unit},
            {"do": "move", "steps": count, "unit": unit},
            {"do": "reposition", "unit": unit, "from": 1, "slot": count},
            {"do": "down", "count": 1, "slot": count, "unit": unit},
        ]
    )
    action: Json = draw(
        st.sampled_from(
            [
                {"type": "end-turn"},
                {"type": "happen", "effects": draw(st.lists(happening, min_size=1, max_size=3))},
                {"type": "order", "order": "move", "unit": draw(name), "steps": count},
                {
                    "type": "order",
                    "order": "close-combat",
                    "unit": draw(name),
                    "target": draw(name),
                },
                {"type": "use", "ability": draw(name)},
            ]
        )
    )
    player = None if action["type"] == "happen" else draw(st.just(setup.get("active")) | name)
    act = request("game/act", {"player": player, "action": action})
    decide = request("game/decide", {"decision": "d1", "choice": draw(st.lists(name, max_size=2))})
    return draw(st.sampled_from([act, act, decide, request("game/view", {})]))


# The right requests at the wrong time


def disorder() -> st.SearchStrategy[Batch]:
    """A game that begins as it should, then requests of any in any order, or nothing more."""
    some = st.one_of(
        requests(),
        st.sampled_from([played[0] for played in recorded()]),
        st.just(initialize()),
        st.just(request("game/view", {})),
        st.integers(0, 4).map(
            lambda number: request("game/decide", {"decision": f"d{number}", "choice": []})
        ),
    )
    begun = st.builds(
        lambda played, number: [line_of(each) for each in played[:number]],
        st.sampled_from(recorded()),
        st.integers(0, 8),
    )
    return st.builds(
        lambda before, after: before + after, begun, st.lists(some.map(line_of), max_size=8)
    )


# More than anybody reads


@st.composite
def oversized(draw: st.DrawFn) -> Batch:
    """A line of some megabytes of every make, in a game that has begun."""
    makes = draw(st.permutations(_MAKES))
    start = draw(st.sampled_from(recorded()))[0]
    return [line_of(start), *(make(draw(requests()), draw(_sizes())) for make in makes)]


def _sizes() -> st.SearchStrategy[int]:
    return st.integers(1, 4).map(lambda number: number * MIB)


def _with_many_units(_: Json, size: int) -> bytes:
    start = deepcopy(recorded()[0][0])
    units = start["params"]["objects"]
    number = size // len(json.dumps(units[0]))
    units += [units[0] | {"name": f"X{each}", "abilities": []} for each in range(number)]
    return line_of(start)


def _with_many_words(_: Json, size: int) -> bytes:
    start = deepcopy(recorded()[0][0])
    cards = [card for unit in start["params"]["objects"] for card in unit["abilities"]]
    cards[0]["text"] = "o" * size
    return line_of(start)


#: Ways to fill a line: what is in it otherwise, and how long it is to be.
_MAKES: list[Callable[[Json, int], bytes]] = [
    lambda told, size: line_of(told)[:-1] + b" " * size + b"\n",
    lambda told, size: b"{" + b'"a":[],' * (size // 7) + line_of(told)[1:],
    lambda _, size: b"x" * size + b"\n",
    lambda _, size: b'"' + b"\xc3\xa4" * (size // 2) + b'"\n',
    lambda _, size: b"[" + b"0," * (size // 2) + b"0]\n",
    lambda _, size: line_of(request("x" * size, {})),
    lambda _, size: line_of(request("game/view", {"player": "A" * size})),
    lambda _, size: line_of(request("game/decide", {"decision": "d" * size, "choice": []})),
    lambda _, size: line_of(
        request("game/decide", {"decision": "d1", "choice": ["x"] * (size // 5)})
    ),
    lambda _, size: line_of(request("game/act", {"player": None, "action": {"type": "x" * size}})),
    _with_many_units,
    _with_many_words,
]


class Line(bytes):
    """A line that is not shown in full if it is long: a report should not be."""

    __slots__ = ()

    def __repr__(self) -> str:
        if len(self) <= _SHOWN:
            return super().__repr__()
        return f"{bytes(self[:_GLIMPSE])!r} and {len(self) - _GLIMPSE} more bytes"


#: The longest line that is shown in full, and how much is shown of a longer one.
_SHOWN, _GLIMPSE = 4000, 200


def _lines(batches: st.SearchStrategy[Batch]) -> st.SearchStrategy[Batch]:
    return batches.map(lambda batch: [Line(line) for line in batch])


#: Every kind of lines that an engine has to live with.
KINDS = {
    "garbage": _lines(garbage()),
    "no request": _lines(no_requests()),
    "nonsense": _lines(nonsense()),
    "disorder": _lines(disorder()),
    "oversized": _lines(oversized()),
}
