"""What card texts mean, and how meanings are said."""

from __future__ import annotations

from hypothesis import find, given, settings
import pytest

from judgecall.cardtext import parse, render
from tests.cardtext.schema import assert_ability, constants
from tests.strategies import abilities, effects, triggers

RULEBOOK = "arcane_legions"
THIS = {"of": "this"}
BEARS = {"unit": "Bears"}

TRIGGERS = {
    "Whenever a figure of this unit is downed": {"event": "figure-downed", "whose": THIS},
    "Whenever an enemy figure is downed": {"event": "figure-downed", "whose": {"of": "enemy"}},
    "Whenever one of your figures is downed": {"event": "figure-downed", "whose": {"of": "own"}},
    "Whenever a figure is downed": {"event": "figure-downed", "whose": {"of": "any"}},
    "Whenever a figure of Bears is downed": {"event": "figure-downed", "whose": BEARS},
    "When this unit is defeated": {"event": "unit-defeated", "whose": THIS},
    "When an enemy unit is defeated": {"event": "unit-defeated", "whose": {"of": "enemy"}},
    "When one of your units is defeated": {"event": "unit-defeated", "whose": {"of": "own"}},
    "When a unit is defeated": {"event": "unit-defeated", "whose": {"of": "any"}},
    "When Bears are defeated": {"event": "unit-defeated", "whose": BEARS},
    "Whenever this unit moves": {"event": "unit-moved", "whose": THIS},
    "Whenever an enemy unit moves": {"event": "unit-moved", "whose": {"of": "enemy"}},
    "Whenever one of your units moves": {"event": "unit-moved", "whose": {"of": "own"}},
    "Whenever Bears move": {"event": "unit-moved", "whose": BEARS},
    "Whenever this unit takes damage": {"event": "unit-damaged", "whose": THIS},
    "Whenever Bears take damage": {"event": "unit-damaged", "whose": BEARS},
    "Whenever a figure returns to this unit": {"event": "figure-returned", "whose": THIS},
    "Whenever a figure returns to a unit": {"event": "figure-returned", "whose": {"of": "any"}},
    "Whenever a figure returns to Bears": {"event": "figure-returned", "whose": BEARS},
    "Whenever this unit rolls dice": {"event": "dice-rolled", "whose": THIS},
    "Whenever Bears roll dice": {"event": "dice-rolled", "whose": BEARS},
    "Whenever this unit is given a move order": {
        "event": "order-given",
        "order": "move",
        "whose": THIS,
    },
    "Whenever Bears are given a close-combat order": {
        "event": "order-given",
        "order": "close-combat",
        "whose": BEARS,
    },
    "Whenever you gain victory points": {"event": "points-gained", "player": "you"},
    "Whenever an opponent gains victory points": {"event": "points-gained", "player": "opponent"},
    "At the beginning of your turn": {"event": "turn-begins", "player": "you"},
    "At the beginning of an opponent's turn": {"event": "turn-begins", "player": "opponent"},
    "At the end of your turn": {"event": "turn-ends", "player": "you"},
    "At the end of an opponent's turn": {"event": "turn-ends", "player": "opponent"},
}

EFFECTS = {
    "gain 1 victory point": {"do": "gain-points", "player": "you", "amount": 1},
    "your opponent gains 2 victory points": {
        "do": "gain-points",
        "player": "opponent",
        "amount": 2,
    },
    "lose 1 victory point": {"do": "lose-points", "player": "you", "amount": 1},
    "your opponent loses 1 victory point": {
        "do": "lose-points",
        "player": "opponent",
        "amount": 1,
    },
    "down 1 figure of Bears": {"do": "down", "count": 1, "unit": BEARS},
    "down 2 figures of this unit": {"do": "down", "count": 2, "unit": THIS},
    "return 1 figure to this unit": {"do": "return", "count": 1, "unit": THIS},
    "deal 2 damage to Bears": {"do": "damage", "amount": 2, "unit": BEARS},
    "move this unit 1 step": {"do": "move", "steps": 1, "unit": THIS},
    "move Bears 2 steps": {"do": "move", "steps": 2, "unit": BEARS},
}


@pytest.mark.parametrize("text", TRIGGERS)
def test_a_trigger_means_its_event_and_is_said_so_again(text):
    whole = f"{text}, gain 1 victory point"
    ability = parse(RULEBOOK, whole)
    assert ability == {
        "type": "triggered",
        "trigger": TRIGGERS[text],
        "optional": False,
        "effects": [EFFECTS["gain 1 victory point"]],
    }
    assert render(RULEBOOK, ability) == whole


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_means_what_it_does_and_is_said_so_again(text):
    whole = f"Whenever this unit moves, {text}"
    ability = parse(RULEBOOK, whole)
    assert ability["effects"] == [EFFECTS[text]]
    assert render(RULEBOOK, ability) == whole


def test_several_effects_keep_their_order():
    whole = "Whenever Bears move, " + ", then ".join(EFFECTS)
    ability = parse(RULEBOOK, whole)
    assert ability["effects"] == list(EFFECTS.values())
    assert not ability["optional"]
    assert render(RULEBOOK, ability) == whole


def test_may_makes_the_whole_ability_optional():
    whole = "Whenever Bears move, you may down 1 figure of Bears, then gain 1 victory point"
    ability = parse(RULEBOOK, whole)
    assert ability["optional"]
    assert [effect["do"] for effect in ability["effects"]] == ["down", "gain-points"]
    assert render(RULEBOOK, ability) == whole


def test_what_may_befall_the_opponent_is_said_with_have():
    whole = (
        "When Bears are defeated, you may have your opponent gain 1 victory point, "
        "then have your opponent lose 2 victory points"
    )
    ability = parse(RULEBOOK, whole)
    assert [effect["player"] for effect in ability["effects"]] == ["opponent", "opponent"]
    assert render(RULEBOOK, ability) == whole


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("When Bears move, lose 1 victory point", "Whenever Bears move, lose 1 victory point"),
        ("Whenever Bears are defeated, lose 1 victory point", None),
        (
            "Whenever Bears moves, lose 1 victory point",
            "Whenever Bears move, lose 1 victory point",
        ),
        ("When Bears is defeated, lose 1 victory point", None),
        ("When Bears are defeated, lose 1 victory points", None),
        ("When Bears are defeated, lose 1 victory point.", None),
        ("  When  Bears are\tdefeated ,lose 1 victory point .", None),
        (
            "At the end of an opponent\N{RIGHT SINGLE QUOTATION MARK}s turn, move Bears 2 step",
            "At the end of an opponent's turn, move Bears 2 steps",
        ),
        (
            "When Bears roll dice, down 2 figure of Bears, then return 1 figures to Bears",
            "Whenever Bears roll dice, down 2 figures of Bears, then return 1 figure to Bears",
        ),
    ],
)
def test_other_spellings_are_understood_and_said_in_the_canonical_one(said, canonical):
    expected = canonical or "When Bears are defeated, lose 1 victory point"
    assert render(RULEBOOK, parse(RULEBOOK, said)) == expected


def test_a_later_effect_of_may_is_understood_without_have_too():
    said = "Whenever Bears move, you may lose 1 victory point, then your opponent {}"
    plain = parse(RULEBOOK, said.format("loses 2 victory points"))
    assert plain == parse(
        RULEBOOK,
        said.replace("your opponent", "have your opponent").format("lose 2 victory points"),
    )


@settings(deadline=None)
@given(ability=abilities())
def test_what_is_said_is_understood(ability):
    assert_ability(ability)
    text = render(RULEBOOK, ability)
    understood = parse(RULEBOOK, text)
    assert understood == ability
    assert_ability(understood)
    assert render(RULEBOOK, understood) == text


def test_the_strategies_know_every_trigger_and_effect_of_the_schema():
    for event in constants("trigger", "event"):
        find(triggers(), lambda trigger, event=event: trigger["event"] == event)
    for deed in constants("effect", "do"):
        find(effects(), lambda effect, deed=deed: effect["do"] == deed)
