"""
How a request reaches the engine: lines on standard input, or on a TCP connection.

One line is one message. A line that cannot be one is answered with an error, and the
next line is read as if nothing had happened.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING, Callable, Optional, Union
import argparse
import json
import os
import socket
import sys

from judgecall_adapter import errors
from judgecall_adapter.engine import Engine, response_of
from judgecall_adapter.errors import ErrorAnswer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgecall_adapter.engine import Json

#: The longest line that is read as a request, in bytes.
LONGEST_LINE = 16 * 1024 * 1024

#: How much of a line that is too long is thrown away at a time.
_SWEEP = 64 * 1024

#: Connections that may wait while one is served; more than these are turned away.
_WAITING = 8

#: An engine, or what makes a fresh one: its class, or a function.
Served = Union[Engine, Callable[[], Engine]]


def serve(engine: Served, argv: Optional[Sequence[str]] = None) -> None:
    """
    Serve the engine until the other side is done: over stdio, or with `--tcp HOST:PORT`.

    Given a class or a function, every connection gets an engine of its own.
    """
    parser = argparse.ArgumentParser(description="Serve a rules engine to Judgecall.")
    parser.add_argument(
        "--tcp",
        metavar="HOST:PORT",
        type=_address,
        help="listen there instead of serving stdio; port 0 takes any free one",
    )
    options = parser.parse_args(argv)
    with suppress(KeyboardInterrupt):
        if options.tcp is None:
            with _stdout_for_the_protocol_alone() as replies:
                _converse(_fresh(engine), sys.stdin.buffer, replies)
        else:
            _listen(engine, *options.tcp)


def _address(text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text!r} is not HOST:PORT, such as 127.0.0.1:4711")
    return host.strip("[]"), int(port)


def _fresh(engine: Served) -> Engine:
    return engine if isinstance(engine, Engine) else engine()


@contextmanager
def _stdout_for_the_protocol_alone() -> Iterator[IO[bytes]]:
    """
    The real standard output, while everybody else's prints go to standard error.

    The file descriptor itself is moved, so that C code and child processes are held to it too.
    """
    python_stdout = sys.stdout
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        python_stdout.flush()  # what was printed before the first request is a log line as well
        sys.stdout = sys.stderr
        with suppress(BrokenPipeError), os.fdopen(kept, "wb", closefd=False) as replies:
            yield replies
    finally:
        sys.stdout = python_stdout
        os.dup2(kept, 1)
        os.close(kept)


def _listen(engine: Served, host: str, port: int) -> None:
    """Serve one connection after the other, for ever."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family, backlog=_WAITING) as listener:
        bound_host, bound_port = listener.getsockname()[:2]
        sys.stderr.write(f"listening on {bound_host}:{bound_port}\n")
        sys.stderr.flush()
        while True:
            connection, _ = listener.accept()
            with connection, suppress(ConnectionError):
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                with connection.makefile("rb") as requests, connection.makefile("wb") as replies:
                    _converse(_fresh(engine), requests, replies)


def _converse(engine: Engine, requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answer line by line, until the requests end or one of them was a shutdown."""
    while line := requests.readline(LONGEST_LINE + 1):
        try:
            message = _decode(line, requests)
        except ErrorAnswer as answer:
            response = response_of(answer)
        else:
            response = engine.handle(message)
        replies.write(_encode(response))
        replies.flush()
        if response.get("result") is not None and _is_shutdown(message):
            return


def _is_shutdown(message: object) -> bool:
    return isinstance(message, dict) and message["method"] == "shutdown"


def _decode(line: bytes, rest: IO[bytes]) -> object:
    """What the line says; of one that is too long, the rest is thrown away."""
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        while not line.endswith(b"\n") and (line := rest.readline(_SWEEP)):
            pass
        raise ErrorAnswer(
            errors.INVALID_REQUEST,
            f"the line is longer than {LONGEST_LINE >> 20} MiB",
        )
    try:
        message: object = json.loads(line.decode("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise ErrorAnswer(errors.PARSE_ERROR, f"the line is not JSON: {error}") from error
    return message


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number in JSON")


def _encode(response: Json) -> bytes:
    try:
        text = json.dumps(response, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        answer = ErrorAnswer(
            errors.INTERNAL_ERROR,
            f"{type(error).__name__}: the engine's answer cannot be written as JSON: {error}",
        )
        text = json.dumps(response_of(answer, response["id"]))
    return text.encode("ascii") + b"\n"
