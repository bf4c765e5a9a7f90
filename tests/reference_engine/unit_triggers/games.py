"""Small games of Unit Triggers: cards in one line, every message checked against the contract."""

from __future__ import annotations

from reference_engine.unit_triggers.engine import UnitTriggers
from tests.reference_engine.driving import Windowed

#: How an event is told in an outline.
_SIGNS = {
    "card-placed": lambda it: f"_{it.get('card', '?')}",
    "revealed": lambda it: f"^{it['card']}",
    "check-passed": lambda it: f"{it['card']}?",
    "check-failed": lambda it: f"{it['card']}??",
    "deployed": lambda it: f"+{it['card']}",
    "attached": lambda it: f"{it['card']}@{it['to']}",
    "fires": lambda it: f"!{it['ability']}",
    "resolves": lambda it: it["ability"],
    "destroyed": lambda it: f"x{it['card']}",
    "discarded": lambda it: f"c{it['card']}",
    "discarded-by-rule": lambda it: f"r{it['card']}",
    "depleted": lambda it: f"p{it['card']}",
    "swept": lambda it: f"s{it['card']}",
    "removed": lambda it: f"-{it['card']}",
    "returned": lambda it: f"<{it['card']}",
    "flipped-down": lambda it: f"v{it['card']}",
    "flipped-up": lambda it: f"u{it['card']}",
    "moved": lambda it: f"~{it['card']}",
    "sought": lambda it: f"o{it['card']}",
    "uploaded": lambda it: f"e{it['card']}",
    "drew": lambda it: f"{it['player']}d{it['count']}",
    "points-gained": lambda it: f"{it['player']}+{it['amount']}",
    "points-lost": lambda it: f"{it['player']}-{it['amount']}",
    "card-played": lambda it: f"({it['card']})",
    "ban-begins": lambda it: f"ban {it['player']}",
    "ban-ends": lambda it: f"free {it['player']}",
    "tallied": lambda it: f"{it['player']}={it['total']}",
    "phase-begins": lambda it: f"[{it['phase']}]",
    "battle-begins": lambda it: f"[{it['battle']}]",
}


class Table(Windowed):
    """A game at which anything can be done, and planned."""

    def __init__(self, make=UnitTriggers):
        super().__init__(make())
        self.setup = None
        self.introduce("unit_triggers", "2026-11")

    def start(self, *objects, players=("Ada", "Ben"), active="Ada", **rules):
        self.setup = {
            "rulebook": "unit_triggers",
            "players": list(players),
            "active": active,
            "objects": list(objects),
            "rules": rules,
        }
        self._take(self.request("game/start", self.setup))
        return self

    # What is done

    def deploy(self, card, at=1, player="Ada", **more):
        return self.act(player, type="deploy", card=card, location=place(at), **more)

    def lightspeed(self, card, at=1, player="Ada"):
        return self.deploy(card, at, player, lightspeed=True)

    def place(self, card, at=1, player="Ada"):
        return self.act(player, type="place", card=card, location=place(at))

    def reveal(self, card, player="Ada"):
        return self.act(player, type="reveal", card=card)

    def together(self, *cards):
        return self.act(None, type="happen", do="reveal", cards=list(cards))

    def attach(self, card, to, player="Ada"):
        return self.act(player, type="attach", card=card, to=to)

    def play(self, card, player="Ada"):
        return self.act(player, type="play", card=card)

    def end(self, times=1, player="Ada"):
        for _ in range(times):
            self.act(player, type="end-phase")
        return self

    # What is answered

    def plan(self, player, card, unit):
        """Respond with this card in the first window on this unit that offers it."""
        self.plans.append((player, f"card:{card}", {"unit": unit}))
        return self

    def halt(self, player, unit):
        """Stop at the first decision of this player in such a window."""
        self.halts.append((player, {"unit": unit}))
        return self

    # What is seen

    def cq(self, name):
        return self.state["zone"][name]["cq"]

    @property
    def resolved(self):
        told = [event["ability"] for event in self.events if event["event"] == "resolves"]
        return " ".join(told)

    @property
    def outline(self):
        return " ".join(_SIGNS[event["event"]](event) for event in self.events)


def reason(refused):
    """Why the rules forbid what was tried."""
    return refused.value.data["reason"]


# Cards


def place(at):
    """A Location by its number; a text is the number of an Extra Location."""
    return {"extra": int(at)} if isinstance(at, str) else {"number": at}


def unit(name, owner="Ada", *abilities, **more):
    """A unit in the hand; with `at` it lies face-up in the Battle Zone, and was deployed."""
    card = {"type": "card", "name": name, "title": more.pop("title", name), "owner": owner}
    card |= {"kind": "unit", "zone": "hand", "cq": 2, "lightspeed": False}
    if "at" in more:
        card |= {"zone": "battle", "location": place(more.pop("at"))}
        card |= {"facing": "up", "arrival": "deployed"}
    if "on" in more:
        card |= {"arrival": "attached", "attached_to": more.pop("on")}
    if more.get("facing") == "down":
        card["arrival"] = "placed"
    return {**card, **more, "abilities": list(abilities)}


def event(name, owner, *effects, zone="hand", response=False, abilities=()):
    """An event card that does this when it is played."""
    what = {"type": "event", "response": response, "effects": list(effects)}
    printed = [named(f"{name}-It", what)] if effects else []
    return {
        "type": "card",
        "name": name,
        "title": name,
        "owner": owner,
        "kind": "event",
        "zone": zone,
        "abilities": [*printed, *abilities],
    }


def response(name, owner, *effects):
    """An event card that can be played in response."""
    return event(name, owner, *effects, response=True)


def named(name, ability):
    """An ability as it is printed; what its text says does not matter to this engine."""
    return {"name": name, "text": f"What {name} says", "ability": ability}


def when(kind, name, *effects):
    """An ability of an ordinary kind, which gains a point unless something else is said."""
    return named(name, {"type": kind, "effects": list(effects) or [gain()]})


def upon(name, *effects):
    return when("upon-deployment", name, *effects)


def destroyed(name, *effects):
    return when("destroyed", name, *effects)


def discarded(name, *effects):
    return when("discarded", name, *effects)


def depleted(name, *effects):
    return when("depleted", name, *effects)


def at_end(name, *effects):
    return when("end-of-battle", name, *effects)


def throughout(name, *statics):
    return named(name, {"type": "throughout", "effects": list(statics)})


def more_cq(change=1, of="yours"):
    return {"static": "cq", "change": change, "of": of}


def safe(of="yours"):
    return {"static": "indestructible", "of": of}


def special(name, *parts):
    return named(name, {"type": "special", "parts": list(parts)})


def part(at, *effects, label=None):
    """A part of a Special Trigger, at `deploys`, `your-deployment` or the start of a phase."""
    moments = {"deploys", "your-deployment"}
    window = {"at": at} if at in moments else {"at": "start", "phase": at}
    told = {"window": window, "effects": list(effects) or [gain()]}
    return told if label is None else {**told, "label": label}


def gain(points=1):
    return {"do": "gain", "points": points}


def lose(points=1):
    return {"do": "lose", "points": points}


def draw(count=1):
    return {"do": "draw", "count": count}


def destroy(what):
    """Destroy a unit by name, the unit at a Location by number, or this or all of them."""
    if isinstance(what, int):
        return {"do": "destroy", "what": {"at": place(what)}}
    is_word = what in {"this", "all-yours", "all-opposing"}
    return {"do": "destroy", "what": what if is_word else {"card": what}}


def give_back(card, to="hand"):
    return {"do": "return", "card": card, "to": to}


def discard(card=None, who="you", count=1):
    if card is not None:
        return {"do": "discard", "card": card}
    return {"do": "discard", "who": who, "count": count}


def deplete(count=1, who="you"):
    return {"do": "deplete", "who": who, "count": count}


def seek(card, at=None):
    if at is None:
        return {"do": "seek", "card": card, "then": "hand"}
    return {"do": "seek", "card": card, "then": "deploy", "location": place(at)}


def flip(card, facing):
    return {"do": "flip", "card": card, "facing": facing}


def move(card, at):
    return {"do": "move", "card": card, "location": place(at)}


def attach(card, to):
    return {"do": "attach", "card": card, "to": to}


def shrink(card, change=-2):
    return {"do": "cq-this-battle", "card": card, "change": change}


UPLOAD = {"do": "upload"}
NOTHING = {"do": "nothing"}
BAN = {"do": "ban"}


def example(name="King", owner="Ada", **more):
    """The card that destroys all units of its player and bans the player from deploying."""
    parts = [
        part("deploys", destroy("all-yours"), label="upon-deployment"),
        part("deploys", BAN, label="throughout"),
    ]
    return unit(name, owner, special(f"{name}-It", *parts), **more)
