"""From what the grammar finds in a card text of Fawnalore to the ability that it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lark import v_args

from judgecall.cardtext.reading import AbilityReader, first, part, word

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]


def _triggered(*, optional: bool, last: bool) -> Callable[[object, Json, list[Json]], Json]:
    def read(_reader: object, trigger: Json, effects: list[Json]) -> Json:
        said = {"optional": optional, "last": last}
        return {"type": "triggered", **trigger, **said, "effects": effects}

    return read


def _each_for(key: str, **said: str) -> Callable[[object, int, Json], Json]:
    """An effect that does so much for each of the things that are counted."""
    return lambda _reader, times, things: {**said, key: {**things, "times": times}}


@v_args(inline=True)
class Reader(AbilityReader):
    """Makes an ability of what the grammar found; every member is an alias of the grammar."""

    mandatory = _triggered(optional=False, last=False)
    optional = _triggered(optional=True, last=False)
    last = _triggered(optional=False, last=True)
    optional_last = _triggered(optional=True, last=True)
    activated = part("effects", type="activated", words=None, cost={})
    activated_for = part("cost", "effects", type="activated", words=None)
    interrupt = part("words", "effects", type="activated", cost={})
    interrupt_for = part("words", "cost", "effects", type="activated")
    redirect_from = part("from", "to", type="redirect", words="would-be-dealt")
    redirect_in_range = part(
        "to", type="redirect", words="would-be-dealt", **{"from": {"of": "any-in-range"}}
    )
    redirect_this = part("words", "to", type="redirect")
    in_force = part("effects", type="static")

    when = part("trigger", timing="when")
    after = part("trigger", timing="after")
    attack_declared = part(timing="when", trigger={"event": "attack"})
    attack_over = part(timing="after", trigger={"event": "attack"})
    effect_dealt_damage = part(timing="after", trigger={"event": "effect-dealt-damage"})
    end_of_turn = part(timing="when", trigger={"event": "end-of-turn"})

    unit_dies = part("whose", event="unit-dies")
    unit_damaged = part("whose", event="unit-damaged")
    unit_attacked = part("whose", event="unit-attacked")
    unit_attacks = part("whose", event="unit-attacks")
    you_attack = part(event="unit-attacks", whose={"of": "you"})
    unit_moves = part("whose", event="unit-moves")
    you_move = part(event="unit-moves", whose={"of": "you"})
    unit_healed = part("whose", event="unit-healed")
    card_played = part(event="card-played")

    at_any_time = word("at-any-time")
    at_any_moment = word("at-any-moment")
    during_any_turn = word("during-any-turn")
    on_anyones_turn = word("on-anyones-turn")
    whenever_you_wish = word("whenever-you-wish")

    resources = part("resources")
    actions = part("actions")
    actions_and_resources = part("actions", "resources")

    this = part(of="this")
    named = part("unit")
    yours = part(of="you")
    any = part(of="any")
    character = part(of="your-character")
    attacker = part(of="attacker")
    every_unit = part(of="every-unit")
    enemy_chosen = part(choose="enemy")
    own_chosen = part(choose="own")

    def each_of(self, names: list[str], name: str) -> Json:
        """Several units that are all named."""
        return {"units": [*names, name]}

    def deal(self, amount: int | Json, kind: Json, to: Json) -> Json:
        """Damage of a kind, which may be none."""
        return {"do": "deal", "amount": amount, "to": to, **kind}

    def deal_for_each(self, times: int, kind: Json, to: Json, things: Json) -> Json:
        """So much damage for each of the things that are counted."""
        return self.deal({**things, "times": times}, kind, to)

    def deal_equal(self, kind: Json, to: Json, measure: Json) -> Json:
        """As much damage as something comes to."""
        return self.deal(measure, kind, to)

    def unreducible(self, damage: Json) -> Json:
        """What lessens damage is of no use."""
        return {**damage, "unreducible": True}

    untyped = part()
    typed = part("damage_type")
    fire = word("fire")
    frost = word("frost")
    lightning = word("lightning")
    magic = word("magic")
    poison = word("poison")

    clash = part("hits", do="clash")
    hit = part("from", "amount", "to")

    def pair(self, *hits: Json) -> list[Json]:
        """At least two units hit at the same time."""
        return list(hits)

    heal = part("to", "amount", do="heal")
    draw = part("count", do="draw")
    draw_for_each = _each_for("count", do="draw")
    gain_resources = part("amount", do="gain-resources")
    gain_resources_for_each = _each_for("amount", do="gain-resources")
    gain_guard = part("to", "amount", do="gain-guard")
    prevent_next = part("amount", "to", do="prevent", what="damage")
    prevent_all = part(do="prevent", what="this", amount="all", to=None)
    prevent_some = part("amount", do="prevent", what="this", to=None)
    prevent_attack = part("to", do="prevent", what="attack", amount="all")
    negate = part("from", do="prevent", what="damage", amount="all", to=None, until="end-of-turn")
    redirect_next = part("from", "to", do="redirect-next")
    copy = part("card", "of", do="copy", including=[])
    copy_including = part("card", "of", "including", do="copy")
    destroy_card = part("card", do="destroy")
    destroy_tier = part("tier", do="destroy")
    destroy_named = part("title", do="destroy")
    destroy_type = part("relic_type", do="destroy")
    restore = part("card", do="restore")
    cancel = part(do="cancel", refund=False)
    cancel_refunding = part(do="cancel", refund=True)
    end_turn = part(do="end-turn")
    minimum = part("amount", do="minimum")

    def if_at_most(self, unit: Json, hp: int, effect: Json, at: str = "most") -> Json:
        """One instruction that depends on how many HP a unit has."""
        return {
            "do": "if",
            "condition": {"unit": unit, "hp": hp, "at": at},
            "then": [effect],
        }

    def if_at_least(self, unit: Json, hp: int, effect: Json) -> Json:
        """Turn the condition round."""
        return self.if_at_most(unit, hp, effect, "least")

    def later(self, effect: Json) -> Json:
        """One instruction that waits."""
        return {"do": "later", "effects": [effect]}

    name = word(["name"])
    tier = word(["tier"])
    cost = word(["cost"])
    name_and_tier = word(["name", "tier"])
    name_and_cost = word(["name", "cost"])
    tier_and_cost = word(["tier", "cost"])
    name_tier_and_cost = word(["name", "tier", "cost"])

    def for_each(self, times: int, things: Json) -> Json:
        """So much for each of the things that are counted."""
        return {**things, "times": times}

    relics = part("relic_type", of="relics")
    living_enemies = part(of="living-enemies")
    cards_in_hand = part(of="cards-in-hand")
    hp = part("unit", of="hp")
    damage_reduction = part("unit", of="damage-reduction")
    damage_it_took = part(of="damage-taken")
    damage_taken = part("unit", of="damage-taken")

    damage_taken_changed = part("change", static="damage-taken")
    damage_taken_reduced = part("amount", static="reduce-damage-taken")
    attacks_changed = part("change", static="attacks")
    attacks_double = part(static="attacks-double")
    roll_replaced = part("amount", static="replace-roll")
    also_hits = part("unit", static="also-hits")
    minimum_always = part("amount", static="minimum")
    armor_ignored = part("damage_type", static="type-ignores-armor")

    effects = orders = deeds = offers = clauses = names = first
