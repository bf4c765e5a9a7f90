"""What may not be done, why not, and that nothing changes by trying."""

from __future__ import annotations

from judgecall_adapter import errors
import pytest

from reference_engine.fawnalore.engine import Fawnalore
from tests.reference_engine.driving import Refused
from tests.reference_engine.fawnalore.games import Table, card, rule, unit

AT_ANY_TIME = "At any time, heal Oak 1"


def table(**more):
    return Table().start(
        unit("Oak", "Ada", range=2, says={"Balm": AT_ANY_TIME, "Salve": "Heal Oak 1"}),
        unit("Yew", "Ada", says="2 resources: heal Oak 1"),
        unit("Fox", "Ben", says={"Hush": "At any time, cancel an effect", "Nip": "Heal Fox 1"}),
        unit("Ward", "Ben", says="At any time, prevent all of this damage"),
        unit("Cob", "Ben", says="At any time, redirect this damage to Fox"),
        unit("Far", "Ben"),
        unit("Gone", "Ben", hp=1),
        unit("Late", "Ada", hp=1, says={"Knell": "Heal Oak 1"}),
        card("Bolt", says="Deal 1 damage to Fox", cost=3),
        card("Kris", zone="play", says="Heal Oak 1", cost=1),
        card("Cape", says="Reduce damage taken by 1"),
        card("Dart", "Ben", says="Deal 1 damage to Oak"),
        distances=[{"between": ["Oak", "Far"], "tiles": 3}],
        **more,
    ).hit(1, "Gone", "Late")  # fmt: skip


def refusal(play, player, **action):
    before = play.view()
    with pytest.raises(Refused) as refused:
        play.act(player, **action)
    assert play.view() == before
    assert refused.value.code == errors.ILLEGAL
    return refused.value.data["reason"]


@pytest.mark.parametrize(
    ("reason", "player", "action"),
    [
        ("no-such-unit", "Ada", {"type": "attack", "unit": "Oak", "target": "Nobody"}),
        ("no-such-unit", "Ada", {"type": "move", "unit": "Nobody", "tiles": 1}),
        ("no-such-card", "Ada", {"type": "play", "card": "Nothing"}),
        ("no-such-card", "Ada", {"type": "play", "card": "Oak"}),
        ("no-such-ability", "Ada", {"type": "use", "ability": "Nothing"}),
        ("no-such-ability", "Ada", {"type": "use", "ability": "Bolt"}),
        ("no-such-ability", "Ada", {"type": "play", "card": "Cape"}),
        ("not-yours", "Ben", {"type": "attack", "unit": "Oak", "target": "Oak"}),
        ("not-yours", "Ada", {"type": "move", "unit": "Fox", "tiles": 1}),
        ("not-yours", "Ben", {"type": "play", "card": "Bolt"}),
        ("not-yours", "Ben", {"type": "use", "ability": "Balm"}),
        ("not-your-turn", "Ben", {"type": "attack", "unit": "Fox", "target": "Oak"}),
        ("not-your-turn", "Ben", {"type": "move", "unit": "Fox", "tiles": 1}),
        ("not-your-turn", "Ben", {"type": "play", "card": "Dart"}),
        ("not-your-turn", "Ben", {"type": "use", "ability": "Nip"}),
        ("not-your-turn", "Ben", {"type": "end-phase"}),
        ("not-in-hand", "Ada", {"type": "play", "card": "Kris"}),
        ("not-an-enemy", "Ada", {"type": "attack", "unit": "Oak", "target": "Yew"}),
        ("not-an-enemy", "Ada", {"type": "attack", "unit": "Oak", "target": "Oak"}),
        ("out-of-range", "Ada", {"type": "attack", "unit": "Oak", "target": "Far"}),
        ("unit-is-dead", "Ada", {"type": "attack", "unit": "Oak", "target": "Gone"}),
        ("unit-is-dead", "Ada", {"type": "attack", "unit": "Late", "target": "Fox"}),
        ("unit-is-dead", "Ada", {"type": "move", "unit": "Late", "tiles": 1}),
        ("unit-is-dead", "Ada", {"type": "use", "ability": "Knell"}),
        ("not-enough-resources", "Ada", {"type": "play", "card": "Bolt"}),
        ("not-enough-resources", "Ada", {"type": "use", "ability": "Yew"}),
        ("not-enough-resources", "Ada", {"type": "use", "ability": "Kris"}),
        ("nothing-to-cancel", "Ben", {"type": "use", "ability": "Hush"}),
        ("no-damage-is-coming", "Ben", {"type": "use", "ability": "Ward"}),
        ("no-damage-is-coming", "Ben", {"type": "use", "ability": "Cob"}),
    ],
)
def test_it_is_refused_for_this_reason(reason, player, action):
    assert refusal(table(), player, **action) == reason


def test_an_attack_needs_an_action():
    play = table(actions={"Ada": 0})
    attack = {"type": "attack", "unit": "Oak", "target": "Fox"}
    assert refusal(play, "Ada", **attack) == "not-enough-actions"


def test_a_used_ability_is_exhausted_until_the_turn_ends():
    play = table().use("Salve")
    assert refusal(play, "Ada", type="use", ability="Salve") == "exhausted"
    play.end().end("Ben").use("Salve")
    assert play.resolved == ["Salve", "Salve"]


def test_an_interrupt_is_used_in_anybodys_turn_when_nothing_resolves():
    play = table().end().use("Balm")
    assert play.resolved == ["Balm"]
    assert refusal(play, "Ada", type="use", ability="Salve") == "not-your-turn"


def test_while_an_effect_resolves_nothing_else_is_done():
    play = table(resources={"Ada": 3}).halt("Ben", window="damage").play("Bolt")
    for player, action in [
        ("Ada", {"type": "end-phase"}),
        ("Ada", {"type": "attack", "unit": "Oak", "target": "Fox"}),
        ("Ada", {"type": "use", "ability": "Salve"}),
        ("Ben", {"type": "use", "ability": "Nip"}),
        (None, {"type": "happen", "effects": [{"do": "damage", "amount": 1, "units": ["Oak"]}]}),
    ]:
        assert refusal(play, player, **action) == "an-effect-is-resolving"
    assert refusal(play, "Ada", type="use", ability="Balm") == "a-choice-is-open"
    assert play.asked == ("Ben", "interrupt", "Ward")


def test_a_choice_is_made_among_its_options():
    play = table(resources={"Ada": 3}).halt("Ben", window="damage").play("Bolt")
    for choice in (["ability:Balm"], ["unit:Oak"], ["ability:Ward", "ability:Hush"]):
        with pytest.raises(Refused) as refused:
            play.choose(*choice)
        assert refused.value.data == {"reason": "not-an-option"}
    play.choose("ability:Ward")
    assert play.hp("Fox") == 10


def test_an_attack_without_a_scripted_roll_is_unscripted():
    play = table()
    with pytest.raises(Refused) as refused:
        play.attack("Oak", "Fox")
    assert refused.value.code == errors.UNSCRIPTED


def test_happenings_name_what_is_there():
    play = table()
    there = {"do": "damage", "amount": 1, "units": ["Oak", "Nobody"]}
    assert refusal(play, None, type="happen", effects=[there]) == "no-such-unit"
    for name in ("Nothing", "Bolt"):
        gone = [{"do": "destroy", "card": name}]
        assert refusal(play, None, type="happen", effects=gone) == "no-such-card"


OAK = unit("Oak", "Ada")
HEAL = "Heal Oak 1"


@pytest.mark.parametrize(
    ("sentence", "objects", "more"),
    [
        ("two units are called Oak", [OAK, OAK], {}),
        ("two cards are called Kris", [OAK, card("Kris"), card("Kris")], {}),
        ("a unit and a card", [OAK, card("Oak")], {}),
        ("needs a name of its own", [OAK, rule("Oak", "+1 to attacks")], {}),
        ("both have an ability called Balm", [OAK] + [
            unit(name, "Ada", says={"Balm": HEAL}) for name in ("Ash", "Bay")], {}),
        ("Dee, who owns Oak", [unit("Oak", "Dee")], {}),
        ("Dee, who owns Kris", [OAK, card("Kris", "Dee")], {}),
        ("more than its maximum", [unit("Oak", hp=5, max_hp=4)], {}),
        ("Oak and Elk are both Ada's Character", [
            unit("Oak", "Ada", character=True), unit("Elk", "Ada", character=True)], {}),
        ("is on Elk, which is not placed", [card("Kris", on="Elk")], {}),
        ("names the unit Elk", [unit("Oak", says="When Elk dies, draw 1 card")], {}),
        ("names the unit Elk", [unit("Oak", says="Deal 1 damage to each of Oak and Elk")], {}),
        ("names the unit Elk", [unit("Oak", says="Attacks also hit Elk")], {}),
        ("names the card Rune", [OAK, card("Kris", says="Destroy Rune")], {}),
        ("names the unit or card Wolf", [
            OAK, card("Kris", says="Negate all damage from Wolf this turn")], {}),
        ("active player Dee", [OAK], {"active": "Dee"}),
        ("two players have the same name", [OAK], {"players": ["Ada", "Ada"]}),
        ("Dee, who has resources", [OAK], {"resources": {"Dee": 1}}),
        ("Elk is some tiles away", [OAK], {"distances": [
            {"between": ["Elk", "Oak"], "tiles": 2}]}),
        ("two distances", [OAK, unit("Elk")], {"distances": [
            {"between": ["Elk", "Oak"], "tiles": 2}, {"between": ["Oak", "Elk"], "tiles": 3}]}),
        ("Elk will roll, but is not placed", [OAK], {"dice": [("Elk", 2)]}),
    ],
)  # fmt: skip
def test_a_set_up_that_makes_no_sense_is_refused(sentence, objects, more):
    play = Table()
    play.checker.check_request = lambda _: None
    with pytest.raises(Refused, match=sentence) as refused:
        play.start(*objects, **more)
    assert refused.value.code == errors.INVALID_PARAMS


def test_what_the_engine_does_not_know_is_unsupported():
    odd = unit("Oak")
    odd["abilities"] = [{"name": "Odd", "text": "?", "ability": {"type": "odd"}}]
    play = Table()
    play.checker.check_request = lambda _: None
    with pytest.raises(Refused) as refused:
        play.start(odd)
    assert refused.value.data == {"what": "abilities of the type odd"}
    with pytest.raises(Refused) as refused:
        Table().start(OAK).act("Ada", type="end-phase") and play.start({**OAK, "type": "odd"})
    assert refused.value.data == {"what": "objects of the type odd"}


def test_everybody_sees_everything():
    play = Table(Fawnalore).start(
        OAK, card("Kris", "Ada", says=HEAL, cost=1), resources={"Ada": 1}
    )
    play.play("Kris")
    view = play.view()
    assert view == {"state": play.state, "events": play.events}
    assert list(view["state"]["cards"]) == ["Kris"]
