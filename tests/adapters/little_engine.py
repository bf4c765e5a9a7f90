"""
A little engine on the kit, served as an author would serve theirs, with an author's slips.

What it does when somebody acts is named by the action.
"""

# It is written as authors write, prints and all.
# ruff: noqa: RUF012, T201
from __future__ import annotations

from typing import Any
import os
import subprocess
import sys
import tracemalloc

from judgecall_adapter import Engine, Illegal, InvalidParams, Stale, Unscripted, Unsupported, serve


class LittleEngine(Engine):
    """Counts, and does as it is told."""

    name = "Little engine"
    version = "1.2"
    homepage = "https://example.org/little"
    rulebooks = {
        "counting": {"edition": "1", "readings": {"A1": "twice"}, "unsupported": ["count.down"]},
    }
    capabilities = ["counting-up"]

    def start(self, setup: dict[str, Any]) -> dict[str, Any]:
        self.count = 0
        self.objects = setup["objects"]
        return self.progress()

    def act(self, player, action):
        if action["type"] == "spoil":
            action.clear()
            raise LookupError("what was I to do?")
        match = getattr(self, f"do_{action['type']}", None)
        if match is None:
            raise InvalidParams(f"there is no action {action['type']}")
        return match()

    def decide(self, decision, choice):
        raise Stale(decision)

    def view(self, player):
        _, peak = tracemalloc.get_traced_memory()
        return {"state": {"count": self.count, "seen by": player, "peak": peak}, "events": []}

    def progress(self):
        return {"events": [], "decision": None, "state": {"count": self.count}}

    def do_count(self):
        self.count += 1
        return self.progress()

    def do_print(self):
        print("counting...")
        return self.progress()

    def do_print_by_descriptor(self):
        os.write(1, b"counting by descriptor...\n")
        return self.progress()

    def do_print_by_child(self):
        subprocess.run([sys.executable, "-c", "print('counting by child...')"], check=True)
        return self.progress()

    def do_stumble(self):
        return {}["nothing"]

    def do_raise_nothing_to_say(self):
        raise ValueError

    def do_return_nothing(self):
        self.count += 1

    def do_return_a_set(self):
        return {"events": {1, 2}}

    def do_return_nan(self):
        return {"events": [float("nan")]}

    def do_return_itself(self):
        me: dict[str, Any] = {}
        me["me"] = me
        return me

    def do_return_half_a_character(self):
        return {"text": "\ud800"}

    def do_refuse(self):
        raise Illegal("not-your-turn")

    def do_roll(self):
        raise Unscripted("the attack of Bears")

    def do_magic(self):
        raise Unsupported("magic", issue="https://example.org/1")

    def do_give_up(self):
        raise Unsupported("counting further")


if __name__ == "__main__":
    tracemalloc.start()
    print("loading the little engine")
    if "shared" in sys.argv:
        sys.argv.remove("shared")
        serve(LittleEngine())
    else:
        serve(LittleEngine)
