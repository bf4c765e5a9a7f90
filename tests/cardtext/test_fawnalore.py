"""What the card texts of Fawnalore mean, and how meanings are said."""

from __future__ import annotations

from functools import partial

from hypothesis import given
import pytest

from judgecall.cardtext import parse, render
from tests.cardtext.round_trip import assert_draws, assert_is_understood, capitalised, meaning
from tests.cardtext.schema import constants, document
from tests.fawnalore_strategies import (
    ASPECTS,
    TIMING_WORDS,
    TYPES,
    UNIT_EVENTS,
    abilities,
    effects,
    measures,
    modifications,
    targets,
    triggers,
)

RULEBOOK = "fawnalore"
means = partial(meaning, RULEBOOK)
THIS = {"of": "this"}
OAK = {"unit": "Oak"}
HEAL = {"do": "heal", "amount": 2, "to": OAK}
NEGATED = {"do": "prevent", "what": "damage", "amount": "all", "to": None, "until": "end-of-turn"}

TRIGGERS = {
    "When Hart dies": ("when", {"event": "unit-dies", "whose": {"unit": "Hart"}}),
    "When a unit dies": ("when", {"event": "unit-dies", "whose": {"of": "any"}}),
    "When one of your units dies": ("when", {"event": "unit-dies", "whose": {"of": "you"}}),
    "When Oak takes damage": ("when", {"event": "unit-damaged", "whose": OAK}),
    "When this unit is attacked": ("when", {"event": "unit-attacked", "whose": THIS}),
    "After this unit is attacked": ("after", {"event": "unit-attacked", "whose": THIS}),
    "When this unit attacks": ("when", {"event": "unit-attacks", "whose": THIS}),
    "When you attack": ("when", {"event": "unit-attacks", "whose": {"of": "you"}}),
    "When you move": ("when", {"event": "unit-moves", "whose": {"of": "you"}}),
    "When this unit moves": ("when", {"event": "unit-moves", "whose": THIS}),
    "When Ash is healed": ("when", {"event": "unit-healed", "whose": {"unit": "Ash"}}),
    "When an attack is declared": ("when", {"event": "attack"}),
    "After an attack": ("after", {"event": "attack"}),
    "After your effect deals damage": ("after", {"event": "effect-dealt-damage"}),
    "When you play a card": ("when", {"event": "card-played"}),
    "After you play a card": ("after", {"event": "card-played"}),
    "At the end of your turn": ("when", {"event": "end-of-turn"}),
}

EFFECTS = {
    "deal 2 damage to Oak": {"do": "deal", "amount": 2, "to": OAK},
    "deal 3 fire damage to Oak": {"do": "deal", "amount": 3, "to": OAK, "damage_type": "fire"},
    "deal 4 damage to Oak; this damage cannot be reduced": {
        "do": "deal",
        "amount": 4,
        "to": OAK,
        "unreducible": True,
    },
    "deal 1 damage to each of Ash, Bay and Cob": {
        "do": "deal",
        "amount": 1,
        "to": {"units": ["Ash", "Bay", "Cob"]},
    },
    "deal 1 damage to every living unit": {"do": "deal", "amount": 1, "to": {"of": "every-unit"}},
    "deal 1 damage to the attacker": {"do": "deal", "amount": 1, "to": {"of": "attacker"}},
    "deal 1 damage to an enemy unit": {"do": "deal", "amount": 1, "to": {"choose": "enemy"}},
    "deal damage to Wolf equal to the number of cards in your hand": {
        "do": "deal",
        "amount": {"of": "cards-in-hand"},
        "to": {"unit": "Wolf"},
    },
    "deal fire damage to Oak equal to the damage it took": {
        "do": "deal",
        "amount": {"of": "damage-taken"},
        "to": OAK,
        "damage_type": "fire",
    },
    "deal 2 damage to Oak for each Blade relic in play": {
        "do": "deal",
        "amount": {"of": "relics", "relic_type": "Blade", "times": 2},
        "to": OAK,
    },
    "Ash deals 3 damage to Bay and Bay deals 2 damage to Ash at the same time": {
        "do": "clash",
        "hits": [
            {"from": "Ash", "to": "Bay", "amount": 3},
            {"from": "Bay", "to": "Ash", "amount": 2},
        ],
    },
    "heal Oak 2": HEAL,
    "heal this unit 1": {"do": "heal", "amount": 1, "to": THIS},
    "heal your Character 2": {"do": "heal", "amount": 2, "to": {"of": "your-character"}},
    "heal one of your units 2": {"do": "heal", "amount": 2, "to": {"choose": "own"}},
    "heal Oak equal to the damage Oak took this turn": {
        "do": "heal",
        "amount": {"of": "damage-taken", "unit": OAK},
        "to": OAK,
    },
    "draw 1 card": {"do": "draw", "count": 1},
    "draw 1 card for each living enemy unit": {
        "do": "draw",
        "count": {"of": "living-enemies", "times": 1},
    },
    "gain 2 resources": {"do": "gain-resources", "amount": 2},
    "gain resources equal to this unit's damage reduction": {
        "do": "gain-resources",
        "amount": {"of": "damage-reduction", "unit": THIS},
    },
    "gain resources equal to Oak's HP": {
        "do": "gain-resources",
        "amount": {"of": "hp", "unit": OAK},
    },
    "Oak gains Guard 2": {"do": "gain-guard", "amount": 2, "to": OAK},
    "this unit gains Guard 3": {"do": "gain-guard", "amount": 3, "to": THIS},
    "prevent the next 3 damage to Oak": {
        "do": "prevent",
        "what": "damage",
        "amount": 3,
        "to": OAK,
    },
    "prevent all of this damage": {"do": "prevent", "what": "this", "amount": "all", "to": None},
    "prevent 2 of this damage": {"do": "prevent", "what": "this", "amount": 2, "to": None},
    "negate all damage from Wolf this turn": {**NEGATED, "from": "Wolf"},
    "prevent the damage of the next attack on Oak": {
        "do": "prevent",
        "what": "attack",
        "amount": "all",
        "to": OAK,
    },
    "redirect the next damage to Oak to this unit": {
        "do": "redirect-next",
        "from": OAK,
        "to": THIS,
    },
    "Kris copies Rune until the end of the turn": {
        "do": "copy",
        "card": "Kris",
        "of": "Rune",
        "including": [],
    },
    "Kris copies Rune, including its name, until the end of the turn": {
        "do": "copy",
        "card": "Kris",
        "of": "Rune",
        "including": ["name"],
    },
    "destroy Rune": {"do": "destroy", "card": "Rune"},
    "destroy every tier 3 relic": {"do": "destroy", "tier": 3},
    "destroy every relic named Rune": {"do": "destroy", "title": "Rune"},
    "destroy every Blade relic": {"do": "destroy", "relic_type": "Blade"},
    "return Rune to play": {"do": "restore", "card": "Rune"},
    "cancel an effect": {"do": "cancel", "refund": False},
    "cancel an effect and refund its cost": {"do": "cancel", "refund": True},
    "end the turn": {"do": "end-turn"},
    "if Oak has 7 HP or less, heal Oak 2": {
        "do": "if",
        "condition": {"unit": OAK, "hp": 7, "at": "most"},
        "then": [HEAL],
    },
    "if this unit has 7 HP or more, heal Oak 2": {
        "do": "if",
        "condition": {"unit": THIS, "hp": 7, "at": "least"},
        "then": [HEAL],
    },
    "at the end of the turn, heal Oak 2": {"do": "later", "effects": [HEAL]},
    "each hit deals at least 1 damage this turn": {"do": "minimum", "amount": 1},
}

STATICS = {
    "-2 to damage taken": {"static": "damage-taken", "change": -2},
    "Reduce damage taken by 2": {"static": "reduce-damage-taken", "amount": 2},
    "+1 to attacks": {"static": "attacks", "change": 1},
    "-2 to attacks": {"static": "attacks", "change": -2},
    "Attacks deal double damage": {"static": "attacks-double"},
    "Instead of rolling, attacks deal 3 damage": {"static": "replace-roll", "amount": 3},
    "Attacks also hit Bay": {"static": "also-hits", "unit": "Bay"},
    "Each hit deals at least 1 damage": {"static": "minimum", "amount": 1},
    "Fire damage ignores Armor": {"static": "type-ignores-armor", "damage_type": "fire"},
}

REDIRECTIONS = {
    "When damage would be dealt to Ash, you may redirect it to Cob": {
        "words": "would-be-dealt",
        "from": {"unit": "Ash"},
        "to": {"unit": "Cob"},
    },
    "If a unit within Range would take damage, you may redirect it to this unit": {
        "words": "would-be-dealt",
        "from": {"of": "any-in-range"},
        "to": THIS,
    },
    "At any time, redirect this damage to one of your units": {
        "words": "at-any-time",
        "to": {"choose": "own"},
    },
}

INTERRUPTS = {
    "At any time": "at-any-time",
    "At any moment": "at-any-moment",
    "During any turn": "during-any-turn",
    "On anyone's turn": "on-anyones-turn",
    "Whenever you wish": "whenever-you-wish",
}

COSTS = {
    "1 resource": {"resources": 1},
    "2 resources": {"resources": 2},
    "1 action": {"actions": 1},
    "1 action and 2 resources": {"actions": 1, "resources": 2},
}


@pytest.mark.parametrize("text", TRIGGERS)
def test_a_trigger_means_its_event_and_is_said_so_again(text):
    timing, trigger = TRIGGERS[text]
    whole = f"{text}, heal Oak 2"
    assert means(whole) == {
        "type": "triggered",
        "timing": timing,
        "trigger": trigger,
        "optional": False,
        "last": False,
        "effects": [HEAL],
    }


@pytest.mark.parametrize("text", EFFECTS)
def test_an_instruction_means_what_it_does_and_is_said_so_again(text):
    for whole in (f"When Hart dies, {text}", capitalised(text), f"2 resources: {text}"):
        assert means(whole)["effects"] == [EFFECTS[text]]


@pytest.mark.parametrize("text", STATICS)
def test_a_static_text_means_what_holds_and_is_said_so_again(text):
    assert means(text) == {"type": "static", "effects": [STATICS[text]]}


@pytest.mark.parametrize("text", REDIRECTIONS)
def test_a_redirecting_text_means_whom_it_spares_and_is_said_so_again(text):
    assert means(text) == {"type": "redirect", **REDIRECTIONS[text]}


@pytest.mark.parametrize("text", INTERRUPTS)
def test_each_wording_of_an_interrupt_is_kept_apart(text):
    whole = f"{text}, heal Oak 2"
    ability = means(whole)
    assert ability["words"] == INTERRUPTS[text]
    assert ability["cost"] == {}


def test_both_wordings_of_a_reduction_are_kept_apart():
    subtracted = parse(RULEBOOK, "\N{MINUS SIGN}2 to damage taken")
    assert subtracted == parse(RULEBOOK, "-2 to damage taken")
    assert subtracted != parse(RULEBOOK, "Reduce damage taken by 2")


def test_a_text_without_timing_words_is_no_interrupt():
    ability = parse(RULEBOOK, "Heal Oak 2")
    assert ability == {"type": "activated", "words": None, "cost": {}, "effects": [HEAL]}


@pytest.mark.parametrize("text", COSTS)
def test_a_cost_is_paid_in_resources_and_actions(text):
    for whole in (f"{text}: heal Oak 2", f"At any time, {text}: heal Oak 2"):
        assert means(whole)["cost"] == COSTS[text]


def test_several_instructions_keep_their_order():
    whole = "When Hart dies, " + ", then ".join(EFFECTS)
    assert means(whole)["effects"] == list(EFFECTS.values())


def test_several_static_texts_keep_their_order():
    first, *rest = STATICS
    whole = "; ".join([first, *(text[0].lower() + text[1:] for text in rest)])
    assert means(whole)["effects"] == list(STATICS.values())


@pytest.mark.parametrize(
    ("said", "optional", "last"),
    [
        ("When Hart dies, you may draw 1 card", True, False),
        ("When Hart dies, resolve this last: draw 1 card", False, True),
        ("When Hart dies, resolve this last: you may draw 1 card", True, True),
    ],
)
def test_a_triggered_text_may_be_optional_and_may_wait_for_the_others(said, optional, last):
    ability = means(said)
    assert (ability["optional"], ability["last"]) == (optional, last)


def test_what_is_no_order_is_offered_with_have():
    whole = (
        "When Hart dies, you may have this unit gain Guard 2, then have Kris copy Rune until "
        "the end of the turn, then have each hit deal at least 1 damage this turn, then have "
        "Ash deal 3 damage to Bay and Bay deal 2 damage to Ash at the same time"
    )
    ability = means(whole)
    assert [effect["do"] for effect in ability["effects"]] == [
        "gain-guard",
        "copy",
        "minimum",
        "clash",
    ]


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("2 resources: Heal Oak 2.", "2 resources: heal Oak 2"),
        (
            "When Hart dies, resolve this last: Heal Oak 2",
            "When Hart dies, resolve this last: heal Oak 2",
        ),
        ("Heal every unit 2", "Heal every living unit 2"),
        ("When one of your units moves, draw 1 cards", "When you move, draw 1 card"),
        ("1 resources: draw 2 card", "1 resource: draw 2 cards"),
        (
            "Deal damage to Oak equal to the cards in your hand",
            "Deal damage to Oak equal to the number of cards in your hand",
        ),
        (
            "If Ash would take damage, you may redirect it to Cob",
            "When damage would be dealt to Ash, you may redirect it to Cob",
        ),
        (
            "When damage would be dealt to a unit within Range, you may redirect it to Cob",
            "If a unit within Range would take damage, you may redirect it to Cob",
        ),
        (
            "On anyone\N{RIGHT SINGLE QUOTATION MARK}s turn, heal Oak 2",
            "On anyone's turn, heal Oak 2",
        ),
        (
            "When Hart dies, you may Oak gains Guard 2",
            "When Hart dies, you may have Oak gain Guard 2",
        ),
    ],
)
def test_other_spellings_are_understood_and_said_in_the_canonical_one(said, canonical):
    assert render(RULEBOOK, parse(RULEBOOK, said)) == canonical


@given(ability=abilities())
def test_what_is_said_is_understood(ability):
    assert_is_understood(RULEBOOK, ability)


def test_the_strategies_know_all_that_the_schema_does():
    assert_draws(abilities(), "type", ("triggered", "activated", "redirect", "static"))
    heard = triggers().map(lambda found: found["trigger"])
    assert_draws(heard, "event", constants("trigger", "event", RULEBOOK))
    assert_draws(effects(), "do", constants("effect", "do", RULEBOOK))
    assert_draws(modifications(), "static", constants("modification", "static", RULEBOOK))
    assert_draws(measures(), "of", constants("measure", "of", RULEBOOK))
    assert_draws(targets(), "of", ("this", "your-character", "attacker", "every-unit"))


def test_the_lists_of_the_strategies_are_those_of_the_schema():
    defs = document(RULEBOOK)["$defs"]
    assert set(TYPES) == set(defs["damage_type"]["enum"])
    assert set(TIMING_WORDS) == set(defs["words"]["enum"])
    (copies,) = (
        effect["properties"]["including"]
        for effect in defs["effect"]["oneOf"]
        if effect["properties"]["do"]["const"] == "copy"
    )
    assert list(ASPECTS) == copies["enum"]
    assert set(UNIT_EVENTS) == {
        trigger["properties"]["event"]["const"]
        for trigger in defs["trigger"]["oneOf"]
        if "whose" in trigger["properties"]
    }
