"""What may be named on the command line of `judgecall kill`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judgecall.kill import choose
from judgecall.rulebook import SuiteError
from judgecall.selection import Library, NothingNamed
from tests.kill.shelf import AGREES, COST, CRASHES, ELSEWHERE, FIRST, HALTS, INACTIVE_FIRST, STRAY

if TYPE_CHECKING:
    from judgecall.kill import Target


@pytest.fixture
def chosen(draft, owning):
    owning(INACTIVE_FIRST, AGREES, ELSEWHERE, CRASHES, STRAY)

    def named(*words) -> Target:
        [target] = choose(Library(draft.folder.parent), words)
        return target

    return named


def ids(target: Target) -> tuple[set[str], list[str], list[str]]:
    return (
        {clause.id for clause in target.clauses},
        [misreading.id for misreading in target.misreadings],
        [stray.id for stray in target.strays],
    )


EVERYTHING = (
    {FIRST, HALTS, COST},
    ["inactive-first", "agrees", "elsewhere", "crashes"],
    ["stray"],
)


@pytest.mark.parametrize("words", [[], ["arcane_legions"], ["*"], ["crashes", "arcane_legions"]])
def test_a_rulebook_means_everything_in_it(chosen, words):
    found = chosen(*words)
    assert ids(found) == EVERYTHING
    assert not found.is_a_part


@pytest.mark.parametrize("word", [HALTS, f"arcane_legions:{HALTS}", "bucket.h*"])
def test_a_clause_means_all_its_misreadings(chosen, word):
    found = chosen(word)
    assert ids(found) == ({HALTS}, ["agrees", "elsewhere"], [])
    assert found.is_a_part


@pytest.mark.parametrize(
    "word",
    [
        "elsewhere",
        "else*",
        "reference/elsewhere",
        "arcane_legions:elsewhere",
        "arcane_legions/elsewhere",
    ],
)
def test_a_misreading_means_itself(chosen, word):
    assert ids(chosen(word)) == (set(), ["elsewhere"], [])


def test_all_words_are_taken_together_and_nothing_twice(chosen):
    assert ids(chosen("elsewhere", COST, "crashes")) == ({COST}, ["elsewhere", "crashes"], [])


def test_a_misreading_of_no_clause_can_be_named_too(chosen):
    assert ids(chosen("stray")) == (set(), [], ["stray"])


def test_a_folder_means_the_rulebook_in_it(draft, owning):
    owning(INACTIVE_FIRST)
    [target] = choose(Library(), [str(draft.folder)])
    assert target.checked.rulebook.folder == draft.folder
    assert ids(target) == ({FIRST, HALTS, COST}, ["inactive-first"], [])


def test_what_nothing_is_called_is_told_with_what_is_near(chosen):
    with pytest.raises(NothingNamed, match=r"called `elswhere`") as error:
        chosen("elswhere")
    assert "nearest misreadings:  elsewhere" in error.value.way_out
    with pytest.raises(NothingNamed) as error:
        chosen("bucket.halt")
    assert f"nearest:  {HALTS}" in error.value.way_out


def test_a_rulebook_with_faults_is_not_played(draft, owning):
    owning(INACTIVE_FIRST)
    draft.change("Then Ada has 6 order points", "Then Ada is happy", "orders.feature")
    with pytest.raises(SuiteError, match="Ada is happy"):
        choose(Library(draft.folder.parent), ["inactive-first"])
