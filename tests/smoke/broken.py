"""
The reference engine behind an adapter that does one thing wrong.

    python tests/smoke/broken.py NAME
"""

from __future__ import annotations

from typing import Any
import json
import sys
import time

from reference_engine import engine

Json = dict[str, Any]


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def of_one_rulebook():
    """The reference engine, as if it played Arcane Legions alone."""
    playing = engine()
    playing.rulebooks = {"arcane_legions": playing.rulebooks["arcane_legions"]}
    return playing


def talk():
    """Every request with the proper answer to it, of one rulebook."""
    playing = of_one_rulebook()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        yield request, playing.handle(request)


def mended(change):
    """Answer properly, save for what `change` makes of an answer."""
    for request, answer in talk():
        say(json.dumps(change(request, answer) or answer) + "\n")


def garbage():
    for request, answer in talk():
        say("%&!\n" if request["method"] == "game/view" else json.dumps(answer) + "\n")


def printing():
    for request, answer in talk():
        if request["method"] == "game/act":
            say("Ben is thinking\n")
        say(json.dumps(answer) + "\n")


def wrong_id():
    mended(lambda request, answer: {**answer, "id": request["id"] + 7})


def missing_field():
    def change(request, answer):
        if request["method"] == "game/start" and "result" in answer:
            del answer["result"]["decision"]

    mended(change)


def extra_field():
    def change(request, answer):
        if request["method"] == "game/act" and "result" in answer:
            answer["result"]["state"]["mood"] = "grim"

    mended(change)


def dying_at_the_start():
    sys.stderr.write("no licence found\n")
    sys.exit(3)


def dying_of_the_unknown():
    for request, answer in talk():
        if request["method"] == "game/shuffle":
            raise KeyError(request["method"])
        say(json.dumps(answer) + "\n")


class Hanging:
    """Never makes anything of a choice. Played in process, so that only this takes its time."""

    def __init__(self):
        self._playing = of_one_rulebook()

    def handle(self, request):
        while request["method"] == "game/decide":
            time.sleep(0.01)
        return self._playing.handle(request)


def staying():
    """Does not see that nobody will ask any more."""
    for _, answer in talk():
        say(json.dumps(answer) + "\n")
    while True:
        time.sleep(0.01)


def knowing_everything():
    """Has an answer to any method."""

    def change(request, answer):
        if answer.get("error", {}).get("code") == -32601:
            return {"jsonrpc": "2.0", "id": request["id"], "result": {}}
        return None

    mended(change)


def careless():
    """Fails inside over params that make no sense."""

    def change(request, answer):
        if answer.get("error", {}).get("code") == -32602:
            error = {"code": -32603, "message": "KeyError: 'players'"}
            return {"jsonrpc": "2.0", "id": request["id"], "error": error}
        return None

    mended(change)


def refusing_and_moving():
    """Takes the price of an order that it refuses."""
    spent = 0

    def change(request, answer):
        nonlocal spent
        if request["method"] == "game/start":
            spent = 0
        elif answer.get("error", {}).get("data", {}).get("reason") == "not-your-turn":
            spent += 1
        elif request["method"] == "game/view":
            answer["result"]["state"]["order_points"]["Ben"] -= spent

    mended(change)


def answering_the_stale():
    """Takes every answer, however late it comes."""
    last: Json = {}

    def change(request, answer):
        nonlocal last
        if answer.get("error", {}).get("code") == -32003:
            return {"jsonrpc": "2.0", "id": request["id"], "result": {**last, "events": []}}
        last = answer.get("result", last)
        return None

    mended(change)


def forgetting_to_ask():
    """Calls the decision stale that it has asked for."""

    def change(request, answer):
        if request["method"] == "game/decide":
            error = {"code": -32003, "message": "stale", "data": request["params"]}
            del error["data"]["choice"]
            return {"jsonrpc": "2.0", "id": request["id"], "error": error}
        return None

    mended(change)


def remembering():
    """Keeps the events of the game before."""
    events: list[Json] = []

    def change(request, answer):
        if request["method"] == "game/view":
            answer["result"]["events"] = list(events)
        else:
            events.extend(answer.get("result", {}).get("events", ()))

    mended(change)


if __name__ == "__main__":
    globals()[sys.argv[1]]()
