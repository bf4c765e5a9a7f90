"""The composite games: several clauses at once, and what comes out of all of them."""

from __future__ import annotations

import pytest

from tests.reference_engine.driving import Refused
from tests.reference_engine.fawnalore.games import Table, card, rule, unit

WEAPON = "+1 to attacks"
DOUBLE = "Attacks deal double damage"


def test_armor_and_an_equipped_card_reduce_a_doubled_attack_with_a_weapon():
    play = Table().start(
        unit("Elk", "Ada"),
        unit("Oak", armor=2),
        card("Axe", says=WEAPON, on="Elk"),
        card("Fury", says=DOUBLE, on="Elk"),
        card("Cloak", "Ben", says="Reduce damage taken by 1", on="Oak"),
        dice=[("Elk", 3)],
    )
    play.attack("Elk", "Oak")
    assert play.hp("Oak") == 5
    assert play.outline == "Elk>Oak Elk rolls 3 Oak-5 Elk<Oak"
    assert play.has()["damage_dealt"] == 8
    assert play.state["units"]["Oak"]["damage_taken"] == 5


def test_a_replaced_roll_keeps_its_modifiers_and_is_doubled_with_them():
    play = Table().start(
        unit("Elk", "Ada", says="Instead of rolling, attacks deal 3 damage"),
        unit("Oak", armor=2),
        card("Axe", says=WEAPON, on="Elk"),
        card("Fury", says=DOUBLE, on="Elk"),
        dice=[("Elk", 6)],
    )
    play.attack("Elk", "Oak")
    assert play.hp("Oak") == 4
    assert play.state["dice"] == [{"unit": "Elk", "roll": 6}]


def test_damage_you_took_is_what_was_left_after_reductions():
    says = "When this unit takes damage, heal this unit equal to the damage it took"
    play = Table().start(unit("Oak", hp=15, max_hp=20, armor=2, says=says))
    play.hit(5, "Oak")
    assert play.outline == "Oak-3 !Oak Oak( Oak+3 )Oak"
    assert play.hp("Oak") == 15
    assert play.state["units"]["Oak"]["damage_taken"] == 3


def test_guard_stacks_and_absorbs_one_instance():
    play = Table().start(unit("Oak", guard=1), unit("Elk", "Ada", says="Oak gains Guard 1"))
    play.use("Elk")
    assert play.guard("Oak") == 2
    play.hit(3, "Oak")
    assert (play.hp("Oak"), play.guard("Oak")) == (9, 0)
    play.hit(3, "Oak")
    assert play.hp("Oak") == 6


def test_guard_is_capped_at_three():
    play = Table().start(unit("Oak", guard=2), unit("Elk", "Ada", says="Oak gains Guard 2"))
    play.use("Elk")
    assert play.guard("Oak") == 3
    play.hit(5, "Oak")
    assert (play.hp("Oak"), play.guard("Oak")) == (8, 0)
    assert play.outline == "Elk( Oak guard 1 )Elk Oak bare Oak-2"


def test_armor_works_every_time_and_guard_once():
    play = Table().start(unit("Oak", armor=2, guard=2))
    play.hit(5, "Oak")
    assert play.hp("Oak") == 9
    play.hit(5, "Oak")
    assert play.hp("Oak") == 6


def test_redirected_damage_meets_the_new_recipients_reductions():
    play = Table().start(
        unit("Elk", "Ada"),
        unit("Ash", armor=2, guard=1),
        unit("Bay", says="-1 to damage taken"),
        unit("Cob", says="At any time, redirect this damage to Bay"),
        dice=[("Elk", 4)],
    )
    play.plan("Ben", "Cob", window="damage", unit="Ash").attack("Elk", "Ash")
    assert play.hp("Ash", "Bay") == [10, 7]
    assert play.guard("Ash") == 1
    assert not play.plans


def test_a_doubled_attack_that_is_redirected_was_doubled_once():
    play = Table().start(
        unit("Elk", "Ada", says=DOUBLE),
        unit("Ash"),
        unit("Bay", armor=3),
        unit("Cob", says="When damage would be dealt to Ash, you may redirect it to Bay"),
        dice=[("Elk", 4)],
    )
    play.plan("Ben", "Cob", window="damage").attack("Elk", "Ash")
    assert play.hp("Ash", "Bay") == [10, 5]
    assert play.state["units"]["Cob"]["exhausted"] == []


def test_four_players_resolve_in_turn_order_from_the_active_one():
    play = Table().start(
        unit("Oak", "Ada", hp=5, max_hp=6),
        unit("Hart", "Ada", hp=1),
        unit("Ash", "Ada", says="When Hart dies, heal Oak 4"),
        unit("Bay", "Ben", says="When Hart dies, deal 1 damage to Oak"),
        unit("Cob", "Cy", says="When Hart dies, heal Oak 2"),
        unit("Dew", "Dee", says="When Hart dies, deal 3 damage to Oak"),
        players=["Ada", "Ben", "Cy", "Dee"],
        active="Cy",
    )
    play.hit(1, "Hart")
    assert play.resolved == ["Cob", "Dew", "Ash", "Bay"]
    assert "Oak+1 )Cob Dew( Oak-3 )Dew Ash( Oak+3 )Ash Bay( Oak-1" in play.outline


def test_two_that_die_together_both_trigger_the_active_players_first():
    play = Table().start(
        unit("Hero", "Ada", hp=2, character=True),
        unit("Ash", "Ada", hp=3, says="When this unit dies, draw 1 card"),
        unit("Bay", "Ben", hp=2, says="When this unit dies, deal 2 damage to Hero"),
        cards_in_hand={"Ada": 3},
    )
    play.hit(3, "Bay", "Ash")
    assert play.outline == (
        "Bay-3 Ash-3 xBay xAsh !Ash !Bay Ash( Ada draws 1 )Ash Bay( Hero-2 xHero )Bay"
    )
    assert play.dead() == ["Ash", "Bay", "Hero"]


def test_no_death_saves_another_of_its_moment():
    play = Table().start(
        unit("Ash", hp=2, max_hp=5, says="When this unit dies, heal Bay 3"),
        unit("Bay", hp=2, max_hp=5, says="When this unit dies, deal 1 damage to Oak"),
        unit("Oak", hp=5),
    )
    play.hit(2, "Ash", "Bay")
    assert play.asked == ("Ben", "resolve", "Ash", "Bay")
    play.choose("ability:Ash")
    assert play.dead() == ["Ash", "Bay"]
    assert play.hp("Oak", "Bay") == [4, 0]


@pytest.mark.parametrize(("first", "hp"), [("Lore", 13), ("Sting", 14)])
def test_the_active_player_orders_the_end_of_the_turn_and_then_discards(first, hp):
    says = {
        "Lore": "At the end of your turn, draw 1 card",
        "Sting": "At the end of your turn, deal damage to Oak equal to the cards in your hand",
    }
    elk = unit("Elk", "Ada", says=says)
    play = Table().start(elk, unit("Oak", hp=20), cards_in_hand={"Ada": 6}, hand_limit=5)
    play.end()
    assert play.asked == ("Ada", "resolve", "Lore", "Sting")
    play.choose(f"ability:{first}")
    assert play.hp("Oak") == hp
    assert (play.has()["hand"], play.has()["discard"]) == (5, 2)


def test_a_canceled_card_has_no_effect_and_stays_paid():
    play = Table().start(
        unit("Oak"),
        unit("Elk", "Ada", says="After your effect deals damage, draw 1 card"),
        unit("Ward", "Ben", says="At any time, cancel an effect"),
        card("Bolt", says="Deal 4 damage to Oak", cost=2),
        resources={"Ada": 5},
    )
    play.plan("Ben", "Ward", window="instruction", effect="Bolt", instruction=1).play("Bolt")
    assert play.hp("Oak") == 10
    assert play.has()["resources"] == 3
    assert (play.has()["hand"], play.has()["damage_dealt"]) == (0, 0)
    assert play.state["cards"]["Bolt"]["zone"] == "discard"
    assert [e["event"] for e in play.events] == [
        "card-played",
        "resources-paid",
        "ability-used",
        "resolves",
        "canceled",
        "finishes",
    ]


def test_a_card_copies_text_and_type_until_its_reference_leaves_play():
    play = Table().start(
        unit("Oak", "Ada"),
        unit("Elk", "Ada", says="Kris copies Rune until the end of the turn"),
        card("Kris", on="Oak", relic_type="Charm", says="Heal Oak 1", cost=1),
        card(
            "Rune", on="Oak", relic_type="Blade", says="Reduce damage taken by 2", tier=3, cost=4
        ),
    )
    play.use("Elk")
    kris = play.state["cards"]["Kris"]
    assert (kris["relic_type"], kris["copies"], kris["title"]) == ("Blade", "Rune", "Kris")
    assert (kris["tier"], kris["cost"]) == (1, 1)
    play.hit(5, "Oak")
    assert play.hp("Oak") == 9
    play.destroy("Rune")
    assert play.state["cards"]["Kris"]["copies"] is None
    play.hit(5, "Oak")
    assert play.hp("Oak") == 4


def test_one_source_is_negated_and_another_is_reduced():
    play = Table().start(
        unit("Wolf", "Ben", says=DOUBLE),
        unit("Yak", "Ben"),
        unit("Oak", "Ada", armor=1),
        unit("Ward", "Ada", says="At any time, negate all damage from Wolf this turn"),
        active="Ben",
        dice=[("Wolf", 4)],
    )
    play.use("Ward")
    play.attack("Wolf", "Oak", player="Ben")
    play.hit(2, "Oak", source="Yak")
    assert play.hp("Oak") == 9
    play.hit(9, "Oak", source="Wolf")
    assert play.hp("Oak") == 9


def test_prevention_of_an_amount_is_a_pool():
    play = Table().start(unit("Oak"), unit("Ward", "Ada", says="Prevent the next 3 damage to Oak"))
    play.use("Ward")
    play.hit(2, "Oak")
    assert play.hp("Oak") == 10
    left = [{"ability": "Ward", "kind": "prevent", "unit": "Oak", "amount": 1}]
    assert play.state["lasting"] == left
    play.hit(2, "Oak")
    assert play.hp("Oak") == 9
    assert play.state["lasting"] == []


def test_guard_absorbs_the_first_of_two_instances():
    play = Table().start(
        unit("Oak", guard=3),
        card("Bolt", says="Deal 2 damage to Oak, then deal 2 damage to Oak"),
    )
    play.play("Bolt")
    assert play.hp("Oak") == 8


def test_a_plain_heal_waits_where_a_prevention_may_break_in():
    play = Table().start(
        unit("Elk", "Ada"),
        unit("Oak", "Ben", hp=2, max_hp=5, says={
            "Balm": "Heal Oak 2",
            "Ward": "At any time, prevent 1 of this damage",
        }),
        dice=[("Elk", 2)],
    )  # fmt: skip
    play.halt("Ben", window="damage", unit="Oak").attack("Elk", "Oak")
    assert play.asked == ("Ben", "interrupt", "Ward")
    with pytest.raises(Refused) as refused:
        play.use("Balm", "Ben")
    assert refused.value.data == {"reason": "an-effect-is-resolving"}
    play.choose("ability:Ward")
    assert play.hp("Oak") == 1


def test_a_scenario_may_set_a_minimum():
    law = rule("Harm", "Each hit deals at least 1 damage")
    play = Table().start(unit("Oak", armor=3), law)
    play.hit(2, "Oak")
    assert play.hp("Oak") == 9
