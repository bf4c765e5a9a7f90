"""Hypothesis strategies that several tests share: the things a rulebook speaks of.

Each draws only what the rulebook's schema allows; a test holds that against the schema.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

#: Words that open a card text; no unit, player or ability bears them as a name.
OPENINGS = frozenset({"When", "Whenever", "At", "While", "This", "Enemy", "The", "Figure"})

Json = dict[str, Any]


def names() -> st.SearchStrategy[str]:
    """Names of units, players and abilities: mostly short ones, now and then an odd one."""
    usual = st.sampled_from(
        ["Bears", "Hoplites", "Immortals", "Oak", "O'Brien", "Anti-Gods", "Oak-s", "X7"]
    )
    odd = st.from_regex(r"[A-Z][a-z0-9]*(?:['-][A-Za-z0-9]+)*", fullmatch=True)
    return st.one_of(usual, odd.filter(_is_name))


def _is_name(word: str) -> bool:
    return word not in OPENINGS and not word.endswith("'s")


def amounts() -> st.SearchStrategy[int]:
    """How much or how many: small more often than not."""
    return st.one_of(st.integers(1, 3), st.integers(1, 999_999))


def sides() -> st.SearchStrategy[str]:
    """A player as the owner of an ability sees them."""
    return st.sampled_from(["you", "opponent"])


def named() -> st.SearchStrategy[Json]:
    """A unit, called by its name."""
    return st.fixed_dictionaries({"unit": names()})


def this_or_named() -> st.SearchStrategy[Json]:
    """The unit that has the ability, or one that is called by its name."""
    return st.one_of(st.just({"of": "this"}), named())


def subjects() -> st.SearchStrategy[Json]:
    """The units that a trigger watches."""
    relations = st.sampled_from(["this", "own", "enemy", "any"])
    return st.one_of(st.fixed_dictionaries({"of": relations}), named())


def targets() -> st.SearchStrategy[Json]:
    """The one unit that an effect applies to."""
    chosen = st.sampled_from(["adjacent-enemy", "enemy", "own"])
    return st.one_of(this_or_named(), st.fixed_dictionaries({"choose": chosen}))


def scopes() -> st.SearchStrategy[Json]:
    """The units that a static ability is about."""
    return st.one_of(this_or_named(), st.just({"of": "adjacent-enemies"}))


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
    orders = st.sampled_from(["move", "close-combat", "special"])
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
    figures = st.sampled_from(["down", "return"])
    return st.one_of(
        st.fixed_dictionaries(
            {"do": st.just("gain-points"), "player": sides(), "amount": amounts()},
            optional={"per": st.just("figure-downed")},
        ),
        st.fixed_dictionaries(
            {"do": st.just("lose-points"), "player": sides(), "amount": amounts()}
        ),
        st.fixed_dictionaries({"do": figures, "count": amounts(), "unit": targets()}),
        st.fixed_dictionaries({"do": st.just("each-player-downs"), "count": amounts()}),
        st.fixed_dictionaries({"do": st.just("reposition"), "unit": targets(), "slot": amounts()}),
        st.fixed_dictionaries({"do": st.just("damage"), "amount": amounts(), "unit": targets()}),
        st.fixed_dictionaries({"do": st.just("move"), "steps": amounts(), "unit": targets()}),
    )


def modifications() -> st.SearchStrategy[Json]:
    """Everything that a static ability of Arcane Legions may change."""
    dice = st.sampled_from(["attack-dice", "defense-dice"])
    figures = st.fixed_dictionaries({"unit": this_or_named(), "slot": amounts()})
    changes = st.one_of(amounts(), amounts().map(int.__neg__))
    return st.one_of(
        st.fixed_dictionaries(
            {"what": dice, "unit": scopes(), "set": st.one_of(st.just(0), amounts())}
        ),
        st.fixed_dictionaries({"what": dice, "unit": scopes(), "add": changes}),
        st.fixed_dictionaries(
            {"what": st.just("move-orders"), "unit": scopes(), "may": st.booleans()}
        ),
        st.fixed_dictionaries(
            {"what": st.just("downing"), "figure": figures, "may": st.just(value=False)}
        ),
    )


def triggered_abilities() -> st.SearchStrategy[Json]:
    """Abilities that wait for an event."""
    return st.fixed_dictionaries(
        {
            "type": st.just("triggered"),
            "trigger": triggers(),
            "optional": st.booleans(),
            "effects": st.lists(effects(), min_size=1, max_size=4),
        }
    )


def static_abilities() -> st.SearchStrategy[Json]:
    """Abilities that are in force as long as they are active."""
    return st.fixed_dictionaries(
        {
            "type": st.just("static"),
            "condition": st.sampled_from([None, "in-combat"]),
            "modifies": st.lists(modifications(), min_size=1, max_size=3),
        }
    )


def activated_abilities() -> st.SearchStrategy[Json]:
    """Abilities that a player uses for order points."""
    return st.fixed_dictionaries(
        {
            "type": st.just("activated"),
            "cost": amounts(),
            "effects": st.lists(effects(), min_size=1, max_size=4),
        }
    )


def abilities() -> st.SearchStrategy[Json]:
    """Abilities of Arcane Legions, valid under its schema."""
    return st.one_of(triggered_abilities(), static_abilities(), activated_abilities())
