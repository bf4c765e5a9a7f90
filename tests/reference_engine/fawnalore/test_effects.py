"""What card texts say and do, one after the other."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from tests.reference_engine.driving import Refused
from tests.reference_engine.fawnalore.games import Table, card, unit


def play_of(says, *others, **more):
    """Ada plays a card that says this."""
    return Table().start(card("Bolt", says=says), *others, **more).play("Bolt")


def test_all_instructions_are_carried_out_though_a_target_died():
    play = play_of("Deal 2 damage to Oak, then draw 1 card", unit("Oak", hp=2))
    assert play.dead() == ["Oak"]
    assert play.has()["hand"] == 1


def test_a_condition_sees_the_hp_of_its_moment():
    says = "Deal 3 damage to Oak, then if Oak has 7 HP or less, deal 2 damage to Oak"
    assert play_of(says, unit("Oak")).hp("Oak") == 5
    assert play_of(says, unit("Oak", hp=11)).hp("Oak") == 8


def test_a_trigger_waits_for_a_condition_behind_it():
    says = (
        "Deal 1 damage to Ash, then deal 2 damage to Bay, "
        "then if Bay has 1 HP or more, draw 1 card"
    )
    ash = unit("Ash", "Ben", says="When this unit takes damage, deal 1 damage to Bay")
    play = play_of(says, ash, unit("Bay", hp=3))
    assert play.outline == "Bolt( Ash-1 !Ash Bay-2 Ada draws 1 )Bolt Ash( Bay-1 xBay )Ash"


def test_the_dead_are_counted_no_more():
    says = "Deal 2 damage to Oak, then draw 1 card for each living enemy unit"
    play = play_of(says, unit("Oak", hp=2), unit("Elk"), unit("Yew", "Ada"))
    assert play.has()["hand"] == 1


def test_the_dead_are_neither_hit_nor_healed():
    says = "Deal 4 damage to Oak, then deal 1 damage to every living unit, then heal every unit 2"
    play = play_of(says, unit("Oak", hp=3, max_hp=5), unit("Elk", hp=4, max_hp=4))
    assert play.hp("Oak", "Elk") == [-1, 4]
    assert play.state["units"]["Oak"]["damage_taken"] == 4


def test_a_target_is_chosen_among_the_living():
    units = [unit("Ash"), unit("Bay"), unit("Cob", hp=1), unit("Dew", "Ada")]
    bolt = card("Bolt", says="Deal 2 damage to an enemy unit")
    play = Table().start(*units, bolt).hit(1, "Cob").play("Bolt")
    assert play.asked == ("Ada", "target", "Ash", "Bay")
    assert play.decision["context"] == {"ability": "Bolt"}
    assert play.choose("unit:Bay").hp("Ash", "Bay") == [10, 8]


def test_an_instruction_without_a_target_is_skipped():
    play = play_of("Deal 2 damage to an enemy unit, then draw 1 card", unit("Dew", "Ada"))
    assert play.outline == "Bolt( Ada draws 1 )Bolt"


def test_only_what_is_healed_counts_as_healed():
    says = "When Oak is healed, draw 1 card"
    play = play_of("Heal Oak 2", unit("Oak"), unit("Elk", "Ada", says=says))
    assert play.outline == "Bolt( )Bolt"


def test_a_refund_goes_to_the_player_who_paid():
    play = Table().start(
        unit("Oak"),
        unit("Elk", "Ada", says="1 action and 2 resources: deal 4 damage to Oak"),
        unit("Hush", "Ben", says="At any time, cancel an effect and refund its cost"),
        resources={"Ada": 5},
    )
    play.plan("Ben", "Hush", effect="Elk").use("Elk")
    assert (play.has()["resources"], play.has()["actions"]) == (5, 3)
    assert play.has("Ben")["resources"] == 0
    assert play.hp("Oak") == 10


def test_only_an_effect_that_has_done_nothing_can_be_canceled():
    play = Table().start(
        unit("Oak"),
        unit("Hush", "Ben", says="At any time, cancel an effect"),
        card("Bolt", says="Deal 2 damage to Oak, then deal 2 damage to Oak"),
    )
    play.play("Bolt")
    assert [context for _, context, _ in play.offered] == [
        {"window": "instruction", "effect": "Bolt", "instruction": 1}
    ]


def test_a_triggered_effect_can_be_canceled():
    play = Table().start(
        unit("Oak", "Ada", hp=3, max_hp=9, says="When this unit takes damage, heal this unit 1"),
        unit("Hush", "Ben", says="At any time, cancel an effect"),
    )
    play.plan("Ben", "Hush", effect="Oak").hit(1, "Oak")
    assert play.hp("Oak") == 2
    assert play.resolved == ["Hush"]


@pytest.mark.parametrize(
    "words",
    ["At any time", "At any moment", "During any turn", "On anyone's turn", "Whenever you wish"],
)
def test_a_card_breaks_in_from_the_hand_by_its_words(words):
    play = Table().start(
        unit("Oak", hp=2, max_hp=5),
        card("Balm", "Ben", says=f"{words}, heal Oak 1", cost=2),
        card("Bolt", says="Deal 2 damage to Oak"),
        resources={"Ben": 2},
    )
    play.plan("Ben", "Balm", window="damage").play("Bolt")
    assert play.hp("Oak") == 1
    assert (play.has("Ben")["resources"], play.has("Ben")["discard"]) == (0, 1)
    assert play.state["cards"]["Balm"]["zone"] == "discard"


def test_what_cannot_be_paid_is_not_offered():
    play = Table().start(
        unit("Oak"),
        card("Balm", "Ben", says="At any time, heal Oak 1", cost=2),
        unit("Yew", "Ben", says="At any time, 1 resource: heal Oak 1"),
        resources={"Ben": 1},
    )
    play.hit(1, "Oak")
    assert [options for *_, options in play.offered] == [["ability:Yew"]]


def test_an_interrupt_before_the_roll():
    play = Table().start(
        unit("Elk", "Ada"),
        unit("Oak", "Ben", says="At any time, this unit gains Guard 2"),
        dice=[("Elk", 3)],
    )
    play.plan("Ben", "Oak", window="roll", unit="Elk", target="Oak").attack("Elk", "Oak")
    assert play.outline == "Elk>Oak Oak( Oak guard 2 )Oak Elk rolls 3 Oak bare Oak-1 Elk<Oak"


def test_an_attack_on_a_unit_that_died_meanwhile_ends_without_a_roll():
    play = Table().start(
        unit("Elk", "Ada", says="When this unit attacks, deal 9 damage to Oak"), unit("Oak", hp=2)
    )
    play.attack("Elk", "Oak")
    assert play.outline == "Elk>Oak !Elk Elk( Oak-9 xOak )Elk Elk<Oak"


def test_playing_a_card_triggers_after_it_and_not_when_it_was_canceled():
    says = {
        "Muse": "When you play a card, draw 1 card",
        "Echo": "After you play a card, gain 1 resource",
    }

    def table():
        hush = unit("Hush", "Ben", says="At any time, cancel an effect")
        bolt = card("Bolt", says="Deal 1 damage to Hush")
        return Table().start(unit("Elk", "Ada", says=says), hush, bolt)

    assert table().play("Bolt").resolved == ["Bolt", "Muse", "Echo"]
    play = table().plan("Ben", "Hush", effect="Bolt").play("Bolt")
    assert play.resolved == ["Hush", "Muse"]


def test_damage_dealt_and_taken_are_counted_anew_each_turn():
    play = (
        Table()
        .start(unit("Elk", "Ada"), unit("Oak", armor=1), dice=[("Elk", 3), ("Elk", 4)])
        .attack("Elk", "Oak")
    )
    assert (play.has()["damage_dealt"], play.state["units"]["Oak"]["damage_taken"]) == (3, 2)
    play.end()
    assert (play.has()["damage_dealt"], play.state["units"]["Oak"]["damage_taken"]) == (0, 0)


@pytest.mark.parametrize(
    ("player", "action", "sentence"),
    [
        ("Dee", {"type": "end-phase"}, "Dee is not among the players"),
        (None, {"type": "end-phase"}, "only players act"),
        ("Ada", {"type": "happen", "effects": []}, "player null"),
        ("Ada", {"type": "play"}, "needs the key 'card'"),
        ("Ada", {"type": "use", "ability": ["Oak"]}, "needs a name under the key 'ability'"),
    ],
)
def test_an_action_that_makes_no_sense_is_refused(player, action, sentence):
    play = Table().start(unit("Oak"))
    play.checker.check_request = lambda _: None
    with pytest.raises(Refused, match=sentence) as refused:
        play.act(player, **action)
    assert refused.value.code == errors.INVALID_PARAMS


def test_an_unknown_action_is_unsupported():
    play = Table().start(unit("Oak"))
    play.checker.check_request = lambda _: None
    with pytest.raises(Refused) as refused:
        play.act("Ada", type="dance")
    assert refused.value.code == errors.UNSUPPORTED


def test_a_card_returns_to_play_from_the_discard_pile_alone():
    play = play_of("Return Rune to play", card("Rune", says="Heal Oak 1"), unit("Oak"))
    assert play.state["cards"]["Rune"]["zone"] == "hand"
