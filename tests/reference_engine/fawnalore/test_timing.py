"""When effects happen: at once, wholly, and not inside each other; and who goes first."""

from __future__ import annotations

import pytest

from tests.reference_engine.driving import Refused
from tests.reference_engine.fawnalore.games import Table, card, rule, unit


def refusal(act, *args, **kwargs):
    with pytest.raises(Refused) as refused:
        act(*args, **kwargs)
    return refused.value.data["reason"]


def two_triggers(**more):
    return Table().start(
        unit("Oak", "Cy", hp=5, max_hp=6),
        unit("Fox", "Ada", says="When Hart dies, deal 2 damage to Oak"),
        unit("Elk", "Ben", says="When Hart dies, heal Oak 2", **more),
        unit("Hart", "Cy", hp=1),
        players=["Ada", "Ben", "Cy"],
        active="Ben",
    )


def test_the_active_players_effect_comes_first():
    play = two_triggers().hit(1, "Hart")
    assert play.outline == "Hart-1 xHart !Elk !Fox Elk( Oak+1 )Elk Fox( Oak-2 )Fox"


def test_an_effect_that_asks_to_be_last_is_last():
    play = Table().start(
        unit("Oak", hp=5, max_hp=6),
        unit("Elk", "Ada", says="When Hart dies, resolve this last: heal Oak 2"),
        unit("Fox", "Ben", says="When Hart dies, deal 2 damage to Oak"),
        unit("Hart", hp=1),
    )
    play.hit(1, "Hart")
    assert play.resolved == ["Fox", "Elk"]
    assert play.hp("Oak") == 5


def test_a_death_trigger_waits_for_the_effect_that_killed():
    play = Table().start(
        unit("Hero", "Ada", hp=2, max_hp=10, character=True),
        unit("Oak", hp=3, says="When this unit dies, deal 2 damage to Hero"),
        card("Bolt", says="Deal 3 damage to Oak, then heal your Character 2"),
    )
    play.play("Bolt")
    assert play.outline == "Bolt( Oak-3 xOak !Oak Hero+2 )Bolt Oak( Hero-2 )Oak"
    assert play.hp("Hero") == 2


def test_an_interrupt_comes_between_two_instructions():
    play = Table().start(
        unit("Ash"),
        unit("Bay", hp=2, max_hp=5, says="At any time, heal Bay 1"),
        card("Bolt", says="Deal 2 damage to Ash, then deal 2 damage to Bay"),
    )
    play.plan("Ben", "Bay", window="instruction", effect="Bolt", instruction=2).play("Bolt")
    assert play.outline == "Bolt( Ash-2 Bay( Bay+1 )Bay Bay-2 )Bolt"
    assert play.hp("Bay") == 1


def test_an_interrupt_is_finished_before_the_effect_goes_on():
    play = Table().start(
        unit("Ash"),
        unit("Bay", hp=2, max_hp=6),
        unit("Cob", says="At any time, heal Bay 2, then heal Bay 1"),
        card("Bolt", says="Deal 2 damage to Ash, then deal 2 damage to Bay"),
    )
    play.plan("Ben", "Cob", window="instruction", effect="Bolt", instruction=2).play("Bolt")
    assert play.outline == "Bolt( Ash-2 Cob( Bay+2 Bay+1 )Cob Bay-2 )Bolt"


def test_an_interrupt_is_interrupted():
    play = Table().start(
        unit("Oak", hp=3),
        unit("Ward", "Ben", says="At any time, prevent 2 of this damage"),
        unit("Hush", "Ada", says="At any time, cancel an effect"),
        card("Bolt", says="Deal 3 damage to Oak"),
    )
    play.plan("Ben", "Ward", window="damage", unit="Oak")
    play.plan("Ada", "Hush", window="instruction", effect="Ward", instruction=1)
    play.play("Bolt")
    assert play.outline == "Bolt( Hush( Hush cancels Ward )Hush Oak-3 xOak )Bolt"
    assert play.state["units"]["Ward"]["exhausted"] == ["Ward"]


def test_nested_interrupts_resolve_from_the_inside():
    play = Table().start(
        unit("Ash"),
        unit("Bay", hp=2, max_hp=9),
        unit("Cob", "Ben", says="At any time, heal Bay 2, then heal Bay 1"),
        unit("Dew", "Ada", says="At any time, deal 3 damage to Bay"),
        card("Bolt", says="Deal 2 damage to Ash, then deal 2 damage to Bay"),
    )
    play.plan("Ben", "Cob", window="instruction", effect="Bolt", instruction=2)
    play.plan("Ada", "Dew", window="instruction", effect="Cob", instruction=2)
    play.play("Bolt")
    assert play.outline == "Bolt( Ash-2 Cob( Bay+2 Dew( Bay-3 )Dew Bay+1 )Cob Bay-2 xBay )Bolt"


def test_the_active_player_is_asked_first_and_all_again_after_a_use():
    play = Table().start(
        unit("Oak", hp=3, max_hp=20),
        unit("Ash", "Ada", says="At any time, heal Oak 1"),
        unit("Bay", "Ben", says="At any moment, heal Oak 1"),
        card("Bolt", says="Deal 3 damage to Oak"),
    )
    play.plan("Ben", "Bay", window="instruction", effect="Bolt").play("Bolt")
    bolt = {"window": "instruction", "effect": "Bolt", "instruction": 1}
    bay = {"window": "instruction", "effect": "Bay", "instruction": 1}
    damage = {"window": "damage", "unit": "Oak", "source": "Bolt", "amount": 3, "attack": False}
    ada, ben = ["ability:Ash"], ["ability:Bay"]
    assert play.offered == [
        ("Ada", bolt, ada),
        ("Ben", bolt, ben),
        ("Ada", bay, ada),
        ("Ada", bolt, ada),
        ("Ada", damage, ada),
    ]


def test_when_comes_before_the_damage_of_an_attack_and_after_behind_it():
    def attacked(timing):
        says = f"{timing} this unit is attacked, this unit gains Guard 2"
        play = Table().start(unit("Elk", "Ada"), unit("Oak", says=says), dice=[("Elk", 4)])
        return play.attack("Elk", "Oak")

    play = attacked("When")
    assert play.outline == "Elk>Oak !Oak Oak( Oak guard 2 )Oak Elk rolls 4 Oak bare Oak-2 Elk<Oak"
    play = attacked("After")
    assert play.outline == "Elk>Oak Elk rolls 4 Oak-4 Elk<Oak !Oak Oak( Oak guard 2 )Oak"


def test_moments_keep_their_order_whoever_is_active():
    play = Table().start(
        unit("Oak", hp=5, max_hp=6),
        unit("Elk", "Ada", says="After an attack, deal 2 damage to Oak"),
        unit("Fox", "Ben", says="When an attack is declared, heal Oak 2"),
        dice=[("Elk", 1)],
    )
    play.attack("Elk", "Fox")
    assert play.resolved == ["Fox", "Elk"]
    assert play.hp("Oak") == 4


def test_what_a_trigger_triggers_comes_before_the_rest_of_its_group():
    play = Table().start(
        unit("Ash", "Ada", hp=1, says="When this unit dies, deal 1 damage to Cob"),
        unit("Bay", "Ben", hp=1, says="When this unit dies, heal Oak 1"),
        unit("Cob", "Ada", hp=1, says="When this unit dies, heal Oak 1"),
        unit("Oak", hp=5, max_hp=9),
    )
    play.hit(1, "Ash", "Bay")
    assert play.resolved == ["Ash", "Cob", "Bay"]


def test_an_effect_that_ends_the_turn_is_finished_with_all_it_triggers():
    play = Table().start(
        unit("Ash", hp=1, says="When this unit dies, end the turn"),
        unit("Bay", hp=4),
        card("Bolt", says="Deal 1 damage to each of Ash and Bay, then deal 1 damage to Bay"),
    )
    play.play("Bolt")
    assert play.outline == ("Bolt( Ash-1 Bay-1 xAsh !Ash Bay-1 )Bolt Ash( )Ash [clean-up] [main]")
    assert play.state["active"] == "Ben"


def test_clean_up_goes_through_its_steps_and_takes_interrupts():
    play = Table().start(
        unit("Elk", "Ada", hp=4, max_hp=9, says="At the end of your turn, heal this unit 1"),
        unit("Fox", "Ben", hp=4, max_hp=9, says="At the end of your turn, heal this unit 1"),
        unit("Ward", "Ben", says="At any time, heal Fox 1"),
        card("Spark", says="Heal Elk 1"),
        cards_in_hand={"Ada": 2},
        hand_limit=2,
        actions={"Ben": 2},
    )
    play.plan("Ben", "Ward", window="discard", player="Ada").end()
    assert play.asked == ("Ada", "discard", "Spark", "Blank")
    assert play.state["phase"] == "clean-up"
    assert refusal(play.play, "Spark") == "a-choice-is-open"
    play.choose("card:Spark")
    assert play.outline == (
        "[clean-up] !Elk Elk( Elk+1 )Elk Ward( Fox+1 )Ward Ada discards Spark [main]"
    )
    assert play.state["units"]["Ward"]["exhausted"] == []
    assert (play.state["active"], play.has("Ben")["actions"]) == ("Ben", 2)


def test_a_part_that_is_put_off_happens_at_the_end_of_the_turn():
    says = "Deal 1 damage to Oak, then at the end of the turn, deal 2 damage to Oak"
    play = Table().start(unit("Oak"), card("Bolt", says=says))
    play.play("Bolt")
    assert play.hp("Oak") == 9
    assert play.state["lasting"] == [{"ability": "Bolt", "kind": "later"}]
    play.end()
    assert play.hp("Oak") == 7
    assert play.state["lasting"] == []


def test_a_loop_is_stopped_where_it_began():
    play = Table().start(
        unit("Oak", hp=5, max_hp=5),
        unit("Ash", "Ada", says="When Oak takes damage, heal Oak 1"),
        unit("Bay", "Ben", says="When Oak is healed, deal 1 damage to Oak"),
    )
    play.hit(1, "Oak")
    assert play.outline.endswith("stop")
    assert play.resolved == ["Ash", "Bay"]
    play.hit(1, "Ash")
    assert play.hp("Ash") == 9


def test_a_chain_that_gains_for_ever_is_stopped_all_the_same():
    play = Table().start(
        unit("Oak", hp=5, max_hp=5),
        unit("Ash", "Ada", says="When Oak takes damage, heal Oak 1, then draw 1 card"),
        unit("Bay", "Ada", says="When Oak is healed, deal 1 damage to Oak"),
    )
    play.hit(1, "Oak")
    assert play.resolved.count("Ash") == 99
    assert play.has()["hand"] == 99


def test_the_same_ability_may_resolve_for_each_of_several_deaths():
    play = Table().start(
        unit("Oak", hp=5, max_hp=5),
        unit("Elk", "Ada", says="When a unit dies, heal Oak 1"),
        *(unit(name, hp=1) for name in ("Ash", "Bay", "Cob")),
    )
    play.hit(1, "Ash", "Bay", "Cob")
    while play.decision:
        assert play.asked[2:4] == ("Elk", "Elk#2")
        play.choose("ability:Elk")
    assert play.resolved == ["Elk"] * 3
    assert "stop" not in play.outline


def test_an_optional_trigger_may_be_declined():
    play = Table().start(
        unit("Elk", "Ada", says="When this unit moves, you may draw 1 card"), unit("Oak")
    )
    play.move("Elk")
    assert play.asked == ("Ada", "use", "yes")
    play.choose()
    assert play.outline == "!Elk no Elk"
    play.move("Elk").choose("yes")
    assert play.has()["hand"] == 1


def test_both_hits_of_a_clash_land_together():
    play = Table().start(
        unit("Ash", "Ada", hp=2),
        unit("Bay", "Ben", hp=3),
        card(
            "Duel",
            says="Ash deals 3 damage to Bay and Bay deals 2 damage to Ash at the same time",
        ),
    )
    play.play("Duel")
    assert play.dead() == ["Ash", "Bay"]
    assert [play.has(each)["damage_dealt"] for each in ("Ada", "Ben")] == [3, 2]


def test_typed_damage_means_what_a_text_says_it_means():
    law = rule("Blaze", "Fire damage ignores Armor", level="campaign")
    bolts = [
        card("Bolt", says="Deal 3 fire damage to Oak"),
        card("Dart", says="Deal 3 damage to Oak"),
    ]
    assert Table().start(unit("Oak", armor=2), law, *bolts).play("Bolt").hp("Oak") == 7
    assert Table().start(unit("Oak", armor=2), law, *bolts).play("Dart").hp("Oak") == 9
    assert Table().start(unit("Oak", armor=2), *bolts).play("Bolt").hp("Oak") == 9


def test_damage_that_cannot_be_reduced_still_meets_guard():
    says = "Deal 4 damage to Oak; this damage cannot be reduced"
    bolt = card("Bolt", says=says)
    assert Table().start(unit("Oak", armor=2), bolt).play("Bolt").hp("Oak") == 6
    assert Table().start(unit("Oak", armor=2, guard=1), bolt).play("Bolt").hp("Oak") == 7
