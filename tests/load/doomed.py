"""
The reference engine, killed at random moments, so many times in all the processes of a run.

python tests/load/doomed.py LEDGER DEATHS SEED

The ledger is a file that all the processes share: a letter for each game that began, and a line
for each death, written just before it. When a game begins, its number among all games decides
whether, and at which moment of it, somebody pulls the plug: before an answer, in the middle of
its line, or behind it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
import fcntl
import json
import os
import signal
import sys

# Started without the site packages, for it is started very often.
ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "adapters/python")]

from reference_engine import engine as make  # noqa: E402 - not to be found any earlier

#: How likely a game is not to be played to its end.
DOOM = 0.9

MOMENTS = ["before an answer", "within an answer", "behind an answer"]


class Ledger:
    """What all the processes know of each other."""

    def __init__(self, path: Path, deaths: int) -> None:
        self._path = path
        self._deaths = deaths

    def begin(self) -> int:
        """Note that a game begins, and say how many began before it."""
        with self._path.with_suffix(".games").open("ab") as games:
            fcntl.flock(games, fcntl.LOCK_EX)
            number = games.seek(0, os.SEEK_END)
            games.write(b".")
        return number

    def die(self, moment: str) -> bool:
        """Note a death, if there is still one to die; say whether there is."""
        with self._path.open("a+") as deaths:
            fcntl.flock(deaths, fcntl.LOCK_EX)
            deaths.seek(0)
            if len(deaths.readlines()) >= self._deaths:
                return False
            deaths.write(f"{os.getpid()} {moment}\n")
        return True


def serve(ledger: Ledger, seed: int) -> None:
    """Answer line by line, until the plug is pulled."""
    engine = make()
    left, moment = -1, ""
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["method"] == "game/start":
            random = Random(f"{seed} {ledger.begin()}")
            left = random.randint(0, 2) if random.random() < DOOM else -1
            moment = random.choice(MOMENTS)
        dies = left == 0 and message["method"].startswith("game/") and ledger.die(moment)
        left -= 1
        if dies and moment == MOMENTS[0]:
            os.kill(os.getpid(), signal.SIGKILL)
        answer = json.dumps(engine.handle(message)) + "\n"
        sys.stdout.write(answer[: len(answer) // 2] if dies and moment == MOMENTS[1] else answer)
        sys.stdout.flush()
        if dies:
            os.kill(os.getpid(), signal.SIGKILL)
        if message["method"] == "shutdown":
            return


if __name__ == "__main__":
    serve(Ledger(Path(sys.argv[1]), int(sys.argv[2])), int(sys.argv[3]))
