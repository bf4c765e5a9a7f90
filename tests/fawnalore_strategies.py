"""
Hypothesis strategies for the things that Fawnalore's card texts speak of.

Each draws only what the rulebook's schema allows; a test holds that against the schema.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.strategies import amounts

Json = dict[str, Any]

just = st.just
these = st.fixed_dictionaries

#: The capitalised words of card texts, which no player, unit, card or ability bears as a name.
WORDS = frozenset(
    {
        "After",
        "Armor",
        "At",
        "Attacks",
        "Cancel",
        "Character",
        "Deal",
        "Destroy",
        "Draw",
        "During",
        "Each",
        "End",
        "Fire",
        "Frost",
        "Gain",
        "Guard",
        "Heal",
        "If",
        "Instead",
        "Lightning",
        "Magic",
        "Negate",
        "On",
        "Poison",
        "Prevent",
        "Range",
        "Redirect",
        "Reduce",
        "Return",
        "This",
        "When",
        "Whenever",
        "Your",
    }
)

TYPES = ("fire", "frost", "lightning", "magic", "poison")
TIMING_WORDS = (
    "at-any-time",
    "at-any-moment",
    "during-any-turn",
    "on-anyones-turn",
    "whenever-you-wish",
)
ASPECTS = (
    [],
    ["name"],
    ["tier"],
    ["cost"],
    ["name", "tier"],
    ["name", "cost"],
    ["tier", "cost"],
    ["name", "tier", "cost"],
)
UNIT_EVENTS = (
    "unit-dies",
    "unit-damaged",
    "unit-attacked",
    "unit-attacks",
    "unit-moves",
    "unit-healed",
)

THIS = {"of": "this"}


def names() -> st.SearchStrategy[str]:
    """Names of units, cards, players and abilities: mostly short ones, now and then an odd one."""
    usual = st.sampled_from(["Oak", "Ash", "Bay", "Hart", "Kris", "Bears", "O'Brien", "X7"])
    odd = st.from_regex(r"[A-Z][a-z0-9]*(?:['-][A-Za-z0-9]+)*", fullmatch=True)
    return st.one_of(usual, odd.filter(_is_name))


def _is_name(word: str) -> bool:
    return word not in WORDS and word != "Blank" and not word.endswith("'s")


def unit_references() -> st.SearchStrategy[Json]:
    """The unit that has the ability, or one that is called by its name."""
    return st.one_of(just(THIS), these({"unit": names()}))


def subjects() -> st.SearchStrategy[Json]:
    """The units that a trigger watches."""
    relations = st.sampled_from(["this", "you", "any"])
    return st.one_of(these({"of": relations}), these({"unit": names()}))


def receivers() -> st.SearchStrategy[Json]:
    """Who takes damage that is redirected."""
    return st.one_of(unit_references(), just({"choose": "own"}))


def targets() -> st.SearchStrategy[Json]:
    """The unit or units that an instruction applies to."""
    roles = st.sampled_from(["your-character", "attacker", "every-unit"])
    return st.one_of(
        unit_references(),
        these({"of": roles}),
        these({"choose": st.sampled_from(["enemy", "own"])}),
        these({"units": st.lists(names(), min_size=2, max_size=4)}),
    )


def measures() -> st.SearchStrategy[Json]:
    """What is read off the table."""
    times = {"times": amounts()}
    unit = {"unit": unit_references()}
    return st.one_of(
        just({"of": "cards-in-hand"}),
        these({"of": st.sampled_from(["hp", "damage-reduction"]), **unit}),
        these({"of": just("damage-taken")}, optional=unit),
        these({"of": just("relics"), "relic_type": names()}, optional=times),
        these({"of": just("living-enemies")}, optional=times),
    )


def quantities() -> st.SearchStrategy[int | Json]:
    """How much or how many, however the text gives it."""
    return st.one_of(amounts(), measures())


def _deed(name: str, **members: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return these({"do": just(name), **members})


def _prevent(what: str, **members: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return _deed("prevent", what=just(what), **members)


def plain_effects() -> st.SearchStrategy[Json]:
    """Every instruction that holds no other one."""
    all_of_it = just("all")
    typed = {"damage_type": st.sampled_from(TYPES), "unreducible": just(value=True)}
    dealing = {"do": just("deal"), "amount": quantities(), "to": targets()}
    hit = these({"from": names(), "to": names(), "amount": amounts()})
    guarded = st.one_of(unit_references(), just({"of": "your-character"}))
    negating = {
        "amount": all_of_it,
        "to": st.none(),
        "from": names(),
        "until": just("end-of-turn"),
    }
    return st.one_of(
        these(dealing, optional=typed),
        _deed("clash", hits=st.lists(hit, min_size=2, max_size=3)),
        _deed("heal", amount=quantities(), to=targets()),
        _deed("draw", count=quantities()),
        _deed("gain-resources", amount=quantities()),
        _deed("gain-guard", amount=amounts(), to=guarded),
        _prevent("damage", amount=amounts(), to=targets()),
        _prevent("this", amount=st.one_of(amounts(), all_of_it), to=st.none()),
        _prevent("attack", amount=all_of_it, to=targets()),
        _prevent("damage", **negating),
        these({"do": just("redirect-next"), "from": unit_references(), "to": receivers()}),
        _deed("copy", card=names(), of=names(), including=st.sampled_from(ASPECTS)),
        _deed("destroy", card=names()),
        _deed("destroy", tier=amounts()),
        _deed("destroy", title=names()),
        _deed("destroy", relic_type=names()),
        _deed("restore", card=names()),
        _deed("cancel", refund=st.booleans()),
        _deed("end-turn"),
        _deed("minimum", amount=amounts()),
    )


def effects() -> st.SearchStrategy[Json]:
    """Every instruction of an ability."""
    one = st.lists(plain_effects(), min_size=1, max_size=1)
    condition = these(
        {"unit": unit_references(), "hp": amounts(), "at": st.sampled_from(["most", "least"])}
    )
    return st.one_of(
        plain_effects(), _deed("if", condition=condition, then=one), _deed("later", effects=one)
    )


def triggers() -> st.SearchStrategy[Json]:
    """When an ability triggers: the event, and whether at it or after it."""
    either = st.sampled_from(["when", "after"])
    watched = these({"event": st.sampled_from(UNIT_EVENTS), "whose": subjects()})
    plain = these({"event": st.sampled_from(["attack", "card-played"])})
    return st.one_of(
        these({"timing": either, "trigger": st.one_of(watched, plain)}),
        just({"timing": "after", "trigger": {"event": "effect-dealt-damage"}}),
        just({"timing": "when", "trigger": {"event": "end-of-turn"}}),
    )


def triggered_abilities() -> st.SearchStrategy[Json]:
    """Abilities that wait for an event."""
    rest = these(
        {
            "type": just("triggered"),
            "optional": st.booleans(),
            "last": st.booleans(),
            "effects": st.lists(effects(), min_size=1, max_size=3),
        }
    )
    return st.builds(lambda when, what: {**when, **what}, triggers(), rest)


def activated_abilities() -> st.SearchStrategy[Json]:
    """Abilities that a player uses, and the texts of cards that are played."""
    return these(
        {
            "type": just("activated"),
            "words": st.sampled_from([None, *TIMING_WORDS]),
            "cost": these({}, optional={"resources": amounts(), "actions": amounts()}),
            "effects": st.lists(effects(), min_size=1, max_size=3),
        }
    )


def redirect_abilities() -> st.SearchStrategy[Json]:
    """Abilities that let damage hit somebody else."""
    whom = st.one_of(unit_references(), just({"of": "any-in-range"}))
    redirecting = {"type": just("redirect"), "to": receivers()}
    return st.one_of(
        these({**redirecting, "words": just("would-be-dealt"), "from": whom}),
        these({**redirecting, "words": st.sampled_from(TIMING_WORDS)}),
    )


def modifications() -> st.SearchStrategy[Json]:
    """Everything that a static ability makes hold."""
    amount = {"amount": amounts()}
    changes = st.one_of(amounts(), amounts().map(int.__neg__))
    return st.one_of(
        these({"static": st.sampled_from(["damage-taken", "attacks"]), "change": changes}),
        these({"static": st.sampled_from(["reduce-damage-taken", "replace-roll"]), **amount}),
        these({"static": just("minimum"), **amount}),
        just({"static": "attacks-double"}),
        these({"static": just("also-hits"), "unit": names()}),
        these({"static": just("type-ignores-armor"), "damage_type": st.sampled_from(TYPES)}),
    )


def static_abilities() -> st.SearchStrategy[Json]:
    """Abilities that are in force as long as what bears them is in the game."""
    several = st.lists(modifications(), min_size=1, max_size=3)
    return these({"type": just("static"), "effects": several})


def abilities() -> st.SearchStrategy[Json]:
    """Abilities of Fawnalore, valid under its schema."""
    return st.one_of(
        triggered_abilities(), activated_abilities(), redirect_abilities(), static_abilities()
    )
