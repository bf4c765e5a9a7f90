"""However a file is damaged, reading it tells faults or gives a rulebook; it loses nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
import re

from hypothesis import given, settings
from hypothesis import strategies as st
import pytest

from judgecall import lint
from judgecall.rulebook import Rulebook
from tests.drafts import BUCKETS, ORDERS, Draft

LINES = BUCKETS.splitlines()
KEYWORD = re.compile(
    r"\s*(Feature:|Background:|Rule:|Scenario:|Scenario Outline:|Examples:"
    r"|Given|When|Then|And|Source:|@arcane_legions|@clause:|@firm)",
)
LED_BY_KEYWORD = [number for number, line in enumerate(LINES) if KEYWORD.match(line)]


@contextmanager
def draft() -> Iterator[Draft]:
    with TemporaryDirectory() as root:
        yield Draft(Path(root))


def written(lines: list[str]) -> int:
    """How many scenarios the lines hold for anyone who counts them by eye."""
    count = 0
    outline = False
    header = False
    for line in map(str.strip, lines):
        if line.startswith(("Scenario:", "Scenario Outline:")):
            outline = line.startswith("Scenario Outline:")
            count += not outline
            header = False
        elif line.startswith(("Examples:", "Rule:")):
            header = line.startswith("Examples:")
        elif outline and header and line.startswith("|"):
            count += not line.startswith("| case")
    return count


def assert_whole(rulebook: Rulebook, lines: list[str]) -> None:
    ids = [scenario.id for scenario in rulebook.scenarios]
    assert len(ids) == len(set(ids)) == written(lines) + written(ORDERS.splitlines())
    for clause in rulebook.clauses:
        assert clause.title
        assert clause.text
        assert clause.source
        assert clause.scenarios
    for scenario in rulebook.scenarios:
        assert {"when", "then"} <= {step.kind for step in scenario.steps}
        assert scenario.steps[-1].kind == "then"


def edits() -> st.SearchStrategy[tuple[str, int, int]]:
    place = st.integers(0, len(LINES) - 1)
    return st.tuples(st.sampled_from(["delete", "double", "swap", "cut", "join"]), place, place)


def edited(what: list[tuple[str, int, int]]) -> list[str]:
    lines = list(LINES)
    for kind, one, other in what:
        at, to = one % len(lines), other % len(lines)
        if kind == "delete" and len(lines) > 1:
            del lines[at]
        elif kind == "double":
            lines.insert(to, lines[at])
        elif kind == "swap":
            lines[at], lines[to] = lines[to], lines[at]
        elif kind == "cut":
            lines[at] = lines[at][: other % (len(lines[at]) + 1)]
        elif kind == "join" and at + 1 < len(lines):
            lines[at] += lines.pop(at + 1).strip()
    return lines


@pytest.mark.parametrize("kind", ["delete", "double"])
def test_one_line_less_or_twice_is_a_fault_or_a_whole_rulebook(kind: str) -> None:
    with draft() as small:
        for number in range(len(LINES)):
            lines = edited([(kind, number, number)])
            small.write("buckets.feature", "\n".join(lines))
            checked = lint.check(small.folder)
            if not checked.faults:
                assert_whole(checked.rulebook, lines)


@given(st.lists(edits(), min_size=1, max_size=4))
@settings(max_examples=100)
def test_any_damage_is_a_fault_or_leaves_a_whole_rulebook(
    what: list[tuple[str, int, int]],
) -> None:
    lines = edited(what)
    with draft() as small:
        small.write("buckets.feature", "\n".join(lines))
        checked = lint.check(small.folder)
        if not checked.faults:
            assert_whole(checked.rulebook, lines)


@given(st.binary(max_size=60), st.integers(0, len(BUCKETS)))
@settings(max_examples=100)
def test_any_bytes_anywhere_are_told_as_faults_and_raise_nothing(junk: bytes, at: int) -> None:
    raw = BUCKETS.encode()
    with draft() as small:
        small.write("buckets.feature", raw[:at] + junk + raw[at:])
        for fault in lint.check(small.folder).faults:
            assert fault.line >= 1
            assert fault.sentence


@pytest.mark.parametrize("number", LED_BY_KEYWORD)
def test_a_misspelt_keyword_never_passes_unseen(number: int) -> None:
    line = LINES[number]
    keyword = KEYWORD.match(line)
    assert keyword is not None
    begin, end = keyword.span(1)
    slips = {line[:at] + line[at + 1 :] for at in range(begin, end)}
    slips |= {line[:at] + line[at] + line[at:] for at in range(begin, end) if line[at] != ":"}
    slips |= {line[:begin] + line[begin:end].lower() + line[end:]}
    with draft() as small:
        for slip in sorted(slips - {line}):
            small.write(
                "buckets.feature", "\n".join([*LINES[:number], slip, *LINES[number + 1 :]])
            )
            assert lint.check(small.folder).faults, slip
