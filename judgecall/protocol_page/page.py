"""The page itself: the methods in the order of a connection, the errors, the parts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from judgecall import resources
from judgecall.protocol.schemas import METHODS, protocol_schema, rulebook_schema
from judgecall.protocol_page.fields import Parts, anchor, table
from judgecall.protocol_page.shown import shown
from judgecall.rulebook import available, load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgecall.protocol_page.recording import Exchange, Recording

#: The page that is made from all this.
PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
#: How to make it again.
COMMAND: Final = "python -m judgecall.protocol_page"

_INTRODUCTION: Final = f"""\
# The protocol

<!-- Made by `{COMMAND}`; do not edit. -->

The suite asks and the engine answers, in JSON-RPC 2.0. This page tells every message. Each stands
here as it really was sent: in a short game of Arcane Legions against the reference engine, which
ran as a process of its own while this page was made. [For engine authors](engine-authors.md) tells
where to begin; the same in full rigour is `schemas/protocol.schema.json`, and one schema beside it
for each rulebook.

- **One message is one line** of JSON in UTF-8, with a line feed at its end and none within. On
  this page long lines are broken, and blanks are set, for reading.
- **One request at a time.** Each is answered by one line, with the request's `id`; there are no
  notifications and no batches. Whoever answers late is cut off: after 5 seconds, unless
  `--timeout` says otherwise.
- **One game at a time.** `game/start` forgets the game before. An engine process is kept for all
  scenarios.
- **What is expected never crosses the wire.** The engine is told what happens and says what comes
  of it; the suite compares.
- **Standard output is for answers alone**; logs go to standard error.
- **No chance.** Dice are scripted in `game/start`; an engine never rolls.
- **Nothing else.** A field that is not listed here is a fault, and so is a missing one unless it
  may be left out."""

_ORDER: Final = """\
First comes `initialize`. Then each scenario is a game: `game/start`, then `game/act` and
`game/decide` as the scenario has it, with a `game/view` where the suite looks whether something
has changed. At the end comes `shutdown`."""

_BELOW: Final = """\
Below them stand the [errors](#errors), the [parts of messages](#parts-of-messages), and what each
rulebook makes of them:"""

#: What each method is for, in the order in which a connection meets them.
_PURPOSES: Final = {
    "initialize": "say who asks, and hear who answers and what it plays",
    "game/start": "set up a position to play from",
    "game/act": "have a player do something, or something happen",
    "game/decide": "answer what a player is asked",
    "game/view": "look at the table as one seat sees it",
    "shutdown": "say goodbye",
}

#: An error's name, when it is the answer, and what becomes of a scenario in which it is given.
_ERRORS: Final = {
    -32001: ("unsupported", "The engine does not do this.", "The scenario is *unsupported*."),
    -32002: (
        "illegal",
        "The rules forbid what was tried. The position is as it was before.",
        "What the scenario expects there, or *failed*.",
    ),
    -32003: (
        "stale",
        "The decision that was answered is not open, or no longer.",
        "What the scenario expects there, or *failed*.",
    ),
    -32004: (
        "unscripted",
        "A roll is needed that the setup does not bring. Engines never roll.",
        "*failed*: the scripted rolls suffice for who plays as the rules say.",
    ),
    -32603: ("internal error", "The engine has failed inside.", "*crashed*"),
    -32700: ("parse error", "The line is not JSON.", "*broken*: what the suite sends is JSON."),
    -32600: ("invalid request", "The JSON is no request.", "*broken*: what it sends is one."),
    -32601: ("method not found", "There is no such method.", "*broken*: it sends these six."),
    -32602: (
        "invalid params",
        "The params are not what the method takes.",
        "*broken*: they were checked before they were sent.",
    ),
}

#: What a rulebook's schema tells the protocol, in the order of a game.
_ROOTS: Final = ("object", "rules", "roll", "action", "event", "state", "decision", "reason")


def page(recording: Recording) -> str:
    """The page of the protocol, in Markdown."""
    parts = Parts(protocol_schema()["$defs"])
    books = [(name, _parts_of(name)) for name in available()]
    pieces = [
        _INTRODUCTION,
        "## The six methods",
        table(
            ("Method", "Is there to"), [(_to_method(each), _PURPOSES[each]) for each in METHODS]
        ),
        _ORDER,
        f"{_BELOW} {', '.join(_to_book(rulebook) for _, rulebook in books)}.",
    ]
    for method in METHODS:
        pieces += _method(method, parts, recording.by_method[method])
    pieces += _errors(parts, recording)
    pieces += _shared_parts(parts, books)
    for _, rulebook in books:
        pieces += _rulebook(rulebook)
    return "\n\n".join(pieces) + "\n"


def _parts_of(rulebook_id: str) -> Parts:
    title = load(resources.features() / rulebook_id).title
    return Parts(rulebook_schema(rulebook_id)["$defs"], title)


def _to_book(parts: Parts) -> str:
    return f"[{parts.prefix}](#{anchor(parts.prefix)})"


def _to_method(method: str) -> str:
    return f"[`{method}`](#{anchor(method)})"


def _method(method: str, parts: Parts, exchanges: list[Exchange]) -> Iterator[str]:
    name = method.replace("/", ".")
    params, result = (parts.definitions[f"{name}.{end}"] for end in ("params", "result"))
    yield f"## `{method}`"
    yield str(params["description"])
    if params.get("properties"):
        yield "**Params**"
        yield parts.table(params)
    refers_to = parts.named(result)
    if refers_to is not None:
        yield f"**Result**: a {parts.link(refers_to)}. {result['description']}"
    elif result.get("properties"):
        yield f"**Result**: {result['description']}"
        yield parts.table(result)
    else:
        yield f"**Result**: an empty object. {result['description']}"
    for exchange in exchanges:
        yield from _exchange(exchange)


def _exchange(exchange: Exchange) -> Iterator[str]:
    yield "The suite sends:"
    yield _fenced(exchange.sent)
    yield "The engine answers:"
    yield _fenced(exchange.answered)


def _fenced(line: bytes) -> str:
    return f"```json\n{shown(line)}\n```"


def _errors(parts: Parts, recording: Recording) -> Iterator[str]:
    yield "## Errors"
    error = parts.definitions["error"]
    yield f"{error['description']} Besides its `code`, an error has these fields:"
    members = {name: each for name, each in error["properties"].items() if name != "code"}
    yield parts.table(error | {"properties": members})
    yield _WHO_ANSWERED
    yield table(
        ("Code", "Name", "Is answered when", "Verdict on the scenario"),
        [
            (f"[`{code}`](#{anchor(_error_heading(code))})", *told)
            for code, told in _ERRORS.items()
        ],
    )
    for code, (name, *_) in _ERRORS.items():
        yield f"### {_error_heading(code)}"
        data = parts.definitions.get(f"{name}.data")
        if data is not None:
            yield f"{data['description']} Its `data`:"
            yield parts.table(data)
        else:
            yield _ERRORS[code][1]
        yield from _exchange(recording.by_code[code])


_WHO_ANSWERED: Final = """\
The reference engine answers most of them below: in the game that is told above, then to lines that
no suite sends. *Unsupported* and *internal error* come from an engine that has just been begun: it
sets up an empty table, does not do any action, and has a bug where the table is looked at."""


def _error_heading(code: int) -> str:
    return f"{_ERRORS[code][0].capitalize()} ({code})"


def _shared_parts(parts: Parts, books: list[tuple[str, Parts]]) -> Iterator[str]:
    """What messages are made of, as far as the protocol itself says it."""
    yield "## Parts of messages"
    names = [method.replace("/", ".") for method in METHODS]
    roots = [f"{name}.{end}" for name in names for end in ("params", "result")]
    for name in parts.from_roots(roots, with_roots=False):
        yield from parts.told(name, 3)
        links = [book.link(name) for _, book in books if name in book.definitions]
        if links and name != "name":
            yield f"What a rulebook makes of it: {', '.join(links)} of {_titles(books)}."


def _titles(books: list[tuple[str, Parts]]) -> str:
    return ", ".join(book.prefix for _, book in books)


def _rulebook(parts: Parts) -> Iterator[str]:
    """What one rulebook says of the parts that the protocol leaves open."""
    yield f"## {parts.prefix}"
    roots = [root for root in _ROOTS if root in parts.definitions]
    for name in parts.from_roots(roots, with_roots=True):
        yield from parts.told(name, 3)
