"""Damage on its way: reduced, prevented, redirected, and what cards copy meanwhile."""

from __future__ import annotations

import pytest

from tests.reference_engine.fawnalore.games import Table, card, rule, unit


def redirecting(says, **cob):
    return Table().start(
        unit("Ash", "Ben"),
        unit("Bay", "Ben"),
        unit("Cob", "Ben", says=says, **cob),
        unit("Elk", "Ada"),
        card("Bolt", says="Deal 3 damage to Ash, then deal 3 damage to Bay"),
        distances=[
            {"between": ["Cob", "Ash"], "tiles": 3},
            {"between": ["Bay", "Cob"], "tiles": 2},
        ],
    )  # fmt: skip


def test_a_redirect_at_any_time_moves_one_part_of_an_effect():
    play = redirecting("At any time, redirect this damage to Cob")
    play.plan("Ben", "Cob", window="damage", unit="Bay").play("Bolt")
    assert play.hp("Ash", "Bay", "Cob") == [7, 10, 7]
    assert play.state["units"]["Cob"]["exhausted"] == ["Cob"]


def test_a_unit_within_range_may_be_protected_again_and_again():
    says = "If a unit within Range would take damage, you may redirect it to this unit"
    play = redirecting(says, range=2)
    play.plan("Ben", "Cob", window="damage").play("Bolt")
    assert [context["unit"] for _, context, _ in play.offered] == ["Bay"]
    assert play.hp("Ash", "Bay", "Cob") == [7, 10, 7]
    play.plan("Ben", "Cob", window="damage").hit(1, "Bay")
    assert play.hp("Cob") == 6


def test_declining_to_redirect_leaves_the_damage_where_it_is():
    play = redirecting("When damage would be dealt to Ash, you may redirect it to Cob")
    play.play("Bolt")
    assert len(play.offered) == 1
    assert play.hp("Ash", "Cob") == [7, 10]


def test_a_redirect_moves_an_instance_once_and_its_new_recipient_has_a_window():
    play = Table().start(
        unit("Ash"),
        unit("Bay"),
        unit("Cob", says="When damage would be dealt to Ash, you may redirect it to Bay"),
        unit("Dew", says="When damage would be dealt to Bay, you may redirect it to Ash"),
    )
    play.plan("Ben", "Cob", window="damage").plan("Ben", "Dew", window="damage").hit(2, "Ash")
    assert play.outline == "Cob( Ash~Bay )Cob Dew( Bay~Ash )Dew Ash-2"
    asked = [(context["unit"], options) for _, context, options in play.offered]
    assert asked == [("Ash", ["ability:Cob"]), ("Bay", ["ability:Dew"])]


def test_the_player_of_a_redirect_may_choose_who_takes_it():
    play = redirecting("At any time, redirect this damage to one of your units")
    play.plan("Ben", "Cob", window="damage", unit="Ash").play("Bolt")
    assert play.asked == ("Ben", "target", "Bay", "Cob")
    play.choose("unit:Bay")
    assert play.hp("Ash", "Bay") == [10, 4]


def test_the_dead_take_no_redirected_damage():
    play = redirecting("When damage would be dealt to Ash, you may redirect it to Cob")
    play.hit(10, "Cob")
    play.play("Bolt")
    assert play.offered == []


def test_a_redirect_can_be_prepared():
    play = redirecting("Redirect the next damage to Ash to Cob")
    play.end().use("Cob", "Ben")
    assert play.state["lasting"] == [{"ability": "Cob", "kind": "redirect", "unit": "Ash"}]
    play.hit(2, "Ash").hit(1, "Ash")
    assert play.hp("Ash", "Cob") == [9, 8]


def test_damage_is_prevented_before_it_kills():
    play = Table().start(
        unit("Oak", hp=2, says="When this unit dies, draw 1 card"),
        unit("Ward", "Ben", says="At any time, prevent the next 1 damage to Oak"),
    )
    play.plan("Ben", "Ward", window="damage").hit(2, "Oak")
    assert play.outline == "Ward( )Ward Ward stops 1 Oak-1"
    assert play.hp("Oak") == 1


def test_all_of_this_damage_can_be_prevented():
    play = Table().start(unit("Oak", says="At any time, prevent all of this damage"))
    play.plan("Ben", "Oak", window="damage").hit(99, "Oak")
    assert play.outline == "Oak( Oak stops 99 )Oak"
    assert play.hp("Oak") == 10


def test_prevention_of_an_attack_waits_for_an_attack():
    play = Table().start(
        unit("Elk", "Ada"),
        unit("Oak"),
        unit("Ward", "Ada", says="Prevent the damage of the next attack on Oak"),
        dice=[("Elk", 4), ("Elk", 3)],
    )
    play.use("Ward").hit(2, "Oak").attack("Elk", "Oak")
    assert play.hp("Oak") == 8
    play.attack("Elk", "Oak")
    assert play.hp("Oak") == 5


def test_prevention_leaves_guard_alone_and_spends_itself_before_armor():
    play = Table().start(
        unit("Oak", armor=2, guard=2), unit("Ward", "Ada", says="Prevent the next 4 damage to Oak")
    )
    play.use("Ward").hit(3, "Oak")
    assert play.guard("Oak") == 2
    assert play.state["lasting"][0]["amount"] == 1
    play.hit(6, "Oak")
    assert (play.hp("Oak"), play.guard("Oak")) == (9, 0)


def test_the_window_tells_what_is_left_of_the_damage():
    play = Table().start(
        unit("Oak", says={
            "Ward": "At any time, prevent 2 of this damage",
            "Balm": "At any time, heal Oak 1",
        }),
    )  # fmt: skip
    play.plan("Ben", "Ward", window="damage").hit(5, "Oak", source="Wolf")
    damage = {"window": "damage", "unit": "Oak", "source": "Wolf", "attack": False}
    contexts = [context for _, context, _ in play.offered if context["window"] == "damage"]
    assert contexts == [{**damage, "amount": 5}, {**damage, "amount": 3}]


def test_units_that_are_hit_together_have_their_windows_in_the_order_of_the_set_up():
    play = Table().start(
        unit("Dew", hp=1), unit("Ash", hp=1), unit("Ward", says="At any time, heal Ash 1")
    )
    play.hit(1, "Ash", "Dew")
    assert [context["unit"] for _, context, _ in play.offered] == ["Dew", "Ash"]
    assert play.outline == "Ash-1 Dew-1 xAsh xDew"


def test_an_attack_also_hits_a_unit_that_has_reductions_of_its_own():
    play = Table().start(
        unit("Elk", "Ada", says="Attacks also hit Bay"),
        unit("Ash", armor=2),
        unit("Bay"),
        dice=[("Elk", 5)],
    )
    play.attack("Elk", "Ash")
    assert play.hp("Ash", "Bay") == [7, 5]


def test_an_attack_is_lowered_no_further_than_to_nothing():
    play = Table().start(
        unit("Elk", "Ada", says="-2 to attacks"), unit("Oak"), dice=[("Elk", 1), ("Elk", 5)]
    )
    assert play.attack("Elk", "Oak").hp("Oak") == 10
    assert play.has()["damage_dealt"] == 0
    assert play.attack("Elk", "Oak").hp("Oak") == 7


def test_the_attacker_suffers_what_its_victim_has_left():
    says = "When this unit takes damage, deal damage to the attacker equal to this unit's HP"
    play = Table().start(unit("Elk", "Ada"), unit("Oak", says=says), dice=[("Elk", 4)])
    play.attack("Elk", "Oak")
    assert play.hp("Elk", "Oak") == [4, 6]


def test_three_deaths_at_once_are_three_triggers():
    says = "When this unit dies, deal 1 damage to the attacker"
    units = [unit(name, hp=1, says=says) for name in ("Ash", "Bay", "Cob")]
    play = Table().start(unit("Wolf", "Ada"), *units)
    play.hit(1, "Ash", "Bay", "Cob", source="Wolf")
    while play.decision:
        play.choose(f"ability:{play.asked[2]}")
    assert play.hp("Wolf") == 7


def test_a_minimum_lasts_as_long_as_its_text_says():
    play = Table().start(
        unit("Oak", armor=5), card("Jinx", says="Each hit deals at least 1 damage this turn")
    )
    play.play("Jinx").hit(2, "Oak")
    assert play.hp("Oak") == 9
    play.end().hit(2, "Oak")
    assert play.hp("Oak") == 9


def test_guard_is_no_part_of_damage_reduction():
    says = "Gain resources equal to this unit's damage reduction"
    play = Table().start(unit("Oak", "Ada", armor=1, guard=2, says=says))
    assert play.use("Oak").has()["resources"] == 1


# Copying


def copying(text="Kris copies Rune until the end of the turn", **rune):
    return Table().start(
        unit("Oak"),
        unit("Elk", "Ada", says=text),
        unit("Doom", "Ada", says="Destroy every tier 3 relic"),
        unit("Bane", "Ada", says="Destroy every relic named Rune"),
        unit("Edge", "Ada", says="Deal 1 damage to Oak for each Blade relic in play"),
        unit("Wake", "Ada", says="Return Rune to play"),
        card("Kris", zone="play", says="Heal Oak 1", relic_type="Charm", cost=1),
        card("Rune", zone="play", says="Deal 3 damage to Oak", relic_type="Blade", tier=3, cost=4),
        resources={"Ada": 2},
    ).use("Elk")  # fmt: skip


def test_a_copy_has_the_text_and_the_type_of_another_card_at_its_own_cost():
    play = copying().use("Edge")
    assert play.hp("Oak") == 8
    play.use("Kris")
    assert play.hp("Oak") == 5
    assert play.has()["resources"] == 1
    assert play.state["cards"]["Kris"]["exhausted"] == ["Kris"]


@pytest.mark.parametrize("bane", ["Doom", "Bane"])
def test_a_copy_keeps_its_tier_and_name(bane):
    play = copying().use(bane)
    zones = {name: each["zone"] for name, each in play.state["cards"].items()}
    assert zones == {"Kris": "play", "Rune": "discard"}
    assert play.state["cards"]["Kris"]["copies"] is None


def test_a_copy_may_take_over_the_name_alone():
    play = copying("Kris copies Rune, including its name, until the end of the turn")
    kris = play.state["cards"]["Kris"]
    assert (kris["title"], kris["tier"], kris["cost"]) == ("Rune", 1, 1)
    play.use("Bane")
    assert play.state["cards"]["Kris"]["zone"] == "discard"


def test_a_copy_ends_with_the_turn():
    play = copying()
    play.end()
    kris = play.state["cards"]["Kris"]
    assert (kris["copies"], kris["relic_type"]) == (None, "Charm")
    assert [e["event"] for e in play.events[-5:-3]] == ["phase-begins", "copy-ends"]


def test_a_copy_is_not_taken_up_again_when_its_reference_returns():
    play = copying().use("Doom").use("Wake")
    assert play.state["cards"]["Rune"]["zone"] == "play"
    assert play.state["cards"]["Kris"]["copies"] is None


def test_a_copy_ends_in_the_middle_of_the_effect_that_destroys_its_reference():
    play = Table().start(
        unit("Oak", "Ada"),
        unit("Elk", "Ada", says="Kris copies Rune until the end of the turn"),
        card("Kris", on="Oak", says="Heal Oak 1"),
        card("Rune", on="Oak", says="Reduce damage taken by 2"),
        card("Bolt", says="Destroy Rune, then deal 5 damage to Oak"),
    )
    play.use("Elk").play("Bolt")
    assert play.hp("Oak") == 5


def test_a_scenario_rule_is_about_everybody():
    play = Table().start(unit("Oak"), unit("Elk"), rule("Mist", "Reduce damage taken by 1"))
    play.hit(3, "Oak", "Elk")
    assert play.hp("Oak", "Elk") == [8, 8]


def preparing_in_the_window():
    return Table().start(
        unit("Ash", says="At any time, prevent all of this damage"),
        unit("Bay"),
        unit("Cob", says="At any time, redirect the next damage to Ash to Bay"),
    )


def test_a_redirect_prepared_in_the_window_moves_the_damage_that_is_coming():
    play = preparing_in_the_window().plan("Ben", "Cob", window="damage").hit(3, "Ash")
    assert play.outline == "Cob( )Cob Ash~Bay Bay-3"
    assert play.state["lasting"] == []


def test_what_is_prevented_altogether_is_not_redirected_any_more():
    play = preparing_in_the_window().plan("Ben", "Ash", window="damage", amount=3)
    play.plan("Ben", "Cob", window="damage", amount=0).hit(3, "Ash")
    assert play.outline == "Ash( Ash stops 3 )Ash Cob( )Cob"
    assert play.state["lasting"] == [{"ability": "Cob", "kind": "redirect", "unit": "Ash"}]
