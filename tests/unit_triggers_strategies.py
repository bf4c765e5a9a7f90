"""
Hypothesis strategies for the things that Unit Triggers' card texts speak of.

Each draws only what the rulebook's schema allows; a test holds that against the schema.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.strategies import amounts

Json = dict[str, Any]

just = st.just
these = st.fixed_dictionaries

#: The capitalised words of card texts, which no player, card or ability bears as a name.
WORDS = frozenset(
    {
        "Attach",
        "Battle",
        "Deplete",
        "Depleted",
        "Deployment",
        "Destroy",
        "Destroyed",
        "Discard",
        "Discarded",
        "Draw",
        "End",
        "Extra",
        "Gain",
        "Location",
        "Move",
        "Nothing",
        "Put",
        "Response",
        "Return",
        "Seek",
        "Special",
        "Tallying",
        "Throughout",
        "Trigger",
        "Turn",
        "Upload",
        "Upon",
        "Your",
    }
)

#: The kinds of abilities that fire at a moment which the rulebook knows.
FIRING = ("upon-deployment", "destroyed", "discarded", "depleted", "end-of-battle")

SCOPES = ("yours", "yours-here", "opposing", "opposing-here")
PHASES = ("tallying", "end-of-battle")

DEPLOYS = {"at": "deploys"}


def names() -> st.SearchStrategy[str]:
    """Names of cards, players and abilities: mostly short ones, now and then an odd one."""
    usual = st.sampled_from(["Lynx", "Puma", "Snare", "Bears", "O'Brien", "X7"])
    odd = st.from_regex(r"[A-Z][a-z0-9]*(?:['-][A-Za-z0-9]+)*", fullmatch=True)
    return st.one_of(usual, odd.filter(_is_name))


def _is_name(word: str) -> bool:
    return word not in WORDS and not word.endswith("'s")


def changes() -> st.SearchStrategy[int]:
    """How much more or less."""
    return st.one_of(amounts(), amounts().map(int.__neg__))


def locations() -> st.SearchStrategy[Json]:
    """Ordinary and Extra Locations, from 0 on."""
    number = st.one_of(just(0), amounts())
    return st.one_of(these({"number": number}), these({"extra": number}))


def scopes() -> st.SearchStrategy[str | Json]:
    """The units that a static rule is about."""
    return st.one_of(st.sampled_from(SCOPES), these({"card": names()}))


def statics() -> st.SearchStrategy[Json]:
    """Everything that may hold throughout the Battle."""
    return st.one_of(
        these({"static": just("cq"), "change": changes(), "of": scopes()}),
        these({"static": just("indestructible"), "of": scopes()}),
    )


def _deed(name: str, **members: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return these({"do": just(name), **members})


def effects() -> st.SearchStrategy[Json]:
    """Every instruction of an ability."""
    either = st.sampled_from(["you", "opponent"])
    many = st.sampled_from(["all-yours", "all-opposing", "this"])
    destroyed = st.one_of(these({"card": names()}), these({"at": locations()}), many)
    return st.one_of(
        _deed("draw", count=amounts()),
        _deed("gain", points=amounts()),
        _deed("lose", points=amounts()),
        _deed("destroy", what=destroyed),
        _deed("return", card=names(), to=st.sampled_from(["hand", "deck-top"])),
        _deed("discard", card=names()),
        _deed("discard", who=either, count=amounts()),
        _deed("deplete", who=either, count=amounts()),
        _deed("seek", card=names(), then=just("deploy"), location=locations()),
        _deed("seek", card=names(), then=just("hand")),
        _deed("flip", card=names(), facing=st.sampled_from(["up", "down"])),
        _deed("move", card=names(), location=locations()),
        _deed("attach", card=names(), to=names()),
        _deed("upload"),
        _deed("cq-this-battle", card=names(), change=changes()),
        _deed("nothing"),
    )


def several() -> st.SearchStrategy[list[Json]]:
    """What an ability does, in its order."""
    return st.lists(effects(), min_size=1, max_size=3)


def moments() -> st.SearchStrategy[Json]:
    """The timing that a Special Trigger names."""
    phases = st.sampled_from(PHASES)
    return st.one_of(
        these({"at": just("start"), "phase": phases}),
        just(DEPLOYS),
        just({"at": "your-deployment"}),
    )


def special_parts() -> st.SearchStrategy[Json]:
    """The triggering points of a Special Trigger."""
    labelled = {"window": just(DEPLOYS), "label": just("upon-deployment"), "effects": several()}
    banning = {"window": DEPLOYS, "label": "throughout", "effects": [{"do": "ban"}]}
    return st.one_of(
        these({"window": moments(), "effects": several()}), these(labelled), just(banning)
    )


def abilities() -> st.SearchStrategy[Json]:
    """Abilities of Unit Triggers, valid under its schema."""
    statement = st.lists(statics(), min_size=1, max_size=3)
    parts = st.lists(special_parts(), min_size=1, max_size=3)
    return st.one_of(
        these({"type": st.sampled_from(FIRING), "effects": several()}),
        these({"type": just("throughout"), "effects": statement}),
        these({"type": just("special"), "parts": parts}),
        these({"type": just("event"), "response": st.booleans(), "effects": several()}),
    )
