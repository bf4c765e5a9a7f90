"""What each Then of Flesh and Blood reads from the state, and what it says if that differs."""

from typing import Any

import pytest

from judgecall.steps import Slip
from tests.steps.fake_game import progress
from tests.steps.sitting import FleshAndBloodSitting, mismatch, scenario_fault

SLASH = {
    "controller": "Ben",
    "name": "Slash",
    "color": "red",
    "types": ["action"],
    "subtypes": ["attack"],
    "supertypes": [],
    "abilities": ["dominate", "hit"],
    "power": {"base": 4, "value": 4},
    "defense": None,
    "life": None,
    "intellect": None,
    "pitch": None,
    "counters": {"+1 power": 2},
}


def seen(**changed: Any) -> FleshAndBloodSitting:
    """A card as it was placed, but for what has become of it."""
    cards = {"Slash": SLASH | changed, "Gash": SLASH | {"name": "Gash", "counters": {}}}
    sitting = FleshAndBloodSitting(progress(), progress(cards=cards))
    sitting.place(
        "Slash",
        "Gash",
        color="red",
        types="action",
        subtypes="attack",
        abilities="hit, dominate",
        power="4",
    )
    sitting.place("Mist", types="token")
    sitting.given("Slash has 2 +1 power counters")
    sitting.when("everything is worked out anew")
    return sitting


def test_a_card_as_it_was_placed() -> None:
    seen().then("Slash and Gash are as placed")


#: A property, what the state holds of it, what a row says of it, and what a row left out says.
CHANGES = [
    ("controller", {"controller": "Ada"}, "Ada", "Ben"),
    ("name", {"name": "Ref"}, "Ref", "Slash"),
    ("color", {"color": "blue"}, "blue", "red"),
    ("color", {"color": None}, "none", "red"),
    ("types", {"types": ["action", "weapon"]}, "weapon, action", "action"),
    ("subtypes", {"subtypes": []}, "none", "attack"),
    ("supertypes", {"supertypes": ["Draconic"]}, "Draconic", "none"),
    ("abilities", {"abilities": ["hit", "ward 3"]}, "ward 3, hit", "dominate, hit"),
    ("power", {"power": {"base": 4, "value": 6}}, "6", "4"),
    ("base power", {"power": {"base": 2, "value": 4}}, "2", "4"),
    ("counters", {"counters": {}}, "none", "2 +1 power"),
    (
        "counters",
        {"counters": {"+1 power": 1, "-1 life": 2}},
        "2 -1 life, 1 +1 power",
        "2 +1 power",
    ),
]


@pytest.mark.parametrize(("key", "state", "said", "placed"), CHANGES)
def test_a_row_tells_what_has_become_of_a_card(
    key: str, state: dict[str, Any], said: str, placed: str
) -> None:
    sitting = seen(**state)
    sitting.then("Slash is exactly:", [key, said])
    in_order = ", ".join(sorted(said.split(", ")))
    with mismatch("Slash is something else", [f"{key}: {placed}"], [f"{key}: {in_order}"]):
        sitting.then("Slash is as placed")


@pytest.mark.parametrize(("key", "state", "said", "placed"), CHANGES)
def test_a_row_that_is_wrong_is_told(
    key: str, state: dict[str, Any], said: str, placed: str
) -> None:
    in_order = ", ".join(sorted(said.split(", ")))
    with mismatch("Slash is something else", [f"{key}: {in_order}"], [f"{key}: {placed}"]):
        seen().then("Slash is exactly:", [key, said])
    assert state


def test_a_number_that_the_card_lacked_is_told_with_its_base() -> None:
    sitting = seen(defense={"base": 3, "value": 5})
    sitting.then("Slash is exactly:", ["base defense", "3"], ["defense", "5"])
    with mismatch(
        "Slash is something else",
        ["base defense: none", "defense: none"],
        ["base defense: 3", "defense: 5"],
    ):
        sitting.then("Slash is as placed")


@pytest.mark.parametrize("row", [["defense", "5"], ["base defense", "5"], ["power", "none"]])
def test_a_number_has_a_base_and_a_value_or_neither(row: list[str]) -> None:
    number = row[0].removeprefix("base ")
    with scenario_fault(
        f"only one of the {number} and the base {number} of Slash is a number",
        "a card has both or neither: tell both",
    ):
        seen().then("Slash is exactly:", row)


def test_a_card_that_has_left_is_not_what_it_was() -> None:
    with mismatch("Mist is not in the game", ["Mist is there"], ["it is not"]):
        seen().then("Mist is as placed")


def test_the_whole_card_counts_as_said_and_no_other() -> None:
    gash = SLASH | {"name": "Gash"}
    before = progress(cards={"Slash": SLASH, "Gash": gash})
    after = progress(
        cards={
            "Slash": SLASH | {"power": {"base": 4, "value": 6}},
            "Gash": gash | {"color": "blue"},
        },
    )
    sitting = FleshAndBloodSitting(before, after)
    sitting.place("Slash", color="red", types="action", subtypes="attack", power="4")
    sitting.when("the turn ends")
    sitting.then(
        "Slash is exactly:",
        ["power", "6"],
        ["abilities", "hit, dominate"],
        ["counters", "2 +1 power"],
    )
    with mismatch(
        "something else changed since the last When",
        ["no other change"],
        ["cards > Gash > color: red became blue"],
    ):
        sitting.then("nothing else changed")


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (["powr", "6"], "no property is called `powr`"),
        (["power", "six"], "`six` cannot be the power of a card"),
        (["color", "green"], "`green` cannot be the color of a card"),
        (["types", "action weapon"], "`action weapon` cannot be the types of a card"),
        (["controller", "Ben, Ada"], "`Ben, Ada` cannot be the controller of a card"),
        (["power"], "each row holds a property and its value"),
    ],
)
def test_a_row_that_does_not_read(row: list[str], sentence: str) -> None:
    with pytest.raises(Slip) as caught:
        seen().then("Slash is exactly:", row)
    assert (caught.value.sentence, caught.value.row) == (sentence, 0)


def test_a_property_is_told_once() -> None:
    with pytest.raises(Slip) as caught:
        seen().then("Slash is exactly:", ["power", "6"], ["power", "6"])
    assert (caught.value.sentence, caught.value.row) == (
        "the power of this card is told twice",
        1,
    )


@pytest.mark.parametrize(
    "line",
    [
        "Slash and Gash are red",
        "Slash is not blue",
        "Slash is an action",
        "Slash is an attack",
        "Slash is not a weapon",
        "Slash is not Draconic",
        "Slash has dominate",
        "Slash and Gash have hit and dominate",
        "Slash does not have ward 1",
        "Slash and Gash do not have stealth and overpower",
        "Ben controls Slash and Gash",
        "Slash has 4 power",
        "Slash has 4 base power",
    ],
)
def test_what_can_be_said_of_cards(line: str) -> None:
    seen().then(line)


@pytest.mark.parametrize(
    ("line", "wanted", "held"),
    [
        ("Slash is blue", "be blue", "red"),
        ("Slash is not red", "be not red", "red"),
        ("Slash is a weapon", "be a weapon", "action"),
        ("Slash is not an attack", "be not an attack", "attack"),
        ("Slash is Draconic", "be Draconic", "none"),
        ("Slash has stealth", "have stealth", "dominate, hit"),
        ("Slash has hit and stealth", "have hit and stealth", "dominate, hit"),
        ("Slash does not have hit", "have none of: hit", "dominate, hit"),
        ("Slash does not have stealth and hit", "have none of: stealth and hit", "dominate, hit"),
        ("Ada controls Slash", "be under Ada's control", "Ben"),
    ],
)
def test_what_is_not_so_is_told(line: str, wanted: str, held: str) -> None:
    with mismatch(f"Slash should {wanted}", [f"Slash: {wanted}"], [f"Slash: {held}"]):
        seen().then(line)


@pytest.mark.parametrize("line", ["Mist is not red", "Mist does not have hit", "Mist has hit"])
def test_nothing_is_true_of_a_card_that_has_left(line: str) -> None:
    with mismatch("Mist is not in the game", ["Mist is there"], ["it is not"]):
        seen().then(line)
