"""From what the grammar finds in a text of Flesh and Blood to the effect that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import v_args

from judgecall.cardtext.reading import AbilityReader, first, part, value, word

if TYPE_CHECKING:
    from collections.abc import Callable

    from lark import Token

Json = dict[str, Any]
#: One clause, read: what each of its parts applies to, under which condition, and the parts.
Parts = list[Json]


def _bound(at: str, *, base: bool) -> Callable[..., Json]:
    """Test a number; whether it or its property is said first, only one of them is a number."""

    def read(_reader: object, *said: int | str) -> Json:
        one, other = said
        number, name = (one, other) if isinstance(one, int) else (other, one)
        return {"test": "number", "property": name, "base": base, "at": at, "number": number}

    return read


def _numeric(op: str, *found: str, base: bool, **said: Any) -> Callable[..., Json]:  # noqa: ANN401  # JSON
    """Change a number."""
    return part(*found, do="number", base=base, op=op, **said)


def _card_part(card: str, do: Json, **condition: Any) -> Json:  # noqa: ANN401  # JSON
    return {"applies_to": {"card": card}, **condition, "do": do}


@v_args(inline=True)
class Reader(AbilityReader):
    """Makes an effect of what the grammar found; every member is an alias of the grammar."""

    def sole(self, parts: Parts) -> Json:
        """One clause is the whole text so far."""
        return {"type": "continuous", "parts": parts}

    def joined(self, effect: Json, parts: Parts) -> Json:
        """The parts of a further clause belong to the same effect."""
        return {**effect, "parts": [*effect["parts"], *parts]}

    def during_your_turn(self, parts: Parts) -> Parts:
        """All parts of a clause have the same condition."""
        return [
            {"applies_to": each.pop("applies_to"), "during": "your-turn", **each} for each in parts
        ]

    def of_card(self, card: str, changes: list[Json]) -> Parts:
        """Everything said of a card is a part of its own."""
        return [_card_part(card, change) for change in changes]

    def of_every(self, fitting: Json, changes: list[Json]) -> Parts:
        """Everything said of all cards that fit, too."""
        return [{"applies_to": {"every": fitting}, "do": change} for change in changes]

    def conditional(self, card: str, tests: list[Json], changes: list[Json]) -> Parts:
        """What stands behind one condition has that condition, each for itself."""
        return [_card_part(card, change, **{"if": tests}) for change in changes]

    def counted_of_card(self, card: str, change: Json) -> Parts:
        """A color that is counted out stands alone in its clause."""
        return [_card_part(card, change)]

    def counted_conditional(self, card: str, tests: list[Json], change: Json) -> Parts:
        """And so it does behind a condition."""
        return [_card_part(card, change, **{"if": tests})]

    named = value

    def counted(self, one: Json, other: Json) -> Json:
        """Two tests, and a color for how many of them hold."""
        return {"do": "color-by-count", "of": [one, other]}

    kind = value

    def kind_of_supertype(self, supertype: str, kind: Json) -> Json:
        """Such as Draconic attacks."""
        return {"supertype": supertype, **kind}

    def colored_kind(self, color: str, kind: Json) -> Json:
        """Such as blue attacks."""
        return {"color": color, **kind}

    def colored_kind_of_supertype(self, color: str, supertype: str, kind: Json) -> Json:
        """Such as blue Draconic attacks."""
        return {"color": color, "supertype": supertype, **kind}

    def yours(self, fitting: Json) -> Json:
        """Only those that the effect's owner controls."""
        return {**fitting, "controller": "you"}

    def called(self, fitting: Json, name: str) -> Json:
        """Only those of a name."""
        return {**fitting, "named": name}

    def with_(self, fitting: Json, having: list[Json]) -> Json:
        """Only those with certain abilities or numbers."""
        return {**fitting, "with": having}

    def so(self, quality: Json) -> Json:
        """The card must be so."""
        return quality

    def not_so(self, quality: Json) -> Json:
        """The card must not be so."""
        return {**quality, "not": True}

    ability_had = part("ability", test="has")
    ability_lacked = part("ability", test="has", **{"not": True})
    at_least = _bound("least", base=False)
    at_most = _bound("most", base=False)
    base_at_least = _bound("least", base=True)
    base_at_most = _bound("most", base=True)
    above_base = part("property", test="above-base")

    of_color = part("value", test="is", property="color")
    of_supertype = part("value", test="is", property="supertype")
    of_name = part("value", test="is", property="name")
    of_yours = part(test="controlled-by-you")

    def of_thing(self, thing: Json) -> Json:
        """A type or a subtype."""
        ((key, said),) = thing.items()
        return {"test": "is", "property": key, "value": said}

    copy = part("card", do="copy")
    control = part(do="control")
    rename = part("name", do="name")
    recolor = part("color", do="color")
    text_box = part("card", do="text-box")
    become_supertype = part("value", do="is", property="supertype")
    lose_supertypes = part(do="lose-supertypes")
    gain_ability = part("ability", do="gain-ability")
    lose_all = part(do="lose-abilities", abilities="all")

    def become_thing(self, thing: Json) -> Json:
        """A type or a subtype in addition."""
        ((key, said),) = thing.items()
        return {"do": "is", "property": key, "value": said}

    def lose_ability(self, ability: str) -> Json:
        """One ability only."""
        return {"do": "lose-abilities", "abilities": [ability]}

    set_base = _numeric("set", "property", "amount", base=True)
    double_base = _numeric("multiply", "property", base=True, amount=2)
    halve_base = _numeric("divide", "property", "round", base=True, amount=2)
    set_equal = _numeric("set", "property", "amount", base=False)
    double_value = _numeric("multiply", "property", base=False, amount=2)
    halve_value = _numeric("divide", "property", "round", base=False, amount=2)
    set_value = _numeric("set", "amount", "property", base=False)
    no_ability = part("what", do="cannot-gain")
    raised = _numeric("add", "property", "amount", base=False)
    lowered = _numeric("subtract", "property", "amount", base=False)

    def change_value(self, change: int, name: str) -> Json:
        """A sign says whether a number is raised or lowered."""
        op = "add" if change > 0 else "subtract"
        return _numeric(op, "property", "amount", base=False)(self, name, abs(change))

    def no_number(self, name: str) -> Json:
        """A number that cannot be gained."""
        return {"do": "cannot-gain", "what": [name]}

    up = word("up")
    down = word("down")

    own_base = part("property", of="base")
    own_value = part("property", of="value")
    own_ward = part(of="ward")
    base_of = part("property", "card", of="base")
    value_of = part("property", "card", of="value")

    power = word("power")
    defense = word("defense")
    life = word("life")
    intellect = word("intellect")
    pitch = word("pitch")

    red = word("red")
    yellow = word("yellow")
    blue = word("blue")

    assassin = word("Assassin")
    brute = word("Brute")
    draconic = word("Draconic")
    guardian = word("Guardian")
    illusionist = word("Illusionist")
    light = word("Light")
    ninja = word("Ninja")
    shadow = word("Shadow")
    warrior = word("Warrior")

    card = part()
    action = part(type="action")
    hero = part(type="hero")
    token = part(type="token")
    weapon = part(type="weapon")
    attack = part(subtype="attack")
    aura = part(subtype="aura")
    dagger = part(subtype="dagger")
    item = part(subtype="item")
    sword = part(subtype="sword")

    any_ward = word("ward")
    can_attack = word("attack")
    crush = word("crush")
    discard = word("discard")
    dominate = word("dominate")
    go_again = word("go again")
    hit = word("hit")
    intimidate = word("intimidate")
    overpower = word("overpower")
    phantasm = word("phantasm")
    piercing = word("piercing")
    reprise = word("reprise")
    stealth = word("stealth")

    def ward(self, number: Token | int) -> str:
        """Ward with its number."""
        return f"ward {number}"

    tests = having = predicates = listed = abilities = first
