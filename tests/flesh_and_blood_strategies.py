"""
Hypothesis strategies for the things that texts of Flesh and Blood speak of.

Each draws only what the rulebook's schema allows; a test holds that against the schema.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from judgecall.steps.flesh_and_blood_values import (
    ABILITIES,
    COLORS,
    NUMBERS,
    SUBTYPES,
    SUPERTYPES,
    TYPES,
)

Json = dict[str, Any]

just = st.just
these = st.fixed_dictionaries

PROPERTIES = NUMBERS

#: The capitalised words of card texts, which no player, card or effect bears as a name.
WORDS = frozenset(
    {
        *SUPERTYPES,
        "Actions",
        "Attacks",
        "Auras",
        "Blue",
        "Cards",
        "Daggers",
        "During",
        "Heroes",
        "If",
        "Items",
        "Red",
        "Swords",
        "Tokens",
        "Weapons",
        "Yellow",
    }
)


def names() -> st.SearchStrategy[str]:
    """Names of players, cards and effects: mostly short ones, now and then an odd one."""
    usual = st.sampled_from(["Slash", "Ref", "Brand", "O'Brien", "Anti-Gods", "Slash-s", "X7"])
    odd = st.from_regex(r"[A-Z][a-z0-9]*(?:['-][A-Za-z0-9]+)*", fullmatch=True)
    return st.one_of(usual, odd.filter(_is_name))


def _is_name(word: str) -> bool:
    return word not in WORDS and not word.endswith("'s")


def figures() -> st.SearchStrategy[int]:
    """How much, 0 included: small more often than not."""
    return st.one_of(st.integers(0, 6), st.integers(0, 999_999))


def changes() -> st.SearchStrategy[int]:
    """By how much: never 0."""
    return st.one_of(st.integers(1, 6), st.integers(1, 999_999))


def properties() -> st.SearchStrategy[str]:
    """The numbers of a card."""
    return st.sampled_from(PROPERTIES)


def abilities_had() -> st.SearchStrategy[str]:
    """The abilities of a card."""
    return st.one_of(st.sampled_from(ABILITIES), changes().map("ward {}".format))


def abilities_asked() -> st.SearchStrategy[str]:
    """The abilities that a text can ask for."""
    return st.one_of(abilities_had(), just("ward"))


def qualities() -> st.SearchStrategy[Json]:
    """What a card can be."""
    return st.one_of(
        these({"property": just("color"), "value": st.sampled_from(COLORS)}),
        things(),
        these({"property": just("name"), "value": names()}),
    )


def things() -> st.SearchStrategy[Json]:
    """What a card can become in addition."""
    return st.one_of(
        these({"property": just("type"), "value": st.sampled_from(TYPES)}),
        these({"property": just("subtype"), "value": st.sampled_from(SUBTYPES)}),
        these({"property": just("supertype"), "value": st.sampled_from(SUPERTYPES)}),
    )


def bounds() -> st.SearchStrategy[Json]:
    """Tests of a number."""
    return these(
        {
            "test": just("number"),
            "property": properties(),
            "base": st.booleans(),
            "at": st.sampled_from(["least", "most"]),
            "number": figures(),
        }
    )


def conditions() -> st.SearchStrategy[Json]:
    """What a text can ask about a card."""
    no = {"not": just(value=True)}
    return st.one_of(
        st.builds(
            lambda quality, kind: {**kind, **quality},
            qualities(),
            these({"test": just("is")}, optional=no),
        ),
        these({"test": just("has"), "ability": abilities_asked()}, optional=no),
        these({"test": just("controlled-by-you")}, optional=no),
        these({"test": just("above-base"), "property": properties()}),
        bounds(),
    )


def variables() -> st.SearchStrategy[Json]:
    """What a text calls equal to something."""
    read = {"of": st.sampled_from(["base", "value"]), "property": properties()}
    return st.one_of(just({"of": "ward"}), these(read, optional={"card": names()}))


def _do(kind: str, **members: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return these({"do": just(kind), **members})


def _number(op: str, **members: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    known = {"base": st.booleans(), **members}
    return _do("number", property=properties(), op=just(op), **known)


def modifications() -> st.SearchStrategy[Json]:
    """Everything that can become of any card."""
    value = just(value=False)
    by = st.one_of(changes(), variables())
    one_ability = abilities_had().map(lambda ability: [ability])
    forbidden = st.lists(abilities_had(), min_size=1, max_size=3, unique=True)
    return st.one_of(
        _do("copy", card=names()),
        _do("control"),
        _do("name", name=names()),
        _do("color", color=st.sampled_from(COLORS)),
        _do("text-box", card=names()),
        things().map(lambda thing: {"do": "is", **thing}),
        _do("lose-supertypes"),
        _do("gain-ability", ability=abilities_had()),
        _do("lose-abilities", abilities=st.one_of(just("all"), one_ability)),
        _number("set", amount=st.one_of(figures(), variables())),
        _number("multiply", amount=just(2)),
        _number("divide", amount=just(2), round=st.sampled_from(["up", "down"])),
        _number("add", base=value, amount=by),
        _number("subtract", base=value, amount=by),
        _do("cannot-gain", what=st.one_of(properties().map(lambda name: [name]), forbidden)),
    )


def counted_colors() -> st.SearchStrategy[Json]:
    """A color that is counted out."""
    return _do("color-by-count", of=st.lists(conditions(), min_size=2, max_size=2))


def every() -> st.SearchStrategy[Json]:
    """Which cards fit."""
    kind = st.one_of(
        just({}),
        these({"type": st.sampled_from(TYPES)}),
        these({"subtype": st.sampled_from(SUBTYPES)}),
    )
    had = st.one_of(these({"test": just("has"), "ability": abilities_asked()}), bounds())
    rest = {
        "color": st.sampled_from(COLORS),
        "supertype": st.sampled_from(SUPERTYPES),
        "controller": just("you"),
        "named": names(),
        "with": st.lists(had, min_size=1, max_size=2),
    }
    return st.builds(lambda one, other: {**one, **other}, kind, these({}, optional=rest))


def parts() -> st.SearchStrategy[Json]:
    """One change, and what it applies to."""
    during = {"during": just("your-turn")}
    when = {"if": st.lists(conditions(), min_size=1, max_size=2)}
    return st.one_of(
        these(
            {
                "applies_to": these({"card": names()}),
                "do": st.one_of(modifications(), counted_colors()),
            },
            optional={**during, **when},
        ),
        these({"applies_to": these({"every": every()}), "do": modifications()}, optional=during),
    )


def abilities() -> st.SearchStrategy[Json]:
    """Whole texts."""
    return these({"type": just("continuous"), "parts": st.lists(parts(), min_size=1, max_size=3)})
