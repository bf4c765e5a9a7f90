"""Which misreadings are said to explain a set of failures, and when nothing is said."""

from __future__ import annotations

from judgecall.diagnosis import fit
from judgecall.kill import Failure, Misreading, Row
from judgecall.verdicts import Verdict

#: Twelve scenarios, three to a clause: a1 ... d3.
NAMES = [f"{clause}{number}" for clause in "abcd" for number in (1, 2, 3)]


def scenario(name: str) -> str:
    return f"chess/{name[0]}/{name}"


def failing(names: str, verdict=Verdict.FAILED, actual="") -> dict[str, Failure]:
    return {
        scenario(name): Failure(verdict, 7, "it is otherwise", (actual,)) for name in names.split()
    }


def row(name: str, failures: str | dict, clause: str = "") -> Row:
    """A misreading of the clause that its name begins with, and what it fails."""
    found = failing(failures) if isinstance(failures, str) else failures
    return Row(Misreading(name, clause or name[0], f"It is {name}."), found)


def diagnosis(failures: str | dict, *rows: Row, passed: str | None = None):
    found = failing(failures) if isinstance(failures, str) else failures
    others = (
        [scenario(name) for name in NAMES] if passed is None else map(scenario, passed.split())
    )
    return fit("chess", found, [name for name in others if name not in found], rows)


def told(found) -> list[tuple[str, int, int]]:
    """Who explains how much, and how much of it alone."""
    return [(each.misreading.id, len(each.explains), each.alone) for each in found.explanations]


def test_the_misreading_with_the_same_failures_explains_them():
    found = diagnosis(
        "a1 a2 b1", row("ab", "a1 a2 b1"), row("a", "a1 a2"), row("all", "a1 a2 b1 b2 c1")
    )
    assert told(found) == [("ab", 3, 3)]
    [explanation] = found.explanations
    assert explanation.is_likely
    assert explanation.contradicted_by == ()
    assert found.left == ()
    assert found.compared == 3


def test_scenarios_that_were_not_judged_speak_neither_for_nor_against():
    found = diagnosis("a1 a2 a3", row("a", "a1 a2 a3 d1 d2 d3"), passed="b1 b2 b3")
    assert told(found) == [("a", 3, 3)]


def test_one_failure_is_little_to_go_by():
    [explanation] = diagnosis("a1", row("a", "a1")).explanations
    assert not explanation.is_likely


def test_nobody_is_told_who_explains_too_little_or_is_contradicted_too_much():
    assert told(diagnosis("a1 a2 b1 b2", row("a", "a1 a2 a3"), row("c", "c1"))) == []
    assert told(diagnosis("a1 a2", row("a", "a1 a2 b1 b2 c1"))) == []
    found = diagnosis("a1 a2 b1 b2", row("a", "a1 a2 a3"))
    assert len(found.left) == len(found.failures) == 4


def test_a_few_contradictions_are_told():
    found = diagnosis("a1 a2 a3 b1", row("a", "a1 a2 a3 b1 b2"))
    assert told(found) == [("a", 4, 4)]
    assert found.explanations[0].contradicted_by == (scenario("b2"),)


def test_two_misreadings_explain_what_neither_does():
    found = diagnosis(
        "a1 a2 a3 b1 b2", row("a", "a1 a2 a3"), row("b", "b1 b2 a3"), row("c", "c1 c2")
    )
    assert told(found) == [("a", 3, 2), ("b", 3, 2)]
    assert all(each.is_likely for each in found.explanations)


def test_nobody_is_told_who_explains_nothing_that_others_do_not():
    found = diagnosis(
        "a1 a2 b1 b2", row("ab", "a1 a2 b1 b2"), row("a", "a1 a2"), row("b", "b1 b2")
    )
    assert told(found) == [("ab", 4, 4)]


def test_one_that_adds_a_single_failure_is_merely_possible():
    found = diagnosis("a1 a2 a3 b1", row("a", "a1 a2 a3"), row("b", "b1"))
    assert told(found) == [("a", 3, 3), ("b", 1, 1)]
    assert [each.is_likely for each in found.explanations] == [True, False]


def test_three_are_told_and_not_four():
    rows = [row("a", "a1 a2 a3"), row("b", "b1 b2 b3"), row("c", "c1 c2 c3"), row("d", "d1")]
    found = diagnosis("a1 a2 a3 b1 b2 b3 c1 c2 c3 d1", *rows, passed="d2 d3")
    assert told(found) == [("a", 3, 3), ("b", 3, 3), ("c", 3, 3)]
    assert found.left == (scenario("d1"),)


def test_among_equals_the_one_that_fails_alike_is_told():
    otherwise = failing("a1 a2 b1", actual="Spite")
    found = diagnosis(otherwise, row("a", "a1 a2 b1"), row("b", otherwise))
    assert told(found) == [("b", 3, 3)]
    assert found.explanations[0].equally == ()


def test_those_that_fail_alike_in_everything_are_told_as_equals():
    found = diagnosis("a1 a2", row("a", "a1 a2"), row("b", "a1 a2"))
    assert told(found) == [("a", 2, 2)]
    assert [other.id for other in found.explanations[0].equally] == ["b"]


def test_whoever_could_take_the_place_of_one_is_told_as_its_equal():
    rows = [row("a", "a1 a2 a3"), row("b", "b1 b2 a1"), row("c", "b1 b2 a2")]
    found = diagnosis("a1 a2 a3 b1 b2", *rows)
    assert told(found) == [("a", 3, 2), ("b", 3, 2)]
    assert [[other.id for other in each.equally] for each in found.explanations] == [[], ["c"]]


def test_failures_that_are_alike_in_nothing_need_the_very_set():
    rows = [row("a", failing("a1 a2 a3 b1", actual="Vigil"))]
    engine = failing("a1 a2 a3 b1", actual="Spite")
    assert told(diagnosis(engine, *rows)) == [("a", 4, 4)]
    engine |= failing("c1", actual="Spite")
    assert told(diagnosis(engine, *rows)) == []


def test_one_stands_out_though_much_else_fails_too():
    found = diagnosis("a1 a2 a3 b1 b2 b3 c1", row("a", "a1 a2 a3"), row("c", "c1 c2"))
    assert told(found) == [("a", 3, 3)]
    assert len(found.left) == 4


def test_one_does_not_stand_out_if_it_leaves_something_of_its_own_clause():
    found = diagnosis("a1 a2 a3 b1 b2 b3 c1", row("a", "b1 b2 a1"))
    assert told(found) == []


def test_nothing_is_said_of_an_engine_that_fails_everything():
    rows = [row("a", "a1 a2 a3"), row("b", "b1 b2 b3"), row("c", "c1 c2 c3")]
    everything = failing(" ".join(NAMES), actual="nothing")
    assert told(diagnosis(everything, *rows)) == []


def test_breaking_is_explained_only_by_breaking_alike():
    engine = failing("a1 a2") | failing("b1 b2", Verdict.TIMED_OUT)
    found = diagnosis(engine, row("a", "a1 a2"))
    assert told(found) == [("a", 2, 2)]
    assert found.left == (), "that it hangs is not a matter of reading"
    assert len(found.failures) == 2
    hanging = failing("a1 a2") | failing("b1 b2", Verdict.TIMED_OUT)
    assert told(diagnosis(engine, row("a", "a1 a2 b1 b2"), row("b", hanging))) == [("b", 4, 4)]
    engine = failing("b1 b2", Verdict.TIMED_OUT)
    found = diagnosis(engine, row("b", failing("b1 b2", Verdict.TIMED_OUT)))
    assert told(found) == [("b", 2, 2)]


def test_nothing_can_be_said_of_an_engine_that_only_breaks():
    found = diagnosis(failing("a1 b1", Verdict.CRASHED), row("a", "a1"))
    assert (found.failures, found.explanations, found.left) == ((), (), ())
