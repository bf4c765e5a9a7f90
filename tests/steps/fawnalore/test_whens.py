"""What each When of Fawnalore asks of the engine."""

from typing import Any

import pytest

from judgecall.engines.faults import SaidIllegal
from tests.steps.fake_game import progress
from tests.steps.sitting import FawnaloreSitting, scenario_fault


def table(*replies: Any) -> FawnaloreSitting:
    sitting = FawnaloreSitting(progress(), *(replies or (progress(),)))
    sitting.place("Oak", "Elk", owner="Ada")
    sitting.given("these cards:", ["card", "owner", "in"], ["Rune", "Ben", "play"])
    return sitting


@pytest.mark.parametrize(
    ("line", "effect"),
    [
        ("Oak takes 3 damage", {"do": "damage", "amount": 3, "units": ["Oak"]}),
        ("Oak and Elk take 1 damage", {"do": "damage", "amount": 1, "units": ["Oak", "Elk"]}),
        (
            "Oak takes 3 damage from Elk",
            {"do": "damage", "amount": 3, "units": ["Oak"], "source": "Elk"},
        ),
        (
            "Oak takes 3 fire damage from Rune",
            {
                "do": "damage",
                "amount": 3,
                "units": ["Oak"],
                "source": "Rune",
                "damage_type": "fire",
            },
        ),
        ("Rune is destroyed", {"do": "destroy", "card": "Rune"}),
    ],
)
def test_what_happens_with_no_player_behind_it(line: str, effect: dict[str, Any]) -> None:
    assert table().does(line) == (None, {"type": "happen", "effects": [effect]})


ACTIONS = [
    (
        "Ben attacks Oak with Elk",
        "Ben tries to attack Oak with Elk",
        {"type": "attack", "unit": "Elk", "target": "Oak"},
    ),
    ("Ben uses Ward", "Ben tries to use Ward", {"type": "use", "ability": "Ward"}),
    ("Ben plays Bolt", "Ben tries to play Bolt", {"type": "play", "card": "Bolt"}),
    (
        "Ben moves Elk 2 tiles",
        "Ben tries to move Elk 2 tiles",
        {"type": "move", "unit": "Elk", "tiles": 2},
    ),
    ("Ben ends the Main Phase", "Ben tries to end the Main Phase", {"type": "end-phase"}),
]


@pytest.mark.parametrize(("line", "attempt", "action"), ACTIONS)
def test_what_players_do(line: str, attempt: str, action: dict[str, Any]) -> None:
    assert table().does(line) == ("Ben", action)


@pytest.mark.parametrize(("line", "attempt", "action"), ACTIONS)
def test_what_players_try(line: str, attempt: str, action: dict[str, Any]) -> None:
    sitting = table(SaidIllegal("not-your-turn"))
    assert sitting.does(attempt) == ("Ben", action)
    sitting.then("it is refused because not your turn")


@pytest.mark.parametrize(
    ("line", "sentence", "way_out"),
    [
        ("Fox takes 1 damage", "no Given has placed Fox", "placed so far: Elk, Oak and Rune"),
        ("Rune takes 1 damage", "Rune is no unit", "name a unit here"),
        (
            "Oak takes 1 damage from Fox",
            "no Given has placed Fox",
            "placed so far: Elk, Oak and Rune",
        ),
        ("Dirk is destroyed", "no Given has placed Dirk", "placed so far: Elk, Oak and Rune"),
        (
            "Bob uses Ward",
            "nobody at this table is called Bob",
            "the players are Ada, Ben and Cy",
        ),
    ],
)
def test_what_is_not_at_the_table(line: str, sentence: str, way_out: str) -> None:
    with scenario_fault(sentence, way_out):
        table().when(line)
