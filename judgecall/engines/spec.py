"""
The words by which an engine is named on the command line.

==========================  ====================================================
`reference`                 the engine that comes with the suite
`reference/MISREADING`      the same, with one clause misread on purpose
`package.module:attribute`  a Python object, class or function, in this process
`tcp://HOST:PORT`           an engine that somebody else has started
anything else               a command, run as a child process
==========================  ====================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
import re
import shlex
import sys

from judgecall.engines.child import Child
from judgecall.engines.faults import CannotReach, NotASpec
from judgecall.engines.finding import as_engine, find
from judgecall.engines.in_process import InProcess
from judgecall.engines.tcp import Tcp

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgecall.engines.finding import Handler
    from judgecall.engines.transport import Transport

#: The module that holds the reference engine. It is found by name, as any other engine is.
_REFERENCE: Final = "reference_engine"

_NAMED: Final = r"[^\W\d]\w*(?:\.[^\W\d]\w*)*"
_OBJECT: Final = re.compile(rf"({_NAMED}):({_NAMED})")
_ADDRESS: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^\s:/\[\]]+)):(\d{1,5})/?")
_HIGHEST_PORT: Final = 65535


def parse_spec(text: str, *, pin: bool = False) -> Transport:
    """
    The way to the engine that these words name; nothing is reached yet.

    `pin` keeps the runner and a child process on one processor.
    """
    text = text.strip()
    if not text:
        raise NotASpec(
            "no engine is named; write `reference`, package.module:attribute, tcp://HOST:PORT, "
            "or the command that runs it",
        )
    if text == "reference" or text.startswith("reference/"):
        return _reference(text)
    if text.startswith("tcp:"):
        return _tcp(text)
    if named := _OBJECT.fullmatch(text):
        module, attribute = named.groups()
        return InProcess(
            f"{text}, in process",
            lambda: as_engine(find(module, attribute), text),
        )
    return _command(text, pin=pin)


def _reference(text: str) -> Transport:
    _, slash, misreading = text.partition("/")
    if not slash:
        return InProcess(
            "reference engine, in process",
            lambda: as_engine(find(_REFERENCE, "engine"), text),
        )
    if not misreading:
        raise NotASpec("a misreading must be named after the slash, as in reference/MISREADING")
    return InProcess(f"{text}, in process", lambda: _misread(misreading, text))


def _misread(misreading: str, text: str) -> Handler:
    choose: Callable[[str], object] = find(_REFERENCE, "misreading")  # type: ignore[assignment]
    try:
        factory = choose(misreading)
    except LookupError as error:
        raise CannotReach(str(error.args[0] if error.args else error)) from error
    return as_engine(factory, text)


def _tcp(text: str) -> Transport:
    address = _ADDRESS.fullmatch(text.removeprefix("tcp://"))
    if address is None:
        raise NotASpec(f"{text} is no address; write it as tcp://HOST:PORT")
    six, host, port = address.groups()
    if not 0 < int(port) <= _HIGHEST_PORT:
        raise NotASpec(f"there is no port {port}; ports go from 1 to {_HIGHEST_PORT}")
    return Tcp(six or host, int(port))


def _command(text: str, *, pin: bool) -> Transport:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise NotASpec(f"the command {text} cannot be split into words: {error}") from error
    if not words or not words[0]:
        raise NotASpec(f"the command {text} names nothing to run")
    if "://" in words[0]:
        scheme = words[0].split("://")[0]
        raise NotASpec(f"engines are not reached by {scheme}; write tcp://HOST:PORT")
    # Whoever says `python` means the one that has their packages: the one that runs us.
    command = [sys.executable, *words[1:]] if words[0] == "python" else words
    child = Child(command, pin=pin)
    child.description = text
    return child
