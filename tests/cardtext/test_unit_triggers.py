"""What the card texts of Unit Triggers mean, and how meanings are said."""

from __future__ import annotations

from functools import partial

from hypothesis import given
import pytest

from judgecall.cardtext import parse, render
from tests.cardtext.round_trip import assert_draws, assert_is_understood, capitalised, meaning
from tests.cardtext.schema import constants, document
from tests.unit_triggers_strategies import (
    FIRING,
    PHASES,
    SCOPES,
    abilities,
    effects,
    moments,
    special_parts,
    statics,
)

RULEBOOK = "unit_triggers"
means = partial(meaning, RULEBOOK)
LYNX = {"card": "Lynx"}
DRAW = {"do": "draw", "count": 1}
DEPLOYS = {"at": "deploys"}
BAN = {"window": DEPLOYS, "label": "throughout", "effects": [{"do": "ban"}]}

HEADINGS = {
    "Upon Deployment": "upon-deployment",
    "Destroyed": "destroyed",
    "Discarded": "discarded",
    "Depleted": "depleted",
    "End of Battle": "end-of-battle",
}

EFFECTS = {
    "draw 2 cards": {"do": "draw", "count": 2},
    "gain 1 point": {"do": "gain", "points": 1},
    "your opponent loses 3 points": {"do": "lose", "points": 3},
    "destroy Lynx": {"do": "destroy", "what": LYNX},
    "destroy the unit at Location 2": {"do": "destroy", "what": {"at": {"number": 2}}},
    "destroy the unit at Extra Location 0": {"do": "destroy", "what": {"at": {"extra": 0}}},
    "destroy all units you control": {"do": "destroy", "what": "all-yours"},
    "destroy all opposing units": {"do": "destroy", "what": "all-opposing"},
    "destroy this unit": {"do": "destroy", "what": "this"},
    "return Lynx to its owner's hand": {"do": "return", **LYNX, "to": "hand"},
    "put Lynx on top of its owner's deck": {"do": "return", **LYNX, "to": "deck-top"},
    "discard Lynx": {"do": "discard", **LYNX},
    "discard 1 card": {"do": "discard", "who": "you", "count": 1},
    "your opponent discards 2 cards": {"do": "discard", "who": "opponent", "count": 2},
    "deplete 2": {"do": "deplete", "who": "you", "count": 2},
    "your opponent depletes 1": {"do": "deplete", "who": "opponent", "count": 1},
    "Seek Lynx and deploy it at Location 1": {
        "do": "seek",
        **LYNX,
        "then": "deploy",
        "location": {"number": 1},
    },
    "Seek Lynx and put it into your hand": {"do": "seek", **LYNX, "then": "hand"},
    "turn Lynx face-down": {"do": "flip", **LYNX, "facing": "down"},
    "turn Lynx face-up": {"do": "flip", **LYNX, "facing": "up"},
    "move Lynx to Location 10": {"do": "move", **LYNX, "location": {"number": 10}},
    "attach Lynx to Puma": {"do": "attach", **LYNX, "to": "Puma"},
    "upload this card": {"do": "upload"},
    "Lynx has -2 CQ for the rest of the Battle": {"do": "cq-this-battle", **LYNX, "change": -2},
    "nothing happens": {"do": "nothing"},
}

STATICS = {
    "your units have +1 CQ": {"static": "cq", "change": 1, "of": "yours"},
    "your units at this Location have +1 CQ": {"static": "cq", "change": 1, "of": "yours-here"},
    "opposing units have -1 CQ": {"static": "cq", "change": -1, "of": "opposing"},
    "opposing units at this Location have -2 CQ": {
        "static": "cq",
        "change": -2,
        "of": "opposing-here",
    },
    "Lynx has +3 CQ": {"static": "cq", "change": 3, "of": LYNX},
    "your units cannot be destroyed": {"static": "indestructible", "of": "yours"},
    "Lynx cannot be destroyed": {"static": "indestructible", "of": LYNX},
}

MOMENTS = {
    "at the start of Tallying": {"at": "start", "phase": "tallying"},
    "at the start of End of Battle": {"at": "start", "phase": "end-of-battle"},
    "when this unit deploys": DEPLOYS,
    "when a unit of yours is deployed": {"at": "your-deployment"},
}

BANNING = "for the rest of the Battle, you cannot deploy units"


@pytest.mark.parametrize("heading", HEADINGS)
def test_the_heading_says_when_an_ability_fires(heading):
    whole = f"{heading}: draw 1 card"
    assert means(whole) == {"type": HEADINGS[heading], "effects": [DRAW]}


@pytest.mark.parametrize("text", EFFECTS)
def test_an_instruction_means_what_it_does_and_is_said_so_again(text):
    for whole in (f"Upon Deployment: {text}", f"Response: {text}", capitalised(text)):
        assert means(whole)["effects"] == [EFFECTS[text]]


@pytest.mark.parametrize(
    ("said", "response"), [("Draw 1 card", False), ("Response: draw 1 card", True)]
)
def test_an_event_card_says_whether_it_may_respond(said, response):
    assert means(said) == {"type": "event", "response": response, "effects": [DRAW]}


@pytest.mark.parametrize("text", STATICS)
def test_a_static_text_means_what_holds_and_is_said_so_again(text):
    whole = f"Throughout the Battle: {text}"
    assert means(whole) == {"type": "throughout", "effects": [STATICS[text]]}


@pytest.mark.parametrize("text", MOMENTS)
def test_a_special_trigger_fires_when_its_own_text_says(text):
    whole = f"Special Trigger: {text}, draw 1 card"
    ability = means(whole)
    part = {"window": MOMENTS[text], "effects": [DRAW]}
    assert ability == {"type": "special", "parts": [part]}


def test_a_special_trigger_may_hold_several_parts_each_with_its_own_timing():
    whole = "Special Trigger: " + "; ".join(f"{moment}, draw 1 card" for moment in MOMENTS)
    ability = means(whole)
    assert [part["window"] for part in ability["parts"]] == list(MOMENTS.values())


def test_the_special_trigger_of_the_page_destroys_at_once_and_bans_for_the_rest_of_the_battle():
    whole = f"Special Trigger: when this unit deploys, destroy all units you control; {BANNING}"
    ability = means(whole)
    destroying = {"window": DEPLOYS, "effects": [{"do": "destroy", "what": "all-yours"}]}
    assert ability == {"type": "special", "parts": [destroying, BAN]}


def test_a_part_may_bear_the_name_of_an_ordinary_trigger():
    whole = "Special Trigger: Upon Deployment: when this unit deploys, draw 1 card"
    ability = means(whole)
    part = {"window": DEPLOYS, "label": "upon-deployment", "effects": [DRAW]}
    assert ability == {"type": "special", "parts": [part]}


def test_several_instructions_keep_their_order():
    whole = "Upon Deployment: " + ", then ".join(EFFECTS)
    assert means(whole)["effects"] == list(EFFECTS.values())


def test_several_static_texts_keep_their_order():
    whole = "Throughout the Battle: " + "; ".join(STATICS)
    assert means(whole)["effects"] == list(STATICS.values())


@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("Destroyed: Draw 1 card.", "Destroyed: draw 1 card"),
        ("Depleted: draw 2 card", "Depleted: draw 2 cards"),
        ("Discarded: gain 1 points", "Discarded: gain 1 point"),
        ("Destroy all units at Location 2", "Destroy the unit at Location 2"),
        (
            "Throughout the Battle: Lynx have +1 CQ",
            "Throughout the Battle: Lynx has +1 CQ",
        ),
        (
            "Throughout the Battle: Lynx has \N{MINUS SIGN}1 CQ",
            "Throughout the Battle: Lynx has -1 CQ",
        ),
        (
            f"Special Trigger: Throughout the Battle: {BANNING}",
            f"Special Trigger: {BANNING}",
        ),
    ],
)
def test_other_spellings_are_understood_and_said_in_the_canonical_one(said, canonical):
    assert render(RULEBOOK, parse(RULEBOOK, said)) == canonical


@given(ability=abilities())
def test_what_is_said_is_understood(ability):
    assert_is_understood(RULEBOOK, ability)


def test_the_strategies_know_all_that_the_schema_does():
    assert_draws(abilities(), "type", constants("ability", "type", RULEBOOK))
    assert_draws(effects(), "do", constants("effect", "do", RULEBOOK))
    assert_draws(statics(), "static", constants("static", "static", RULEBOOK))
    assert_draws(moments(), "at", ("start", "deploys", "your-deployment"))
    assert_draws(special_parts(), "label", (None, "upon-deployment", "throughout"))


def test_the_lists_of_the_strategies_are_those_of_the_schema():
    defs = document(RULEBOOK)["$defs"]
    firing = constants("ability", "type", RULEBOOK) - {"throughout", "special", "event"}
    scopes = {scope["const"] for scope in defs["scope"]["oneOf"] if "const" in scope}
    start = defs["moment"]["oneOf"][0]["properties"]
    assert set(FIRING) == firing
    assert set(SCOPES) == scopes
    assert list(PHASES) == start["phase"]["enum"]
