"""A file that is not as it must be is told of with its line before anything is played."""

from __future__ import annotations

from pathlib import Path
import json
import tomllib

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.expectations import BEGINNING, Expectations, NotExpectations
from judgecall.expectations.entries import EXPECTABLE, NEVER_EXPECTED, TABLE
from judgecall.expectations.places import places
from judgecall.verdicts import Verdict
from tests.expectations.runs import COST, entry

PATH = Path("known.toml")


@pytest.fixture(scope="module")
def schema():
    found = json.loads((resources.schemas() / "expectations.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(found)
    return found


def faults(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(NotExpectations) as told:
        Expectations.of(PATH, text)
    return [(fault.line, fault.sentence, fault.way_out) for fault in told.value.faults]


HEAD = f'[[expect]]\nscenario = "{COST}"\n'
REST = 'must = "failed"\nreason = "known"\n'


@pytest.mark.parametrize(
    ("text", "line", "sentence", "way_out"),
    [
        (HEAD + 'must = "failed"\n', 1, "has no reason", "reason ="),
        (HEAD + 'reason = "known"\n', 1, "neither `must` nor `may`", 'must = "failed"'),
        ("[[expect]]\n" + REST, 1, "neither `clause` nor `scenario`", "clause ="),
        (HEAD + 'may = "failed"\n' + REST, 3, "both `must` and `may`", "keep"),
        (HEAD + 'clause = "a:b"\n' + REST, 2, "both `clause` and `scenario`", "keep"),
        (HEAD + 'must = "fails"\nreason = "known"\n', 3, "no verdict `fails`", '"failed"'),
        (HEAD + 'must = "xyz"\nreason = "known"\n', 3, "no verdict `xyz`", "timed out"),
        (HEAD + 'must = "broken"\nreason = "known"\n', 3, "cannot be expected", "smoke"),
        (HEAD + 'may = "passed"\nreason = "known"\n', 3, "cannot be expected", "no entry"),
        (HEAD + 'must = "not run"\nreason = "known"\n', 3, "cannot be expected", "never asked"),
        (HEAD + 'must = "failed"\nreason = "  "\n', 4, "`reason` is not a text", "reason ="),
        (HEAD + "must = true\nreason = 'x'\n", 3, "`must` is not a text", "must ="),
        (HEAD + REST + 'isue = "https://x"\n', 5, "nothing reads `isue`", "issue"),
        (HEAD + REST + 'issue = "#12"\n', 5, "`issue` is not an address", "https://"),
        (HEAD + '"must" = "failed"\nreason = "known"\n', 1, "on one line", 'must = "failed"'),
        (HEAD + 'must = """\nfailed"""\nreason = "known"\n', 3, "on one line", "must ="),
        ('[[expect]]\nclause = "halts"\n' + REST, 2, "of which rulebook", "<rulebook>:halts"),
        ('[[expect]]\nscenario = "a/b"\n' + REST, 2, "no whole id", "<scenario>"),
        ("[[expekt]]\n" + REST, 1, "nothing reads `expekt`", "[[expect]]"),
        ("expect = 3\n", 1, "not a list of tables", "[[expect]]"),
        (
            f'expect = [{{scenario = "{COST}", must = "failed", reason = "x"}}]',
            1,
            "cannot be told apart",
            "[[expect]]",
        ),
        (HEAD + "must = failed\n", 3, "not TOML", ""),
        (HEAD + REST + REST, 5, "not TOML", "overwrite"),
    ],
)
def test_what_is_wrong_with_an_entry_is_told_with_its_line(text, line, sentence, way_out, schema):
    before = "# a comment\n\n"
    [(told_line, told, way)] = faults(before + text)
    assert told_line == line + 2
    assert sentence in told
    assert way_out in way


def test_everything_that_is_wrong_is_told_at_once():
    assert [line for line, *_ in faults(HEAD + HEAD + REST + "x = 1\n")] == [1, 1, 7]


@pytest.mark.parametrize("what", ["", BEGINNING, "# nothing\r\n", entry(COST), entry("a:b")])
def test_what_can_be_read_is_what_the_schema_allows(what, schema):
    Expectations.of(PATH, what)
    assert Draft202012Validator(schema).is_valid(tomllib.loads(what))


def test_the_schema_forbids_what_we_do(schema):
    for text in (
        HEAD,
        "[[expect]]\n" + REST,
        HEAD + 'may = "failed"\n' + REST,
        HEAD + REST + "x=1",
    ):
        assert not Draft202012Validator(schema).is_valid(tomllib.loads(text))


def test_every_verdict_may_be_expected_or_there_is_a_reason_why_not(schema):
    assert set(EXPECTABLE) | set(NEVER_EXPECTED) == set(Verdict)
    assert not set(EXPECTABLE) & set(NEVER_EXPECTED)
    assert schema["$defs"]["verdict"]["enum"] == [verdict.value for verdict in EXPECTABLE]


def test_a_file_that_is_not_there_or_cannot_be_read(tmp_path):
    for path, sentence in (
        (tmp_path / "nosuch.toml", "there is no such file"),
        (tmp_path, "Is a directory"),
    ):
        with pytest.raises(NotExpectations, match=sentence):
            Expectations.load(path)
    (tmp_path / "latin.toml").write_bytes(b"# M\xe4rz\n")
    with pytest.raises(NotExpectations, match=r"latin\.toml:1: the file is not UTF-8"):
        Expectations.load(tmp_path / "latin.toml")


def test_nothing_in_a_text_or_a_comment_looks_like_an_entry():
    text = f'''\
# [[expect]]
[[ {TABLE} ]]  # "an odd quote
  scenario = "{COST}"
reason = """
[[expect]]
must = "crashed"
"""
  # must = "crashed"

  must = 'failed' # """
# [[expect]]

[[expect]]
clause = "a:b # no comment"
must = "failed"
reason = \'\'\'[[expect]]\'\'\'
'''
    found = Expectations.of(PATH, text).entries
    assert [(each.place.first, each.place.last) for each in found] == [(2, 10), (13, 16)]
    assert found[0].place.line_of("must") == 10
    assert found[1].name == "a:b # no comment"
    assert places(text.replace("\n", "\r\n").replace("\r\n", "\n")) == places(text)
