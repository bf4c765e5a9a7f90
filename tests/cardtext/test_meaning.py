"""What card texts mean, and how meanings are said."""

from __future__ import annotations

from functools import partial

from hypothesis import find, given
import pytest

from judgecall.cardtext import parse, render
from tests.cardtext.round_trip import assert_draws, assert_is_understood, meaning
from tests.cardtext.schema import constants
from tests.strategies import abilities, effects, scopes, targets, triggers

RULEBOOK = "arcane_legions"
means = partial(meaning, RULEBOOK)
THIS = {"of": "this"}
BEARS = {"unit": "Bears"}
NEIGHBOURS = {"of": "adjacent-enemies"}

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
    "Whenever an enemy unit is given a special order": {
        "event": "order-given",
        "order": "special",
        "whose": {"of": "enemy"},
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
    "gain 1 victory point for each figure downed this way": {
        "do": "gain-points",
        "player": "you",
        "amount": 1,
        "per": "figure-downed",
    },
    "your opponent gains 2 victory points for each figure downed this way": {
        "do": "gain-points",
        "player": "opponent",
        "amount": 2,
        "per": "figure-downed",
    },
    "each player downs 1 figure": {"do": "each-player-downs", "count": 1},
    "reposition a figure of this unit into slot 4": {
        "do": "reposition",
        "unit": THIS,
        "slot": 4,
    },
    "deal 1 damage to an adjacent enemy unit": {
        "do": "damage",
        "amount": 1,
        "unit": {"choose": "adjacent-enemy"},
    },
    "down 1 figure of an enemy unit": {"do": "down", "count": 1, "unit": {"choose": "enemy"}},
    "move one of your units 1 step": {"do": "move", "steps": 1, "unit": {"choose": "own"}},
}

RULES = {
    "This unit's attack dice are 3": {"what": "attack-dice", "unit": THIS, "set": 3},
    "Bears' defense dice are 2": {"what": "defense-dice", "unit": BEARS, "set": 2},
    "Oak's defense dice are 0": {"what": "defense-dice", "unit": {"unit": "Oak"}, "set": 0},
    "The attack dice of enemy units adjacent to this unit are 1": {
        "what": "attack-dice",
        "unit": NEIGHBOURS,
        "set": 1,
    },
    "The defense dice of enemy units adjacent to this unit are 4": {
        "what": "defense-dice",
        "unit": NEIGHBOURS,
        "set": 4,
    },
    "This unit has +2 attack dice": {"what": "attack-dice", "unit": THIS, "add": 2},
    "Bears have -1 attack die": {"what": "attack-dice", "unit": BEARS, "add": -1},
    "Bears have +1 defense die": {"what": "defense-dice", "unit": BEARS, "add": 1},
    "Enemy units adjacent to this unit have -3 defense dice": {
        "what": "defense-dice",
        "unit": NEIGHBOURS,
        "add": -3,
    },
    "This unit may not be given move orders": {
        "what": "move-orders",
        "unit": THIS,
        "may": False,
    },
    "Bears may always be given move orders": {
        "what": "move-orders",
        "unit": BEARS,
        "may": True,
    },
    "Enemy units adjacent to this unit may not be given move orders": {
        "what": "move-orders",
        "unit": NEIGHBOURS,
        "may": False,
    },
    "Figure 2 of Bears cannot be downed": {
        "what": "downing",
        "figure": {"unit": BEARS, "slot": 2},
        "may": False,
    },
    "Figure 1 of this unit cannot be downed": {
        "what": "downing",
        "figure": {"unit": THIS, "slot": 1},
        "may": False,
    },
}


@pytest.mark.parametrize("text", TRIGGERS)
def test_a_trigger_means_its_event_and_is_said_so_again(text):
    whole = f"{text}, gain 1 victory point"
    assert means(whole) == {
        "type": "triggered",
        "trigger": TRIGGERS[text],
        "optional": False,
        "effects": [EFFECTS["gain 1 victory point"]],
    }


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_means_what_it_does_and_is_said_so_again(text):
    whole = f"Whenever this unit moves, {text}"
    assert means(whole)["effects"] == [EFFECTS[text]]


@pytest.mark.parametrize("text", RULES)
def test_a_static_rule_means_what_it_changes_and_is_said_so_again(text):
    assert means(text) == {"type": "static", "condition": None, "modifies": [RULES[text]]}


@pytest.mark.parametrize("text", RULES)
def test_a_static_rule_holds_under_a_condition_too(text):
    first, *rest = text
    goes_on = text if text.startswith(("Bears", "Oak")) else "".join((first.lower(), *rest))
    whole = f"While in combat, {goes_on}"
    assert means(whole) == {"type": "static", "condition": "in-combat", "modifies": [RULES[text]]}


def test_several_static_rules_keep_their_order():
    whole = (
        "This unit has +1 attack die; this unit may not be given move orders; "
        "figure 2 of Bears cannot be downed"
    )
    ability = means(whole)
    assert [rule["what"] for rule in ability["modifies"]] == [
        "attack-dice",
        "move-orders",
        "downing",
    ]
    assert parse(RULEBOOK, f"While in combat, t{whole[1:]}") == {
        **ability,
        "condition": "in-combat",
    }


@pytest.mark.parametrize(("cost", "points"), [(1, "1 order point"), (2, "2 order points")])
def test_an_activated_ability_costs_order_points(cost, points):
    whole = f"{points}: move this unit 1 step, then deal 1 damage to Bears"
    assert means(whole) == {
        "type": "activated",
        "cost": cost,
        "effects": [
            {"do": "move", "steps": 1, "unit": THIS},
            {"do": "damage", "amount": 1, "unit": BEARS},
        ],
    }


def test_several_effects_keep_their_order():
    whole = "Whenever Bears move, " + ", then ".join(EFFECTS)
    ability = means(whole)
    assert ability["effects"] == list(EFFECTS.values())
    assert not ability["optional"]


def test_may_makes_the_whole_ability_optional():
    whole = "Whenever Bears move, you may down 1 figure of Bears, then gain 1 victory point"
    ability = means(whole)
    assert ability["optional"]
    assert [effect["do"] for effect in ability["effects"]] == ["down", "gain-points"]


def test_what_may_befall_the_opponent_is_said_with_have():
    whole = (
        "When Bears are defeated, you may have your opponent gain 1 victory point, "
        "then have your opponent lose 2 victory points, then have each player down 1 figure, "
        "then have your opponent gain 1 victory point for each figure downed this way"
    )
    assert means(whole)["effects"] == [
        {"do": "gain-points", "player": "opponent", "amount": 1},
        {"do": "lose-points", "player": "opponent", "amount": 2},
        {"do": "each-player-downs", "count": 1},
        {"do": "gain-points", "player": "opponent", "amount": 1, "per": "figure-downed"},
    ]


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


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("Oaks's attack dice are 3.", "Oaks' attack dice are 3"),
        ("Oak\N{RIGHT SINGLE QUOTATION MARK}s attack dice are 3", "Oak's attack dice are 3"),
        ("Oak' attack dice are 3", "Oak's attack dice are 3"),
        ("Bears has +1 attack dice", "Bears have +1 attack die"),
        ("Bears have \N{MINUS SIGN}2 attack die", "Bears have -2 attack dice"),
        (
            "1 order points: down 1 figures of this unit",
            "1 order point: down 1 figure of this unit",
        ),
    ],
)
def test_other_spellings_of_static_and_activated_abilities_are_understood(said, canonical):
    assert render(RULEBOOK, parse(RULEBOOK, said)) == canonical


def test_a_later_effect_of_may_is_understood_without_have_too():
    said = "Whenever Bears move, you may lose 1 victory point, then your opponent {}"
    plain = parse(RULEBOOK, said.format("loses 2 victory points"))
    assert plain == parse(
        RULEBOOK,
        said.replace("your opponent", "have your opponent").format("lose 2 victory points"),
    )


@given(ability=abilities())
def test_what_is_said_is_understood(ability):
    assert_is_understood(RULEBOOK, ability)


@pytest.mark.parametrize("kind", ["triggered", "static", "activated"])
def test_the_strategies_know_every_type_of_ability(kind):
    find(abilities(), lambda ability: ability["type"] == kind)


@pytest.mark.parametrize("what", ["attack-dice", "defense-dice", "move-orders", "downing"])
def test_the_strategies_know_everything_that_a_static_ability_changes(what):
    find(
        abilities(),
        lambda ability: any(rule["what"] == what for rule in ability.get("modifies", [])),
    )


def test_the_strategies_know_every_unit_that_may_be_meant():
    assert_draws(targets(), "choose", ("adjacent-enemy", "enemy", "own"))
    find(scopes(), lambda scope: scope == NEIGHBOURS)


def test_the_strategies_know_every_trigger_and_effect_of_the_schema():
    assert_draws(triggers(), "event", constants("trigger", "event"))
    assert_draws(effects(), "do", constants("effect", "do"))
