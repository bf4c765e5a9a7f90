"""Engines that do one thing a run must survive, or that declare something beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar
import os
import sys
import time

from judgecall_adapter import serve

from tests.engines.miniatures import Miniature

if TYPE_CHECKING:
    from tests.engines.miniatures import Json

#: What an engine may write that a terminal would obey.
RUDE = "\x1b[31mred\x1b[0m [bold]bold[/bold] \u202egnilaer\u202c \a"


class Commanding(Miniature):
    """Fails with what a build would obey, were it a line of its own."""

    def act(self, player, action):
        raise RuntimeError("sorry\n::error title=owned::owned\r\n::set-output name=code::0")


class Vanishing(Miniature):
    """Ends the process in which it is played, whenever anything happens in it."""

    def act(self, player, action):
        os._exit(7)


class Stalling(Miniature):
    """Plays one game, wrongly, and is lost in thought over the next."""

    games = 0

    def act(self, player, action):
        Stalling.games += 1
        while Stalling.games > 1:
            time.sleep(0.001)
        return self.progress()


class Elsewhere(Miniature):
    """Plays another game only."""

    rulebooks: ClassVar = {}


class Partial(Miniature):
    """Declares the one clause unsupported, and reads the other in its own way."""

    rulebooks: ClassVar = {
        "arcane_legions": {
            "edition": "2010-12",
            "readings": {"halting": "own"},
            "unsupported": ["bucket.active-first"],
        },
    }


class Rude(Miniature):
    """Names its events as no terminal should see them."""

    name = f"Rude {RUDE}"

    def act(self, player: str | None, action: Json) -> Json:
        raise RuntimeError(RUDE)


if __name__ == "__main__":
    serve({"Stalling": Stalling, "Rude": Rude}[sys.argv[1]], [])
