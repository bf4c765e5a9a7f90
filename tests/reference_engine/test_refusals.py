"""What is refused, for which reason, and that nothing has changed afterwards."""

from __future__ import annotations

import pytest

from reference_engine import engine
from reference_engine.core.choices import Choose, Word
from tests.reference_engine.driving import Refused
from tests.reference_engine.games import Player, ability, damage, down, unit, when

ILLEGAL, STALE, UNSUPPORTED, INVALID = -32002, -32003, -32001, -32602

END = {"type": "end-turn"}
SPARK = when("figure-downed", "Elk")


def attack(unit="Mine", target="Elk"):
    return {"type": "order", "order": "close-combat", "unit": unit, "target": target}


def march(unit="Mine", steps=1):
    return {"type": "order", "order": "move", "unit": unit, "steps": steps}


@pytest.fixture
def play():
    return Player(engine())


def field(play, *abilities, **more):
    play.start(
        unit("Mine", "Ada", *abilities, adjacent=["Elk", "Friend"]),
        unit("Friend", "Ada"),
        unit("Big", "Ada", base="formation"),
        unit("Elk", "Ben"),
        unit("Far", "Ben"),
        unit("Dead", "Ben", figures=1),
        **more,
    )
    play.happen(down("Dead"))


def refusal(play, request):
    """The reason of a refusal after which all is as it was, the open decision too."""
    before, decision = play.view(), play.decision
    with pytest.raises(Refused) as refused:
        request()
    assert play.view() == before
    assert play.decision == decision
    assert refused.value.code == ILLEGAL
    return refused.value.data["reason"]


@pytest.mark.parametrize(
    ("player", "action", "reason"),
    [
        ("Ben", END, "not-your-turn"),
        ("Ben", march("Elk"), "not-your-turn"),
        (None, march(), "not-your-turn"),
        ("Ada", march("Nobody"), "no-such-unit"),
        ("Ada", march("Dead"), "no-such-unit"),
        ("Ada", march("Elk"), "not-your-unit"),
        ("Ada", attack(target="Nobody"), "no-such-unit"),
        ("Ada", attack(target="Far"), "not-adjacent"),
        ("Ada", attack(target="Friend"), "not-adjacent"),
        ("Ada", march("Big"), "not-enough-order-points"),
        (None, {"type": "happen", "effects": [damage("Nobody")]}, "no-such-unit"),
    ],
)
def test_an_illegal_action(play, player, action, reason):
    field(play, rules={"order_points": {"Ada": 1}})
    assert refusal(play, lambda: play.act(player, **action)) == reason


def test_the_legal_twins(play):
    field(play, rules={"order_points": {"Ada": 1}})
    play.act("Ada", **march("Friend"))
    play.act("Ada", **END)
    play.act("Ben", **march("Elk"))


def test_what_happens_to_a_defeated_unit_is_no_mistake_and_does_nothing(play):
    field(play)
    before = play.state
    play.happen(damage("Dead"))
    assert play.state == before


def test_nobody_acts_while_abilities_are_pending(play):
    field(play, ability("A1", SPARK), ability("A2", SPARK))
    play.happen(down("Elk"))
    for player, action in (
        ("Ada", march()),
        ("Ben", END),
        (None, {"type": "happen", "effects": [damage("Elk")]}),
    ):
        assert (
            refusal(play, lambda p=player, a=action: play.act(p, **a)) == "abilities-are-pending"
        )
    play.choose("ability:A1")
    play.act("Ada", **march())


def test_nobody_acts_while_an_ability_resolves_although_the_buckets_are_empty(play):
    field(play, ability("A1", SPARK, optional=True))
    play.happen(down("Elk"))
    assert play.state["buckets"] == {"Ada": [], "Ben": []}
    assert refusal(play, lambda: play.act("Ada", **END)) == "abilities-are-pending"


def test_nobody_acts_while_another_choice_is_open(play):
    play.start(unit("Mine", "Ada", base="formation", adjacent=["Elk"]), unit("Elk", "Ben"))
    play.act("Ada", **march())
    assert refusal(play, lambda: play.act("Ada", **END)) == "a-choice-is-open"


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ([], "a-choice-is-required"),
        (["ability:A3"], "not-an-option"),
        (["A1"], "not-an-option"),
        (["ability:A1", "ability:A2"], "too-many-choices"),
        (["ability:A1", "ability:A1"], "too-many-choices"),
        (["ability:A1", "ability:A3"], "not-an-option"),
    ],
)
def test_an_illegal_choice(play, choice, reason):
    field(play, ability("A1", SPARK), ability("A2", SPARK))
    play.happen(down("Elk"))
    assert refusal(play, lambda: play.choose(*choice)) == reason
    play.choose("ability:A1")
    assert play.resolved == ["A1", "A2"]


def test_decisions_are_never_confused(play):
    field(play, *(ability(name, SPARK) for name in ("A1", "A2", "A3")))
    play.happen(down("Elk"))
    ids = [play.decision["id"]]
    play.choose("ability:A1")
    ids.append(play.decision["id"])
    assert ids == ["d1", "d2"]
    answer = {"decision": "d1", "choice": ["ability:A2"]}
    with pytest.raises(Refused) as refused:
        play.request("game/decide", answer)
    assert (refused.value.code, refused.value.data) == (STALE, {"decision": "d1"})
    play.choose("ability:A2")
    with pytest.raises(Refused) as refused:
        play.request("game/decide", {"decision": "d2", "choice": ["ability:A3"]})
    assert refused.value.code == STALE
    play.happen(down("Elk"))
    assert play.decision["id"] == "d3"


def test_a_player_with_one_option_is_not_asked(play):
    field(play, ability("A1", SPARK))
    play.happen(down("Elk"))
    assert play.decision is None
    assert play.resolved == ["A1"]


def test_what_was_told_cannot_be_changed_from_outside(play):
    field(play)
    told = play.view()
    told["state"]["units"]["Mine"]["adjacent"].append("Ghost")
    told["state"]["order_points"]["Ada"] = 99
    told["events"][0]["unit"] = "Ghost"
    play.events[0]["unit"] = "Ghost"
    now = play.view()
    assert now["state"]["units"]["Mine"]["adjacent"] == ["Elk", "Friend"]
    assert now["state"]["order_points"]["Ada"] == 8
    assert now["events"][0]["unit"] == "Dead"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"type": "aura"}, "abilities of the type aura"),
        ({"trigger": {"event": "rain", "whose": {"of": "any"}}}, "the trigger rain"),
        ({"effects": [{"do": "sing"}]}, "the effect sing"),
    ],
)
def test_a_card_this_engine_does_not_know_is_refused_at_the_start(play, change, what):
    odd = ability("Odd", SPARK)
    odd["ability"].update(change)
    with pytest.raises(Refused) as refused:
        play.start(unit("Mine", "Ada", odd))
    assert (refused.value.code, refused.value.data) == (UNSUPPORTED, {"what": what})


@pytest.mark.parametrize(
    "objects",
    [
        [unit("Mine", "Nobody")],
        [unit("Mine", "Ada", adjacent=["Ghost"])],
        [unit("Mine", "Ada"), unit("Mine", "Ben")],
    ],
)
def test_a_set_up_that_contradicts_itself_is_sent_back(play, objects):
    with pytest.raises(Refused) as refused:
        play.start(*objects)
    assert refused.value.code == INVALID


def test_of_several_choices_none_counts_twice():
    things = [Word(name, name) for name in ("one", "two", "three")]
    choice = Choose("Ada", "several", things, maximum=2)
    assert [option.id for option in choice.options()] == ["one", "two", "three"]
    assert choice.answer(things[:2]) == (things[0], things[1])
    assert not choice.is_forced
    assert Choose("Ada", "none", [], minimum=0).is_forced
    assert Choose("Ada", "all", things[:1]).is_forced
    assert not Choose("Ada", "maybe", things[:1], minimum=0).is_forced
