from __future__ import annotations

import pytest

from judgecall.engines import faults
from judgecall.verdicts import ExitCode, Verdict

KINDS = [
    kind
    for kind in vars(faults).values()
    if isinstance(kind, type) and issubclass(kind, faults.EngineFault)
]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not faults.EngineFault])
def test_a_fault_is_a_verdict_or_the_end_of_the_run(kind):
    assert (kind.verdict is None) != (kind.exit_code is None)


def test_every_verdict_that_an_engine_alone_can_earn_has_its_fault():
    assert {kind.verdict for kind in KINDS} - {None} == {
        Verdict.CRASHED,
        Verdict.TIMED_OUT,
        Verdict.BROKEN,
    }
    assert {kind.exit_code for kind in KINDS} - {None} == {ExitCode.NO_ENGINE}


@pytest.mark.parametrize(
    "kind", [kind for kind in vars(faults).values() if isinstance(kind, type)]
)
def test_the_story_tells_of_every_fault_there_is(kind):
    if kind.__module__ == faults.__name__ and kind not in {faults.EngineFault, faults.EngineError}:
        assert f"`{kind.__name__}`" in faults.__doc__


def test_in_full_a_fault_says_what_shows_it_and_what_to_do():
    fault = faults.Broken("it broke", evidence="line 3: x", hint="Mend it.")
    assert fault.in_full() == "it broke\n    line 3: x\nMend it."
    assert faults.Crashed("it died").in_full() == "it died"
