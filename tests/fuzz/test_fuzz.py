"""Whatever is said to the engines of this house, they live, answer, and play the next game."""

from __future__ import annotations

from pathlib import Path
import os
import shutil
import sys

from hypothesis import HealthCheck, Phase, given, settings
import pytest

from reference_engine.arcane_legions.engine import ArcaneLegions
from tests.fuzz import broken
from tests.fuzz.conversation import Conversation, Died, Leaked, Wrong, canned
from tests.fuzz.strategies import KINDS

ROOT = Path(__file__).parents[2]

#: How many batches of a kind are sent: so many in every run of the tests, or as many as asked
#: for by somebody who hunts; then they are others each time, and what is found is made small,
#: which takes a while.
HUNT = int(os.environ.get("JUDGECALL_FUZZ", "0"))
BATCHES = {"garbage": 60, "no request": 60, "nonsense": 150, "disorder": 60, "oversized": 2}

NODE = pytest.param(
    ["node", str(ROOT / "adapters/javascript/examples/arcane_legions.mjs")],
    id="javascript",
    marks=pytest.mark.skipif(
        shutil.which("node") is None,
        reason="NODE IS MISSING: THE JAVASCRIPT ENGINE WAS NOT FUZZED",
    ),
)
REFERENCE = pytest.param([sys.executable, "-m", "reference_engine"], id="reference")

#: What must be heard at least once for each kind; None is a result.
HEARD = {
    "garbage": {-32700, -32600},
    "no request": {-32600, -32601, -32602, None},
    "nonsense": {-32600, -32602, -32002, None},
    "disorder": {-32600, -32002, -32003, None},
    "oversized": {-32700, -32600, -32001, -32003, None},
}

#: The same where the schema has nothing to say against the request.
HEARD_IN_EARNEST = {
    "nonsense": {-32602, -32002, None},
    "disorder": {-32600, -32002, -32003, None},
}


def fuzz(conversation: Conversation, kind: str, batches: int) -> None:
    """Send so many batches of this kind."""

    @settings(
        max_examples=batches,
        deadline=None,
        derandomize=not HUNT,
        database=None,
        phases=[Phase.generate, Phase.shrink] if HUNT else [Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(KINDS[kind])
    def each_batch_is_survived(batch):
        conversation.survives(batch)

    each_batch_is_survived()


@pytest.fixture
def converse():
    """Conversations, ended when the test is over."""
    begun = []

    def begin(command):
        begun.append(Conversation(command))
        return begun[-1]

    yield begin
    for conversation in begun:
        conversation.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", [REFERENCE, NODE])
def test_an_engine_survives_all_that_is_said_to_it(converse, command, kind):
    conversation = converse(command)
    fuzz(conversation, kind, HUNT or BATCHES[kind])
    assert conversation.is_alive
    assert conversation.processes == 1
    assert HEARD[kind] <= set(conversation.heard)
    assert HEARD_IN_EARNEST.get(kind, set()) <= set(conversation.heard_in_earnest)


@pytest.mark.parametrize(
    ("name", "kind", "failing"),
    [
        ("Fragile", "garbage", Died),
        ("Mumbling", "garbage", Wrong),
        ("Talkative", "no request", Wrong),
        ("Forgetful", "no request", Wrong),
        ("Stumbling", "nonsense", Wrong),
        ("Remembering", "disorder", Leaked),
        ("Small", "oversized", Died),
    ],
)
def test_an_engine_that_does_not_is_found_out(converse, name, kind, failing):
    assert hasattr(broken, name)
    with pytest.raises(failing):
        fuzz(converse([sys.executable, broken.__file__, name]), kind, BATCHES[kind])


def test_much_happens_in_the_game_that_is_played_afterwards():
    """If nothing happened in it, nothing could be seen of what leaked into it."""
    engine = ArcaneLegions()
    answers = [engine.handle(request) for request in canned()]
    told = [answer["result"] for answer in answers if "result" in answer]
    assert len({event["event"] for each in told for event in each["events"]}) >= 15
    assert sum(each.get("decision") is not None for each in told) >= 12
    assert told[-1]["decision"] is None


def test_the_sound_one_that_the_broken_ones_are_made_of_is_not(converse):
    conversation = converse([sys.executable, broken.__file__, "Sound"])
    fuzz(conversation, "disorder", 10)
    assert conversation.processes == 1
