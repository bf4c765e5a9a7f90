from __future__ import annotations

import pytest

from judgecall.smoke.matching import difference


@pytest.mark.parametrize(
    ("expected", "came"),
    [
        ({}, {"anything": 1}),
        ({"state": {"a": 1}}, {"state": {"a": 1, "b": 2}, "events": []}),
        ({"events": []}, {"events": []}),
        ({"events": [{"event": "x"}]}, {"events": [{"event": "x", "unit": "Bears"}]}),
        ({"events": [1, [2, 3], 4]}, {"events": [1, 3, 2, 4]}),
        ({"events": [[2, 2, 3]]}, {"events": [2, 3, 2]}),
        ({"decision": None}, {"decision": None}),
        (
            {"decision": {"options": [{"id": "a"}, {"id": "b"}]}},
            {"decision": {"options": [{"id": "b", "label": "B"}, {"id": "a", "label": "A"}]}},
        ),
    ],
)
def test_what_is_named_is_there(expected, came):
    assert difference(expected, came) is None


@pytest.mark.parametrize(
    ("expected", "came", "pointer", "wanted", "found"),
    [
        ({"a": {"b": 1}}, {"a": {"b": 2}}, "/a/b", ("1",), ("2",)),
        ({"a": 1}, {"a": True}, "/a", ("1",), ("true",)),
        ({"a": False}, {"a": 0}, "/a", ("false",), ("0",)),
        ({"a": 1}, {}, "/a", ("1",), ()),
        ({"a": None}, {"a": {"b": 1}}, "/a", ("null",), ('{"b":1}',)),
        ({"a": [1, 2]}, {"a": [2, 1]}, "/a", ("1", "2"), ("2", "1")),
        ({"a": [1]}, {"a": [1, 2]}, "/a", ("1",), ("1", "2")),
        ({"a": [1, 2]}, {"a": [1]}, "/a", ("1", "2"), ("1",)),
        ({"a": []}, {"a": [1]}, "/a", (), ("1",)),
        ({"a": [[1, 2]]}, {"a": [[2, 1]]}, "/a", ("[1,2]",), ("[2,1]",)),
        (
            {"events": [[1, 2], 3]},
            {"events": [2, 3, 1]},
            "/events",
            ("2", "1", "3"),
            ("2", "3", "1"),
        ),
        ({"events": [[1, 2]]}, {"events": [2]}, "/events", ("2", "1"), ("2",)),
        ({"a": {}}, {"a": {"b": 1}}, "/a", ("{}",), ('{"b":1}',)),
        (
            {"decision": {"options": [{"id": "a"}, {"id": "b"}]}},
            {"decision": {"options": [{"id": "a"}]}},
            "/decision/options",
            ("a", "b"),
            ("a",),
        ),
    ],
)
def test_the_first_difference_is_told_with_its_place(expected, came, pointer, wanted, found):
    told = difference(expected, came)
    assert told is not None
    assert (told.pointer, told.expected, told.actual) == (pointer, wanted, found)


def test_of_a_flood_no_more_is_shown_than_can_be_read():
    told = difference({"events": [0]}, {"events": list(range(10_000))})
    assert told is not None
    assert len(told.actual) == 10
    assert told.actual[-1] == "... and 9991 more"
