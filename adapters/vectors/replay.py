"""
Replay the recorded conversations with a kit, or record them anew.

    python adapters/vectors/replay.py COMMAND...             is everything answered as recorded?
    python adapters/vectors/replay.py --record COMMAND...    write down what is answered now

The command serves the Abacus on its standard input and output; the README beside this file says
what that is. Standard library only, Python 3.9 or later.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Callable, NamedTuple, Optional
import argparse
import json
import subprocess
import sys

HERE = Path(__file__).resolve().parent

#: The codes whose sentence is told in the kit's own language, and so not compared.
OWN_WORDS = (-32700, -32603)

Json = dict[str, Any]

#: What sends a line and gives back the answer, or None when the other side has hung up.
Say = Callable[[bytes], Optional[bytes]]


def vectors() -> list[Path]:
    """All the recorded conversations."""
    return sorted(HERE.glob("*.ndjson"))


def read(file: Path) -> list[Json]:
    """The lines of one of them."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def canonical(message: Any) -> str:  # noqa: ANN401 - a message is anything at first
    """The one way in which a message is written for comparison."""
    return json.dumps(message, sort_keys=True, separators=(",", ":"))


def line_of(said: Any) -> bytes:  # noqa: ANN401 - a message, or the text of a line
    """The line that says it."""
    text = said if isinstance(said, str) else canonical(said)
    return text.encode() + b"\n"


class Difference(NamedTuple):
    """What was answered otherwise than recorded."""

    line: int
    recorded: str
    answered: str


def replayed(lines: list[Json], say: Say) -> tuple[list[Json], list[Difference]]:
    """The conversation as it goes now, and where that is not as recorded."""
    now: list[Json] = []
    differences: list[Difference] = []
    for index, line in enumerate(lines):
        if "about" in line:
            now.append(line)
        elif "to" in line:
            answer = say(line_of(line["to"]))
            answered = {"end": True} if answer is None else {"from": _said(answer)}
            now += [line, answered]
            recorded = lines[index + 1] if index + 1 < len(lines) else {}
            if canonical(recorded) != canonical(answered):
                different = Difference(index + 2, canonical(recorded), canonical(answered))
                differences.append(different)
    return now, differences


def _said(answer: bytes) -> Any:  # noqa: ANN401 - it is whatever was answered
    """The answer as it is compared: its own words left out, once they are known to be a line."""
    message = json.loads(answer)
    error = message.get("error") if isinstance(message, dict) else None
    if isinstance(error, dict) and error.get("code") in OWN_WORDS:
        sentence = error.get("message")
        if isinstance(sentence, str) and sentence and "\n" not in sentence:
            error["message"] = ""
    return message


def main() -> int:
    """Replay all conversations with the command; 1 if one goes otherwise than recorded."""
    parser = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0])
    parser.add_argument("--record", action="store_true", help="write down what is answered now")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what serves the Abacus")
    options = parser.parse_args()
    if not options.command:
        parser.error("say which command serves the Abacus")
    count = 0
    for file in vectors():
        now, differences = _with_a_child(options.command, read(file))
        if options.record:
            file.write_text("".join(f"{_written(line)}\n" for line in now), encoding="utf-8")
            continue
        for difference in differences:
            count += 1
            sys.stdout.write(
                f"{file.name}:{difference.line}\n"
                f"  recorded {difference.recorded}\n  answered {difference.answered}\n",
            )
    sys.stdout.write(f"{len(vectors())} conversations, {count} answers otherwise than recorded\n")
    return 1 if count or not vectors() else 0


def _written(line: Json) -> str:
    return json.dumps(line, separators=(",", ":")) if "about" in line else canonical(line)


def _with_a_child(command: list[str], lines: list[Json]) -> tuple[list[Json], list[Difference]]:
    with subprocess.Popen(  # noqa: S603 - it is the user's own command
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        requests, answers = child.stdin, child.stdout

        def say(line: bytes) -> Optional[bytes]:
            try:
                requests.write(line)
                requests.flush()
            except BrokenPipeError:
                return None
            return answers.readline() or None

        try:
            return replayed(lines, say)
        finally:
            with suppress(BrokenPipeError):
                child.stdin.close()
            child.kill()


if __name__ == "__main__":
    sys.exit(main())
