"""Hypothesis strategies that several tests share: the things a rulebook speaks of.

Each draws only what the rulebook's schema allows; a test holds that against the schema.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

#: Words that open a trigger; no unit, player or ability bears them as a name.
OPENINGS = frozenset({"When", "Whenever", "At"})

Json = dict[str, Any]


def names() -> st.SearchStrategy[str]:
    """Names of units, players and abilities: mostly short ones, now and then an odd one."""
    usual = st.sampled_from(
        ["Bears", "Hoplites", "Immortals", "Oak", "O'Brien", "Anti-Gods", "X7"]
    )
    odd = st.from_regex(r"[A-Z][a-z0-9]*(?:['-][A-Za-z0-9]+)*", fullmatch=True)
    return st.one_of(usual, odd.filter(lambda name: name not in OPENINGS))


def amounts() -> st.SearchStrategy[int]:
    """How much or how many: small more often than not."""
    return st.one_of(st.integers(1, 3), st.integers(1, 999_999))


def sides() -> st.SearchStrategy[str]:
    """A player as the owner of an ability sees them."""
    return st.sampled_from(["you", "opponent"])


def named() -> st.SearchStrategy[Json]:
    """A unit, called by its name."""
    return st.fixed_dictionaries({"unit": names()})


def subjects() -> st.SearchStrategy[Json]:
    """The units that a trigger watches."""
    relations = st.sampled_from(["this", "own", "enemy", "any"])
    return st.one_of(st.fixed_dictionaries({"of": relations}), named())


def targets() -> st.SearchStrategy[Json]:
    """The one unit that an effect applies to."""
    return st.one_of(st.just({"of": "this"}), named())


def triggers() -> st.SearchStrategy[Json]:
    """Every event that an ability of Arcane Legions may wait for."""
    watching = st.sampled_from(
        [
            "figure-downed",
            "unit-defeated",
            "unit-moved",
            "unit-damaged",
            "figure-returned",
            "dice-rolled",
        ]
    )
    orders = st.sampled_from(["move", "close-combat"])
    players = st.sampled_from(["points-gained", "turn-begins", "turn-ends"])
    return st.one_of(
        st.fixed_dictionaries({"event": watching, "whose": subjects()}),
        st.fixed_dictionaries(
            {"event": st.just("order-given"), "order": orders, "whose": subjects()}
        ),
        st.fixed_dictionaries({"event": players, "player": sides()}),
    )


def effects() -> st.SearchStrategy[Json]:
    """Everything that an ability of Arcane Legions may do."""
    points = st.sampled_from(["gain-points", "lose-points"])
    figures = st.sampled_from(["down", "return"])
    return st.one_of(
        st.fixed_dictionaries({"do": points, "player": sides(), "amount": amounts()}),
        st.fixed_dictionaries({"do": figures, "count": amounts(), "unit": targets()}),
        st.fixed_dictionaries({"do": st.just("damage"), "amount": amounts(), "unit": targets()}),
        st.fixed_dictionaries({"do": st.just("move"), "steps": amounts(), "unit": targets()}),
    )


def abilities() -> st.SearchStrategy[Json]:
    """Abilities of Arcane Legions, valid under its schema."""
    return st.fixed_dictionaries(
        {
            "type": st.just("triggered"),
            "trigger": triggers(),
            "optional": st.booleans(),
            "effects": st.lists(effects(), min_size=1, max_size=4),
        }
    )
