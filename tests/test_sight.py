"""Who may see what: every seat looks whenever something was asked, and tiny leaks are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from judgecall.engines import Connection, SaidIllegal, parse_spec
from judgecall.play import play
from judgecall.sight import Watched
from judgecall.steps.unit_triggers_sight import sight
from judgecall.verdicts import Verdict
from tests.steps.fake_game import asks
from tests.steps.sitting import UNIT_TRIGGERS, mismatch, rulebook, vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgecall.play import Outcome

Json = dict[str, Any]

WORDS = vocabulary(UNIT_TRIGGERS).words
SET_UP: Json = {
    "players": ["Ada", "Ben"],
    "objects": [{"name": name} for name in ("Lynx", "Puma", "Crow", "Snare")],
}
REVEAL: Json = {"type": "reveal", "card": "Crow"}


def lying(owner: str, location: str, facing: str = "down") -> Json:
    return {"owner": owner, "location": location, "facing": facing, "attached_to": None, "cq": 2}


def outside(owner: str, location: str) -> Json:
    return {"owner": owner, "location": location, "facing": "down"}


class Honest:
    """Ada has put Lynx down and holds Puma; Ben holds Snare, and Crow lies on top of his deck."""

    def __init__(self) -> None:
        self.decision: Json | None = None
        self.refusal: SaidIllegal | None = None
        self.looks: list[str | None] = []

    def start(self, params: Json) -> Json:
        assert params is SET_UP
        return {"events": [], "decision": None, "state": self.state}

    def act(self, player: str | None, action: Json) -> Json:
        assert (player, action) == ("Ada", REVEAL)
        if self.refusal is not None:
            raise self.refusal
        placed = {
            "event": "card-placed",
            "player": "Ada",
            "location": "Location 6",
            "card": "Lynx",
        }
        self.events = [placed, {"event": "drew", "player": "Ada", "count": 1}]
        return {"events": self.events, "decision": self.decision, "state": self.state}

    def decide(self, decision: str, choice: list[str]) -> Json:
        assert decision == "d1"
        if self.refusal is not None:
            raise self.refusal
        return {"events": [], "decision": None, "state": self.state, "choice": choice}

    events: list[Json] = []  # noqa: RUF012 - replaced, never changed

    @property
    def state(self) -> Json:
        ada = {"hand": 1, "hand_cards": ["Puma"], "deck": 0, "deck_cards": []}
        ben = {"hand": 1, "hand_cards": ["Snare"], "deck": 1, "deck_cards": ["Crow"]}
        return {
            "phase": "deployment",
            "players": {"Ada": ada, "Ben": ben},
            "zone": {"Lynx": lying("Ada", "Location 6")},
        }

    def view(self, player: str | None = None) -> Json:
        self.looks.append(player)
        state = self.state
        if player is None:
            return {"state": state, "events": self.events}
        for name, has in state["players"].items():
            del has["deck_cards"]
            if name != player:
                del has["hand_cards"]
        if player != "Ada":
            state["zone"] = {"hidden-1": outside("Ada", "Location 6")}
        events = [dict(event) for event in self.events]
        if player != "Ada" and events:
            del events[0]["card"]
        return {"state": state, "events": events}


def watched(game: Honest) -> Watched:
    game = Watched(game, sight, WORDS)
    game.start(SET_UP)
    return game


def test_an_honest_game_is_played_as_without_a_watch() -> None:
    game = Honest()
    begun = watched(game)
    assert begun.act("Ada", REVEAL) == {
        "events": game.events,
        "decision": None,
        "state": game.state,
    }
    assert begun.view("Ben") == game.view("Ben")
    assert begun.view() == game.view()


def test_every_seat_looks_after_every_request() -> None:
    game = Honest()
    begun = watched(game)
    assert game.looks == ["Ada", "Ben"]
    begun.act("Ada", REVEAL)
    assert game.looks == ["Ada", "Ben"] * 2
    begun.decide("d1", [])
    assert game.looks == ["Ada", "Ben"] * 3


def leaking(leak: Callable[[str, Json], None]) -> Honest:
    """A game that is honest but for what is done to the view of a seat."""

    class Leaking(Honest):
        def view(self, player: str | None = None) -> Json:
            told = super().view(player)
            if player is not None:
                leak(player, told)
            return told

    return Leaking()


def opens_hands(seat: str, told: Json) -> None:
    told["state"]["players"]["Ada"]["hand_cards"] = ["Puma"]


def shows_the_own_deck(seat: str, told: Json) -> None:
    if seat == "Ben":
        told["state"]["players"]["Ben"]["deck_cards"] = ["Crow"]


def names_what_lies_face_down(seat: str, told: Json) -> None:
    if seat == "Ben":
        told["state"]["zone"] = {"Lynx": lying("Ada", "Location 6")}


def hints_at_what_lies_face_down(seat: str, told: Json) -> None:
    if seat == "Ben":
        told["state"]["zone"]["hidden-1"]["cq"] = 2


def names_it_by_its_key(seat: str, told: Json) -> None:
    if seat == "Ben":
        told["state"]["zone"] = {"hidden-Lynx": outside("Ada", "Location 6")}


def forgets_the_own_hand(seat: str, told: Json) -> None:
    if seat == "Ada":
        del told["state"]["players"]["Ada"]["hand_cards"]


SHOWS = "the view of Ben shows what is hidden from Ben"


@pytest.mark.parametrize(
    ("leak", "sentence", "expected", "actual"),
    [
        (opens_hands, SHOWS, ["Ada's hand: not told"], ["Ada's hand: Puma"]),
        (shows_the_own_deck, SHOWS, ["Ben's deck: not told"], ["Ben's deck: Crow"]),
        (
            names_what_lies_face_down,
            "the view of Ben is not what Ben may know",
            ["Lynx: not told", "a face-down unit: Ada's, face-down at Location 6"],
            ["Lynx: Ada's, face-down at Location 6", "a face-down unit: not told"],
        ),
        (
            hints_at_what_lies_face_down,
            SHOWS,
            ["cq of a face-down unit: not told"],
            ["cq of a face-down unit: 2"],
        ),
        (
            names_it_by_its_key,
            "the view of Ben is not what Ben may know",
            ["a face-down unit: Ada's, face-down at Location 6", "hidden-Lynx: not told"],
            ["a face-down unit: not told", "hidden-Lynx: Ada's, face-down at Location 6"],
        ),
        (
            forgets_the_own_hand,
            "the view of Ada lacks what Ada may know",
            ["Ada's hand: Puma"],
            ["Ada's hand: not told"],
        ),
    ],
)
def test_a_state_that_is_not_as_the_seat_may_know_it(
    leak: Callable[[str, Json], None], sentence: str, expected: list[str], actual: list[str]
) -> None:
    with mismatch(sentence, expected, actual):
        watched(leaking(leak))


def test_another_number_for_a_face_down_unit_is_no_leak() -> None:
    def numbers_otherwise(seat: str, told: Json) -> None:
        if seat == "Ben":
            told["state"]["zone"] = {"hidden-12": outside("Ada", "Location 6")}

    watched(leaking(numbers_otherwise)).act("Ada", REVEAL)


def names_the_card(seat: str, told: Json) -> None:
    if seat == "Ben" and told["events"]:
        told["events"][0]["card"] = "Lynx"


def tells_what_was_drawn(seat: str, told: Json) -> None:
    if seat == "Ben" and told["events"]:
        told["events"][1]["card"] = "Puma"


def keeps_the_last_event(seat: str, told: Json) -> None:
    if seat == "Ben":
        del told["events"][1:]


@pytest.mark.parametrize(
    ("leak", "sentence", "expected", "actual"),
    [
        (
            names_the_card,
            "the view of Ben is not what Ben may know",
            ["Ada puts ? down", "Ada draws 1 card"],
            ["Ada puts Lynx down", "Ada draws 1 card"],
        ),
        (
            tells_what_was_drawn,
            "the view of Ben is not what Ben may know",
            ["Ada puts ? down", "Ada draws 1 card (event drew, player Ada, count 1)"],
            ["Ada puts ? down", "Ada draws 1 card (event drew, player Ada, count 1, card Puma)"],
        ),
        (
            keeps_the_last_event,
            "the view of Ben lacks what Ben may know",
            ["Ada puts ? down", "Ada draws 1 card"],
            ["Ada puts ? down"],
        ),
    ],
)
def test_events_that_are_not_as_the_seat_may_know_them(
    leak: Callable[[str, Json], None], sentence: str, expected: list[str], actual: list[str]
) -> None:
    game = watched(leaking(leak))
    with mismatch(sentence, expected, actual):
        game.act("Ada", REVEAL)


# Questions and refusals


def question(**option: str) -> Json:
    decision = asks("Ben", "interrupt", "card:Snare", optional=True)
    decision["options"][0] |= option
    return decision


@pytest.mark.parametrize(
    ("option", "context", "name"),
    [
        ({"label": "Snare, against Lynx"}, {}, "Lynx"),
        ({"ref": "Crow"}, {}, "Crow"),
        ({}, {"unit": "Lynx"}, "Lynx"),
    ],
)
def test_a_question_that_names_what_the_player_may_not_know(
    option: Json, context: Json, name: str
) -> None:
    game = Honest()
    game.decision = question(**option) | {"context": context}
    said = [*game.decision["options"][0].values(), *context.values()]
    with mismatch(
        "the question to Ben tells what is hidden from Ben",
        [f"a question that does not name {name}"],
        [WORDS.say_decision(game.decision), *dict.fromkeys(said)],
    ):
        watched(game).act("Ada", REVEAL)


def test_a_question_may_name_what_its_player_knows() -> None:
    game = Honest()
    game.decision = question(label="Snare, from your hand")
    watched(game).act("Ada", REVEAL)


@pytest.mark.parametrize(
    ("message", "name"),
    [("Ada cannot: Snare is in Ben's hand", "Snare"), ("no; it would meet Snare.", "Snare")],
)
def test_a_refusal_that_names_what_the_player_may_not_know(message: str, name: str) -> None:
    game = Honest()
    begun = watched(game)
    game.refusal = SaidIllegal("not-placed", message)
    with mismatch(
        "the refusal to Ada tells what is hidden from Ada",
        [f"a refusal that does not name {name}"],
        [message],
    ):
        begun.act("Ada", REVEAL)


def test_the_refusal_of_an_answer_is_one_to_whoever_was_asked() -> None:
    game = Honest()
    game.decision = question()
    begun = watched(game)
    begun.act("Ada", REVEAL)
    game.refusal = SaidIllegal("not-an-option", "Ada holds Puma, and that is no option")
    with mismatch(
        "the refusal to Ben tells what is hidden from Ben",
        ["a refusal that does not name Puma"],
        ["Ada holds Puma, and that is no option"],
    ):
        begun.decide("d1", ["card:Snare"])


@pytest.mark.parametrize(
    "message",
    [
        "not placed",
        "Crow is not in Ada's hand",  # what the request has named anyway
        "Puma is in Ada's hand",  # what the player knows
        "Snares are no units",  # another word
    ],
)
def test_a_refusal_may_say_what_is_known(message: str) -> None:
    game = Honest()
    begun = watched(game)
    game.refusal = SaidIllegal("not-placed", message)
    with pytest.raises(SaidIllegal) as caught:
        begun.act("Ada", REVEAL)
    assert caught.value is game.refusal


# In a scenario


def outcome(engine: str, scenario: str) -> Outcome:
    (found,) = [each for each in rulebook(UNIT_TRIGGERS).scenarios if each.id.endswith(scenario)]
    connection = Connection(parse_spec(engine), UNIT_TRIGGERS, "2026-11", 30.0)
    connection.open()
    try:
        return play(found, vocabulary(UNIT_TRIGGERS), connection)
    finally:
        connection.close()


PLAIN = "/depleted.straight-to-discard/two-cards-are-depleted-and-the-hand-does-not-notice"


def test_a_scenario_in_which_nobody_asks_who_sees_what_is_watched_all_the_same() -> None:
    assert outcome("reference", PLAIN).verdict is Verdict.PASSED
    leaky = outcome("reference/hands-are-open", PLAIN)
    assert leaky.verdict is Verdict.FAILED
    assert leaky.sentence == "the view of Ada shows what is hidden from Ada"
    assert leaky.expected == ("Ben's hand: not told",)


def test_other_rulebooks_are_not_watched() -> None:
    assert vocabulary().sight is None
    assert vocabulary(UNIT_TRIGGERS).sight is sight
