"""
How a request reaches the engine: lines on standard input, or on a TCP connection.

One line is one message. A line that cannot be one is answered with an error, and the
next line is read as if nothing had happened. With `--check`, every answer is held to the
suite's schemas before it goes out.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from functools import partial
from typing import IO, TYPE_CHECKING, Callable, Optional, Union
import argparse
import json
import os
import socket
import sys
import threading

from judgecall_adapter import errors
from judgecall_adapter.engine import Engine, answer_to, response_of
from judgecall_adapter.errors import ErrorAnswer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgecall_adapter.development import Check
    from judgecall_adapter.engine import Json

    Checks = Callable[[], Optional[Check]]

#: The longest line that is read as a request, in bytes.
LONGEST_LINE = 16 * 1024 * 1024

#: How much of a line that is too long is thrown away at a time.
_SWEEP = 64 * 1024

#: Connections that are served at a time, and as many again may wait.
_AT_A_TIME = 8

#: What asks for development mode where nobody writes the command line.
_VARIABLE = "JUDGECALL_CHECK"

#: An engine, or what makes a fresh one: its class, or a function.
Served = Union[Engine, Callable[[], Engine]]


def serve(engine: Served, argv: Optional[Sequence[str]] = None) -> None:
    """
    Serve the engine until the other side is done: over stdio, or with `--tcp HOST:PORT`.

    Given a class or a function, every connection gets an engine of its own, and several
    are served at the same time; the connections to one engine are served in turn.
    """
    parser = argparse.ArgumentParser(description="Serve a rules engine to Judgecall.")
    parser.add_argument(
        "--tcp",
        metavar="HOST:PORT",
        type=_address,
        help="listen there instead of serving stdio; port 0 takes any free one",
    )
    parser.add_argument(
        "--check",
        metavar="FOLDER",
        nargs="?",
        const="1",
        default=os.environ.get(_VARIABLE, ""),
        help="hold every answer to the suite's schemas, which are in FOLDER if they are not "
        f"where they usually are; so does {_VARIABLE}=1, or =FOLDER",
    )
    options = parser.parse_args(argv)
    folder = None if options.check in _YES_OR_NO else options.check
    checks: Checks = _no_check
    if options.check not in _NO:
        try:
            checks = _checks(folder)
        except (LookupError, ValueError, OSError) as error:
            parser.error(str(error))

    def fresh() -> Engine:
        made = engine if isinstance(engine, Engine) else engine()
        made.schema_folder = folder or made.schema_folder
        return made

    with suppress(KeyboardInterrupt):
        if options.tcp is None:
            with _stdout_for_the_protocol_alone() as replies:
                converse(fresh(), sys.stdin.buffer, replies, checks())
        else:
            one_at_a_time = isinstance(engine, Engine)
            _listen(options.tcp, 1 if one_at_a_time else _AT_A_TIME, fresh, checks)


_NO = ("", "0")
_YES_OR_NO = (*_NO, "1")


def _no_check() -> None:
    """Nothing that looks at the answers: the suite does."""


def _checks(folder: Optional[str]) -> Checks:
    """What makes a check for each connection, once it is known where the schemas are."""
    # Only development mode needs what reads them.
    from judgecall_adapter.development import check_in  # noqa: PLC0415

    check_in(folder)
    return lambda: check_in(folder)


def _address(text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text!r} is not HOST:PORT, such as 127.0.0.1:4711")
    return host.strip("[]"), int(port)


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


def _listen(
    address: tuple[str, int],
    at_a_time: int,
    fresh: Callable[[], Engine],
    checks: Checks,
) -> None:
    """Serve whoever connects, for ever; a few of them at a time."""
    family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
    places = threading.BoundedSemaphore(at_a_time)

    def attend(connection: socket.socket) -> None:
        try:
            with connection, suppress(ConnectionError):
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                with connection.makefile("rb") as requests, connection.makefile("wb") as replies:
                    converse(fresh(), requests, replies, checks())
        finally:
            places.release()

    with socket.create_server(address, family=family, backlog=_AT_A_TIME) as listener:
        bound_host, bound_port = listener.getsockname()[:2]
        sys.stderr.write(f"listening on {bound_host}:{bound_port}\n")
        sys.stderr.flush()
        while True:
            places.acquire()
            connection, _ = listener.accept()
            threading.Thread(target=attend, args=(connection,), daemon=True).start()


def converse(
    engine: Engine,
    requests: IO[bytes],
    replies: IO[bytes],
    check: Optional[Check] = None,
) -> None:
    """Answer line by line, until the requests end or one of them was a shutdown."""
    while line := requests.readline(LONGEST_LINE + 1):
        message: object = None
        try:
            message = _decode(line, requests)
        except ErrorAnswer as answer:
            response = response_of(answer)
        else:
            response = answer_to(engine, message, partial(_decode, line, requests))
        reply = _encode(response)
        if check is not None:
            instead = check.answered(message, response, reply)
            if instead is not None:
                response, reply = instead, _encode(instead)
        replies.write(reply)
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
        return _line(response)
    except (TypeError, ValueError, RecursionError) as error:
        answer = ErrorAnswer(
            errors.INTERNAL_ERROR,
            f"{type(error).__name__}: the engine's answer cannot be written as JSON: {error}",
        )
        return _line(response_of(answer, response["id"]))


def _line(response: Json) -> bytes:
    text = json.dumps(response, allow_nan=False, separators=(",", ":"))
    return text.encode("ascii") + b"\n"
