"""Engines that do one thing that no fuzzing may leave unnoticed; all else they do soundly.

python tests/fuzz/broken.py NAME
"""

from __future__ import annotations

from typing import Any
import json
import sys

from reference_engine.arcane_legions.engine import ArcaneLegions

Json = dict[str, Any]


class Sound:
    """Reads lines and answers them, all by itself."""

    def __init__(self) -> None:
        self.engine = ArcaneLegions()

    def serve(self) -> None:
        """Answer line by line."""
        for line in sys.stdin.buffer:
            sys.stdout.write(self.reply(line))
            sys.stdout.flush()

    def reply(self, line: bytes) -> str:
        """What is written in reply to this line."""
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            return self.written(self.puzzled())
        return self.written(self.answer(message))

    def puzzled(self) -> Json:
        """The answer to what is not JSON."""
        error = {"code": -32700, "message": "the line is not JSON"}
        return {"jsonrpc": "2.0", "id": None, "error": error}

    def answer(self, message: object) -> Json:
        """The answer to what is."""
        return self.engine.handle(message)

    def written(self, answer: Json) -> str:
        """The line that says this."""
        return json.dumps(answer) + "\n"


class Fragile(Sound):
    """Ends over anything that is not JSON."""

    def reply(self, line):
        return self.written(self.answer(json.loads(line)))


class Small(Sound):
    """Ends over a line that is longer than it expected."""

    def reply(self, line):
        if len(line) > 1 << 16:
            sys.exit("too long")
        return super().reply(line)


class Mumbling(Sound):
    """Says what no schema allows to what is not JSON."""

    def puzzled(self):
        return {"jsonrpc": "2.0", "id": None, "error": "what?"}


class Talkative(Sound):
    """Answers each of several requests in one line with a line."""

    def reply(self, line):
        told = super().reply(line)
        return told * 2 if line.startswith(b"[") else told


class Forgetful(Sound):
    """Answers any object under the id 1, whatever its id is."""

    def answer(self, message):
        return super().answer(message) | {"id": 1}


class Stumbling(Sound):
    """Has never thought of somebody who plays alone."""

    def answer(self, message):
        params = message.get("params") if isinstance(message, dict) else None
        players = params.get("players") if isinstance(params, dict) else None
        if isinstance(players, list) and len(players) == 1:
            error = {"code": -32603, "message": "IndexError: list index out of range"}
            return {"jsonrpc": "2.0", "id": message["id"], "error": error}
        return super().answer(message)


class Remembering(Sound):
    """Goes on counting decisions where a game was left in the middle of one."""

    def answer(self, message):
        before = getattr(self.engine, "_session", None)
        answer = super().answer(message)
        after = getattr(self.engine, "_session", None)
        if after is not before and before is not None and before._choice is not None:
            after._asked += before._asked
        return answer


if __name__ == "__main__":
    globals()[sys.argv[1]]().serve()
